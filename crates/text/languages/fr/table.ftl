### Ce que tous les jeux disent autour d'une table.

player-number = Joueur { $number }
game-over = La partie est terminée.
chance-due = Patience : il faut d'abord piocher ou lancer un dé.
turn-of = C'est au tour { DE($name) }.

# La marque de nos propres décisions dans les règles.
ruling = Décision d'Orbite

## La force d'un robot
level-cadet = Cadet
level-pilot = Pilote
level-captain = Capitaine
level-admiral = Amiral
