### Duel céleste

## Options

rounds = Manches
rounds-help = Après ce nombre de manches, celui qui a le plus de cartes l'emporte. Sans limite, on joue jusqu'à ce qu'un joueur ait toutes les cartes : c'est la partie du livret, souvent plus de cent manches.
rounds-count =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
rounds-all = Jusqu'à la dernière carte
deck = Paquet
deck-help = 36 objets célestes réels, avec de vrais chiffres.
deck-family = Famille : des objets que tout le monde connaît
deck-expert = Expert : des objets que peu de gens connaissent
minutes = Limite de temps
minutes-help = Quand le temps est écoulé, on finit la manche ; puis celui qui a le plus de cartes l'emporte.
minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
minutes-none = Sans limite de temps
collectors = Cartes Collector
collectors-help = Des cartes spéciales mêlées au paquet : en retourner une déclenche son effet, puis on retourne la carte suivante.
first-leader = Premier meneur
first-leader-help = Qui nomme la première caractéristique. Tiré au sort, sauf si vous désignez quelqu'un.
collectors-none = aucune
collectors-all = une de chaque
collectors-twice = deux de chaque

## Noms

number = { $number }
capital = { CAP($text) }
diameter = diamètre
discovery = découverte
temperature = température
distance = distance
difficulty-green = verte
difficulty-yellow = jaune
difficulty-orange = orange
difficulty-red = rouge
collector-comet = Comète
    .the = la Comète
collector-eclipse = Éclipse
    .the = l'Éclipse
collector-telescope = Télescope
    .the = le Télescope
collector-slingshot = Fronde
    .the = la Fronde
collector-black-hole = Trou noir
    .the = le Trou noir
collector-shield = Bouclier
    .the = le Bouclier
effect-sentence = { CAP($effect) }.
effect-comet = les autres donnent leur carte du dessous
effect-eclipse = dans cette manche, la plus basse valeur gagne, ou la découverte la plus récente
effect-telescope = celui qui l'a retournée voit les cartes des autres pendant cette manche
effect-slingshot = celui qui l'a retournée mène cette manche
effect-black-hole = les cartes perdantes de cette manche quittent le jeu
effect-shield = celui qui l'a retournée garde sa carte, même s'il perd la manche
kind-star = étoile
kind-planet = planète
kind-dwarf-planet = planète naine
kind-moon = lune
kind-asteroid = astéroïde
kind-comet = comète
kind-centaur = centaure
kind-trans-neptunian = objet transneptunien
kind-neutron-star = étoile à neutrons
kind-white-dwarf = naine blanche
kind-exoplanet = exoplanète
kind-other = objet céleste

## Valeurs

with-unit = { $number }{ "\u00A0" }{ $unit }
about = environ { $value }
unit-km = km
unit-million-km =
    { $number ->
        [one] million de km
       *[other] millions de km
    }
unit-billion-km =
    { $number ->
        [one] milliard de km
       *[other] milliards de km
    }
unit-bc = av.{ "\u00A0" }J.-C.
unit-celsius = °C
unit-light-minutes =
    { $number ->
        [one] minute-lumière
       *[other] minutes-lumière
    }
unit-light-hours =
    { $number ->
        [one] heure-lumière
       *[other] heures-lumière
    }
unit-light-years =
    { $number ->
        [one] année-lumière
       *[other] années-lumière
    }
unit-million-km-short = M km
unit-billion-km-short = Md km
unit-light-minutes-short = min-lum.
unit-light-hours-short = h-lum.
unit-light-years-short = an.-lum.

## Invites

drawing-leader = Tirage au sort du premier meneur.
turning =
    { $you ->
        [yes] Vous retournez une carte.
       *[no] { $who } retourne une carte.
    }
turning-in-battle =
    { $you ->
        [yes] Vous retournez une carte.
       *[no] { $who } retourne une carte.
    }
giving =
    { $you ->
        [yes] La Comète emporte une carte : vous en donnez une.
       *[no] La Comète emporte une carte : { $who } en donne une.
    }
lead-with = Vous menez avec { FORM($card, "the") } : nommez une caractéristique.
choosing = { $who } choisit une caractéristique.
may-change = { $who } peut changer la caractéristique.
follow-or-change = Suivez, ou changez.
follow-or-change-it = { $who } a choisi la caractéristique { $called } avec { $value } : suivez, ou changez-la.

## Actions

name-it = { CAP($called) } : { $value }
announce = Annoncer { $value }
change-to = Passer à la caractéristique { $called } : { $value }

## Journal

leads-first =
    { $you ->
        [yes] Le sort en a décidé : vous menez la première manche.
       *[no] Le sort en a décidé : { $who } mène la première manche.
    }
round-begins =
    { $you ->
        [yes] Manche { $round }. Vous menez.
       *[no] Manche { $round }. { $who } mène.
    }
looks-through-telescope =
    { $you ->
        [yes] Vous regardez dans le Télescope.
       *[no] { $who } regarde dans le Télescope.
    }
own-card = Votre carte : { $card }.
through-telescope = Dans le Télescope : { $who } a { FORM($card, "the") }.
collector-turned =
    { $you ->
        [yes] Vous retournez une carte Collector, { $collector } : { $effect }.
       *[no] { $who } retourne une carte Collector, { $collector } : { $effect }.
    }
collector-wasted =
    { $you ->
        [yes] Vous retournez une carte Collector, { $collector } : sans effet dans une bataille.
       *[no] { $who } retourne une carte Collector, { $collector } : sans effet dans une bataille.
    }
gives =
    { $you ->
        [yes] Vous montrez { FORM($card, "the") } et donnez la carte { A($to) }.
        [whom] { $from } montre { FORM($card, "the") } et vous donne la carte.
       *[no] { $from } montre { FORM($card, "the") } et donne la carte { A($to) }.
    }
goes-out =
    { $you ->
        [yes] Vous n'avez plus de carte et sortez du jeu.
       *[no] { $who } n'a plus de carte et sort du jeu.
    }
lead-passes =
    { $you ->
        [yes] Celui qui devait mener n’a plus de carte : vous menez.
       *[no] Celui qui devait mener n’a plus de carte : { $who } mène.
    }
chooses =
    { $you ->
        [yes] Vous choisissez la caractéristique { $called } : { $value }.
       *[no] { $who } choisit la caractéristique { $called } : { $value }.
    }
changes =
    { $you ->
        [yes] Vous passez à la caractéristique { $called } avec { $value } : l’objet le plus difficile à observer en a le droit.
       *[no] { $who } passe à la caractéristique { $called } avec { $value } : l’objet le plus difficile à observer en a le droit.
    }
has-harder =
    { $you ->
        [yes] Votre objet est plus difficile à observer : vous pouvez changer la caractéristique.
       *[no] { $who } a un objet plus difficile à observer et peut changer la caractéristique.
    }
announces =
    { $you ->
        [yes] Vous annoncez { $value }.
       *[no] { $who } annonce { $value }.
    }
follows =
    { $you ->
        [yes] Vous suivez avec { $value }.
       *[no] { $who } suit avec { $value }.
    }
tie =
    { $you ->
        [yes] Égalité : vous avez une carte { $difficulty }.
       *[no] Égalité : { $who } a une carte { $difficulty }.
    }
against = { $one } contre { $other }
battle =
    { $you ->
        [with] Bataille : vous contre { $rivals } !
       *[no] Bataille : { $rivals } !
    }
turns-in-battle =
    { $you ->
        [yes] Vous retournez { FORM($card, "the") }.
       *[no] { $who } retourne { FORM($card, "the") }.
    }
wins-round =
    { $you ->
        [yes] Vous remportez la manche !
       *[no] { $who } remporte la manche.
    }
shows =
    { $you ->
        [yes] Vous montrez { FORM($card, "the") }.
       *[no] { $who } montre { FORM($card, "the") }.
    }
falls-in = Le trou noir avale { FORM($card, "the") }.
saved =
    { $you ->
        [yes] Le Bouclier sauve { FORM($card, "the") } pour vous.
       *[no] Le Bouclier sauve { FORM($card, "the") } pour { $who }.
    }
wins-with = { $who } : { $value } l'emporte, { $reason }
wins-highest = la valeur la plus haute
wins-lowest = la valeur la plus basse
wins-oldest = la découverte la plus ancienne
wins-newest = la découverte la plus récente
wins-harder = l'objet le plus difficile à observer
time-called = Le temps est écoulé : cette manche est la dernière.
over-all-cards = La partie est finie : toutes les cartes sont dans une seule main.
over-nobody-left = La partie est finie : plus personne n'a de carte.
over-round-limit = La partie est finie : c'était la dernière manche, celui qui a le plus de cartes l'emporte.
over-time-called = La partie est finie : le temps est écoulé, celui qui a le plus de cartes l'emporte.

## Refus

nothing-chosen = Il n'y a encore rien à suivre : nommez une caractéristique.
already-chosen = La caractéristique est déjà choisie ({ $called }) : suivez, ou changez-la.
same-characteristic = C'est déjà la caractéristique en cours ({ $called }) : prenez-en une autre.

## Le plateau

cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
turn-card = Retourner la carte
round-title = Manche { $round }
round-title-of = Manche { $round }/{ $last }
round-title-timed = Manche { $round } · encore { $minutes } min
lowest-wins = le plus bas gagne
outlook-best = Bat tout ce qu'il peut y avoir en face.
outlook-beaten = Quelqu'un a mieux, c'est sûr.
outlook-open = Bat { $beaten } des { $cards } cartes possibles en face.
best = gagne
beaten = perd
out = hors jeu
leads = mène
duel-over = Le duel est fini
four-scales = Quatre échelles
further-right = Plus à droite, c'est mieux cette manche.
your-cards = Vous : { cards-count }
no-effect = Sans effet dans une bataille
last-shown =
    { $you ->
        [yes] Vous avez remporté la dernière manche. Cartes montrées : { $cards }.
       *[no] Dernière manche remportée par { $who }. Cartes montrées : { $cards }.
    }
last-round = Dernière manche : { $who }

## Le plateau en phrases

told-round = Manche { $round }.
told-round-of = Manche { $round } sur { $last }.
told-leader = { $who } mène la manche.
told-own-card = Votre carte : { $card }, { $kind }, { $difficulty }.
told-value = { CAP($called) } : { $value }.
told-prospect =
    { $cards ->
        [one] { CAP($called) } : { $value }, bat { $beaten } sur { $cards } carte que les autres peuvent avoir.
       *[other] { CAP($called) } : { $value }, bat { $beaten } des { $cards } cartes que les autres peuvent avoir.
    }
told-announced = { $who } { $value }
told-call = Caractéristique comparée : { $called }. Choisie par : { $who }. Annoncé : { $announced }.
told-place = { $who } : { $facts }.
told-pile = { cards-count } dans la pile
told-hidden = une carte cachée en jeu
told-in-play = { $card } en jeu
told-in-battle = cartes retournées dans la bataille : { $cards }
told-may-change = peut changer la caractéristique
told-eclipse = Éclipse : dans cette manche, la plus basse valeur gagne, ou la découverte la plus récente.
told-black-hole = Trou noir : les cartes perdantes de cette manche quittent le jeu.
told-brought = { $who }, cartes reçues d'une Comète dans cette manche : { $cards }.
told-battle = En bataille : { $rivals }.
told-aside = Cartes sorties du jeu : { $cards }.
told-last = Vainqueur de la dernière manche : { $who }. Cartes montrées : { $cards }.
told-shown = { $card } ({ $who })
told-shown-lost = { $card } ({ $who } ; dans le trou noir)
told-shown-saved = { $card } ({ $who } ; sauvée par le Bouclier)

## Le compte final

in-pile = Dans la pile
on-table = Sur la table
victory = { $who } : victoire avec { cards-count }
shared-victory = { $who } : victoire partagée avec { cards-count }
placed =
    { $rank ->
        [1] { $who } : 1re place avec { cards-count }
       *[other] { $who } : { $rank }e place avec { cards-count }
    }

## Dessins

drawing-characteristics = Saturne avec ses quatre valeurs, chacune sur une échelle.
drawing-difficulties = Quatre télescopes, c'est plus difficile que trois, trois que deux, deux qu'un seul.
drawing-leading = Celui qui mène annonce une valeur ; les cartes des autres restent cachées.
drawing-changing = Une carte rouge peut changer ce qu'une carte verte a choisi.
drawing-comparing = Le plus grand diamètre l'emporte, et la découverte la plus ancienne.
drawing-taking = Les cartes de la manche vont sous la pile du gagnant.
drawing-tie = Deux valeurs égales : la carte la plus difficile à observer gagne.
drawing-battle = Encore à égalité : on retourne la carte suivante, la plus difficile gagne.
drawing-dealt = Combien de cartes chacun reçoit : 18 à deux, 12 à trois, 9 à quatre, 7 à cinq, 6 à six.
drawing-changing-again = Une carte verte a choisi, une orange a changé, et seule une rouge le peut encore.
drawing-counting = Le temps est écoulé : 17 cartes l’emportent sur 10 et 9.
drawing-collector = { $collector } : { $effect }

## Le terminal

observing = Observation
observed-green = à l'œil nu
observed-yellow = télescope
observed-orange = très difficile
observed-red = presque impossible
no-card = pas de carte
hidden-card = carte cachée
aside-count = écartées : { $count }
chose = a choisi
asked = peut changer
eclipse-holds = Éclipse : le plus bas gagne
black-hole-holds = Trou noir : les cartes perdantes sortent
battle-on = Bataille : { $rivals }

## Les objets

object-sun = Soleil
    .the = le Soleil
object-mercury = Mercure
object-venus = Vénus
object-earth = Terre
    .the = la Terre
object-moon = Lune
    .the = la Lune
object-mars = Mars
object-jupiter = Jupiter
object-saturn = Saturne
object-uranus = Uranus
object-neptune = Neptune
object-ceres = Cérès
object-vesta = Vesta
object-lutetia = Lutèce
object-mathilde = Mathilde
object-gaspra = Gaspra
object-phobos = Phobos
object-halley = Comète de Halley
    .the = la comète de Halley
object-churyumov-gerasimenko = 67P/Tchourioumov-Guérassimenko
object-pluto = Pluton
object-charon = Charon
object-echeclus = Échéclos
object-varuna = Varuna
object-quaoar = Quaoar
object-sedna = Sedna
object-eris = Éris
object-rx-j1856 = RX J1856.5-3754
object-kepler-16b = Kepler-16b
object-kepler-37b = Kepler-37b
object-kepler-186f = Kepler-186f
object-proxima-b = Proxima b
object-trappist-1e = TRAPPIST-1e
object-lhs-1140b = LHS 1140 b
object-pi-mensae-c = Pi Mensae c
object-k2-141b = K2-141 b
object-ltt-9779b = LTT 9779 b
object-wasp-193b = WASP-193 b
object-io = Io
object-europa = Europe
object-ganymede = Ganymède
object-callisto = Callisto
object-titan = Titan
object-enceladus = Encelade
object-triton = Triton
object-deimos = Déimos
object-sirius = Sirius
object-sirius-b = Sirius B
object-vega = Véga
object-alpha-centauri = Alpha du Centaure
object-proxima-centauri = Proxima du Centaure
object-polaris = Étoile polaire
    .the = l'Étoile polaire
object-barnards-star = Étoile de Barnard
    .the = l'étoile de Barnard
object-betelgeuse = Bételgeuse
object-vy-canis-majoris = VY Canis Majoris
object-crab-pulsar = Pulsar du Crabe
    .the = le pulsar du Crabe
object-51-pegasi-b = 51 Pegasi b
object-uy-scuti = UY Scuti

## Ce qu’on en dit

note-sun = Ne le regardez jamais en face. Plus d'un million de Terres y tiendraient.
note-mercury = La plus petite planète et la plus rapide : son année dure 88 jours.
note-venus = Son air épais garde si bien la chaleur que le plomb y fondrait.
note-earth = Le seul endroit où l'on sait que la vie existe.
note-moon = Douze personnes y ont marché, et leurs traces y sont encore.
note-mars = La rouille la peint en rouge, et elle a le plus haut volcan de toutes les planètes.
note-jupiter = Sa Grande Tache rouge est une tempête plus large que la Terre.
note-saturn = À volume égal, elle pèse moins que l'eau ; ses anneaux sont de glace.
note-uranus = Elle roule autour du Soleil, couchée sur le côté.
note-neptune = On l'a trouvée par le calcul : les équations ont dit où regarder.
note-ceres = La seule planète naine entre Mars et Jupiter, tachée de sel brillant.
note-vesta = L'astéroïde le plus brillant ; un choc géant a creusé tout son sud.
note-lutetia = Un peintre l'a trouvée de sa fenêtre à Paris ; elle porte l'ancien nom de la ville.
note-mathilde = Plus sombre que le charbon, elle met 17 jours à tourner sur elle-même.
note-gaspra = Le premier astéroïde photographié de près, en 1991.
note-phobos = Elle fait le tour de Mars trois fois par jour et finira en morceaux.
note-halley = Elle revient tous les 76 ans environ : rendez-vous en 2061.
note-churyumov-gerasimenko = Une comète en forme de canard, où la sonde Philae a rebondi en 2014.
note-pluto = Une immense plaine de glace d'azote dessine un cœur sur sa face.
note-charon = Moitié moins large que Pluton ; elles se montrent toujours la même face.
note-echeclus = Un centaure : un astéroïde qui s'est révélé être aussi une comète.
note-varuna = Un tour en six heures : il tourne si vite qu'il s'étire comme un œuf.
note-quaoar = Il porte des anneaux bien plus loin qu'on ne le croyait possible.
note-sedna = Une seule de ses années dure plus de 11{ "\u202F" }000 des nôtres.
note-eris = À cause d'elle, on a défini les planètes, et Pluton n'en fut plus une.
note-rx-j1856 = Une étoile morte large comme une ville, avec à peu près la matière du Soleil.
note-kepler-16b = De là-bas, on verrait se coucher deux soleils.
note-kepler-37b = Une planète à peine plus grande que la Lune, trouvée à 200 années-lumière.
note-kepler-186f = La première planète grande comme la Terre trouvée là où l'eau pourrait être liquide.
note-proxima-b = Une planète de l'étoile d'à côté, à quatre années-lumière seulement.
note-trappist-1e = L'une des sept sœurs rocheuses d'une étoile à peine plus large que Jupiter.
note-lhs-1140b = Peut-être une boule de glace avec un océan rond, toujours face à son étoile.
note-pi-mensae-c = La première planète trouvée par le télescope TESS ; son soleil se voit à l'œil nu.
note-k2-141b = Un monde de lave à l'air plein de roche vaporisée, où il pleuvrait des pierres.
note-ltt-9779b = Un miroir dans le ciel : ses nuages de métal renvoient l'essentiel de la lumière.
note-wasp-193b = Plus grande que Jupiter et légère comme de la barbe à papa.
note-io = Le monde le plus volcanique que l'on connaisse : plus de 400 volcans y sont actifs.
note-europa = Sous sa glace se cache sans doute un océan, avec plus d'eau que toutes nos mers.
note-ganymede = La plus grande de toutes les lunes, plus grande même que la planète Mercure.
note-callisto = Des cratères sur des cratères : presque aucune surface n'est aussi vieille.
note-titan = La seule lune à l'air épais ; il y pleut du méthane, qui remplit des lacs.
note-enceladus = Des jets de glace et de vapeur jaillissent de son pôle sud, d'un océan caché.
note-triton = Elle tourne autour de Neptune à l'envers : elle a sans doute été capturée.
note-deimos = Si petite qu'elle n'attire presque rien : un bon saut y durerait de longues minutes.
note-sirius = L'étoile la plus brillante de la nuit, dans la constellation du Grand Chien.
note-sirius-b = Une naine blanche : plus petite que la Terre et aussi lourde que le Soleil.
note-vega = En 1850, ce fut la première étoile photographiée, après le Soleil.
note-alpha-centauri = L'étoile semblable au Soleil la plus proche ; elle a deux compagnes.
note-proxima-centauri = L'étoile la plus proche du Soleil, et pourtant il faut un télescope pour la voir.
note-polaris = Presque au-dessus du pôle Nord, elle montre le chemin du nord.
note-barnards-star = L'étoile la plus rapide de notre ciel : en 180 ans, elle se déplace de la largeur de la pleine Lune.
note-betelgeuse = À la place du Soleil, elle dépasserait Mars ; un jour, elle explosera.
note-vy-canis-majoris = L'une des plus grandes étoiles connues : à la place du Soleil, elle dépasserait Jupiter.
note-crab-pulsar = Le vestige d'une étoile qui a explosé en 1054 ; il tourne 30 fois par seconde.
note-51-pegasi-b = La première planète trouvée autour d'une étoile semblable au Soleil, en 1995, depuis la Haute-Provence.
note-uy-scuti = On l'a dite la plus grande de toutes les étoiles ; de nouvelles mesures la font plus petite.
