### Was mit einer Partiedatei oder mit dem Nachweis ihres Zufalls nicht stimmt.
### Alles steht nach dem Namen der Datei und einem Doppelpunkt.

record-shape = Das ist keine Partiedatei: { $problem }
record-format = Das Dateiformat ist `{ $found }`; lesbar ist nur `{ $readable }`
record-unknown-game = Es gibt kein Spiel `{ $game }`
record-other-game = Das ist eine Partie von `{ $record }`, nicht von `{ $asked }`
record-other-rules = Diese Partie wurde nach Fassung { PLAIN($record) } der Regeln gespielt. Dieses Programm kennt nur Fassung { PLAIN($ours) }: Öffne sie mit einem Programm der passenden Fassung
record-options = Die Optionen sind nicht lesbar: { $problem }
record-notation = Schritt { PLAIN($index) }: { $problem }
record-result = Die Partie endet anders, als die Datei behauptet: { $truth }, nicht { $claim }
record-unfinished = Die Datei nennt ein Ergebnis, aber nach ihren { PLAIN($steps) } Schritten ist die Partie nicht zu Ende: Sie wurde gekürzt oder verändert
record-no-result = Die Partie ist nach Schritt { PLAIN($steps) } zu Ende, aber die Datei nennt kein Ergebnis: Sie wurde verändert

## Ein Schritt, der nicht möglich ist
step-refused = Schritt { PLAIN($index) }, `{ $step }`: nicht erlaubt nach Regel { $clause }
step-not-their-turn = Schritt { PLAIN($index) }, `{ $step }`: Platz { $seat } ist am Zug
step-chance-due = Schritt { PLAIN($index) }, `{ $step }`: Hier ist ein Zufallsergebnis fällig, kein Zug
step-action-due = Schritt { PLAIN($index) }, `{ $step }`: Hier ist ein Zug von Platz { $seat } fällig, kein Zufallsergebnis
step-impossible = Schritt { PLAIN($index) }, `{ $step }`: Dieses Zufallsergebnis ist hier nicht möglich
step-no-time = Schritt { PLAIN($index) }, `{ $step }`: Hier kann die Zeit nicht ablaufen
step-over = Schritt { PLAIN($index) }, `{ $step }`: Die Partie ist hier schon zu Ende

## Der Nachweis des Zufalls
proof-missing = Der Nachweis für den Zufall fehlt
proof-method = Der Zufall wurde mit `{ $found }` erzeugt; prüfen lässt sich nur `{ $readable }`
proof-commitment = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte
proof-contributions = { PLAIN($contributions) } Beiträge zum Zufall passen nicht zu { PLAIN($seats) } Plätzen
proof-opening = Was Platz { $seat } offengelegt hat, ist nicht das, worauf er sich festgelegt hatte
proof-other-commitment = Vor der Partie hat dieses Gerät die Festlegung { $joined } gesehen, in der Datei steht aber { $record }: Der Server hat betrogen
proof-restore-not-told = Laut Datei wurde der Server aus einer Sicherung wiederhergestellt, aber dieses Gerät war bis zum Ende am Tisch und hat davon nichts erfahren
proof-other-table = Dieses Gerät war an Tisch { $joined }, die Datei gehört aber zu Tisch { $record }
proof-left-out = Der Beitrag dieses Geräts für Platz { $seat } wurde weggelassen oder ersetzt
proof-opening-ignored = Der Server hatte angenommen, was dieses Gerät für Platz { $seat } offengelegt hat, doch laut Datei wurde es zurückgehalten
proof-sealed = Platz { $seat } hatte sich auf etwas anderes festgelegt, bevor dieses Gerät seinen Beitrag offenlegte
proof-told = Schritt { PLAIN($index) } ist nicht das, was diesem Gerät während der Partie mitgeteilt wurde
proof-back = Schritt { PLAIN($index) } geht zu einem Schritt zurück, der nie erreicht wurde
proof-course = Was gespielt und zurückgenommen wurde, führt nicht zu den Schritten der Datei
proof-outcome = Schritt { PLAIN($index) } hätte `? { $due }` sein müssen, ist aber `? { $told }`: Hier wurde betrogen
