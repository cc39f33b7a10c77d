### Zone d'atterrissage

## Extraterrestres, soucoupes, cartes

alien-tangle = Fouillis
alien-puddle = Flaque
alien-whisker = Moustache
alien-grumble = Ronchon
saucer-kettle = Bouilloire
saucer-skillet = Poêlon
saucer-spinning-top = Toupie
saucer-lampshade = Abat-jour
pair = { $alien } et { $saucer }
kind-plain = simple
kind-armed = armée
kind-star = étoile
face = { $kind }, { $one } / { $other }
laid = { $kind }, { $down } en bas, { $up } en haut

## Ce qui est attendu

place-a-card = Posez une carte : choisissez sa colonne et le bout qui atterrit.
is-placing = { $who } pose une carte.
you-draw = Vous piochez une carte.
is-drawing = { $who } pioche une carte.
drawing-first = Tirage au sort du premier joueur.
dealing-secrets = Distribution des cartes secrètes.
dealing-cards = Distribution des cartes.

## Actions

place = Colonne { $column } : { $laid }

## Le journal

first-turn =
    { $you ->
        [yes] Vous jouez en premier.
       *[no] { $who } joue en premier.
    }
got-alien =
    { $you ->
        [yes] Vous avez reçu un extraterrestre secret : { $alien }.
       *[no] { $who } a reçu un extraterrestre secret : { $alien }.
    }
got-hidden-alien =
    { $you ->
        [yes] Vous avez reçu un extraterrestre secret.
       *[no] { $who } a reçu un extraterrestre secret.
    }
got-saucer =
    { $you ->
        [yes] Vous avez reçu une soucoupe secrète : { $saucer }.
       *[no] { $who } a reçu une soucoupe secrète : { $saucer }.
    }
got-hidden-saucer =
    { $you ->
        [yes] Vous avez reçu une soucoupe secrète.
       *[no] { $who } a reçu une soucoupe secrète.
    }
got-card =
    { $you ->
        [yes] Vous avez reçu une carte : { $card }.
       *[no] { $who } a reçu une carte : { $card }.
    }
got-hidden-card =
    { $you ->
        [yes] Vous avez reçu une carte.
       *[no] { $who } a reçu une carte.
    }
drew-card =
    { $you ->
        [yes] Vous avez pioché une carte : { $card }.
       *[no] { $who } a pioché une carte : { $card }.
    }
drew-hidden-card =
    { $you ->
        [yes] Vous avez pioché une carte.
       *[no] { $who } a pioché une carte.
    }
placed =
    { $you ->
        [yes] Vous avez posé une carte en colonne { $column }, hauteur { $height } : { $laid }.
       *[no] { $who } a posé une carte en colonne { $column }, hauteur { $height } : { $laid }.
    }
blasted =
    { $you ->
        [yes] Vous avez désintégré la carte { $side } en colonne { $column } ({ $card }) ; en commun : { $shared }.
       *[no] { $who } a désintégré la carte { $side } en colonne { $column } ({ $card }) ; en commun : { $shared }.
    }
side-left = de gauche
side-right = de droite
side-below = du dessous
fell = Colonne { $column }, une carte ({ $card }) tombe de la hauteur { $from } à la hauteur { $to }.
spent-on-nothing = La carte armée ne touche rien : la voilà déchargée.
spent = La carte armée est déchargée.
passed =
    { $you ->
        [yes] Vous avez passé, faute de carte.
       *[no] { $who } a passé, faute de carte.
    }
columns-full = Les quatre colonnes sont pleines : la partie est finie.
no-cards-left = Il ne reste plus de cartes : la partie est finie.
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
discarded =
    { $you ->
        [yes] Vous avez défaussé { $cards }.
       *[no] { $who } a défaussé { $cards }.
    }
revealed =
    { $you ->
        [yes] Vous avez révélé { $pair }.
       *[no] { $who } a révélé { $pair }.
    }
landed = Colonne { $column }, hauteur { $height } ({ $card }) : { $points }.
both-points =
    { $you ->
        [yes] 2 points pour vous
       *[no] 2 points pour { $who }
    }
alien-point =
    { $you ->
        [yes] 1 point pour vous (extraterrestre)
       *[no] 1 point pour { $who } (extraterrestre)
    }
saucer-point =
    { $you ->
        [yes] 1 point pour vous (soucoupe)
       *[no] 1 point pour { $who } (soucoupe)
    }

## Refus

not-in-hand = Vous n'avez pas cette carte en main ({ $card }).
column-full = La colonne { $column } est pleine : cinq cartes au plus.
star-turned = Une étoile ne se tourne pas : elle n'a ni haut ni bas.

## Options

first-player = Premier joueur
first-player-help = Qui pose la première carte. On joue ensuite dans le sens des aiguilles d'une montre. Tiré au sort, sauf si vous désignez quelqu'un.

## Le plateau

zone = La zone d'atterrissage
hand-and-secrets = Votre main et vos secrets
choose-card-first = Choisissez d'abord une carte de votre main.
full = La colonne { $column } est pleine
take = Prendre : { $laid }
held = Carte prise : { $laid }
held-to-turn = Carte prise : { $laid }. La tourner
turn = Tourner
turn-card = Tourner la carte
take-hint = Prenez une carte ; un second appui la tourne
eliminates =
    { $count ->
        [one] Désintègre { $count } carte.
       *[other] Désintègre { $count } cartes.
    }
crew-stays = Votre équipage reste à { $points }.
crew-changes =
    { $after ->
        [one] Votre équipage : { $before } → { $after } point.
       *[other] Votre équipage : { $before } → { $after } points.
    }
badge =
    { $eliminated ->
        [one] { $cards } en main, { $eliminated } désintégrée
       *[other] { $cards } en main, { $eliminated } désintégrées
    }
points-short =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Le plateau en mots

column-empty = Colonne { $column } : vide, hormis sa carte de la planète.
column-cards =
    { $count ->
        [one] Colonne { $column }, { $count } carte sur { $most } de bas en haut : { $listed }.
       *[other] Colonne { $column }, { $count } cartes sur { $most } de bas en haut : { $listed }.
    }
pile-has =
    { $count ->
        [0] La pioche est vide.
        [one] Pioche : { $count } carte.
       *[other] Pioche : { $count } cartes.
    }
your-secrets = Vos secrets : { $alien } et { $saucer }. Ils compteraient { $points } maintenant.
your-hand = Votre main : { $cards }.
crew = { $name } : { $cards } en main, aucune désintégrée.
crew-eliminated =
    { $count ->
        [one] { $name } : { $cards } en main, { $count } désintégrée ({ $eliminated }).
       *[other] { $name } : { $cards } en main, { $count } désintégrées ({ $eliminated }).
    }
crew-secrets = { $name } avait { $pair } en secret.

## Le décompte

has-landed =
    { $count ->
        [0] { $name } n'a pas atterri
       *[other] { $name } a atterri { $count } fois
    }
together = En tout
tie-broken =
    { $points ->
        [one] À égalité avec { $points } point : { $each }. La conquête la plus pacifique, avec le moins de cartes désintégrées, passe devant.
       *[other] À égalité avec { $points } points : { $each }. La conquête la plus pacifique, avec le moins de cartes désintégrées, passe devant.
    }
tie-stays =
    { $points ->
        [one] À égalité avec { $points } point : { $each }. Le nombre de cartes désintégrées est le même : l’égalité demeure.
       *[other] À égalité avec { $points } points : { $each }. Le nombre de cartes désintégrées est le même : l’égalité demeure.
    }
tie-eliminated =
    { $count ->
        [one] { $who } ({ $count } carte désintégrée)
       *[other] { $who } ({ $count } cartes désintégrées)
    }
wins =
    { $names ->
        [one] { $names } : victoire
       *[other] { $names } : faits pour vivre ensemble, la victoire est partagée
    }

## Dessins à côté des règles

draw-names = Les quatre extraterrestres et les quatre soucoupes avec leurs noms
draw-kinds = Une carte simple, une carte armée avec un éclair, et une étoile
draw-placing = Deux cartes de la planète : sur l'une deux cartes et une troisième qui descend, sur l'autre une première
draw-turning = La même carte dans les deux sens : le bout clair, en bas, atterrit
draw-blast = Une carte armée désintègre sa voisine qui montre le même extraterrestre
draw-compare = À côté de la carte armée on compare le haut avec le haut, le bas avec le bas ; dessous, son bas avec le haut de l'autre
draw-planet = Quatre cartes de la planète en ligne, et une première carte qui descend
draw-drawing = Une carte passe de la pioche aux trois de la main
draw-chain = La carte armée désintègre d'abord la carte du dessous et tombe, puis sa nouvelle voisine
draw-fall = Une carte est désintégrée, et les deux du dessus tombent d'un cran
draw-star = Une carte avec des étoiles au-dessus et des deux côtés : plus aucune carte armée ne peut l'atteindre
draw-count = Une carte compte par son bout inférieur : un point au joueur de l'extraterrestre, un à celui de la soucoupe
draw-deck = Les 24 cartes simples et les 12 cartes armées
draw-secrets = Votre extraterrestre et votre soucoupe secrets ; ceux des autres restent cachés
draw-order = La voisine de côté part d’abord, puis celle du dessous
draw-trophies = Les cartes désintégrées sont posées devant qui a joué la carte armée
draw-full = Quatre colonnes de cinq cartes : la partie est finie
draw-peaceful = 11 points chacun : une carte désintégrée vaut mieux que trois
draw-result = 12 points l’emportent sur 10

## Le terminal

pile = pioche { $count }
column-is-full = pleine
