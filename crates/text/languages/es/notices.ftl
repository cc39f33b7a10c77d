### What people are told who are not here

## With variables

your-turn = Te toca: { $game }
# $game $names
your-turn-against = Te toca: { $game } contra { $names }
# $name $game
invited-by = { $name } te invita: { $game }
