### Supernova

## The aliens: what one recognises them by, after their name

looks-bouloum = round as a moon, with one huge eye and three springy feet
looks-filoche = thin as a reed, with a lantern on each antenna
looks-kraqua = low and broad, all elbows and claws
looks-nuabel = a floating bell with curly ribbons
looks-trigozz = a pointed cone with a spiky crest and a striped tail

## Cards

# $one $other
duo = a { $one } and { $other } duo
solo = a { $alien } solo
exchange = an exchange
switch = a switch
initial = the initial { $alien } card
favourite-solo = { $alien } (solo)
favourite-initial = { $alien } (initial card)

## Points and ranks

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] last
    }

## What is expected

drawing-first = Drawing who starts.
dealing-favourites = Dealing the favourites.
dealing-cards = Dealing the cards.
play-a-card = Play a card.
is-choosing-card = { $who } is choosing a card.
you-take-card = You are taking a card.
is-taking-card = { $who } is taking a card.
race-over = The race is over.

## Actions

# $alien $card
advance = Advance { $alien } with { $card }
adopt = Adopt { $alien }
# $alien $drop
adopt-and-drop = Adopt { $alien }, discard { $drop }
# $give $whom $take
give-for = Give { $give } to { $whom } for { $take }
# $one $other
switch-both = Switch { $one } and { $other }
switch-nobody = Play a switch without effect

## The log. $you is `yes` where the reader is the one who acts.

# $you $who
starts =
    { $you ->
        [yes] You start.
       *[no] { $who } starts.
    }
# $you $who $alien
backs =
    { $you ->
        [yes] You back { $alien }.
       *[no] { $who } backs { $alien }.
    }
# $alien $looks
your-token = Your secret favourite is { $alien }: { $looks }.
# $you $who
gets-token =
    { $you ->
        [yes] You get a secret token.
       *[no] { $who } gets a secret token.
    }
# $you $who $card
gets-card =
    { $you ->
        [yes] You get { $card }.
       *[no] { $who } gets { $card }.
    }
a-card = a card
# $you $who $card
plays =
    { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
# $you $who $alien
adopts =
    { $you ->
        [yes] You adopt { $alien }.
       *[no] { $who } adopts { $alien }.
    }
# $you $who $favourite
drops =
    { $you ->
        [yes] You discard { $favourite }.
       *[no] { $who } discards { $favourite }.
    }
# $you $who $give $whom $take
exchanges =
    { $you ->
        [yes] You give { $give } to { $whom } for { $take }.
        [whom] { $who } gives you { $give } for { $take }.
       *[no] { $who } gives { $give } to { $whom } for { $take }.
    }
# $you $who $card
draws =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
# $you $who $planet
takes-planet =
    { $you ->
        [yes] You take planet { $planet }.
       *[no] { $who } takes planet { $planet }.
    }
# $you $who $planet $card
takes-planet-card =
    { $you ->
        [yes] You take planet { $planet }: { $card }.
       *[no] { $who } takes planet { $planet }: { $card }.
    }
# $you $who $planet
caught-up =
    { $you ->
        [yes] You would have to take planet { $planet }, but an alien stands on it: the race is over!
       *[no] { $who } would have to take planet { $planet }, but an alien stands on it: the race is over!
    }
# $you $who $alien
backed-secretly =
    { $you ->
        [yes] You secretly backed { $alien }.
       *[no] { $who } secretly backed { $alien }.
    }
# $you $who $points
scores =
    { $you ->
        [yes] You score { $points }.
       *[no] { $who } scores { $points }.
    }
# $alien $from $to
advances = { $alien } advances from planet { $from } to planet { $to }.
# $alien $from $to
moves = { $alien } moves from planet { $from } to planet { $to }.
nobody-moves = Nobody moves.
pile-empty = The pile is used up: the supernova eats into the galaxy.
reaches-end = { $alien } reaches the end of the galaxy!
# $alien $rank $points
comes = { $alien } comes { $rank }: { $points }.
ended-caught-up = The supernova has caught up: the race is over.
ended-far-end = The end of the galaxy has been reached: the race is over.

## Refusals

not-in-hand = To play { $card } you need it in your hand.
# $alien $card
not-on-card = { $alien } can't advance with { $card }.
not-solo = Only a solo can be adopted, not { $card }.
too-many-favourites = You have two favourite cards already: choose which one to discard.
nothing-to-drop = There is room for a second favourite card: you need not discard { $drop }.
drop-not-yours = { $drop } is not among your favourite cards.
give-not-yours = You can't give { $give }: it is not among your favourite cards.
exchange-with-yourself = You can't exchange with yourself: choose another player.
no-such-player = There is no player { $number } at this table.
# $take $whom
take-not-theirs = { $take } is not among the favourite cards of { $whom }.
switch-somebody = Not everybody is on the first planet: two aliens must trade places.
# $one $other $planet
same-planet = { $one } and { $other } are both on planet { $planet }.
# $alien $one $other
alien-between = { $alien } stands between { $one } and { $other }.

## Options

first-player = Starting player
first-player-help = Who plays the first card. Drawn at random unless you choose.

## The board

galaxy = The galaxy
your-hand = Your hand
your-favourites = Your favourites
choose-alien = { $alien }: choose
which-card = With which card?
choose-two = Choose two aliens with nobody between them.
with-whom = With whom?
who-trades = Who trades places?
what-give = What do you give?
what-take = What do you take?
who-makes-room = Which one makes room?
put-back = Put the card back
give = Give { $favourite }
play = Play { $card }
adopt-caption = Adopt
switch-caption = Switch
exchange-caption = Exchange
token-open = Your secret favourite is { $alien }; press to cover it
token-covered = Your secret favourite; press to look
backs-nobody = Backs nobody yet
backs-these = Backs { $aliens }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
secretly = secretly { $alien }
# $alien $planet $rank $points
lands = { $alien } to planet { $planet }: { $rank }, { $points }.
# $now $then
open-favourites = Your face-up favourites: { $now } → { $then }.
ends-race = That ends the race!

## The board in words

your-secret = Your secret favourite is { $alien }.
you-hold = You hold { $cards }.
discard-top = On top of the discard pile: { $card }.
next-planet = The pile is empty; the next planet to be taken is planet { $planet }.
pile-has =
    { $count ->
        [one] The pile has { $count } card.
       *[other] The pile has { $count } cards.
    }
# $alien $planet $rank $points
stands = { $alien } is on planet { $planet }: { $rank }, { $points }.
you-back = You back { $aliens }.
nobody = nobody
# $who $aliens $count
holds =
    { $count ->
        [one] { $who } backs { $aliens }, and holds { $count } card.
       *[other] { $who } backs { $aliens }, and holds { $count } cards.
    }
# $who $aliens $token $count
holds-and-backs =
    { $count ->
        [one] { $who } backs { $aliens }, and { $token } in secret, and holds { $count } card.
       *[other] { $who } backs { $aliens }, and { $token } in secret, and holds { $count } cards.
    }

## The scoring

# $alien $rank $planet
counted-alien = { $alien } comes { $rank } (planet { $planet })
# $who $favourite
counted-card = { $who }: { $favourite }
# $who $alien
counted-token = { $who }: { $alien } (secret token)
counted-all = { $who }: total
# $points $each
tie-broken =
    { $points ->
        [one] Tied on { $points } point: { $each }. The secret token that is worth more decides.
       *[other] Tied on { $points } points: { $each }. The secret token that is worth more decides.
    }
# $points $each
tie-stays =
    { $points ->
        [one] Tied on { $points } point: { $each }. The secret tokens are worth the same, so it stays a tie.
       *[other] Tied on { $points } points: { $each }. The secret tokens are worth the same, so it stays a tie.
    }
# $who $alien $worth
tie-token = { $who } ({ $alien }, worth { $worth })

## Drawings beside the rules

draw-aliens = The five aliens
draw-kinds = A duo, a solo, an exchange and a switch
draw-duo = A duo card: one of its two aliens advances
draw-leap = An alien leaps over two others to the next free planet
draw-adopt = A solo card becomes a favourite
draw-exchange = Two favourite cards change sides
draw-switch = Two aliens with empty planets between them trade places
draw-swallow = The star takes the planets from the centre outward
draw-caught = The next planet to be taken has an alien on it
draw-take = Take a card from the pile, so that you hold three again
draw-start = All five aliens on the first planet, next to the star
draw-scoring = The second alien twice and the leader once: 6 points
draw-ranks = What the five ranks are worth: 0, 3, 2, 1, −1
draw-left-behind = Two aliens still on the first planet are both fifth
draw-dealt = Your favourite face up, your secret token, and three cards in hand
draw-spiral = The draw pile in the star, and 18 planets in a spiral around it
draw-solo = A solo card: its alien advances
draw-replace = With a new favourite, one of two earlier cards goes
draw-far-end = An alien reaches the last planet: the race is over
draw-tie = 6 points each: the token worth 3 beats the one worth 2

## The terminal

pile = pile { $count }
discard = discard: { $count }
favourites = Favourites
pay = Pay
exchange-short = exchange
switch-short = switch
gone = gone
