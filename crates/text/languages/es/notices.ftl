### What people are told who are not here

## With variables

your-turn = Te toca: { $game }
# $game $names
your-turn-against = Te toca: { $game } contra { $names }
# $name $game
invited-by = { $name } te invita: { $game }
# $names $game
joined-by = Nuevo en tu mesa ({ $game }): { $names }
# $game $names
begun-against = Tu partida ha empezado: { $game } contra { $names }
# $name $game
asked-by = { $name } espera tu respuesta: { $game }
game-over = Partida terminada: { $game }
# $game $names
game-over-against = Partida terminada: { $game } contra { $names }
# $game $names
rematch-wanted-by = ¿Revancha? { $game } contra { $names }
