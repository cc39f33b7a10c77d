### Qué son las cosas de los tableros, en una frase cada una.

## supernova
supernova-ladder = Lo que da este puesto: nada al primero, 3 al segundo, luego 2 y 1; el último cuesta un punto.
supernova-favourite = Tu favorito, a la vista de todos: lo que dé su puesto al final es tuyo.
supernova-token = Tu favorito secreto. Solo tú puedes mirarlo; es tuyo hasta el final.
supernova-pile = Cartas que quedan en la pila de robo. Cuando se vacía, la estrella toma los planetas, desde el centro.
supernova-doomed = El próximo planeta que se tomará. Si entonces hay un extraterrestre en él, la carrera acaba.
supernova-planet = Un planeta con su número. Solo en el primero cabe más de un extraterrestre.
supernova-alien = Uno de los cinco extraterrestres. Cualquiera puede moverlo; salta al próximo planeta libre.
supernova-backer = La marca de un jugador junto al extraterrestre que apoya. Al final se lleva lo que dé su puesto.
supernova-discard = El descarte: aquí acaban las cartas jugadas, boca arriba.
supernova-badge = Los favoritos visibles de este jugador y cuántas cartas tiene en la mano.
supernova-card = Una carta de tu mano. En cada turno juegas una y luego tomas otra.

## celestial
celestial-row = Una característica de tu objeto. Cuanto más larga la barra, mejor queda entre todas las cartas.
celestial-dots = Cada punto es una carta que otros pueden tener: las que vences y las que te vencen.
celestial-mark = El valor que anunció este jugador, en la escala de todas las cartas.
celestial-tally = Todas las cartas de este jugador, incluida la que está en juego. Al final gana quien tenga más.
celestial-badge = Todas las cartas de este jugador, incluida la que está en juego. La bandera marca quién abre la ronda.
celestial-place = La carta de un jugador en esta ronda, sobre su mazo.
celestial-object = El objeto de tu carta. Existe de verdad, y todo lo que dice la carta es cierto.
celestial-telescopes = Cuantos más telescopios, más difícil es observar el objeto. El más difícil puede cambiar la característica y gana los empates.
celestial-lead = Este jugador abre la ronda o eligió lo que se compara.
celestial-ahead = Este jugador va por delante en lo que se compara.
celestial-shield = Un Escudo: este jugador conserva su carta aunque pierda la ronda.
celestial-peek = Un Telescopio: este jugador ve las cartas de los demás en esta ronda.
celestial-effect = Lo que cambia una carta de colección, hasta que acabe esta ronda.
celestial-last = Las cartas de la última ronda, tras la marca del jugador que las ganó.
celestial-thumb = Una carta de la última ronda, con la marca del jugador que la jugó.

## landing
landing-crew = Tu tripulación secreta: un extraterrestre y un platillo. Cada uno que aterriza te da un punto.
landing-bolt = Una carta armada: al colocarla, desintegra las vecinas que muestran a su lado el mismo extraterrestre o platillo.
landing-pile = Cartas que quedan en la pila de robo.
landing-points = Lo que puntúa tu tripulación con las cartas como están. Una flecha muestra lo que cambiaría tu jugada.
landing-column = La letra de la columna. Caben como mucho cinco cartas sobre el planeta.
landing-planet = Una carta del planeta. Está boca abajo, nunca puntúa y nada puede desintegrarla.
landing-height = La altura en una columna, como en el registro: la 1 está justo encima del planeta.
landing-badge = Las cartas que ha desintegrado este jugador. En caso de empate, mejor tener menos.
landing-card = Una carta colocada: solo cuenta su extremo de abajo, el claro, para su extraterrestre y su platillo.
landing-hand = Una carta de tu mano. Gírala para que aterrice el otro extremo.

## rockets
rockets-height = Cuántas galaxias hay en esta casilla. La de arriba se va primero.
rockets-base = Una base. Su dueño puede llamarla una vez, a una casilla vacía junto al cohete. Nadie puede retirarla.
rockets-rescue = Aquí puede acudir tu base al rescate: una vez por partida, en vez de mover y retirar.
rockets-number = El número de la casilla, con el que la nombra el registro.
rockets-rocket = Un cohete. Si en su turno no puede moverse ni ser rescatado, queda fuera.
rockets-charge-ready = Sí: la base de este cohete aún puede acudir al rescate, una vez.
rockets-charge-blocked = Ahora no: la base aún no se ha llamado, pero hay un cohete encima.
rockets-charge-spent = No: la base de este cohete ya ha acudido al rescate.
rockets-charge-out = No: este cohete está eliminado.
rockets-team = La bandera del equipo. Los compañeros llevan la misma; gana el último equipo en vuelo.
rockets-stack = Galaxias. Un cohete vecino puede posarse aquí si no hay otro encima.
rockets-cell = Una casilla del tablero. Cuando se queda vacía, ningún cohete puede posarse ya aquí.
rockets-void = Una casilla vacía: ningún cohete puede posarse aquí; ya solo puede acudir una base.

## asteroids
asteroids-arrow = Si sale este número para el asteroide, avanza una casilla en el sentido de la flecha.
asteroids-value = El valor del asteroide: los más bajos se mueven antes. Con este número gira en su sitio.
asteroids-rock = Un asteroide. La nave que choca con él queda fuera, y la loseta a la que llega desaparece.
asteroids-tile = Una loseta de tu mano. Coloca una por turno delante de tu nave; toca la que tienes para girarla.
asteroids-turn-safe = Girada así, la loseta mantiene tu nave en vuelo.
asteroids-turn-lost = Girada así, la loseta sería tu fin.
asteroids-turn-forbidden = Girada así, la loseta está prohibida: tienes jugadas que te mantienen en vuelo.
asteroids-dice = La última tirada. Con 6, 7 u 8 en total, se mueven todos los asteroides.
asteroids-pile = Losetas que quedan en la pila de robo.
asteroids-reserve = Asteroides en reserva: un 6 trae uno al tablero.
asteroids-start = Una marca de salida: tu nave empieza aquí, de cara a la casilla vecina.
asteroids-line = El número de la fila o la columna. El dado azul indica la fila y el rojo la columna.
asteroids-ship = Una nave. Vuela cuando se coloca una loseta en la casilla de delante.
asteroids-badge = Cuántas losetas tiene este jugador. La bandera marca quién roba primero cuando vuelva a haber.

## seats
seat-mark = La marca de este jugador. La misma forma y color lo representan en el tablero y en el registro.
seat-face = El retrato de un bot. Cada uno juega a su manera; lo bien que juega lo dice su nivel.
seat-level = Eliges el nivel al preparar una partida.
seat-yours = Este asiento es el tuyo.

## sources
source = Fuente:
