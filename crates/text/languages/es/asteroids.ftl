### Campo de asteroides

## Opciones

asteroids = Asteroides
asteroids-help = Con asteroides se lanzan los dados en cada turno y las rocas van a la deriva por el tablero. Sin ellos solo deciden las rutas: más tranquilo y pura habilidad.
asteroids-drifting = A la deriva
asteroids-none = Ninguno
bonus = Botín
bonus-help = Entre tres o más: si tu loseta elimina a otros y tú sigues volando, ves sus losetas y puedes cambiar las tuyas por ellas.
bonus-none = No
bonus-swap = Cambiar losetas
first = Quién empieza
first-help = Quien empieza elige primero una marca de salida y juega el primer turno. Por sorteo, o el asiento que prefieras.

## Nombres

mark = { $square }, { $place }
mark-top-left = borde superior, marca izquierda
mark-top-right = borde superior, marca derecha
mark-right-upper = borde derecho, marca de arriba
mark-right-lower = borde derecho, marca de abajo
mark-bottom-right = borde inferior, marca derecha
mark-bottom-left = borde inferior, marca izquierda
mark-left-lower = borde izquierdo, marca de abajo
mark-left-upper = borde izquierdo, marca de arriba
turned-not = sin girar
turned-quarter = girada un cuarto de vuelta
turned-half = girada media vuelta
turned-three-quarters = girada tres cuartos de vuelta
upwards = hacia arriba
to-the-right = hacia la derecha
downwards = hacia abajo
to-the-left = hacia la izquierda
tiles =
    { $tiles ->
        [0] ninguna loseta
        [one] la loseta { $tiles }
       *[other] las losetas { $tiles }
    }
tiles-count =
    { $count ->
        [0] ninguna loseta
        [one] { $count } loseta
       *[other] { $count } losetas
    }

## Indicaciones

drawing-first = Se sortea quién empieza.
put-ship = Pon tu nave en una marca de salida.
choosing-mark = { $who } elige una marca de salida.
place-tile = Coloca una loseta delante de tu nave.
choosing-tile = { $who } elige una loseta.
choose-kept = Elige qué losetas te quedas: { $count } entre las tuyas y las suyas.
choosing-kept = { $who } mira las losetas del botín.
drawing-tiles = Se roban losetas.
asteroid-coming = Llega un nuevo asteroide.
rolling = { $who } lanza los dados.
drifting = Los asteroides van a la deriva.
wait = Un momento.

## Jugadas

start-at = Salir de { $mark }
place = Colocar la loseta { $tile } { $turned }
place-leaving = Colocar la loseta { $tile } { $turned }, salida { $towards }
keep =
    { $tiles ->
        [0] No quedarse ninguna loseta
        [one] Quedarse la loseta { $tiles }
       *[other] Quedarse las losetas { $tiles }
    }

## Registro

appears = El asteroide { $asteroid } aparece en { $square }.
rolled-for = Un { $die } para el asteroide { $asteroid }.
turns = El asteroide { $asteroid } gira en { $square }.
drifts = El asteroide { $asteroid } avanza de { $from } a { $to }.
leaves = El asteroide { $asteroid } sale del tablero desde { $from }.
knocks-out = El asteroide { $by } echa del tablero al asteroide { $asteroid }.
sweeps = El asteroide { $by } barre la loseta { $tile } de { $square }; va bajo la pila.
nothing-added = No puede llegar ningún asteroide nuevo.
begins = Empieza { $who }.
draws-tile = { $who } roba la loseta { $tile }.
draws = { $who } roba una loseta.
starts-at = { $who } sale de { $mark }.
turn-of = Turno de { $who }.
rolls-moving = { $who } saca { $blue } y { $red }: los asteroides se mueven.
rolls-quiet = { $who } saca { $blue } y { $red }: todo tranquilo.
places = { $who } coloca la loseta { $tile } en { $square }, { $turned }.
faces = { $who } queda ahora frente a { $square }.
out-edge = { $who } se sale del tablero y queda fuera.
out-asteroid = { $who } choca con un asteroide y queda fuera.
out-loop = { $who } entra en un bucle sin fin y queda fuera.
out-tile-removed = { $who } pierde la loseta bajo su nave y queda fuera.
out-hit = Un asteroide a la deriva golpea a { $who }, que queda fuera.
out-blocked = { $who } no puede evitar el asteroide que tiene delante y queda fuera.
sees-hand = { $who } ve la mano de { $whose }: { tiles }.
looks-at-hand = { $who } mira la mano de { $whose }.
keeps =
    { $tiles ->
        [0] { $who } no se queda ninguna loseta.
       *[other] { $who } se queda { tiles }.
    }
has-chosen-hand = { $who } ha elegido su mano.
rest-under =
    { $count ->
        [one] { $count } loseta va bajo la pila.
       *[other] { $count } losetas van bajo la pila.
    }
hand-under =
    { $count ->
        [one] { $count } loseta de la mano de { $who } va bajo la pila.
       *[other] { $count } losetas de la mano de { $who } van bajo la pila.
    }
gets-marker = { $who } recibe la ficha de prioridad y robará primero.
marker-put-away = La ficha de prioridad se guarda.
passes = { $who } no tiene losetas y pasa.
ended-last-ship = La última nave: ¡gana { $winners }!
ended-no-tiles =
    { $winners ->
        [one] No quedan losetas: gana { $winners }.
       *[other] No quedan losetas: { $winners } comparten la victoria.
    }
ended-all-together =
    { $winners ->
        [one] Ya no vuela nadie: gana { $winners }.
       *[other] Nadie sigue en vuelo: { $winners } comparten la victoria.
    }
ended-last-square =
    { $winners ->
        [one] El tablero está lleno: gana { $winners }.
       *[other] El tablero está lleno: { $winners } comparten la victoria.
    }

## Rechazos

mark-due = Pon primero tu nave en una marca de salida.
tile-due = Ahora toca colocar una loseta.
keep-due = Elige primero las losetas que te quedas.
not-a-mark = Ese punto de la casilla { $square } no está en el borde del tablero.
mark-taken = Ya hay otra nave en { $mark }.
not-in-hand = La loseta { $tile } no está en tu mano.
looks-alike = La loseta { $tile } se ve igual { $turned }: colócala así.
eliminates-edge = Tu nave se saldría del tablero, y tienes algo mejor.
eliminates-loop = Tu nave quedaría en un bucle sin fin, y tienes algo mejor.
eliminates-asteroid = Tu nave chocaría con un asteroide, y tienes algo mejor.
shares = Tu nave acabaría junto a otra, en la misma ruta hacia { $square }.
wrong-number =
    { $must ->
        [one] Te quedas { $must } loseta, no { $kept }.
       *[other] Te quedas { $must } losetas, no { $kept }.
    }
not-on-offer = La loseta { $tile } no es tuya ni de las que te han mostrado.

## El tablero

dice = Dados: azul { $blue }, rojo { $red }
keep-tiles =
    { $count ->
        [one] Quédate { $must } de estas losetas ({ $count } elegida)
       *[other] Quédate { $must } de estas losetas ({ $count } elegidas)
    }
tile-of = Loseta { $tile } de { $who }
no-tiles-left = No quedan losetas.
turn = Girar
put = Colocar
start = Salir
previous-mark = Marca anterior
next-mark = Marca siguiente
keep-these = Quedarme estas
pile = Pila
reserve = Reserva
dice-label = Dados
asteroids-move = Los asteroides se mueven
all-quiet = Todo tranquilo
asteroid-ahead = Hay un asteroide delante, en { $square }: si no se aparta, chocarás.
held-tile = Loseta { $tile }, { $turned }
held-tile-result = Loseta { $tile }, { $turned }. { $result }
out = fuera
badge-marker = { tiles-count }, tiene la ficha de prioridad y roba primero
foreseen-face = Quedarás frente a { $square }.
foreseen-edge = Te saldrías del tablero.
foreseen-asteroid = Chocarías con el asteroide de { $square }.
foreseen-loop = Darías vueltas sin fin.
foreseen-eliminated = También quedaría fuera: { $who }.
rock-clockwise = Asteroide { $asteroid }: un { $value } lo gira en sentido horario, un 6 trae uno nuevo.
rock-counter-clockwise = Asteroide { $asteroid }: un { $value } lo gira en sentido antihorario, un 6 trae uno nuevo.

## El tablero en frases

told-squares = Las casillas se nombran por fila y columna desde arriba a la izquierda: 2-5 es la quinta de la segunda fila.
told-out = { $who } está fuera.
told-not-started = { $who } aún no ha salido y tiene { tiles-count }.
told-ship = La nave de { $who } está frente a { $square }, punto { $point }; { $who } tiene { tiles-count }.
told-ship-blocked = La nave de { $who } está frente a { $square }, punto { $point }, donde hay un asteroide; { $who } tiene { tiles-count }.
point-top-left = arriba izquierda
point-top-right = arriba derecha
point-right-upper = derecha arriba
point-right-lower = derecha abajo
point-bottom-right = abajo derecha
point-bottom-left = abajo izquierda
point-left-lower = izquierda abajo
point-left-upper = izquierda arriba
blue = azul
black = negro
turns-clockwise = gira en sentido horario
turns-counter-clockwise = gira en sentido antihorario
told-roll = { $die } { $act }
told-rock = Asteroide { $asteroid } ({ $value } { $colour }) en { $square }: { $rolls }; 6 trae un asteroide nuevo.
told-path = { $one } a { $other }
told-tile = En { $square } está la loseta { $tile }: { $paths }.
told-pile = Losetas en la pila: { $count }.
told-reserve = Asteroides en la reserva: { $count }.
told-dice = Dados: azul { $blue }, rojo { $red }.
told-marker = { $who } tiene la ficha de prioridad.
told-held = Tienes la loseta { $tile }; sin girar: { $paths }.
told-placement = Loseta { $tile } { $turned }: { $result }
told-placement-refused = Loseta { $tile } { $turned } (no permitido): { $result }
told-shown = { $who } tenía la loseta { $tile }: { $paths }.

## El final

end-last-ship = Queda una sola nave: gana.
end-no-tiles = No quedan losetas: las naves que siguen volando comparten la victoria.
end-all-together = Las últimas naves se perdieron a la vez y comparten la victoria.
end-last-square = La última casilla se llenó mientras salían naves por el borde: comparten la victoria con las que siguen volando.
account = { $who }: { $place }, { $fate }.
ranked = { $rank }.º puesto
ranked-shared = { ranked } compartido
fate-flying = sigue volando al final
fate-first = primera nave perdida
fate-last = última nave perdida
fate-later = { $number }.ª nave perdida
fate-together = { $fate }, junto con otras

## Dibujos

drawing-address = Un 2 azul y un 5 rojo señalan la quinta casilla de la segunda fila.
drawing-points = Una casilla y sus ocho puntos, numerados en sentido horario desde arriba a la izquierda.
drawing-turned = La misma loseta, y girada un cuarto de vuelta en sentido horario.
drawing-arrows = Un asteroide azul y uno negro: cuatro flechas con sus números del dado y el valor en la flecha de giro.
drawing-marks = Dos naves en marcas de salida al borde del tablero, cada una frente a su casilla.
drawing-drift = Sale un 1: el asteroide avanza según su flecha con el 1, hacia la derecha.
drawing-swept = Un asteroide llega a la loseta donde está una nave: loseta y nave desaparecen.
drawing-knocked = Un asteroide llega sobre otro, que sale del tablero.
drawing-collision = Un asteroide llega a la casilla que la nave de turno tiene delante: choque.
drawing-edge = Una ruta que saca del tablero la propia nave: prohibida mientras otra loseta u otro giro sea mejor.
drawing-shared = Una ruta que acaba en el punto donde otra nave ya está frente a la misma casilla.
drawing-followed = Una nave sigue su ruta por dos losetas seguidas y se detiene ante una casilla vacía.
drawing-into-rock = Una ruta que llega a un asteroide: la nave queda eliminada.

## El terminal

heading-pile = pila { $count }
heading-reserve = reserva { $count }
heading-dice = dados { $blue }+{ $red }
ends-at = acaba en fila { $row }, columna { $column }
ends-edge = sale del tablero
ends-asteroid = choca con un asteroide
ends-loop = da vueltas sin fin
keep-label = Quedarse
