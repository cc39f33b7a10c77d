### La página alrededor de los tableros.

tagline = Cinco juegos del espacio, sacados de viejos reglamentos, de nuevo en órbita.
play-now = Jugar ya
set-up = Preparar
rules = Reglas
learn = Aprender
learn-offer = ¿Primera vez? Aprende el juego en tres minutos.
records = Mis partidas
daily-and-results = Partida del día · Estadísticas
settings = Ajustes
home = Estantería
menu = Menú
close = Cerrar
skip-to-content = Ir al contenido
resume = Continuar
unfinished-games = Partidas en curso
finished-games = Partidas terminadas
kept-you-won = Has ganado.
nothing-kept = Aún no hay partidas en este dispositivo. Cada partida que empieces se guardará aquí.
nothing-kept-of = Aún no hay partidas de «{ $game }» en este dispositivo.
all-records = Todas mis partidas
open-record = Abrir archivo de partida
forget = Borrar
forget-sure = ¿Borrar para siempre?
replay = Ver repetición
download = Descargar
bad-record = No se puede abrir este archivo: { $reason }
unknown-game = es de un juego que Orbite no conoce
not-a-record = no es una partida de Orbite o el archivo está dañado
record-other-version = es de otra versión de Orbite
record-changed = sus jugadas no siguen las reglas: el archivo se ha modificado o cortado
no-such-game = Esta partida no está guardada en este dispositivo.
kicked-out = El anfitrión te ha expulsado de esta mesa.
account-banned = Tienes vetado el acceso a este servidor.
network-barred = Alguien con tu dirección de internet ha sido vetado: durante un día no pueden entrar invitados nuevos desde ella. Inicia sesión con una cuenta.
no-such-page = Página no encontrada. Aquí solo hay estrellas.
seats = Asientos
seat = Asiento
person = Persona
name = Nombre
add-seat = Añadir un asiento
remove-seat = Quitar este asiento
seats-help = Toca un asiento para cambiar entre persona y bot.
presets = ¿Quién juega?
character = Personaje
bot = Bot
cadet-help = Fácil: comete errores. Para una primera partida.
ensign-help = Fácil: un cadete con algo de práctica.
pilot-help = Medio: conoce el juego.
lieutenant-help = Bastante difícil: se anticipa.
captain-help = Difícil: juega con un plan.
admiral-help = Muy difícil: el bot más fuerte.
fewer = Uno menos
one-more = Uno más
cant-set-table = La mesa no se puede preparar así.
options = Opciones
begin = Empezar
by-lot = Por sorteo
thinking = { $name } está pensando…
skip = Saltar la animación
see-result = Ver el resultado
see-result-now = Ver el resultado ya
commit = Jugar
ready = Listo: pulsa «{ commit }» o anula tu elección.
take-back = Anular
undo = Deshacer
undo-refused = No se puede deshacer: desde entonces se ha revelado algo o han jugado otros.
hint = Pista
set-up-log =
    { $count ->
        [one] Preparación ({ $count } paso)
       *[other] Preparación ({ $count } pasos)
    }
your-side = Tu lado de la mesa
you = tú
somebody = Jugador
your-name = Tu nombre
change-name = { $name }: cambiar nombre
log = Registro
more = Registro, jugadas, reglas
choices = Jugadas posibles
no-choices = Ahora no hay nada que elegir.
board-in-words = El tablero en palabras
curtain-title = Pasa el dispositivo
curtain-for = Le toca a:
curtain-look = Para mirar su carta:
turn-yours = Levanta tu carta.
look-then-pass = Mira tu carta y pasa el dispositivo.
pass-on = Ya he visto mi carta
curtain-hidden = Las manos siguen ocultas hasta entonces.
im-here = Soy yo: ver mi mano
game-over = La partida ha terminado
scoring = Recuento de puntos
placing = Cómo se decidieron los puestos
rematch = Revancha
daily-compare = Comparar
see-board = Ver el tablero
see-log = Ver el registro
language = Idioma
theme = Colores
theme-system = Según el dispositivo
theme-night = Noche
theme-dawn = Alba
speed = Velocidad de las animaciones
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Sin animaciones
still-note = Tu dispositivo pide menos movimiento, así que no hay animaciones.
confirm = Confirmar cada turno antes de jugarlo
sound = Sonidos
volume-effects = Volumen: piezas y cartas
volume-ambience = Volumen: el cielo
volume-voices = Volumen: voces de los bots
looks = En un dispositivo compartido, cada cual mira su carta antes de cada ronda
banter = Los bots dicen algo de vez en cuando
haptics = Vibración
sound-offer = Orbite tiene sonidos: madera, cartas y campanillas.
sound-on = Activar los sonidos
sound-off = No, gracias
yes = Sí
no = No
search-rules = Buscar en las reglas
all-rules = Todas las reglas, una por una
nothing-found = Ninguna regla contiene esas palabras.
see-rule = Regla { $clause }
view-of = Punto de vista
open-view = Ver todas las manos
spectator = Un espectador
step = Paso
turns = Turnos
first = Ir al principio
previous = Paso anterior
next = Paso siguiente
last = Ir al final
play-replay = Reproducir
pause = Pausar
broken = Algo ha fallado por nuestra parte. Tu partida está guardada.
not-kept = Este navegador no puede guardar nada: la partida se perderá si sales de la página.
open-elsewhere = Esta partida está abierta en otra pestaña
open-elsewhere-note = Una partida se juega en una sola pestaña a la vez, para que no se pierda ninguna jugada.
continue-here = Continuar aquí
new-version = Hay una nueva versión de Orbite.
reload = Recargar
your-turn = Te toca
unreachable = La descarga ha fallado. Comprueba tu conexión.
try-again = Reintentar
loading = Preparando la mesa…
keyboard = Teclado
keyboard-help = Las flechas pasan de una pieza a otra y, con Mayús, por todo lo que se puede consultar; Intro elige, Ctrl+Intro juega el turno, Retroceso anula una elección, Ctrl+Z deshace, L muestra el registro, C las jugadas posibles, W el tablero en palabras, «?» las reglas o la regla que explica una respuesta, Esc salta la animación o cierra.
made-of = Orbite es software libre. Sus juegos siguen las reglas de juegos publicados, con textos e imágenes propios.
with-others = Jugar con otros
lobby = Mesas abiertas
profile = Perfil
chat = Chat
on-its-way = Enviando…
ended-by-agreement = Todos los jugadores han acordado terminar aquí la partida.
server-unreachable = No se puede conectar con el servidor. Inténtalo de nuevo en un momento.
server-fault = Algo ha fallado en el servidor. El error ha quedado registrado.
trying-again = Conexión perdida. Tu partida está a salvo; reconectando…
storage-unavailable = El servidor no puede guardar ahora mismo. Tu jugada se enviará de nuevo automáticamente.
too-fast = Demasiadas peticiones. Espera un momento.
too-many-tables = Tienes un asiento en demasiadas mesas. Termina o abandona primero algunas.
server-full = El servidor está lleno. Inténtalo de nuevo más tarde.
bad-name = El nombre debe tener entre 1 y 32 caracteres.
bad-password = La contraseña debe tener al menos 8 caracteres.
name-taken = Ese nombre ya está en uso.
login-taken = Este nombre de cuenta ya está en uso.
no-such-user = Perfil no encontrado.
invitation-sent = Invitación enviada.
nobody-to-invite = Ninguna cuenta tiene este nombre, o no puedes invitar a esta persona.
wrong-login = Nombre o contraseña incorrectos.
wrong-password = La contraseña anterior no es correcta.
no-such-table = La mesa no existe o no tienes acceso a ella.
other-rules = En esta mesa se jugó con una versión anterior de las reglas. La partida está guardada.
not-over = La partida aún no ha terminado.
have-account = Tengo una cuenta
logged-out = Se ha cerrado tu sesión en este dispositivo.
against-rules = Las reglas no lo permiten.
not-your-turn = No es tu turno.
not-your-seat = Ese no es tu asiento.
seat-taken = Alguien se te ha adelantado: el asiento está ocupado.
seats-open = Aún hay asientos libres
bot-has-seat = Un bot juega en este asiento. Recupéralo primero.
seat-is-yours = Este asiento ya es tuyo.
not-host = Solo el anfitrión puede hacer eso.
not-started = La partida no ha empezado.
started = La partida ya ha empezado.
no-spectators = Esta mesa no admite espectadores.
nothing-to-undo = No hay nada que deshacer.
needs-consent = Desde entonces se ha revelado algo o han jugado otros: los demás tienen que estar de acuerdo.
already-asked = Esa petición ya está pendiente.
nothing-asked = Esa petición ya no está pendiente.
nobody-there = Esa persona se ha ido.
muted = El anfitrión te ha silenciado.
chat-full = El chat de esta mesa está lleno.
log-full = El registro de esta mesa está lleno.
out-of-date = La partida ha avanzado. Mira el tablero y vuelve a intentarlo.
not-understood = El servidor no ha entendido la petición.
page-too-old = El servidor se ha actualizado: vuelve a cargar esta página.
table-closed = Esta mesa está cerrada.
has-account = tiene cuenta
is-here = en línea
is-away = ausente
bot-acts = un bot juega en este asiento
no-clock = Sin reloj
emotes = Reacciones
emote-wave = ¡Hola!
emote-clap = ¡Bien jugado!
emote-laugh = ¡Ja, ja!
emote-gasp = ¡Oh!
emote-oops = ¡Ups! Fallo mío
emote-think = Déjame pensar
emote-cry = ¡Qué lástima!
emote-heart = ¡Gracias!
say-something = Escribe un mensaje
send = Enviar
nothing-said = Aún no hay mensajes.
mute = Silenciar
unmute = Dejar de silenciar
table-menu = Mesa
hand-first = Vista de móvil: mano y jugadas
board-too = Ver también el tablero
tell-my-turn = Avisarme cuando me toque
ask-draw = Proponer tablas
leave-to-bot = Ceder asiento a un bot
leave-note = Puedes volver y recuperar tu asiento en cualquier momento.
you-watch = Estás mirando la partida.
to-screen = Mostrar en pantalla compartida
out-of-time = Se te ha acabado el tiempo.
were-away = Estabas ausente.
you-left = Has dejado tu asiento.
bot-plays-for-you = Un bot juega por ti.
take-seat-back = Recuperar mi asiento
ask-others = Preguntar a los demás
asks-undo = { $name } pide deshacer su última jugada.
asks-draw = { $name } propone tablas: terminar la partida sin ganador.
agree = Aceptar
decline = Rechazar
withdraw = Retirar la petición
you-asked = Petición enviada; esperando a los demás.
all-agreed = Todos han aceptado.
declined = Alguien ha dicho que no.
dropped = La petición ya no está pendiente.
invite = Invitar a otros
link-to-table = Enlace a esta mesa
copy-link = Copiar enlace
copied = Copiado
share = Compartir
qr-of = Código QR del enlace, para escanearlo con un teléfono
or-code = O escribe este código en «Mesas abiertas»:
who-are-you = ¿Quién eres?
guest-note = Basta con un nombre. Lo verán los demás jugadores de la mesa.
go-on = Continuar
set-up-table = Preparar la mesa
set-up-note = Vas a jugar con otros: a continuación eliges asientos y opciones, creas la mesa y recibes un enlace para compartir.
start-game = Empezar la partida
host-starts = Los jugadores empiezan la partida cuando todos los asientos están ocupados.
open-seat = Asiento libre
sit-here = Sentarme aquí
sit-here-too = Añadir jugador aquí
stand-up = Dejar el asiento
to-rematch = Ir a la revancha
waiting-for-others = Esperando a los demás
was-it-fair = ¿Ha sido limpio el azar?
it-was-fair = Sí: el azar ha sido limpio.
it-was-fair-until = Sí, hasta el paso { PLAIN($steps) }. Después el servidor se restauró desde una copia de seguridad y usó un secreto nuevo: no se puede demostrar que el resto fuera limpio.
it-was-consistent = Nada se contradice, pero este dispositivo no puede demostrar que el azar fuera limpio.
fair-commitment = El secreto del servidor es aquel con el que se había comprometido cuando te uniste a la mesa.
fair-own = La aportación de tu dispositivo forma parte de él, y cada asiento se había comprometido con la suya antes de que se revelara la tuya.
fair-entropy = Asientos cuyos dispositivos aportaron algo: { $count }.
fair-withheld = Asientos que no revelaron su aportación a tiempo: { $count }.
fair-silent = Personas que no aportaron nada: { $count }.
fair-draws = Cada robo y cada tirada se han vuelto a calcular en tu dispositivo, con el mismo resultado. Robos y tiradas: { $count }.
fair-takebacks = Jugadas deshechas: { $count }.
fair-restores = Veces que el servidor se restauró desde una copia de seguridad: { $count }.
fair-steps = Las jugadas son las que vio tu dispositivo.
not-compared-commitment = Sin comparar: el compromiso del servidor. Este dispositivo no lo vio antes de la partida.
not-compared-undone = Sin comparar: lo que recuerda este dispositivo. Según el archivo, el servidor se restauró desde una copia de seguridad antes de esta partida.
not-compared-own = Sin comparar: tu propia aportación. Este dispositivo no hizo ninguna, o no a tiempo.
not-compared-steps = Sin comparar: las jugadas. Este dispositivo ya no las tiene.
not-compared-takebacks = Sin comparar: las jugadas deshechas. Este dispositivo no siguió toda la partida.
it-was-not-fair = No: esta partida no coincide con el compromiso del servidor.
fair-chance = Azar limpio
fingerprint-note = Para leer en voz alta: toda la mesa debe ver las mismas letras y cifras.
own-entropy = Tu propia aportación, lo que quieras
own-entropy-use = Aportar
own-entropy-now = Tu dispositivo aporta: { $entropy }
own-entropy-elsewhere = Otro de tus dispositivos aporta por este asiento.
starting = Empezando: esperando a los dispositivos de todos…
chance-contradicted = Alto: el servidor contradice lo que dijo antes sobre el azar. No sigas jugando.
chance-restored-waiting = El servidor se restauró desde una copia de seguridad y ha adquirido un compromiso nuevo. Hay que comparar otra vez la huella.
chance-restored-playing = El servidor se restauró desde una copia de seguridad. Puede que falten las últimas jugadas y, a partir de aquí, nadie puede demostrar que el azar sea limpio.
link-to-moment = Enlace a este momento
copy-moment = Copiar enlace
moment-closed = Los demás no podrán abrir este enlace hasta que alguien que jugó comparta la repetición en la mesa.
make-table = Crear mesa
the-table = Mesa
clock = Reloj
visibility = Visibilidad
by-invitation = Solo por invitación
in-lobby = Pública (aparece en «Mesas abiertas»)
spectators = Espectadores
everybody = Cualquiera que encuentre la mesa
everybody-apart = Todos; los jugadores no leen el chat de los espectadores hasta el final
players-only = Solo los jugadores
myself = Yo
no-tables = Ahora no hay mesas públicas. ¡Crea una desde un juego de la estantería!
tables-waiting = Esperando jugadores
tables-playing = En curso
join = Unirme
watch = Mirar
enter-code = ¿Tienes un código?
go-there = Ir a la mesa
no-such-code = Ninguna mesa tiene este código.
screen-name = Pantalla compartida
spectator-name = Espectador
avatar-shape = Cabeza
avatar-colour = Color
avatar-inner = Ojos
avatar-ink = Color de los ojos
save = Guardar
saved = Guardado.
account = Cuenta
make-account = Crear cuenta
account-note = Con una cuenta tienes tu perfil en todos tus dispositivos. Solo necesitas un nombre y una contraseña.
login = Nombre de la cuenta
password = Contraseña
old-password = Contraseña anterior
new-password = Contraseña nueva
change-password = Cambiar contraseña
log-in = Iniciar sesión
log-out = Cerrar sesión
devices = Dispositivos
this-device = este dispositivo
program = programa
revoke = Cerrar sesión
statistics = Estadísticas
the-game = Juego
played = Jugadas
won = Ganadas
redrawn = Con azar deshecho
redrawn-note = Las partidas en las que se deshizo un robo o una tirada sin que nadie más tuviera que aceptarlo se cuentan aparte.
nothing-played = Aún no has terminado ninguna partida con otros.

## Con variables

seat-number = Asiento { $number }
unread-messages =
    { $count ->
        [one] { $count } mensaje sin leer
       *[other] { $count } mensajes sin leer
    }
watching = Espectadores: { $count }
seats-open-count = Asientos libres: { $count }
ranked =
    { $place ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }
scored =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
only-here = Este enlace solo funciona en este equipo. Para que se pueda entrar desde un teléfono, inicia Orbite con `--listen 0.0.0.0:{ $port }`.
time-left = Tiempo restante: { $time }
days-hours = { $days } d { $hours } h
clock-per-move =
    { $seconds ->
        [one] { $seconds } segundo por turno
       *[other] { $seconds } segundos por turno
    }
clock-minutes-per-move =
    { $minutes ->
        [one] { $minutes } minuto por turno
       *[other] { $minutes } minutos por turno
    }
clock-fischer = { $minutes } min por jugador, más { $increment } s por turno
clock-correspondence =
    { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
bot-level = Bot: { $level }
labelled = { $label }: { $what }
players-range = { $least }–{ $most } jugadores
kept-won-by = Victoria: { $names }
seats-count =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
people-count =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
minutes = { $count } min
your-turn-at = • { your-turn } – { $game }

## Antes de que arranque la página

description = Cinco juegos del espacio, contra bots o con otras personas.
needs-javascript = Orbite necesita JavaScript para preparar sus mesas.
cannot-start = Orbite no puede arrancar en este navegador.
