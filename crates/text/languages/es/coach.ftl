### Lo que dice el entrenador: el consejo de un bot fuerte, en palabras.

## El turno

plays = El entrenador jugaría: { $turn }.
then = { $first }; después: { $next }

## Por qué

only-move = No hay otra jugada.
certain-win = Gana con toda seguridad: está calculado hasta el final.
certain-loss = La partida está perdida, juegues lo que juegues: no queda nada mejor.
hopeless = Ya casi no hay forma de ganar: no queda nada mejor.
wins = Desde aquí gana unas { $percent } de cada 100 partidas.
second = Segunda opción: { $action } (gana { $less } menos de cada 100).
second-equal = Igual de buena: { $action }.
equal-moves = Hay { $count } jugadas más igual de buenas, por ejemplo: { $action }.
all-equal = Las { $count } jugadas son igual de buenas: elige la que quieras.
avoid = Mejor evitar: { $action } (gana { $percent } de cada 100).

## Mirada atrás

lost =
    { $mark ->
        [blunder] Error grave: gana { $less } menos de cada 100. Mejor: { $action } (gana { $percent } de cada 100).
        [mistake] Error: gana { $less } menos de cada 100. Mejor: { $action } (gana { $percent } de cada 100).
       *[inaccuracy] Imprecisión: gana { $less } menos de cada 100. Mejor: { $action } (gana { $percent } de cada 100).
    }
thrown-away = Error grave: estaba ganado y ahora está perdido. Mejor: { $action }.
as-good = El entrenador está de acuerdo: nada es claramente mejor.
no-choice = No había nada que elegir.
marks-none = No se ha encontrado ningún error.
