### Lo que dicen los comandos que juegan muchas partidas: simulate, arena, study, load

## Argumentos y archivos

games-at-least-one = --games debe ser al menos 1
two-on-standard-output = `--trace -` y --json quieren los dos la salida estándar: da un archivo a la traza
bots-nobody = --bots no nombra a nadie
bots-too-many =
    { $seats ->
        [one] --bots nombra { $bots } bots para { $seats } asiento
       *[other] --bots nombra { $bots } bots para { $seats } asientos
    }
records-there = { $folder } ya contiene registros ({ $file }); da a --records una carpeta propia
folder-unread = no se puede leer la carpeta { $folder }
results-of-another = { $file } contiene los resultados de otro torneo o estudio; da a --results otro archivo
results-line = { $file }, línea { PLAIN($line) }
results-no-file = { $file } no es un archivo de resultados: da a --results un archivo normal de como máximo { $size } GiB
results-unusable = no se puede usar { $file }
results-unwritten = no se pueden escribir los resultados

## Avance

progress-games = { $bar } { $done }/{ $all } partidas, { $rate }, quedan { $left }
progress-deals = { $bar } { $done }/{ $all } repartos, desde hace { $since }, quedan { $left }
stopped-games = detenido tras { PLAIN($done) } de { PLAIN($all) } partidas
stopped-deals = detenido tras { PLAIN($done) } de { PLAIN($all) } repartos

## Columnas

column-bot = bot
column-clause = regla
column-elo = Elo
column-ending = final
column-fair = justo
column-games = partidas
column-interval = intervalo del 95{ "\u202F" }%
column-out-early = fuera pronto
column-place = puesto
column-points = puntos
column-seat = asiento
column-seats = asientos
column-share = parte
column-shared = compartidas
column-wins = victorias
column-won = ganadas

## simulate

simulated = { $game }, { $seats } asientos, opciones { $options }, semilla { $seed }
simulated-in =
    { $games ->
        [one] { PLAIN($games) } partida en { $seconds } s ({ PLAIN($rate) } partidas/s)
       *[other] { PLAIN($games) } partidas en { $seconds } s ({ PLAIN($rate) } partidas/s)
    }
decisions-per-game = decisiones por partida: { $mean } (de { PLAIN($shortest) } a { PLAIN($longest) })

## arena

tournament = { $game }: { $bots }, opciones { $options }, semilla { $seed }
tournament-played =
    { $deals ->
        [one] { PLAIN($deals) } reparto en { $rotations } rotaciones: { PLAIN($games) } partidas de { $decisions } decisiones, { $seconds } s
       *[other] { PLAIN($deals) } repartos, cada uno en { $rotations } rotaciones: { PLAIN($games) } partidas de { $decisions } decisiones, { $seconds } s
    }
share-means = Parte: de las victorias, por cada asiento que ocupó el bot; una victoria compartida cuenta en fracciones.
elo-means = Elo: la diferencia con el resto de la mesa que corresponde a esa parte.

## study

studied =
    { $rotations ->
        [one] { $game }: { $bots }, semilla { $seed }, { PLAIN($deals) } repartos en { $rotations } rotación
       *[other] { $game }: { $bots }, semilla { $seed }, { PLAIN($deals) } repartos en { $rotations } rotaciones
    }
set-of-options = Opciones { $options }, { PLAIN($games) } partidas
member-wins = { $bot } gana { $share } de las partidas por cada asiento que ocupó ({ $low } - { $high }; justo: { $fair }), Elo { $elo }
seats-differ =
    { $degrees ->
        [one] Equidad: los asientos no son iguales (ji cuadrado { $square }, { $degrees } grado de libertad, p { $chance })
       *[other] Equidad: los asientos no son iguales (ji cuadrado { $square }, { $degrees } grados de libertad, p { $chance })
    }
seats-alike =
    { $degrees ->
        [one] Equidad: no se aprecia diferencia entre los asientos (ji cuadrado { $square }, { $degrees } grado de libertad, p { $chance })
       *[other] Equidad: no se aprecia diferencia entre los asientos (ji cuadrado { $square }, { $degrees } grados de libertad, p { $chance })
    }
column-least = mín.
column-median = mediana
column-most = máx.
column-mean = media
spread-decisions = decisiones
spread-points = puntos
spread-lead = ventaja del ganador, puntos
spread-changes = cambios de líder
forced = decisiones forzadas: { $share }
column-kind = tipo de acción
column-of-actions = de las acciones
column-if-offered = si se puede
column-worth = valor estimado
column-wins-with = gana con
column-wins-without = gana sin
comparison = Las segundas opciones junto a las primeras, con los mismos repartos:
column-first = primeras
column-second = segundas
column-difference = diferencia
figure-decisions = decisiones
figure-forced = decisiones forzadas, parte
figure-lead-changes = cambios de líder
figure-out-early = asientos fuera pronto, parte
figure-wins = victorias del asiento { $seat }, parte

## El informe de un estudio para navegadores

report-title = Estudio de { $game }
report-plan =
    { $rotations ->
        [one] { PLAIN($deals) } repartos en { $rotations } rotación entre { $bots }; semilla { $seed }, versión { $rules } de las reglas, Orbite { $version }.
       *[other] { PLAIN($deals) } repartos en { $rotations } rotaciones entre { $bots }; semilla { $seed }, versión { $rules } de las reglas, Orbite { $version }.
    }
report-comparison = Las segundas opciones junto a las primeras
report-comparison-note = Medias sobre los mismos repartos; la diferencia con su intervalo del 95{ "\u202F" }%.
report-note = Una victoria compartida cuenta en fracciones. Fuera pronto: nada que decidir tras el primer tercio de la partida. La ventaja se estima con partidas al azar hasta el final. Valor estimado: cuánto más valía la mejor acción de ese tipo que la mejor de las otras, en fracciones de victoria, según los bots. Gana con y gana sin dicen cómo les fue a los asientos que hicieron esa acción y a los que no: no demuestra que fuera la causa.
report-set = { PLAIN($games) } partidas con { $options }
report-who-wins = Quién gana
report-seat = asiento { $seat }
report-shares = Parte de victorias de cada asiento, con su intervalo del 95{ "\u202F" }% y la parte justa
report-wins-each = victorias por asiento
report-decisions = Decisiones por partida
report-points = Puntos de un asiento
report-lead = Ventaja del ganador en puntos
report-changes = Cambios de líder por partida
report-forced = Decisiones forzadas: { $share }.
report-endings = Por qué terminan las partidas
report-actions = Qué se hace y cuánto vale
report-spread = Mediana { $median }, la mitad de { $quarter } a { $rest }, todas de { $least } a { $most }; media { $mean }.
report-bin = de { $from } a { $to }: { $count }

## load

load-nothing = pide --tables, --idle o ambas cosas
load-no-folder = no se puede crear una carpeta para la base de datos
load-no-program = no se encuentra este programa
load-files = se necesitan { PLAIN($wanted) } archivos y conexiones a la vez, y el sistema permite { PLAIN($allowed) }: sube el límite (`ulimit -n { PLAIN($wanted) }`, o LimitNOFILE de una unidad) o pide menos
load-connection = falló una conexión o un archivo: { $problem }
load-server-gone = el servidor cerró la conexión o dejó de responder
load-unexpected = respuesta inesperada del servidor: { $answer }
load-not-started = el servidor no arrancó: { $problem }
load-idle = { PLAIN($done) } de { PLAIN($all) } conexiones en espera
load-tables = { PLAIN($done) } de { PLAIN($all) } mesas
load-warming-up = calentamiento
load-playing = { PLAIN($since) } de { PLAIN($seconds) } s, { PLAIN($moves) } jugadas
load-troubles = { PLAIN($since) } de { PLAIN($seconds) } s, { PLAIN($times) } nodos detenidos
load-finishing = terminando todas las partidas
load-no-log = no se pueden leer los registros
load-wrong = los registros no contienen lo que se confirmó
column-tables = mesas
column-nodes = nodos
column-moves = jugadas/s
column-moves-cpu = jugadas/s de CPU
column-of-first = del primero
column-latency = p50/p99 ms
column-driver = simulador
column-writer = escritura
row-tables = mesas
load-plan = { PLAIN($tables) } de { $game } con { $seats } asientos
row-seconds = medido durante
row-idle-bytes = bytes por segundo y asiento
both-directions = { $bytes }, en ambos sentidos
row-moves = jugadas confirmadas
moves-in-games = { PLAIN($moves) } en { PLAIN($games) } partidas terminadas
row-rate = jugadas por segundo
row-acknowledged = del envío a la confirmación
row-seen = del envío a que otros lo vean
latencies = p50 { $half }, p99 { $most }, p99.9 { $nearly }, máx. { $longest } ms
row-bytes = bytes por jugada y asiento
all-bytes = { $bytes }, en ambos sentidos, todo incluido
row-move-bytes = solo de las jugadas
move-bytes = { $bytes } para acciones, respuestas y pasos
row-table-bytes = de la mesa, por partida y asiento
table-bytes = { $bytes } para la llegada, el comienzo, el final y la revancha
row-cpu = tiempo de procesador del servidor
row-cpu-rate = jugadas por segundo de procesador
row-writer = hilo de escritura más ocupado
row-driver = hilo del simulador más ocupado
of-a-core = { $share } de un núcleo
row-memory = memoria del servidor, vacío
row-idle-memory = con conexiones en espera
memory-for = { $size } para { PLAIN($idle) }
row-memory-each = por conexión en espera
row-memory-table = por mesa con sus conexiones
row-memory-end = al final
row-nodes = nodos
row-troubles = fallos
killed-times =
    { $times ->
        [one] un nodo detenido con kill -9, { $times } vez
       *[other] los nodos detenidos por turno con kill -9, { $times } veces
    }
restarted-times =
    { $times ->
        [one] un nodo reiniciado, { $times } vez
       *[other] los nodos reiniciados por turno, { $times } veces
    }
row-stored = jugadas guardadas
row-lost = jugadas perdidas
row-doubled = jugadas guardadas dos veces
row-untold = jugadas guardadas y nunca confirmadas
row-sent-again = jugadas enviadas de nuevo
row-compared = partidas comparadas, suceso por suceso
row-next-move = hasta la siguiente jugada aceptada de un asiento
latencies-when-not-out =
    { $times ->
        [one] { $latencies }; { $times } vez estaba eliminado
       *[other] { $latencies }; { $times } veces estaba eliminado
    }
plot-title = tiempo de procesador de todos los nodos por jugada, en µs
plot-nodes =
    { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }
plot-point =
    { $nodes ->
        [one] { $nodes } nodo, { PLAIN($tables) } mesas: { PLAIN($micros) } µs
       *[other] { $nodes } nodos, { PLAIN($tables) } mesas: { PLAIN($micros) } µs
    }
