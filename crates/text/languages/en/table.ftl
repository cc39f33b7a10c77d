### What all games say around a table.

player-number = Player { $number }
game-over = The game is over.
chance-due = Wait: a draw or a roll comes first.
turn-of = It is { $name }'s turn.

# The mark of our own rulings in the rule books.
ruling = Orbite's ruling

## How strong a bot is
level-cadet = Cadet
level-pilot = Pilot
level-captain = Captain
level-admiral = Admiral
