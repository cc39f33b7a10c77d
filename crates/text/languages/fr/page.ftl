### La page autour des plateaux.

tagline = Cinq jeux de l’espace tirés de vieux livrets, de retour en orbite.
play-now = Jouer
set-up = Préparer
rules = Règles
learn = Apprendre
learn-offer = Première fois ? Apprenez le jeu en trois minutes.
records = Mes parties
daily-and-results = Partie du jour · Bilan
settings = Réglages
home = Étagère
menu = Menu
close = Fermer
skip-to-content = Aller au contenu
resume = Reprendre
unfinished-games = Parties en cours
finished-games = Parties terminées
kept-you-won = Vous avez gagné.
nothing-kept = Aucune partie sur cet appareil pour l’instant. Chaque partie que vous commencez y est enregistrée.
nothing-kept-of = Aucune partie de « { $game } » sur cet appareil pour l’instant.
all-records = Toutes mes parties
open-record = Ouvrir un fichier de partie
forget = Supprimer
forget-sure = Supprimer définitivement ?
replay = Revoir
download = Télécharger
bad-record = Ce fichier ne peut pas être ouvert : { $reason }
unknown-game = il vient d’un jeu qu’Orbite ne connaît pas
not-a-record = ce n’est pas une partie d’Orbite, ou le fichier est endommagé
record-other-version = il vient d’une autre version d’Orbite
record-changed = ses coups ne suivent pas les règles : le fichier a été modifié ou tronqué
no-such-game = Cette partie n’est pas enregistrée sur cet appareil.
kicked-out = L’hôte vous a exclu de cette table.
account-banned = Vous êtes banni de ce serveur.
network-barred = Une personne utilisant votre adresse internet a été bannie : pendant un jour, aucun nouvel invité ne peut entrer. Connectez-vous avec un compte.
no-such-page = Page introuvable. Il n’y a ici que des étoiles.
seats = Places
seat = Place
person = Humain
name = Nom
add-seat = Ajouter une place
remove-seat = Retirer cette place
seats-help = Touchez une place pour passer d’un humain à un robot.
presets = Qui joue ?
character = Personnage
bot = Robot
cadet-help = Facile : se trompe parfois. Pour une première partie.
ensign-help = Facile : un cadet qui a de l’entraînement.
pilot-help = Moyen : connaît le jeu.
lieutenant-help = Assez difficile : réfléchit un peu plus loin.
captain-help = Difficile : prévoit ses coups.
admiral-help = Très difficile : le robot le plus fort.
fewer = Un de moins
one-more = Un de plus
cant-set-table = Cette table ne peut pas être préparée ainsi.
options = Options
begin = Commencer
by-lot = Tiré au sort
thinking = { $name } réfléchit…
skip = Passer l’animation
see-result = Voir le résultat
see-result-now = Voir le résultat maintenant
commit = Jouer ce coup
ready = Prêt : appuyez sur « { commit } », ou corrigez votre choix.
take-back = Corriger
undo = Annuler
undo-refused = Impossible d’annuler : depuis, quelque chose a été révélé ou d’autres ont joué.
hint = Conseil
set-up-log =
    { $count ->
        [one] Mise en place ({ $count } étape)
       *[other] Mise en place ({ $count } étapes)
    }
your-side = Votre côté de la table
you = vous
somebody = Joueur
your-name = Votre nom
change-name = { $name } : changer de nom
log = Journal
more = Journal, choix, règles
choices = Choix
no-choices = Rien à choisir pour l’instant.
board-in-words = Le plateau en mots
curtain-title = Passez l’appareil
curtain-for = Prochain tour :
curtain-look = Pour regarder sa carte :
turn-yours = Retournez votre carte.
look-then-pass = Regardez votre carte, puis passez l’appareil.
pass-on = J’ai vu ma carte
curtain-hidden = Les mains restent cachées d’ici là.
im-here = C’est moi, montrer mon jeu
game-over = La partie est terminée
scoring = Le décompte des points
placing = Le détail du classement
rematch = Revanche
daily-compare = Comparer
see-board = Voir le plateau
see-log = Voir le journal
language = Langue
theme = Couleurs
theme-system = Comme l’appareil
theme-night = Nuit
theme-dawn = Aube
speed = Vitesse des animations
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Aucune
still-note = Votre appareil demande moins de mouvement : les animations sont désactivées.
confirm = Confirmer chaque coup avant de le jouer
sound = Sons
volume-effects = Volume : pièces et cartes
volume-ambience = Volume : le ciel
volume-voices = Volume : voix des robots
looks = Sur un appareil partagé, chacun regarde sa carte avant chaque manche
banter = Les robots parlent de temps en temps
haptics = Vibrations
sound-offer = Orbite a des sons : bois, cartes et clochettes.
sound-on = Activer les sons
sound-off = Non, merci
yes = Oui
no = Non
search-rules = Chercher dans les règles
all-rules = Toutes les règles, article par article
nothing-found = Aucune règle ne contient ces mots.
see-rule = Règle { $clause }
view-of = Point de vue
open-view = Tout montrer
spectator = Un spectateur
step = Étape
turns = Tours
first = Revenir au début
previous = Étape précédente
next = Étape suivante
last = Aller à la fin
play-replay = Lecture
pause = Pause
broken = Une erreur est survenue de notre côté. Votre partie est enregistrée.
not-kept = Ce navigateur ne peut rien enregistrer : la partie sera perdue si vous quittez la page.
open-elsewhere = Cette partie est ouverte dans un autre onglet
open-elsewhere-note = Une partie se joue dans un seul onglet à la fois : ainsi aucun coup ne se perd.
continue-here = Continuer ici
new-version = Une nouvelle version d’Orbite est prête.
reload = Recharger
your-turn = À vous
unreachable = Le téléchargement a échoué. Vérifiez votre connexion.
try-again = Réessayer
loading = Préparation de la table…
keyboard = Clavier
keyboard-help = Les flèches passent d’une pièce à l’autre, avec Maj d’un élément expliqué à l’autre, Entrée choisit, Ctrl+Entrée joue le coup, Retour arrière annule un choix, Ctrl+Z annule le coup, L montre le journal, C les choix, W le plateau en mots, « ? » les règles ou l’article d’une réponse, Échap passe l’animation ou ferme.
made-of = Orbite est un logiciel libre. Ses jeux suivent les règles de jeux publiés, avec nos propres textes et nos propres images.
with-others = Jouer à plusieurs
lobby = Tables ouvertes
profile = Profil
chat = Discussion
on-its-way = Envoi…
ended-by-agreement = Tous les joueurs ont accepté de terminer la partie ici.
server-unreachable = Le serveur est injoignable. Réessayez dans un instant.
server-fault = Une erreur est survenue sur le serveur. Elle a été enregistrée.
trying-again = Connexion perdue. Votre partie est en sécurité ; reconnexion…
storage-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Votre coup sera renvoyé automatiquement.
too-fast = Trop de demandes. Attendez un instant.
too-many-tables = Vous avez une place à trop de tables. Terminez ou quittez-en d’abord quelques-unes.
server-full = Le serveur est plein. Réessayez plus tard.
bad-name = Le nom doit comporter de 1 à 32 caractères.
bad-password = Le mot de passe doit comporter au moins 8 caractères.
name-taken = Ce nom est déjà pris.
login-taken = Ce nom de compte est déjà pris.
no-such-user = Profil introuvable.
invitation-sent = Invitation envoyée.
nobody-to-invite = Aucun compte ne porte ce nom, ou vous ne pouvez pas inviter cette personne.
wrong-login = Nom ou mot de passe incorrect.
wrong-password = L’ancien mot de passe est incorrect.
no-such-table = Cette table n’existe pas, ou vous n’y avez pas accès.
other-rules = Cette table a été jouée avec une version plus ancienne des règles. La partie est conservée.
not-over = La partie n’est pas terminée.
have-account = J’ai un compte
logged-out = Vous êtes déconnecté sur cet appareil.
against-rules = Les règles ne le permettent pas.
not-your-turn = Ce n’est pas votre tour.
not-your-seat = Ce n’est pas votre place.
seat-taken = Quelqu’un a été plus rapide : la place est prise.
seats-open = Des places sont encore libres
bot-has-seat = Un robot joue à cette place. Reprenez-la d’abord.
seat-is-yours = Cette place est déjà la vôtre.
not-host = Seul l’hôte peut faire cela.
not-started = La partie n’a pas commencé.
started = La partie a déjà commencé.
no-spectators = Cette table n’accepte pas de spectateurs.
nothing-to-undo = Il n’y a rien à annuler.
needs-consent = Depuis, quelque chose a été révélé ou d’autres ont joué : leur accord est nécessaire.
already-asked = Cette demande est déjà en cours.
nothing-asked = Cette demande n’est plus d’actualité.
nobody-there = Cette personne est partie.
muted = L’hôte vous a retiré la parole.
chat-full = La discussion de cette table est pleine.
log-full = Le journal de cette table est plein.
out-of-date = La partie a avancé. Regardez le plateau et réessayez.
not-understood = Le serveur n’a pas compris la demande.
page-too-old = Le serveur a été mis à jour : rechargez cette page.
table-closed = Cette table est fermée.
has-account = a un compte
is-here = en ligne
is-away = hors ligne
bot-acts = un robot joue à cette place
no-clock = Sans pendule
emotes = Réactions
emote-wave = Bonjour !
emote-clap = Bien joué !
emote-laugh = Ha ha !
emote-gasp = Oh !
emote-oops = Oups, ma faute
emote-think = Je réfléchis
emote-cry = Quel dommage
emote-heart = Merci
say-something = Écrire un message
send = Envoyer
nothing-said = Aucun message pour l’instant.
mute = Retirer la parole
unmute = Rendre la parole
table-menu = La table
hand-first = Vue téléphone : main et choix
board-too = Afficher aussi le plateau
tell-my-turn = Me prévenir quand c’est mon tour
ask-draw = Proposer de finir sans vainqueur
leave-to-bot = Laisser ma place à un robot
leave-note = Vous pouvez revenir et reprendre votre place à tout moment.
you-watch = Vous êtes spectateur.
to-screen = Afficher cette table sur un écran partagé
out-of-time = Votre temps est écoulé.
were-away = Vous n’étiez pas là.
you-left = Vous avez quitté votre place.
bot-plays-for-you = Un robot joue pour vous.
take-seat-back = Reprendre ma place
ask-others = Demander aux autres
asks-undo = { $name } demande à annuler son dernier coup.
asks-draw = { $name } propose de finir la partie sans vainqueur.
agree = Accepter
decline = Refuser
withdraw = Annuler la demande
you-asked = Demande envoyée ; en attente des autres.
all-agreed = Tout le monde a accepté.
declined = Quelqu’un a refusé.
dropped = Cette demande n’est plus d’actualité.
invite = Inviter
link-to-table = Lien vers cette table
copy-link = Copier le lien
copied = Copié
share = Partager
qr-of = Code QR du lien, à scanner avec un téléphone
or-code = Ou saisissez ce code sous « Tables ouvertes » :
who-are-you = Qui êtes-vous ?
guest-note = Un nom suffit. Les autres joueurs le verront.
go-on = Continuer
set-up-table = Préparer la table
set-up-note = Vous jouez avec d’autres : choisissez ensuite les places et les options, créez la table, puis envoyez-leur le lien.
start-game = Lancer la partie
host-starts = Les joueurs lancent la partie quand toutes les places sont prises.
open-seat = Place libre
sit-here = S’asseoir ici
sit-here-too = Ajouter un joueur sur cet appareil
stand-up = Quitter la place
to-rematch = Rejoindre la revanche
waiting-for-others = En attente des autres
was-it-fair = Le hasard était-il équitable ?
it-was-fair = Oui : le hasard était équitable.
it-was-fair-until = Oui, jusqu’à l’étape { PLAIN($steps) }. Ensuite, le serveur a été restauré depuis une sauvegarde et a tiré avec un nouveau secret : on ne peut pas prouver que la suite était équitable.
it-was-consistent = Rien ne se contredit, mais cet appareil ne peut pas prouver que le hasard était équitable.
fair-commitment = Le secret du serveur est celui sur lequel il s’était engagé quand vous avez rejoint la table.
fair-own = La contribution de votre appareil en fait partie, et chaque place s’était engagée sur la sienne avant que la vôtre ne soit révélée.
fair-entropy = Places dont l’appareil a contribué : { $count }.
fair-withheld = Places qui n’ont pas révélé leur contribution à temps : { $count }.
fair-silent = Personnes qui n’ont rien apporté : { $count }.
fair-draws = Chaque tirage et chaque lancer ont été recalculés sur votre appareil, avec le même résultat. Tirages et lancers : { $count }.
fair-takebacks = Coups annulés : { $count }.
fair-restores = Restaurations du serveur depuis une sauvegarde : { $count }.
fair-steps = Les coups sont ceux que votre appareil a vus.
not-compared-commitment = Non comparé : l’engagement du serveur. Cet appareil ne l’a pas vu avant la partie.
not-compared-undone = Non comparé : ce dont cet appareil se souvient. Selon l’enregistrement, le serveur a été restauré depuis une sauvegarde avant cette partie.
not-compared-own = Non comparé : votre propre contribution. Cet appareil n’en a fait aucune, ou pas à temps.
not-compared-steps = Non comparé : les coups. Cet appareil ne les a plus.
not-compared-takebacks = Non comparé : les coups annulés. Cet appareil n’a pas suivi toute la partie.
it-was-not-fair = Non : cette partie ne correspond pas à l’engagement du serveur.
fair-chance = Hasard équitable
fingerprint-note = Lisez ceci à voix haute : toute la table doit voir les mêmes lettres et chiffres.
own-entropy = Votre propre contribution, ce que vous voulez
own-entropy-use = Contribuer
own-entropy-now = Votre appareil apporte : { $entropy }
own-entropy-elsewhere = Un autre de vos appareils contribue pour cette place.
starting = La partie va commencer : on attend l’appareil de chacun…
chance-contradicted = Stop : le serveur contredit ce qu’il avait annoncé sur le hasard. Ne continuez pas cette partie.
chance-restored-waiting = Le serveur a été restauré depuis une sauvegarde et a pris un nouvel engagement. Comparez de nouveau l’empreinte.
chance-restored-playing = Le serveur a été restauré depuis une sauvegarde. Les derniers coups peuvent être perdus et, à partir d’ici, personne ne peut prouver que le hasard est équitable.
link-to-moment = Lien vers ce moment
copy-moment = Copier le lien vers ce moment
moment-closed = Les autres ne pourront pas ouvrir ce lien tant qu’un joueur n’aura pas partagé la rediffusion à la table.
make-table = Créer la table
the-table = La table
clock = Pendule
visibility = Visibilité
by-invitation = Sur invitation
in-lobby = Publique (dans « Tables ouvertes »)
spectators = Spectateurs
everybody = Toute personne qui trouve la table
everybody-apart = Tout le monde ; leurs messages ne sont montrés aux joueurs qu’après la partie
players-only = Joueurs seulement
myself = Moi
no-tables = Aucune table publique pour l’instant. Créez-en une depuis un jeu de l’étagère !
tables-waiting = En attente de joueurs
tables-playing = En cours
join = Rejoindre
watch = Regarder
enter-code = Vous avez un code ?
go-there = Aller à la table
no-such-code = Aucune table n’a ce code.
screen-name = Écran partagé
spectator-name = Spectateur
avatar-shape = Tête
avatar-colour = Couleur
avatar-inner = Yeux
avatar-ink = Couleur des yeux
save = Enregistrer
saved = Enregistré.
account = Compte
make-account = Créer un compte
account-note = Avec un compte, vous retrouvez votre profil sur tous vos appareils. Un nom et un mot de passe suffisent.
login = Nom du compte
password = Mot de passe
old-password = Ancien mot de passe
new-password = Nouveau mot de passe
change-password = Changer le mot de passe
log-in = Se connecter
log-out = Se déconnecter
devices = Appareils
this-device = cet appareil
program = programme
revoke = Déconnecter
statistics = Statistiques
the-game = Jeu
played = Jouées
won = Gagnées
redrawn = Avec tirage annulé
redrawn-note = Les parties où un tirage ou un lancer a été annulé sans que personne n’ait à donner son accord sont comptées à part.
nothing-played = Aucune partie à plusieurs terminée pour l’instant.

## Avec des variables

seat-number = Place { $number }
unread-messages =
    { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
watching = Spectateurs : { $count }
seats-open-count = Places libres : { $count }
ranked =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour qu’on puisse entrer depuis un téléphone, lancez Orbite avec `--listen 0.0.0.0:{ $port }`.
time-left = Temps restant : { $time }
days-hours = { $days } j { $hours } h
clock-per-move =
    { $seconds ->
        [one] { $seconds } seconde par tour
       *[other] { $seconds } secondes par tour
    }
clock-minutes-per-move =
    { $minutes ->
        [one] { $minutes } minute par tour
       *[other] { $minutes } minutes par tour
    }
clock-fischer = { $minutes } min chacun, plus { $increment } secondes par tour
clock-correspondence =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
bot-level = Robot : { $level }
labelled = { $label } : { $what }
players-range = { $least } à { $most } joueurs
kept-won-by = Victoire : { $names }
seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
people-count =
    { $count ->
        [one] { $count } humain
       *[other] { $count } humains
    }
bots-count =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
minutes = { $count } min
your-turn-at = • { your-turn } – { $game }

## Avant que la page ne démarre

description = Cinq jeux de l'espace, contre des robots ou à plusieurs.
needs-javascript = Orbite a besoin de JavaScript pour préparer ses tables.
cannot-start = Orbite ne peut pas démarrer dans ce navigateur.
