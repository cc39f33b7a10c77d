### Lo que dicen los comandos para quien tiene un servidor: serve, backup, restore, admin

## La base de datos

database-missing = no existe la base de datos { $place }; --database dice dónde está, o --config
database-closed = no se puede abrir la base de datos { $place }
database-not-made = no se puede crear la base de datos { $place }
database-in-use = otro servidor Orbite usa esta base de datos, y una base tiene un solo servidor a la vez: detén el otro o da a este una base propia (--database)
database-not-awaited = no se puede esperar a la base de datos
database-postgres = PostgreSQL, según lo indicado
data-folder-missing = no se encontró ninguna carpeta para tus datos; --database dice dónde guardarlos
database-password-unread = no se puede leer la contraseña de la base de datos en { $file }
mail-password-unread = no se puede leer la contraseña del servidor de correo en { $file }
password-empty = { $file } está vacío

## Ajustes

mail-needs-server = el correo necesita el servidor que lo envía: smtp
mail-needs-sender = el correo necesita un remitente: mail-from
mail-needs-url = el correo necesita la dirección a la que llevan sus enlaces: public-url
mail-server-form = el servidor SMTP se escribe como `smtps://USER@mail.example` (cifrado, puerto 465) o `smtp://USER@mail.example` (STARTTLS, puerto 587); `smtp://HOST:25?tls=none` no cifra
mail-password-in-address = la contraseña del servidor SMTP no debe ir en su dirección: ponla en un archivo e indícalo con smtp-password-file
mail-no-user = smtp-password-file necesita un usuario en la dirección del servidor SMTP: `smtps://USER@mail.example`
mail-no-password = el usuario del servidor SMTP necesita una contraseña: indica su archivo con smtp-password-file
mail-unencrypted = la contraseña del servidor SMTP no se envía sin cifrar a otra máquina
mail-sender-form = mail-from se escribe como `Orbite <orbite@mail.example>`, no `{ $from }`
mail-no-tls = no se puede cifrar la conexión con el servidor SMTP: { $problem }
bus-form = el bus es `postgres` o una dirección como `nats://HOST:4222`
public-url-form = la dirección pública se escribe como `https://orbite.example`, no `{ $url }`
settings-line = línea { PLAIN($line) }: { $problem }
page-missing = no hay ninguna página en { $folder }

## serve

built-without-page = Este programa se compiló sin la página: `cargo xtask run` compila ambas cosas; --page sirve una desde una carpeta.
is-a-backup = { $place } es una copia de seguridad, y ya se ha visto lo que vino después: `orbite restore` permite continuar desde ella
ready = Orbite está listo: { $url }
on-the-network = en la red: { $url }
how-to-stop = Ctrl-C lo detiene.
kept-in = Todo se guarda en { $place }.
metrics-at = Las métricas están en { $url }.
no-browser = No se abre ningún navegador ({ $problem }): abre { $url }
stopped = Detenido.
address-taken = { $address } ya lo ocupa otro programa; ¿ya está Orbite en marcha? --listen 127.0.0.1:0 toma cualquier puerto libre
address-forbidden = { $address } solo puede usarlo el administrador de esta máquina; los puertos desde 1024 son libres
address-elsewhere = { $address } no es una dirección de esta máquina; --listen 0.0.0.0:4747 escucha en todas las que tiene
address-unusable = no se puede escuchar en { $address }
no-threads = no se pueden iniciar hilos
no-signal = no se puede esperar a Ctrl-C

## backup

backup-exists = { $file } ya existe, y una copia de seguridad nunca sobrescribe otra
backup-failed = no se puede copiar { $place } en { $file }
backup-by-postgres = una base PostgreSQL se copia con `pg_dump --format=custom`, también mientras el servidor está en marcha
backed-up = { $file }: { $size }, copiado y comprobado en { $seconds } s

## restore

restore-failed = no se puede restaurar { $place }
restore-by-postgres = `pg_restore` restaura PostgreSQL; ejecuta después `orbite restore` sin archivo
restored = { $place }: restaurado
restored-from = { $database }: restaurado desde { $file }
moved-aside = lo que había está ahora en { $path }
backup-missing = no existe la copia { $file }
not-put-in-place = no se puede poner { $file } en su sitio
backup-damaged = está dañada: { $findings }
revoked-unknown = No se sabe qué se revocó: { $problem }
tables-renewed = mesas que continúan con un nuevo secreto: { PLAIN($count) }
table-unreadable = la mesa { $id } no puede continuar: { $why }
sessions-ended = sesiones y tokens cerrados: { PLAIN($count) } (revocados o borrados desde la copia)
sessions-all-ended = sesiones y tokens cerrados: { PLAIN($count) } (todos, pues nadie sabe cuáles se revocaron desde la copia)
passwords-kept = contraseñas cambiadas desde la copia y conservadas: { PLAIN($count) }
users-back = usuarios borrados desde la copia que ahora han vuelto: { PLAIN($count) }; `orbite admin forget` los borra de nuevo: { $names }

## admin: tamaños

bytes =
    { $count ->
        [one] { PLAIN($count) } byte
       *[other] { PLAIN($count) } bytes
    }
label-database = base de datos
label-matches = partidas
label-users = usuarios
database-size = { $place }, { $size }
match-counts = { PLAIN($open) } abiertas, { PLAIN($running) } en curso, { PLAIN($finished) } terminadas, { PLAIN($abandoned) } abandonadas
user-counts = { PLAIN($guests) } invitados, { PLAIN($accounts) } cuentas
sound = { $place } está en buen estado
damaged =
    { $count ->
        [one] { $place } está dañada ({ PLAIN($count) } anomalía)
       *[other] { $place } está dañada ({ PLAIN($count) } anomalías)
    }
vacuumed = { $before } antes, { $after } ahora
would-purge = esto borraría definitivamente { $counted }: { $what }; añade --yes para hacerlo
purged = borrado: { $counted }
purge-counts = { PLAIN($matches) } partidas, { PLAIN($guests) } invitados, { PLAIN($sessions) } sesiones
purge-ended = partidas que terminaron hace { PLAIN($days) } días
purge-open = partidas que nadie ha empezado desde hace { PLAIN($days) } días
purge-stalled = partidas en las que no pasa nada desde hace { PLAIN($days) } días
purge-guests = invitados que no vienen desde hace { PLAIN($days) } días
purge-sessions = sesiones sin usar desde hace { PLAIN($days) } días

## admin: usuarios

column-id = id
column-kind = tipo
column-since = desde
column-seen = última visita
column-games = partidas
column-reports = denuncias
column-name = nombre
kind-guest = invitado
kind-account = cuenta
name-and-login = { $name } (inicia sesión como { $login })
name-banned = { $name }, vetado: { $reason }
the-guest = el invitado { $name } ({ $id }, última visita { $seen })
the-account = la cuenta { $name } ({ $id }, última visita { $seen })
no-user = no hay ningún usuario con ese identificador ni cuenta con el nombre `{ $name }`; `orbite admin users` los lista
no-account = no hay ninguna cuenta con el nombre `{ $name }`; `orbite admin users` las lista
would-forget = esto olvidaría definitivamente { $user }; añade --yes para hacerlo
forgotten = olvidado: { $user }
new-password = Sesión cerrada en todas partes. La nueva contraseña, que se muestra esta única vez; conviene cambiarla tras iniciar sesión:

## admin: moderación

operator-needs-account = { $user } no tiene contraseña; los administradores necesitan una cuenta
operator-made = administra ahora el servidor, en /operator: { $user }
operator-removed = ya no administra el servidor: { $user }
no-reports = no hay denuncias
reported = { $reporter } denuncia a { $subject } en { $table }: { $reason } { $text }
report-resolved = resuelta: { $text }
no-report = no hay ninguna denuncia pendiente con el número { PLAIN($id) }; `orbite admin reports` las lista
resolved = la denuncia { PLAIN($id) } está resuelta
banned =
    { $count ->
        [one] vetado, { PLAIN($count) } sesión cerrada: { $user }
       *[other] vetado, { PLAIN($count) } sesiones cerradas: { $user }
    }
not-banned = no está vetado: { $user }
unbanned = puede volver a iniciar sesión: { $user }

## admin: partidas

column-game = juego
column-status = estado
column-visibility = para
column-made = creada
column-changed = cambiada
column-people = personas
status-open = abierta
status-running = en curso
status-finished = terminada
status-abandoned = abandonada
visibility-all = todos
visibility-invited = invitados
no-match = no existe la partida `{ $id }`; `orbite admin matches` las lista
match-unreadable = la partida { $id } no se puede leer: { $problem }
match-over = la partida { $id } ya ha terminado
closed = cerrada: { $id }
match-log-unreadable = no se puede leer el historial de la partida { $id }
match-log-unplayable = no se puede reproducir el historial de la partida { $id }
match-without-record = la partida { $id } está { $status }: solo hay registro de lo que se jugó hasta el final
