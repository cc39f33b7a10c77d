### Supernova

## Les extraterrestres : à quoi on les reconnaît, après leur nom

looks-bouloum = rond comme une lune, un œil énorme et trois pieds à ressort
looks-filoche = fin comme un roseau, une lanterne au bout de chaque antenne
looks-kraqua = large et bas sur pattes, tout en coudes et en pinces
looks-nuabel = une cloche flottante aux rubans bouclés
looks-trigozz = un cône pointu à la crête hérissée et à la queue rayée

## Cartes

duo = un duo { $one }-{ $other }
solo = un solo { $alien }
exchange = un échange
switch = une permutation
initial = la carte de départ { $alien }
favourite-solo = { $alien } (solo)
favourite-initial = { $alien } (carte de départ)

## Points et rangs

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rank =
    { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] dernier
    }

## Ce qui est attendu

drawing-first = Tirage au sort du premier joueur.
dealing-favourites = Distribution des favoris.
dealing-cards = Distribution des cartes.
play-a-card = Jouez une carte.
is-choosing-card = { $who } choisit une carte.
you-take-card = Vous prenez une carte.
is-taking-card = { $who } prend une carte.
race-over = La course est finie.

## Actions

advance = Faire avancer { $alien } avec { $card }
adopt = Adopter { $alien }
adopt-and-drop = Adopter { $alien }, défausser { $drop }
give-for = Donner { $give } { A($whom) } contre { $take }
switch-both = Permuter { $one } et { $other }
switch-nobody = Jouer une permutation sans effet

## Le journal

starts =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
backs =
    { $you ->
        [yes] Vous soutenez { $alien }.
       *[no] { $who } soutient { $alien }.
    }
your-token = Votre favori secret est { $alien } : { $looks }.
gets-token =
    { $you ->
        [yes] Vous recevez un jeton secret.
       *[no] { $who } reçoit un jeton secret.
    }
gets-card =
    { $you ->
        [yes] Vous recevez { $card }.
       *[no] { $who } reçoit { $card }.
    }
a-card = une carte
plays =
    { $you ->
        [yes] Vous jouez { $card }.
       *[no] { $who } joue { $card }.
    }
adopts =
    { $you ->
        [yes] Vous adoptez { $alien }.
       *[no] { $who } adopte { $alien }.
    }
drops =
    { $you ->
        [yes] Vous défaussez { $favourite }.
       *[no] { $who } défausse { $favourite }.
    }
exchanges =
    { $you ->
        [yes] Vous donnez { $give } { A($whom) } contre { $take }.
        [whom] { $who } vous donne { $give } contre { $take }.
       *[no] { $who } donne { $give } { A($whom) } contre { $take }.
    }
draws =
    { $you ->
        [yes] Vous piochez { $card }.
       *[no] { $who } pioche { $card }.
    }
takes-planet =
    { $you ->
        [yes] Vous prenez la planète { $planet }.
       *[no] { $who } prend la planète { $planet }.
    }
takes-planet-card =
    { $you ->
        [yes] Vous prenez la planète { $planet } : { $card }.
       *[no] { $who } prend la planète { $planet } : { $card }.
    }
caught-up =
    { $you ->
        [yes] Vous devriez prendre la planète { $planet }, mais un extraterrestre s'y trouve : la course est finie !
       *[no] { $who } devrait prendre la planète { $planet }, mais un extraterrestre s'y trouve : la course est finie !
    }
backed-secretly =
    { $you ->
        [yes] Vous souteniez { $alien } en secret.
       *[no] { $who } soutenait { $alien } en secret.
    }
scores =
    { $you ->
        [yes] Vous marquez { $points }.
       *[no] { $who } marque { $points }.
    }
advances = { $alien } avance de la planète { $from } à la planète { $to }.
moves = { $alien } passe de la planète { $from } à la planète { $to }.
nobody-moves = Personne ne bouge.
pile-empty = La pioche est vide : la supernova entame la galaxie.
reaches-end = { $alien } atteint le bout de la galaxie !
comes = { $alien } finit { $rank } : { $points }.
ended-caught-up = La supernova les a rattrapés : la course est finie.
ended-far-end = Le bout de la galaxie est atteint : la course est finie.

## Refus

not-in-hand = Pour jouer { $card }, il faut l'avoir en main.
not-on-card = { $alien } ne peut pas avancer avec { $card }.
not-solo = On n'adopte qu'avec un solo, pas avec { $card }.
too-many-favourites = Vous avez déjà deux cartes Favori : choisissez celle qui part.
nothing-to-drop = Il reste une place parmi vos favoris : { $drop } n'a pas à partir.
drop-not-yours = { $drop } n'est pas parmi vos cartes Favori.
give-not-yours = Impossible de donner { $give } : cette carte n'est pas parmi vos favoris.
exchange-with-yourself = Un échange se fait avec quelqu'un d'autre.
no-such-player = Il n'y a pas de joueur { $number } à cette table.
take-not-theirs = { $take } n'est pas parmi les cartes Favori { DE($whom) }.
switch-somebody = Tous ne sont pas sur la première planète : deux extraterrestres doivent permuter.
same-planet = { $one } et { $other } sont tous deux sur la planète { $planet }.
alien-between = { $alien } se trouve entre { $one } et { $other }.

## Options

first-player = Premier joueur
first-player-help = Qui joue la première carte. Tiré au sort, sauf si vous désignez quelqu'un.

## Le plateau

galaxy = La galaxie
your-hand = Votre main
your-favourites = Vos favoris
choose-alien = { $alien } : choisir
which-card = Avec quelle carte ?
choose-two = Choisissez deux extraterrestres sans personne entre eux.
with-whom = Avec qui ?
who-trades = Qui permute ?
what-give = Que donnez-vous ?
what-take = Que prenez-vous ?
who-makes-room = Qui laisse sa place ?
put-back = Reposer la carte
give = Donner { $favourite }
play = Jouer { $card }
adopt-caption = Adopter
switch-caption = Permutation
exchange-caption = Échange
token-open = Votre favori secret est { $alien } ; appuyez pour le cacher
token-covered = Votre favori secret ; appuyez pour regarder
backs-nobody = Ne soutient encore personne
backs-these = Soutient { $aliens }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
secretly = en secret { $alien }
lands = { $alien } sur la planète { $planet } : { $rank }, { $points }.
open-favourites = Vos favoris visibles : { $now } → { $then }.
ends-race = La course s'arrête là !

## Le plateau en mots

your-secret = Votre favori secret est { $alien }.
you-hold = Vous avez en main { $cards }.
discard-top = Au sommet de la défausse se trouve { $card }.
next-planet = La pioche est vide ; la prochaine planète à prendre est la planète { $planet }.
pile-has =
    { $count ->
        [one] La pioche compte { $count } carte.
       *[other] La pioche compte { $count } cartes.
    }
stands = { $alien } est sur la planète { $planet } : { $rank }, { $points }.
you-back = Vous soutenez { $aliens }.
nobody = personne
holds =
    { $count ->
        [one] { $who } soutient { $aliens } et a { $count } carte en main.
       *[other] { $who } soutient { $aliens } et a { $count } cartes en main.
    }
holds-and-backs =
    { $count ->
        [one] { $who } soutient { $aliens }, et { $token } en secret, et a { $count } carte en main.
       *[other] { $who } soutient { $aliens }, et { $token } en secret, et a { $count } cartes en main.
    }

## Le décompte

counted-alien = { $alien } finit { $rank } (planète { $planet })
counted-card = { $who } : { $favourite }
counted-token = { $who } : { $alien } (jeton secret)
counted-all = { $who } : en tout
tie-broken =
    { $points ->
        [one] À égalité avec { $points } point : { $each }. Le jeton secret qui vaut le plus décide.
       *[other] À égalité avec { $points } points : { $each }. Le jeton secret qui vaut le plus décide.
    }
tie-stays =
    { $points ->
        [one] À égalité avec { $points } point : { $each }. Les jetons secrets se valent : l’égalité demeure.
       *[other] À égalité avec { $points } points : { $each }. Les jetons secrets se valent : l’égalité demeure.
    }
tie-token = { $who } ({ $alien }, valeur { $worth })

## Dessins à côté des règles

draw-aliens = Les cinq extraterrestres
draw-kinds = Un duo, un solo, un échange et une permutation
draw-duo = Une carte duo : l'un des deux extraterrestres avance
draw-leap = Un extraterrestre saute par-dessus deux autres jusqu'à la prochaine planète libre
draw-adopt = Une carte solo devient un favori
draw-exchange = Deux cartes Favori changent de camp
draw-switch = Deux extraterrestres séparés par des planètes vides échangent leurs places
draw-swallow = L'étoile prend les planètes en partant du centre
draw-caught = La prochaine planète à prendre porte un extraterrestre
draw-take = Prenez une carte de la pioche pour en avoir de nouveau trois
draw-start = Les cinq extraterrestres sur la première planète, près de l'étoile
draw-scoring = Deux fois le deuxième et une fois le premier : 6 points
draw-ranks = Ce que valent les cinq rangs : 0, 3, 2, 1, −1
draw-left-behind = Deux extraterrestres encore sur la première planète sont tous deux cinquièmes
draw-dealt = Votre favori face visible, votre jeton secret et trois cartes en main
draw-spiral = La pioche dans l’étoile et 18 planètes en spirale autour d’elle
draw-solo = Une carte solo : son extraterrestre avance
draw-replace = Un nouveau favori arrive : une des deux cartes d’avant s’en va
draw-far-end = Un extraterrestre atteint la dernière planète : la course est finie
draw-tie = 6 points chacun : le jeton qui vaut 3 l’emporte sur celui qui vaut 2

## Le terminal

pile = pioche { $count }
discard = défausse : { $count }
favourites = Favoris
pay = Gain
exchange-short = échange
switch-short = permute
gone = prise
