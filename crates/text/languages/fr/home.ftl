### Ses propres tables, la liste des tables, et leur gestion.

my-games = Parties à plusieurs
your-turn-now = À vous
running = En cours
rematch-asked = Vous avez demandé une revanche
ready-to-start = Prête à commencer
quick-match = Trouver des adversaires
quick-match-go = Jouer
any-game = N’importe quel jeu
speed = Rythme
speed-live = En direct
speed-days = Par correspondance
any-speed = Tous les rythmes
only-free = Avec des places libres
search-tables = Chercher un nom ou un jeu
made-now = ouverte à l’instant
sort = Trier par
sort-newest = Les plus récentes
sort-fullest = Presque complètes
nothing-fits = Aucune table ne correspond. Changez les filtres, ou utilisez « Trouver des adversaires » ci-dessus.
watch-games = Parties à regarder
operator = Gestion du serveur
operator-health = État
operator-version = Version
operator-database = Base de données
operator-well = OK
operator-unwell = En panne
operator-connections = Connexions
operator-tables = Tables
operator-faults = Erreurs internes
operator-refresh = Actualiser
operator-reports = Signalements
operator-no-reports = Aucun signalement en attente.
operator-go-there = Aller à la table
operator-resolution = Mesure prise
operator-resolve = Clore
operator-ban = Bannir cette personne
operator-people = Personnes
operator-find = Nom ou identifiant
operator-search = Rechercher
operator-nobody = Aucun résultat.
operator-unban = Lever le bannissement
operator-ban-reason = Motif, pour les administrateurs
person-guest = sans compte
operator-close = Fermer la table
reason-chat = propos injurieux
reason-name = nom injurieux
reason-play = jeu déloyal
reason-other = autre chose

## Avec des variables

your-turns =
    { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
your-turn-in = À vous : { $game }
back-to-game = Retour à votre partie : { $game }
more-turns =
    { $count ->
        [one] et { $count } autre partie
       *[other] et { $count } autres parties
    }
turn-of = Au tour { DE($name) }
away-until = { $name } est en vacances jusqu’au { $date }
wants-rematch =
    { $names ->
        [one] { $names } veut une revanche
       *[other] { $names } veulent une revanche
    }
waits-for-players = En attente de joueurs ({ $taken }/{ $all })
bot-named = { $name } (robot)
with-others-named = avec { $names }
days-left =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
hours-left = encore { $hours } h
minutes-left = encore { $minutes } min
places-taken = { $taken }/{ $all }
hosted-by = Hôte : { $name }
made-minutes-ago = ouverte il y a { $minutes } min
made-hours-ago = ouverte il y a { $hours } h
made-days-ago = ouverte il y a { $days } jours
report-line = { $reporter } signale { $subject } : { $reason }
person-account = compte { $login }
person-times = depuis le { $since }, dernière visite le { $seen }
person-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
person-reports =
    { $reports ->
        [one] { $reports } signalement ({ $waiting } en attente)
       *[other] { $reports } signalements ({ $waiting } en attente)
    }
person-banned = Bannissement : { $reason }
