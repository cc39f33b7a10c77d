### Was alle Spiele am Tisch sagen.

player-number = Spieler { $number }
reader = Du
illustrated-by = illustriert von { $name }
game-over = Die Partie ist vorbei.
chance-due = Moment: Erst wird gezogen oder gewürfelt.
turn-of = { $name } ist am Zug.
# Until the clock ends the game: the board in words.
time-left =
    { $minutes ->
        [one] Noch höchstens eine Minute.
       *[other] Noch { $minutes } Minuten.
    }

# Das Zeichen für unsere eigenen Entscheidungen in den Regeln.
ruling = Regelentscheid von Orbite

## Die Regeln in Kürze

in-short = Kurz erklärt
rules-goal = Das Ziel
rules-turn = Dein Zug
rules-scoring = Die Wertung
rules-end = Das Ende
rules-tips = Tipps
rules-questions = Fragen und Antworten
rules-box = Für { $least } bis { $most } Personen ab { $age } Jahren, etwa { $minutes } Minuten.
rules-follow = Nach den Regeln von: { $credits }.

## Wie stark ein Bot ist
level-cadet = Kadett
level-ensign = Fähnrich
level-pilot = Pilot
level-lieutenant = Leutnant
level-captain = Kapitän
level-admiral = Admiral

## Warum ein Spiel nicht beginnen kann

# $seats $least $most
start-seats = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
# $option $value $least $most
start-out-of-range = Option „{ $option }“: { $value } ist nicht erlaubt; wähle { $least } bis { $most }.
# $option $count $most
start-too-many = Option „{ $option }“: { $count } sind zu viele; erlaubt sind höchstens { $most }.
# $option $seats
start-other-tables = Die Option „{ $option }“ gibt es mit { $seats } Personen nicht.
# $cards $seats
start-too-few-cards = { $cards } Karten reichen nicht, um { $seats } Personen je eine zu geben.
