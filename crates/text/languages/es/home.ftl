### Mesas propias, la lista de mesas y su supervisión.

my-games = Partidas con otros
your-turn-now = Te toca
running = En curso
rematch-asked = Has pedido la revancha
ready-to-start = Lista para empezar
quick-match = Buscar rivales
quick-match-go = Jugar
any-game = Cualquier juego
speed = Ritmo
speed-live = En vivo
speed-days = Por correspondencia
any-speed = Cualquier ritmo
only-free = Solo con asientos libres
search-tables = Buscar por nombre o juego
made-now = abierta ahora mismo
sort = Ordenar por
sort-newest = Más recientes
sort-fullest = Casi completas
nothing-fits = Ninguna mesa coincide. Cambia los filtros o usa «Buscar rivales», más arriba.
watch-games = Partidas para ver
operator = Gestión del servidor
operator-health = Estado
operator-version = Versión
operator-database = Base de datos
operator-well = Correcto
operator-unwell = Con fallos
operator-connections = Conexiones
operator-tables = Mesas
operator-faults = Errores internos
operator-refresh = Actualizar
operator-reports = Denuncias
operator-no-reports = No hay denuncias pendientes.
operator-go-there = Ir a la mesa
operator-resolution = Medida tomada
operator-resolve = Resolver
operator-ban = Vetar a esta persona
operator-people = Personas
operator-find = Nombre o ID
operator-search = Buscar
operator-nobody = No se ha encontrado a nadie.
operator-unban = Levantar el veto
operator-ban-reason = Motivo, para los administradores
person-guest = sin cuenta
operator-close = Cerrar la mesa
reason-chat = palabras ofensivas
reason-name = nombre ofensivo
reason-play = juego sucio
reason-other = otra cosa

## Con variables

your-turns =
    { $count ->
        [one] { $count } te espera
       *[other] { $count } te esperan
    }
your-turn-in = Te toca: { $game }
back-to-game = Volver a tu partida: { $game }
more-turns =
    { $count ->
        [one] y { $count } partida más
       *[other] y { $count } partidas más
    }
turn-of = Turno de { $name }
away-until = { $name } está de vacaciones hasta el { $date }
wants-rematch =
    { $names ->
        [one] { $names } quiere la revancha
       *[other] { $names } quieren la revancha
    }
waits-for-players = Esperando jugadores ({ $taken }/{ $all })
bot-named = { $name } (bot)
with-others-named = con { $names }
days-left =
    { $days ->
        [one] queda { $days } día
       *[other] quedan { $days } días
    }
hours-left = quedan { $hours } h
minutes-left = quedan { $minutes } min
places-taken = { $taken }/{ $all }
hosted-by = Anfitrión: { $name }
made-minutes-ago = abierta hace { $minutes } min
made-hours-ago = abierta hace { $hours } h
made-days-ago = abierta hace { $days } días
report-line = { $reporter } denuncia a { $subject }: { $reason }
person-account = cuenta { $login }
person-times = desde el { $since }, última visita el { $seen }
person-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
person-reports =
    { $reports ->
        [one] { $reports } denuncia (pendientes: { $waiting })
       *[other] { $reports } denuncias (pendientes: { $waiting })
    }
person-banned = Acceso vetado: { $reason }
