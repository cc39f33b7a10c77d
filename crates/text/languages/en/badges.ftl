### Badges that teach a game: what they are called, and how each is earned.

## Supernova

second-best = Silver finish
second-best-how = Have your secret alien come second: that place pays the most.
poker-face = Poker face
poker-face-how = Win with a secret alien that was never among your face-up favourites, so that nobody could tell.
good-trade = Good trade
good-trade-how = With an exchange, take a favourite that is worth at least 2 points more at the end than the one you gave.

## Celestial Duel

change = Change of subject
change-how = Win three rounds of a game after changing the characteristic: a harder object lets you do that.
oldest = Age before beauty
oldest-how = Win three rounds of a game by discovery: the oldest date wins.
tie-break = Sharp eye
tie-break-how = Win a round in which the best value was tied: the harder object wins.

## Landing Zone

chain = Chain reaction
chain-how = Blast three cards with one armed card: once cards have fallen, it acts on its new neighbours.
full-crew = Full crew
full-crew-how = At the end, have two cards that each land both your alien and your saucer: 2 points apiece.
peaceful = Peaceful conquest
peaceful-how = Win without blasting a single card. In a tie, the more peaceful player wins.

## Last Rocket

trapped = No way out
trapped-how = Leave an opponent without a move: remove the last galaxy beside their rocket.
in-reserve = Base in reserve
in-reserve-how = Win without calling your base: it helps only once, so keep it for an emergency.
rescued = Saved by the base
rescued-how = Call your base, and win all the same.

## Asteroid Field

drifts = Storm-tested
drifts-how = Still be flying after the asteroids have moved five times.
sent-off = Wrong turn
sent-off-how = Place a tile that sends another ship off the board or into an asteroid, and survive.
long-flight = Long haul
long-flight-how = Fly over three or more tiles in one turn: ships follow their path to the very end.
