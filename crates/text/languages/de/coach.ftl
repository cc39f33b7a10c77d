### Was der Trainer sagt: der Rat eines starken Bots, in Worten.

## Der Zug

plays = Der Trainer würde spielen: { $turn }.
then = { $first }, dann: { $next }

## Warum

forced = Nichts anderes kommt in Frage: Es ist erzwungen oder bis zum Ende berechnet.
wins = Das gewinnt von hier aus etwa { $percent } von 100 Partien.
second = Am zweitbesten: { $action } (gewinnt von 100 Partien { $less } weniger).
second-equal = Genauso gut: { $action }.
avoid = Besser nicht: { $action } (gewinnt { $percent } von 100).

## Rückblick

lost =
    { $mark ->
        [blunder] Grober Fehler: gewinnt von 100 Partien { $less } weniger. Besser: { $action } (gewinnt { $percent } von 100).
        [mistake] Fehler: gewinnt von 100 Partien { $less } weniger. Besser: { $action } (gewinnt { $percent } von 100).
       *[inaccuracy] Ungenauigkeit: gewinnt von 100 Partien { $less } weniger. Besser: { $action } (gewinnt { $percent } von 100).
    }
thrown-away = Grober Fehler: Das war gewonnen und ist jetzt verloren. Besser: { $action }.
as-good = Der Trainer stimmt zu: Nichts wäre klar besser.
no-choice = Es gab nichts zu wählen.
marks-none = Kein Fehler gefunden.
