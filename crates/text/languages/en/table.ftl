### What all games say around a table.

player-number = Player { $number }
# The reader in place of a name, before a colon or in a list of names.
reader = You
illustrated-by = illustrated by { $name }
game-over = The game is over.
chance-due = Wait: a draw or a roll comes first.
turn-of = It is { $name }'s turn.
# Until the clock ends the game: the board in words.
time-left =
    { $minutes ->
        [one] One minute left at most.
       *[other] { $minutes } minutes left.
    }

# The mark of our own rulings in the rule books.
ruling = Orbite's ruling

## The rule books, in short

in-short = In short
rules-goal = Goal
rules-turn = Your turn
rules-scoring = Scoring
rules-end = The end
rules-tips = Tips
rules-questions = Questions and answers
# $least $most $age $minutes
rules-box = { $least } to { $most } players, from age { $age }, about { $minutes } minutes.
rules-follow = The rules follow: { $credits }.

## How strong a bot is
level-cadet = Cadet
level-ensign = Ensign
level-pilot = Pilot
level-lieutenant = Lieutenant
level-captain = Captain
level-admiral = Admiral

## Why a game can't be started

# $seats $least $most
start-seats = The game is for { $least } to { $most } players, not { $seats }.
# $option $value $least $most
start-out-of-range = Option “{ $option }”: { $value } is not allowed; choose { $least } to { $most }.
# $option $count $most
start-too-many = Option “{ $option }”: { $count } are too many; at most { $most } are allowed.
# $option $seats
start-other-tables = Option “{ $option }” is not available with { $seats } players.
# $cards $seats
start-too-few-cards = { $cards } cards are not enough to give one to each of { $seats } players.
