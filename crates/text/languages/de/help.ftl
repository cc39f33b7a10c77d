### Was `--help` zeigt

## Überschriften und Angaben

heading-usage = Aufruf:
heading-commands = Befehle:
heading-arguments = Argumente:
heading-options = Optionen:
heading-examples = Beispiele:
heading-choices = Mögliche Werte:
usage-options = [OPTIONEN]
mark-default = [Vorgabe: { $value }]
mark-environment = [Umgebung: { $variable }]
mark-choices = [mögliche Werte: { $values }]
mark-seats = ({ $count } Plätze)
mark-seats-between = ({ $least } bis { $most } Plätze)

## Platzhalter

placeholder-address = ADRESSE
placeholder-address-port = ADRESSE:PORT
placeholder-bool = BOOL
placeholder-bus = BUS
placeholder-clause = REGEL
placeholder-command = BEFEHL
placeholder-days = TAGE
placeholder-depth = TIEFE
placeholder-dir = ORDNER
placeholder-file = DATEI
placeholder-filter = FILTER
placeholder-format = FORMAT
placeholder-game = SPIEL
placeholder-hex = HEX
placeholder-hosts = RECHNER
placeholder-id = ID
placeholder-json = JSON
placeholder-lang = SPRACHE
placeholder-level = STUFE
placeholder-list = LISTE
placeholder-login = KONTO
placeholder-match = PARTIE
placeholder-ms = MS
placeholder-n = N
placeholder-number = NUMMER
placeholder-place = ORT
placeholder-record = AUFZEICHNUNG
placeholder-seat-lot = PLATZ|lot
placeholder-seat-text = PLATZ:TEXT
placeholder-seconds = SEKUNDEN
placeholder-server = SERVER
placeholder-status = STAND
placeholder-step = SCHRITT
placeholder-text = TEXT
placeholder-trouble = STÖRUNG
placeholder-url = URL
placeholder-user = BENUTZER

## Befehle

command-orbite = Fünf Weltraumspiele aus alten Regelheften: zum Spielen, Simulieren und Prüfen.
command-serve = Alle fünf Spiele im Browser spielen lassen, hier und im Netzwerk
command-play = Eine ganze Partie im Terminal spielen, mit Menschen und Bots am Tisch
command-simulate = Viele zufällige Partien spielen und zusammenfassen
command-verify = Aufgezeichnete Partien nachspielen und prüfen, ob sie den Regeln folgen
command-rules = Die Regeln eines Spiels lesen, Punkt für Punkt
command-perft = Zählen, wie viele Verläufe ein Spiel bis zu einer Tiefe hat
command-arena = Ein Turnier zwischen Bots austragen
command-study = Untersuchen, wie ein Spiel verläuft: wer auf welchem Platz gewinnt, wie lange es dauert, warum und durch welche Aktionen
command-hint = Was ein Bot in einer gespeicherten Partie tun würde, und warum
command-solve = Eine späte Stellung von „Die letzte Rakete“ exakt lösen
command-review = Jede Entscheidung einer Partie nach dem Wissen ihres Platzes beurteilen und Fehler markieren
command-trace = Beendete Partien als Traces schreiben: jeden Zustand und jede erlaubte Aktion
command-schema = Das JSON-Schema der Ansichten, Ereignisse und Aktionen eines Spiels ausgeben
command-backup = Die Datenbank eines laufenden Servers in eine Datei sichern
command-restore = Eine Sicherung als Datenbank eines angehaltenen Servers wiederherstellen
command-admin = Die Datenbank eines Servers verwalten: Größe, Benutzer, Partien und was gelöscht werden kann
command-admin-status = Zeigen, wie viel es gibt
command-admin-check = Die Datenbank und das Protokoll jeder Partie prüfen
command-admin-vacuum = Nicht mehr genutzten Platz an das System zurückgeben; Züge warten so lange
command-admin-purge = Altes löschen
command-admin-users = Benutzer auflisten oder suchen
command-admin-forget = Einen Benutzer vergessen: Name, Passwort und Sitzungen verschwinden, Partien bleiben
command-admin-reset-password = Einem Konto ein neues Passwort geben, das einmal angezeigt wird, und es überall abmelden
command-admin-operator = Einem Konto erlauben, den Server über seine Seite zu verwalten, oder nicht mehr
command-admin-reports = Meldungen auflisten
command-admin-resolve = Festhalten, was aus einer Meldung wurde
command-admin-ban = Einem Benutzer die Anmeldung sperren und alle seine Sitzungen beenden
command-admin-unban = Einen Benutzer wieder zulassen
command-admin-close-table = Einen Tisch schließen, was auch immer dort gespielt wird
command-admin-matches = Partien auflisten
command-admin-record = Die Aufzeichnung einer beendeten Partie ausgeben
command-load = Einen Tischserver auf diesem Rechner unter Last messen
command-help = Diese Übersicht oder die Hilfe zu einem Befehl anzeigen

## Argumente mehrerer Befehle

argument-help = Hilfe anzeigen
argument-help-short = Hilfe anzeigen (ausführlich mit `--help`)
argument-help-long = Hilfe anzeigen (kurz mit `-h`)
argument-version = Version anzeigen
argument-lang = Die Sprache der Texte und Meldungen [Vorgabe: die des Systems]
argument-json = Die Antwort als JSON ausgeben
argument-game = supernova, celestial, landing, rockets oder asteroids
argument-seats = Die Zahl der Plätze [Vorgabe: so wenige wie möglich; in der Arena so viele wie Bots]
argument-seed = Woraus aller Zufall und alle Entscheidungen gezogen werden
argument-options = Die Optionen des Spiels als JSON-Objekt (--help zählt sie auf)
argument-options-before = Die Optionen des Spiels als JSON-Objekt; fehlende haben ihre Vorgabe, die hier zuerst steht.
argument-options-after = Plätze und Raketen zählen ab 0; bei first = null entscheidet das Los.
argument-at = Die Entscheidung dieses Schritts der Aufzeichnung, ab 1 gezählt [Vorgabe: die anstehende]
argument-record = Die Aufzeichnung einer Partie; - ist die Standardeingabe
argument-records = Jede Partie als Datei in diesem Ordner aufzeichnen, der noch keine Aufzeichnungen enthalten darf
argument-results = Jede Ausgangslage in dieser Datei festhalten und von dort weitermachen
argument-threads = Wie viele Ausgangslagen gleichzeitig gespielt werden [Vorgabe: eine je Kern]
argument-bots = Wer mitspielt, Platz für Platz; der letzte nimmt die übrigen Plätze
argument-database = Die Datenbank: eine Datei oder `postgres://USER@HOST/NAME` [Vorgabe: was --config sagt, oder orbite.db bei deinen Daten]
argument-database-password-file = Die Datei, deren erste Zeile das Passwort für PostgreSQL ist
argument-config = Die Einstellungsdatei des Servers, in der steht, wo die Datenbank ist
argument-user = Die ID des Benutzers oder der Name eines Kontos
argument-id = Die ID der Partie
argument-limit = Wie viele höchstens, die neuesten zuerst
argument-yes = Wirklich und endgültig ausführen

## serve

argument-serve-listen = Adresse und Port, auf denen der Server lauscht [Vorgabe: 127.0.0.1:4747]
argument-serve-database = Wo alles gespeichert wird: eine Datei oder `postgres://USER@HOST/NAME` [Vorgabe: orbite.db bei deinen Daten]
argument-serve-database-password-file = Die Datei, deren erste Zeile das Passwort für PostgreSQL ist, damit es niemand in der Prozessliste sieht
argument-serve-bus = Wie sich Server mit gemeinsamer PostgreSQL-Datenbank verständigen: `postgres` über die Datenbank selbst oder `nats://HOST:4222` [Vorgabe: postgres]
argument-serve-push-services = Push-Dienste neben denen der üblichen Browser: Rechnernamen, durch Kommas getrennt
argument-serve-smtp = Der Server, der Mails verschickt: `smtps://USER@HOST` oder `smtp://USER@HOST` für STARTTLS; braucht --mail-from und --public-url [Vorgabe: keine Mails]
argument-serve-smtp-password-file = Die Datei, deren erste Zeile das Passwort für den Mailserver ist
argument-serve-mail-from = Der Absender der Mails, etwa `Orbite <orbite@mail.example>`
argument-serve-config = Einstellungen aus dieser Datei lesen (TOML)
argument-serve-public-url = Die öffentliche Adresse dieses Servers für Links und QR-Codes, etwa `https://orbite.example`; Anfragen an andere Namen werden abgelehnt
argument-serve-behind-proxy = X-Forwarded-For eines Reverse-Proxys vor dem Server vertrauen
argument-serve-metrics = Wo /metrics angeboten wird [Vorgabe: für Programme auf diesem Rechner unter der allgemeinen Adresse, außer mit --behind-proxy oder --public-url]
argument-serve-connections = Wie viele Verbindungen es insgesamt geben darf [Vorgabe: 20000]
argument-serve-sockets-per-address = Wie viele Verbindungen eine Adresse haben darf [Vorgabe: 200]
argument-serve-tables-per-user = An wie vielen nicht beendeten Tischen ein Benutzer sitzen darf [Vorgabe: 100]
argument-serve-tables-in-memory = Wie viele Tische zugleich im Speicher sein dürfen; darüber entstehen keine neuen [Vorgabe: 10000]
argument-serve-bot-pace = Wie viele Millisekunden ein Bot mindestens für einen Zug braucht; bei 0 verrät sein Tempo, wie erzwungen der Zug war [Vorgabe: 250]
argument-serve-session-days = Nach wie vielen Tagen ohne Nutzung Menschen und Programme abgemeldet werden; 0 heißt nie [Vorgabe: 365]
argument-serve-no-limits = Alle Begrenzungen der Anfragen abschalten, für Messungen
argument-serve-log = Wie das Protokoll auf der Fehlerausgabe geschrieben wird [Vorgabe: text]
choice-log-text = Zeilen für Menschen
choice-log-json = JSON-Zeilen für Programme
argument-serve-log-filter = Was protokolliert wird, etwa `info` oder `warn,server=debug` [Vorgabe: warn,server=info]
argument-serve-page = Die Seite aus diesem Ordner ausliefern statt der eingebauten
argument-serve-open = Die Seite im Browser öffnen
example-serve-1 = `orbite serve` für diesen Rechner: `http://127.0.0.1:4747`
example-serve-2 = `orbite serve --open` und öffnet sie im Browser
example-serve-3 = `orbite serve --listen 0.0.0.0:4747` für alle im Netzwerk, mit QR-Code
example-serve-4 = `orbite serve --listen 127.0.0.1:0` an einem beliebigen freien Port
note-serve-1 = Alles liegt in einer einzigen Datei, der Datenbank; `orbite backup` sichert sie im laufenden Betrieb. Jede Einstellung heißt gleich als Option (--public-url), in der Umgebung (ORBITE_PUBLIC_URL) und in der mit --config genannten Datei (public-url); die Option geht vor der Umgebung, diese vor der Datei. Was die Datei einschaltet, schaltet --behind-proxy=false wieder aus.
note-serve-2 = Strg-C hält den Server an; nichts geht verloren, und keine Uhr läuft, bis er wieder da ist. `http://ADDRESS/healthz` antwortet `ok`, solange er läuft, /metrics zeigt Programmen auf demselben Rechner seine Zähler (siehe --metrics).

## play

argument-play-game = supernova, celestial, landing, rockets oder asteroids; ohne Angabe fragt ein Menü
argument-play-players = Wer spielt, Platz für Platz: Namen sind Menschen an dieser Tastatur; cadet, ensign, pilot, lieutenant, captain und admiral sind Bots, `pilot:Blau` ist einer mit Namen, `program:BEFEHL` ein eigenes Programm (docs/external-players.md) [Vorgabe: du und ein pilot]
argument-play-seed = Woraus der Zufall und die Bots ziehen [Vorgabe: jedes Mal anders]
argument-play-save = Wohin die Partie nach jedem Zug gespeichert wird [Vorgabe: orbite-SPIEL.json hier]
argument-play-resume = Eine gespeicherte Partie fortsetzen
example-play-1 = `orbite play` alles in einem Menü wählen
example-play-2 = `orbite play rockets` du gegen einen Piloten
example-play-3 = `orbite play landing --players Ada,captain,cadet` ein Mensch und zwei Bots
example-play-4 = `orbite play supernova --players Ada,Bea,pilot` zwei Menschen an einer Tastatur und ein Bot
example-play-5 = `orbite play rockets --players "Ada,program:python3 bot.py"` gegen ein eigenes Programm
example-play-6 = `orbite play --resume orbite-rockets.json` eine Partie fortsetzen oder eine beendete ansehen

## simulate

argument-simulate-games = Wie viele Partien gespielt werden
argument-simulate-threads = Wie viele Partien gleichzeitig laufen [Vorgabe: eine je Kern]
argument-simulate-trace = Jeden Zustand und jede erlaubte Aktion jeder Partie schreiben, ein JSON-Objekt je Zeile; - ist die Standardausgabe
example-simulate-1 = `orbite simulate rockets --seats 2 --games 100000 --options '{ "{" }"layout":"flat61"{ "}" }'`
example-simulate-2 = `orbite simulate supernova --seats 4 --games 10 --seed 7 --trace - | head`
example-simulate-3 = `orbite simulate landing --games 1000 --json > landing.json`
example-simulate-4 = `orbite simulate asteroids --seats 8 --games 20 --records games/`
note-simulate-1 = Gleicher Startwert, gleiche Optionen und gleiche Version ergeben dieselben Partien, egal wie groß --threads ist. Mit --trace - geht die Zusammenfassung auf die Fehlerausgabe. Strg-C fasst die beendeten Partien zusammen; ein zweites Strg-C bricht sofort ab.

## verify

argument-verify-records = Aufgezeichnete Partien; - ist die Standardeingabe
argument-verify-commitment = Die Festlegung des Servers, wie sie vor der Partie gezeigt wurde
argument-verify-table = Der Tisch, an dem gespielt wurde
argument-verify-entropy = Dein Beitrag zum Zufall: dein Platz, ab 0 gezählt, ein Doppelpunkt und der Text
argument-verify-sealed = Worauf sich alle Plätze festgelegt hatten, bevor du deinen Beitrag offengelegt hast, durch Kommas getrennt, mit - für einen Platz ohne Festlegung
example-verify-1 = `orbite verify games/*.json`
example-verify-2 = `orbite admin record MATCH | orbite verify -`
example-verify-3 = `orbite verify game.json --commitment 4bb0... --table k3f9x2 --entropy '0:my own dice'`
note-verify-1 = Gibt eine Zeile je Datei aus. Die Aufzeichnung einer Partie auf einem Server sagt auch, woher ihr Zufall kam (docs/fairness.md): Jede Karte, jeder Würfel und jedes Los wird nachgerechnet. Das beweist nur dann etwas, wenn die Aufzeichnung mit dem verglichen wird, was vor der Partie mitgeteilt wurde; was hier nicht angegeben ist, wird als nicht verglichen genannt. Eine Aufzeichnung nach einer anderen Regelversion wird abgelehnt, nicht erraten.

## rules

argument-rules-clause = Nur diese Regel, etwa LR-3.4

## perft

argument-perft-depth = Wie viele Entscheidungen tief
argument-perft-divide = Auch die Zahl hinter jeder ersten Aktion
example-perft-1 = `orbite perft rockets --depth 4 --options '{ "{" }"first":0{ "}" }'`
note-perft-1 = Zählt ab der ersten Entscheidung nach einem Aufbau, der aus --seed gezogen wird. Die Tiefe zählt Entscheidungen; dazwischen ist jedes andere Ergebnis des Zufalls ein eigener Verlauf. Zwei Programme, die bei diesen Zahlen übereinstimmen, stimmen bei den Regeln überein.

## arena

argument-arena-games = Wie viele Partien, aufgerundet auf ganze Ausgangslagen
example-arena-1 = `orbite arena rockets --bots admiral,captain --games 400`
example-arena-2 = `orbite arena landing --bots captain,pilot --seats 4` ein Kapitän gegen drei Piloten
example-arena-3 = `orbite arena supernova --bots pilot,cadet --games 4000 --results ladder.jsonl` noch einmal, um weiterzumachen
note-arena-1 = Bots: random, cadet, ensign, pilot, lieutenant, captain, admiral oder program:BEFEHL, ein eigenes Programm (docs/external-players.md). Eine Ausgangslage wird für jede Drehung der Bots um den Tisch einmal gespielt, jedes Mal mit demselben Zufall, soweit das Spiel es zulässt; das Konfidenzintervall gilt über Ausgangslagen. Strg-C fasst die fertigen Ausgangslagen zusammen; ein zweites Strg-C bricht sofort ab.

## study

argument-study-games = Wie viele Ausgangslagen
argument-study-first = Wer beginnt: ein Platz, ab 0 gezählt, oder `lot` für das Los
argument-study-against = Dieselben Ausgangslagen auch mit diesen Optionen spielen und vergleichen
argument-study-playouts = Wie viele zufällige Partien vor jeder Entscheidung schätzen, wer führt; 0 lässt Führungswechsel weg
argument-study-csv = Eine Zeile je Partie in diese Datei schreiben, für Tabellenprogramme
argument-study-html = Einen Bericht mit Diagrammen in diese Datei schreiben, für Browser
example-study-1 = `orbite study rockets --bots captain --seats 2 --games 400`
example-study-2 = `orbite study landing --bots captain --html landing.html --csv landing.csv`
example-study-3 = `orbite study rockets --bots pilot --against '{ "{" }"layout":"flat37"{ "}" }'` dieselben Ausgangslagen auf einem anderen Plan
example-study-4 = `orbite study asteroids --seats 4 --games 5000 --results long.jsonl` noch einmal, um weiterzumachen
note-study-1 = Lässt Bots gegeneinander spielen und sagt, wie es lief: der Sieganteil jedes Platzes mit Intervall und einem Test auf Fairness, Dauer und Punkte, warum Partien endeten, wie oft die Führung wechselte, wie viele Entscheidungen erzwungen waren, welche Arten von Aktionen gewählt wurden und was sie wert waren.
note-study-2 = Bots: random, cadet, ensign, pilot, lieutenant, captain, admiral oder program:BEFEHL, ein eigenes Programm (docs/external-players.md). Sind sie verschieden, wird jede Ausgangslage in allen Drehungen gespielt. Platz 0 beginnt, sodass die Plätze die Zugfolge angeben; --first ändert das. Derselbe Startwert ergibt mit beliebig vielen Threads dieselben Zahlen. Strg-C fasst die fertigen Ausgangslagen zusammen; ein zweites Strg-C bricht sofort ab.

## hint

argument-hint-level = cadet, ensign, pilot, lieutenant, captain oder admiral
argument-hint-time = So viele Sekunden nachdenken, statt mit dem festen Aufwand der Stufe
argument-hint-threads = Wie viele Suchbäume gleichzeitig wachsen [Vorgabe: einer je Kern]
example-hint-1 = `orbite hint orbite-rockets.json`
example-hint-2 = `orbite hint orbite-landing.json --level captain --lang fr`
example-hint-3 = `orbite hint orbite-supernova.json --time 5`
example-hint-4 = `orbite hint orbite-rockets.json --at 12` die Entscheidung von Schritt 12
note-hint-1 = Der Bot weiß nur, was der Platz wissen darf, der am Zug ist.

## solve

argument-solve-record = Die Aufzeichnung einer Partie „Die letzte Rakete“; - ist die Standardeingabe
argument-solve-positions = Wie viele Stellungen höchstens untersucht werden
example-solve-1 = `orbite solve orbite-rockets.json`
example-solve-2 = `orbite solve orbite-rockets.json --at 70` die Entscheidung von Schritt 70
note-solve-1 = Das Ergebnis ist exakt: wer welchen Rang belegt, wenn alle perfekt spielen.

## review

argument-review-level = Wie gründlich gesucht wird: cadet, ensign, pilot, lieutenant, captain oder admiral
argument-review-threads = Wie viele Entscheidungen gleichzeitig beurteilt werden [Vorgabe: eine je Kern]
example-review-1 = `orbite review orbite-rockets.json`
example-review-2 = `orbite review orbite-landing.json --level captain --lang fr` schneller, weniger sicher
example-review-3 = `orbite review orbite-rockets.json --at 12` eine einzige Entscheidung
note-review-1 = Jede Entscheidung wird mit der besten verglichen, die eine Suche findet, beide mit demselben Aufwand untersucht. Die Suche weiß nur, was der Platz damals wusste: Was danach richtig war, kostet nichts, wie auch immer es ausging.

## trace

argument-trace-records = Aufzeichnungen beendeter Partien; - ist die Standardeingabe
example-trace-1 = `orbite trace games/*.record.json > games.jsonl`
note-trace-1 = Das Format beschreibt docs/trace-format.md. Die Partien sind in der angegebenen Reihenfolge nummeriert.

## schema

example-schema-1 = `orbite schema rockets > rockets.schema.json`
note-schema-1 = Beschreibt die Zeilen an ein spielendes Programm (docs/external-players.md); view, event, action_object und options stehen unter $defs, wie in /api/openapi.json.

## backup

argument-backup-file = Die neue Datei
example-backup-1 = `orbite backup orbite-monday.db`
example-backup-2 = `orbite backup --config /etc/orbite/orbite.toml /backup/$(date +%F).db`
example-backup-3 = `orbite backup --database /var/lib/orbite/orbite.db /backup/$(date +%F).db`
note-backup-1 = Der Server läuft dabei weiter. Die Datei erscheint, wenn sie vollständig, geprüft und auf dem Datenträger ist, und überschreibt nie eine andere. `orbite restore` stellt sie wieder her.

## restore

argument-restore-file = Eine mit `orbite backup` gemachte Sicherung
argument-restore-replaces = Die Datenbank, in der steht, was widerrufen wurde [Vorgabe: die von DATEI ersetzte]
argument-restore-keep-sessions = Alle Sitzungen so lassen, wie sie bei der Sicherung waren, seither widerrufen oder nicht
example-restore-1 = `orbite restore /backup/2026-11-15.db`
example-restore-2 = `orbite restore --config /etc/orbite/orbite.toml /backup/2026-11-15.db`
example-restore-3 = `orbite restore --database postgres:///orbite_new --replaces postgres:///orbite`
note-restore-1 = Halte zuerst den Server an. Die Datei wird geprüft und kopiert; die Sicherung bleibt, wie sie ist, und die bisherige Datenbank wird beiseitegelegt. Laufende Partien und offene Tische gehen vom Zeitpunkt der Sicherung mit einem neuen Geheimnis des Servers weiter, denn was das alte ergeben hätte, wurde schon gesehen.
note-restore-2 = Ohne DATEI gilt die Datenbank als eben auf andere Weise eingespielt, etwa mit pg_restore oder aus einem Abbild des Datenträgers.
note-restore-3 = Sitzungen und Tokens, die seit der Sicherung widerrufen wurden, bleiben widerrufen, und Passwörter bleiben, wie sie sind: Beides wird aus der ersetzten Datenbank gelesen. Gibt es keine oder ist sie nicht lesbar, enden alle Sitzungen; Konten melden sich neu an, Gäste kommen als neue.

## admin

example-admin-1 = `orbite admin status`
example-admin-2 = `orbite admin --config /etc/orbite/orbite.toml status`
example-admin-3 = `orbite admin users ada`
example-admin-4 = `orbite admin reset-password Ada`
example-admin-5 = `orbite admin operator Ada`
example-admin-6 = `orbite admin reports`
example-admin-7 = `orbite admin purge --ended 365 --guests 90 --yes`
example-admin-8 = `orbite admin record MATCH > game.json`
note-admin-1 = All das geht, während der Server läuft. Nimm das Programm in der Version des Servers: Ein neueres aktualisiert die Datenbank, die ein älterer Server dann nicht mehr lesen kann.
argument-admin-purge-ended = Partien, die vor so vielen Tagen endeten
argument-admin-purge-open = Partien, die seit so vielen Tagen niemand begonnen oder geändert hat
argument-admin-purge-stalled = Laufende Partien, in denen seit so vielen Tagen nichts geschehen ist
argument-admin-purge-guests = Gäste ohne Platz, die seit so vielen Tagen nicht hier waren
argument-admin-purge-sessions = Sitzungen, die seit so vielen Tagen beendet oder ungenutzt sind
example-admin-purge-1 = `orbite admin purge --ended 365 --guests 90` zählt, was gelöscht würde
example-admin-purge-2 = `orbite admin purge --ended 365 --guests 90 --yes` löscht es
note-admin-purge-1 = Was nicht genannt ist, bleibt für immer. Auch wie Partien ausgingen, bleibt im Verlauf und in der Statistik der Beteiligten. Gelöscht wird in kleinen Schritten, auf die niemand warten muss.
argument-admin-users-text = Nur die mit diesem Text im Namen, gleich ob groß oder klein, oder mit dieser ID
argument-admin-reset-password-login = Der Name des Kontos
argument-admin-operator-remove = Nicht mehr erlauben
argument-admin-reports-all = Auch die erledigten, die neuesten zuerst
argument-admin-resolve-id = Die Nummer der Meldung
argument-admin-resolve-text = Was daraus wurde
argument-admin-ban-reason = Der Grund, für andere Betreiber
argument-admin-matches-status = Nur die mit diesem Stand
choice-status-open = Wartet auf Mitspieler
choice-status-running = Läuft
choice-status-finished = Zu Ende gespielt
choice-status-abandoned = Vor dem Ende aufgegeben

## load

argument-load-tables = Wie viele Tische gleichzeitig spielen; mehrere Zahlen (100,500) ergeben je einen Lauf
argument-load-still = Ihre Spieler denken nach und ziehen nie: was es kostet zu wissen, wer da ist
argument-load-idle = Wie viele weitere Verbindungen sich melden und warten
argument-load-seconds = Wie viele Sekunden gemessen wird
argument-load-warm-up = Wie viele Sekunden vorher gespielt wird
argument-load-server = Die Adresse eines schon laufenden Servers auf diesem Rechner
argument-load-pid = Der Prozess dieses Servers, um Rechenzeit und Speicher abzulesen
argument-load-nodes = Wie viele Server mit einem Verteiler davor auf einer PostgreSQL-Datenbank gestartet werden; mehrere Zahlen (1,3) ergeben je einen Lauf
argument-load-database = Eine leere PostgreSQL-Datenbank für eigene Server, als `postgres://USER@HOST/NAME`; { "{}" } darin steht für die Nummer des Laufs, ab 1
argument-load-plot = Wohin ein Bild der Kosten eines Zugs in mehreren Läufen kommt, als SVG
argument-load-bus = Wie sich diese Server verständigen: postgres oder `nats://HOST:4222`
argument-load-trouble = Beendet einen Knoten nach dem anderen, während alle spielen, startet ihn wieder und vergleicht die Protokolle mit dem, was bestätigt wurde
choice-trouble-kill = mit kill -9
choice-trouble-restart = ordentlich, wie bei einem Upgrade
argument-load-threads = Wie viele Threads die Spieler steuern
argument-load-folder = Wohin die Datenbank eines eigenen Servers kommt [Vorgabe: der Ordner des Systems für temporäre Dateien]
example-load-1 = `orbite load` 500 Tische „Die letzte Rakete“, 10 Sekunden lang
example-load-2 = `orbite load landing --seats 4 --tables 100` ein anderes Spiel
example-load-3 = `orbite load --tables 0 --idle 10000` nur wartende Verbindungen
example-load-4 = `orbite load --server http://127.0.0.1:4747 --pid 1234` ein schon laufender Server
example-load-5 = `orbite load --nodes 3 --database postgres:///empty` drei Server auf einer Datenbank
example-load-6 = `orbite load --tables 20 --nodes 3 --trouble kill --database postgres:///empty` Knoten, die mit kill -9 beendet werden
note-load-1 = Ohne --server wird ein eigener gestartet, mit einer leeren Datenbank, die danach weggeworfen wird (in --folder, damit es der gemeinte Datenträger ist). Jeder Platz ist eine eigene Verbindung und antwortet sofort mit irgendeiner erlaubten Aktion; nach einer Partie folgt die nächste. Ein Zug zählt, sobald der Server ihn bestätigt hat, und das tut er erst, wenn der Zug auf dem Datenträger ist. Server und simulierte Spieler teilen sich diesen Rechner.
note-load-2 = Nur Server auf diesem Rechner sind erlaubt: `127.0.0.1`, `[::1]`, `localhost`. Ein schon laufender Server muss mit --no-limits gestartet worden sein.
note-load-3 = Mit --trouble kommen die Spieler nach jeder Unterbrechung wieder und senden noch einmal, was ohne Antwort blieb; am Ende spielen sie ihre Partien zu Ende. Exit-Code 1, wenn ein bestätigter Zug verloren ist, doppelt gespeichert oder gespeichert und nie bestätigt wurde.

## orbite

about-orbite = Die Spiele: supernova (2 bis 5 Spieler), celestial (2 bis 6), landing (2 bis 4), rockets (2 bis 6), asteroids (2 bis 8).
example-orbite-1 = `orbite serve --open` im Browser spielen
example-orbite-2 = `orbite play` ein Spiel wählen und hier im Terminal spielen
example-orbite-3 = `orbite rules rockets --lang fr` seine Regeln lesen
example-orbite-4 = `orbite simulate rockets --games 10000` viele Partien ausprobieren
note-orbite-1 = Rückgabewerte: 0 erledigt; 1 die Prüfung oder die Arbeit ist fehlgeschlagen; 2 falsche Argumente; 130 mit Strg-C abgebrochen.
