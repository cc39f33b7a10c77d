### Celestial Duel

## Options

rounds = Rounds
rounds-help = After this many rounds the player with the most cards wins. Without a limit the game goes on until one player holds every card: the booklet's game, often more than a hundred rounds.
rounds-count =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
rounds-all = Until one player has all cards
deck = Deck
deck-help = 36 real celestial objects, with real figures.
deck-family = Family: well-known objects
deck-expert = Expert: little-known objects
minutes = Time limit
minutes-help = When the time is up, the round is played to its end; then the player with the most cards wins.
minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
minutes-none = No time limit
collectors = Collector cards
collectors-help = Special cards shuffled into the deck: turning one triggers its effect, then you turn the next card.
first-leader = First leader
first-leader-help = Who names the first characteristic. Drawn at random unless you choose.
collectors-none = none
collectors-all = one of each
collectors-twice = two of each

## Names

# A number as it is written.
number = { $number }
# A text with a capital at its beginning.
capital = { CAP($text) }
diameter = diameter
discovery = discovery
temperature = temperature
distance = distance
difficulty-green = green
difficulty-yellow = yellow
difficulty-orange = orange
difficulty-red = red
collector-comet = Comet
    .the = the Comet
collector-eclipse = Eclipse
    .the = the Eclipse
collector-telescope = Telescope
    .the = the Telescope
collector-slingshot = Slingshot
    .the = the Slingshot
collector-black-hole = Black hole
    .the = the Black hole
collector-shield = Shield
    .the = the Shield
effect-sentence = { CAP($effect) }.
effect-comet = the others give their bottom cards
effect-eclipse = this round the lowest value wins, for discovery the most recent
effect-telescope = its owner sees the others' cards this round
effect-slingshot = its owner leads this round
effect-black-hole = the losers' cards of this round leave the game
effect-shield = its owner keeps their card even after losing the round
kind-star = star
kind-planet = planet
kind-dwarf-planet = dwarf planet
kind-moon = moon
kind-asteroid = asteroid
kind-comet = comet
kind-centaur = centaur
kind-trans-neptunian = trans-Neptunian object
kind-neutron-star = neutron star
kind-white-dwarf = white dwarf
kind-exoplanet = exoplanet
kind-other = celestial object

## Values

# $number $unit
with-unit = { $number }{ "\u00A0" }{ $unit }
about = about { $value }
unit-km = km
# $number
unit-million-km = million km
# $number
unit-billion-km = billion km
unit-bc = BC
unit-celsius = °C
unit-light-minutes =
    { $number ->
        [one] light-minute
       *[other] light-minutes
    }
unit-light-hours =
    { $number ->
        [one] light-hour
       *[other] light-hours
    }
unit-light-years =
    { $number ->
        [one] light-year
       *[other] light-years
    }
unit-million-km-short = mn km
unit-billion-km-short = bn km
unit-light-minutes-short = light-min
unit-light-hours-short = light-h
unit-light-years-short = light-yr

## Prompts

drawing-leader = Drawing who leads first.
# $you $who
turning =
    { $you ->
        [yes] You turn a card.
       *[no] { $who } turns a card.
    }
# $you $who
turning-in-battle =
    { $you ->
        [yes] You turn a card.
       *[no] { $who } turns a card.
    }
# $you $who
giving =
    { $you ->
        [yes] The Comet takes a card: you give one.
       *[no] The Comet takes a card: { $who } gives one.
    }
lead-with = You lead with { FORM($card, "the") }: name a characteristic.
choosing = { $who } is choosing a characteristic.
may-change = { $who } may change the characteristic.
follow-or-change = Follow, or change it.
# $who $called $value
follow-or-change-it = { $who } chose { $called } with { $value }: follow, or change it.

## Actions

# $called $value
name-it = { CAP($called) }: { $value }
announce = Announce { $value }
# $called $value
change-to = Change to { $called }: { $value }

## Log

# $you $who
leads-first =
    { $you ->
        [yes] By the luck of the draw, you lead first.
       *[no] By the luck of the draw, { $who } leads first.
    }
# $you $round $who
round-begins =
    { $you ->
        [yes] Round { $round }. You lead.
       *[no] Round { $round }. { $who } leads.
    }
# $you $who
looks-through-telescope =
    { $you ->
        [yes] You look through the Telescope.
       *[no] { $who } looks through the Telescope.
    }
own-card = Your card: { $card }.
# $who $card
through-telescope = Through the Telescope: { $who } has { FORM($card, "the") }.
# $you $who $collector $effect
collector-turned =
    { $you ->
        [yes] You turn a Collector, { $collector }: { $effect }.
       *[no] { $who } turns a Collector, { $collector }: { $effect }.
    }
# $you $who $collector
collector-wasted =
    { $you ->
        [yes] You turn a Collector, { $collector }: no effect in a battle.
       *[no] { $who } turns a Collector, { $collector }: no effect in a battle.
    }
# $you $from $to $card
gives =
    { $you ->
        [yes] You show { FORM($card, "the") } and give it to { $to }.
        [whom] { $from } shows { FORM($card, "the") } and gives it to you.
       *[no] { $from } shows { FORM($card, "the") } and gives it to { $to }.
    }
# $you $who
goes-out =
    { $you ->
        [yes] You have no card left: you are out.
       *[no] { $who } has no card left and is out.
    }
# $you $who
lead-passes =
    { $you ->
        [yes] The leader has no card: you lead.
       *[no] The leader has no card: { $who } leads.
    }
# $you $who $called $value
chooses =
    { $you ->
        [yes] You choose { $called }: { $value }.
       *[no] { $who } chooses { $called }: { $value }.
    }
# $you $who $called $value
changes =
    { $you ->
        [yes] You change to { $called } with { $value }: your object is harder to observe.
       *[no] { $who } changes to { $called } with { $value }: their object is harder to observe.
    }
# $you $who
has-harder =
    { $you ->
        [yes] Your object is harder to observe: you may change the characteristic.
       *[no] { $who } has an object that is harder to observe, and may change the characteristic.
    }
# $you $who $value
announces =
    { $you ->
        [yes] You announce { $value }.
       *[no] { $who } announces { $value }.
    }
# $you $who $value
follows =
    { $you ->
        [yes] You follow with { $value }.
       *[no] { $who } follows with { $value }.
    }
# $you $who $difficulty
tie =
    { $you ->
        [yes] A tie: your card is { $difficulty }.
       *[no] A tie: the card of { $who } is { $difficulty }.
    }
# $one $other
against = { $one } against { $other }
# $you $rivals
battle =
    { $you ->
        [with] Battle: you against { $rivals }!
       *[no] Battle: { $rivals }!
    }
# $you $who $card
turns-in-battle =
    { $you ->
        [yes] You turn { FORM($card, "the") }.
       *[no] { $who } turns { FORM($card, "the") }.
    }
# $you $who
wins-round =
    { $you ->
        [yes] You win the round!
       *[no] { $who } wins the round.
    }
# $you $who $card
shows =
    { $you ->
        [yes] You show { FORM($card, "the") }.
       *[no] { $who } shows { FORM($card, "the") }.
    }
falls-in = { CAP(FORM($card, "the")) } falls into the black hole.
# $you $card $who
saved =
    { $you ->
        [yes] The Shield saves { FORM($card, "the") } for you.
       *[no] The Shield saves { FORM($card, "the") } for { $who }.
    }
# $who $value $reason
wins-with = { $who }: { $value } wins, { $reason }
wins-highest = the highest value
wins-lowest = the lowest value
wins-oldest = the oldest discovery
wins-newest = the most recent discovery
wins-harder = harder to observe
time-called = Time is up: this round is the last.
over-all-cards = The game is over: one player holds all cards.
over-nobody-left = The game is over: nobody has a card left.
over-round-limit = The game is over: that was the last round, and the player with the most cards wins.
over-time-called = The game is over: time is up, and the player with the most cards wins.

## Refusals

nothing-chosen = There is nothing to answer yet: name a characteristic.
already-chosen = The characteristic is already chosen ({ $called }): follow, or change it.
same-characteristic = That is the current characteristic ({ $called }): change to another one.

## The board

cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
turn-card = Turn the card
round-title = Round { $round }
# $round $last
round-title-of = Round { $round }/{ $last }
# $round $minutes
round-title-timed = Round { $round } · { $minutes } min left
lowest-wins = lowest wins
outlook-best = Beats everything they can hold.
outlook-beaten = Somebody is sure to have better.
# $beaten $cards
outlook-open = Beats { $beaten } of the { $cards } cards they may hold.
best = best
beaten = beaten
out = out
leads = leads
duel-over = The duel is over
four-scales = Four scales
further-right = Further right is better this round.
your-cards = You: { cards-count }
no-effect = No effect in a battle
# $you $who $cards
last-shown =
    { $you ->
        [yes] You won the last round. Cards shown: { $cards }.
       *[no] Last round won by { $who }. Cards shown: { $cards }.
    }
last-round = Last round: { $who }

## The board in sentences

told-round = Round { $round }.
# $round $last
told-round-of = Round { $round } of { $last }.
told-leader = Leader: { $who }.
# $card $kind $difficulty
told-own-card = Your card: { $card }, { $kind }, { $difficulty }.
# $called $value
told-value = { CAP($called) }: { $value }.
# $called $value $beaten $cards
told-prospect =
    { $cards ->
        [one] { CAP($called) }: { $value }, beats { $beaten } of the { $cards } card the others may hold.
       *[other] { CAP($called) }: { $value }, beats { $beaten } of the { $cards } cards the others may hold.
    }
# $who $value
told-announced = { $who } { $value }
# $called $who $announced
told-call = Compared: { $called }. Chooser: { $who }. Announced: { $announced }.
# $who $facts
told-place = { $who }: { $facts }.
told-pile = { cards-count } in the pile
told-hidden = a hidden card in play
told-in-play = { $card } in play
told-in-battle = turned in the battle: { $cards }
told-may-change = may change the characteristic
told-eclipse = Eclipse: this round the lowest value wins, or the most recent discovery.
told-black-hole = Black hole: the losers' cards of this round leave the game.
# $who $cards
told-brought = { $who }, brought by a Comet in this round: { $cards }.
told-battle = In the battle: { $rivals }.
told-aside = Out of the game: { $cards }.
# $who $cards
told-last = Winner of the last round: { $who }. Shown: { $cards }.
# $card $who
told-shown = { $card } ({ $who })
# $card $who
told-shown-lost = { $card } ({ $who }; lost in the black hole)
# $card $who
told-shown-saved = { $card } ({ $who }; saved by the Shield)

## The final count

in-pile = In the pile
on-table = On the table
# $who $count
victory = { $who }: victory with { cards-count }
# $who $count
shared-victory = { $who }: shared victory with { cards-count }
# $who $rank $count
placed =
    { $rank ->
        [1] { $who }: 1st place with { cards-count }
        [2] { $who }: 2nd place with { cards-count }
        [3] { $who }: 3rd place with { cards-count }
       *[other] { $who }: { $rank }th place with { cards-count }
    }

## Drawings

drawing-characteristics = Saturn with its four values, each on a scale.
drawing-difficulties = Four telescopes are harder than three, three than two, two than one.
drawing-leading = The leader announces a value; the others' cards stay hidden.
drawing-changing = A red card may change what a green card chose.
drawing-comparing = The largest diameter is best, and the oldest discovery.
drawing-taking = The cards of the round go under the winner's pile.
drawing-tie = Two equal values: the card that is harder to observe wins.
drawing-battle = Still tied: each player turns their next card, and the harder object wins.
drawing-dealt = How many cards each player gets: 18 with two players, 12 with three, 9 with four, 7 with five, 6 with six.
drawing-changing-again = A green card chose, an orange one changed it, and now only a red one may.
drawing-counting = Time is up: 17 cards beat 10 and 9.
# $collector $effect
drawing-collector = { $collector }: { $effect }

## The terminal

observing = To observe
observed-green = naked eye
observed-yellow = telescope
observed-orange = very hard
observed-red = almost impossible
no-card = no card
hidden-card = card hidden
aside-count = aside: { $count }
chose = chose
asked = may change
eclipse-holds = Eclipse: the lowest wins
black-hole-holds = Black hole: losers' cards leave
battle-on = Battle: { $rivals }

## The objects

object-sun = Sun
    .the = the Sun
object-mercury = Mercury
object-venus = Venus
object-earth = Earth
    .the = the Earth
object-moon = Moon
    .the = the Moon
object-mars = Mars
object-jupiter = Jupiter
object-saturn = Saturn
object-uranus = Uranus
object-neptune = Neptune
object-ceres = Ceres
object-vesta = Vesta
object-lutetia = Lutetia
object-mathilde = Mathilde
object-gaspra = Gaspra
object-phobos = Phobos
object-halley = Halley's Comet
object-churyumov-gerasimenko = 67P/Churyumov-Gerasimenko
object-pluto = Pluto
object-charon = Charon
object-echeclus = Echeclus
object-varuna = Varuna
object-quaoar = Quaoar
object-sedna = Sedna
object-eris = Eris
object-rx-j1856 = RX J1856.5-3754
object-kepler-16b = Kepler-16b
object-kepler-37b = Kepler-37b
object-kepler-186f = Kepler-186f
object-proxima-b = Proxima b
object-trappist-1e = TRAPPIST-1e
object-lhs-1140b = LHS 1140 b
object-pi-mensae-c = Pi Mensae c
object-k2-141b = K2-141 b
object-ltt-9779b = LTT 9779 b
object-wasp-193b = WASP-193 b
object-io = Io
object-europa = Europa
object-ganymede = Ganymede
object-callisto = Callisto
object-titan = Titan
object-enceladus = Enceladus
object-triton = Triton
object-deimos = Deimos
object-sirius = Sirius
object-sirius-b = Sirius B
object-vega = Vega
object-alpha-centauri = Alpha Centauri
object-proxima-centauri = Proxima Centauri
object-polaris = Polaris
object-barnards-star = Barnard's Star
object-betelgeuse = Betelgeuse
object-vy-canis-majoris = VY Canis Majoris
object-crab-pulsar = Crab Pulsar
    .the = the Crab Pulsar
object-51-pegasi-b = 51 Pegasi b
object-uy-scuti = UY Scuti

## What is said of them

note-sun = Never look straight at it. More than a million Earths would fit inside.
note-mercury = The smallest planet and the fastest: its year lasts 88 days.
note-venus = Its thick air traps so much heat that lead would melt there.
note-earth = The only place where we know that anything is alive.
note-moon = Twelve people have walked on it, and their footprints are still there.
note-mars = Rust paints it red, and it has the tallest volcano of all the planets.
note-jupiter = Its Great Red Spot is a storm wider than the Earth.
note-saturn = It is lighter than water for its size, and its rings are made of ice.
note-uranus = It rolls around the Sun lying on its side.
note-neptune = It was found with pen and paper: a calculation told astronomers where to look.
note-ceres = The only dwarf planet between Mars and Jupiter, with spots of bright salt.
note-vesta = The brightest asteroid; a giant impact tore off much of its south.
note-lutetia = A painter found it from his window in Paris; it bears the city's old name.
note-mathilde = Darker than coal, and it takes 17 days to turn once.
note-gaspra = The first asteroid ever photographed from close by, in 1991.
note-phobos = It circles Mars three times a day, and one day it will fall apart.
note-halley = It comes back every 76 years or so: look out for it in 2061.
note-churyumov-gerasimenko = A comet shaped like a rubber duck; the probe Philae bounced on it in 2014.
note-pluto = A huge plain of nitrogen ice draws a heart on its face.
note-charon = Half as wide as Pluto; the two always show each other the same face.
note-echeclus = A centaur: an asteroid that turned out to be a comet too.
note-varuna = It spins so fast, once in six hours, that it is stretched like an egg.
note-quaoar = It wears rings much farther out than astronomers thought possible.
note-sedna = One of its years lasts more than 11,000 of ours.
note-eris = Because of it, astronomers decided what a planet is, and Pluto was not one.
note-rx-j1856 = A dead star no wider than a city, with about as much matter as the Sun.
note-kepler-16b = From there you would see two suns set.
note-kepler-37b = A planet hardly larger than our Moon, found from 200 light-years away.
note-kepler-186f = The first Earth-sized planet found where water might be liquid.
note-proxima-b = A planet of the star next door, a mere four light-years away.
note-trappist-1e = One of seven rocky sisters around a star hardly wider than Jupiter.
note-lhs-1140b = It may be a ball of ice with a round ocean that always faces its star.
note-pi-mensae-c = The first planet found by the TESS telescope; its sun is a naked-eye star.
note-k2-141b = A lava world where the air is vapour of rock and it may rain stone.
note-ltt-9779b = A mirror in the sky: its metal clouds send back most of the light.
note-wasp-193b = Larger than Jupiter and as light as candyfloss.
note-io = The most volcanic world we know: more than 400 volcanoes are at work there.
note-europa = Under its ice lies, in all likelihood, an ocean with more water than all our seas.
note-ganymede = The largest moon of all, larger even than the planet Mercury.
note-callisto = Craters upon craters: hardly any surface is as old as this one.
note-titan = The only moon with thick air; methane rains into its lakes.
note-enceladus = Fountains of ice and vapour spray out of its south pole, from a hidden ocean.
note-triton = It circles Neptune the wrong way round: it was probably captured.
note-deimos = Its gravity is so weak that a good jump would last many minutes.
note-sirius = The brightest star in the night sky, in the constellation of the Greater Dog.
note-sirius-b = A white dwarf: smaller than the Earth and as heavy as the Sun.
note-vega = In 1850 it became the first star, after the Sun, to be photographed.
note-alpha-centauri = The nearest star that is like our Sun; it has two companions.
note-proxima-centauri = The star nearest to the Sun, and yet you need a telescope to see it.
note-polaris = It stands almost exactly above the North Pole and shows the way north.
note-barnards-star = The fastest star in our sky: in 180 years it moves by the width of the full Moon.
note-betelgeuse = In the Sun's place it would reach beyond Mars; one day it will explode.
note-vy-canis-majoris = One of the largest stars known: in the Sun's place it would reach beyond Jupiter.
note-crab-pulsar = What is left of a star that exploded in 1054; it spins 30 times a second.
note-51-pegasi-b = The first planet found around a star like our Sun: in 1995, from the south of France.
note-uy-scuti = Once called the largest star of all; newer measurements make it smaller.
