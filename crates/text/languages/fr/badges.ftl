### Badges that teach a game: what they are called, and how each is earned.

## Supernova

second-best = Belle deuxième place
second-best-how = Amenez votre extraterrestre secret à la deuxième place : c’est celle qui rapporte le plus.
poker-face = Visage impassible
poker-face-how = Gagnez avec un extraterrestre secret qui n’a jamais été parmi vos favoris visibles : personne ne l’a deviné.
good-trade = Bon échange
good-trade-how = Avec un échange, prenez un favori qui vaut à la fin au moins 2 points de plus que celui donné.

## Celestial Duel

change = Changement de sujet
change-how = Gagnez trois manches d’une partie après avoir changé de caractéristique : les objets plus difficiles le peuvent.
oldest = Respect aux anciens
oldest-how = Gagnez trois manches d’une partie à la découverte : la date la plus ancienne l’emporte.
tie-break = Œil de lynx
tie-break-how = Gagnez une manche où la meilleure valeur était à égalité : l’objet le plus difficile l’emporte.

## Landing Zone

chain = Réaction en chaîne
chain-how = Désintégrez trois cartes avec la même carte armée : après une chute, elle vise ses nouvelles voisines.
full-crew = Équipage au complet
full-crew-how = Ayez à la fin deux cartes qui font chacune atterrir votre extraterrestre et votre soucoupe : 2 points par carte.
peaceful = Conquête pacifique
peaceful-how = Gagnez sans désintégrer une seule carte. À égalité, c’est aussi le plus pacifique qui gagne.

## Last Rocket

trapped = Sans issue
trapped-how = Privez un adversaire de tout déplacement : retirez la dernière galaxie à côté de sa fusée.
in-reserve = Base en réserve
in-reserve-how = Gagnez sans appeler votre base : elle n’aide qu’une fois, gardez-la pour un cas d’urgence.
rescued = À la rescousse
rescued-how = Appelez votre base, et gagnez quand même.

## Asteroid Field

drifts = Rescapé des tempêtes
drifts-how = Soyez encore en vol après cinq déplacements des astéroïdes.
sent-off = Mauvaise route
sent-off-how = Posez une tuile qui envoie un autre vaisseau hors du plateau ou contre un astéroïde, sans perdre le vôtre.
long-flight = Long-courrier
long-flight-how = Survolez au moins trois tuiles en un tour : une route se suit jusqu’au bout.
