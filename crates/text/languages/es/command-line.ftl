### La línea de órdenes

## play

you = Tú
game-saved = La partida está guardada en `{ $path }`; `orbite verify { $path }` la comprueba.
game-left = La partida está guardada: `orbite play --resume { $path }` la retoma.

## hint and solve

decided = { $who }: { $action } [{ $notation }]
number = { $number }
percent = { $number }{ "\u202F" }%

## hint

no-search = Sin búsqueda: la jugada es forzada o está calculada con exactitud.
sure =
    { $games ->
        [one] { $percent } de certeza de que no hay nada mejor, tras { $games } partida imaginada.
       *[other] { $percent } de certeza de que no hay nada mejor, tras { $games } partidas imaginadas.
    }
columns = (probabilidad de ganar, su margen al 95{ "\u202F" }%, parte de la reflexión)
expected = Se espera: { $line }
chance = { $who }: { $percent }

## solve

placed = { $who }: { $place }.º puesto
perfect-play = Juego perfecto: { $line }
positions =
    { $count ->
        [one] { $count } posición examinada
       *[other] { $count } posiciones examinadas
    }
