### Ce que sont les choses sur les plateaux, en une phrase chacune.

## supernova
supernova-ladder = Ce que rapporte cette place : rien au premier, 3 au deuxième, puis 2 et 1 ; le dernier coûte un point.
supernova-favourite = Votre favori, visible de tous : ce que rapporte sa place à la fin est pour vous.
supernova-token = Votre favori secret. Vous seul pouvez regarder ; il reste à vous jusqu'à la fin.
supernova-pile = Cartes restant dans la pioche. Quand elle est vide, l'étoile prend les planètes, du centre vers l'extérieur.
supernova-doomed = La prochaine planète à prendre. Si un extraterrestre s'y tient alors, la course est finie.
supernova-planet = Une planète et son numéro. Seule la première peut accueillir plusieurs extraterrestres.
supernova-alien = L'un des cinq extraterrestres. Chacun peut le déplacer ; il saute à la prochaine planète libre.
supernova-backer = Le symbole d’un joueur à côté de l’extraterrestre qu’il soutient. À la fin, ce joueur marque ce que rapporte la place de l’extraterrestre.
supernova-discard = La défausse : les cartes jouées finissent ici, face visible.
supernova-badge = Les favoris visibles de ce joueur, et combien de cartes il a en main.
supernova-card = Une carte de votre main. À chaque tour vous en jouez une, puis vous en prenez une nouvelle.

## celestial
celestial-row = Une caractéristique de votre objet. Plus la barre est longue, mieux il se classe parmi les cartes.
celestial-dots = Chaque point est une carte que d'autres peuvent avoir : celles que vous battez et celles qui vous battent.
celestial-mark = La valeur annoncée par ce joueur, sur l'échelle de toutes les cartes.
celestial-tally = Toutes les cartes de ce joueur, y compris celle en jeu. À la fin, qui en a le plus gagne.
celestial-badge = Toutes les cartes de ce joueur, y compris celle en jeu. Le drapeau indique qui mène.
celestial-place = La carte d'un joueur pour cette manche, sur sa pile.
celestial-object = L’objet de votre carte. Il existe vraiment, et tout ce que dit la carte est vrai.
celestial-telescopes = Plus il y a de télescopes, plus l'objet est difficile à observer. Le plus difficile peut changer de caractéristique et gagne en cas d'égalité.
celestial-lead = Ce joueur mène la manche, ou a choisi ce que l'on compare.
celestial-ahead = Ce joueur est en tête dans ce que l'on compare.
celestial-shield = Un Bouclier : ce joueur garde sa carte, même s'il perd la manche.
celestial-peek = Un Télescope : ce joueur voit les cartes des autres dans cette manche.
celestial-effect = Ce que change une carte Collector, jusqu’à la fin de cette manche.
celestial-last = Les cartes de la dernière manche, après le symbole du joueur qui les a gagnées.
celestial-thumb = Une carte de la dernière manche, avec le symbole du joueur qui l’a jouée.

## landing
landing-crew = Votre équipage secret : un extraterrestre et une soucoupe. Chaque fois que l'un d'eux atterrit, vous marquez un point.
landing-bolt = Une carte armée : à la pose, elle désintègre les voisines qui montrent le même extraterrestre ou la même soucoupe.
landing-pile = Cartes restant dans la pioche.
landing-points = Ce que votre équipage rapporte avec les cartes telles qu’elles sont. Une flèche montre ce que votre coup y changerait.
landing-column = La lettre de la colonne. Elle porte au plus cinq cartes au-dessus de la planète.
landing-planet = Une carte de la planète. Face cachée, elle ne compte jamais, et rien ne peut la désintégrer.
landing-height = La hauteur dans une colonne, comme dans le journal : 1 est juste au-dessus de la planète.
landing-badge = Les cartes désintégrées par ce joueur. En cas d'égalité, mieux vaut en avoir moins.
landing-card = Une carte posée : seul son bout du bas, clair, compte, pour l'extraterrestre et pour la soucoupe.
landing-hand = Une carte de votre main. Tournez-la pour faire atterrir l'autre bout.

## rockets
rockets-height = Le nombre de galaxies sur cette case. Celle du dessus part d'abord.
rockets-base = Une base. Son pilote peut l'appeler une fois, sur une case vide voisine de sa fusée. Personne ne peut la retirer.
rockets-rescue = Ici votre base peut venir à la rescousse : une fois par partie, au lieu de bouger et de retirer.
rockets-number = Le numéro de la case, celui qu'emploie le journal.
rockets-rocket = Une fusée. Si elle ne peut ni bouger ni être secourue à son tour, elle est éliminée.
rockets-charge-ready = Oui : la base de cette fusée peut encore venir à la rescousse, une fois.
rockets-charge-blocked = Pas maintenant : la base n’a pas encore été appelée, mais une fusée s’y trouve.
rockets-charge-spent = Non : la base de cette fusée est déjà venue à la rescousse.
rockets-charge-out = Non : cette fusée est éliminée.
rockets-team = Le drapeau de l’équipe de ce joueur. Les partenaires ont le même ; la dernière équipe en vol gagne.
rockets-stack = Des galaxies. Une fusée voisine peut s'y poser, si aucune autre ne s'y tient.
rockets-cell = Une case du plateau. Une fois vide, aucune fusée ne peut plus s'y poser.
rockets-void = Une case vide : aucune fusée ne peut s'y poser, seule une base peut encore y venir.

## asteroids
asteroids-arrow = Quand ce chiffre sort pour l'astéroïde, il dérive d'une case dans le sens de cette flèche.
asteroids-value = La valeur de l'astéroïde : les plus basses bougent d'abord. À ce chiffre, il pivote sur place.
asteroids-rock = Un astéroïde. Un vaisseau qui le percute est éliminé, et une tuile sur laquelle il dérive est balayée.
asteroids-tile = Une tuile de votre main. Posez-en une par tour devant votre vaisseau ; touchez celle que vous tenez pour la tourner.
asteroids-turn-safe = Ainsi tournée, la tuile garde votre vaisseau en vol.
asteroids-turn-lost = Ainsi tournée, la tuile serait votre fin.
asteroids-turn-forbidden = Ainsi tournée, la tuile est interdite : d'autres choix vous laissent en vol.
asteroids-dice = Le dernier lancer. Avec 6, 7 ou 8 au total, tous les astéroïdes bougent.
asteroids-pile = Tuiles restant dans la pioche.
asteroids-reserve = Astéroïdes en réserve : un 6 en amène un sur le plateau.
asteroids-start = Une marque de départ : votre vaisseau commence ici, face à la case voisine.
asteroids-line = Le numéro de la ligne ou de la colonne. Le dé bleu donne la ligne, le rouge la colonne.
asteroids-ship = Un vaisseau. Il vole quand une tuile est posée sur la case devant lui.
asteroids-badge = Le nombre de tuiles de ce joueur. Le drapeau désigne qui piochera en premier quand il y en aura de nouveau.

## seats
seat-mark = Le symbole de ce joueur. La même forme et la même couleur le désignent sur le plateau et dans le journal.
seat-face = Le portrait d’un robot. Chacun joue à sa façon ; son niveau dit à quel point il joue bien.
seat-level = Vous choisissez le niveau en préparant une partie.
seat-yours = Cette place est la vôtre.

## sources
source = Source :
