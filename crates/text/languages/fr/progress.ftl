### What a person has played alone: results, badges and the game of the day.

daily = La partie du jour
daily-note = Les mêmes cartes et les mêmes dés pour tout le monde, aujourd’hui.
daily-play = Jouer la partie du jour
daily-resume = Reprendre la partie du jour
daily-again = Une nouvelle partie vous attend demain.
daily-copy = Copier le résultat
copied = Copié
share = Partager
statistics = Vos parties
nothing-yet = Jouez une partie contre des robots : vos résultats apparaîtront ici.
played = Jouées
won = Gagnées
streak = Victoires de suite
best-streak = Meilleure série
best-points = Meilleur score
history = Dernières parties
badges = Badges
earned = obtenu
not-earned = pas encore obtenu
badge-finished = Premier vol
badge-finished-how = Jouez une partie jusqu’au bout.
badge-won = Première victoire
badge-strong = Casquette de capitaine
badge-strong-how = Gagnez contre un capitaine ou un amiral.
badge-crowd = Ciel encombré
badge-crowd-how = Gagnez contre trois adversaires ou plus.
badge-streak = Étoile filante
badge-streak-how = Gagnez trois parties de suite.
badge-daily = Étoile du jour
badge-daily-how = Gagnez la partie du jour.
tip-supernova = Gagnez une partie : la deuxième place rapporte le plus, alors retenez un peu votre extraterrestre.
tip-celestial = Gagnez une partie : choisissez ce que votre carte fait de mieux, la barre la plus longue.
tip-landing = Gagnez une partie : faites atterrir votre extraterrestre et votre soucoupe, et laissez les cartes armées désintégrer les autres.
tip-rockets = Gagnez une partie : restez près de nombreuses galaxies et retirez celles dont les autres ont besoin.
tip-asteroids = Gagnez une partie : tournez la tuile avant de la poser et restez loin du bord.

## With variables

# $won $played
summary = Victoires : { $won } sur { $played }
against = niveau { $level }
# $place $seats
placed = Place { $place } sur { $seats }
# $game $date $result $link
shared-result = Orbite · { $game } · partie du { $date } : { $result }. À vous : { $link }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
kept-in-account = Ces résultats sont dans votre compte, sur tous vos appareils.
kept-on-device = Ces résultats sont sur cet appareil. Connectez-vous à un compte pour les retrouver sur vos autres appareils.
