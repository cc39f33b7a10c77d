### Lo que dicen todos los juegos en una mesa.

player-number = Jugador { $number }
game-over = La partida ha terminado.
chance-due = Espera: antes hay que robar o lanzar un dado.
turn-of = Le toca a { $name }.

# La marca de nuestras propias decisiones en las reglas.
ruling = Decisión de Orbite

## Lo fuerte que es un bot
level-cadet = Cadete
level-pilot = Piloto
level-captain = Capitán
level-admiral = Almirante
