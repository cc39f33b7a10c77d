### La ligne de commande

## play

you = Joueur
game-saved = La partie est enregistrée dans `{ $path }` ; `orbite verify { $path }` la vérifie.
game-left = La partie est enregistrée : `orbite play --resume { $path }` la reprend.

## hint et solve

decided = { $who } : { $action } [{ $notation }]
number = { $number }
percent = { $number }{ "\u202F" }%

## hint

no-search = Sans recherche : le coup est forcé ou calculé exactement.
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
