### An invitation, before the page is there

invited = Te invitan a jugar.
your-name = Tu nombre
join = Entrar
watch = Mirar
full = Todos los asientos están ocupados: puedes mirar.
running = La partida está en curso: puedes mirar.
ended = La partida ha terminado.

## With variables

invited-by = { $name } te invita a jugar.
# $taken $seats $minutes
facts = Jugadores: { $taken } de { $seats } · unos { $minutes } min
