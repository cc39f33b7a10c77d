### The wall: a table for the whole room, read from afar.

scan-to-join = Escanea para jugar
free-seat = Libre
all-here = Ya están todos: toca «Empezar la partida» en un teléfono.
starting = Empezando…
join-next = Escanea para jugar la próxima partida
choose-next = ¿Revancha u otro juego? Elige en cualquier teléfono.

## With variables

# $host
code-at = O abre { $host } y escribe este código:
waiting-for =
    { $count ->
        [one] Falta una persona
       *[other] Faltan { $count } personas
    }
