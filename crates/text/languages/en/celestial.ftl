### Celestial Duel

## Options

rounds = Length
rounds-help = After this many rounds the most cards win. Without a limit the game ends when one player holds every card, which can take long.
rounds-count =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
rounds-all = Until one player has all cards
collectors = Collector cards
collectors-help = Special cards shuffled into the deck: turning one triggers its effect, then you turn the next card.
first-leader = First leader
first-leader-help = Who names the first characteristic. Drawn at random unless you choose.
