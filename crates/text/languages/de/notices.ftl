### What people are told who are not here

## With variables

your-turn = Du bist am Zug: { $game }
# $game $names
your-turn-against = Du bist am Zug: { $game } gegen { $names }
# $name $game
invited-by = { $name } lädt dich ein: { $game }
