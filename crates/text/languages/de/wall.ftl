### The wall: a table for the whole room, read from afar.

scan-to-join = Scannen und mitspielen
free-seat = Frei
all-here = Alle sind da: Tippt auf einem Handy auf „Partie starten“.
starting = Gleich geht es los …
join-next = Scannen und bei der nächsten Partie mitspielen
choose-next = Revanche oder ein anderes Spiel? Wählt auf einem Handy.

## With variables

# $host
code-at = Oder { $host } öffnen und diesen Code eingeben:
waiting-for =
    { $count ->
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $count } Personen
    }
