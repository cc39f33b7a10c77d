### Duel céleste

## Options

rounds = Durée
rounds-help = Après ce nombre de manches, le plus de cartes l'emporte. Sans limite, la partie finit quand toutes les cartes sont dans une seule main, et cela peut durer.
rounds-count =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
rounds-all = Jusqu'à la dernière carte
collectors = Cartes Collector
collectors-help = Des cartes spéciales mêlées au paquet : en retourner une déclenche son effet, puis on retourne la carte suivante.
first-leader = Premier meneur
first-leader-help = Qui nomme la première caractéristique. Tiré au sort, sauf si vous désignez quelqu'un.
