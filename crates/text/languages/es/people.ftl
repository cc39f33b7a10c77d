### People to each other: profiles, friends, invitations, and the account.

friends = Amigos
no-friends = Aún no tienes amigos. Toca un nombre en una mesa para ver un perfil y añadir a alguien.
add-friend = Añadir a amigos
accept-friend = Aceptar
decline-friend = Rechazar
withdraw-friend = Retirar la solicitud
remove-friend = Quitar de amigos
is-friend = en tus amigos
was-asked = solicitud enviada
asks-you = quiere ser tu amigo
block = Bloquear
unblock = Desbloquear
is-blocked = bloqueado
block-note = Las personas bloqueadas no pueden unirse a tus mesas ni invitarte, y no ves lo que escriben. No se les avisa.
invitations = Invitaciones
no-thanks = No, gracias
invite-friends = Invitar a un amigo
invite = Invitar
invited = Invitación enviada
opponents = Rivales
last-games = Últimas partidas
lost = Perdidas
no-games-yet = Aún no hay partidas terminadas.
login-note = El nombre de la cuenta solo sirve para iniciar sesión. Los demás siguen viendo tu nombre.
delete-me = Eliminar mi cuenta
delete-note = Tu nombre, tus dispositivos, tus amigos y tus invitaciones se eliminan para siempre. Las partidas jugadas se conservan, como «jugador eliminado».
delete-sure = Eliminar para siempre
keep-me = Cancelar
your-password = Tu contraseña

## With variables

logs-in-as = Inicias sesión como { $login }.
# $name $game
invites-you = { $name } te invita: { $game }
against-you = Tú contra { $name }
# $place $seats
place-of = puesto { $place } de { $seats }
