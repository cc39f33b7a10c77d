### Die Befehlszeile

## play

you = Person
game-saved = Die Partie ist in `{ $path }` gespeichert; `orbite verify { $path }` prüft sie.
game-left = Die Partie ist gespeichert: `orbite play --resume { $path }` setzt sie fort.

## hint und solve

decided = { $who }: { $action } [{ $notation }]
number = { $number }
percent = { $number }{ "\u202F" }%

## hint

no-search = Keine Suche nötig: Der Zug ist erzwungen oder genau berechnet.
sure =
    { $games ->
        [one] Zu { $percent } sicher, dass nichts besser ist, nach { $games } durchgespielten Partie.
       *[other] Zu { $percent } sicher, dass nichts besser ist, nach { $games } durchgespielten Partien.
    }
columns = (Gewinnchance, Fehlerspanne bei 95{ "\u202F" }%, Anteil an der Suche)
expected = Erwartet: { $line }
chance = { $who }: { $percent }

## solve

placed = { $who }: { $place }. Platz
perfect-play = Perfektes Spiel: { $line }
positions =
    { $count ->
        [one] { $count } Stellung untersucht
       *[other] { $count } Stellungen untersucht
    }
