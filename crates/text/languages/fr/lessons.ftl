### Les premières parties guidées : 25 mots par étape au plus.

guide = Votre guide
guide-progress = Votre progression
# $what
pointed-at = Je montre : { $what }
show-me = Montrez-moi
next-step = Suite
step-back = Retour
skip-lesson = Passer la leçon
play-on = Continuer la partie
other-act = Bonne idée, mais plus tard ! Choisissez ce que je montre, ou appuyez sur « Montrez-moi ».
other-turn = Pas mal ! Mais prenez ce que je nomme, tourné comme je le dis, ou appuyez sur « Montrez-moi ».
other-next = Un instant : lisez d'abord ceci, puis appuyez sur « Suite ».
wait-other = La leçon est finie. Continuez comme il vous plaît !

## rockets
rockets-fly = L'univers rétrécit ! Soyez la dernière fusée à pouvoir bouger. Volez vers la galaxie voisine.
rockets-remove = Après chaque vol, vous retirez une galaxie, où vous voulez. Prenez celle-ci, dans le coin.
rockets-far = Une fusée vole d'une case à la fois. Essayez quand même d'aller loin : volez vers cette galaxie !
rockets-stack = Sans galaxie, pas d'atterrissage : une case vide est perdue pour tous. Volez vers cette pile ; le chiffre compte ses galaxies.
rockets-cut = Retirez maintenant une galaxie juste à côté de votre rivale. Chaque issue perdue vous rapproche de la victoire.
rockets-rescue = Une fois par partie, votre base peut venir sur une case vide voisine, même sans issue. Appelez-la : choisissez l'éclair.
rockets-onward = Votre tour s'arrête là. Votre base est désormais une galaxie ordinaire. À vous de nouveau : volez.
rockets-hurt = De quelle galaxie votre rivale a-t-elle le plus besoin ? Prenez celle-ci, juste à côté d'elle.
rockets-count = Avant de voler, comptez les issues de votre destination. Volez vers ce coin.
rockets-last = Et retirez cette galaxie. Un symbole vous intrigue ? Pointez-le ou appuyez longuement.
rockets-end = Une fusée qui ne peut pas bouger à son tour est éliminée. Finissez cette partie sans moi, contre un gentil cadet !

## supernova
supernova-duo = Cinq extraterrestres fuient, et chaque joueur peut tous les déplacer. Qui marque le plus avec ses favoris gagne. Jouez cette carte : Filoche avance !
supernova-adopt = Filoche, avec le cœur, marque pour vous. Une carte à un extraterrestre peut vous donner un autre favori : adoptez Nuabel.
supernova-lead = On saute par-dessus ses voisins jusqu'à la prochaine planète libre. Essayez : envoyez Filoche devant tout le monde.
supernova-switch = Trop vite, je l'annule : le premier ne rapporte rien, le deuxième 3 ! Jouez plutôt la permutation : Filoche et Bouloum changent de place.
supernova-ladder = Cette échelle montre ce que rapporte chaque place : rien, 3, 2, 1, moins 1. Un symbole vous intrigue ? Pointez-le ou appuyez longuement.
supernova-exchange = Un échange permet de troquer des favoris. Nuabel est encore dernier : donnez Nuabel et prenez Trigozz à votre adversaire.
supernova-secret = Derrière le cadenas, Kraqua est votre favori secret : lui aussi marque pour vous, et personne ne le sait. Jouez cette carte : Kraqua avance !
supernova-end = La course finit à la dernière planète, ou quand l'étoile rattrape un extraterrestre. Finissez contre un gentil cadet !

## celestial
celestial-lead = Gagnez toutes les cartes ! Chacune est un vrai monde. La vôtre est l'immense Jupiter. Annoncez une de ses forces : choisissez le diamètre !
celestial-old = Gagné : les cartes sont à vous et vous menez. La découverte la plus ancienne gagne ; Mercure est connue depuis toujours. Choisissez la découverte.
celestial-hot = Voici la Lune. Choisissez la température, et voyez ce que peut faire un objet plus difficile à observer.
celestial-harder = Titan est plus difficile à voir que la Lune, disent les télescopes. Votre adversaire est donc passé à la distance, et a gagné.
celestial-follow = Votre adversaire mène avec le diamètre de Saturne. Essayez de suivre avec votre petite Pluton !
celestial-change = Pluton perdrait. Mais elle est plus difficile à voir que Saturne : changez la question, choisissez la distance.
celestial-again = Une naine bat une géante ! Vous menez avec Vénus, connue depuis la nuit des temps. Vous savez quoi choisir.
celestial-end = À la fin, celui qui a le plus de cartes gagne. Finissez cette partie contre un gentil cadet !

## landing
landing-place = Flaque et Bouilloire sont votre équipage secret : vous marquez quand leur bout atterrit. Posez cette carte sur la colonne A.
landing-chain = L'éclair marque une carte armée : elle désintègre ses voisines au même extraterrestre ou à la même soucoupe. Tournez-la et essayez la colonne B.
landing-armed = Attention : elle tomberait et désintégrerait aussi votre carte ! Colonne C, Bouilloire en bas : seule la carte rivale part.
landing-star = Une étoile protège : rien ne la traverse. Posez-la sur votre première carte, dans la colonne A.
landing-both = Cette carte montre vos deux secrets au même bout : deux points. Posez ce bout en bas, dans la colonne C.
landing-lower = Seul le bout du bas compte. Faites atterrir Flaque dans la colonne D, sans laisser deviner votre équipage.
landing-end = Quand les colonnes sont pleines, on révèle les secrets. Finissez cette partie contre un gentil cadet !

## asteroids
asteroids-start = Votre vaisseau suit la route que vous posez. Le dernier en vol gagne. Placez-le sur cette marque, au bord.
asteroids-edge = À chaque tour, vous posez une tuile devant votre vaisseau. Essayez la deuxième, tournée trois fois : elle sort du plateau.
asteroids-lay = C'est interdit tant que vous avez mieux. Posez la première tuile, tournée une fois : la ligne claire montre l'arrivée.
asteroids-dice = Vous avez fait 7. Avec 6, 7 ou 8, tous les astéroïdes bougent : chaque flèche porte le chiffre qui l'active.
asteroids-rock = Les rochers et le bord sont mortels. Posez la première tuile telle quelle : elle évite les deux.
asteroids-signs = Les signes sous une tuile montrent ses rotations : point sûr, croix mortelle, cercle interdit. Posez la première, tournée une fois.
asteroids-space = Cherchez l'espace libre : plus il y a de cases vides, plus vous volerez. Posez la première tuile telle quelle.
asteroids-end = Une tuile devant deux vaisseaux les déplace tous deux : pensez-y. Finissez cette partie contre un gentil cadet !
