### Lo que muestra `--help`

## Títulos e indicaciones

heading-usage = Uso:
heading-commands = Comandos:
heading-arguments = Argumentos:
heading-options = Opciones:
heading-examples = Ejemplos:
heading-choices = Valores posibles:
usage-options = [OPCIONES]
mark-default = [por defecto: { $value }]
mark-environment = [entorno: { $variable }]
mark-choices = [valores posibles: { $values }]
mark-seats = ({ $count } asientos)
mark-seats-between = (de { $least } a { $most } asientos)

## Valores que se sustituyen

placeholder-address = DIRECCIÓN
placeholder-address-port = DIRECCIÓN:PUERTO
placeholder-bool = BOOLEANO
placeholder-bus = BUS
placeholder-clause = REGLA
placeholder-command = COMANDO
placeholder-days = DÍAS
placeholder-depth = PROFUNDIDAD
placeholder-dir = CARPETA
placeholder-file = ARCHIVO
placeholder-filter = FILTRO
placeholder-format = FORMATO
placeholder-game = JUEGO
placeholder-hex = HEX
placeholder-hosts = SERVIDORES
placeholder-id = ID
placeholder-json = JSON
placeholder-lang = IDIOMA
placeholder-level = NIVEL
placeholder-list = LISTA
placeholder-login = CUENTA
placeholder-match = PARTIDA
placeholder-ms = MS
placeholder-n = N
placeholder-number = NÚMERO
placeholder-place = LUGAR
placeholder-record = REGISTRO
placeholder-seat-lot = ASIENTO|lot
placeholder-seat-text = ASIENTO:TEXTO
placeholder-seconds = SEGUNDOS
placeholder-server = SERVIDOR
placeholder-status = ESTADO
placeholder-step = PASO
placeholder-text = TEXTO
placeholder-trouble = FALLO
placeholder-url = URL
placeholder-user = USUARIO

## Comandos

command-orbite = Cinco juegos espaciales sacados de viejos reglamentos: para jugarlos, simularlos y comprobarlos.
command-serve = Ofrecer los cinco juegos en el navegador, aquí y en la red
command-play = Jugar una partida entera en el terminal, con personas y bots a la mesa
command-simulate = Jugar muchas partidas al azar y resumirlas
command-verify = Reproducir partidas registradas y decir si siguen las reglas
command-rules = Leer las reglas de un juego, una por una
command-perft = Contar los desarrollos posibles de un juego, hasta una profundidad
command-arena = Organizar un torneo entre bots
command-study = Estudiar cómo transcurre un juego: quién gana en qué asiento, cuánto dura, por qué, con qué acciones
command-hint = Qué haría un bot en una partida guardada, y por qué
command-solve = Resolver con exactitud un final de «El último cohete»
command-review = Juzgar cada decisión de una partida según lo que sabía su asiento y marcar los errores
command-trace = Escribir partidas terminadas como trazas: cada estado y cada acción permitida
command-schema = Mostrar el esquema JSON de las vistas, los eventos y las acciones de un juego
command-backup = Copiar la base de datos de un servidor en un archivo, sin detenerlo
command-restore = Restaurar una copia de seguridad en lugar de la base de datos de un servidor detenido
command-admin = Administrar la base de datos de un servidor: tamaño, usuarios, partidas y lo que se puede borrar
command-admin-status = Mostrar cuánto hay
command-admin-check = Comprobar la base de datos y el historial de cada partida
command-admin-vacuum = Devolver al sistema el espacio que ya no se usa; las jugadas esperan mientras tanto
command-admin-purge = Borrar lo antiguo
command-admin-users = Listar usuarios o buscarlos
command-admin-forget = Olvidar a un usuario: se borran su nombre, su contraseña y sus sesiones; las partidas se conservan
command-admin-reset-password = Dar a una cuenta una contraseña nueva, que se muestra una vez, y cerrar todas sus sesiones
command-admin-operator = Permitir que una cuenta administre el servidor desde su página, o dejar de permitirlo
command-admin-reports = Listar las denuncias
command-admin-resolve = Anotar en qué quedó una denuncia
command-admin-ban = Impedir que un usuario inicie sesión y cerrar todas sus sesiones
command-admin-unban = Permitir que un usuario vuelva a iniciar sesión
command-admin-close-table = Cerrar una mesa, se juegue lo que se juegue en ella
command-admin-matches = Listar las partidas
command-admin-record = Mostrar el registro de una partida terminada
command-load = Medir un servidor de mesas con carga en esta máquina
command-help = Mostrar este mensaje o la ayuda de un comando

## Argumentos de varios comandos

argument-help = Mostrar la ayuda
argument-help-short = Mostrar la ayuda (más completa con `--help`)
argument-help-long = Mostrar la ayuda (resumida con `-h`)
argument-version = Mostrar la versión
argument-lang = El idioma de los textos y mensajes [por defecto: el del sistema]
argument-json = Responder en JSON
argument-game = supernova, celestial, landing, rockets o asteroids
argument-seats = Cuántos asientos [por defecto: el mínimo que admite el juego; en el torneo, tantos como bots]
argument-seed = De dónde salen todo el azar y todas las decisiones
argument-options = Las opciones del juego como objeto JSON (--help las enumera)
argument-options-before = Las opciones del juego como objeto JSON; las que faltan toman su valor por defecto, que aquí va primero.
argument-options-after = Los asientos y los cohetes se cuentan desde 0; first = null lo echa a suertes.
argument-at = La decisión de este paso del registro, contado desde 1 [por defecto: la pendiente]
argument-record = El registro de una partida; - es la entrada estándar
argument-records = Guardar cada partida como un registro en esta carpeta, que aún no debe contener ninguno
argument-results = Guardar cada reparto en este archivo y continuar desde él
argument-threads = Cuántos repartos se juegan a la vez [por defecto: uno por núcleo]
argument-bots = Quién participa, asiento por asiento; el último ocupa los asientos que queden
argument-database = La base de datos: un archivo o `postgres://USER@HOST/NAME` [por defecto: lo que diga --config, u orbite.db entre tus datos]
argument-database-password-file = El archivo cuya primera línea es la contraseña de PostgreSQL
argument-config = El archivo de ajustes del servidor, que dice dónde está la base de datos
argument-user = El identificador del usuario o el nombre de una cuenta
argument-id = El identificador de la partida
argument-limit = Cuántos como máximo, primero los más recientes
argument-yes = Hacerlo de forma definitiva

## serve

argument-serve-listen = La dirección y el puerto de escucha [por defecto: 127.0.0.1:4747]
argument-serve-database = Dónde se guarda todo: un archivo o `postgres://USER@HOST/NAME` [por defecto: orbite.db entre tus datos]
argument-serve-database-password-file = El archivo cuya primera línea es la contraseña de PostgreSQL, para que nadie la vea en la lista de procesos
argument-serve-bus = Cómo se comunican los servidores que comparten una base PostgreSQL: `postgres` para la propia base, o `nats://HOST:4222` [por defecto: postgres]
argument-serve-push-services = Servicios de notificaciones además de los de los navegadores habituales: nombres de servidores, separados por comas
argument-serve-smtp = El servidor que envía el correo: `smtps://USER@HOST`, o `smtp://USER@HOST` para STARTTLS; requiere --mail-from y --public-url [por defecto: sin correo]
argument-serve-smtp-password-file = El archivo cuya primera línea es la contraseña del servidor de correo
argument-serve-mail-from = El remitente del correo, por ejemplo `Orbite <orbite@mail.example>`
argument-serve-config = Leer los ajustes de este archivo (TOML)
argument-serve-public-url = La dirección pública de este servidor, para enlaces y códigos QR, por ejemplo `https://orbite.example`; se rechazan las peticiones a otros nombres
argument-serve-behind-proxy = Confiar en X-Forwarded-For de un proxy inverso situado delante del servidor
argument-serve-metrics = Dónde ofrecer /metrics [por defecto: a los programas de esta máquina, en la dirección general, salvo con --behind-proxy o --public-url]
argument-serve-connections = Cuántas conexiones puede haber en total [por defecto: 20000]
argument-serve-sockets-per-address = Cuántas conexiones puede tener una dirección [por defecto: 200]
argument-serve-tables-per-user = En cuántas mesas sin terminar puede tener asiento un usuario [por defecto: 100]
argument-serve-tables-in-memory = Cuántas mesas puede haber en memoria a la vez; a partir de ahí no se crean más [por defecto: 10000]
argument-serve-bot-pace = Cuántos milisegundos tarda un bot como mínimo en una jugada; con 0, su rapidez delata lo forzada que era [por defecto: 250]
argument-serve-session-days = Tras cuántos días sin uso se cierra la sesión de personas y programas; 0 es nunca [por defecto: 365]
argument-serve-no-limits = Desactivar todos los límites de frecuencia, para mediciones
argument-serve-log = Cómo se escribe el registro de actividad en la salida de errores [por defecto: text]
choice-log-text = Líneas para personas
choice-log-json = Líneas de JSON para programas
argument-serve-log-filter = Qué se anota, por ejemplo `info` o `warn,server=debug` [por defecto: warn,server=info]
argument-serve-page = Servir la página de esta carpeta en lugar de la incluida en el programa
argument-serve-open = Abrir la página en el navegador
example-serve-1 = `orbite serve` para esta máquina: `http://127.0.0.1:4747`
example-serve-2 = `orbite serve --open` y la abre en el navegador
example-serve-3 = `orbite serve --listen 0.0.0.0:4747` para toda la red, con un código QR
example-serve-4 = `orbite serve --listen 127.0.0.1:0` en cualquier puerto libre
note-serve-1 = Todo se guarda en un solo archivo, la base de datos; `orbite backup` la copia mientras el servidor funciona. Cada ajuste se llama igual como opción (--public-url), en el entorno (ORBITE_PUBLIC_URL) y en el archivo que indica --config (public-url); la opción prevalece sobre el entorno, y este sobre el archivo. Lo que el archivo activa se desactiva así: --behind-proxy=false.
note-serve-2 = Ctrl-C detiene el servidor; no se pierde nada, y ningún reloj corre hasta que vuelve. `http://ADDRESS/healthz` responde `ok` mientras funciona, y /metrics da sus contadores a los programas de la misma máquina (véase --metrics).

## play

argument-play-game = supernova, celestial, landing, rockets o asteroids; si falta, lo pregunta un menú
argument-play-players = Quién juega, asiento por asiento: los nombres son personas ante este teclado; cadet, ensign, pilot, lieutenant, captain y admiral son bots, `pilot:Azul` es uno con nombre, `program:COMANDO` un programa propio (docs/external-players.md) [por defecto: tú y un pilot]
argument-play-seed = De dónde sale el azar de la partida y de los bots [por defecto: distinto cada vez]
argument-play-save = Dónde se guarda la partida tras cada jugada [por defecto: orbite-JUEGO.json, aquí]
argument-play-resume = Retomar una partida guardada
example-play-1 = `orbite play` elegirlo todo en un menú
example-play-2 = `orbite play rockets` tú contra un piloto
example-play-3 = `orbite play landing --players Ada,captain,cadet` una persona y dos bots
example-play-4 = `orbite play supernova --players Ada,Bea,pilot` dos personas ante un teclado y un bot
example-play-5 = `orbite play rockets --players "Ada,program:python3 bot.py"` contra un programa propio
example-play-6 = `orbite play --resume orbite-rockets.json` retomar una partida o repasar una terminada

## simulate

argument-simulate-games = Cuántas partidas se juegan
argument-simulate-threads = Cuántas partidas se juegan a la vez [por defecto: una por núcleo]
argument-simulate-trace = Escribir cada estado y cada acción permitida de cada partida, un objeto JSON por línea; - es la salida estándar
example-simulate-1 = `orbite simulate rockets --seats 2 --games 100000 --options '{ "{" }"layout":"flat61"{ "}" }'`
example-simulate-2 = `orbite simulate supernova --seats 4 --games 10 --seed 7 --trace - | head`
example-simulate-3 = `orbite simulate landing --games 1000 --json > landing.json`
example-simulate-4 = `orbite simulate asteroids --seats 8 --games 20 --records games/`
note-simulate-1 = La misma semilla, las mismas opciones y la misma versión dan las mismas partidas, sea cual sea --threads. Con --trace -, el resumen va a la salida de errores. Ctrl-C resume las partidas terminadas; un segundo Ctrl-C lo detiene todo de inmediato.

## verify

argument-verify-records = Partidas registradas; - es la entrada estándar
argument-verify-commitment = El compromiso del servidor tal como se mostró antes de la partida
argument-verify-table = La mesa en la que se jugó
argument-verify-entropy = Lo que aportaste al azar: tu asiento, contado desde 0, dos puntos y el texto
argument-verify-sealed = A qué se habían comprometido todos los asientos antes de que revelaras lo tuyo, separado por comas, con - para un asiento que no lo había hecho
example-verify-1 = `orbite verify games/*.json`
example-verify-2 = `orbite admin record MATCH | orbite verify -`
example-verify-3 = `orbite verify game.json --commitment 4bb0... --table k3f9x2 --entropy '0:my own dice'`
note-verify-1 = Muestra una línea por archivo. El registro de una partida jugada en un servidor dice también de dónde vino su azar (docs/fairness.md): cada carta, cada dado y cada sorteo se vuelve a calcular. Eso solo demuestra algo si el registro se compara con lo comunicado antes de la partida; lo que no se indica aquí se menciona como no comparado. Un registro de otra versión de las reglas se rechaza, nunca se adivina.

## rules

argument-rules-clause = Solo esta regla, por ejemplo LR-3.4

## perft

argument-perft-depth = Cuántas decisiones de profundidad
argument-perft-divide = También la cuenta que hay tras cada primera acción
example-perft-1 = `orbite perft rockets --depth 4 --options '{ "{" }"first":0{ "}" }'`
note-perft-1 = Cuenta desde la primera decisión tras una preparación sorteada con --seed. La profundidad cuenta decisiones; entre ellas, cada resultado distinto del azar es un desarrollo aparte. Dos programas que coinciden en estos números coinciden en las reglas.

## arena

argument-arena-games = Cuántas partidas, redondeadas a repartos enteros
example-arena-1 = `orbite arena rockets --bots admiral,captain --games 400`
example-arena-2 = `orbite arena landing --bots captain,pilot --seats 4` un capitán contra tres pilotos
example-arena-3 = `orbite arena supernova --bots pilot,cadet --games 4000 --results ladder.jsonl` otra vez para continuar
note-arena-1 = Bots: random, cadet, ensign, pilot, lieutenant, captain, admiral, o program:COMANDO, un programa propio (docs/external-players.md). Un reparto se juega una vez por cada rotación de los bots alrededor de la mesa, siempre con el mismo azar en la medida en que el juego lo permite; el intervalo de confianza es sobre repartos. Ctrl-C resume los repartos terminados; un segundo Ctrl-C lo detiene todo de inmediato.

## study

argument-study-games = Cuántos repartos
argument-study-first = Quién empieza: un asiento, contado desde 0, o `lot` para echarlo a suertes
argument-study-against = Jugar los mismos repartos también con estas opciones y comparar
argument-study-playouts = Cuántas partidas al azar estiman antes de cada decisión quién va ganando; 0 omite los cambios de líder
argument-study-csv = Escribir una línea por partida en este archivo, para hojas de cálculo
argument-study-html = Escribir un informe con gráficos en este archivo, para navegadores
example-study-1 = `orbite study rockets --bots captain --seats 2 --games 400`
example-study-2 = `orbite study landing --bots captain --html landing.html --csv landing.csv`
example-study-3 = `orbite study rockets --bots pilot --against '{ "{" }"layout":"flat37"{ "}" }'` los mismos repartos en otro tablero
example-study-4 = `orbite study asteroids --seats 4 --games 5000 --results long.jsonl` otra vez para continuar
note-study-1 = Juega partidas entre bots y dice cómo fueron: la parte de victorias de cada asiento con su intervalo y una prueba de equidad, duraciones y puntos, por qué terminaron las partidas, cuántas veces cambió el líder, cuántas decisiones eran forzadas, qué tipos de acciones se eligieron y cuánto valían.
note-study-2 = Bots: random, cadet, ensign, pilot, lieutenant, captain, admiral, o program:COMANDO, un programa propio (docs/external-players.md). Si son distintos, cada reparto se juega en todas las rotaciones. Empieza el asiento 0, de modo que los asientos son el orden de los turnos; --first lo cambia. La misma semilla da las mismas cifras con cualquier número de hilos. Ctrl-C resume los repartos terminados; un segundo Ctrl-C lo detiene todo de inmediato.

## hint

argument-hint-level = cadet, ensign, pilot, lieutenant, captain o admiral
argument-hint-time = Pensar tantos segundos en lugar del esfuerzo fijo del nivel
argument-hint-threads = Cuántos árboles de búsqueda se desarrollan a la vez [por defecto: uno por núcleo]
example-hint-1 = `orbite hint orbite-rockets.json`
example-hint-2 = `orbite hint orbite-landing.json --level captain --lang fr`
example-hint-3 = `orbite hint orbite-supernova.json --time 5`
example-hint-4 = `orbite hint orbite-rockets.json --at 12` la decisión del paso 12
note-hint-1 = El bot solo sabe lo que puede saber el asiento al que le toca.

## solve

argument-solve-record = El registro de una partida de «El último cohete»; - es la entrada estándar
argument-solve-positions = Cuántas posiciones se examinan como máximo antes de desistir
example-solve-1 = `orbite solve orbite-rockets.json`
example-solve-2 = `orbite solve orbite-rockets.json --at 70` la decisión del paso 70
note-solve-1 = El valor es exacto: quién queda en qué puesto si todos juegan a la perfección.

## review

argument-review-level = Con cuánto esfuerzo se busca: cadet, ensign, pilot, lieutenant, captain o admiral
argument-review-threads = Cuántas decisiones se juzgan a la vez [por defecto: una por núcleo]
example-review-1 = `orbite review orbite-rockets.json`
example-review-2 = `orbite review orbite-landing.json --level captain --lang fr` más rápido, menos seguro
example-review-3 = `orbite review orbite-rockets.json --at 12` una sola decisión
note-review-1 = Cada decisión se compara con la mejor que encuentra una búsqueda, ambas examinadas con el mismo esfuerzo. La búsqueda solo sabe lo que el asiento sabía entonces: lo que era correcto con eso no cuesta nada, saliera como saliera.

## trace

argument-trace-records = Registros de partidas terminadas; - es la entrada estándar
example-trace-1 = `orbite trace games/*.record.json > games.jsonl`
note-trace-1 = El formato se describe en docs/trace-format.md. Las partidas se numeran en el orden indicado.

## schema

example-schema-1 = `orbite schema rockets > rockets.schema.json`
note-schema-1 = Describe las líneas que recibe un programa que juega (docs/external-players.md); view, event, action_object y options están en $defs, igual que en /api/openapi.json.

## backup

argument-backup-file = El archivo nuevo
example-backup-1 = `orbite backup orbite-monday.db`
example-backup-2 = `orbite backup --config /etc/orbite/orbite.toml /backup/$(date +%F).db`
example-backup-3 = `orbite backup --database /var/lib/orbite/orbite.db /backup/$(date +%F).db`
note-backup-1 = El servidor sigue funcionando mientras tanto. El archivo aparece cuando está completo, comprobado y en el disco, y nunca sobrescribe otro. `orbite restore` lo restaura.

## restore

argument-restore-file = Una copia hecha con `orbite backup`
argument-restore-replaces = La base de datos de la que se lee lo revocado [por defecto: la que ARCHIVO reemplaza]
argument-restore-keep-sessions = Dejar todas las sesiones como estaban al hacer la copia, revocadas desde entonces o no
example-restore-1 = `orbite restore /backup/2026-11-15.db`
example-restore-2 = `orbite restore --config /etc/orbite/orbite.toml /backup/2026-11-15.db`
example-restore-3 = `orbite restore --database postgres:///orbite_new --replaces postgres:///orbite`
note-restore-1 = Detén primero el servidor. El archivo se comprueba y se copia; la copia de seguridad queda intacta, y la base anterior se aparta. Las partidas en curso y las mesas abiertas continúan desde el momento de la copia con un nuevo secreto del servidor, pues ya se ha visto lo que habría salido del anterior.
note-restore-2 = Sin ARCHIVO, se entiende que la base acaba de ponerse en su sitio por otros medios, como pg_restore o una instantánea del disco.
note-restore-3 = Las sesiones y los tokens revocados desde la copia siguen revocados, y las contraseñas quedan como están: ambas cosas se leen de la base reemplazada. Si no la hay o no se puede leer, todas las sesiones se cierran; las cuentas inician sesión de nuevo, y los invitados llegan como nuevos.

## admin

example-admin-1 = `orbite admin status`
example-admin-2 = `orbite admin --config /etc/orbite/orbite.toml status`
example-admin-3 = `orbite admin users ada`
example-admin-4 = `orbite admin reset-password Ada`
example-admin-5 = `orbite admin operator Ada`
example-admin-6 = `orbite admin reports`
example-admin-7 = `orbite admin purge --ended 365 --guests 90 --yes`
example-admin-8 = `orbite admin record MATCH > game.json`
note-admin-1 = Todo esto funciona mientras el servidor está en marcha. Usa el programa de la misma versión que el servidor: uno más nuevo actualiza la base de datos, y un servidor más antiguo ya no puede leerla.
argument-admin-purge-ended = Partidas que terminaron hace tantos días
argument-admin-purge-open = Partidas que nadie ha empezado ni cambiado desde hace tantos días
argument-admin-purge-stalled = Partidas en curso en las que no ha pasado nada desde hace tantos días
argument-admin-purge-guests = Invitados sin asiento que no han venido desde hace tantos días
argument-admin-purge-sessions = Sesiones cerradas o sin usar desde hace tantos días
example-admin-purge-1 = `orbite admin purge --ended 365 --guests 90` cuenta lo que se borraría
example-admin-purge-2 = `orbite admin purge --ended 365 --guests 90 --yes` lo borra
note-admin-purge-1 = Lo que no se nombra se conserva para siempre. También se conserva cómo terminaron las partidas, en el historial y las estadísticas de quienes jugaron. Se borra poco a poco, sin que nadie tenga que esperar.
argument-admin-users-text = Solo los que tengan este texto en su nombre, en mayúsculas o no, o este identificador
argument-admin-reset-password-login = El nombre de la cuenta
argument-admin-operator-remove = Dejar de permitirlo
argument-admin-reports-all = También las atendidas, primero las últimas
argument-admin-resolve-id = El número de la denuncia
argument-admin-resolve-text = En qué quedó
argument-admin-ban-reason = El motivo, para otros administradores
argument-admin-matches-status = Solo las que estén así
choice-status-open = Espera jugadores
choice-status-running = En curso
choice-status-finished = Jugada hasta el final
choice-status-abandoned = Abandonada antes del final

## load

argument-load-tables = Cuántas mesas juegan a la vez; varios números (100,500) dan una prueba cada uno
argument-load-still = Sus jugadores piensan y nunca juegan: cuánto cuesta saber quién está
argument-load-idle = Cuántas conexiones más se presentan y esperan
argument-load-seconds = Cuántos segundos se mide
argument-load-warm-up = Cuántos segundos se juega antes de medir
argument-load-server = La dirección de un servidor ya en marcha, en esta máquina
argument-load-pid = El proceso de ese servidor, para leer su tiempo de procesador y su memoria
argument-load-nodes = Cuántos servidores se inician sobre una base PostgreSQL, con un balanceador delante; varios números (1,3) dan una prueba cada uno
argument-load-database = Una base PostgreSQL vacía para servidores propios, como `postgres://USER@HOST/NAME`; { "{}" } en ella es el número de la prueba, desde 1
argument-load-plot = Dónde dibujar lo que cuesta una jugada en varias pruebas, como SVG
argument-load-bus = Cómo se comunican estos servidores: postgres o `nats://HOST:4222`
argument-load-trouble = Detiene los nodos por turno mientras todos juegan, los inicia de nuevo y compara los registros con lo que se confirmó
choice-trouble-kill = con kill -9
choice-trouble-restart = en orden, como en una actualización
argument-load-threads = Cuántos hilos mueven a los jugadores
argument-load-folder = Dónde va la base de datos de un servidor propio [por defecto: la carpeta temporal del sistema]
example-load-1 = `orbite load` 500 mesas de «El último cohete» durante 10 segundos
example-load-2 = `orbite load landing --seats 4 --tables 100` otro juego
example-load-3 = `orbite load --tables 0 --idle 10000` solo conexiones que esperan
example-load-4 = `orbite load --server http://127.0.0.1:4747 --pid 1234` un servidor ya en marcha
example-load-5 = `orbite load --nodes 3 --database postgres:///empty` tres servidores sobre una base
example-load-6 = `orbite load --tables 20 --nodes 3 --trouble kill --database postgres:///empty` nodos que se detienen sin aviso
note-load-1 = Sin --server se inicia un servidor propio, con una base vacía que se borra después (en --folder, para que sea el disco deseado). Cada asiento es una conexión propia y responde enseguida con cualquier acción permitida; tras una partida viene otra. Una jugada cuenta cuando el servidor la ha confirmado, y solo lo hace cuando está en el disco. El servidor y los jugadores simulados comparten esta máquina.
note-load-2 = Solo se admiten servidores de esta máquina: `127.0.0.1`, `[::1]`, `localhost`. Un servidor ya en marcha debe haberse iniciado con --no-limits.
note-load-3 = Con --trouble, los jugadores vuelven tras cada corte y envían de nuevo lo que quedó sin respuesta; al final terminan sus partidas. Código de salida 1 si una jugada confirmada se pierde, se guarda dos veces o se guarda sin confirmarse nunca.

## orbite

about-orbite = Los juegos: supernova (de 2 a 5 jugadores), celestial (de 2 a 6), landing (de 2 a 4), rockets (de 2 a 6), asteroids (de 2 a 8).
example-orbite-1 = `orbite serve --open` jugar en el navegador
example-orbite-2 = `orbite play` elegir un juego y jugarlo aquí, en el terminal
example-orbite-3 = `orbite rules rockets --lang fr` leer sus reglas
example-orbite-4 = `orbite simulate rockets --games 10000` probar muchas partidas
note-orbite-1 = Códigos de salida: 0 terminado; 1 la comprobación o el trabajo ha fallado; 2 argumentos incorrectos; 130 detenido con Ctrl-C.
