### The guided first games: at most 25 words a step.

guide = Your guide
guide-progress = How far you are
# $what
pointed-at = Pointed at: { $what }
show-me = Show me
next-step = Next
step-back = Back
skip-lesson = Skip the lesson
play-on = Play on
other-act = Good idea for later! For now, choose what I'm pointing at, or press “Show me”.
other-turn = Not bad! But take the card or tile I name, turned as I say, or press “Show me”.
other-next = One moment: read this first, then press “Next”.
wait-other = The lesson is over. Play on as you like!

## rockets
rockets-fly = The universe is shrinking! Be the last rocket that can still move. Fly to the galaxy beside you.
rockets-remove = After every flight you remove one galaxy, anywhere on the board. Remove this one in the corner.
rockets-far = A rocket flies one cell at a time. Try flying far away anyway: to this galaxy!
rockets-stack = No galaxy, no landing: empty cells are lost for everybody. Fly to this stack; the number tells how many galaxies it has.
rockets-cut = Now remove a galaxy right beside your rival. Every way out it loses brings you closer to winning.
rockets-rescue = Once per game your base can come to an empty cell beside you, even when you are stuck. Call it: choose the bolt.
rockets-onward = That was your whole turn. Your base is an ordinary galaxy now. Your turn again: fly on.
rockets-hurt = Which galaxy does your rival need most? Remove this one, right beside it.
rockets-count = Before you fly, count the ways out of the place you are going to. Fly to this corner.
rockets-last = Now remove this galaxy. Curious about a symbol? Point at it, or press and hold.
rockets-end = A rocket that can't move on its turn is out. Finish this game on your own, against a gentle cadet!

## supernova
supernova-duo = Five aliens flee a star, and everybody moves them all. The most points from favourites wins. Play this card: send Filoche running!
supernova-adopt = Filoche, behind the heart, scores for you. A card with one alien can win you another favourite: adopt Nuabel.
supernova-lead = Aliens leap over their neighbours to the next free planet. Try it: send Filoche ahead of everybody.
supernova-switch = Too fast, so I take that back: first place pays nothing, second pays 3! Play the switch instead: Filoche and Bouloum trade planets.
supernova-ladder = This ladder shows what each place pays: nothing, 3, 2, 1, minus 1. Curious about a symbol? Point at it, or press and hold.
supernova-exchange = The exchange trades favourites. Nuabel is still last: give Nuabel, and take Trigozz from your rival.
supernova-secret = Kraqua is your secret favourite, behind the lock: nobody else knows, and it scores for you too. Play this card: send Kraqua on!
supernova-end = The race ends at the last planet, or when the star swallows an alien. Finish this game against a gentle cadet!

## celestial
celestial-lead = Win every card! Each is a real world. Yours is mighty Jupiter. Name one of its strengths: choose its diameter!
celestial-old = You won the cards, and you lead again. The oldest discovery wins, and Mercury has always been known. Choose discovery.
celestial-hot = Now you have the Moon. Choose temperature, and watch what a rival with a harder object can do.
celestial-harder = Titan is harder to see than the Moon, as the telescopes show. So your rival changed to distance, and won.
celestial-follow = Your rival leads with Saturn's diameter. Try to follow with your tiny Pluto!
celestial-change = Pluto would lose. But it is harder to see than Saturn, so you may change the question: choose distance.
celestial-again = A dwarf beats a giant! Now you lead with Venus, known since the dawn of time. You know what to choose.
celestial-end = The player with the most cards at the end wins. Finish this game against a gentle cadet!

## landing
landing-place = Puddle and Kettle are your secret crew. Whenever their end of a card lands, you score. Place this card on column A.
landing-chain = The bolt marks an armed card: it blasts neighbours with the same alien or saucer. Turn it over and try column B.
landing-armed = Careful: it would fall and blast your own card too! Put Kettle's end down on column C: only the rival's card goes.
landing-star = A star protects: no blast passes through it. Lay it on your first card, on column A.
landing-both = This card shows both your secrets at one end: two points. Put that end down on column C.
landing-lower = Only the lower end scores. Land Puddle on column D, and don't let the others guess your crew.
landing-end = Full columns end the game, and then the secrets are shown. Finish it against a gentle cadet!

## asteroids
asteroids-start = Your ship flies along the path that you lay. The last one flying wins. Put it on this mark at the edge.
asteroids-edge = Every turn you place a tile in front of your ship. Try the second one, turned three times: it leads off the board.
asteroids-lay = That is forbidden while you can do better. Place the first tile, turned once: the bright line shows where you will end.
asteroids-dice = You rolled 7. On 6, 7 or 8 all asteroids move: each arrow carries the number that sends it that way.
asteroids-rock = Rocks and the edge are deadly. Place the first tile as it lies: it keeps you clear of both.
asteroids-signs = The signs under a tile show its turns: dot safe, cross deadly, ring forbidden. Place the first tile, turned once.
asteroids-space = Look for open space: the more empty squares ahead, the longer you fly. Place the first tile as it lies.
asteroids-end = A tile in front of two ships moves both: think of the other one too. Finish this game against a gentle cadet!
