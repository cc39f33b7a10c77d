### Ce que tous les jeux disent autour d'une table.

player-number = Joueur { $number }
reader = Vous
illustrated-by = illustré par { $name }
game-over = La partie est terminée.
chance-due = Patience : il y a d'abord un tirage ou un lancer de dés.
turn-of = C'est au tour { DE($name) }.
# Until the clock ends the game: the board in words.
time-left =
    { $minutes ->
        [one] Encore une minute au plus.
       *[other] Encore { $minutes } minutes.
    }

# La marque de nos propres décisions dans les règles.
ruling = Décision d'Orbite

## Les règles en bref

in-short = En bref
rules-goal = Le but du jeu
rules-turn = Votre tour
rules-scoring = Les points
rules-end = La fin de la partie
rules-tips = Conseils
rules-questions = Questions et réponses
rules-box = De { $least } à { $most } joueurs, dès { $age } ans, { $minutes } minutes environ.
rules-follow = Règles d'origine : { $credits }.

## La force d'un robot
level-cadet = Cadet
level-ensign = Enseigne
level-pilot = Pilote
level-lieutenant = Lieutenant
level-captain = Capitaine
level-admiral = Amiral

## Pourquoi une partie ne peut pas commencer

# $seats $least $most
start-seats = Le jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
# $option $value $least $most
start-out-of-range = Option « { $option } » : { $value } n’est pas permis ; choisissez entre { $least } et { $most }.
# $option $count $most
start-too-many = Option « { $option } » : { $count }, c’est trop ; { $most } au plus.
# $option $seats
start-other-tables = L’option « { $option } » n’est pas disponible à { $seats } joueurs.
# $cards $seats
start-too-few-cards = { $cards } cartes ne suffisent pas pour en donner une à chacun des { $seats } joueurs.
