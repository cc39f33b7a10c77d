### People to each other: profiles, friends, invitations, and the account.

friends = Amis
no-friends = Pas encore d’amis. Touchez un nom à une table pour voir un profil et ajouter quelqu’un.
add-friend = Ajouter aux amis
accept-friend = Accepter
decline-friend = Refuser
withdraw-friend = Annuler la demande
remove-friend = Retirer des amis
is-friend = parmi vos amis
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
login-note = Le nom de compte ne sert qu’à vous connecter. Les autres continuent de voir votre nom de joueur.
delete-me = Supprimer mon compte
delete-note = Votre nom, vos appareils, vos amis et vos invitations sont supprimés définitivement. Les parties jouées restent, sous « joueur supprimé ».
delete-sure = Supprimer définitivement
keep-me = Annuler
your-password = Votre mot de passe
mail = E-mail
mail-note = Facultatif. Nous vous envoyons un lien si vous oubliez votre mot de passe, et vous prévenons quand c’est votre tour dans les parties avec un jour ou plus par tour.
mail-address = Adresse e-mail
save-address = Enregistrer l’adresse
remove-address = Supprimer l’adresse
address-removed = L’adresse a été supprimée.
confirm-sent = Nous avons envoyé un lien à cette adresse. Ouvrez-le dans les 24 heures pour la confirmer.
turn-mail = E-mail quand c’est à vous
turn-mail-at-once = Tout de suite
turn-mail-daily = Une fois par jour au plus
turn-mail-never = Jamais
bad-address = Cette adresse e-mail n’est pas valide.
mail-failed = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
not-your-password = Ce n’est pas votre mot de passe.
forgot-password = Mot de passe oublié ?
forgot-note = Saisissez l’adresse e-mail confirmée de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.
send-link = Envoyer le lien
link-sent = Si un compte a confirmé cette adresse, un lien est en route. Il fonctionne une seule fois, pendant une heure.
set-password = Choisir un nouveau mot de passe
password-set = Votre nouveau mot de passe est enregistré et vous êtes connecté. Tous les autres appareils ont été déconnectés.
link-expired = Ce lien ne fonctionne plus. Un lien ne sert qu’une fois et pour un temps limité.
address-confirmed = Votre adresse e-mail est confirmée.
turn-mail-stopped = Vous ne recevrez plus d’e-mails quand c’est à vous.
mail-settings = Réglages des e-mails

## With variables

address-waits = { $address } n’est pas encore confirmée : ouvrez le lien que nous vous avons envoyé.
mail-goes-to = Les e-mails sont envoyés à { $address }.
logs-in-as = Vous vous connectez avec { $login }.
# $name $game
invites-you = { $name } vous invite : { $game }
against-you = Vous contre { $name }
# $place $seats
place-of = place { $place } sur { $seats }
