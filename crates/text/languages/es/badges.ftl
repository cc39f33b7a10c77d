### Badges that teach a game: what they are called, and how each is earned.

## Supernova

second-best = Medalla de plata
second-best-how = Haz que tu extraterrestre secreto quede segundo: es el puesto que más paga.
poker-face = Cara de póker
poker-face-how = Gana con un extraterrestre secreto que nunca estuvo entre tus favoritos a la vista: nadie lo adivinó.
good-trade = Buen trueque
good-trade-how = Con un intercambio, llévate un favorito que al final valga al menos 2 puntos más que el que diste.

## Celestial Duel

change = Cambio de tema
change-how = Gana tres rondas de una partida después de cambiar la característica: los objetos más difíciles de observar pueden hacerlo.
oldest = La edad manda
oldest-how = Gana tres rondas de una partida con el hallazgo: gana la fecha más antigua.
tie-break = Vista de lince
tie-break-how = Gana una ronda con empate en el mejor valor: gana el objeto más difícil de observar.

## Landing Zone

chain = Reacción en cadena
chain-how = Desintegra tres cartas con la misma carta armada: cuando algo cae, apunta a sus nuevas vecinas.
full-crew = Tripulación completa
full-crew-how = Ten al final dos cartas que hagan aterrizar a tu extraterrestre y tu platillo: cada una da 2 puntos.
peaceful = Conquista pacífica
peaceful-how = Gana sin desintegrar ni una carta. También en caso de empate gana quien fue más pacífico.

## Last Rocket

trapped = Sin salida
trapped-how = Deja a un rival sin movimientos: retira la última galaxia junto a su cohete.
in-reserve = Base en reserva
in-reserve-how = Gana sin llamar a tu base: solo ayuda una vez, así que guárdala para una emergencia.
rescued = Rescate a tiempo
rescued-how = Llama a tu base y gana de todos modos.

## Asteroid Field

drifts = A prueba de tormentas
drifts-how = Sigue en vuelo después de que los asteroides se hayan movido cinco veces.
sent-off = Desvío
sent-off-how = Coloca una loseta que mande otra nave fuera del tablero o contra un asteroide, y sobrevive.
long-flight = Largo recorrido
long-flight-how = Vuela sobre tres losetas o más en un turno: una ruta se sigue hasta el final.
