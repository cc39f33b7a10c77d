### Campo de asteroides

## Opciones

asteroids = Asteroides
asteroids-help = Con asteroides se lanzan los dados en cada turno y las rocas van a la deriva por el tablero; entre dos, muchas partidas acaban tras unos pocos turnos. Sin ellos solo deciden las rutas: una partida más larga y tranquila, de pura habilidad.
asteroids-drifting = A la deriva
asteroids-none = Ninguno
bonus = Botín
bonus-help = Con tres jugadores o más: si tu loseta elimina a otros y tú sigues en vuelo, ves sus losetas y puedes cambiar las tuyas por ellas.
bonus-none = No
bonus-swap = Cambiar losetas
first = Quién empieza
first-help = Quien empieza elige primero una marca de salida y juega el primer turno. Por sorteo, si no eliges a nadie.

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
choose-kept = Elige con qué losetas te quedas: { $count } de entre las tuyas y las suyas.
choosing-kept = { $who } mira las losetas del botín.
drawing-tiles = Se roban losetas.
asteroid-coming = Llega un nuevo asteroide.
you-roll = Lanzas los dados.
rolling = { $who } lanza los dados.
drifting = Los asteroides van a la deriva.
wait = Un momento.

## Jugadas

start-at = Salir desde { $mark }
place = Colocar la loseta { $tile } { $turned }
place-leaving = Colocar la loseta { $tile } { $turned }, salida { $towards }
keep =
    { $tiles ->
        [0] No quedarse con ninguna loseta
        [one] Quedarse con la loseta { $tiles }
       *[other] Quedarse con las losetas { $tiles }
    }

## Registro

appears = El asteroide { $asteroid } aparece en { $square }.
rolled-for = Un { $die } para el asteroide { $asteroid }.
turns = El asteroide { $asteroid } gira en { $square }.
drifts = El asteroide { $asteroid } avanza de { $from } a { $to }.
leaves = El asteroide { $asteroid } sale del tablero desde { $from }.
knocks-out = El asteroide { $by } expulsa del tablero al asteroide { $asteroid }.
sweeps = El asteroide { $by } barre la loseta de { $square }, que va debajo de la pila.
nothing-added = No puede llegar ningún asteroide nuevo.
begins =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $who }.
    }
draws =
    { $you ->
        [yes] Robas una loseta.
       *[no] { $who } roba una loseta.
    }
starts-at =
    { $you ->
        [yes] Sales desde { $mark }.
       *[no] { $who } sale desde { $mark }.
    }
turn-of =
    { $you ->
        [yes] Te toca a ti.
       *[no] Le toca a { $who }.
    }
rolls-moving =
    { $you ->
        [yes] Sacas { $blue } y { $red }: los asteroides se mueven.
       *[no] { $who } saca { $blue } y { $red }: los asteroides se mueven.
    }
rolls-quiet =
    { $you ->
        [yes] Sacas { $blue } y { $red }: todo tranquilo.
       *[no] { $who } saca { $blue } y { $red }: todo tranquilo.
    }
places =
    { $you ->
        [yes] Colocas una loseta en { $square }, { $turned }.
       *[no] { $who } coloca una loseta en { $square }, { $turned }.
    }
faces =
    { $you ->
        [yes] Quedas ahora frente a { $square }.
       *[no] { $who } queda ahora frente a { $square }.
    }
out-edge =
    { $you ->
        [yes] Te sales del tablero y quedas fuera.
       *[no] { $who } se sale del tablero y queda fuera.
    }
out-asteroid =
    { $you ->
        [yes] Chocas con un asteroide y quedas fuera.
       *[no] { $who } choca con un asteroide y queda fuera.
    }
out-loop =
    { $you ->
        [yes] Entras en un bucle sin fin y quedas fuera.
       *[no] { $who } entra en un bucle sin fin y queda fuera.
    }
out-tile-removed =
    { $you ->
        [yes] Pierdes la loseta bajo tu nave y quedas fuera.
       *[no] { $who } pierde la loseta bajo su nave y queda fuera.
    }
out-hit =
    { $you ->
        [yes] Un asteroide a la deriva te golpea y quedas fuera.
       *[no] Un asteroide a la deriva golpea a { $who }, que queda fuera.
    }
out-blocked =
    { $you ->
        [yes] No puedes evitar el asteroide que tienes delante y quedas fuera.
       *[no] { $who } no puede evitar el asteroide que tiene delante y queda fuera.
    }
looks-at-hand =
    { $you ->
        [yes] Miras la mano de { $whose }.
        [whom] { $who } mira tu mano.
       *[no] { $who } mira la mano de { $whose }.
    }
has-chosen-hand =
    { $you ->
        [yes] Has elegido tu mano.
       *[no] { $who } ha elegido su mano.
    }
rest-under =
    { $count ->
        [one] { $count } loseta va debajo de la pila.
       *[other] { $count } losetas van debajo de la pila.
    }
hand-under =
    { $you ->
        [yes] Tu mano va debajo de la pila. Losetas: { $count }.
       *[no] La mano de { $who } va debajo de la pila. Losetas: { $count }.
    }
gets-marker =
    { $you ->
        [yes] Recibes la ficha de prioridad y robarás primero.
       *[no] { $who } recibe la ficha de prioridad y robará primero.
    }
marker-put-away = La ficha de prioridad se guarda.
passes =
    { $you ->
        [yes] No tienes losetas y pasas.
       *[no] { $who } no tiene losetas y pasa.
    }
ended-last-ship =
    { $you ->
        [yes] La última nave: ¡ganas tú!
       *[no] La última nave: ¡gana { $winners }!
    }
ended-no-tiles =
    { $you ->
        [yes] No quedan losetas: ¡ganas tú!
        [with] No quedan losetas: ¡compartes la victoria con { $winners }!
       *[no] No quedan losetas. ¡Victoria para { $winners }!
    }
ended-all-together =
    { $you ->
        [yes] Las últimas naves caen a la vez: ¡ganas tú!
        [with] Las últimas naves caen a la vez: ¡compartes la victoria con { $winners }!
       *[no] Las últimas naves caen a la vez. ¡Victoria para { $winners }!
    }
ended-last-square =
    { $you ->
        [yes] El tablero está lleno: ¡ganas tú!
        [with] El tablero está lleno: ¡compartes la victoria con { $winners }!
       *[no] El tablero está lleno. ¡Victoria para { $winners }!
    }

## Rechazos

mark-due = Pon primero tu nave en una marca de salida.
tile-due = Ahora toca colocar una loseta.
keep-due = Elige primero con qué losetas te quedas.
not-a-mark = Ese punto de la casilla { $square } no está en el borde del tablero.
mark-taken = Ya hay otra nave en { $mark }.
not-in-hand = Esa loseta no está en tu mano.
looks-alike = Esa loseta se ve igual { $turned }: colócala de esa manera.
eliminates-edge = Tu nave se saldría del tablero, y tienes una jugada mejor.
eliminates-loop = Tu nave quedaría en un bucle sin fin, y tienes una jugada mejor.
eliminates-asteroid = Tu nave chocaría con un asteroide, y tienes una jugada mejor.
shares = Tu nave acabaría en el mismo punto que otra, frente a { $square }, y puedes evitarlo.
wrong-number =
    { $must ->
        [one] Debes quedarte con { $must } loseta, no con { $kept }.
       *[other] Debes quedarte con { $must } losetas, no con { $kept }.
    }
not-on-offer = Esa loseta no es tuya ni de las que has visto.

## El tablero

dice = Dados: azul { $blue }, rojo { $red }
keep-tiles =
    { $count ->
        [one] Quédate con { $must } de estas losetas ({ $count } elegida)
       *[other] Quédate con { $must } de estas losetas ({ $count } elegidas)
    }
tile-of = Loseta { $tile } ({ $who })
no-tiles-left = No quedan losetas.
tiles-under = Estás fuera: tus losetas han ido debajo de la pila.
their-tiles-under = Fuera de la partida: las losetas han ido debajo de la pila.
turn = Girar
put = Colocar
start = Salir
previous-mark = Marca anterior
next-mark = Marca siguiente
keep-these = Quedarme con estas
pile = Pila
reserve = Reserva
dice-label = Dados
asteroids-move = Los asteroides se mueven
all-quiet = Todo tranquilo
asteroid-ahead = Tienes delante un asteroide, en { $square }: si no se aparta, chocarás.
held-tile = Loseta { $tile }, { $turned }
held-tile-result = Loseta { $tile }, { $turned }. { $result }
out = fuera
badge-marker = { tiles-count }, tiene la ficha de prioridad y roba primero
foreseen-face = Quedarás frente a { $square }.
foreseen-edge = Te saldrías del tablero.
foreseen-asteroid = Chocarías con el asteroide de { $square }.
foreseen-loop = Darías vueltas sin fin.
foreseen-eliminated =
    { $who ->
        [one] También quedaría fuera { $who }.
       *[other] También quedarían fuera { $who }.
    }
rock-clockwise = Asteroide { $asteroid }: un { $value } lo gira en sentido horario, un 6 trae uno nuevo.
rock-counter-clockwise = Asteroide { $asteroid }: un { $value } lo gira en sentido antihorario, un 6 trae uno nuevo.

## El tablero en frases

told-squares = Las casillas se nombran por fila y columna desde arriba a la izquierda: 2-5 es la quinta de la segunda fila.
told-out = { $who }: fuera.
told-not-started = { $who }: aún sin salir; { tiles-count } en la mano.
told-ship = { $who }: la nave está frente a { $square }, en el punto { $point }; { tiles-count } en la mano.
told-ship-blocked = { $who }: la nave está frente a { $square }, donde hay un asteroide, en el punto { $point }; { tiles-count } en la mano.
point-top-left = superior izquierdo
point-top-right = superior derecho
point-right-upper = derecho superior
point-right-lower = derecho inferior
point-bottom-right = inferior derecho
point-bottom-left = inferior izquierdo
point-left-lower = izquierdo inferior
point-left-upper = izquierdo superior
blue = azul
black = negro
rock-name = { $value } ({ $colour })
turns-clockwise = gira en sentido horario
turns-counter-clockwise = gira en sentido antihorario
told-roll = { $die } { $act }
told-rock = Asteroide { $asteroid } en { $square }: { $rolls }; 6 trae uno nuevo.
told-path = del { $one } al { $other }
told-tile = En { $square } hay una loseta: { $paths }.
told-pile = Losetas en la pila: { $count }.
told-reserve = Asteroides en la reserva: { $count }.
told-dice = Dados: azul { $blue }, rojo { $red }.
told-marker = La ficha de prioridad: { $who }.
told-held = Tienes la loseta { $tile }; sin girar: { $paths }.
told-placement = Loseta { $tile } { $turned }: { $result }
told-placement-refused = Loseta { $tile } { $turned } (no permitida): { $result }
told-shown = Loseta { $tile }, que tenía { $who }; sin girar: { $paths }.

## El final

end-last-ship = Solo queda una nave, y gana.
end-no-tiles = No quedan losetas: las naves que siguen en vuelo comparten la victoria.
end-all-together = Las últimas naves cayeron a la vez y comparten la victoria.
end-last-square = La última casilla se llenó y varias naves salieron por el borde: comparten la victoria con las que siguen en vuelo.
account = { $who }: { $place }, { $fate }.
ranked =
    { $rank ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $rank }.º puesto
    }
ranked-shared = { ranked } compartido
fate-flying = sigue en vuelo al final
fate-first = primera nave eliminada
fate-last = última nave eliminada
fate-later = { $number }.ª nave eliminada
fate-together = { $fate }, a la vez que otras

## Dibujos

drawing-address = Un 2 azul y un 5 rojo señalan la quinta casilla de la segunda fila.
drawing-points = Una casilla y sus ocho puntos, numerados en sentido horario desde arriba a la izquierda.
drawing-turned = La misma loseta, sin girar y girada un cuarto de vuelta en sentido horario.
drawing-arrows = Un asteroide azul y uno negro: cuatro flechas con sus números del dado y el valor en la flecha de giro.
drawing-marks = Dos naves en marcas de salida al borde del tablero, cada una frente a su casilla.
drawing-scattered = Seis asteroides en casillas que indican los dados, y cuántos hay: 6 con 2 a 4 jugadores, 5 con 5 o 6, 4 con 7 u 8.
drawing-rolled = Un 3 y un 4 suman 7: los asteroides se mueven.
drawing-laid = Una loseta se coloca delante de una nave y prolonga su ruta.
drawing-drift = Sale un 1: el asteroide avanza hacia donde apunta su flecha del 1, a la derecha.
drawing-swept = Un asteroide llega a la loseta en la que está una nave: desaparecen la loseta y la nave.
drawing-knocked = Un asteroide llega a la casilla de otro, que sale del tablero.
drawing-collision = Un asteroide llega a la casilla que tiene delante la nave a la que le toca: choque.
drawing-edge = Una ruta que saca del tablero a la propia nave: prohibida mientras otra loseta u otra orientación sea mejor.
drawing-shared = Una ruta que acaba en el punto donde otra nave ya está frente a la misma casilla.
drawing-followed = Una nave sigue su ruta por dos losetas seguidas y se detiene ante una casilla vacía.
drawing-into-rock = Una ruta que llega a un asteroide: la nave queda eliminada.
drawing-patterns = Los 35 dibujos de las losetas de ruta.
drawing-dealt = Tres losetas en la mano y la pila de robo.
drawing-off = Un asteroide a la deriva se sale del tablero.
drawing-ahead = Hay un asteroide justo delante de la nave que debe colocar una loseta.
drawing-together = Dos naves en el mismo punto ante la misma casilla: se mueven juntas.
drawing-example-first = Tu loseta lleva tu nave del borde izquierdo a la segunda casilla. La de Mira espera arriba, ante un asteroide.
drawing-example-second = Un 5 manda el asteroide hacia abajo. La loseta de Mira lleva su nave ante la misma casilla que la tuya.
drawing-example-third = Una loseta delante de las dos naves: la tuya vuela hacia abajo, la de Mira se sale del tablero.

## El terminal

heading-pile = pila { $count }
heading-reserve = reserva { $count }
heading-dice = dados { $blue }+{ $red }
ends-at = acaba en la fila { $row }, columna { $column }
ends-edge = se sale del tablero
ends-asteroid = choca con un asteroide
ends-loop = da vueltas sin fin
keep-label = Quedarse
