### Asteroidenfeld

## Der Spielplan

dice = Würfel: blau { $blue }, rot { $red }
keep-tiles = Behalte { $must } dieser Plättchen ({ $count } gewählt)
tile-of = Plättchen { $tile } von { $who }
