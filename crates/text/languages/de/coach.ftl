### Was der Trainer sagt: der Rat eines starken Bots, in Worten.

## Der Zug

plays = Der Trainer würde spielen: { $turn }.
then = { $first }, dann: { $next }

## Warum

only-move = Es gibt keinen anderen Zug.
certain-win = Das gewinnt mit Sicherheit: Es ist bis zum Ende berechnet.
certain-loss = Die Partie ist verloren, egal was du spielst: Etwas Besseres gibt es nicht mehr.
hopeless = Diese Partie ist kaum noch zu gewinnen: Etwas Besseres gibt es nicht mehr.
wins = Das gewinnt von hier aus etwa { $percent } von 100 Partien.
second = Zweitbeste Wahl: { $action } (gewinnt von 100 Partien { $less } weniger).
second-equal = Genauso gut: { $action }.
equal-moves = { $count } andere Züge sind genauso gut, zum Beispiel: { $action }.
all-equal = Alle { $count } Züge sind gleich gut: Spiel irgendeinen.
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
