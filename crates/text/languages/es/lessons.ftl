### Las primeras partidas guiadas: 25 palabras por paso como máximo.

guide = Tu guía
guide-progress = Tu avance
# $what
pointed-at = Señalo: { $what }
show-me = Muéstramelo
next-step = Siguiente
step-back = Atrás
skip-lesson = Saltar la lección
play-on = Seguir jugando
other-act = ¡Buena idea para luego! Ahora elige lo que señalo o pulsa «Muéstramelo».
other-turn = ¡Nada mal! Pero toma lo que digo, girado como digo, o pulsa «Muéstramelo».
other-next = Un momento: lee esto primero y luego pulsa «Siguiente».
wait-other = La lección ha terminado. ¡Sigue jugando como quieras!

## rockets
rockets-fly = ¡El universo encoge! Gana el último cohete que aún pueda moverse. Vuela a la galaxia de al lado.
rockets-remove = Después de cada vuelo retiras una galaxia, la que quieras. Retira esta de la esquina.
rockets-far = Un cohete vuela de casilla en casilla. Intenta ir lejos de todos modos: ¡vuela a esta galaxia!
rockets-stack = Sin galaxia no hay dónde posarse: una casilla vacía está perdida para todos. Vuela a esta pila; el número dice cuántas galaxias tiene.
rockets-cut = Retira ahora una galaxia junto a tu rival. Cada salida que pierde te acerca a la victoria.
rockets-rescue = Una vez por partida tu base puede acudir a una casilla vacía vecina, aunque estés bloqueado. Llámala: elige el rayo.
rockets-onward = Tu turno acaba ahí. Tu base es ahora una galaxia corriente. Te toca otra vez: sigue volando.
rockets-hurt = ¿Qué galaxia necesita más tu rival? Retira esta, justo a su lado.
rockets-count = Antes de volar, cuenta las salidas de tu destino. Vuela a esta esquina.
rockets-last = Y retira esta galaxia. ¿Te intriga un símbolo? Señálalo o mantenlo pulsado.
rockets-end = Un cohete que no puede moverse en su turno queda fuera. ¡Acaba esta partida por tu cuenta, contra un cadete amable!

## supernova
supernova-duo = Cinco extraterrestres huyen de una estrella y cualquiera puede moverlos. Gana quien más puntúe con sus favoritos. Juega esta carta: ¡haz avanzar a Filoche!
supernova-adopt = Filoche, con el corazón, puntúa para ti. Una carta con un extraterrestre te da otro favorito: adopta a Nuabel.
supernova-lead = Los extraterrestres saltan sobre sus vecinos hasta el próximo planeta libre. Pruébalo: pon a Filoche en cabeza.
supernova-switch = Demasiado rápido, lo deshago: el primero no da nada, ¡el segundo, 3! Juega la permuta: Filoche y Bouloum se cambian el planeta.
supernova-ladder = Esta escala muestra lo que da cada puesto: nada, 3, 2, 1, menos 1. ¿Te intriga un símbolo? Señálalo o mantenlo pulsado.
supernova-exchange = Con el intercambio se cambian favoritos. Nuabel sigue en último lugar: da Nuabel y recibe Trigozz de tu rival.
supernova-secret = Kraqua, tras el candado, es tu favorito secreto: nadie lo sabe y también puntúa para ti. Juega esta carta: ¡haz avanzar a Kraqua!
supernova-end = La carrera acaba en el último planeta, o cuando la estrella alcanza a un extraterrestre. ¡Termina contra un cadete amable!

## celestial
celestial-lead = ¡Gana todas las cartas! Cada una es un mundo real. Tienes al gran Júpiter. Nombra uno de sus puntos fuertes: ¡elige su diámetro!
celestial-old = ¡Has ganado las cartas y vuelves a abrir! Gana el hallazgo más antiguo, y Mercurio se conoce desde siempre. Elige hallazgo.
celestial-hot = Ahora tienes la Luna. Elige temperatura y mira lo que puede hacer un objeto más difícil de observar.
celestial-harder = Titán es más difícil de ver que la Luna, como muestran los telescopios. Por eso tu rival cambió a distancia y ganó.
celestial-follow = Tu rival abre con el diámetro de Saturno. ¡Intenta seguir con tu pequeño Plutón!
celestial-change = Plutón perdería. Pero es más difícil de ver que Saturno, así que puedes cambiar la pregunta: elige distancia.
celestial-again = ¡Un enano vence a un gigante! Ahora abres con Venus, conocida desde siempre. Ya sabes qué elegir.
celestial-end = Quien tenga más cartas al final gana. ¡Termina esta partida contra un cadete amable!

## landing
landing-place = Charco y Tetera son tu tripulación secreta: puntúas cuando aterriza su extremo. Pon esta carta en la columna A.
landing-chain = El rayo marca una carta armada: desintegra las vecinas con el mismo extraterrestre o platillo. Gírala y prueba la columna B.
landing-armed = ¡Cuidado: caería y desintegraría también tu carta! Ponla en la columna C, con Tetera abajo: solo se va la del rival.
landing-star = Una estrella protege: ningún disparo la atraviesa. Ponla sobre tu primera carta, en la columna A.
landing-both = Esta carta muestra tus dos secretos en un extremo: dos puntos. Pon ese extremo abajo, en la columna C.
landing-lower = Solo cuenta el extremo de abajo. Haz aterrizar a Charco en la columna D, sin que adivinen tu tripulación.
landing-end = Con las columnas llenas se acaba y se revelan los secretos. ¡Termina la partida contra un cadete amable!

## asteroids
asteroids-start = Tu nave sigue la ruta que trazas. Gana la última en vuelo. Pon la tuya en esta marca del borde.
asteroids-edge = En cada turno pones una loseta delante de tu nave. Prueba la segunda, girada tres veces: te saca del tablero.
asteroids-lay = Está prohibido si puedes hacer algo mejor. Pon la primera loseta, girada una vez: la línea clara muestra dónde acabas.
asteroids-dice = Has sacado 7. Con 6, 7 u 8 se mueven todos los asteroides: cada flecha lleva el número que la activa.
asteroids-rock = Las rocas y el borde son mortales. Pon la primera loseta tal como está: evita ambos.
asteroids-signs = Los signos bajo una loseta muestran sus giros: punto seguro, cruz mortal, aro prohibido. Pon la primera, girada una vez.
asteroids-space = Busca espacio libre: cuantas más casillas vacías delante, más vuelas. Pon la primera loseta tal como está.
asteroids-end = Una loseta ante dos naves mueve a ambas: piensa también en la otra. ¡Termina la partida contra un cadete amable!
