### Champ d'astéroïdes

## Options

asteroids = Astéroïdes
asteroids-help = Avec astéroïdes, on lance les dés à chaque tour et les rochers dérivent ; à deux, beaucoup de parties s’arrêtent après quelques tours. Sans eux, seules les routes décident : une partie plus longue, plus calme, toute en tactique.
asteroids-drifting = À la dérive
asteroids-none = Aucun
bonus = Bonus d'élimination
bonus-help = À trois ou plus : si votre tuile élimine d'autres joueurs et que vous restez en vol, vous voyez leurs tuiles et pouvez échanger les vôtres contre elles.
bonus-none = Non
bonus-swap = Échange de tuiles
first = Qui commence
first-help = Qui commence choisit d'abord sa marque de départ et joue le premier tour. Tiré au sort, sauf si vous désignez quelqu'un.

## Noms

mark = { $square }, { $place }
mark-top-left = bord haut, marque de gauche
mark-top-right = bord haut, marque de droite
mark-right-upper = bord droit, marque du haut
mark-right-lower = bord droit, marque du bas
mark-bottom-right = bord bas, marque de droite
mark-bottom-left = bord bas, marque de gauche
mark-left-lower = bord gauche, marque du bas
mark-left-upper = bord gauche, marque du haut
turned-not = telle quelle
turned-quarter = tournée d'un quart
turned-half = tournée d'un demi-tour
turned-three-quarters = tournée de trois quarts
upwards = vers le haut
to-the-right = vers la droite
downwards = vers le bas
to-the-left = vers la gauche
tiles =
    { $tiles ->
        [0] aucune tuile
        [one] la tuile { $tiles }
       *[other] les tuiles { $tiles }
    }
tiles-count =
    { $count ->
        [0] aucune tuile
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

## Invites

drawing-first = Tirage au sort du premier joueur.
put-ship = Posez votre vaisseau sur une marque de départ.
choosing-mark = { $who } choisit une marque de départ.
place-tile = Posez une tuile devant votre vaisseau.
choosing-tile = { $who } choisit une tuile.
choose-kept = Choisissez les tuiles à garder : { $count } parmi les vôtres et les leurs.
choosing-kept = { $who } regarde les tuiles des éliminés.
drawing-tiles = On pioche des tuiles.
asteroid-coming = Un nouvel astéroïde arrive.
you-roll = Vous lancez les dés.
rolling = { $who } lance les dés.
drifting = Les astéroïdes dérivent.
wait = Un instant.

## Actions

start-at = Partir de { $mark }
place = Poser la tuile { $tile } { $turned }
place-leaving = Poser la tuile { $tile } { $turned }, sortie { $towards }
keep = Garder { tiles }

## Journal

appears = L'astéroïde { $asteroid } apparaît en { $square }.
rolled-for = Un { $die } pour l'astéroïde { $asteroid }.
turns = L'astéroïde { $asteroid } pivote en { $square }.
drifts = L'astéroïde { $asteroid } dérive de { $from } à { $to }.
leaves = L'astéroïde { $asteroid } quitte le plateau depuis { $from }.
knocks-out = L'astéroïde { $by } chasse l'astéroïde { $asteroid } du plateau.
sweeps = L'astéroïde { $by } balaie la tuile de { $square } ; elle passe sous la pioche.
nothing-added = Aucun nouvel astéroïde ne peut arriver.
begins =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
draws =
    { $you ->
        [yes] Vous piochez une tuile.
       *[no] { $who } pioche une tuile.
    }
starts-at =
    { $you ->
        [yes] Vous partez de { $mark }.
       *[no] { $who } part de { $mark }.
    }
turn-of =
    { $you ->
        [yes] À vous.
       *[no] Au tour { DE($who) }.
    }
rolls-moving =
    { $you ->
        [yes] Vous obtenez { $blue } et { $red } : les astéroïdes bougent.
       *[no] { $who } obtient { $blue } et { $red } : les astéroïdes bougent.
    }
rolls-quiet =
    { $you ->
        [yes] Vous obtenez { $blue } et { $red } : rien ne bouge.
       *[no] { $who } obtient { $blue } et { $red } : rien ne bouge.
    }
places =
    { $you ->
        [yes] Vous posez une tuile en { $square }, { $turned }.
       *[no] { $who } pose une tuile en { $square }, { $turned }.
    }
faces =
    { $you ->
        [yes] Vous faites maintenant face à { $square }.
       *[no] { $who } fait maintenant face à { $square }.
    }
out-edge =
    { $you ->
        [yes] Votre vaisseau sort du plateau : il est éliminé.
       *[no] Le vaisseau { DE($who) } sort du plateau : il est éliminé.
    }
out-asteroid =
    { $you ->
        [yes] Votre vaisseau percute un astéroïde : il est éliminé.
       *[no] Le vaisseau { DE($who) } percute un astéroïde : il est éliminé.
    }
out-loop =
    { $you ->
        [yes] Votre vaisseau tourne dans une boucle sans fin : il est éliminé.
       *[no] Le vaisseau { DE($who) } tourne dans une boucle sans fin : il est éliminé.
    }
out-tile-removed =
    { $you ->
        [yes] Votre vaisseau perd la tuile qui le portait : il est éliminé.
       *[no] Le vaisseau { DE($who) } perd la tuile qui le portait : il est éliminé.
    }
out-hit =
    { $you ->
        [yes] Votre vaisseau est heurté par un astéroïde à la dérive : il est éliminé.
       *[no] Le vaisseau { DE($who) } est heurté par un astéroïde à la dérive : il est éliminé.
    }
out-blocked =
    { $you ->
        [yes] Votre vaisseau ne peut éviter l'astéroïde droit devant : il est éliminé.
       *[no] Le vaisseau { DE($who) } ne peut éviter l'astéroïde droit devant : il est éliminé.
    }
looks-at-hand =
    { $you ->
        [yes] Vous regardez la main { DE($whose) }.
        [whom] { $who } regarde votre main.
       *[no] { $who } regarde la main { DE($whose) }.
    }
has-chosen-hand =
    { $you ->
        [yes] Vous avez choisi votre main.
       *[no] { $who } a choisi sa main.
    }
rest-under =
    { $count ->
        [one] { $count } tuile passe sous la pioche.
       *[other] { $count } tuiles passent sous la pioche.
    }
hand-under =
    { $you ->
        [yes] Votre main passe sous la pioche. Tuiles : { $count }.
       *[no] La main { DE($who) } passe sous la pioche. Tuiles : { $count }.
    }
gets-marker =
    { $you ->
        [yes] Vous recevez le marqueur et piocherez en premier.
       *[no] { $who } reçoit le marqueur et piochera en premier.
    }
marker-put-away = Le marqueur est rangé.
passes =
    { $you ->
        [yes] Vous n'avez plus de tuile et passez votre tour.
       *[no] { $who } n'a plus de tuile et passe son tour.
    }
ended-last-ship =
    { $you ->
        [yes] Dernier vaisseau en vol : vous l'emportez !
       *[no] Dernier vaisseau en vol : { $winners } l'emporte !
    }
ended-no-tiles =
    { $you ->
        [yes] Il ne reste aucune tuile : vous gagnez !
        [with] Il ne reste aucune tuile : vous partagez la victoire avec { $winners } !
       *[no] Il ne reste aucune tuile. Victoire pour { $winners } !
    }
ended-all-together =
    { $you ->
        [yes] Tout le monde sort d'un coup : vous gagnez !
        [with] Tout le monde sort d'un coup : vous partagez la victoire avec { $winners } !
       *[no] Tout le monde sort d'un coup. Victoire pour { $winners } !
    }
ended-last-square =
    { $you ->
        [yes] Le plateau est plein : vous gagnez !
        [with] Le plateau est plein : vous partagez la victoire avec { $winners } !
       *[no] Le plateau est plein. Victoire pour { $winners } !
    }

## Refus

mark-due = Posez d'abord votre vaisseau sur une marque de départ.
tile-due = C'est le moment de poser une tuile.
keep-due = Choisissez d'abord les tuiles que vous gardez.
not-a-mark = Ce point de la case { $square } n'est pas au bord du plateau.
mark-taken = Un autre vaisseau se trouve déjà en { $mark }.
not-in-hand = Cette tuile n'est pas dans votre main.
looks-alike = Cette tuile a le même aspect { $turned } : posez-la ainsi.
eliminates-edge = Votre vaisseau sortirait du plateau, et vous pouvez mieux faire.
eliminates-loop = Votre vaisseau tournerait en boucle sans fin, et vous pouvez mieux faire.
eliminates-asteroid = Votre vaisseau percuterait un astéroïde, et vous pouvez mieux faire.
shares = Votre vaisseau finirait au même point qu'un autre, face à { $square }.
wrong-number =
    { $must ->
        [one] Vous gardez { $must } tuile, pas { $kept }.
       *[other] Vous gardez { $must } tuiles, pas { $kept }.
    }
not-on-offer = Cette tuile n'est ni à vous ni parmi celles qu'on vous montre.

## Le plateau

dice = Dés : bleu { $blue }, rouge { $red }
keep-tiles =
    { $count ->
        [one] Gardez { $must } de ces tuiles ({ $count } choisie)
       *[other] Gardez { $must } de ces tuiles ({ $count } choisies)
    }
tile-of = Tuile { $tile } ({ $who })
no-tiles-left = Plus de tuiles.
tiles-under = Vous êtes éliminé : vos tuiles sont passées sous la pioche.
their-tiles-under = Hors jeu : les tuiles sont passées sous la pioche.
turn = Tourner
put = Poser
start = Partir d'ici
previous-mark = Marque précédente
next-mark = Marque suivante
keep-these = Garder celles-ci
pile = Pioche
reserve = Réserve
dice-label = Dés
asteroids-move = Les astéroïdes bougent
all-quiet = Rien ne bouge
asteroid-ahead = Un astéroïde est juste devant, en { $square } : s'il n'a pas bougé à votre tour, c'est la collision.
held-tile = Tuile { $tile }, { $turned }
held-tile-result = Tuile { $tile }, { $turned }. { $result }
out = hors jeu
badge-marker = { tiles-count }, avec le marqueur et le droit de piocher en premier
foreseen-face = Vous ferez face à { $square }.
foreseen-edge = Vous sortiriez du plateau.
foreseen-asteroid = Vous percuteriez l'astéroïde en { $square }.
foreseen-loop = Vous tourneriez en rond sans fin.
foreseen-eliminated =
    { $who ->
        [one] Vaisseau éliminé du même coup : { $who }.
       *[other] Vaisseaux éliminés du même coup : { $who }.
    }
rock-clockwise = Astéroïde { $asteroid } : un { $value } le tourne dans le sens horaire, un 6 en amène un nouveau.
rock-counter-clockwise = Astéroïde { $asteroid } : un { $value } le tourne dans le sens antihoraire, un 6 en amène un nouveau.

## Le plateau en phrases

told-squares = Les cases se nomment par ligne et colonne depuis le haut à gauche : 2-5 est la cinquième de la deuxième ligne.
told-out = { $who } : hors jeu.
told-not-started = { $who } : pas encore en vol ; { tiles-count } en main.
told-ship = { $who } : le vaisseau fait face à { $square }, point { $point } ; { tiles-count } en main.
told-ship-blocked = { $who } : le vaisseau fait face à { $square }, point { $point }, où se trouve un astéroïde ; { tiles-count } en main.
point-top-left = haut-gauche
point-top-right = haut-droite
point-right-upper = droite-haut
point-right-lower = droite-bas
point-bottom-right = bas-droite
point-bottom-left = bas-gauche
point-left-lower = gauche-bas
point-left-upper = gauche-haut
blue = bleu
black = noir
rock-name = { $value } ({ $colour })
turns-clockwise = pivote dans le sens horaire
turns-counter-clockwise = pivote dans le sens antihoraire
told-roll = { $die } { $act }
told-rock = Astéroïde { $asteroid } en { $square } : { $rolls } ; 6 amène un nouvel astéroïde.
told-path = de { $one } à { $other }
told-tile = En { $square }, une tuile : { $paths }.
told-pile = Tuiles dans la pioche : { $count }.
told-reserve = Astéroïdes en réserve : { $count }.
told-dice = Dés : bleu { $blue }, rouge { $red }.
told-marker = Le marqueur : { $who }.
told-held = Vous tenez la tuile { $tile } ; telle quelle : { $paths }.
told-placement = Tuile { $tile } { $turned } : { $result }
told-placement-refused = Tuile { $tile } { $turned } (interdit) : { $result }
told-shown = Tuile { $tile }, { QUE($who) } tenait ; telle quelle : { $paths }.

## La fin

end-last-ship = Il ne reste qu'un vaisseau : il gagne.
end-no-tiles = Il ne reste aucune tuile : les vaisseaux encore en vol se partagent la victoire.
end-all-together = Les derniers vaisseaux sont tombés au même moment et se partagent la victoire.
end-last-square = La dernière case s'est remplie tandis que des vaisseaux sortaient : ils partagent la victoire avec ceux qui volent encore.
account = { $who } : { $place }, { $fate }.
ranked =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
ranked-shared = { ranked }, partagée
fate-flying = encore en vol à la fin
fate-first = vaisseau perdu en premier
fate-last = vaisseau perdu en dernier
fate-later = { $number }e vaisseau perdu
fate-together = { $fate }, avec d'autres

## Dessins

drawing-address = Un 2 bleu et un 5 rouge désignent la cinquième case de la deuxième ligne.
drawing-points = Une case et ses huit points, numérotés dans le sens horaire depuis le haut à gauche.
drawing-turned = La même tuile, puis tournée d'un quart dans le sens horaire.
drawing-arrows = Un astéroïde bleu et un noir : quatre flèches avec leur chiffre, et la valeur sur la flèche de rotation.
drawing-marks = Deux vaisseaux sur des marques de départ au bord du plateau, chacun face à sa case.
drawing-scattered = Six astéroïdes sur des cases désignées par les dés, et leur nombre : 6 pour 2 à 4 joueurs, 5 pour 5 ou 6, 4 pour 7 ou 8.
drawing-rolled = Un 3 et un 4 font 7 : les astéroïdes bougent.
drawing-laid = Une tuile se pose devant un vaisseau et prolonge sa route.
drawing-drift = Un 1 au dé : l'astéroïde dérive selon sa flèche marquée 1, vers la droite.
drawing-swept = Un astéroïde dérive sur la tuile où se tient un vaisseau : tuile et vaisseau disparaissent.
drawing-knocked = Un astéroïde dérive sur un autre, qui quitte le plateau.
drawing-collision = Un astéroïde dérive sur la case devant le vaisseau actif : collision.
drawing-edge = Une route qui mène le vaisseau hors du plateau : interdite tant qu'une autre tuile ou orientation fait mieux.
drawing-shared = Une route qui finit au point où un autre vaisseau fait déjà face à la même case.
drawing-followed = Un vaisseau suit sa route à travers deux tuiles d'affilée et s'arrête devant une case vide.
drawing-into-rock = Une route qui atteint un astéroïde : le vaisseau est éliminé.
drawing-patterns = Les 35 motifs des tuiles de route.
drawing-dealt = Trois tuiles en main, et la pioche.
drawing-off = Un astéroïde dérive hors du plateau.
drawing-ahead = Un astéroïde se trouve juste devant le vaisseau qui doit poser une tuile.
drawing-together = Deux vaisseaux au même point devant la même case : ils avancent ensemble.
drawing-example-first = Votre tuile mène votre vaisseau du bord gauche à la deuxième case. Celui de Mira attend en haut, devant un astéroïde.
drawing-example-second = Un 5 envoie l'astéroïde vers le bas. La tuile de Mira mène son vaisseau face à la même case que vous.
drawing-example-third = Une tuile devant les deux vaisseaux : le vôtre descend, celui de Mira passe par-dessus bord.

## Le terminal

heading-pile = pioche { $count }
heading-reserve = réserve { $count }
heading-dice = dés { $blue }+{ $red }
ends-at = arrive ligne { $row }, colonne { $column }
ends-edge = sort du plateau
ends-asteroid = heurte un astéroïde
ends-loop = tourne sans fin
keep-label = Garder
