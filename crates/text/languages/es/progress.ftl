### What a person has played alone: results, badges and the game of the day.

daily = La partida del día
daily-note = Hoy, las mismas cartas y los mismos dados para todos.
daily-play = Jugar la partida del día
daily-resume = Continuar la partida del día
daily-again = Mañana habrá otra.
daily-copy = Copiar el resultado
copied = Copiado
share = Compartir
statistics = Tus partidas
nothing-yet = Juega una partida contra bots y aquí verás tus resultados.
played = Jugadas
won = Ganadas
streak = Victorias seguidas
best-streak = Mejor racha
best-points = Más puntos
history = Últimas partidas
badges = Insignias
earned = conseguida
not-earned = aún no conseguida
badge-finished = Primer vuelo
badge-finished-how = Juega una partida hasta el final.
badge-won = Primera victoria
badge-strong = Gorra de capitán
badge-strong-how = Gana a un capitán o a un almirante.
badge-crowd = Cielo lleno
badge-crowd-how = Gana contra tres o más rivales.
badge-streak = Estrella fugaz
badge-streak-how = Gana tres partidas seguidas.
badge-daily = Estrella del día
badge-daily-how = Gana la partida del día.
tip-supernova = Gana una partida: el segundo puesto es el que más paga, así que frena un poco a tu extraterrestre.
tip-celestial = Gana una partida: elige aquello en lo que tu carta es mejor, la barra más larga.
tip-landing = Gana una partida: haz aterrizar a tu extraterrestre y tu platillo, y que las cartas armadas desintegren a las demás.
tip-rockets = Gana una partida: quédate cerca de muchas galaxias y retira las que los demás necesitan.
tip-asteroids = Gana una partida: gira la loseta antes de colocarla y aléjate del borde.

## With variables

# $won $played
summary = Has ganado { $won } de { $played }
against = contra { $level }
# $place $seats
placed = Puesto { $place } de { $seats }
# $game $date $result $link
shared-result = Orbite · { $game } · partida del { $date }: { $result }. Te toca: { $link }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
kept-in-account = Estos resultados están en tu cuenta, en todos tus dispositivos.
kept-on-device = Estos resultados están en este dispositivo. Inicia sesión con una cuenta para tenerlos también en tus otros dispositivos.
