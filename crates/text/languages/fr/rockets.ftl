### La Dernière Fusée

## Ce qui est attendu

drawing-first = Tirage au sort du premier joueur.
choose-removal = Choisissez une galaxie à retirer.
is-choosing-removal = { $who } choisit une galaxie à retirer.
is-choosing-move = { $who } choisit un déplacement.
your-rocket = votre fusée
rocket-number = la fusée { $number }
move-rocket = Déplacez { $rocket }.
move-or-rescue = Déplacez { $rocket }, ou appelez sa base à la rescousse.
only-rescue = Plus d'issue pour { $rocket }, sauf sa base : appelez-la.

## Actions

fly-to = Voler vers { $ground }
call-base = Appeler la base sur la case { $cell }
remove =
    { $left ->
        [0] Retirer la galaxie de la case { $cell }
       *[other] Retirer une galaxie de la case { $cell } (il en reste { $left })
    }
ground-base = la base { DE($pilot) }, case { $cell }
ground-own-base = votre base, case { $cell }
ground-stack = la case { $cell }, une pile de { $height }
ground-cell = la case { $cell }
there =
    { $height ->
        [0] { CAP($ground) } : vide.
        [1] { CAP($ground) } : une galaxie.
       *[other] { CAP($ground) }.
    }

## Le journal

pilot = { $owner } (fusée { $number })
own-pilot = Votre fusée { $number }
first =
    { $you ->
        [yes] Le sort en a décidé : vous commencez.
       *[no] { $who } commence : le sort en a décidé.
    }
moved =
    { $you ->
        [yes] Vous volez de la case { $from } à la case { $to }.
       *[no] { $who } vole de la case { $from } à la case { $to }.
    }
removed =
    { $you ->
        [yes] Vous retirez une galaxie de la case { $cell } (il en reste { $height }).
       *[no] { $who } retire une galaxie de la case { $cell } (il en reste { $height }).
    }
removed-last =
    { $you ->
        [yes] Vous retirez la galaxie de la case { $cell }.
       *[no] { $who } retire la galaxie de la case { $cell }.
    }
nothing-to-remove =
    { $you ->
        [yes] Vous n'avez rien à retirer.
       *[no] { $who } n'a rien à retirer.
    }
rescued =
    { $you ->
        [yes] Vous appelez votre base de la case { $base } et la rejoignez sur la case { $to }.
       *[no] { $who } appelle sa base de la case { $base } et la rejoint sur la case { $to }.
    }
eliminated =
    { $you ->
        [yes] Votre fusée est bloquée sur la case { $cell } : elle est éliminée.
       *[no] { $who } n'a plus d'issue sur la case { $cell } : fusée éliminée.
    }
won =
    { $you ->
        [yes] Plus personne d’autre ne peut bouger : vous gagnez !
        [with] Plus personne d’autre ne peut bouger : vous gagnez, avec { $winners } !
       *[no] Plus personne d’autre ne peut bouger. Victoire pour { $winners } !
    }

## Refus

the-rocket-of = la fusée { DE($pilot) }
own-rocket = votre fusée { $number }
off-board = Il n'y a pas de case { $cell } sur ce plateau.
move-first = Déplacez d'abord votre fusée, puis retirez une galaxie.
remove-now = Votre fusée a bougé : retirez maintenant une galaxie.
not-adjacent = La case { $cell } n'est pas adjacente à votre fusée, sur la case { $from }.
empty = La case { $cell } est vide : une fusée ne se pose que sur une galaxie ou une base.
occupied = { CAP($rocket) } se trouve sur la case { $cell }.
no-galaxy = Il n'y a pas de galaxie sur la case { $cell }.
base-stays = La case { $cell } porte une base, et une base ne se retire jamais.
carries = La pile de la case { $cell } porte { $rocket } : on ne peut rien en retirer.
protected = La case { $cell } est protégée tant que { $rocket } n'a pas quitté sa base.
base-used = Votre base est déjà venue à la rescousse.
base-occupied = { CAP($rocket) } occupe votre base, sur la case { $base } : la base ne peut pas venir.
not-empty = La case { $cell } n'est pas vide : une base ne vient que sur une case vide.
rescue-too-far = La case { $cell } est trop loin : une base vient à côté de votre fusée, sur la case { $from }.

## Options

layout = Plateau
layout-help = Le grand plateau donne les parties les plus courtes. À deux, c’est aussi le plus équitable : sur le plateau à piles, qui commence perd plus souvent.
layout-stack19 = Plateau à piles, 19 cases
layout-flat37 = Grand plateau, 37 cases
layout-flat61 = Très grand plateau, 61 cases
rockets-each = Fusées par joueur
rockets-each-help = Deux ou trois fusées chacun à deux joueurs, deux chacun à trois joueurs.
teams = Équipes
teams-help = À quatre joueurs seulement : le premier et le troisième contre les deux autres.
teams-none = Chacun pour soi
teams-two = Deux équipes
first-player = Premier joueur
first-player-help = Tiré au sort, sauf si vous désignez quelqu'un.

## Le plateau

board = Le plateau de La Dernière Fusée
rocket-out = éliminée
rescue-ready = secours prêt
rescue-used = secours utilisé
rescue-blocked = base occupée
team = équipe { $number }
galaxies-left =
    { $count ->
        [one] { $count } galaxie restante
       *[other] { $count } galaxies restantes
    }
exits-left =
    { $count ->
        [0] { $name } : plus aucune issue
        [one] { $name } : { $count } issue
       *[other] { $name } : { $count } issues
    }

## Le plateau en mots

told-cells = Les cases sont numérotées ligne par ligne depuis le haut à gauche, à partir de 1.
told-teams = Deux équipes : { $first } contre { $second }.
cells-of-height =
    { $height ->
        [one] Une galaxie sur les cases { $cells }.
       *[other] Des piles de { $height } galaxies sur les cases { $cells }.
    }
empty-cells = Cases vides : { $cells }.
rocket-of = { $owner }, fusée { $number }
is-out = { $name } : hors jeu.
on-own-base = sur sa propre base
base-callable = sa base est sur la case { $cell } et peut encore être appelée
base-called = sa base a déjà été appelée
stands = { $name } : sur la case { $cell } ; { $base }. Cases voisines : { $near }.

## Pourquoi les places sont ce qu'elles sont

stranded =
    { $turn ->
        [1] { $name } : 1re fusée éliminée.
       *[other] { $name } : { $turn }e fusée éliminée.
    }
last-team = { $name } : il ne reste que des fusées de cette équipe.
last-one = { $name } : la dernière fusée encore en vol.

## Les dessins à côté des règles

drawing-starts = Les départs de 2, 3, 4, 5 et 6 fusées
drawing-stacks = Une galaxie, des piles de deux et de quatre, une case vide
drawing-move = La fusée peut aller sur une galaxie ou une base voisine, pas sur une case vide
drawing-remove = Une pile libre perd sa galaxie du dessus ; une base, ou une pile qui porte une fusée, ne perd rien
drawing-protected = Rien ne part à côté d'une base dont la fusée attend encore
drawing-rescue = La base vient, comme galaxie, sur une case vide voisine de la fusée
drawing-stuck = Une fusée sans issue est éliminée
drawing-board = Le plateau à piles : les bases dans les coins, des piles de 2 au bord, de 3 dans l’anneau, de 4 au centre
drawing-wider = Le grand plateau de 37 cases et le très grand de 61
drawing-numbers = Les cases du plateau à piles et leurs numéros, de 1 à 19
drawing-unused = Une base sans fusée est retournée côté galaxie : une galaxie
drawing-rescued = Après le secours, la fusée est sur une galaxie et le coin de la base est vide
drawing-several = Deux joueurs avec 2 ou 3 fusées chacun, et trois joueurs avec 2 chacun
drawing-teams = Deux contre deux : les partenaires ont la même couleur
