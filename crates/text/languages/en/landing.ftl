### Landing Zone

## Aliens, saucers, cards

alien-tangle = Tangle
alien-puddle = Puddle
alien-whisker = Whisker
alien-grumble = Grumble
saucer-kettle = Kettle
saucer-skillet = Skillet
saucer-spinning-top = Spinning Top
saucer-lampshade = Lampshade
# $alien $saucer
pair = { $alien } and { $saucer }
kind-plain = plain
kind-armed = armed
kind-star = star
# $kind $one $other
face = { $kind }, { $one } / { $other }
# $kind $down $up
laid = { $kind }, { $down } landing, { $up } on top

## What is expected

place-a-card = Place a card: choose its column and the end that lands.
is-placing = { $who } is placing a card.
you-draw = You draw a card.
is-drawing = { $who } draws a card.
drawing-first = Drawing who starts.
dealing-secrets = Dealing the secrets.
dealing-cards = Dealing the cards.

## Actions

# $column $laid
place = Column { $column }: { $laid }

## The log. $you is `yes` where the reader is the one who acts.

# $you $who
first-turn =
    { $you ->
        [yes] You take the first turn.
       *[no] { $who } takes the first turn.
    }
# $you $who $alien
got-alien =
    { $you ->
        [yes] You got a secret alien: { $alien }.
       *[no] { $who } got a secret alien: { $alien }.
    }
# $you $who
got-hidden-alien =
    { $you ->
        [yes] You got a secret alien.
       *[no] { $who } got a secret alien.
    }
# $you $who $saucer
got-saucer =
    { $you ->
        [yes] You got a secret saucer: { $saucer }.
       *[no] { $who } got a secret saucer: { $saucer }.
    }
# $you $who
got-hidden-saucer =
    { $you ->
        [yes] You got a secret saucer.
       *[no] { $who } got a secret saucer.
    }
# $you $who $card
got-card =
    { $you ->
        [yes] You got a card: { $card }.
       *[no] { $who } got a card: { $card }.
    }
# $you $who
got-hidden-card =
    { $you ->
        [yes] You got a card.
       *[no] { $who } got a card.
    }
# $you $who $card
drew-card =
    { $you ->
        [yes] You drew a card: { $card }.
       *[no] { $who } drew a card: { $card }.
    }
# $you $who
drew-hidden-card =
    { $you ->
        [yes] You drew a card.
       *[no] { $who } drew a card.
    }
# $you $who $column $height $laid
placed =
    { $you ->
        [yes] You placed a card on column { $column }, height { $height }: { $laid }.
       *[no] { $who } placed a card on column { $column }, height { $height }: { $laid }.
    }
# $you $who $side $column $card $shared
blasted =
    { $you ->
        [yes] You blasted the card { $side }, in column { $column } ({ $card }): same { $shared }.
       *[no] { $who } blasted the card { $side }, in column { $column } ({ $card }): same { $shared }.
    }
side-left = to the left
side-right = to the right
side-below = underneath
# $column $card $from $to
fell = In column { $column } a card ({ $card }) fell from height { $from } to { $to }.
spent-on-nothing = The armed card hits nothing and is spent.
spent = The armed card is spent.
# $you $who
passed =
    { $you ->
        [yes] You passed, having no card.
       *[no] { $who } passed, having no card.
    }
columns-full = All four columns are full: the game is over.
no-cards-left = No card is left: the game is over.
# $count
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $you $who $cards
discarded =
    { $you ->
        [yes] You discarded { $cards }.
       *[no] { $who } discarded { $cards }.
    }
# $you $who $pair
revealed =
    { $you ->
        [yes] You revealed { $pair }.
       *[no] { $who } revealed { $pair }.
    }
# $column $height $card $points
landed = Column { $column }, height { $height } ({ $card }): { $points }.
# $you $who
both-points =
    { $you ->
        [yes] 2 points to you
       *[no] 2 points to { $who }
    }
# $you $who
alien-point =
    { $you ->
        [yes] 1 point to you for the alien
       *[no] 1 point to { $who } for the alien
    }
# $you $who
saucer-point =
    { $you ->
        [yes] 1 point to you for the saucer
       *[no] 1 point to { $who } for the saucer
    }

## Refusals

not-in-hand = You don't hold this card ({ $card }).
column-full = Column { $column } is full: five cards are the limit.
star-turned = A star can't be turned: it has no top or bottom.

## Options

first-player = First player
first-player-help = Who places the first card. Play then goes clockwise. Drawn at random unless you choose.

## The board

zone = The landing zone
hand-and-secrets = Your hand and your secrets
choose-card-first = Choose a card from your hand first.
full = Column { $column } is full
take = Take: { $laid }
held = Held: { $laid }
held-to-turn = Held: { $laid }. Turn it over
turn = Turn
turn-card = Turn the card over
take-hint = Take a card; tap it again to turn it
eliminates =
    { $count ->
        [one] Blasts { $count } card.
       *[other] Blasts { $count } cards.
    }
crew-stays = Your crew stays at { $points }.
# $before $after
crew-changes =
    { $after ->
        [one] Your crew: { $before } → { $after } point.
       *[other] Your crew: { $before } → { $after } points.
    }
# $cards $eliminated
badge = { $cards } in hand, { $eliminated } blasted
points-short =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The board in words

column-empty = Column { $column }: empty, above its planet card.
# $column $count $most $listed
column-cards = Column { $column }, { $count } of { $most } cards from the bottom up: { $listed }.
pile-has =
    { $count ->
        [0] The draw pile is empty.
        [one] Draw pile: { $count } card.
       *[other] Draw pile: { $count } cards.
    }
# $alien $saucer $points
your-secrets = Your secrets: { $alien } and { $saucer }. They would score { $points } now.
your-hand = Your hand: { $cards }.
# $name $cards
crew = { $name }: { $cards } in hand, nothing blasted.
# $name $cards $count $eliminated
crew-eliminated = { $name }: { $cards } in hand, { $count } blasted ({ $eliminated }).
# $name $pair
crew-secrets = { $name } had { $pair } in secret.

## The scoring

# $name $count
has-landed =
    { $count ->
        [0] { $name } has not landed
        [1] { $name } has landed once
       *[other] { $name } has landed { $count } times
    }
together = Together
# $points $each
tie-broken =
    { $points ->
        [one] Tied on { $points } point: { $each }. The more peaceful conqueror, with fewer blasted cards, comes first.
       *[other] Tied on { $points } points: { $each }. The more peaceful conqueror, with fewer blasted cards, comes first.
    }
# $points $each
tie-stays =
    { $points ->
        [one] Tied on { $points } point: { $each }. They blasted the same number of cards, so it stays a tie.
       *[other] Tied on { $points } points: { $each }. They blasted the same number of cards, so it stays a tie.
    }
# $who $count
tie-eliminated =
    { $count ->
        [one] { $who } ({ $count } card blasted)
       *[other] { $who } ({ $count } cards blasted)
    }
wins =
    { $names ->
        [one] { $names }: victory
       *[other] { $names }: made to live together, and the win is shared
    }

## Drawings beside the rules

draw-names = The four aliens and the four saucers with their names
draw-kinds = A plain card, an armed card with a lightning bolt, and a star
draw-placing = Two planet cards: one has two cards and a third coming down on them, the other a first one
draw-turning = The same card both ways up: the bright end at the bottom lands
draw-blast = An armed card blasts the card beside it that shows the same alien
draw-compare = Beside the armed card top is compared with top and bottom with bottom; below it, its bottom with the other's top
draw-planet = Four planet cards in a row, and a first card coming down
draw-drawing = A card comes from the draw pile to the three in hand
draw-chain = First the armed card blasts the card under it and falls, then it blasts its new neighbour
draw-fall = A card is blasted, and the two above it fall by one
draw-star = A card with stars above it and on both sides: no armed card can reach it any more
draw-count = A card counts by its bottom end: a point for the alien's player and one for the saucer's
draw-deck = The 24 plain and 12 armed cards
draw-secrets = Your own secret alien and saucer; those of the others are hidden
draw-order = First the neighbour beside the armed card goes, then the one under it
draw-trophies = The blasted cards lie in front of the player who placed the armed card
draw-full = Four columns of five cards: the game is over
draw-peaceful = 11 points each: one blasted card beats three
draw-result = 12 points beat 10

## The terminal

pile = pile { $count }
column-is-full = full
