### Les jeux de l'étagère

supernova-title = Supernova
supernova-pitch = Cinq extraterrestres fuient une étoile qui explose : faites-les tous courir, misez sur quelques-uns, et gare à celui qui arrive premier.

celestial-title = Duel céleste
celestial-pitch = Opposez votre étoile, votre lune ou votre planète à celles des autres, et collectionnez tout le ciel.

landing-title = Zone d'atterrissage
landing-pitch = Faites atterrir votre équipage secret et désintégrez tout ce qui le gêne.

rockets-title = La Dernière Fusée
rockets-pitch = Déplacez votre fusée, éteignez une galaxie et soyez le dernier à pouvoir encore bouger.

asteroids-title = Champ d'astéroïdes
asteroids-pitch = Tracez la route devant votre vaisseau, restez sur le plateau et esquivez les astéroïdes à la dérive.
