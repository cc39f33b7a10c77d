### People to each other: profiles, friends, invitations, and the account.

friends = Amigos
no-friends = Aún no tienes amigos. Toca un nombre en una mesa para ver un perfil y añadir a alguien.
add-friend = Añadir a amigos
accept-friend = Aceptar
decline-friend = Rechazar
withdraw-friend = Retirar la solicitud
remove-friend = Quitar de amigos
is-friend = en tu lista de amigos
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
login-note = El nombre de la cuenta solo sirve para iniciar sesión. Los demás siguen viendo tu nombre de jugador.
delete-me = Eliminar mi cuenta
delete-note = Tu nombre, tus dispositivos, tus amigos y tus invitaciones se eliminan para siempre. Las partidas jugadas se conservan, como «jugador eliminado».
delete-sure = Eliminar para siempre
keep-me = Cancelar
your-password = Tu contraseña
mail = Correo
mail-note = Opcional. Te enviamos un enlace si olvidas la contraseña y te avisamos cuando te toca en partidas con un día o más por turno.
mail-address = Dirección de correo
save-address = Guardar la dirección
remove-address = Eliminar la dirección
address-removed = La dirección se ha eliminado.
confirm-sent = Hemos enviado un enlace a esta dirección. Ábrelo en las próximas 24 horas para confirmarla.
turn-mail = Correo cuando te toca
turn-mail-at-once = Enseguida
turn-mail-daily = Una vez al día como máximo
turn-mail-never = Nunca
bad-address = Esta dirección de correo no es válida.
mail-failed = No se ha podido enviar el correo. Comprueba la dirección o inténtalo más tarde.
not-your-password = Esa no es tu contraseña.
forgot-password = ¿Has olvidado la contraseña?
forgot-note = Escribe la dirección de correo confirmada de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.
send-link = Enviar el enlace
link-sent = Si una cuenta ha confirmado esta dirección, el enlace está en camino. Sirve una sola vez, durante una hora.
set-password = Elegir una contraseña nueva
password-set = Tu contraseña nueva está guardada y has iniciado sesión. Se ha cerrado la sesión en los demás dispositivos.
link-expired = Este enlace ya no sirve. Los enlaces sirven una sola vez y por tiempo limitado.
address-confirmed = Tu dirección de correo está confirmada.
turn-mail-stopped = Ya no recibirás correos cuando te toque.
mail-settings = Ajustes de correo

## With variables

address-waits = { $address } aún no está confirmada: abre el enlace que te hemos enviado.
mail-goes-to = Los correos se envían a { $address }.
logs-in-as = Inicias sesión como { $login }.
# $name $game
invites-you = { $name } te invita: { $game }
against-you = Tú contra { $name }
# $place $seats
place-of = puesto { $place } de { $seats }
