### Supernova

## Los extraterrestres: cómo se los reconoce, tras su nombre

looks-bouloum = redondo como una luna, con un ojo enorme y tres pies de resorte
looks-filoche = fino como un junco, con un farolillo en cada antena
looks-kraqua = ancho y bajito, todo codos y pinzas
looks-nuabel = una campana flotante con cintas rizadas
looks-trigozz = un cono puntiagudo con la cresta erizada y la cola a rayas

## Cartas

duo = un dúo de { $one } y { $other }
solo = un solo de { $alien }
exchange = un intercambio
switch = una permuta
initial = la carta inicial de { $alien }
favourite-solo = { $alien } (solo)
favourite-initial = { $alien } (carta inicial)

## Puntos y puestos

points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rank =
    { $rank ->
        [1] primero
        [2] segundo
        [3] tercero
        [4] cuarto
       *[other] último
    }

## Lo que se espera

drawing-first = Se sortea quién empieza.
dealing-favourites = Se reparten los favoritos.
dealing-cards = Se reparten las cartas.
play-a-card = Juega una carta.
is-choosing-card = { $who } elige una carta.
you-take-card = Tomas una carta.
is-taking-card = { $who } toma una carta.
race-over = La carrera ha terminado.

## Acciones

advance = Hacer avanzar a { $alien } con { $card }
adopt = Adoptar a { $alien }
adopt-and-drop = Adoptar a { $alien } y descartar a { $drop }
give-for = Dar { $give } a { $whom } y recibir { $take }
switch-both = Permutar a { $one } con { $other }
switch-nobody = Jugar una permuta sin efecto

## El registro

starts =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $who }.
    }
backs =
    { $you ->
        [yes] Apoyas a { $alien }.
       *[no] { $who } apoya a { $alien }.
    }
your-token = Tu favorito secreto es { $alien }: { $looks }.
gets-token =
    { $you ->
        [yes] Recibes una ficha secreta.
       *[no] { $who } recibe una ficha secreta.
    }
gets-card =
    { $you ->
        [yes] Recibes { $card }.
       *[no] { $who } recibe { $card }.
    }
a-card = una carta
plays =
    { $you ->
        [yes] Juegas { $card }.
       *[no] { $who } juega { $card }.
    }
adopts =
    { $you ->
        [yes] Adoptas a { $alien }.
       *[no] { $who } adopta a { $alien }.
    }
drops =
    { $you ->
        [yes] Descartas a { $favourite }.
       *[no] { $who } descarta a { $favourite }.
    }
exchanges =
    { $you ->
        [yes] Das { $give } a { $whom } y recibes { $take }.
        [whom] { $who } te da { $give } y recibe { $take }.
       *[no] { $who } da { $give } a { $whom } y recibe { $take }.
    }
draws =
    { $you ->
        [yes] Robas { $card }.
       *[no] { $who } roba { $card }.
    }
takes-planet =
    { $you ->
        [yes] Tomas el planeta { $planet }.
       *[no] { $who } toma el planeta { $planet }.
    }
takes-planet-card =
    { $you ->
        [yes] Tomas el planeta { $planet }: { $card }.
       *[no] { $who } toma el planeta { $planet }: { $card }.
    }
caught-up =
    { $you ->
        [yes] ¡Tendrías que tomar el planeta { $planet }, pero hay un extraterrestre en él: la carrera ha terminado!
       *[no] ¡{ $who } tendría que tomar el planeta { $planet }, pero hay un extraterrestre en él: la carrera ha terminado!
    }
backed-secretly =
    { $you ->
        [yes] Apoyabas a { $alien } en secreto.
       *[no] { $who } apoyaba a { $alien } en secreto.
    }
scores =
    { $you ->
        [yes] Sumas { $points }.
       *[no] { $who } suma { $points }.
    }
advances = { $alien } avanza del planeta { $from } al planeta { $to }.
moves = { $alien } pasa del planeta { $from } al planeta { $to }.
nobody-moves = Nadie se mueve.
pile-empty = La pila se ha agotado: la supernova empieza a devorar la galaxia.
reaches-end = ¡{ $alien } llega al final de la galaxia!
comes = { $alien } queda { $rank }: { $points }.
ended-caught-up = La supernova los ha alcanzado: la carrera ha terminado.
ended-far-end = Alguien ha llegado al final de la galaxia: la carrera ha terminado.

## Negativas

not-in-hand = Para jugar { $card } tienes que tener esa carta en la mano.
not-on-card = { $alien } no puede avanzar con { $card }.
not-solo = Para adoptar hace falta un solo, no { $card }.
too-many-favourites = Ya tienes dos cartas de favorito: elige cuál descartas.
nothing-to-drop = Aún te cabe una segunda carta de favorito: no hace falta que descartes a { $drop }.
drop-not-yours = { $drop } no está entre tus cartas de favorito.
give-not-yours = No puedes dar { $give }: no está entre tus cartas de favorito.
exchange-with-yourself = Un intercambio se hace con otro jugador.
no-such-player = En esta mesa no hay ningún jugador { $number }.
take-not-theirs = { $take } no está entre las cartas de favorito de { $whom }.
switch-somebody = No todos están en el primer planeta: dos extraterrestres tienen que cambiarse el planeta.
same-planet = { $one } y { $other } están en el mismo planeta, el { $planet }.
alien-between = { $alien } está entre { $one } y { $other }.

## Opciones

first-player = Quién empieza
first-player-help = Quién juega la primera carta. Por sorteo, si no eliges a nadie.

## El tablero

galaxy = La galaxia
your-hand = Tu mano
your-favourites = Tus favoritos
choose-alien = { $alien }: elegir
which-card = ¿Con qué carta?
choose-two = Elige dos extraterrestres sin nadie entre ellos.
with-whom = ¿Con quién?
who-trades = ¿Quiénes se cambian el planeta?
what-give = ¿Qué das?
what-take = ¿Qué recibes?
who-makes-room = ¿A quién descartas?
put-back = Devolver la carta
give = Dar { $favourite }
play = Jugar { $card }
adopt-caption = Adoptar
switch-caption = Permuta
exchange-caption = Intercambio
token-open = Tu favorito secreto es { $alien }; pulsa para taparlo
token-covered = Tu favorito secreto; pulsa para mirarlo
backs-nobody = Aún no apoya a nadie
backs-these = Apoya a { $aliens }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
secretly = en secreto a { $alien }
lands = { $alien } al planeta { $planet }: { $rank }, { $points }.
open-favourites = Tus favoritos a la vista: { $now } → { $then }.
ends-race = ¡Con eso termina la carrera!

## El tablero en palabras

your-secret = Tu favorito secreto es { $alien }.
you-hold = Tienes en la mano { $cards }.
discard-top = La primera carta de la pila de descarte es { $card }.
next-planet = La pila está vacía; el próximo planeta que se tomará es el planeta { $planet }.
pile-has =
    { $count ->
        [one] En la pila queda { $count } carta.
       *[other] En la pila quedan { $count } cartas.
    }
stands = { $alien } está en el planeta { $planet }: { $rank }, { $points }.
you-back = Tus favoritos: { $aliens }.
nobody = ninguno
holds =
    { $count ->
        [one] Favoritos de { $who }: { $aliens }; { $count } carta en la mano.
       *[other] Favoritos de { $who }: { $aliens }; { $count } cartas en la mano.
    }
holds-and-backs =
    { $count ->
        [one] Favoritos de { $who }: { $aliens }, y { $token } en secreto; { $count } carta en la mano.
       *[other] Favoritos de { $who }: { $aliens }, y { $token } en secreto; { $count } cartas en la mano.
    }

## La puntuación

counted-alien = { $alien } queda { $rank } (planeta { $planet })
counted-card = { $who }: { $favourite }
counted-token = { $who }: { $alien } (ficha secreta)
counted-all = { $who }: en total
tie-broken =
    { $points ->
        [one] Empate a { $points } punto: { $each }. Decide la ficha secreta de más valor.
       *[other] Empate a { $points } puntos: { $each }. Decide la ficha secreta de más valor.
    }
tie-stays =
    { $points ->
        [one] Empate a { $points } punto: { $each }. Las fichas secretas valen lo mismo: sigue el empate.
       *[other] Empate a { $points } puntos: { $each }. Las fichas secretas valen lo mismo: sigue el empate.
    }
tie-token = { $who } ({ $alien }, valor { $worth })

## Los dibujos junto a las reglas

draw-aliens = Los cinco extraterrestres
draw-kinds = Un dúo, un solo, un intercambio y una permuta
draw-duo = Una carta de dúo: avanza uno de sus dos extraterrestres
draw-leap = Un extraterrestre salta por encima de otros dos hasta el siguiente planeta libre
draw-adopt = Una carta de solo se convierte en favorito
draw-exchange = Dos cartas de favorito cambian de manos
draw-switch = Dos extraterrestres con planetas vacíos entre ellos se cambian el planeta
draw-swallow = La estrella se traga los planetas, del centro hacia fuera
draw-caught = En el próximo planeta que se tomará hay un extraterrestre
draw-take = Se toma una carta de la pila para volver a tener tres
draw-start = Los cinco extraterrestres en el primer planeta, junto a la estrella
draw-scoring = Dos veces el segundo y una vez el primero: 6 puntos
draw-ranks = Lo que valen los cinco puestos: 0, 3, 2, 1, −1
draw-left-behind = Dos extraterrestres que siguen en el primer planeta cuentan los dos como quintos
draw-dealt = Tu favorito boca arriba, tu ficha secreta y tres cartas en la mano
draw-spiral = La pila de robo en la estrella y 18 planetas en espiral a su alrededor
draw-solo = Una carta de solo: su extraterrestre avanza
draw-replace = Llega un favorito nuevo y se va una de las dos cartas anteriores
draw-far-end = Un extraterrestre llega al último planeta: la carrera ha terminado
draw-tie = 6 puntos cada uno: la ficha que vale 3 gana a la que vale 2

## El terminal

pile = pila { $count }
discard = descarte: { $count }
favourites = Favoritos
pay = Valor
exchange-short = intercambio
switch-short = permuta
gone = tomado
