### Eigene Tische, die Liste der Tische und ihre Aufsicht.

my-games = Partien mit anderen
your-turn-now = Du bist dran
running = Läuft
rematch-asked = Du möchtest eine Revanche
ready-to-start = Startbereit
quick-match = Mitspieler finden
quick-match-go = Spielen
any-game = Beliebiges Spiel
speed = Tempo
speed-live = Live
speed-days = Fernpartie
any-speed = Jedes Tempo
only-free = Nur mit freien Plätzen
search-tables = Name oder Spiel suchen
made-now = gerade eröffnet
sort = Sortieren
sort-newest = Neueste zuerst
sort-fullest = Fast volle zuerst
nothing-fits = Kein Tisch passt. Ändere die Filter oder nutze oben „Mitspieler finden“.
watch-games = Partien zum Zuschauen
operator = Serververwaltung
operator-health = Zustand
operator-version = Version
operator-database = Datenbank
operator-well = In Ordnung
operator-unwell = Gestört
operator-connections = Verbindungen
operator-tables = Tische
operator-faults = Interne Fehler
operator-refresh = Aktualisieren
operator-reports = Meldungen
operator-no-reports = Keine offenen Meldungen.
operator-go-there = Zum Tisch
operator-resolution = Maßnahme
operator-resolve = Abschließen
operator-ban = Person sperren
operator-people = Personen
operator-find = Name oder ID
operator-search = Suchen
operator-nobody = Niemand gefunden.
operator-unban = Sperre aufheben
operator-ban-reason = Grund, für die Verwaltung
person-guest = Gast
operator-close = Tisch schließen
reason-chat = beleidigende Worte
reason-name = anstößiger Name
reason-play = unfaires Spiel
reason-other = etwas anderes

## Mit Variablen

your-turns =
    { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
your-turn-in = Du bist dran: { $game }
back-to-game = Zurück zu deiner Partie: { $game }
more-turns =
    { $count ->
        [one] und { $count } weitere Partie
       *[other] und { $count } weitere Partien
    }
turn-of = { $name } ist am Zug
away-until = { $name } ist bis zum { $date } im Urlaub
wants-rematch =
    { $names ->
        [one] { $names } möchte eine Revanche
       *[other] { $names } möchten eine Revanche
    }
waits-for-players = Wartet auf Mitspieler ({ $taken }/{ $all })
bot-named = { $name } (Bot)
with-others-named = mit { $names }
days-left =
    { $days ->
        [one] noch { $days } Tag
       *[other] noch { $days } Tage
    }
hours-left = noch { $hours } Std.
minutes-left = noch { $minutes } Min.
places-taken = { $taken }/{ $all }
hosted-by = Gastgeber: { $name }
made-minutes-ago = vor { $minutes } Min. eröffnet
made-hours-ago = vor { $hours } Std. eröffnet
made-days-ago = vor { $days } Tagen eröffnet
report-line = { $reporter } meldet { $subject }: { $reason }
person-account = Konto { $login }
person-times = seit { $since }, letzter Besuch { $seen }
person-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
person-reports =
    { $reports ->
        [one] { $reports } Meldung ({ $waiting } offen)
       *[other] { $reports } Meldungen ({ $waiting } offen)
    }
person-banned = Gesperrt: { $reason }
