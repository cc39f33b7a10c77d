### Los personajes: cómo juegan los bots y qué dicen de vez en cuando.

## Cómo son
vega-temper = Prudente y tranquila: va por lo seguro.
rigel-temper = Luchador: ataca a quien se le cruce.
mira-temper = Curiosa: prueba lo que nadie prueba.
altair-temper = Temerario: ataca sin mirar el riesgo.
lyra-temper = Pacífica: sigue su propio camino.
deneb-temper = Viejo y sabio: ni peleas ni riesgos.
nova-temper = Soñadora: se la juega sin hacer daño.
castor-temper = Astuto: solo golpea sobre seguro.

## Al empezar
vega-hello = Hola. Sin prisa, la noche es larga.
rigel-hello = ¿Listos? ¡A ver quién me atrapa!
mira-hello = ¡Hola! A ver qué pasa hoy.
altair-hello = ¡Motores a tope! ¿Quién viene?
lyra-hello = Qué alegría verte. ¿Jugamos?
deneb-hello = Siéntate, joven estrella. Tengo tiempo.
nova-hello = ¡Le he pedido suerte a un cometa!
castor-hello = Buenas noches. Tengo un plan.

## A mitad de partida
vega-midway = Yo lo miraría dos veces.
rigel-midway = ¡Cuidado conmigo!
mira-midway = Uy, ¿y esto qué hace?
altair-midway = ¡Agárrate fuerte!
lyra-midway = Hay sitio para todos.
deneb-midway = La paciencia encuentra el camino.
nova-midway = Cruzo los dedos…
castor-midway = Tal como pensaba.

## Cuando ganan
vega-won = Despacio, pero seguro. Bien jugado.
rigel-won = ¡Te pillé! ¿Otra?
mira-won = ¡Ha funcionado! No me lo esperaba.
altair-won = ¿Has visto eso? ¡Increíble!
lyra-won = Oh, ¿he ganado? ¡Por muy poco!
deneb-won = Hasta una vieja estrella brilla a veces.
nova-won = ¡Mi buena estrella! ¡Gracias!
castor-won = Todo según el plan.

## Cuando pierden
vega-lost = ¡Buen vuelo! Has sabido arriesgar.
rigel-lost = Me han ganado limpiamente. ¡Mis respetos!
mira-lost = ¡Así que era eso! Enséñamelo otra vez.
altair-lost = ¡Ja! He caído con estilo.
lyra-lost = ¡Felicidades! Ha sido una partida preciosa.
deneb-lost = Los jóvenes nos adelantan. Así debe ser.
nova-lost = Hoy las estrellas estaban contigo.
castor-lost = Eso no estaba en el plan. Bravo.
