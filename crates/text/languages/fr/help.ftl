### Ce qu'affiche `--help`

## Titres et mentions

heading-usage = Utilisation :
heading-commands = Commandes :
heading-arguments = Arguments :
heading-options = Options :
heading-examples = Exemples :
heading-choices = Valeurs possibles :
usage-options = [OPTIONS]
mark-default = [par défaut : { $value }]
mark-environment = [variable : { $variable }]
mark-choices = [valeurs possibles : { $values }]
mark-seats = ({ $count } places)
mark-seats-between = (de { $least } à { $most } places)

## Valeurs à remplacer

placeholder-address = ADRESSE
placeholder-address-port = ADRESSE:PORT
placeholder-bool = BOOLÉEN
placeholder-bus = BUS
placeholder-clause = RÈGLE
placeholder-command = COMMANDE
placeholder-days = JOURS
placeholder-depth = PROFONDEUR
placeholder-dir = DOSSIER
placeholder-file = FICHIER
placeholder-filter = FILTRE
placeholder-format = FORMAT
placeholder-game = JEU
placeholder-hex = HEXA
placeholder-hosts = HÔTES
placeholder-id = ID
placeholder-json = JSON
placeholder-lang = LANGUE
placeholder-level = NIVEAU
placeholder-list = LISTE
placeholder-login = IDENTIFIANT
placeholder-match = PARTIE
placeholder-ms = MS
placeholder-n = N
placeholder-number = NUMÉRO
placeholder-place = BASE
placeholder-record = PARTIE
placeholder-seat-lot = PLACE|lot
placeholder-seat-text = PLACE:TEXTE
placeholder-seconds = SECONDES
placeholder-server = SERVEUR
placeholder-status = ÉTAT
placeholder-step = ÉTAPE
placeholder-text = TEXTE
placeholder-trouble = PANNE
placeholder-url = URL
placeholder-user = UTILISATEUR

## Commandes

command-orbite = Cinq jeux de l'espace tirés de vieux livrets : à jouer, à simuler, à vérifier.
command-serve = Proposer les cinq jeux dans le navigateur, ici et sur le réseau
command-play = Jouer une partie entière dans le terminal, entre humains et robots
command-simulate = Jouer beaucoup de parties au hasard et en faire le bilan
command-verify = Rejouer des parties enregistrées et dire si elles respectent les règles
command-rules = Lire les règles d'un jeu, article par article
command-perft = Compter les déroulements possibles d'un jeu, jusqu'à une profondeur
command-arena = Organiser un tournoi entre robots
command-study = Étudier le déroulement d'un jeu : qui gagne à quelle place, en combien de temps, pourquoi, par quelles actions
command-hint = Ce qu'un robot ferait dans une partie enregistrée, et pourquoi
command-solve = Résoudre exactement une fin de partie de « La Dernière Fusée »
command-review = Juger chaque décision d'une partie sur ce que sa place savait, et marquer les erreurs
command-trace = Écrire des parties terminées sous forme de traces : chaque état et chaque action permise
command-schema = Afficher le schéma JSON des vues, événements et actions d'un jeu
command-backup = Copier la base de données d'un serveur dans un fichier, sans l'arrêter
command-restore = Restaurer une sauvegarde à la place de la base d'un serveur arrêté
command-admin = Administrer la base de données d'un serveur : taille, utilisateurs, parties, nettoyage
command-admin-status = Afficher ce que contient la base
command-admin-check = Vérifier la base de données et le journal de chaque partie
command-admin-vacuum = Rendre au système l'espace qui ne sert plus ; les coups attendent pendant ce temps
command-admin-purge = Supprimer ce qui est ancien
command-admin-users = Lister les utilisateurs, ou en chercher
command-admin-forget = Oublier un utilisateur : nom, mot de passe et sessions disparaissent, les parties restent
command-admin-reset-password = Donner à un compte un nouveau mot de passe, affiché une seule fois, et le déconnecter partout
command-admin-operator = Permettre à un compte d'administrer le serveur depuis sa page, ou ne plus le permettre
command-admin-reports = Lister les signalements
command-admin-resolve = Noter la suite donnée à un signalement
command-admin-ban = Interdire la connexion à un utilisateur et fermer toutes ses sessions
command-admin-unban = Autoriser de nouveau un utilisateur à se connecter
command-admin-close-table = Fermer une table, quoi qu'il s'y joue
command-admin-matches = Lister les parties
command-admin-record = Afficher l'enregistrement d'une partie terminée
command-load = Mesurer un serveur de tables en charge, sur cette machine
command-help = Afficher ce message ou l'aide d'une commande

## Arguments de plusieurs commandes

argument-help = Afficher l'aide
argument-help-short = Afficher l'aide (plus complète avec `--help`)
argument-help-long = Afficher l'aide (abrégée avec `-h`)
argument-version = Afficher la version
argument-lang = La langue des textes et des messages [par défaut : celle du système]
argument-json = Répondre en JSON
argument-game = supernova, celestial, landing, rockets ou asteroids
argument-seats = Le nombre de places [par défaut : le minimum du jeu ; dans l'arène, autant que de robots]
argument-seed = La graine de tous les tirages et de tous les choix
argument-options = Les options du jeu, en un objet JSON (--help les énumère)
argument-options-before = Les options du jeu, en un objet JSON ; celles qui manquent prennent leur valeur par défaut, citée ici en premier.
argument-options-after = Les places et les fusées se comptent à partir de 0 ; first = null tire au sort.
argument-at = La décision de cette étape de la partie, comptée à partir de 1 [par défaut : celle qui est attendue]
argument-record = L'enregistrement d'une partie ; - est l'entrée standard
argument-records = Enregistrer chaque partie dans un fichier de ce dossier, qui ne doit pas encore en contenir
argument-results = Garder chaque donne dans ce fichier, et reprendre à partir de lui
argument-threads = Le nombre de donnes jouées en même temps [par défaut : une par cœur]
argument-bots = Qui participe, place par place ; le dernier prend les places restantes
argument-database = La base de données : un fichier, ou `postgres://USER@HOST/NAME` [par défaut : ce que dit --config, ou orbite.db parmi vos données]
argument-database-password-file = Le fichier dont la première ligne est le mot de passe de PostgreSQL
argument-config = Le fichier de réglages du serveur, qui dit où est la base de données
argument-user = L'identifiant de l'utilisateur, ou le nom d'un compte
argument-id = L'identifiant de la partie
argument-limit = Le nombre maximal, à partir des plus récents
argument-yes = Le faire, définitivement

## serve

argument-serve-listen = L'adresse et le port d'écoute [par défaut : 127.0.0.1:4747]
argument-serve-database = Où tout est conservé : un fichier, ou `postgres://USER@HOST/NAME` [par défaut : orbite.db parmi vos données]
argument-serve-database-password-file = Le fichier dont la première ligne est le mot de passe de PostgreSQL, pour qu'il n'apparaisse pas dans la liste des processus
argument-serve-bus = Comment communiquent les serveurs qui partagent une base PostgreSQL : `postgres` pour la base elle-même, ou `nats://HOST:4222` [par défaut : postgres]
argument-serve-push-services = Services de notification autorisés en plus de ceux des navigateurs courants : noms d'hôtes, séparés par des virgules
argument-serve-smtp = Le serveur qui envoie le courrier : `smtps://USER@HOST`, ou `smtp://USER@HOST` pour STARTTLS ; demande --mail-from et --public-url [par défaut : pas de courrier]
argument-serve-smtp-password-file = Le fichier dont la première ligne est le mot de passe du serveur de courrier
argument-serve-mail-from = L'expéditeur du courrier, par exemple `Orbite <orbite@mail.example>`
argument-serve-config = Lire les réglages dans ce fichier (TOML)
argument-serve-public-url = L'adresse publique de ce serveur, pour les liens et les codes QR, par exemple `https://orbite.example` ; les requêtes pour d'autres noms sont refusées
argument-serve-behind-proxy = Se fier à X-Forwarded-For, envoyé par un proxy inverse placé devant le serveur
argument-serve-metrics = Où servir /metrics [par défaut : aux programmes de cette machine, à l'adresse générale, sauf avec --behind-proxy ou --public-url]
argument-serve-connections = Le nombre maximal de connexions en tout [par défaut : 20000]
argument-serve-sockets-per-address = Le nombre maximal de connexions par adresse [par défaut : 200]
argument-serve-tables-per-user = Le nombre maximal de tables non terminées où un utilisateur peut avoir une place [par défaut : 100]
argument-serve-tables-in-memory = Le nombre maximal de tables en mémoire ; au-delà, aucune n'est plus créée [par défaut : 10000]
argument-serve-bot-pace = La durée minimale d'un coup de robot, en millisecondes ; avec 0, sa rapidité trahit les coups forcés [par défaut : 250]
argument-serve-session-days = Après combien de jours d'inactivité personnes et programmes sont déconnectés ; 0 pour jamais [par défaut : 365]
argument-serve-no-limits = Désactiver toutes les limites de débit, pour des mesures
argument-serve-log = Le format du journal, écrit sur la sortie d'erreur [par défaut : text]
choice-log-text = Des lignes pour les humains
choice-log-json = Des lignes de JSON pour les programmes
argument-serve-log-filter = Ce qui est journalisé, par exemple `info` ou `warn,server=debug` [par défaut : warn,server=info]
argument-serve-page = Servir la page de ce dossier au lieu de celle du programme
argument-serve-open = Ouvrir la page dans le navigateur
example-serve-1 = `orbite serve` pour cette machine : `http://127.0.0.1:4747`
example-serve-2 = `orbite serve --open` et l'ouvre dans le navigateur
example-serve-3 = `orbite serve --listen 0.0.0.0:4747` pour tout le réseau, avec un code QR
example-serve-4 = `orbite serve --listen 127.0.0.1:0` sur un port libre quelconque
note-serve-1 = Tout est conservé dans un seul fichier, la base de données ; `orbite backup` la copie pendant que le serveur tourne. Chaque réglage porte le même nom comme option (--public-url), dans l'environnement (ORBITE_PUBLIC_URL) et dans le fichier désigné par --config (public-url) ; l'option l'emporte sur l'environnement, qui l'emporte sur le fichier. Ce que le fichier active se désactive ainsi : --behind-proxy=false.
note-serve-2 = Ctrl-C arrête le serveur ; rien n'est perdu, et aucune pendule ne tourne jusqu'à son retour. `http://ADDRESS/healthz` répond `ok` tant qu'il fonctionne, /metrics donne ses compteurs aux programmes de la même machine (voir --metrics).

## play

argument-play-game = supernova, celestial, landing, rockets ou asteroids ; sans lui, un menu le demande
argument-play-players = Qui joue, place par place : les noms sont des personnes à ce clavier ; cadet, ensign, pilot, lieutenant, captain et admiral sont des robots, `pilot:Bleu` en est un qui porte un nom, `program:COMMANDE` un programme à vous (docs/external-players.md) [par défaut : vous et un pilot]
argument-play-seed = La graine du hasard et des robots [par défaut : une autre à chaque fois]
argument-play-save = Où la partie est enregistrée après chaque coup [par défaut : orbite-JEU.json, ici]
argument-play-resume = Reprendre une partie enregistrée
example-play-1 = `orbite play` tout choisir dans un menu
example-play-2 = `orbite play rockets` vous contre un pilote
example-play-3 = `orbite play landing --players Ada,captain,cadet` une personne et deux robots
example-play-4 = `orbite play supernova --players Ada,Bea,pilot` deux personnes au même clavier, et un robot
example-play-5 = `orbite play rockets --players "Ada,program:python3 bot.py"` contre un programme à vous
example-play-6 = `orbite play --resume orbite-rockets.json` reprendre une partie, ou en revoir une terminée

## simulate

argument-simulate-games = Le nombre de parties à jouer
argument-simulate-threads = Le nombre de parties jouées en même temps [par défaut : une par cœur]
argument-simulate-trace = Écrire chaque état et chaque action permise de chaque partie, un objet JSON par ligne ; - est la sortie standard
example-simulate-1 = `orbite simulate rockets --seats 2 --games 100000 --options '{ "{" }"layout":"flat61"{ "}" }'`
example-simulate-2 = `orbite simulate supernova --seats 4 --games 10 --seed 7 --trace - | head`
example-simulate-3 = `orbite simulate landing --games 1000 --json > landing.json`
example-simulate-4 = `orbite simulate asteroids --seats 8 --games 20 --records games/`
note-simulate-1 = La même graine, les mêmes options et la même version donnent les mêmes parties, quel que soit --threads. Avec --trace -, le bilan va sur la sortie d'erreur. Ctrl-C fait le bilan des parties terminées ; un second Ctrl-C arrête tout de suite.

## verify

argument-verify-records = Des parties enregistrées ; - est l'entrée standard
argument-verify-commitment = L'engagement du serveur, tel qu'il a été montré avant la partie
argument-verify-table = La table où vous avez joué
argument-verify-entropy = Votre contribution au hasard : votre place, comptée à partir de 0, un deux-points et le texte
argument-verify-sealed = Ce sur quoi toutes les places s'étaient engagées avant que vous ne révéliez votre contribution, séparé par des virgules, avec - pour une place qui ne s'était pas engagée
example-verify-1 = `orbite verify games/*.json`
example-verify-2 = `orbite admin record MATCH | orbite verify -`
example-verify-3 = `orbite verify game.json --commitment 4bb0... --table k3f9x2 --entropy '0:my own dice'`
note-verify-1 = Affiche une ligne par fichier. L'enregistrement d'une partie jouée sur un serveur dit aussi d'où vient son hasard (docs/fairness.md) : chaque carte, chaque dé et chaque tirage au sort est recalculé. Cela ne prouve quelque chose que si l'enregistrement est comparé à ce qui a été annoncé avant la partie ; ce qui n'est pas donné ici est indiqué comme non comparé. Un enregistrement d'une autre version des règles est refusé, jamais deviné.

## rules

argument-rules-clause = Seulement cette règle, par exemple LR-3.4

## perft

argument-perft-depth = Le nombre de décisions à parcourir
argument-perft-divide = Donner aussi le compte derrière chaque première action
example-perft-1 = `orbite perft rockets --depth 4 --options '{ "{" }"first":0{ "}" }'`
note-perft-1 = Compte à partir de la première décision, après une mise en place tirée de --seed. La profondeur compte les décisions ; entre elles, chaque issue distincte du hasard est un déroulement à part. Deux programmes d'accord sur ces nombres sont d'accord sur les règles.

## arena

argument-arena-games = Le nombre de parties, arrondi à des donnes entières
example-arena-1 = `orbite arena rockets --bots admiral,captain --games 400`
example-arena-2 = `orbite arena landing --bots captain,pilot --seats 4` un capitaine contre trois pilotes
example-arena-3 = `orbite arena supernova --bots pilot,cadet --games 4000 --results ladder.jsonl` à relancer pour continuer
note-arena-1 = Robots : random, cadet, ensign, pilot, lieutenant, captain, admiral, ou program:COMMANDE, un programme à vous (docs/external-players.md). Une donne est jouée une fois pour chaque rotation des robots autour de la table, chaque fois avec le même hasard autant que le jeu le permet ; l'intervalle de confiance porte sur les donnes. Ctrl-C fait le bilan des donnes terminées ; un second Ctrl-C arrête tout de suite.

## study

argument-study-games = Le nombre de donnes
argument-study-first = Qui commence : une place, comptée à partir de 0, ou `lot` pour un tirage au sort
argument-study-against = Jouer aussi les mêmes donnes avec ces options, et comparer
argument-study-playouts = Le nombre de parties au hasard qui estiment, avant chaque décision, qui mène ; 0 laisse de côté les changements de meneur
argument-study-csv = Écrire une ligne par partie dans ce fichier, pour un tableur
argument-study-html = Écrire un rapport avec des graphiques dans ce fichier, pour un navigateur
example-study-1 = `orbite study rockets --bots captain --seats 2 --games 400`
example-study-2 = `orbite study landing --bots captain --html landing.html --csv landing.csv`
example-study-3 = `orbite study rockets --bots pilot --against '{ "{" }"layout":"flat37"{ "}" }'` les mêmes donnes sur un autre plateau
example-study-4 = `orbite study asteroids --seats 4 --games 5000 --results long.jsonl` à relancer pour continuer
note-study-1 = Joue des parties entre robots et dit comment elles se sont passées : la part de victoires de chaque place avec son intervalle et un test d'équité, les durées et les points, pourquoi les parties se sont terminées, combien de fois le meneur a changé, combien de décisions étaient forcées, quels types d'actions ont été choisis et ce qu'ils valaient.
note-study-2 = Robots : random, cadet, ensign, pilot, lieutenant, captain, admiral, ou program:COMMANDE, un programme à vous (docs/external-players.md). S'ils diffèrent, chaque donne est jouée dans toutes les rotations. La place 0 commence, si bien que les places suivent l'ordre des tours ; --first en décide autrement. La même graine donne les mêmes chiffres quel que soit le nombre de fils d'exécution. Ctrl-C fait le bilan des donnes terminées ; un second Ctrl-C arrête tout de suite.

## hint

argument-hint-level = cadet, ensign, pilot, lieutenant, captain ou admiral
argument-hint-time = Réfléchir ce nombre de secondes, au lieu de l'effort fixe du niveau
argument-hint-threads = Le nombre d'arbres développés en même temps [par défaut : un par cœur]
example-hint-1 = `orbite hint orbite-rockets.json`
example-hint-2 = `orbite hint orbite-landing.json --level captain --lang fr`
example-hint-3 = `orbite hint orbite-supernova.json --time 5`
example-hint-4 = `orbite hint orbite-rockets.json --at 12` la décision de l'étape 12
note-hint-1 = Le robot ne sait que ce que peut savoir la place dont c'est le tour.

## solve

argument-solve-record = L'enregistrement d'une partie de « La Dernière Fusée » ; - est l'entrée standard
argument-solve-positions = Le nombre maximal de positions examinées avant d'abandonner
example-solve-1 = `orbite solve orbite-rockets.json`
example-solve-2 = `orbite solve orbite-rockets.json --at 70` la décision de l'étape 70
note-solve-1 = La valeur est exacte : qui prend quel rang si chacun joue parfaitement.

## review

argument-review-level = L'effort de recherche : cadet, ensign, pilot, lieutenant, captain ou admiral
argument-review-threads = Le nombre de décisions jugées en même temps [par défaut : une par cœur]
example-review-1 = `orbite review orbite-rockets.json`
example-review-2 = `orbite review orbite-landing.json --level captain --lang fr` plus rapide, moins sûr
example-review-3 = `orbite review orbite-rockets.json --at 12` une seule décision
note-review-1 = Chaque décision est comparée à la meilleure qu'une recherche trouve, les deux étant explorées avec le même effort. La recherche ne sait que ce que la place savait alors : ce qui était juste à ce moment-là ne coûte rien, quelle qu'en soit la suite.

## trace

argument-trace-records = Des enregistrements de parties terminées ; - est l'entrée standard
example-trace-1 = `orbite trace games/*.record.json > games.jsonl`
note-trace-1 = Le format est décrit dans docs/trace-format.md. Les parties sont numérotées dans l'ordre donné.

## schema

example-schema-1 = `orbite schema rockets > rockets.schema.json`
note-schema-1 = Décrit les lignes envoyées à un programme joueur (docs/external-players.md) ; view, event, action_object et options sont sous $defs, comme dans /api/openapi.json.

## backup

argument-backup-file = Le nouveau fichier
example-backup-1 = `orbite backup orbite-monday.db`
example-backup-2 = `orbite backup --config /etc/orbite/orbite.toml /backup/$(date +%F).db`
example-backup-3 = `orbite backup --database /var/lib/orbite/orbite.db /backup/$(date +%F).db`
note-backup-1 = Le serveur continue pendant ce temps. Le fichier apparaît une fois complet, vérifié et sur le disque, et n'en remplace jamais un autre. `orbite restore` le remet en place.

## restore

argument-restore-file = Une sauvegarde faite par `orbite backup`
argument-restore-replaces = La base de données où lire ce qui a été révoqué [par défaut : celle que FICHIER remplace]
argument-restore-keep-sessions = Garder toutes les sessions telles qu'elles étaient lors de la sauvegarde, révoquées depuis ou non
example-restore-1 = `orbite restore /backup/2026-11-15.db`
example-restore-2 = `orbite restore --config /etc/orbite/orbite.toml /backup/2026-11-15.db`
example-restore-3 = `orbite restore --database postgres:///orbite_new --replaces postgres:///orbite`
note-restore-1 = Arrêtez d'abord le serveur. Le fichier est vérifié et copié ; la sauvegarde reste intacte, et l'ancienne base est mise de côté. Les parties en cours et les tables ouvertes reprennent à l'instant de la sauvegarde avec un nouveau secret du serveur, puisque la suite tirée de l'ancien a été vue.
note-restore-2 = Sans FICHIER, la base est considérée comme venant d'être mise en place par d'autres moyens, comme pg_restore ou un instantané du disque.
note-restore-3 = Les sessions et les jetons révoqués depuis la sauvegarde restent révoqués, et les mots de passe restent ce qu'ils sont : tout cela est lu dans la base remplacée. S'il n'y en a pas, ou si elle est illisible, toutes les sessions se ferment ; les comptes se reconnectent, et les invités reviennent comme nouveaux.

## admin

example-admin-1 = `orbite admin status`
example-admin-2 = `orbite admin --config /etc/orbite/orbite.toml status`
example-admin-3 = `orbite admin users ada`
example-admin-4 = `orbite admin reset-password Ada`
example-admin-5 = `orbite admin operator Ada`
example-admin-6 = `orbite admin reports`
example-admin-7 = `orbite admin purge --ended 365 --guests 90 --yes`
example-admin-8 = `orbite admin record MATCH > game.json`
note-admin-1 = Tout cela fonctionne pendant que le serveur tourne. Utilisez le programme de la version du serveur : un plus récent met la base à jour, et un serveur plus ancien ne peut plus la lire.
argument-admin-purge-ended = Les parties terminées depuis ce nombre de jours
argument-admin-purge-open = Les parties que personne n'a commencées ni modifiées depuis ce nombre de jours
argument-admin-purge-stalled = Les parties en cours où rien ne s'est passé depuis ce nombre de jours
argument-admin-purge-guests = Les invités sans place qui ne sont pas venus depuis ce nombre de jours
argument-admin-purge-sessions = Les sessions fermées ou inutilisées depuis ce nombre de jours
example-admin-purge-1 = `orbite admin purge --ended 365 --guests 90` compte ce qui disparaîtrait
example-admin-purge-2 = `orbite admin purge --ended 365 --guests 90 --yes` le fait
note-admin-purge-1 = Ce qui n'est pas nommé reste pour toujours. L'issue des parties reste aussi, dans l'historique et les statistiques des participants. La suppression avance à petits pas, et personne ne l'attend.
argument-admin-users-text = Seulement ceux dont le nom contient ce texte, sans égard aux majuscules, ou qui ont cet identifiant
argument-admin-reset-password-login = Le nom du compte
argument-admin-operator-remove = Ne plus le permettre
argument-admin-reports-all = Aussi ceux qui ont été traités, les derniers en premier
argument-admin-resolve-id = Le numéro du signalement
argument-admin-resolve-text = La suite donnée
argument-admin-ban-reason = La raison, pour les autres administrateurs
argument-admin-matches-status = Seulement celles qui en sont là
choice-status-open = Attend des joueurs
choice-status-running = En cours
choice-status-finished = Jouée jusqu'au bout
choice-status-abandoned = Abandonnée avant la fin

## load

argument-load-tables = Le nombre de tables qui jouent en même temps ; plusieurs nombres (100,500) font autant d'essais
argument-load-still = Leurs joueurs réfléchissent et ne jouent jamais : ce que coûte de savoir qui est là
argument-load-idle = Le nombre de connexions supplémentaires qui se présentent et attendent
argument-load-seconds = La durée de la mesure, en secondes
argument-load-warm-up = La durée du jeu avant la mesure, en secondes
argument-load-server = L'adresse d'un serveur déjà en marche, sur cette machine
argument-load-pid = Le processus de ce serveur, pour lire son temps de calcul et sa mémoire
argument-load-nodes = Le nombre de serveurs à lancer sur une même base PostgreSQL, avec un répartiteur devant eux ; plusieurs nombres (1,3) font autant d'essais
argument-load-database = Une base PostgreSQL vide pour ses propres serveurs, sous la forme `postgres://USER@HOST/NAME` ; { "{}" } y représente le numéro de l'essai, à partir de 1
argument-load-plot = Le fichier où dessiner ce que coûte un coup dans plusieurs essais, en SVG
argument-load-bus = Comment ces serveurs communiquent : postgres ou `nats://HOST:4222`
argument-load-trouble = Arrête les nœuds tour à tour pendant que tous jouent, les relance, puis compare les journaux avec ce qui a été confirmé
choice-trouble-kill = avec kill -9
choice-trouble-restart = proprement, comme lors d'une mise à jour
argument-load-threads = Le nombre de fils d'exécution qui animent les joueurs
argument-load-folder = Où placer la base de son propre serveur [par défaut : le dossier temporaire du système]
example-load-1 = `orbite load` 500 tables de « La Dernière Fusée » pendant 10 secondes
example-load-2 = `orbite load landing --seats 4 --tables 100` un autre jeu
example-load-3 = `orbite load --tables 0 --idle 10000` seulement des connexions qui attendent
example-load-4 = `orbite load --server http://127.0.0.1:4747 --pid 1234` un serveur déjà en marche
example-load-5 = `orbite load --nodes 3 --database postgres:///empty` trois serveurs sur une base
example-load-6 = `orbite load --tables 20 --nodes 3 --trouble kill --database postgres:///empty` des nœuds arrêtés brutalement
note-load-1 = Sans --server, la commande lance son propre serveur, avec une base vide qui est jetée ensuite (dans --folder, pour que ce soit le disque voulu). Chaque place est une connexion à part et répond aussitôt par une action permise quelconque ; une partie finie, une autre commence. Un coup compte dès que le serveur l'a confirmé, ce qu'il ne fait qu'une fois le coup sur le disque. Le serveur et les joueurs simulés se partagent cette machine.
note-load-2 = Seuls les serveurs de cette machine sont acceptés : `127.0.0.1`, `[::1]`, `localhost`. Un serveur déjà en marche doit avoir été lancé avec --no-limits.
note-load-3 = Avec --trouble, les joueurs reviennent après chaque coupure et envoient de nouveau ce qui est resté sans réponse ; à la fin, ils terminent leurs parties. Code de sortie 1 si un coup confirmé est perdu, enregistré deux fois, ou enregistré sans jamais être confirmé.

## orbite

about-orbite = Les jeux : supernova (2 à 5 joueurs), celestial (2 à 6), landing (2 à 4), rockets (2 à 6), asteroids (2 à 8).
example-orbite-1 = `orbite serve --open` jouer dans le navigateur
example-orbite-2 = `orbite play` choisir un jeu et y jouer ici, dans le terminal
example-orbite-3 = `orbite rules rockets --lang fr` lire ses règles
example-orbite-4 = `orbite simulate rockets --games 10000` essayer beaucoup de parties
note-orbite-1 = Codes de retour : 0 terminé ; 1 la vérification ou le travail a échoué ; 2 arguments incorrects ; 130 arrêté par Ctrl-C.
