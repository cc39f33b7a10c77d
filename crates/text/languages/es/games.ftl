### Los juegos de la estantería

supernova-title = Supernova
supernova-pitch = Cinco extraterrestres huyen de una estrella que estalla: empújalos a todos, apuesta por unos pocos y pobre del que llegue primero.

celestial-title = Duelo celeste
celestial-pitch = Enfrenta tu estrella, tu luna o tu planeta a los de los demás y colecciona el cielo entero.

landing-title = Zona de aterrizaje
landing-pitch = Haz aterrizar a tu tripulación secreta y desintegra todo lo que le estorbe.

rockets-title = El último cohete
rockets-pitch = Mueve tu cohete, apaga una galaxia y sé el último en poder moverse.

asteroids-title = Campo de asteroides
asteroids-pitch = Traza la ruta de tu nave, no te salgas del tablero y esquiva los asteroides a la deriva.
