### Ce que disent les commandes pour qui fait tourner un serveur : serve, backup, restore, admin

## La base de données

database-missing = la base de données { $place } n'existe pas ; --database dit où elle est, ou --config
database-closed = impossible d'ouvrir la base de données { $place }
database-not-made = impossible de créer la base de données { $place }
database-in-use = un autre serveur Orbite utilise cette base, et une base n'a qu'un serveur à la fois : arrêtez l'autre, ou donnez à celui-ci sa propre base (--database)
database-not-awaited = impossible d'attendre la base de données
database-postgres = PostgreSQL, comme indiqué
data-folder-missing = aucun dossier pour vos données n'a été trouvé ; --database dit où les conserver
database-password-unread = impossible de lire le mot de passe de la base de données dans { $file }
mail-password-unread = impossible de lire le mot de passe du serveur de courrier dans { $file }
password-empty = { $file } est vide

## Réglages

mail-needs-server = le courrier demande le serveur qui l'envoie : smtp
mail-needs-sender = le courrier demande un expéditeur : mail-from
mail-needs-url = le courrier demande l'adresse où mènent ses liens : public-url
mail-server-form = le serveur SMTP s'écrit `smtps://USER@mail.example` (chiffré, port 465) ou `smtp://USER@mail.example` (STARTTLS, port 587) ; `smtp://HOST:25?tls=none` ne chiffre pas
mail-password-in-address = le mot de passe du serveur SMTP n'a pas sa place dans son adresse : mettez-le dans un fichier, et nommez celui-ci par smtp-password-file
mail-no-user = smtp-password-file demande un utilisateur dans l'adresse du serveur SMTP : `smtps://USER@mail.example`
mail-no-password = l'utilisateur du serveur SMTP a besoin d'un mot de passe : nommez son fichier par smtp-password-file
mail-unencrypted = le mot de passe du serveur SMTP n'est pas envoyé à une autre machine sans chiffrement
mail-sender-form = mail-from s'écrit `Orbite <orbite@mail.example>`, et non `{ $from }`
mail-no-tls = impossible de chiffrer la connexion au serveur SMTP : { $problem }
bus-form = le bus est `postgres`, ou une adresse comme `nats://HOST:4222`
public-url-form = l'adresse publique s'écrit comme `https://orbite.example`, et non `{ $url }`
settings-line = ligne { PLAIN($line) } : { $problem }
page-missing = il n'y a pas de page dans { $folder }

## serve

built-without-page = Ce programme a été compilé sans la page : `cargo xtask run` compile les deux ; --page en sert une depuis un dossier.
is-a-backup = { $place } est une sauvegarde, et la suite en a déjà été vue : `orbite restore` permet de reprendre à partir d'elle
ready = Orbite est prêt : { $url }
on-the-network = sur le réseau : { $url }
how-to-stop = Ctrl-C l'arrête.
kept-in = Tout est conservé dans { $place }.
metrics-at = Les métriques sont à { $url }.
no-browser = Aucun navigateur ne s'ouvre ({ $problem }) : ouvrez { $url }
stopped = Arrêté.
address-taken = { $address } est déjà pris par un autre programme ; Orbite tourne-t-il déjà ? --listen 127.0.0.1:0 prend un port libre quelconque
address-forbidden = { $address } est réservé à l'administrateur de cette machine ; les ports à partir de 1024 sont libres
address-elsewhere = { $address } n'est pas une adresse de cette machine ; --listen 0.0.0.0:4747 écoute sur toutes les siennes
address-unusable = impossible d'écouter sur { $address }
no-threads = impossible de démarrer des fils d'exécution
no-signal = impossible d'attendre Ctrl-C

## backup

backup-exists = { $file } existe déjà, et une sauvegarde n'en remplace jamais une autre
backup-failed = impossible de sauvegarder { $place } dans { $file }
backup-by-postgres = une base PostgreSQL se sauvegarde avec `pg_dump --format=custom`, même pendant que le serveur tourne
backed-up = { $file } : { $size }, copié et vérifié en { $seconds } s

## restore

restore-failed = impossible de restaurer { $place }
restore-by-postgres = `pg_restore` restaure PostgreSQL ; lancez ensuite `orbite restore` sans fichier
restored = { $place } : restauré
restored-from = { $database } : restauré depuis { $file }
moved-aside = ce qui s'y trouvait est maintenant { $path }
backup-missing = la sauvegarde { $file } n'existe pas
not-put-in-place = impossible de mettre { $file } en place
backup-damaged = elle est endommagée : { $findings }
revoked-unknown = On ne sait pas ce qui a été révoqué : { $problem }
tables-renewed = tables qui reprennent avec un nouveau secret : { PLAIN($count) }
table-unreadable = la table { $id } ne peut pas reprendre : { $why }
sessions-ended = sessions et jetons fermés : { PLAIN($count) } (révoqués ou supprimés depuis la sauvegarde)
sessions-all-ended = sessions et jetons fermés : { PLAIN($count) } (tous, puisqu'on ne sait pas lesquels ont été révoqués depuis la sauvegarde)
passwords-kept = mots de passe changés depuis la sauvegarde, et gardés : { PLAIN($count) }
users-back = utilisateurs supprimés depuis la sauvegarde, et revenus : { PLAIN($count) } ; `orbite admin forget` les supprime à nouveau : { $names }

## admin : tailles

bytes =
    { $count ->
        [one] { PLAIN($count) } octet
       *[other] { PLAIN($count) } octets
    }
label-database = base
label-matches = parties
label-users = utilisateurs
database-size = { $place }, { $size }
match-counts = { PLAIN($open) } ouvertes, { PLAIN($running) } en cours, { PLAIN($finished) } terminées, { PLAIN($abandoned) } abandonnées
user-counts = { PLAIN($guests) } invités, { PLAIN($accounts) } comptes
sound = { $place } est en bon état
damaged =
    { $count ->
        [one] { $place } est endommagée ({ PLAIN($count) } anomalie)
       *[other] { $place } est endommagée ({ PLAIN($count) } anomalies)
    }
vacuumed = { $before } avant, { $after } maintenant
would-purge = ceci supprimerait définitivement { $counted } : { $what } ; ajoutez --yes pour le faire
purged = supprimé : { $counted }
purge-counts = { PLAIN($matches) } parties, { PLAIN($guests) } invités, { PLAIN($sessions) } sessions
purge-ended = parties terminées depuis { PLAIN($days) } jours
purge-open = parties que personne n'a commencées depuis { PLAIN($days) } jours
purge-stalled = parties où rien ne s'est passé depuis { PLAIN($days) } jours
purge-guests = invités qui ne sont pas venus depuis { PLAIN($days) } jours
purge-sessions = sessions inutilisées depuis { PLAIN($days) } jours

## admin : utilisateurs

column-id = id
column-kind = type
column-since = depuis
column-seen = vu le
column-games = parties
column-reports = signalements
column-name = nom
kind-guest = invité
kind-account = compte
name-and-login = { $name } (se connecte comme { $login })
name-banned = { $name }, banni : { $reason }
the-guest = l'invité { $name } ({ $id }, vu le { $seen })
the-account = le compte { $name } ({ $id }, vu le { $seen })
no-user = aucun utilisateur n'a cet identifiant et aucun compte le nom `{ $name }` ; `orbite admin users` les liste
no-account = aucun compte n'a le nom `{ $name }` ; `orbite admin users` les liste
would-forget = ceci oublierait définitivement { $user } ; ajoutez --yes pour le faire
forgotten = oublié : { $user }
new-password = Déconnecté partout. Le nouveau mot de passe, affiché cette seule fois ; mieux vaut le changer après la connexion :

## admin : modération

operator-needs-account = { $user } n'a pas de mot de passe ; un administrateur a besoin d'un compte
operator-made = administre désormais le serveur, à /operator : { $user }
operator-removed = n'administre plus le serveur : { $user }
no-reports = aucun signalement
reported = { $reporter } signale { $subject } à la table { $table } : { $reason } { $text }
report-resolved = traité : { $text }
no-report = aucun signalement n'attend sous le numéro { PLAIN($id) } ; `orbite admin reports` les liste
resolved = le signalement { PLAIN($id) } est traité
banned =
    { $count ->
        [one] banni, { PLAIN($count) } session fermée : { $user }
       *[other] banni, { PLAIN($count) } sessions fermées : { $user }
    }
not-banned = aucun bannissement à lever : { $user }
unbanned = peut se connecter de nouveau : { $user }

## admin : parties

column-game = jeu
column-status = état
column-visibility = pour
column-made = créée le
column-changed = modifiée le
column-people = joueurs
status-open = ouverte
status-running = en cours
status-finished = terminée
status-abandoned = abandonnée
visibility-all = tous
visibility-invited = invités
no-match = la partie `{ $id }` n'existe pas ; `orbite admin matches` les liste
match-unreadable = la partie { $id } est illisible : { $problem }
match-over = la partie { $id } est déjà terminée
closed = fermée : { $id }
match-log-unreadable = le journal de la partie { $id } est illisible
match-log-unplayable = le journal de la partie { $id } ne peut pas être rejoué
match-without-record = la partie { $id } est { $status } : seule une partie jouée jusqu'au bout a un enregistrement
