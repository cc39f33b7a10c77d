### Was alle Spiele am Tisch sagen.

player-number = Person { $number }
game-over = Das Spiel ist vorbei.
chance-due = Moment: Erst wird gezogen oder gewürfelt.
turn-of = { $name } ist am Zug.

# Das Zeichen für unsere eigenen Entscheidungen in den Regeln.
ruling = Regelentscheid von Orbite

## Wie stark ein Bot ist
level-cadet = Kadett
level-pilot = Pilot
level-captain = Kapitän
level-admiral = Admiral
