### What people are told who are not here

## With variables

your-turn = Du bist am Zug: { $game }
# $game $names
your-turn-against = Du bist am Zug: { $game } gegen { $names }
# $name $game
invited-by = { $name } lädt dich ein: { $game }
# $names $game
joined-by = Neu an deinem Tisch: { $names } ({ $game })
# $game $names
begun-against = Deine Partie hat begonnen: { $game } gegen { $names }
# $name $game
asked-by = { $name } wartet auf deine Antwort: { $game }
game-over = Partie beendet: { $game }
# $game $names
game-over-against = Partie beendet: { $game } gegen { $names }
# $game $names
rematch-wanted-by = Revanche? { $game } gegen { $names }
