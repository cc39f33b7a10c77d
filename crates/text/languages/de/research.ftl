### Was die Befehle sagen, die viele Partien spielen: simulate, arena, study, load

## Argumente und Dateien

games-at-least-one = --games muss mindestens 1 sein
two-on-standard-output = `--trace -` und --json wollen beide auf die Standardausgabe: Gib dem Trace eine Datei
bots-nobody = --bots nennt niemanden
bots-too-many =
    { $seats ->
        [one] --bots nennt { $bots } Bots für { $seats } Platz
       *[other] --bots nennt { $bots } Bots für { $seats } Plätze
    }
records-there = { $folder } enthält schon Aufzeichnungen ({ $file }); gib --records einen eigenen Ordner
folder-unread = Der Ordner { $folder } ist nicht lesbar
results-of-another = { $file } enthält die Ergebnisse eines anderen Turniers oder einer anderen Untersuchung; gib --results eine andere Datei
results-line = { $file }, Zeile { PLAIN($line) }
results-no-file = { $file } ist keine Ergebnisdatei: Gib --results eine gewöhnliche Datei von höchstens { $size } GiB
results-unusable = { $file } lässt sich nicht benutzen
results-unwritten = Die Ergebnisse lassen sich nicht schreiben

## Fortschritt

progress-games = { $bar } { $done }/{ $all } Partien, { $rate }, noch { $left }
progress-deals = { $bar } { $done }/{ $all } Ausgangslagen, seit { $since }, noch { $left }
stopped-games = nach { PLAIN($done) } von { PLAIN($all) } Partien abgebrochen
stopped-deals = nach { PLAIN($done) } von { PLAIN($all) } Ausgangslagen abgebrochen

## Spalten

column-bot = Bot
column-clause = Regel
column-elo = Elo
column-ending = Ende
column-fair = fair
column-games = Partien
column-interval = 95-%-Intervall
column-out-early = früh draußen
column-place = Rang
column-points = Punkte
column-seat = Platz
column-seats = Plätze
column-share = Anteil
column-shared = geteilt
column-wins = Siege
column-won = gewonnen

## simulate

simulated = { $game }, { $seats } Plätze, Optionen { $options }, Startwert { $seed }
simulated-in =
    { $games ->
        [one] { PLAIN($games) } Partie in { $seconds } s ({ PLAIN($rate) } Partien/s)
       *[other] { PLAIN($games) } Partien in { $seconds } s ({ PLAIN($rate) } Partien/s)
    }
decisions-per-game = Entscheidungen je Partie: { $mean } (von { PLAIN($shortest) } bis { PLAIN($longest) })

## arena

tournament = { $game }: { $bots }, Optionen { $options }, Startwert { $seed }
tournament-played =
    { $deals ->
        [one] { PLAIN($deals) } Ausgangslage in { $rotations } Drehungen: { PLAIN($games) } Partien mit je { $decisions } Entscheidungen, { $seconds } s
       *[other] { PLAIN($deals) } Ausgangslagen, jede in { $rotations } Drehungen: { PLAIN($games) } Partien mit je { $decisions } Entscheidungen, { $seconds } s
    }
share-means = Anteil: an den Siegen, für jeden Platz des Bots; ein geteilter Sieg zählt anteilig.
elo-means = Elo: der Abstand zum Rest des Tisches, den ein solcher Anteil bedeutet.

## study

studied =
    { $rotations ->
        [one] { $game }: { $bots }, Startwert { $seed }, { PLAIN($deals) } Ausgangslagen in { $rotations } Drehung
       *[other] { $game }: { $bots }, Startwert { $seed }, { PLAIN($deals) } Ausgangslagen in { $rotations } Drehungen
    }
set-of-options = Optionen { $options }, { PLAIN($games) } Partien
member-wins = { $bot } gewinnt { $share } der Partien für jeden seiner Plätze ({ $low } - { $high }; fair: { $fair }), Elo { $elo }
seats-differ =
    { $degrees ->
        [one] Fairness: Die Plätze sind nicht gleich gut (Chi-Quadrat { $square }, { $degrees } Freiheitsgrad, p { $chance })
       *[other] Fairness: Die Plätze sind nicht gleich gut (Chi-Quadrat { $square }, { $degrees } Freiheitsgrade, p { $chance })
    }
seats-alike =
    { $degrees ->
        [one] Fairness: Kein Unterschied zwischen den Plätzen nachgewiesen (Chi-Quadrat { $square }, { $degrees } Freiheitsgrad, p { $chance })
       *[other] Fairness: Kein Unterschied zwischen den Plätzen nachgewiesen (Chi-Quadrat { $square }, { $degrees } Freiheitsgrade, p { $chance })
    }
column-least = min.
column-median = Median
column-most = max.
column-mean = Mittel
spread-decisions = Entscheidungen
spread-points = Punkte
spread-lead = Vorsprung des Siegers, Punkte
spread-changes = Führungswechsel
forced = erzwungene Entscheidungen: { $share }
column-kind = Art der Aktion
column-of-actions = Anteil
column-if-offered = wenn möglich
column-worth = Wert laut Suche
column-wins-with = Siege mit
column-wins-without = Siege ohne
comparison = Die zweiten Optionen neben den ersten, bei denselben Ausgangslagen:
column-first = erste
column-second = zweite
column-difference = Unterschied
figure-decisions = Entscheidungen
figure-forced = erzwungene Entscheidungen, Anteil
figure-lead-changes = Führungswechsel
figure-out-early = früh ausgeschiedene Plätze, Anteil
figure-wins = Siege von Platz { $seat }, Anteil

## Der Bericht einer Untersuchung für Browser

report-title = Untersuchung von { $game }
report-plan =
    { $rotations ->
        [one] { PLAIN($deals) } Ausgangslagen in { $rotations } Drehung zwischen { $bots }; Startwert { $seed }, Regelversion { $rules }, Orbite { $version }.
       *[other] { PLAIN($deals) } Ausgangslagen in { $rotations } Drehungen zwischen { $bots }; Startwert { $seed }, Regelversion { $rules }, Orbite { $version }.
    }
report-comparison = Die zweiten Optionen neben den ersten
report-comparison-note = Mittelwerte über dieselben Ausgangslagen; der Unterschied mit seinem 95-%-Intervall.
report-note = Ein geteilter Sieg zählt anteilig. Früh draußen: nach dem ersten Drittel der Partie nichts mehr zu entscheiden. Die Führung wird durch zufällige Partien bis zum Ende geschätzt. Wert laut Suche: um wie viel die beste Aktion dieser Art mehr wert war als die beste der anderen, in Anteilen eines Siegs, wie die Bots es schätzten. Siege mit und ohne sagen, wie es Plätzen erging, die eine solche Aktion gewählt haben, und den anderen: kein Beweis, dass sie die Ursache war.
report-set = { PLAIN($games) } Partien mit { $options }
report-who-wins = Wer gewinnt
report-seat = Platz { $seat }
report-shares = Sieganteil jedes Platzes mit seinem 95-%-Intervall und dem fairen Anteil
report-wins-each = Siege je Platz
report-decisions = Entscheidungen je Partie
report-points = Punkte eines Platzes
report-lead = Vorsprung des Siegers in Punkten
report-changes = Führungswechsel je Partie
report-forced = Erzwungene Entscheidungen: { $share }.
report-endings = Warum Partien enden
report-actions = Was getan wird und was es wert ist
report-spread = Median { $median }, die Hälfte von { $quarter } bis { $rest }, alle von { $least } bis { $most }; Mittel { $mean }.
report-bin = { $from } bis { $to }: { $count }

## load

load-nothing = Gib --tables, --idle oder beides an
load-no-folder = Ein Ordner für die Datenbank lässt sich nicht anlegen
load-no-program = Dieses Programm lässt sich nicht finden
load-files = { PLAIN($wanted) } Dateien und Verbindungen werden zugleich gebraucht, das System erlaubt { PLAIN($allowed) }: Erhöhe die Grenze (`ulimit -n { PLAIN($wanted) }` oder LimitNOFILE einer Unit) oder verlange weniger
load-connection = Fehler einer Verbindung oder einer Datei: { $problem }
load-server-gone = Der Server hat die Verbindung geschlossen oder antwortet nicht mehr
load-unexpected = Unerwartete Antwort des Servers: { $answer }
load-not-started = Der Server ist nicht gestartet: { $problem }
load-idle = { PLAIN($done) } von { PLAIN($all) } wartenden Verbindungen
load-tables = { PLAIN($done) } von { PLAIN($all) } Tischen
load-warming-up = Aufwärmen
load-playing = { PLAIN($since) } von { PLAIN($seconds) } s, { PLAIN($moves) } Züge
load-troubles = { PLAIN($since) } von { PLAIN($seconds) } s, { PLAIN($times) } Knoten beendet
load-finishing = Alle Partien werden zu Ende gespielt
load-no-log = Die Protokolle lassen sich nicht lesen
load-wrong = Die Protokolle enthalten nicht, was bestätigt wurde
column-tables = Tische
column-nodes = Knoten
column-moves = Züge/s
column-moves-cpu = Züge/CPU-s
column-of-first = vom ersten
column-latency = p50/p99 ms
column-driver = Lastgenerator
column-writer = Schreiber
row-tables = Tische
load-plan = { PLAIN($tables) } mit „{ $game }“, je { $seats } Plätze
row-seconds = gemessen
row-idle-bytes = Bytes je Sekunde und Platz
both-directions = { $bytes }, beide Richtungen
row-moves = bestätigte Züge
moves-in-games = { PLAIN($moves) } in { PLAIN($games) } beendeten Partien
row-rate = Züge je Sekunde
row-acknowledged = vom Senden bis zur Bestätigung
row-seen = vom Senden, bis andere es sehen
latencies = p50 { $half }, p99 { $most }, p99.9 { $nearly }, max. { $longest } ms
row-bytes = Bytes je Zug und Platz
all-bytes = { $bytes }, beide Richtungen, alles zusammen
row-move-bytes = für Züge allein
move-bytes = { $bytes } für Aktionen, Antworten und Schritte
row-table-bytes = für den Tisch, je Partie und Platz
table-bytes = { $bytes } für Beitritt, Start, Ende und Revanche
row-cpu = Rechenzeit des Servers
row-cpu-rate = Züge je Sekunde Rechenzeit
row-writer = am stärksten belasteter Schreiber
row-driver = am stärksten belasteter Thread des Lastgenerators
of-a-core = { $share } eines Kerns
row-memory = Speicher des Servers, leer
row-idle-memory = mit wartenden Verbindungen
memory-for = { $size } für { PLAIN($idle) }
row-memory-each = je wartende Verbindung
row-memory-table = je Tisch samt Verbindungen
row-memory-end = am Ende
row-nodes = Knoten
row-troubles = Störungen
killed-times =
    { $times ->
        [one] ein Knoten mit kill -9 beendet, { $times } Mal
       *[other] ein Knoten nach dem anderen mit kill -9 beendet, { $times } Mal
    }
restarted-times =
    { $times ->
        [one] ein Knoten neu gestartet, { $times } Mal
       *[other] ein Knoten nach dem anderen neu gestartet, { $times } Mal
    }
row-stored = gespeicherte Züge
row-lost = verlorene Züge
row-doubled = doppelt gespeicherte Züge
row-untold = gespeicherte, nie bestätigte Züge
row-sent-again = noch einmal gesendete Züge
row-compared = Ereignis für Ereignis verglichene Partien
row-next-move = bis zum nächsten angenommenen Zug eines Platzes
latencies-when-not-out =
    { $times ->
        [one] { $latencies }; { $times } Mal war er ausgeschieden
       *[other] { $latencies }; { $times } Mal war er ausgeschieden
    }
plot-title = Rechenzeit aller Knoten für einen Zug, in µs
plot-nodes =
    { $nodes ->
        [one] { $nodes } Knoten
       *[other] { $nodes } Knoten
    }
plot-point =
    { $nodes ->
        [one] { $nodes } Knoten, { PLAIN($tables) } Tische: { PLAIN($micros) } µs
       *[other] { $nodes } Knoten, { PLAIN($tables) } Tische: { PLAIN($micros) } µs
    }
