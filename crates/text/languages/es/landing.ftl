### Zona de aterrizaje

## Extraterrestres, platillos, cartas

alien-tangle = Maraña
alien-puddle = Charco
alien-whisker = Bigotes
alien-grumble = Gruñón
saucer-kettle = Tetera
saucer-skillet = Sartén
saucer-spinning-top = Trompo
saucer-lampshade = Lámpara
pair = { $alien } y { $saucer }
kind-plain = normal
kind-armed = armada
kind-star = estrella
face = { $kind }, { $one } / { $other }
laid = { $kind }, { $down } abajo, { $up } arriba

## Lo que se espera

place-a-card = Coloca una carta: elige su columna y el extremo que aterriza.
is-placing = { $who } coloca una carta.
you-draw = Robas una carta.
is-drawing = { $who } roba una carta.
drawing-first = Se sortea quién empieza.
dealing-secrets = Se reparten los secretos.
dealing-cards = Se reparten las cartas.

## Acciones

place = Columna { $column }: { $laid }

## El registro

first-turn =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $who }.
    }
got-alien =
    { $you ->
        [yes] Recibes un extraterrestre secreto: { $alien }.
       *[no] { $who } recibe un extraterrestre secreto: { $alien }.
    }
got-hidden-alien =
    { $you ->
        [yes] Recibes un extraterrestre secreto.
       *[no] { $who } recibe un extraterrestre secreto.
    }
got-saucer =
    { $you ->
        [yes] Recibes un platillo secreto: { $saucer }.
       *[no] { $who } recibe un platillo secreto: { $saucer }.
    }
got-hidden-saucer =
    { $you ->
        [yes] Recibes un platillo secreto.
       *[no] { $who } recibe un platillo secreto.
    }
got-card =
    { $you ->
        [yes] Recibes una carta: { $card }.
       *[no] { $who } recibe una carta: { $card }.
    }
got-hidden-card =
    { $you ->
        [yes] Recibes una carta.
       *[no] { $who } recibe una carta.
    }
drew-card =
    { $you ->
        [yes] Robas una carta: { $card }.
       *[no] { $who } roba una carta: { $card }.
    }
drew-hidden-card =
    { $you ->
        [yes] Robas una carta.
       *[no] { $who } roba una carta.
    }
placed =
    { $you ->
        [yes] Colocas una carta en la columna { $column }, altura { $height }: { $laid }.
       *[no] { $who } coloca una carta en la columna { $column }, altura { $height }: { $laid }.
    }
blasted =
    { $you ->
        [yes] Desintegras la carta { $side }, en la columna { $column } ({ $card }). En común: { $shared }.
       *[no] { $who } desintegra la carta { $side }, en la columna { $column } ({ $card }). En común: { $shared }.
    }
side-left = de la izquierda
side-right = de la derecha
side-below = de abajo
fell = En la columna { $column }, una carta ({ $card }) cae de la altura { $from } a la { $to }.
spent-on-nothing = La carta armada no desintegra nada y queda descargada.
spent = La carta armada queda descargada.
passed =
    { $you ->
        [yes] Pasas, porque no tienes cartas.
       *[no] { $who } pasa, porque no tiene cartas.
    }
columns-full = Las cuatro columnas están llenas: la partida ha terminado.
no-cards-left = No quedan cartas: la partida ha terminado.
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
discarded =
    { $you ->
        [yes] Descartas { $cards }.
       *[no] { $who } descarta { $cards }.
    }
revealed =
    { $you ->
        [yes] Revelas tus secretos: { $pair }.
       *[no] { $who } revela sus secretos: { $pair }.
    }
landed = Columna { $column }, altura { $height } ({ $card }): { $points }.
both-points =
    { $you ->
        [yes] 2 puntos para ti
       *[no] 2 puntos para { $who }
    }
alien-point =
    { $you ->
        [yes] 1 punto para ti por el extraterrestre
       *[no] 1 punto para { $who } por el extraterrestre
    }
saucer-point =
    { $you ->
        [yes] 1 punto para ti por el platillo
       *[no] 1 punto para { $who } por el platillo
    }

## Negativas

not-in-hand = No tienes esta carta en la mano ({ $card }).
column-full = La columna { $column } está llena: cinco cartas como máximo.
star-turned = Una estrella no se gira: no tiene arriba ni abajo.

## Opciones

first-player = Quién empieza
first-player-help = Quién coloca la primera carta. Después se juega en sentido horario. Por sorteo, si no eliges a nadie.

## El tablero

zone = La zona de aterrizaje
hand-and-secrets = Tu mano y tus secretos
choose-card-first = Elige primero una carta de tu mano.
full = La columna { $column } está llena
take = Elegir: { $laid }
held = Elegida: { $laid }
held-to-turn = Elegida: { $laid }. Girarla
turn = Girar
turn-card = Girar la carta
take-hint = Elige una carta; tócala otra vez para girarla
eliminates =
    { $count ->
        [one] Desintegra { $count } carta.
       *[other] Desintegra { $count } cartas.
    }
crew-stays = Tu tripulación se queda en { $points }.
crew-changes =
    { $after ->
        [one] Tu tripulación: { $before } → { $after } punto.
       *[other] Tu tripulación: { $before } → { $after } puntos.
    }
badge =
    { $eliminated ->
        [one] { $cards } en la mano, { $eliminated } desintegrada
       *[other] { $cards } en la mano, { $eliminated } desintegradas
    }
points-short =
    { $count ->
        [one] { $count } pto.
       *[other] { $count } ptos.
    }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

## El tablero en palabras

column-empty = Columna { $column }: vacía, solo con su carta del planeta.
column-cards =
    { $count ->
        [one] Columna { $column }, { $count } carta de { $most }, de abajo arriba: { $listed }.
       *[other] Columna { $column }, { $count } cartas de { $most }, de abajo arriba: { $listed }.
    }
pile-has =
    { $count ->
        [0] La pila de robo está vacía.
        [one] Pila de robo: { $count } carta.
       *[other] Pila de robo: { $count } cartas.
    }
your-secrets = Tus secretos: { $alien } y { $saucer }. Ahora sumarían { $points }.
your-hand = Tu mano: { $cards }.
crew = { $name }: { $cards } en la mano, ninguna desintegrada.
crew-eliminated =
    { $count ->
        [one] { $name }: { $cards } en la mano, { $count } desintegrada ({ $eliminated }).
       *[other] { $name }: { $cards } en la mano, { $count } desintegradas ({ $eliminated }).
    }
crew-secrets = Los secretos de { $name } eran { $pair }.

## La puntuación

has-landed =
    { $count ->
        [0] { $name } no ha aterrizado
        [1] { $name } ha aterrizado una vez
       *[other] { $name } ha aterrizado { $count } veces
    }
together = En total
tie-broken =
    { $points ->
        [one] Empate a { $points } punto: { $each }. Va por delante la conquista más pacífica, con menos cartas desintegradas.
       *[other] Empate a { $points } puntos: { $each }. Va por delante la conquista más pacífica, con menos cartas desintegradas.
    }
tie-stays =
    { $points ->
        [one] Empate a { $points } punto: { $each }. El mismo número de cartas desintegradas: sigue el empate.
       *[other] Empate a { $points } puntos: { $each }. El mismo número de cartas desintegradas: sigue el empate.
    }
tie-eliminated =
    { $count ->
        [one] { $who } ({ $count } carta desintegrada)
       *[other] { $who } ({ $count } cartas desintegradas)
    }
wins =
    { $names ->
        [one] { $names }: victoria
       *[other] { $names }: hechos para vivir juntos, la victoria es compartida
    }

## Los dibujos junto a las reglas

draw-names = Los cuatro extraterrestres y los cuatro platillos con sus nombres
draw-kinds = Una carta normal, una carta armada con un rayo y una estrella
draw-placing = Dos cartas del planeta: sobre una hay dos cartas y baja una tercera; sobre la otra, una primera
draw-turning = La misma carta en sus dos orientaciones: aterriza el extremo iluminado, el de abajo
draw-blast = Una carta armada desintegra la carta de al lado, que muestra el mismo extraterrestre
draw-compare = A los lados de la carta armada se compara arriba con arriba y abajo con abajo; por debajo, su extremo de abajo con el de arriba de la otra
draw-planet = Cuatro cartas del planeta en fila y una primera carta que baja
draw-drawing = Una carta pasa de la pila de robo a las tres de la mano
draw-chain = La carta armada desintegra primero la de debajo y cae; después, su nueva vecina
draw-fall = Se desintegra una carta y las dos que tiene encima bajan un nivel
draw-star = Una carta con estrellas encima y a ambos lados: ninguna carta armada la alcanza ya
draw-count = Una carta cuenta por su extremo de abajo: un punto para quien tiene el extraterrestre y otro para quien tiene el platillo
draw-deck = Las 24 cartas normales y las 12 armadas
draw-secrets = Tu extraterrestre y tu platillo secretos; los de los demás están ocultos
draw-order = Primero se va la vecina de al lado y luego la de abajo
draw-trophies = Las cartas desintegradas quedan ante quien puso la armada
draw-full = Cuatro columnas de cinco cartas: la partida ha terminado
draw-peaceful = 11 puntos cada uno: una carta desintegrada es mejor que tres
draw-result = 12 puntos ganan a 10

## El terminal

pile = pila { $count }
column-is-full = llena
