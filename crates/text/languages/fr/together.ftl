### Tables with others: what only they say.

wait-for-them = Attendre
play-on = Continuer maintenant
move-to-return = Jouez un coup pour reprendre votre place.
game-waits-for-you = La partie vous attend : jouez simplement un coup.
absence-alone = Si vous vous absentez, la partie vous attend.
you-conceded = Vous avez abandonné.
concede = Abandonner la partie
concede-sure = Vraiment abandonner ?
own-clock = Pendule personnalisée…
own-minutes = Minutes par joueur pour toute la partie (0 : aucune)
own-seconds = Secondes par tour
own-days-clock = Nombre de jours personnalisé…
own-days = Jours par tour (1 à 30)
change-table = Modifier la table…
apply-change = Appliquer
fewer-seats-note = S’il y a moins de places, les joueurs passent sur une place libre ou deviennent spectateurs.
deleted-player = Joueur supprimé
who-plays-here = Qui joue ici ?
invite-a-friend = Inviter quelqu’un
line-hidden = Masqué
show-lines = Afficher
hide-lines = Masquer
spectators-chat = Discussion des spectateurs
spectators-held-back = Les joueurs ne lisent les messages des spectateurs qu’après la partie.
people-here = Personnes à la table
is-spectator = spectateur
host = Hôte
make-host = Désigner comme hôte
kick-reason = Raison (la personne la voit)
kick-ban = Interdire le retour à cette table
seat-taken-away = L’hôte vous a retiré votre place.
about-table = À propos de la table
table-full = Toutes les places sont prises. Restez ici pour regarder la partie.
table-full-private = Toutes les places sont prises, et cette table n’admet pas de spectateurs.
share-game = Partager la rediffusion
unshare-game = Ne plus partager la rediffusion
share-note = Toute personne ayant le lien pourra revoir cette partie.
report = Signaler
report-why = Pourquoi ?
report-chat = Propos injurieux
report-name = Nom injurieux
report-play = Jeu déloyal
report-other = Autre chose
report-text = Que s’est-il passé ?
report-send = Envoyer
report-sent = Merci. Nous examinerons votre signalement, avec les derniers messages de la discussion.
rematch-now = Rejouer tout de suite
another-game = Un autre jeu
all-come-along = Toute la table suit.

## With variables

absent-now = { $name } n’est pas là.
absent-on-time = { $name } n’est pas là, et son temps s’écoule.
absent-waits = { $name } n’est pas là. La partie attend.
# $name $time
absent-in = { $name } n’est pas là. Un robot prend le relais dans { $time }.
# $name $time
absent-time-left = { $name } n’est pas là. Son temps sera écoulé dans { $time }.
# $time $level
absence-away = Vous vous absentez pendant votre tour alors que d’autres attendent ? Après { $time }, un robot ({ $level }) joue pour vous jusqu’à votre prochain coup.
absence-clock = Temps écoulé, ou absence si longue que les autres continuent ? Un robot ({ $level }) joue pour vous jusqu’à votre prochain coup.
stand-in-placed = Un robot a joué pour { $name } : ce résultat est celui du robot.
note-left = { $name } a laissé sa place à un robot.
note-out-of-time = Le temps { DE($name) } est écoulé. Un robot joue.
note-away = { $name } n’est pas là. Un robot joue.
note-resumed = { $name } est de retour.
# $by $name
note-wait-for = { $by } veut attendre { $name }.
# $by $name
note-play-on = { $by } veut continuer sans { $name }.
note-undone = { $name } a annulé un coup.
note-conceded = { $name } abandonne.
won-by-concession = Vous gagnez : { $name } abandonne.
host-tools-for = Options d’hôte pour { $name }
kick-named = Exclure { $name }
seat-taken-away-because = L’hôte vous a retiré votre place : { $reason }
note-host = { $name } est l’hôte à présent.
note-handed-over = { $by } a passé le rôle d’hôte { A($name) }.
note-handed-over-by-host = L’hôte a passé son rôle { A($name) }.
note-kicked = L’hôte a exclu { $name }. Un robot joue.
note-removed = L’hôte a exclu { $name }.
note-shared = { $name } a partagé la rediffusion de cette partie.
note-unshared = { $name } ne partage plus la rediffusion.
note-undo-asked = { $name } demande à annuler un coup.
note-undo-declined = { $by } refuse { QUE($name) } annule le coup.
note-draw-offered = { $name } propose de finir la partie sans vainqueur.
note-draw-declined = { $by } veut continuer la partie.
note-withdrawn = { $name } a annulé sa demande.
some-spectator = un spectateur
note-muted = L’hôte a retiré la parole { A($name) }.
note-unmuted = L’hôte a rendu la parole { A($name) }.
note-vacation = { $name } est en vacances jusqu’au { $date }. La pendule est arrêtée.
note-vacation-ended = { $name } est de retour de vacances. La pendule tourne de nouveau.
wants-rematch = { $name } veut une revanche.
