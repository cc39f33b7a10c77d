### Lo que dice el entrenador: el consejo de un bot fuerte, en palabras.

## El turno

plays = El entrenador jugaría: { $turn }.
then = { $first }; después: { $next }

## Por qué

forced = No hay nada más que considerar: es forzado, o está calculado hasta el final.
wins = Gana unas { $percent } de cada 100 partidas desde aquí.
second = Segunda opción: { $action } (gana { $less } menos de cada 100).
second-equal = Igual de bueno: { $action }.
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
