### Das Ende einer Partie, erzählt für die, die gespielt haben.

## Überschriften

won = Du hast gewonnen!
won-by =
    { $points ->
        [one] Du hast mit { $points } Punkt Vorsprung gewonnen!
       *[other] Du hast mit { $points } Punkten Vorsprung gewonnen!
    }
won-shared = Du teilst dir den Sieg mit { $others }!
lost-close =
    { $points ->
        [one] Ganz knapp! Sieg für { $winners } mit { $points } Punkt Vorsprung.
       *[other] Ganz knapp! Sieg für { $winners } mit { $points } Punkten Vorsprung.
    }
lost-by = Du hast verloren: Sieg für { $winners } mit { $points } Punkten Vorsprung.
lost-tie = Ganz knapp! Du bist punktgleich mit { $winners }, verlierst aber im Tiebreak.
lost-place = Du hast verloren: Sieg für { $winners }. Dein Platz: { $place } von { $count }.
victory = Sieg für { $winners }!

## Die Geschichte

by = { $line } (im Zug von { $who })
by-you = { $line } (in deinem Zug)
best-moment = Bester Moment: { $line }
your-best-moment = Dein bester Moment: { $line }

## Und jetzt

stronger = Stärkere Bots: { $level }
gentler = Leichtere Bots: { $level }
recommended = Empfohlen: { $choice }
with-players = Mit { $count } Personen
save-picture = Bild speichern
