### Das Terminal. In einer Tastenzeile trennt ` | ` eine Taste von der nächsten.

## Ein zu kleines Fenster

too-small = Der Tisch braucht mindestens { $columns } Spalten und { $rows } Zeilen.
too-small-now = Dieses Fenster hat { $columns } × { $rows }. Vergrößere es und spiel weiter.

## Neben dem Spielplan

actions = Deine Möglichkeiten
log = Verlauf
filter = Filter oder Notation eintippen
no-match = kein Treffer; Enter zeigt die Regel dazu
waiting = { $who } überlegt …
waiting-keys = Leertaste: sofort
watch-keys = Leertaste: Pause | + −: Tempo | Enter: ein Schritt
paused = Pause
handover-title = Zug beendet
handover = Zug beendet. Enter verdeckt den Bildschirm, dann ist { $who } dran.
look-title = Deine Karte
look = Schau deine Karte an. Enter verdeckt den Bildschirm für { $who }.
look-keys = x: Tastatur nur an alle weitergeben, die etwas wählen.
curtain-title = Gib die Tastatur an { $who } weiter
curtain = Drück Enter, wenn nur noch { $who } hinsieht.
over = Die Partie ist vorbei
over-keys = n: noch einmal | r: Rückblick | ← →: abspielen | s: speichern unter | q: verlassen
replay-title = Schritt { PLAIN($step) } von { PLAIN($steps) }
replay-keys = ← →: Entscheidung | r: Rückblick | m: nächster Fehler | Esc: zum Ende
review-running = Der Trainer blickt zurück: { $done } von { $all } Entscheidungen beurteilt …
review-done =
    { $count ->
        [0] Der Trainer hat keinen Fehler gefunden.
        [one] Der Trainer hat { $count } Entscheidung angemerkt. m: zeigen
       *[other] Der Trainer hat { $count } Entscheidungen angemerkt. m: die nächste zeigen
    }
place = { $place }.
points =
    { $points ->
        [one] { $who }: { $points } Punkt
       *[other] { $who }: { $points } Punkte
    }
spectator = Zuschauer
keys-play = Tab Plan, Verlauf | F1 Hilfe | F2 Regeln | F4 Rat | ^U zurück | ^L { $next } | ^Q Ende
keys-watch = Tab Verlauf | F1 Hilfe | F2 Regeln | ^U zurück | ^S Datei | ^L { $next } | ^Q Ende
keys-curtain = ↵ ansehen | ^L { $next } | ^Q Ende
keys-close = Esc: schließen

## Regeln und Ablehnungen

rules-title = Regeln
rules-keys = ↑↓ Bild↑ Bild↓: blättern | /: suchen | n: nächste | Esc: schließen
rules-search = Suche: { $wanted }
rules-nothing = „{ $wanted }“ kommt in diesen Regeln nicht vor
refused-title = Nicht erlaubt
coach-title = Der Trainer
coach-keys = Esc: schließen; sein erster Zug ist in der Liste markiert
not-an-action = „{ $typed }“ ist weder ein Zug aus der Liste noch eine Notation dieses Spiels.
not-an-action-hint = Tippe einen Teil einer Zeile aus der Liste, ihre Nummer oder eine Notation wie { $example }.
unchanged = Es hat sich nichts geändert. Esc: neu wählen.

## Fragen

undo-title = Zurücknehmen
undo-ask = Den letzten Zug von { $who } und alles danach zurücknehmen?
undo-table = Seitdem wurde etwas aufgedeckt, oder jemand hat gespielt. Sind alle einverstanden?
undo-bots = Die Bots haben nichts dagegen.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-done = Zurückgenommen.
quit-title = Verlassen
quit-ask = Den Tisch verlassen? Die Partie ist in `{ $path }` gespeichert.
quit-resume = Weiter geht es mit `orbite play --resume { $path }`
yes-key = j
confirm = Enter oder j: ja | Esc oder n: nein
save-title = Speichern unter
save-ask = Die Partie wird nach jedem Schritt in dieser Datei gespeichert:
save-keys = Enter: ab jetzt hier speichern | Esc: wie bisher
saved = In `{ $path }` gespeichert.
save-failed = In `{ $path }` ließ sich nicht speichern: { $problem }

## Hilfe

help-title = Hilfe
help-choose = Wählen
help-arrows = ↑ ↓ Bild↑ Bild↓ Pos1 Ende: durch die Liste gehen; der Plan zeigt, was die Zeile bewirken würde.
help-type = Buchstaben: nur die Zeilen zeigen, die sie enthalten. Rücktaste, Esc: wieder aufheben.
help-number = Eine Zahl: zu dieser Zeile gehen.
help-notation = Eine Notation wie { $example }, dann Enter: diesen Zug spielen; verbietet ihn eine Regel, wird ihr Text gezeigt.
help-enter = Enter: die markierte Zeile spielen.
help-table = Am Tisch
help-tab = Tab: von der Liste zum Plan, zum Verlauf und zurück.
help-board = Auf dem Plan gehen die Pfeile zur nächsten Aktion in dieser Richtung; Enter spielt sie. Im Verlauf blättern sie.
help-mouse = Maus: Ein Klick markiert eine Aktion in der Liste oder auf dem Plan, ein zweiter spielt sie; das Rad blättert. Mit Umschalt lässt sich Text auswählen.
help-rules = F2 oder Strg+R: die Regeln; / sucht darin
help-coach = F4 oder Strg+T: Der Trainer zeigt, was ein starker Bot spielen würde und warum.
help-undo = F8 oder Strg+U: zurücknehmen. Ohne Rückfrage, solange nichts aufgedeckt wurde und niemand sonst gespielt hat; danach müssen alle einverstanden sein.
help-save = F5 oder Strg+S: wählen, wo die Partie gespeichert wird. Gespeichert wird ohnehin nach jedem Schritt.
help-language = F3 oder Strg+L: { $languages }.
help-quit = F10, Strg+Q oder Strg+C: verlassen; die Partie kann fortgesetzt werden.
help-suspend = Strg+Z: die Partie anhalten; `fg` setzt sie fort.
help-after = Nach dem Ende: ← → spielen die Partie ab, r lässt den Trainer jede deiner Entscheidungen beurteilen, m geht zum nächsten Fehler.
help-secrets = Teilen sich mehrere die Tastatur, wird der Bildschirm bei jedem Wechsel verdeckt.
help-legend = Zeichen auf dem Plan
legend-supernova = B F K N T: die Aliens, nach ihren Anfangsbuchstaben | I bis V: die Ränge, und was jeder einbringt | ♥ und ein Buchstabe: ein Favorit | ⚿: der geheime Chip | B/F: eine Karte, die eines der beiden bewegt; B♥: bewegt oder adoptiert; ♥⇄♥: tauscht; ⇅: vertauscht | ✹: der Stern mit dem Stapel; drei, wenn er leer ist
legend-celestial = ▤ und eine Zahl: Karten im Besitz | ▒: eine verdeckte Karte | ●●○○: wie schwer das Objekt zu beobachten ist | ████░░: wie viel vom Kartensatz der Wert schlägt
legend-landing = 1·A in einer Karte: Alien und Untertasse; das untere Paar zählt, das obere ist blass | ✸: eine bewaffnete Karte; ★: ein Stern | ✗: eine Karte, die abgeschossen würde; ✗ und eine Zahl: abgeschossene Karten | ⚿: geheimes Alien und geheime Untertasse | doppelter Rahmen: wo die markierte Karte landen würde
legend-rockets = ▂ ▄ ▆ █ und eine Zahl: die Galaxien auf einem Feld | ·: ein leeres Feld | ⌂ und ein Zeichen: eine Basis | unterstrichene Nummer: ein Feld, das man wählen kann
legend-asteroids = ▒ ◆ und eine Zahl: ein blauer Asteroid; ◇: ein schwarzer; ↻ ↺: wie er sich dreht | +: ein Startpunkt, den man wählen kann | ◎: wohin die markierte Aktion führen würde; ✗: wo sie das Schiff zerstören würde | ▦ und eine Zahl: Plättchen auf der Hand | ⚑: hat den Marker | ✗ an einem Platz: ausgeschieden
help-marks = Plätze

## Das Menü

menu-title = Orbite: Wähle einen Tisch
menu-game = Spiel
menu-seats = Plätze
menu-seat = Platz { $number }
menu-person = Mensch
menu-first = Wer beginnt
menu-random = ausgelost
menu-language = Sprache
menu-start = Spielen
menu-keys = ↑↓ Zeile | ←→ ändern | Buchstaben: Name | Enter: weiter | Esc: verlassen
yes = ja
no = nein

## Warum ein Tisch nicht geöffnet werden kann

not-a-terminal = play braucht ein Terminal: Ein- und Ausgabe dürfen keine Datei und keine Pipe sein
file-problem = `{ $path }`: { $problem }
setup-problem = Der Tisch lässt sich nicht einrichten: { $problem }
resume-problem = Die Partie lässt sich nicht fortsetzen: { $problem }
options-problem = Die Optionen sind nicht lesbar: { $problem }
players-problem = Die Partiedatei hat { $seats } Plätze, angegeben sind aber { $players } Personen
