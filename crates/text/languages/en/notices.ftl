### What people are told who are not here

## With variables

your-turn = Your turn: { $game }
# $game $names
your-turn-against = Your turn: { $game } against { $names }
# $name $game
invited-by = { $name } invites you: { $game }
