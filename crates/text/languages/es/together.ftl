### Tables with others: what only they say.

wait-for-them = Esperar
play-on = Seguir ya
move-to-return = Haz una jugada para recuperar tu asiento.
game-waits-for-you = La partida te espera: haz una jugada.
absence-alone = Si te ausentas, la partida te espera.
you-conceded = Has abandonado.
concede = Abandonar la partida
concede-sure = ¿Seguro que quieres abandonar?
own-clock = Reloj personalizado…
own-minutes = Minutos por jugador para toda la partida (0: ninguno)
own-seconds = Segundos por turno
own-days-clock = Número de días personalizado…
own-days = Días por turno (de 1 a 30)
change-table = Modificar la mesa…
apply-change = Aplicar
fewer-seats-note = Si hay menos asientos, los jugadores pasan a uno libre o se quedan como espectadores.
deleted-player = Jugador eliminado
who-plays-here = ¿Quién juega aquí?
invite-a-friend = Invitar a alguien
line-hidden = Oculto
show-lines = Mostrar
hide-lines = Ocultar
spectators-chat = Chat de los espectadores
spectators-held-back = Los jugadores leen lo que escriben los espectadores solo después de la partida.
people-here = Personas en la mesa
is-spectator = espectador
host = Anfitrión
make-host = Nombrar anfitrión
kick-reason = Motivo (la persona lo ve)
kick-ban = Prohibir que vuelva a esta mesa
seat-taken-away = El anfitrión te ha quitado el asiento.
about-table = Sobre esta mesa
table-full = Todos los asientos están ocupados. Quédate aquí para ver la partida.
table-full-private = Todos los asientos están ocupados y esta mesa no admite espectadores.
share-game = Compartir la repetición
unshare-game = Dejar de compartir la repetición
share-note = Quien tenga el enlace podrá ver esta partida.
report = Denunciar
report-why = ¿Por qué?
report-chat = Palabras ofensivas
report-name = Nombre ofensivo
report-play = Juego sucio
report-other = Otra cosa
report-text = ¿Qué ha pasado?
report-send = Enviar
report-sent = Gracias. Revisaremos tu denuncia, junto con los últimos mensajes del chat.
rematch-now = Jugar otra vez ahora
another-game = Otro juego
all-come-along = Toda la mesa viene contigo.

## With variables

absent-now = { $name } no está.
absent-on-time = { $name } no está, y su tiempo corre.
absent-waits = { $name } no está. La partida espera.
# $name $time
absent-in = { $name } no está. Un bot tomará el relevo en { $time }.
# $name $time
absent-time-left = { $name } no está. Su tiempo se acaba en { $time }.
# $time $level
absence-away = Si te ausentas en tu turno mientras otros esperan, un bot ({ $level }) juega por ti al cabo de { $time }, hasta que vuelvas a jugar.
absence-clock = ¿Se te acaba el tiempo, o tardas tanto que los demás siguen? Un bot ({ $level }) juega por ti hasta que vuelvas a jugar.
stand-in-placed = Un bot ha jugado por { $name }: este resultado es del bot.
note-left = { $name } ha cedido su asiento a un bot.
note-out-of-time = A { $name } se le ha acabado el tiempo. Juega un bot.
note-away = { $name } no está. Juega un bot.
note-resumed = { $name } ha vuelto.
# $by $name
note-wait-for = { $by } quiere esperar a { $name }.
# $by $name
note-play-on = { $by } quiere seguir sin { $name }.
note-undone = { $name } ha deshecho una jugada.
note-conceded = { $name } abandona.
won-by-concession = Ganas: { $name } abandona.
host-tools-for = Opciones de anfitrión para { $name }
kick-named = Expulsar a { $name }
seat-taken-away-because = El anfitrión te ha quitado el asiento: { $reason }
note-host = { $name } es ahora el anfitrión.
note-handed-over = { $by } ha cedido el papel de anfitrión a { $name }.
note-handed-over-by-host = El anfitrión ha cedido su papel a { $name }.
note-kicked = El anfitrión ha expulsado a { $name }. Juega un bot.
note-removed = El anfitrión ha expulsado a { $name }.
note-shared = { $name } ha compartido la repetición de esta partida.
note-unshared = { $name } ya no comparte la repetición.
note-undo-asked = { $name } pide deshacer una jugada.
note-undo-declined = { $by } no deja que { $name } deshaga la jugada.
note-draw-offered = { $name } propone tablas: terminar la partida sin ganador.
note-draw-declined = { $by } quiere seguir jugando.
note-withdrawn = { $name } ha retirado la petición.
some-spectator = un espectador
note-muted = El anfitrión ha silenciado a { $name }.
note-unmuted = El anfitrión ya no silencia a { $name }.
note-vacation = { $name } está de vacaciones hasta el { $date }. El reloj está detenido.
note-vacation-ended = { $name } ha vuelto de vacaciones. El reloj corre de nuevo.
wants-rematch = { $name } quiere la revancha.
