### La fin d'une partie, racontée à qui l'a jouée.

## Titres

won = Vous avez gagné !
lead-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lead-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
won-by = Vous avez gagné, avec { $lead } d’avance !
won-shared = Vous partagez la victoire avec { $others } !
lost-close = Si près du but ! Victoire pour { $winners }, avec { $lead } d’avance.
lost-by = Vous avez perdu : victoire pour { $winners }, avec { $lead } d’avance.
lost-tie = Si près du but ! À égalité avec { $winners }, mais vous perdez au départage.
lost-place = Vous avez perdu : victoire pour { $winners }. Votre place : { $place } sur { $count }.
victory = Victoire pour { $winners } !

## L'histoire

by = Pendant le tour { DE($who) } : { $line }
by-you = Pendant votre tour : { $line }
best-moment = Le meilleur moment : { $line }
your-best-moment = Votre meilleur moment : { $line }
new-badge = Nouveau badge : { $name }

## Et maintenant

stronger = Robots plus forts : { $level }
gentler = Robots plus faciles : { $level }
recommended = { $choice } (conseillé)
with-players = À { $count } joueurs
save-picture = Enregistrer une image
share-picture = Partager une image
