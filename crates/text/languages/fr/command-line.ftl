### La ligne de commande

## Arguments

options-problem = impossible de lire les options : { $problem } ; toutes, avec leurs valeurs par défaut : { $defaults }
players-form = un joueur est le nom d'une personne, ou un robot : cadet, ensign, pilot, lieutenant, captain ou admiral, par exemple `pilot` ou `pilot:Bleu`, ou encore program:COMMANDE
argument-unknown = argument inconnu : `{ $argument }`
argument-twice = `{ $argument }` ne peut être donné qu'une fois
argument-conflict = `{ $argument }` ne s'emploie pas avec { $others }
argument-needs-equals = la valeur de `{ $argument }` doit suivre un signe égal
arguments-missing =
    { $arguments ->
        [one] il manque un argument : { $arguments }
       *[other] il manque des arguments : { $arguments }
    }
command-unknown = la commande `{ $name }` n'existe pas
command-missing = il manque une commande : { OR($commands) }
value-missing = `{ $argument }` demande une valeur
value-surplus = `{ $value }` est une valeur de trop pour `{ $argument }`
value-refused = `{ $value }` ne convient pas à `{ $argument }` : { $why }
not-unicode = un argument n'est pas de l'Unicode valide
did-you-mean = Vouliez-vous dire { OR($names) } ?
more-help = `--help` en dit plus.

## Valeurs

value-address = donnez une adresse et un port, par exemple 127.0.0.1:4747 pour cette machine, 0.0.0.0:4747 pour tout le réseau, ou `[::1]:4747`
value-bot = donnez random, { $levels }, par exemple captain ou `captain:Rigel`, ou `program:COMMANDE`
value-choice = choisissez { OR($choices) }
value-clause = donnez une règle, par exemple LR-3.4
value-entropy = donnez la place, un nombre à partir de 0, un deux-points et le texte
value-entropy-text = une contribution au hasard a au plus { $count } caractères ASCII imprimables
value-first = donnez une place, comptée à partir de 0, ou `lot`
value-game = les jeux sont { $games }
value-hex = donnez 64 chiffres hexadécimaux en minuscules
value-language = choisissez { OR($codes) }
value-level = choisissez { OR($levels) }
value-option-twice = `{ $option }` y est deux fois
value-options = { $problem } ; les options sont un seul objet JSON, par exemple `{ "{" }"first":0{ "}" }`
value-seconds = donnez un nombre de secondes de `0.01` à `3600`
value-server = donnez l'adresse d'un serveur, par exemple `http://127.0.0.1:4747`
value-server-elsewhere = { $host } n'est pas cette machine ; on ne met en charge que son propre serveur, à `127.0.0.1`, `[::1]` ou `localhost`
value-step = donnez une étape de la partie, comptée à partir de 1
value-switch = choisissez `true` ou `false`
value-table = un identifiant se compose de lettres, de chiffres, de traits d'union et de tirets bas
value-whole = donnez un nombre entier à partir de { $least }
value-whole-between = donnez un nombre entier de { PLAIN($least) } à { PLAIN($most) }

## Fichiers

file-not-found = ce fichier ou ce dossier n'existe pas
file-not-allowed = accès refusé
file-is-folder = c'est un dossier, pas un fichier
file-not-text = ce n'est pas un fichier texte
file-too-large = le fichier est trop grand
disk-full = le disque est plein
folder-not-made = impossible de créer le dossier { $path }
file-not-written = impossible d'écrire { $path }

## Programmes qui jouent

program-not-started = impossible de lancer le programme `{ $command }` : { $problem }
program-no-command = `{ $command }` n'est pas une commande : donnez un programme et ses arguments, avec les guillemets d'un shell
program-gone = le programme `{ $command }` s'est arrêté au milieu d'une partie
program-ended = le programme `{ $command }` s'est arrêté au milieu d'une partie : { $status }
program-slow = le programme `{ $command }` n'a pas répondu en { $seconds } s
program-answer = le programme `{ $command }` a répondu `{ $line }` : { $problem }
answer-not-legal = cette action n'est pas permise
answer-beyond = il y a { $count } actions permises, numérotées à partir de 0
answer-form = écrivez `{ "{" }"action":...{ "}" }` ou `{ "{" }"index":...{ "}" }`

## rules

no-clause = « { $game } » n'a pas de règle { $clause } ; `orbite rules { $id }` les affiche toutes

## play

you = Joueur
game-saved = La partie est enregistrée dans `{ $path }` ; `orbite verify { $path }` la vérifie.
game-left = La partie est enregistrée : `orbite play --resume { $path }` la reprend.

## hint et solve

decided = { $who } : { $action } [{ $notation }]
number = { $number }
percent = { $number }{ "\u202F" }%

## hint

sure =
    { $games ->
        [one] Sûr à { $percent } que rien n'est meilleur, après { $games } partie simulée.
       *[other] Sûr à { $percent } que rien n'est meilleur, après { $games } parties simulées.
    }
columns = (chances de gagner, marge à 95{ "\u202F" }%, part de la réflexion)
expected = Suite attendue : { $line }
chance = { $who } : { $percent }

## solve

placed = { $who } : place n° { $place }
perfect-play = Jeu parfait : { $line }
positions =
    { $count ->
        [one] { $count } position examinée
       *[other] { $count } positions examinées
    }
not-solvable = seul le jeu « { $solvable } » peut être résolu : rien n'y est caché ni laissé au hasard ; ceci est une partie de « { $game } »
not-solved =
    { $count ->
        [one] pas résolu en { $count } position : continuez la partie et réessayez plus tard, ou autorisez-en plus avec --positions
       *[other] pas résolu en { $count } positions : continuez la partie et réessayez plus tard, ou autorisez-en plus avec --positions
    }

## verify

record-good =
    { $steps ->
        [one] valide : { $game }, { $seats } places, { PLAIN($steps) } étape, { $state }
       *[other] valide : { $game }, { $seats } places, { PLAIN($steps) } étapes, { $state }
    }
still-running = en cours
agreed-end = terminée d'un commun accord
conceded-end = terminée par abandon
won-by = gagnée par { $winners } ({ $clause })
not-fair = le hasard n'était pas équitable : { $problem }
nothing-to-compare = il n'y a pas de preuve de son hasard, donc rien à comparer
no-draws = rien n'a été laissé au hasard
draws-follow =
    { $draws ->
        [one] son unique tirage découle du secret du serveur et des contributions des places
       *[other] ses { PLAIN($draws) } tirages découlent tous du secret du serveur et des contributions des places
    }
fair = équitable : { $draws }
fair-until = équitable jusqu'à l'étape { PLAIN($steps) } : { $draws }
consistent = cohérent : { $draws }
takebacks =
    { $count ->
        [one] un coup a été annulé
       *[other] { $count } annulations
    }
no-commitment = non comparé : l'engagement montré avant la partie (--commitment)
no-table = non comparé : la table (--table)
no-entropy = non comparé : votre contribution au hasard (--entropy)
no-sealed = non comparé : ce sur quoi toutes les places s'étaient engagées avant cela (--sealed)
no-steps = non comparé : les étapes annoncées pendant la partie
no-takebacks = non comparé : si les annulations ont bien eu lieu pendant la partie
made-up = un serveur qui aurait tout inventé ne serait donc pas démasqué
restored-undone = l'engagement donné a été remplacé avant cette partie, quand le serveur a été restauré depuis une sauvegarde : ce qui allait avec ne peut pas être comparé
restored-before = avant le début, le serveur a été restauré depuis une sauvegarde ; son engagement depuis : { $commitment }
restored-after = après l'étape { PLAIN($steps) }, le serveur a été restauré depuis une sauvegarde ; son engagement depuis : { $commitment }
restored-unproven = il connaissait alors toutes les contributions : on ne peut pas prouver qu'il n'a pas choisi ce secret
seat-withheld = la place { $seat } n'a pas révélé à temps ce sur quoi elle s'était engagée
seat-silent = la place { $seat } est occupée par une personne et n'a rien apporté au hasard
server-commitment = l'engagement du serveur : { $commitment }
its-fingerprint = son empreinte : { $fingerprint }
not-good =
    { $all ->
        [one] le fichier n'a pas passé la vérification
       *[other] fichiers refusés à la vérification : { $bad } sur { $all }
    }
one-record = ce qui a été annoncé avant une partie ne se compare qu'à un seul fichier

## --at

no-such-step = l'étape { PLAIN($step) } n'est pas dans cet enregistrement : il a { PLAIN($steps) } étapes, comptées à partir de 1
no-decision = l'étape { PLAIN($step) } n'est pas une décision : le hasard y tire, ou le temps est écoulé
nobody-decides = personne n'a de décision à prendre dans cet enregistrement : la partie est terminée, ou un tirage est dû ; --at ÉTAPE revient à la décision de cette étape

## review

review-title = { $game } : chaque décision, jugée sur ce que sa place savait alors (niveau { $level })
review-progress = décisions jugées
review-columns = (étape, chances de gagner, marque)
review-who = Joueur
review-choices = choix
review-agreed = comme l'entraîneur
review-inaccuracies = imprécisions (?!)
review-mistakes = erreurs (?)
review-blunders = gaffes (??)
review-lost = victoires perdues sur 100
review-note = Un choix est une décision entre deux actions ou plus. Victoires perdues : en moyenne par choix. Une perte compte comme imprécision à partir de 5 victoires sur 100, comme erreur à partir de 10, comme gaffe à partir de 15, et seulement si la recherche en est sûre.

## trace

not-finished = cette partie n'est pas terminée : une trace montre une partie entière
