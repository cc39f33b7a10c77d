### La línea de órdenes

## play

you = Jugador
game-saved = La partida está guardada en `{ $path }`; `orbite verify { $path }` la comprueba.
game-left = La partida está guardada: `orbite play --resume { $path }` la retoma.

## hint y solve

decided = { $who }: { $action } [{ $notation }]
number = { $number }
percent = { $number }{ "\u202F" }%

## hint

no-search = No ha hecho falta buscar: la jugada es forzada o se ha calculado con exactitud.
sure =
    { $games ->
        [one] { $percent } de certeza de que no hay nada mejor, tras { $games } partida simulada.
       *[other] { $percent } de certeza de que no hay nada mejor, tras { $games } partidas simuladas.
    }
columns = (probabilidad de ganar, su margen al 95{ "\u202F" }%, parte del análisis)
expected = Previsión: { $line }
chance = { $who }: { $percent }

## solve

placed =
    { $place ->
        [1] { $who }: 1.er puesto
        [3] { $who }: 3.er puesto
       *[other] { $who }: { $place }.º puesto
    }
perfect-play = Juego perfecto: { $line }
positions =
    { $count ->
        [one] { $count } posición examinada
       *[other] { $count } posiciones examinadas
    }
