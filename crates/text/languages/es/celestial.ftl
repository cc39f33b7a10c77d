### Duelo celeste

## Opciones

rounds = Rondas
rounds-help = Tras este número de rondas gana quien tenga más cartas. Sin límite se juega hasta que alguien las tenga todas: es la partida del reglamento, a menudo más de cien rondas.
rounds-count =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
rounds-all = Hasta que alguien las tenga todas
deck = Baraja
deck-help = 36 objetos celestes reales, con datos reales.
deck-family = Familiar: objetos que todos conocen
deck-expert = Experta: objetos que pocos conocen
minutes = Límite de tiempo
minutes-help = Cuando se acaba el tiempo, se termina la ronda; entonces gana quien tenga más cartas.
minutes-count =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
minutes-none = Sin límite de tiempo
collectors = Cartas de colección
collectors-help = Cartas especiales que se barajan con las demás: al levantar una, se aplica su efecto y luego levantas la carta siguiente.
first-leader = Quién abre
first-leader-help = Quién nombra la primera característica. Por sorteo, si no eliges a nadie.
collectors-none = ninguna
collectors-all = una de cada
collectors-twice = dos de cada

## Nombres

number = { $number }
capital = { CAP($text) }
diameter = diámetro
discovery = hallazgo
temperature = temperatura
distance = distancia
difficulty-green = verde
difficulty-yellow = amarilla
difficulty-orange = naranja
difficulty-red = roja
collector-comet = Cometa
    .the = el Cometa
collector-eclipse = Eclipse
    .the = el Eclipse
collector-telescope = Telescopio
    .the = el Telescopio
collector-slingshot = Catapulta
    .the = la Catapulta
collector-black-hole = Agujero negro
    .the = el Agujero negro
collector-shield = Escudo
    .the = el Escudo
effect-sentence = { CAP($effect) }.
effect-comet = los demás entregan la carta de abajo de su mazo
effect-eclipse = en esta ronda gana el valor más bajo y, en hallazgo, la fecha más reciente
effect-telescope = quien la levanta ve en esta ronda las cartas de los demás
effect-slingshot = quien la levanta abre esta ronda
effect-black-hole = las cartas que pierden esta ronda salen de la partida
effect-shield = quien la levanta conserva su carta si pierde la ronda
kind-star = estrella
kind-planet = planeta
kind-dwarf-planet = planeta enano
kind-moon = luna
kind-asteroid = asteroide
kind-comet = cometa
kind-centaur = centauro
kind-trans-neptunian = objeto transneptuniano
kind-neutron-star = estrella de neutrones
kind-white-dwarf = enana blanca
kind-exoplanet = exoplaneta
kind-other = objeto celeste

## Valores

with-unit = { $number }{ "\u00A0" }{ $unit }
about = cerca de { $value }
unit-km = km
unit-million-km =
    { $number ->
        [one] millón de km
       *[other] millones de km
    }
unit-billion-km =
    { $number ->
        [one] millardo de km
       *[other] millardos de km
    }
unit-bc = a.{ "\u00A0" }C.
unit-celsius = °C
unit-light-minutes =
    { $number ->
        [one] minuto luz
       *[other] minutos luz
    }
unit-light-hours =
    { $number ->
        [one] hora luz
       *[other] horas luz
    }
unit-light-years =
    { $number ->
        [one] año luz
       *[other] años luz
    }
unit-million-km-short = mill. km
unit-billion-km-short = mrd. km
unit-light-minutes-short = min luz
unit-light-hours-short = h luz
unit-light-years-short = a.{ "\u00A0" }l.

## Indicaciones

drawing-leader = Se sortea quién abre.
turning =
    { $you ->
        [yes] Levantas una carta.
       *[no] { $who } levanta una carta.
    }
turning-in-battle =
    { $you ->
        [yes] Levantas una carta.
       *[no] { $who } levanta una carta.
    }
giving =
    { $you ->
        [yes] El Cometa se lleva una carta: la entregas tú.
       *[no] El Cometa se lleva una carta: la entrega { $who }.
    }
lead-with = Abres con { FORM($card, "the") }: nombra una característica.
choosing = { $who } elige una característica.
may-change = { $who } puede cambiar la característica.
follow-or-change = Anuncia tu valor o cambia la característica.
follow-or-change-it = { $who } elige { $called } ({ $value }): anuncia tu valor o cambia.

## Jugadas

name-it = { CAP($called) }: { $value }
announce = Anunciar { $value }
change-to = Cambiar a { $called }: { $value }

## Registro

leads-first =
    { $you ->
        [yes] El sorteo ha decidido: abres tú.
       *[no] El sorteo ha decidido: abre { $who }.
    }
round-begins =
    { $you ->
        [yes] Ronda { $round }. Abres tú.
       *[no] Ronda { $round }. Abre { $who }.
    }
looks-through-telescope =
    { $you ->
        [yes] Miras por el Telescopio.
       *[no] { $who } mira por el Telescopio.
    }
own-card = Tu carta: { $card }.
through-telescope = Por el Telescopio: { $who } tiene { FORM($card, "the") }.
collector-turned =
    { $you ->
        [yes] Levantas una carta de colección, { $collector }: { $effect }.
       *[no] { $who } levanta una carta de colección, { $collector }: { $effect }.
    }
collector-wasted =
    { $you ->
        [yes] Levantas una carta de colección, { $collector }: sin efecto en una batalla.
       *[no] { $who } levanta una carta de colección, { $collector }: sin efecto en una batalla.
    }
gives =
    { $you ->
        [yes] Muestras { FORM($card, "the") } y entregas la carta { A($to) }.
        [whom] { $from } muestra { FORM($card, "the") } y te entrega la carta.
       *[no] { $from } muestra { FORM($card, "the") } y entrega la carta { A($to) }.
    }
goes-out =
    { $you ->
        [yes] Te quedas sin cartas y quedas fuera.
       *[no] { $who } se queda sin cartas y queda fuera.
    }
lead-passes =
    { $you ->
        [yes] Quien debía abrir no tiene cartas: abres tú.
       *[no] Quien debía abrir no tiene cartas: abre { $who }.
    }
chooses =
    { $you ->
        [yes] Eliges { $called }: { $value }.
       *[no] { $who } elige { $called }: { $value }.
    }
changes =
    { $you ->
        [yes] Cambias a { $called } con { $value }: el objeto más difícil de observar puede hacerlo.
       *[no] { $who } cambia a { $called } con { $value }: el objeto más difícil de observar puede hacerlo.
    }
has-harder =
    { $you ->
        [yes] Tu objeto es más difícil de observar: puedes cambiar la característica.
       *[no] { $who } tiene un objeto más difícil de observar y puede cambiar la característica.
    }
announces =
    { $you ->
        [yes] Anuncias { $value }.
       *[no] { $who } anuncia { $value }.
    }
follows =
    { $you ->
        [yes] No cambias y anuncias { $value }.
       *[no] { $who } no cambia y anuncia { $value }.
    }
tie =
    { $you ->
        [yes] Empate: tienes una carta { $difficulty }.
       *[no] Empate: { $who } tiene una carta { $difficulty }.
    }
against = { $one } contra { $other }
battle =
    { $you ->
        [with] ¡Batalla! Tú contra { $rivals }.
       *[no] ¡Batalla! { $rivals }.
    }
turns-in-battle =
    { $you ->
        [yes] Levantas { FORM($card, "the") }.
       *[no] { $who } levanta { FORM($card, "the") }.
    }
wins-round =
    { $you ->
        [yes] ¡Ganas la ronda!
       *[no] { $who } gana la ronda.
    }
shows =
    { $you ->
        [yes] Muestras { FORM($card, "the") }.
       *[no] { $who } muestra { FORM($card, "the") }.
    }
falls-in = El agujero negro se traga { FORM($card, "the") }.
saved =
    { $you ->
        [yes] El Escudo salva { FORM($card, "the") } para ti.
       *[no] El Escudo salva { FORM($card, "the") } para { $who }.
    }
wins-with = { $who }: gana { $value }, { $reason }
wins-highest = el valor más alto
wins-lowest = el valor más bajo
wins-oldest = el hallazgo más antiguo
wins-newest = el hallazgo más reciente
wins-harder = el objeto más difícil de observar
time-called = Se acabó el tiempo: esta ronda es la última.
over-all-cards = La partida ha terminado: alguien ha reunido todas las cartas.
over-nobody-left = La partida ha terminado: a nadie le quedan cartas.
over-round-limit = La partida ha terminado: era la última ronda; gana quien tiene más cartas.
over-time-called = La partida ha terminado: se ha acabado el tiempo; gana quien tiene más cartas.

## Rechazos

nothing-chosen = Aún no se ha elegido nada: nombra una característica.
already-chosen = La característica ya está elegida ({ $called }): anuncia tu valor o cámbiala.
same-characteristic = Esa ya es la característica en juego ({ $called }): cambia a otra.

## El tablero

cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
turn-card = Levantar la carta
round-title = Ronda { $round }
round-title-of = Ronda { $round }/{ $last }
round-title-timed = Ronda { $round } · quedan { $minutes } min
lowest-wins = gana el más bajo
outlook-best = Gana a todas las cartas que pueden tener.
outlook-beaten = Seguro que alguien tiene algo mejor.
outlook-open = Gana a { $beaten } de las { $cards } cartas que pueden tener.
best = gana
beaten = pierde
out = fuera
leads = abre
duel-over = El duelo ha terminado
four-scales = Cuatro escalas
further-right = En esta ronda, cuanto más a la derecha, mejor.
your-cards = Tú: { cards-count }
no-effect = Sin efecto en una batalla
last-shown =
    { $you ->
        [yes] La última ronda la ganaste tú. Cartas mostradas: { $cards }.
       *[no] La última ronda la ganó { $who }. Cartas mostradas: { $cards }.
    }
last-round = Última ronda: { $who }

## El tablero en frases

told-round = Ronda { $round }.
told-round-of = Ronda { $round } de { $last }.
told-leader = Abre: { $who }.
told-own-card = Tu carta: { $card } ({ $kind }), { $difficulty }.
told-value = { CAP($called) }: { $value }.
told-prospect =
    { $cards ->
        [one] { CAP($called) }: { $value }, gana a { $beaten } de { $cards } carta que los demás pueden tener.
       *[other] { CAP($called) }: { $value }, gana a { $beaten } de las { $cards } cartas que los demás pueden tener.
    }
told-announced = { $who } { $value }
told-call = Se compara: { $called }. Elige: { $who }. Anunciado: { $announced }.
told-place = { $who }: { $facts }.
told-pile = { cards-count } en el mazo
told-hidden = una carta oculta en juego
told-in-play = { $card } en juego
told-in-battle = levantadas en la batalla: { $cards }
told-may-change = puede cambiar la característica
told-eclipse = Eclipse: en esta ronda gana el valor más bajo y, en hallazgo, el más reciente.
told-black-hole = Agujero negro: las cartas que pierden esta ronda salen de la partida.
told-brought = { $who }, cartas que un Cometa ha traído en esta ronda: { $cards }.
told-battle = En la batalla: { $rivals }.
told-aside = Fuera de la partida: { $cards }.
told-last = Ganador de la última ronda: { $who }. Cartas mostradas: { $cards }.
told-shown = { $card } ({ $who })
told-shown-lost = { $card } ({ $who }; perdida en el agujero negro)
told-shown-saved = { $card } ({ $who }; salvada por el Escudo)

## El recuento final

in-pile = En el mazo
on-table = En la mesa
victory = { $who }: victoria con { cards-count }
shared-victory = { $who }: victoria compartida con { cards-count }
placed =
    { $rank ->
        [1] { $who }: 1.er puesto con { cards-count }
        [3] { $who }: 3.er puesto con { cards-count }
       *[other] { $who }: { $rank }.º puesto con { cards-count }
    }

## Dibujos

drawing-characteristics = Saturno con sus cuatro valores, cada uno en una escala.
drawing-difficulties = Cuatro telescopios indican más dificultad que tres, tres más que dos y dos más que uno.
drawing-leading = Quien abre anuncia un valor; las cartas de los demás siguen ocultas.
drawing-changing = Una carta roja puede cambiar lo que eligió una verde.
drawing-comparing = Gana el mayor diámetro y, en hallazgo, la fecha más antigua.
drawing-taking = Las cartas de la ronda van debajo del mazo de quien la gana.
drawing-tie = Dos valores iguales: gana la carta más difícil de observar.
drawing-battle = Sigue el empate: cada uno levanta su siguiente carta y gana la más difícil de observar.
drawing-dealt = Cuántas cartas recibe cada uno: 18 si son dos, 12 si son tres, 9 si son cuatro, 7 si son cinco, 6 si son seis.
drawing-changing-again = Una carta verde eligió, una naranja cambió y ahora solo puede hacerlo una roja.
drawing-counting = Se acabó el tiempo: 17 cartas ganan a 10 y 9.
drawing-collector = { $collector }: { $effect }

## El terminal

observing = Observación
observed-green = a simple vista
observed-yellow = con telescopio
observed-orange = muy difícil
observed-red = casi imposible
no-card = sin carta
hidden-card = carta oculta
aside-count = apartadas: { $count }
chose = eligió
asked = puede cambiar
eclipse-holds = Eclipse: gana el valor más bajo
black-hole-holds = Agujero negro: salen las cartas perdedoras
battle-on = Batalla: { $rivals }

## Los objetos

object-sun = Sol
    .the = el Sol
object-mercury = Mercurio
object-venus = Venus
object-earth = Tierra
    .the = la Tierra
object-moon = Luna
    .the = la Luna
object-mars = Marte
object-jupiter = Júpiter
object-saturn = Saturno
object-uranus = Urano
object-neptune = Neptuno
object-ceres = Ceres
object-vesta = Vesta
object-lutetia = Lutecia
object-mathilde = Matilde
object-gaspra = Gaspra
object-phobos = Fobos
object-halley = Cometa Halley
    .the = el cometa Halley
object-churyumov-gerasimenko = 67P/Churiúmov-Guerasimenko
object-pluto = Plutón
object-charon = Caronte
object-echeclus = Equeclo
object-varuna = Varuna
object-quaoar = Quaoar
object-sedna = Sedna
object-eris = Eris
object-rx-j1856 = RX J1856.5-3754
object-kepler-16b = Kepler-16b
object-kepler-37b = Kepler-37b
object-kepler-186f = Kepler-186f
object-proxima-b = Proxima b
object-trappist-1e = TRAPPIST-1e
object-lhs-1140b = LHS 1140 b
object-pi-mensae-c = Pi Mensae c
object-k2-141b = K2-141 b
object-ltt-9779b = LTT 9779 b
object-wasp-193b = WASP-193 b
object-io = Ío
object-europa = Europa
object-ganymede = Ganimedes
object-callisto = Calisto
object-titan = Titán
object-enceladus = Encélado
object-triton = Tritón
object-deimos = Deimos
object-sirius = Sirio
object-sirius-b = Sirio B
object-vega = Vega
object-alpha-centauri = Alfa Centauri
object-proxima-centauri = Próxima Centauri
object-polaris = Estrella Polar
    .the = la Estrella Polar
object-barnards-star = Estrella de Barnard
    .the = la estrella de Barnard
object-betelgeuse = Betelgeuse
object-vy-canis-majoris = VY Canis Majoris
object-crab-pulsar = Púlsar del Cangrejo
    .the = el púlsar del Cangrejo
object-51-pegasi-b = 51 Pegasi b
object-uy-scuti = UY Scuti

## Lo que se dice de ellos

note-sun = No lo mires nunca de frente. Dentro cabrían más de un millón de Tierras.
note-mercury = El planeta más pequeño y el más rápido: su año dura 88 días.
note-venus = Su aire denso atrapa tanto calor que allí se fundiría el plomo.
note-earth = El único lugar donde sabemos que hay vida.
note-moon = Doce personas han caminado por ella, y sus huellas siguen ahí.
note-mars = El óxido lo tiñe de rojo, y tiene el volcán más alto de todos los planetas.
note-jupiter = Su Gran Mancha Roja es una tormenta más ancha que la Tierra.
note-saturn = Es menos denso que el agua, y sus anillos son de hielo.
note-uranus = Rueda alrededor del Sol tumbado de lado.
note-neptune = Se halló con papel y lápiz: un cálculo dijo hacia dónde mirar.
note-ceres = El único planeta enano entre Marte y Júpiter, con manchas de sal brillante.
note-vesta = El asteroide más brillante; un choque enorme le arrancó gran parte del sur.
note-lutetia = La descubrió un pintor desde su ventana de París, que antaño se llamó así.
note-mathilde = Más oscura que el carbón, tarda 17 días en dar una vuelta sobre sí misma.
note-gaspra = El primer asteroide fotografiado de cerca, en 1991.
note-phobos = Da tres vueltas al día alrededor de Marte, y algún día se hará pedazos.
note-halley = Vuelve cada 76 años, más o menos: la próxima cita es en 2061.
note-churyumov-gerasimenko = Un cometa con forma de patito de goma; la sonda Philae rebotó en él en 2014.
note-pluto = Una inmensa llanura de hielo de nitrógeno dibuja un corazón en su cara.
note-charon = La mitad de ancho que Plutón; ambos se muestran siempre la misma cara.
note-echeclus = Un centauro: un asteroide que resultó ser también un cometa.
note-varuna = Gira tan rápido, una vuelta en seis horas, que está estirado como un huevo.
note-quaoar = Lleva anillos mucho más lejos de lo que los astrónomos creían posible.
note-sedna = Uno solo de sus años dura más de 11{ "\u202F" }000 de los nuestros.
note-eris = Por su culpa se decidió qué es un planeta, y Plutón dejó de serlo.
note-rx-j1856 = Una estrella muerta, ancha como una ciudad y con una masa como la del Sol.
note-kepler-16b = Desde allí se verían ponerse dos soles.
note-kepler-37b = Un planeta apenas mayor que nuestra Luna, descubierto a 200 años luz.
note-kepler-186f = El primer planeta del tamaño de la Tierra hallado donde el agua podría ser líquida.
note-proxima-b = Un planeta de la estrella de al lado, a solo cuatro años luz.
note-trappist-1e = Uno de siete mundos rocosos; su estrella apenas es más ancha que Júpiter.
note-lhs-1140b = Quizá sea una bola de hielo con un océano redondo siempre de cara a su estrella.
note-pi-mensae-c = El primer planeta que halló el telescopio TESS; su sol se ve a simple vista.
note-k2-141b = Un mundo de lava con aire de roca evaporada, donde quizá lluevan piedras.
note-ltt-9779b = Un espejo en el cielo: sus nubes de metal reflejan la mayor parte de la luz.
note-wasp-193b = Más grande que Júpiter y ligero como el algodón de azúcar.
note-io = El mundo más volcánico que conocemos: allí hay más de 400 volcanes activos.
note-europa = Bajo su hielo hay seguramente un océano con más agua que todos nuestros mares.
note-ganymede = La mayor de todas las lunas, mayor incluso que el planeta Mercurio.
note-callisto = Cráteres sobre cráteres: casi ninguna superficie es tan antigua como la suya.
note-titan = La única luna con aire denso; allí llueve metano sobre los lagos.
note-enceladus = De su polo sur brotan chorros de hielo y vapor de un océano oculto.
note-triton = Gira alrededor de Neptuno al revés: probablemente fue capturada.
note-deimos = Tan pequeña que apenas atrae: un buen salto duraría muchos minutos.
note-sirius = La estrella más brillante de la noche, en la constelación del Can Mayor.
note-sirius-b = Una enana blanca: más pequeña que la Tierra y tan pesada como el Sol.
note-vega = En 1850 fue la primera estrella fotografiada, después del Sol.
note-alpha-centauri = La estrella parecida al Sol más cercana; tiene dos compañeras.
note-proxima-centauri = La estrella más cercana al Sol y, aun así, hace falta un telescopio para verla.
note-polaris = Está casi justo encima del Polo Norte y señala el camino al norte.
note-barnards-star = La estrella más rápida de nuestro cielo: en 180 años avanza el ancho de la luna llena.
note-betelgeuse = En el lugar del Sol llegaría más allá de Marte; un día explotará.
note-vy-canis-majoris = Una de las mayores estrellas conocidas: en el lugar del Sol llegaría más allá de Júpiter.
note-crab-pulsar = Lo que queda de una estrella que explotó en 1054; gira 30 veces por segundo.
note-51-pegasi-b = El primer planeta hallado junto a una estrella como el Sol: en 1995, desde el sur de Francia.
note-uy-scuti = Tenida en su día por la mayor de todas las estrellas; nuevas mediciones la hacen más pequeña.
