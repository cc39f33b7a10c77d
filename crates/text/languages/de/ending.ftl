### Das Ende einer Partie, erzählt für die, die gespielt haben.

## Überschriften

won = Du hast gewonnen!
# Im Dativ: „mit 2 Punkten Vorsprung“.
lead-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
lead-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
won-by = Du hast mit { $lead } Vorsprung gewonnen!
won-shared = Du teilst dir den Sieg mit { $others }!
lost-close = Ganz knapp! Sieg für { $winners } mit { $lead } Vorsprung.
lost-by = Du hast verloren: Sieg für { $winners } mit { $lead } Vorsprung.
lost-tie = Ganz knapp! Gleichstand, doch die Regel für Gleichstände entscheidet für { $winners }.
lost-place = Du hast verloren: Sieg für { $winners }. Dein Platz: { $place } von { $count }.
victory = Sieg für { $winners }!

## Die Geschichte

by = Beim Zug von { $who }: { $line }
by-you = Bei deinem Zug: { $line }
best-moment = Bester Moment: { $line }
your-best-moment = Dein bester Moment: { $line }
new-badge = Neues Abzeichen: { $name }

## Und jetzt

stronger = Stärkere Bots: { $level }
gentler = Leichtere Bots: { $level }
recommended = { $choice } (empfohlen)
with-players = Mit { $count } Personen
save-picture = Bild speichern
share-picture = Bild teilen
