### What people are told who are not here

## With variables

your-turn = À vous de jouer : { $game }
# $game $names
your-turn-against = À vous de jouer : { $game } contre { $names }
# $name $game
invited-by = { $name } vous invite : { $game }
# $names $game
joined-by = Nouveau à votre table ({ $game }) : { $names }
# $game $names
begun-against = La partie commence : { $game } contre { $names }
# $name $game
asked-by = { $name } attend votre réponse : { $game }
game-over = Partie terminée : { $game }
# $game $names
game-over-against = Partie terminée : { $game } contre { $names }
# $game $names
rematch-wanted-by = Revanche ? { $game } contre { $names }
