### Ce que disent les commandes qui jouent beaucoup de parties : simulate, arena, study, load

## Arguments et fichiers

games-at-least-one = --games doit être au moins 1
two-on-standard-output = `--trace -` et --json veulent tous deux la sortie standard : donnez un fichier à la trace
bots-nobody = --bots ne nomme personne
bots-too-many =
    { $seats ->
        [one] --bots nomme { $bots } robots pour { $seats } place
       *[other] --bots nomme { $bots } robots pour { $seats } places
    }
records-there = { $folder } contient déjà des parties enregistrées ({ $file }) ; donnez à --records un dossier à part
folder-unread = impossible de lire le dossier { $folder }
results-of-another = { $file } contient les résultats d'un autre tournoi ou d'une autre étude ; donnez à --results un autre fichier
results-line = { $file }, ligne { PLAIN($line) }
results-no-file = { $file } n'est pas un fichier de résultats : donnez à --results un fichier ordinaire d'au plus { $size } Gio
results-unusable = impossible d'utiliser { $file }
results-unwritten = impossible d'écrire les résultats

## Avancement

progress-games = { $bar } { $done }/{ $all } parties, { $rate }, reste { $left }
progress-deals = { $bar } { $done }/{ $all } donnes, depuis { $since }, reste { $left }
stopped-games = arrêté après { PLAIN($done) } parties sur { PLAIN($all) }
stopped-deals = arrêté après { PLAIN($done) } donnes sur { PLAIN($all) }

## Colonnes

column-bot = robot
column-clause = règle
column-elo = Elo
column-ending = fin
column-fair = équitable
column-games = parties
column-interval = intervalle à 95{ "\u202F" }%
column-out-early = hors jeu tôt
column-place = rang
column-points = points
column-seat = place
column-seats = places
column-share = part
column-shared = partagées
column-wins = victoires
column-won = gagnées

## simulate

simulated = { $game }, { $seats } places, options { $options }, graine { $seed }
simulated-in =
    { $games ->
        [one] { PLAIN($games) } partie en { $seconds } s ({ PLAIN($rate) } parties/s)
       *[other] { PLAIN($games) } parties en { $seconds } s ({ PLAIN($rate) } parties/s)
    }
decisions-per-game = décisions par partie : { $mean } (de { PLAIN($shortest) } à { PLAIN($longest) })

## arena

tournament = { $game } : { $bots }, options { $options }, graine { $seed }
tournament-played =
    { $deals ->
        [one] { PLAIN($deals) } donne en { $rotations } rotations : { PLAIN($games) } parties de { $decisions } décisions, { $seconds } s
       *[other] { PLAIN($deals) } donnes, chacune en { $rotations } rotations : { PLAIN($games) } parties de { $decisions } décisions, { $seconds } s
    }
share-means = Part : des victoires, pour chaque place prise par le robot ; une victoire partagée compte par fractions.
elo-means = Elo : l'écart avec le reste de la table que signifie une telle part.

## study

studied =
    { $rotations ->
        [one] { $game } : { $bots }, graine { $seed }, { PLAIN($deals) } donnes en { $rotations } rotation
       *[other] { $game } : { $bots }, graine { $seed }, { PLAIN($deals) } donnes en { $rotations } rotations
    }
set-of-options = Options { $options }, { PLAIN($games) } parties
member-wins = { $bot } gagne { $share } des parties pour chaque place prise ({ $low } - { $high } ; équitable : { $fair }), Elo { $elo }
seats-differ =
    { $degrees ->
        [one] Équité : les places ne se valent pas (khi-deux { $square }, { $degrees } degré de liberté, p { $chance })
       *[other] Équité : les places ne se valent pas (khi-deux { $square }, { $degrees } degrés de liberté, p { $chance })
    }
seats-alike =
    { $degrees ->
        [one] Équité : aucune différence entre les places n'apparaît (khi-deux { $square }, { $degrees } degré de liberté, p { $chance })
       *[other] Équité : aucune différence entre les places n'apparaît (khi-deux { $square }, { $degrees } degrés de liberté, p { $chance })
    }
column-least = min.
column-median = médiane
column-most = max.
column-mean = moyenne
spread-decisions = décisions
spread-points = points
spread-lead = avance du gagnant, points
spread-changes = changements de meneur
forced = décisions forcées : { $share }
column-kind = type d'action
column-of-actions = des actions
column-if-offered = si possible
column-worth = valeur estimée
column-wins-with = gagne avec
column-wins-without = gagne sans
comparison = Le second jeu d'options à côté du premier, sur les mêmes donnes :
column-first = premier
column-second = second
column-difference = différence
figure-decisions = décisions
figure-forced = décisions forcées, part
figure-lead-changes = changements de meneur
figure-out-early = places hors jeu tôt, part
figure-wins = victoires de la place { $seat }, part

## Le rapport d'une étude pour les navigateurs

report-title = Étude de { $game }
report-plan =
    { $rotations ->
        [one] { PLAIN($deals) } donnes en { $rotations } rotation entre { $bots } ; graine { $seed }, règles version { $rules }, Orbite { $version }.
       *[other] { PLAIN($deals) } donnes en { $rotations } rotations entre { $bots } ; graine { $seed }, règles version { $rules }, Orbite { $version }.
    }
report-comparison = Le second jeu d'options à côté du premier
report-comparison-note = Moyennes sur les mêmes donnes ; la différence avec son intervalle à 95{ "\u202F" }%.
report-note = Une victoire partagée compte par fractions. Hors jeu tôt : plus rien à décider après le premier tiers de la partie. L'avance est estimée par des parties au hasard jusqu'à la fin. Valeur estimée : ce que la meilleure action de ce type valait de plus que la meilleure des autres, en fractions de victoire, selon les robots. Gagne avec et gagne sans disent ce qui est arrivé aux places qui ont fait une telle action et aux autres : cela ne prouve pas qu'elle en soit la cause.
report-set = { PLAIN($games) } parties avec { $options }
report-who-wins = Qui gagne
report-seat = place { $seat }
report-shares = Part de victoires de chaque place, avec son intervalle à 95{ "\u202F" }% et la part équitable
report-wins-each = victoires par place
report-decisions = Décisions par partie
report-points = Points d'une place
report-lead = Avance du gagnant en points
report-changes = Changements de meneur par partie
report-forced = Décisions forcées : { $share }.
report-endings = Pourquoi les parties se terminent
report-actions = Ce qui est joué, et ce que cela vaut
report-spread = Médiane { $median }, la moitié de { $quarter } à { $rest }, toutes de { $least } à { $most } ; moyenne { $mean }.
report-bin = de { $from } à { $to } : { $count }

## load

load-nothing = demandez --tables, --idle ou les deux
load-no-folder = impossible de créer un dossier pour la base de données
load-no-program = impossible de trouver ce programme
load-files = il faut { PLAIN($wanted) } fichiers et connexions à la fois, et le système en permet { PLAIN($allowed) } : augmentez la limite (`ulimit -n { PLAIN($wanted) }`, ou LimitNOFILE d'une unité) ou demandez moins
load-connection = échec d'une connexion ou d'un fichier : { $problem }
load-server-gone = le serveur a fermé la connexion ou ne répond plus
load-unexpected = réponse inattendue du serveur : { $answer }
load-not-started = le serveur n'a pas démarré : { $problem }
load-idle = { PLAIN($done) } connexions en attente sur { PLAIN($all) }
load-tables = { PLAIN($done) } tables sur { PLAIN($all) }
load-warming-up = mise en train
load-playing = { PLAIN($since) } s sur { PLAIN($seconds) }, { PLAIN($moves) } coups
load-troubles = { PLAIN($since) } s sur { PLAIN($seconds) }, { PLAIN($times) } nœuds arrêtés
load-finishing = fin de toutes les parties
load-no-log = impossible de lire les journaux
load-wrong = les journaux ne contiennent pas ce qui a été confirmé
column-tables = tables
column-nodes = nœuds
column-moves = coups/s
column-moves-cpu = coups/s de calcul
column-of-first = du premier
column-latency = p50/p99 ms
column-driver = simulateur
column-writer = écriture
row-tables = tables
load-plan = { PLAIN($tables) } de { $game } à { $seats } places
row-seconds = mesuré pendant
row-idle-bytes = octets par seconde et place
both-directions = { $bytes }, dans les deux sens
row-moves = coups confirmés
moves-in-games = { PLAIN($moves) } en { PLAIN($games) } parties terminées
row-rate = coups par seconde
row-acknowledged = de l'envoi à la confirmation
row-seen = de l'envoi à l'affichage chez les autres
latencies = p50 { $half }, p99 { $most }, p99.9 { $nearly }, max. { $longest } ms
row-bytes = octets par coup et place
all-bytes = { $bytes }, dans les deux sens, tout compris
row-move-bytes = pour les coups seuls
move-bytes = { $bytes } pour actions, réponses et étapes
row-table-bytes = pour la table, par partie et place
table-bytes = { $bytes } pour l'arrivée, le début, la fin et la revanche
row-cpu = temps de calcul du serveur
row-cpu-rate = coups par seconde de calcul
row-writer = fil d'écriture le plus occupé
row-driver = fil du simulateur le plus occupé
of-a-core = { $share } d'un cœur
row-memory = mémoire du serveur, vide
row-idle-memory = avec les connexions en attente
memory-for = { $size } pour { PLAIN($idle) }
row-memory-each = par connexion en attente
row-memory-table = par table avec ses connexions
row-memory-end = à la fin
row-nodes = nœuds
row-troubles = pannes
killed-times =
    { $times ->
        [one] un nœud tué, { $times } fois
       *[other] les nœuds tués tour à tour, { $times } fois
    }
restarted-times =
    { $times ->
        [one] un nœud redémarré, { $times } fois
       *[other] les nœuds redémarrés tour à tour, { $times } fois
    }
row-stored = coups enregistrés
row-lost = coups perdus
row-doubled = coups enregistrés deux fois
row-untold = coups enregistrés, jamais confirmés
row-sent-again = coups envoyés de nouveau
row-compared = parties comparées, événement par événement
row-next-move = jusqu'au prochain coup accepté d'une place
latencies-when-not-out =
    { $times ->
        [one] { $latencies } ; { $times } fois, elle était éliminée
       *[other] { $latencies } ; { $times } fois, elle était éliminée
    }
plot-title = temps de calcul de tous les nœuds pour un coup, en µs
plot-nodes =
    { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }
plot-point =
    { $nodes ->
        [one] { $nodes } nœud, { PLAIN($tables) } tables : { PLAIN($micros) } µs
       *[other] { $nodes } nœuds, { PLAIN($tables) } tables : { PLAIN($micros) } µs
    }
