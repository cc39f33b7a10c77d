### Die Befehlszeile

## Argumente

options-problem = Die Optionen sind nicht lesbar: { $problem }; alle mit ihren Vorgaben: { $defaults }
players-form = Gib für jeden Platz den Namen einer Person an oder einen Bot: cadet, ensign, pilot, lieutenant, captain oder admiral, etwa `pilot` oder `pilot:Blau`, oder program:BEFEHL
argument-unknown = unbekanntes Argument `{ $argument }`
argument-twice = `{ $argument }` darf nur einmal angegeben werden
argument-conflict = `{ $argument }` geht nicht zusammen mit { $others }
argument-needs-equals = ein Wert für `{ $argument }` folgt auf ein Gleichheitszeichen
arguments-missing =
    { $arguments ->
        [one] ein Argument fehlt: { $arguments }
       *[other] Argumente fehlen: { $arguments }
    }
command-unknown = den Befehl `{ $name }` gibt es nicht
command-missing = ein Befehl fehlt: { OR($commands) }
value-missing = `{ $argument }` braucht einen Wert
value-surplus = `{ $value }` ist ein Wert zu viel für `{ $argument }`
value-refused = `{ $value }` ist kein Wert für `{ $argument }`: { $why }
not-unicode = ein Argument ist kein gültiges Unicode
did-you-mean = Meintest du { OR($names) }?
more-help = Mehr dazu sagt `--help`.

## Werte

value-address = Gib Adresse und Port an, etwa 127.0.0.1:4747 für diesen Rechner, 0.0.0.0:4747 für das ganze Netzwerk oder `[::1]:4747`
value-bot = Gib random, { $levels } an, etwa captain oder `captain:Rigel`, oder `program:BEFEHL`
value-choice = Möglich sind { $choices }
value-clause = Gib eine Regel an, etwa LR-3.4
value-entropy = Gib den Platz als Zahl ab 0, einen Doppelpunkt und den Text an
value-entropy-text = Ein Beitrag zum Zufall hat höchstens { $count } druckbare ASCII-Zeichen
value-first = Gib einen Platz an, ab 0 gezählt, oder `lot`
value-game = Die Spiele heißen { $games }
value-hex = Gib 64 hexadezimale Ziffern in Kleinbuchstaben an
value-language = Möglich sind { $codes }
value-level = Möglich sind { $levels }
value-option-twice = `{ $option }` steht zweimal da
value-options = { $problem }; Optionen sind ein einziges JSON-Objekt, etwa `{ "{" }"first":0{ "}" }`
value-seconds = Gib eine Zahl von Sekunden von `0.01` bis `3600` an
value-server = Gib die Adresse eines Servers an, etwa `http://127.0.0.1:4747`
value-server-elsewhere = { $host } ist nicht dieser Rechner; belastet wird nur ein eigener Server unter `127.0.0.1`, `[::1]` oder `localhost`
value-step = Gib einen Schritt der Aufzeichnung an, ab 1 gezählt
value-switch = Möglich sind `true` und `false`
value-table = Eine ID besteht aus Buchstaben, Ziffern, Binde- und Unterstrichen
value-whole = Gib eine ganze Zahl ab { $least } an
value-whole-between = Gib eine ganze Zahl von { PLAIN($least) } bis { PLAIN($most) } an

## Dateien

file-not-found = Datei oder Ordner nicht gefunden
file-not-allowed = Zugriff verweigert
file-is-folder = Das ist ein Ordner, keine Datei
file-not-text = Das ist keine Textdatei
file-too-large = Die Datei ist zu groß
disk-full = Der Datenträger ist voll
folder-not-made = Der Ordner { $path } lässt sich nicht anlegen
file-not-written = { $path } lässt sich nicht schreiben

## Programme, die spielen

program-not-started = Das Programm `{ $command }` lässt sich nicht starten: { $problem }
program-no-command = `{ $command }` ist kein Befehl: Gib ein Programm und seine Argumente an, mit Anführungszeichen wie in einer Shell
program-gone = Das Programm `{ $command }` hat sich mitten in einer Partie beendet
program-ended = Das Programm `{ $command }` hat sich mitten in einer Partie beendet: { $status }
program-slow = Das Programm `{ $command }` hat nicht innerhalb von { $seconds } s geantwortet
program-answer = Das Programm `{ $command }` hat `{ $line }` geantwortet: { $problem }
answer-not-legal = Diese Aktion ist nicht erlaubt
answer-beyond = Es gibt { $count } erlaubte Aktionen, gezählt ab 0
answer-form = Schreib `{ "{" }"action":...{ "}" }` oder `{ "{" }"index":...{ "}" }`

## rules

no-clause = „{ $game }“ hat keine Regel { $clause }; `orbite rules { $id }` zeigt alle

## play

you = Spieler
game-saved = Die Partie ist in `{ $path }` gespeichert; `orbite verify { $path }` prüft sie.
game-left = Die Partie ist gespeichert: `orbite play --resume { $path }` setzt sie fort.

## hint und solve

decided = { $who }: { $action } [{ $notation }]
number = { $number }
percent = { $number }{ "\u202F" }%

## hint

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
not-solvable = Nur „{ $solvable }“ lässt sich lösen, weil darin nichts verborgen und nichts dem Zufall überlassen ist; das ist eine Partie „{ $game }“
not-solved =
    { $count ->
        [one] mit { $count } Stellung nicht gelöst: Spiel weiter und versuch es später noch einmal, oder erlaube mit --positions mehr
       *[other] mit { $count } Stellungen nicht gelöst: Spiel weiter und versuch es später noch einmal, oder erlaube mit --positions mehr
    }

## verify

record-good =
    { $steps ->
        [one] in Ordnung: { $game }, { $seats } Plätze, { PLAIN($steps) } Schritt, { $state }
       *[other] in Ordnung: { $game }, { $seats } Plätze, { PLAIN($steps) } Schritte, { $state }
    }
still-running = läuft noch
agreed-end = einvernehmlich beendet
conceded-end = durch Aufgabe beendet
won-by = gewonnen von { $winners } ({ $clause })
not-fair = Der Zufall war nicht fair: { $problem }
nothing-to-compare = Der Nachweis für den Zufall fehlt, es gibt also nichts zu vergleichen
no-draws = nichts blieb dem Zufall überlassen
draws-follow =
    { $draws ->
        [one] die einzige Ziehung folgt aus dem Geheimnis des Servers und den Beiträgen aller Plätze
       *[other] alle { PLAIN($draws) } Ziehungen folgen aus dem Geheimnis des Servers und den Beiträgen aller Plätze
    }
fair = fair: { $draws }
fair-until = fair bis Schritt { PLAIN($steps) }: { $draws }
consistent = widerspruchsfrei: { $draws }
takebacks =
    { $count ->
        [one] einmal wurde etwas zurückgenommen
       *[other] { $count }-mal wurde etwas zurückgenommen
    }
no-commitment = nicht verglichen: die vor der Partie gezeigte Festlegung (--commitment)
no-table = nicht verglichen: der Tisch (--table)
no-entropy = nicht verglichen: der eigene Beitrag zum Zufall (--entropy)
no-sealed = nicht verglichen: worauf sich alle Plätze vorher festgelegt hatten (--sealed)
no-steps = nicht verglichen: die Schritte, die während der Partie mitgeteilt wurden
no-takebacks = nicht verglichen: ob in der Partie wirklich etwas zurückgenommen wurde
made-up = ein Server, der das alles erfunden hat, würde also nicht auffallen
restored-undone = die angegebene Festlegung wurde vor dieser Partie ersetzt, als der Server aus einer Sicherung wiederhergestellt wurde: Was dazu gehörte, lässt sich nicht vergleichen
restored-before = vor dem Start wurde der Server aus einer Sicherung wiederhergestellt; seine Festlegung seitdem: { $commitment }
restored-after = nach Schritt { PLAIN($steps) } wurde der Server aus einer Sicherung wiederhergestellt; seine Festlegung seitdem: { $commitment }
restored-unproven = da kannte er schon alle Beiträge: Dass er dieses Geheimnis nicht ausgesucht hat, lässt sich nicht beweisen
seat-withheld = Platz { $seat } hat nicht rechtzeitig offengelegt, worauf er sich festgelegt hatte
seat-silent = auf Platz { $seat } sitzt ein Mensch, der nichts zum Zufall beigetragen hat
server-commitment = die Festlegung des Servers: { $commitment }
its-fingerprint = ihr Fingerabdruck: { $fingerprint }
not-good =
    { $all ->
        [one] Die Datei hat die Prüfung nicht bestanden
       *[other] Prüfung nicht bestanden: { $bad } von { $all } Dateien
    }
one-record = Was vor einer Partie mitgeteilt wurde, lässt sich nur mit einer einzigen Datei vergleichen

## --at

no-such-step = Schritt { PLAIN($step) } ist nicht in dieser Aufzeichnung: Sie hat { PLAIN($steps) } Schritte, ab 1 gezählt
no-decision = Schritt { PLAIN($step) } ist keine Entscheidung: Dort zieht der Zufall, oder die Zeit ist um
nobody-decides = In dieser Aufzeichnung muss niemand entscheiden: Die Partie ist vorbei, oder eine Ziehung steht an; --at SCHRITT geht zur Entscheidung dieses Schritts zurück

## review

review-title = { $game }: jede Entscheidung, beurteilt nach dem, was der Platz damals wusste (Stufe { $level })
review-progress = Entscheidungen beurteilt
review-columns = (Schritt, Gewinnchance, Zeichen)
review-who = Spieler
review-choices = Entscheidungen
review-agreed = wie der Trainer
review-inaccuracies = Ungenauigkeiten (?!)
review-mistakes = Fehler (?)
review-blunders = grobe Fehler (??)
review-lost = verlorene Siege von 100
review-note = Gezählt werden Entscheidungen zwischen mindestens zwei Aktionen. Verlorene Siege: im Mittel je Entscheidung. Als Ungenauigkeit zählt ein Verlust ab 5 Siegen von 100, als Fehler ab 10, als grober Fehler ab 15, und nur wo die Suche sicher ist.

## trace

not-finished = Diese Partie ist nicht zu Ende: Ein Trace zeigt eine ganze Partie
