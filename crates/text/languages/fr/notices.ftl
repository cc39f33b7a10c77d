### What people are told who are not here

## With variables

your-turn = À vous de jouer : { $game }
# $game $names
your-turn-against = À vous de jouer : { $game } contre { $names }
# $name $game
invited-by = { $name } vous invite : { $game }
