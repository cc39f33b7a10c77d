### Das Terminal. In einer Tastenzeile trennt ` | ` eine Taste von der nächsten.

## Ein zu kleines Fenster

too-small = Der Tisch braucht mindestens { $columns } Spalten und { $rows } Zeilen.
too-small-now = Dieses Fenster hat { $columns } × { $rows }. Vergrößere es und spiel weiter.

## Neben dem Spielplan

actions = Was du tun kannst
log = Was geschehen ist
filter = tippen filtert; oder eine Notation
no-match = nichts passt; Enter fragt die Regeln
waiting = { $who } denkt nach …
waiting-keys = Leertaste: sofort
watch-keys = Leertaste: Pause | + −: Tempo | Enter: ein Schritt
paused = Pause
handover-title = Zug beendet
handover = Dein Zug ist zu Ende. Enter verbirgt den Bildschirm für { $who }.
curtain-title = Gib die Tastatur an { $who }
curtain = Drück Enter, wenn nur noch { $who } hinschaut.
over = Das Spiel ist vorbei
over-keys = n: noch einmal | s: speichern unter | q: verlassen
place = { $place }.
points =
    { $points ->
        [one] { $who }: { $points } Punkt
       *[other] { $who }: { $points } Punkte
    }
spectator = Sicht aller
keys-play = ↵ los | Tab Verlauf | F1 Hilfe | F2 Regeln | ^U zurück | ^S Datei | ^L { $next } | ^Q Ende
keys-watch = Tab Verlauf | F1 Hilfe | F2 Regeln | ^U zurück | ^S Datei | ^L { $next } | ^Q Ende
keys-curtain = ↵ ansehen | ^L { $next } | ^Q Ende
keys-close = Esc: schließen

## Regeln und Ablehnungen

rules-title = Regeln
rules-keys = ↑↓ Bild↑ Bild↓: blättern | /: suchen | n: weiter | Esc: schließen
rules-search = suchen: { $wanted }
rules-nothing = „{ $wanted }“ kommt in diesen Regeln nicht vor
refused-title = Nicht erlaubt
not-an-action = „{ $typed }“ ist weder ein Zug aus der Liste noch eine Notation dieses Spiels.
not-an-action-hint = Tippe einen Teil einer Zeile der Liste, ihre Nummer oder eine Notation wie { $example }.
unchanged = Nichts hat sich geändert. Esc: neu wählen.

## Fragen

undo-title = Zurücknehmen
undo-ask = Den letzten Zug von { $who } und alles danach zurücknehmen?
undo-table = Seitdem wurde etwas aufgedeckt oder jemand hat gespielt. Sind alle einverstanden?
undo-bots = Die Bots haben nichts dagegen.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-done = Zurückgenommen.
quit-title = Verlassen
quit-ask = Den Tisch verlassen? Die Partie liegt in `{ $path }`.
quit-resume = Weiter geht es mit `orbite play --resume { $path }`
yes-key = j
confirm = Enter oder j: ja | Esc oder n: nein
save-title = Speichern unter
save-ask = Die Partie wird nach jedem Schritt gespeichert. Ihre Datei:
save-keys = Enter: ab jetzt hier speichern | Esc: wie bisher
saved = In `{ $path }` gespeichert.
save-failed = Speichern in `{ $path }` nicht möglich: { $problem }

## Hilfe

help-title = Hilfe
help-choose = Wählen
help-arrows = ↑ ↓ Bild↑ Bild↓ Pos1 Ende: durch die Liste gehen; der Plan zeigt, was die Zeile bewirken würde.
help-type = Buchstaben: nur die Zeilen behalten, die sie enthalten. Rücktaste, Esc: wieder aufheben.
help-number = Eine Zahl: zu dieser Zeile gehen.
help-notation = Eine Notation wie { $example }, dann Enter: sie spielen; verbietet das eine Regel, wird ihr Text gezeigt.
help-enter = Enter: die markierte Zeile spielen.
help-table = Am Tisch
help-tab = Tab: von der Liste zum Verlauf und zurück (blättern mit denselben Tasten).
help-rules = F2 oder Strg+R: die Regeln, mit Suche durch /
help-undo = F8 oder Strg+U: zurücknehmen. Frei, solange nichts aufgedeckt wird und niemand sonst spielt; danach müssen alle einverstanden sein.
help-save = F5 oder Strg+S: wo die Partie gespeichert wird. Gespeichert wird sie ohnehin nach jedem Schritt.
help-language = F3 oder Strg+L: { $languages }.
help-quit = F10, Strg+Q oder Strg+C: verlassen; die Partie kann fortgesetzt werden.
help-secrets = Teilen sich mehrere die Tastatur, wird der Bildschirm dazwischen verborgen.
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

not-a-terminal = play braucht ein Terminal: Ein- und Ausgabe müssen eines sein, keine Datei und keine Pipe
file-problem = `{ $path }`: { $problem }
options-problem = die Optionen sind nicht lesbar: { $problem }
players-problem = die Aufzeichnung hat { $seats } Plätze, angegeben sind aber { $players } Personen
