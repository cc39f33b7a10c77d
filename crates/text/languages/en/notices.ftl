### What people who are not here are told

## With variables

your-turn = Your turn: { $game }
# $game $names
your-turn-against = Your turn: { $game } against { $names }
# $name $game
invited-by = { $name } invites you to play { $game }
