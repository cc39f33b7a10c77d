### The wall: a table for the whole room, read from afar.

scan-to-join = Scannez pour jouer
free-seat = Libre
all-here = Toutes les places sont prises : touchez « Lancer la partie » sur un téléphone.
starting = La partie commence…
join-next = Scannez pour jouer la prochaine partie
choose-next = Une revanche ou un autre jeu ? Choisissez sur un téléphone.

## With variables

# $host
code-at = Ou ouvrez { $host } et saisissez ce code :
waiting-for =
    { $count ->
        [one] Il manque une personne
       *[other] Il manque { $count } personnes
    }
