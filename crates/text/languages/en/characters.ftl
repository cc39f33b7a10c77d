### The characters: what bots are like, and what they say now and then.

## What they are like
vega-temper = Careful and calm: plays it safe.
rigel-temper = A fighter: attacks anyone in the way.
mira-temper = Curious: tries what nobody has tried.
altair-temper = A daredevil: attacks, whatever the risk.
lyra-temper = Peaceful: goes its own way.
deneb-temper = Old and wise: no fights, no risks.
nova-temper = A dreamer: gambles, but hurts nobody.
castor-temper = Sly: strikes only when it is safe.

## When a game begins
vega-hello = Hello. No hurry, we have all night.
rigel-hello = Ready? Catch me if you can!
mira-hello = Hi! Let's see what happens today.
altair-hello = Full throttle! Who's coming?
lyra-hello = Lovely to see you. Shall we?
deneb-hello = Sit down, young star. I have time.
nova-hello = I wished on a comet for luck!
castor-hello = Good evening. I have a plan.

## In the middle of a game
vega-midway = I would check that twice.
rigel-midway = Watch your back!
mira-midway = Ooh, what does this do?
altair-midway = Hold on tight!
lyra-midway = There is room for us all.
deneb-midway = Patience finds the way.
nova-midway = Fingers crossed…
castor-midway = Just as I thought.

## After they won
vega-won = Slow and steady wins the race. Well played.
rigel-won = Got you! Again?
mira-won = It worked! I had no idea it would.
altair-won = Did you see that? Unbelievable!
lyra-won = Oh, I won? You were close!
deneb-won = Even an old star shines now and then.
nova-won = My lucky star! Thank you!
castor-won = All according to plan.

## After somebody else won
vega-lost = Well flown! You took your chances.
rigel-lost = Beaten fair and square. Respect!
mira-lost = So that's how it's done! Show me again.
altair-lost = Ha! Crashed in style.
lyra-lost = Congratulations! That was a lovely game.
deneb-lost = The young overtake us. As it should be.
nova-lost = The stars were on your side today.
castor-lost = That was not in my plan. Bravo.
