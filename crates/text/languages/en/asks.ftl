### What things on the boards are, in one sentence each.

## supernova
supernova-ladder = What this place pays: nothing for the first, 3 for the second, then 2 and 1; the last costs a point.
supernova-favourite = Your favourite, face up: at the end you score what its place pays.
supernova-token = Your secret favourite. Only you can look at it; it stays yours until the end.
supernova-pile = Cards left in the draw pile. When it is empty, the star takes the planets, from the centre outward.
supernova-doomed = The next planet to be taken. If an alien is on it by then, the race is over.
supernova-planet = A planet with its number. Only the first one can hold more than one alien.
supernova-alien = One of the five aliens. Everybody may move it; it leaps to the next free planet.
supernova-backer = A player’s mark beside the alien they back. At the end each of them scores what its place pays.
supernova-discard = The discard pile: played cards end up here, face up.
supernova-badge = This player's face-up favourites, and how many cards are in their hand.
supernova-card = A card in your hand. Each turn you play one, then take a new one.

## celestial
celestial-row = A characteristic of your object. The longer the bar, the better it ranks among all cards.
celestial-dots = Each dot is a card that others may hold: those you would beat, and those that would beat you.
celestial-mark = The value that this player announced, on the scale of all cards.
celestial-tally = All the cards this player has, the one in play included. The player with the most at the end wins.
celestial-badge = All the cards this player has, the one in play included. The flag marks the leader of the round.
celestial-place = A player's card of this round, on top of their pile.
celestial-object = The object on your card. Everything on it is true of the real one.
celestial-telescopes = The more telescopes, the harder the object is to observe. The harder object may change the characteristic, and wins a tie.
celestial-lead = This player leads the round, or chose the characteristic.
celestial-ahead = This player is ahead on the characteristic being compared.
celestial-shield = A Shield: this player keeps their card even after losing the round.
celestial-peek = A Telescope: this player sees the others’ cards in this round.
celestial-effect = What a Collector changes. It holds until this round is over.
celestial-last = The cards of the last round, next to the mark of the player who won them.
celestial-thumb = A card of the last round, with the mark of the player who played it.

## landing
landing-crew = Your secret crew: an alien and a saucer. Each time one of them lands, you score a point.
landing-bolt = An armed card: when it is placed, it blasts neighbours with the same alien or saucer beside it.
landing-pile = Cards left in the draw pile.
landing-points = What your crew scores as things stand. An arrow shows the score after your move.
landing-column = The column's letter. A column holds at most five cards above the planet.
landing-planet = A card of the planet. It lies face down, never scores, and nothing can blast it.
landing-height = The height in a column, as used in the log: 1 is right above the planet.
landing-badge = The cards this player has blasted. In a tie, fewer are better.
landing-card = A card as it lies: only its lower, bright end scores, for the alien and for the saucer there.
landing-hand = A card in your hand. Turn it over to land its other end.

## rockets
rockets-height = How many galaxies lie on this cell. The top one goes first.
rockets-base = A base. Its owner can call it once, to an empty cell beside the rocket. Nobody can remove it.
rockets-rescue = Here your base can come to the rescue: once per game, instead of moving and removing.
rockets-number = The cell's number, as used in the log.
rockets-rocket = A rocket. If it can neither move nor be rescued on its turn, it is out.
rockets-charge-ready = Yes: this rocket’s base can still come to the rescue, once.
rockets-charge-blocked = Not now: the base has not been called yet, but a rocket stands on it.
rockets-charge-spent = No: this rocket’s base has already come to the rescue.
rockets-charge-out = No: this rocket is out of the game.
rockets-team = The flag of this player’s team. Partners carry the same one; the last team in flight wins.
rockets-stack = Galaxies. A rocket beside them can land here, if no other rocket stands on them.
rockets-cell = A cell of the board. Once it is empty, no rocket can land here any more.
rockets-void = An empty cell: no rocket can land here, and only a base can still come here.

## asteroids
asteroids-arrow = When this number is rolled for the asteroid, it drifts one square along this arrow.
asteroids-value = The asteroid's value: lower values move first. On this number it turns on the spot.
asteroids-rock = An asteroid. A ship that flies into it is out, and a tile it drifts onto is swept away.
asteroids-tile = A tile in your hand. Place one each turn in front of your ship; tap the selected one to turn it.
asteroids-turn-safe = Turned like this, the tile keeps your ship flying.
asteroids-turn-lost = Turned like this, the tile would put you out of the game.
asteroids-turn-forbidden = Turned like this, the tile is forbidden: you have placements that keep you flying.
asteroids-dice = The last roll. On a total of 6, 7 or 8, every asteroid moves.
asteroids-pile = Tiles left in the draw pile.
asteroids-reserve = Asteroids in reserve: a 6 brings one of them onto the board.
asteroids-start = A starting mark: your ship begins here, facing the square beside it.
asteroids-line = The number of the row or column. The blue die names the row, the red one the column.
asteroids-ship = A ship. It flies when a tile is placed on the square in front of it.
asteroids-badge = How many tiles this player holds. The flag marks the player who draws first when there are tiles again.

## seats
seat-mark = This player’s mark. The same shape and colour stand for them on the board and in the log.
seat-face = The portrait of a bot. Each plays in its own way; the level says how well.
seat-level = You choose the level when you set up a game.
seat-yours = This seat is yours.

## sources
source = Source:
