### Champ d'astéroïdes

## Le plateau

dice = Dés : bleu { $blue }, rouge { $red }
keep-tiles =
    { $count ->
        [one] Gardez { $must } de ces tuiles ({ $count } choisie)
       *[other] Gardez { $must } de ces tuiles ({ $count } choisies)
    }
tile-of = Tuile { $tile } { DE($who) }
