### El último cohete

## Lo que se espera

drawing-first = Se sortea quién empieza.
choose-removal = Elige la galaxia que vas a retirar.
is-choosing-removal = { $who } elige la galaxia que va a retirar.
is-choosing-move = { $who } elige adónde mover.
your-rocket = tu cohete
rocket-number = el cohete { $number }
move-rocket = Mueve { $rocket }.
move-or-rescue = Mueve { $rocket } o llama a su base al rescate.
only-rescue = La base es la única salida para { $rocket }: llámala.

## Acciones

fly-to = Volar a { $ground }
call-base = Llamar a la base: casilla { $cell }
remove =
    { $left ->
        [0] Retirar la galaxia de la casilla { $cell }
        [one] Retirar una galaxia de la casilla { $cell } (queda { $left })
       *[other] Retirar una galaxia de la casilla { $cell } (quedan { $left })
    }
ground-base = la base de { $pilot }, en la casilla { $cell }
ground-own-base = tu base, en la casilla { $cell }
ground-stack = la casilla { $cell }, una pila de { $height }
ground-cell = la casilla { $cell }
there =
    { $height ->
        [0] { CAP($ground) }: vacía.
        [1] { CAP($ground) }: una galaxia.
       *[other] { CAP($ground) }.
    }

## El registro

pilot = { $owner } (cohete { $number })
own-pilot = Tu cohete { $number }
first =
    { $you ->
        [yes] El sorteo ha decidido: empiezas tú.
       *[no] El sorteo ha decidido: empieza { $who }.
    }
moved =
    { $you ->
        [yes] Vuelas de la casilla { $from } a la casilla { $to }.
       *[no] { $who } vuela de la casilla { $from } a la casilla { $to }.
    }
removed =
    { $you ->
        [yes] Retiras una galaxia de la casilla { $cell } (galaxias restantes: { $height }).
       *[no] { $who } retira una galaxia de la casilla { $cell } (galaxias restantes: { $height }).
    }
removed-last =
    { $you ->
        [yes] Retiras la galaxia de la casilla { $cell }.
       *[no] { $who } retira la galaxia de la casilla { $cell }.
    }
nothing-to-remove =
    { $you ->
        [yes] No tienes nada que retirar.
       *[no] { $who } no tiene nada que retirar.
    }
rescued =
    { $you ->
        [yes] Llamas a tu base desde la casilla { $base } y subes a ella en la casilla { $to }.
       *[no] { $who } llama a su base desde la casilla { $base } y sube a ella en la casilla { $to }.
    }
eliminated =
    { $you ->
        [yes] No tienes salida en la casilla { $cell } y quedas fuera.
       *[no] { $who } no tiene salida en la casilla { $cell } y queda fuera.
    }
won =
    { $you ->
        [yes] Nadie más puede moverse: ¡ganas tú!
        [with] Nadie más puede moverse: ¡ganas tú, junto con { $winners }!
       *[no] Nadie más puede moverse. ¡Victoria para { $winners }!
    }

## Negativas

the-rocket-of = el cohete de { $pilot }
own-rocket = tu cohete { $number }
off-board = En este tablero no hay ninguna casilla { $cell }.
move-first = Primero mueve tu cohete; después retira una galaxia.
remove-now = Tu cohete ya se ha movido: ahora retira una galaxia.
not-adjacent = La casilla { $cell } no es adyacente a tu cohete, que está en la casilla { $from }.
empty = La casilla { $cell } está vacía: un cohete solo se posa en una galaxia o en una base.
occupied = En la casilla { $cell } está { $rocket }.
no-galaxy = No hay ninguna galaxia en la casilla { $cell }.
base-stays = En la casilla { $cell } hay una base, y las bases no se retiran nunca.
carries = Sobre la pila de la casilla { $cell } está { $rocket }: no se puede retirar nada de ella.
protected = La casilla { $cell } está protegida hasta que { $rocket } salga de su base.
base-used = Tu base ya ha acudido al rescate.
base-occupied = { CAP($rocket) } está sobre tu base, en la casilla { $base }: la base no puede acudir.
not-empty = La casilla { $cell } no está vacía: una base solo puede acudir a una casilla vacía.
rescue-too-far = La casilla { $cell } está demasiado lejos: la base debe acudir junto a tu cohete, que está en la casilla { $from }.

## Opciones

layout = Tablero
layout-help = En el tablero grande las partidas son más cortas. Para dos personas es también el más justo: en el de pilas, quien empieza pierde más a menudo.
layout-stack19 = Tablero de pilas, 19 casillas
layout-flat37 = Tablero grande, 37 casillas
layout-flat61 = Tablero enorme, 61 casillas
rockets-each = Cohetes por jugador
rockets-each-help = Dos o tres cohetes cada uno con dos jugadores; dos cada uno con tres jugadores.
teams = Equipos
teams-help = Solo con cuatro jugadores: el primero y el tercero contra el segundo y el cuarto.
teams-none = Todos contra todos
teams-two = Dos equipos
first-player = Quién empieza
first-player-help = Por sorteo, si no eliges a nadie.

## El tablero

board = El tablero de El último cohete
rocket-out = fuera
rescue-ready = rescate disponible
rescue-used = rescate usado
rescue-blocked = base ocupada
team = equipo { $number }
galaxies-left =
    { $count ->
        [one] Queda { $count } galaxia
       *[other] Quedan { $count } galaxias
    }
exits-left =
    { $count ->
        [0] { $name }: sin salidas
        [one] { $name }: { $count } salida
       *[other] { $name }: { $count } salidas
    }

## El tablero en palabras

told-cells = Las casillas se numeran fila por fila desde arriba a la izquierda, a partir del 1.
told-teams = Dos equipos: { $first } contra { $second }.
cells-of-height =
    { $height ->
        [one] Casillas con una galaxia: { $cells }.
       *[other] Casillas con una pila de { $height } galaxias: { $cells }.
    }
empty-cells = Casillas vacías: { $cells }.
rocket-of = { $owner }, cohete { $number }
is-out = { $name }: fuera.
on-own-base = sobre su propia base
base-callable = su base está en la casilla { $cell } y aún puede acudir
base-called = su base ya ha acudido
stands = { $name }: en la casilla { $cell }; { $base }. Casillas vecinas: { $near }.

## Por qué los puestos son los que son

stranded =
    { $turn ->
        [1] { $name }: cohete eliminado en 1.er lugar.
        [3] { $name }: cohete eliminado en 3.er lugar.
       *[other] { $name }: cohete eliminado en { $turn }.º lugar.
    }
last-team = { $name }: solo quedan cohetes de este equipo.
last-one = { $name }: el último que aún puede moverse.

## Los dibujos junto a las reglas

drawing-starts = Dónde salen 2, 3, 4, 5 y 6 cohetes
drawing-stacks = Una galaxia, pilas de dos y de cuatro, una casilla vacía
drawing-move = El cohete puede moverse a una galaxia o a una base vecina, no a una casilla vacía
drawing-remove = Una pila libre pierde su galaxia de arriba; una base, o una pila con un cohete encima, no pierde nada
drawing-protected = No se retira nada junto a una base mientras su cohete siga en ella
drawing-rescue = La base acude, como galaxia, a una casilla vacía junto al cohete
drawing-stuck = Un cohete sin salidas queda eliminado
drawing-board = El tablero de pilas: las bases en las esquinas, pilas de 2 en el borde, de 3 en el anillo y de 4 en el centro
drawing-wider = El tablero grande de 37 casillas y el enorme de 61
drawing-numbers = Las casillas del tablero de pilas con sus números, del 1 al 19
drawing-unused = Una base que nadie usa queda por el lado de la galaxia: una galaxia
drawing-rescued = Tras el rescate, el cohete está sobre una galaxia y la esquina de la base queda vacía
drawing-several = Dos jugadores con 2 o 3 cohetes cada uno, y tres jugadores con 2 cada uno
drawing-teams = Dos contra dos: los compañeros tienen el mismo color
