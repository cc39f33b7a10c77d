### Lo que dicen todos los juegos en una mesa.

player-number = Jugador { $number }
reader = Tú
illustrated-by = ilustrado por { $name }
game-over = La partida ha terminado.
chance-due = Espera: primero hay que robar o lanzar los dados.
turn-of = Le toca a { $name }.
# Until the clock ends the game: the board in words.
time-left =
    { $minutes ->
        [one] Queda un minuto como mucho.
       *[other] Quedan { $minutes } minutos.
    }

# La marca de nuestras propias decisiones en las reglas.
ruling = Decisión de Orbite

## Las reglas en pocas palabras

in-short = En pocas palabras
rules-goal = Objetivo
rules-turn = Tu turno
rules-scoring = Puntuación
rules-end = Fin de la partida
rules-tips = Consejos
rules-questions = Preguntas y respuestas
rules-box = De { $least } a { $most } jugadores, a partir de { $age } años, unos { $minutes } minutos.
rules-follow = Según las reglas de: { $credits }.

## Lo fuerte que es un bot
level-cadet = Cadete
level-ensign = Alférez
level-pilot = Piloto
level-lieutenant = Teniente
level-captain = Capitán
level-admiral = Almirante

## Por qué no puede empezar una partida

# $seats $least $most
start-seats = Este juego admite de { $least } a { $most } jugadores, no { $seats }.
# $option $value $least $most
start-out-of-range = Opción «{ $option }»: { $value } no está permitido; elige de { $least } a { $most }.
# $option $count $most
start-too-many = Opción «{ $option }»: { $count } es demasiado; como máximo, { $most }.
# $option $seats
start-other-tables = La opción «{ $option }» no está disponible con { $seats } jugadores.
# $cards $seats
start-too-few-cards = { $cards } cartas no bastan para dar una a cada uno de los { $seats } jugadores.
