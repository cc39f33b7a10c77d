### La línea de comandos

## Argumentos

options-problem = no se pueden leer las opciones: { $problem }; todas, con sus valores por defecto: { $defaults }
players-form = un jugador es el nombre de una persona o un bot: cadet, ensign, pilot, lieutenant, captain o admiral, por ejemplo `pilot` o `pilot:Azul`, o bien program:COMANDO
argument-unknown = argumento desconocido: `{ $argument }`
argument-twice = `{ $argument }` solo puede darse una vez
argument-conflict = `{ $argument }` no puede usarse junto con { $others }
argument-needs-equals = el valor de `{ $argument }` va tras un signo igual
arguments-missing =
    { $arguments ->
        [one] falta un argumento: { $arguments }
       *[other] faltan argumentos: { $arguments }
    }
command-unknown = no existe el comando `{ $name }`
command-missing = falta un comando: { OR($commands) }
value-missing = `{ $argument }` necesita un valor
value-surplus = `{ $value }` es un valor de más para `{ $argument }`
value-refused = `{ $value }` no vale para `{ $argument }`: { $why }
not-unicode = un argumento no es Unicode válido
did-you-mean = ¿Querías decir { OR($names) }?
more-help = `--help` da más información.

## Valores

value-address = escribe una dirección y un puerto, por ejemplo 127.0.0.1:4747 para esta máquina, 0.0.0.0:4747 para toda la red, o `[::1]:4747`
value-bot = escribe random, { $levels }, por ejemplo captain o `captain:Rigel`, o `program:COMANDO`
value-choice = elige { OR($choices) }
value-clause = escribe una regla, por ejemplo LR-3.4
value-entropy = escribe el asiento (un número desde 0), dos puntos y el texto
value-entropy-text = una aportación al azar tiene como máximo { $count } caracteres ASCII imprimibles
value-first = escribe un asiento, contado desde 0, o `lot`
value-game = los juegos son { $games }
value-hex = escribe 64 cifras hexadecimales en minúsculas
value-language = elige { OR($codes) }
value-level = elige { OR($levels) }
value-option-twice = `{ $option }` está dos veces
value-options = { $problem }; las opciones son un único objeto JSON, por ejemplo `{ "{" }"first":0{ "}" }`
value-seconds = escribe un número de segundos de `0.01` a `3600`
value-server = escribe la dirección de un servidor, por ejemplo `http://127.0.0.1:4747`
value-server-elsewhere = { $host } no es esta máquina; solo se somete a carga un servidor propio, en `127.0.0.1`, `[::1]` o `localhost`
value-step = escribe un paso del registro, contado desde 1
value-switch = elige `true` o `false`
value-table = un identificador tiene letras, cifras, guiones y guiones bajos
value-whole = escribe un número entero desde { $least }
value-whole-between = escribe un número entero de { PLAIN($least) } a { PLAIN($most) }

## Archivos

file-not-found = no existe ese archivo o carpeta
file-not-allowed = permiso denegado
file-is-folder = es una carpeta, no un archivo
file-not-text = no es un archivo de texto
file-too-large = el archivo es demasiado grande
disk-full = el disco está lleno
folder-not-made = no se puede crear la carpeta { $path }
file-not-written = no se puede escribir { $path }

## Programas que juegan

program-not-started = no se puede iniciar el programa `{ $command }`: { $problem }
program-no-command = `{ $command }` no es un comando: indica un programa y sus argumentos, entrecomillados como en un shell
program-gone = el programa `{ $command }` terminó en mitad de una partida
program-ended = el programa `{ $command }` terminó en mitad de una partida: { $status }
program-slow = el programa `{ $command }` no respondió en { $seconds } s
program-answer = el programa `{ $command }` respondió `{ $line }`: { $problem }
answer-not-legal = esa acción no está permitida
answer-beyond = hay { $count } acciones permitidas, contadas desde 0
answer-form = escribe `{ "{" }"action":...{ "}" }` o `{ "{" }"index":...{ "}" }`

## rules

no-clause = «{ $game }» no tiene la regla { $clause }; `orbite rules { $id }` las muestra todas

## play

you = Jugador
game-saved = La partida está guardada en `{ $path }`; `orbite verify { $path }` la comprueba.
game-left = La partida está guardada: `orbite play --resume { $path }` la retoma.

## hint y solve

decided = { $who }: { $action } [{ $notation }]
number = { $number }
percent = { $number }{ "\u202F" }%

## hint

sure =
    { $games ->
        [one] { $percent } de certeza de que no hay nada mejor, tras { $games } partida simulada.
       *[other] { $percent } de certeza de que no hay nada mejor, tras { $games } partidas simuladas.
    }
columns = (probabilidad de ganar, su margen al 95{ "\u202F" }%, parte del análisis)
expected = Previsión: { $line }
chance = { $who }: { $percent }

## solve

placed =
    { $place ->
        [1] { $who }: 1.er puesto
        [3] { $who }: 3.er puesto
       *[other] { $who }: { $place }.º puesto
    }
perfect-play = Juego perfecto: { $line }
positions =
    { $count ->
        [one] { $count } posición examinada
       *[other] { $count } posiciones examinadas
    }
not-solvable = solo se puede resolver «{ $solvable }»: nada está oculto en él ni queda al azar; esta es una partida de «{ $game }»
not-solved =
    { $count ->
        [one] no se resolvió en { $count } posición: sigue jugando y prueba más adelante, o permite más con --positions
       *[other] no se resolvió en { $count } posiciones: sigue jugando y prueba más adelante, o permite más con --positions
    }

## verify

record-good =
    { $steps ->
        [one] correcto: { $game }, { $seats } asientos, { PLAIN($steps) } paso, { $state }
       *[other] correcto: { $game }, { $seats } asientos, { PLAIN($steps) } pasos, { $state }
    }
still-running = en curso
agreed-end = terminada de común acuerdo
conceded-end = terminada por abandono
won-by = victoria para { $winners } ({ $clause })
not-fair = el azar no fue limpio: { $problem }
nothing-to-compare = falta la prueba de su azar, así que no hay nada que comparar
no-draws = nada quedó al azar
draws-follow =
    { $draws ->
        [one] su único sorteo se deduce del secreto del servidor y de lo que aportó cada asiento
       *[other] sus { PLAIN($draws) } sorteos se deducen del secreto del servidor y de lo que aportó cada asiento
    }
fair = azar limpio: { $draws }
fair-until = azar limpio hasta el paso { PLAIN($steps) }: { $draws }
consistent = coherente: { $draws }
takebacks =
    { $count ->
        [one] se deshizo algo una vez
       *[other] se deshizo algo { $count } veces
    }
no-commitment = sin comparar: el compromiso mostrado antes de la partida (--commitment)
no-table = sin comparar: la mesa (--table)
no-entropy = sin comparar: lo que aportaste al azar (--entropy)
no-sealed = sin comparar: a qué se habían comprometido antes todos los asientos (--sealed)
no-steps = sin comparar: los pasos comunicados durante la partida
no-takebacks = sin comparar: si lo deshecho se deshizo de verdad en la partida
made-up = así que no se notaría si un servidor se lo hubiera inventado todo
restored-undone = el compromiso indicado se reemplazó antes de esta partida, cuando el servidor se restauró desde una copia de seguridad: no se puede comparar lo que iba con él
restored-before = antes de empezar, el servidor se restauró desde una copia de seguridad; su compromiso desde entonces: { $commitment }
restored-after = tras el paso { PLAIN($steps) }, el servidor se restauró desde una copia de seguridad; su compromiso desde entonces: { $commitment }
restored-unproven = ya conocía todas las aportaciones: no se puede demostrar que no eligiera este secreto
seat-withheld = el asiento { $seat } no reveló a tiempo aquello con lo que se había comprometido
seat-silent = el asiento { $seat } es de una persona y no aportó nada al azar
server-commitment = el compromiso de su servidor: { $commitment }
its-fingerprint = su huella: { $fingerprint }
not-good =
    { $all ->
        [one] el archivo no ha superado la verificación
       *[other] no han superado la verificación { $bad } de { $all } archivos
    }
one-record = lo comunicado antes de una partida solo puede compararse con un archivo

## --at

no-such-step = el paso { PLAIN($step) } no está en este registro: tiene { PLAIN($steps) } pasos, contados desde 1
no-decision = el paso { PLAIN($step) } no es una decisión: ahí decide el azar o se acaba el tiempo
nobody-decides = nadie tiene que decidir en este registro: la partida ha terminado o falta un sorteo; --at PASO vuelve a la decisión de ese paso

## review

review-title = { $game }: cada decisión, juzgada según lo que su asiento sabía entonces (nivel { $level })
review-progress = decisiones juzgadas
review-columns = (paso, probabilidad de ganar, marca)
review-who = Jugador
review-choices = elecciones
review-agreed = como el entrenador
review-inaccuracies = imprecisiones (?!)
review-mistakes = errores (?)
review-blunders = errores graves (??)
review-lost = victorias perdidas de cada 100
review-note = Una elección es una decisión entre dos acciones o más. Victorias perdidas: de media por elección. Una pérdida cuenta como imprecisión desde 5 victorias de cada 100, como error desde 10, como error grave desde 15, y solo cuando la búsqueda lo da por seguro.

## trace

not-finished = esta partida no ha terminado: una traza muestra una partida entera
