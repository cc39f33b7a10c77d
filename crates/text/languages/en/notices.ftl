### What people who are not here are told

## With variables

your-turn = Your turn: { $game }
# $game $names
your-turn-against = Your turn: { $game } against { $names }
# $name $game
invited-by = { $name } invites you to play { $game }
# $names $game
joined-by = { $names } joined your table: { $game }
# $game $names
begun-against = Your game has begun: { $game } against { $names }
# $name $game
asked-by = { $name } is waiting for your answer: { $game }
game-over = Game over: { $game }
# $game $names
game-over-against = Game over: { $game } against { $names }
# $game $names
rematch-wanted-by = Rematch? { $game } against { $names }
