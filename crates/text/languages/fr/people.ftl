### People to each other: profiles, friends, invitations, and the account.

friends = Amis
no-friends = Pas encore d’amis. Touchez un nom à une table pour voir un profil et ajouter quelqu’un.
add-friend = Ajouter aux amis
accept-friend = Accepter
decline-friend = Refuser
withdraw-friend = Annuler la demande
remove-friend = Retirer des amis
is-friend = dans vos amis
was-asked = demande envoyée
asks-you = souhaite devenir votre ami
block = Bloquer
unblock = Débloquer
is-blocked = bloqué
block-note = Les personnes bloquées ne peuvent ni rejoindre vos tables ni vous inviter, et vous ne voyez pas ce qu’elles écrivent. Elles n’en sont pas averties.
invitations = Invitations reçues
no-thanks = Non merci
invite-friends = Inviter un ami
invite = Inviter
invited = Invitation envoyée
opponents = Adversaires
last-games = Dernières parties
lost = Perdues
no-games-yet = Aucune partie terminée pour l’instant.
login-note = Le nom de compte ne sert qu’à vous connecter. Les autres continuent de voir votre nom.
delete-me = Supprimer mon compte
delete-note = Votre nom, vos appareils, vos amis et vos invitations sont supprimés définitivement. Les parties jouées restent, sous « joueur supprimé ».
delete-sure = Supprimer définitivement
keep-me = Annuler
your-password = Votre mot de passe

## With variables

logs-in-as = Vous vous connectez avec { $login }.
# $name $game
invites-you = { $name } vous invite : { $game }
against-you = Vous contre { $name }
# $place $seats
place-of = place { $place } sur { $seats }
