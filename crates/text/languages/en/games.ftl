### The games on the shelf

supernova-title = Supernova
supernova-pitch = Five aliens flee an exploding star: push them all, bet on a few, and beware of arriving first.

celestial-title = Celestial Duel
celestial-pitch = Pit your star, moon or planet against everyone else's, and collect the whole sky.

landing-title = Landing Zone
landing-pitch = Bring your secret crew down to the planet, and blast whatever is in the way.

rockets-title = Last Rocket
rockets-pitch = Move your rocket, put out a galaxy, and be the last one who can still move.

asteroids-title = Asteroid Field
asteroids-pitch = Lay the path in front of your ship, stay on the board, and dodge drifting asteroids.
