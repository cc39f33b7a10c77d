### La fin d'une partie, racontée à qui l'a jouée.

## Titres

won = Vous avez gagné !
won-by =
    { $points ->
        [one] Vous avez gagné, avec { $points } point d’avance !
       *[other] Vous avez gagné, avec { $points } points d’avance !
    }
won-shared = Vous partagez la victoire avec { $others } !
lost-close =
    { $points ->
        [one] Si près du but ! Victoire pour { $winners }, avec { $points } point d’avance.
       *[other] Si près du but ! Victoire pour { $winners }, avec { $points } points d’avance.
    }
lost-by = Vous avez perdu : victoire pour { $winners }, avec { $points } points d’avance.
lost-tie = Si près du but ! Autant de points que { $winners }, mais vous perdez au départage.
lost-place = Vous avez perdu : victoire pour { $winners }. Votre place : { $place } sur { $count }.
victory = Victoire pour { $winners } !

## L'histoire

by = { $line } (au tour { DE($who) })
by-you = { $line } (à votre tour)
best-moment = Le meilleur moment : { $line }
your-best-moment = Votre meilleur moment : { $line }

## Et maintenant

stronger = Robots plus forts : { $level }
gentler = Robots plus faciles : { $level }
recommended = Conseillé : { $choice }
with-players = À { $count } joueurs
save-picture = Enregistrer une image
