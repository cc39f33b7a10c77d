### Die Seite rund um die Spielpläne.

tagline = Fünf Weltraumspiele aus alten Regelheften, zurück in der Umlaufbahn.
play-now = Spielen
set-up = Einrichten
rules = Regeln
learn = Lernen
learn-offer = Neu hier? Lerne das Spiel in drei Minuten.
records = Meine Partien
daily-and-results = Partie des Tages · Statistik
settings = Einstellungen
home = Regal
menu = Menü
close = Schließen
skip-to-content = Zum Inhalt springen
resume = Weiterspielen
unfinished-games = Laufende Partien
finished-games = Beendete Partien
kept-you-won = Du hast gewonnen.
nothing-kept = Auf diesem Gerät ist noch keine Partie gespeichert. Jede Partie, die du beginnst, findest du hier wieder.
nothing-kept-of = Auf diesem Gerät ist noch keine Partie „{ $game }“ gespeichert.
all-records = Alle meine Partien
open-record = Partiedatei öffnen
forget = Löschen
forget-sure = Endgültig löschen?
replay = Ansehen
download = Herunterladen
bad-record = Diese Datei lässt sich nicht öffnen: { $reason }
unknown-game = Dieses Spiel kennt Orbite nicht
not-a-record = Das ist keine Partie von Orbite, oder die Datei ist beschädigt
record-other-version = Die Partie stammt aus einer anderen Version von Orbite
record-changed = Die Züge passen nicht zu den Regeln, also wurde die Datei verändert oder abgeschnitten
no-such-game = Diese Partie ist nicht auf diesem Gerät gespeichert.
kicked-out = Der Gastgeber hat dich von diesem Tisch entfernt.
account-banned = Du bist auf diesem Server gesperrt.
network-barred = Jemand mit deiner Internetadresse wurde gesperrt: Neue Gäste kommen von dort einen Tag lang nicht herein. Melde dich mit einem Konto an.
no-such-page = Seite nicht gefunden. Hier gibt es nur Sterne.
seats = Plätze
seat = Platz
person = Mensch
name = Name
add-seat = Platz hinzufügen
remove-seat = Diesen Platz entfernen
seats-help = Tippe auf einen Platz, um zwischen Mensch und Bot zu wechseln.
presets = Wer spielt?
character = Figur
bot = Bot
cadet-help = Leicht: macht Fehler. Gut für die erste Partie.
ensign-help = Leicht: ein Kadett mit etwas Übung.
pilot-help = Mittel: kennt das Spiel.
lieutenant-help = Recht schwer: denkt weiter.
captain-help = Schwer: plant voraus.
admiral-help = Sehr schwer: der stärkste Bot.
fewer = Eins weniger
one-more = Eins mehr
cant-set-table = So lässt sich der Tisch nicht einrichten.
options = Optionen
begin = Los geht’s
by-lot = Ausgelost
thinking = { $name } überlegt …
skip = Animation überspringen
see-result = Ergebnis ansehen
see-result-now = Ergebnis jetzt ansehen
commit = Zug ausführen
ready = Bereit: Drück „{ commit }“ oder nimm deine Wahl zurück.
take-back = Zurück
undo = Zurücknehmen
undo-refused = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, oder andere haben gespielt.
hint = Tipp
set-up-log =
    { $count ->
        [one] Aufbau ({ $count } Schritt)
       *[other] Aufbau ({ $count } Schritte)
    }
your-side = Deine Seite des Tisches
you = du
somebody = Spieler
your-name = Dein Name
change-name = { $name }: Namen ändern
log = Verlauf
more = Verlauf, Möglichkeiten, Regeln
choices = Möglichkeiten
no-choices = Gerade gibt es nichts zu entscheiden.
board-in-words = Der Spielplan in Worten
curtain-title = Gib das Gerät weiter
curtain-for = Als Nächstes dran:
curtain-look = Ein Blick auf die eigene Karte:
turn-yours = Dreh deine Karte um.
look-then-pass = Schau deine Karte an und gib das Gerät weiter.
pass-on = Ich habe meine Karte gesehen
curtain-hidden = Bis dahin bleibt alles Geheime verdeckt.
im-here = Ich bin’s: Hand zeigen
game-over = Die Partie ist vorbei
scoring = So wurde gezählt
placing = So kam es zu den Plätzen
rematch = Revanche
daily-compare = Vergleichen
see-board = Spielplan ansehen
see-log = Verlauf ansehen
language = Sprache
theme = Farben
theme-system = Wie am Gerät
theme-night = Nacht
theme-dawn = Morgenrot
speed = Tempo der Animationen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Keine
still-note = Auf deinem Gerät sind reduzierte Bewegungen eingestellt, deshalb gibt es keine Animationen.
confirm = Jeden Zug bestätigen, bevor er ausgeführt wird
sound = Töne
volume-effects = Lautstärke: Spielteile und Karten
volume-ambience = Lautstärke: Weltraum
volume-voices = Lautstärke: Stimmen der Bots
looks = Auf einem gemeinsamen Gerät schauen alle vor jeder Runde ihre Karte an
banter = Bots sagen ab und zu etwas
haptics = Vibration
sound-offer = Orbite kann auch klingen: Holz, Karten und Glöckchen.
sound-on = Töne einschalten
sound-off = Nein, danke
yes = Ja
no = Nein
search-rules = In den Regeln suchen
all-rules = Alle Regeln, Punkt für Punkt
nothing-found = Keine Regel enthält diese Wörter.
see-rule = Regel { $clause }
view-of = Blickwinkel
open-view = Alle Hände zeigen
spectator = Zuschauer
step = Schritt
turns = Züge
first = Zum Anfang
previous = Schritt zurück
next = Schritt vor
last = Zum Ende
play-replay = Abspielen
pause = Pause
broken = Bei uns ist etwas schiefgegangen. Deine Partie ist gespeichert.
not-kept = Dieser Browser kann nichts speichern: Wenn du die Seite verlässt, ist die Partie verloren.
open-elsewhere = Diese Partie ist in einem anderen Tab offen
open-elsewhere-note = Eine Partie läuft immer nur in einem Tab, damit kein Zug verloren geht.
continue-here = Hier weiterspielen
new-version = Eine neue Version von Orbite ist da.
reload = Neu laden
your-turn = Du bist dran
unreachable = Das Herunterladen ist fehlgeschlagen. Prüfe deine Netzwerkverbindung.
try-again = Noch einmal versuchen
loading = Die Partie wird aufgebaut …
keyboard = Tastatur
keyboard-help = Mit den Pfeiltasten gehst du von einem Spielteil zum nächsten, mit Umschalt zu allem, wonach du fragen kannst, mit Enter wählst du aus, mit Strg+Enter führst du den Zug aus, mit der Rücktaste nimmst du eine Wahl zurück, mit Strg+Z einen Zug. L zeigt den Verlauf, C die Möglichkeiten, W den Spielplan in Worten, „?“ die Regeln oder die Regel zu einer Antwort. Esc überspringt oder schließt.
made-of = Orbite ist freie Software. Die Spiele folgen den Regeln veröffentlichter Spiele, mit eigenen Worten und Bildern.
with-others = Mit anderen spielen
lobby = Offene Tische
profile = Profil
chat = Chat
on-its-way = Wird gesendet …
ended-by-agreement = Alle waren damit einverstanden, die Partie hier zu beenden.
server-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
server-fault = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.
trying-again = Verbindung unterbrochen. Deine Partie ist sicher. Wird neu verbunden …
storage-unavailable = Der Server kann gerade nicht speichern. Dein Zug wird automatisch noch einmal gesendet.
too-fast = Zu viele Anfragen. Warte einen Moment.
too-many-tables = Du hast einen Platz an zu vielen Tischen. Beende oder verlass zuerst ein paar davon.
server-full = Der Server ist voll. Versuch es später noch einmal.
bad-name = Namen haben 1 bis 32 Zeichen.
bad-password = Passwörter haben mindestens 8 Zeichen.
name-taken = Dieser Name ist schon vergeben.
login-taken = Dieser Kontoname ist schon vergeben.
no-such-user = Profil nicht gefunden.
invitation-sent = Einladung verschickt.
nobody-to-invite = Kein Konto heißt so, oder du kannst diese Person nicht einladen.
wrong-login = Name oder Passwort ist falsch.
wrong-password = Das alte Passwort stimmt nicht.
no-such-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
other-rules = An diesem Tisch wurde nach einer älteren Fassung der Regeln gespielt. Die Partie ist gespeichert.
not-over = Die Partie ist noch nicht zu Ende.
have-account = Ich habe ein Konto
logged-out = Du bist auf diesem Gerät abgemeldet.
against-rules = Das erlauben die Regeln nicht.
not-your-turn = Du bist nicht am Zug.
not-your-seat = Das ist nicht dein Platz.
seat-taken = Da war jemand schneller: Der Platz ist besetzt.
seats-open = Einige Plätze sind noch frei
bot-has-seat = Auf diesem Platz spielt gerade ein Bot. Nimm den Platz zuerst wieder ein.
seat-is-yours = Dieser Platz gehört schon dir.
not-host = Das darf nur der Gastgeber.
not-started = Die Partie hat noch nicht begonnen.
started = Die Partie hat schon begonnen.
no-spectators = An diesem Tisch darf niemand zuschauen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
needs-consent = Seitdem wurde etwas aufgedeckt, oder jemand hat gespielt: Die anderen müssen zustimmen.
already-asked = Diese Anfrage läuft schon.
nothing-asked = Diese Anfrage gibt es nicht mehr.
nobody-there = Diese Person ist gegangen.
muted = Der Gastgeber hat dich stummgeschaltet.
chat-full = Der Chat dieses Tisches ist voll.
log-full = Der Verlauf dieses Tisches ist voll.
out-of-date = Die Partie ist schon weiter. Sieh dir den Spielplan an und versuch es noch einmal.
not-understood = Der Server hat die Anfrage nicht verstanden.
page-too-old = Der Server wurde aktualisiert: Lade diese Seite neu.
table-closed = Dieser Tisch ist geschlossen.
has-account = hat ein Konto
is-here = online
is-away = abwesend
bot-acts = auf diesem Platz spielt ein Bot
no-clock = Ohne Uhr
emotes = Reaktionen
emote-wave = Hallo!
emote-clap = Gut gespielt!
emote-laugh = Haha!
emote-gasp = Oh!
emote-oops = Ups, mein Fehler
emote-think = Moment, ich überlege
emote-cry = Wie schade
emote-heart = Danke
say-something = Nachricht schreiben
send = Senden
nothing-said = Noch keine Nachrichten.
mute = Stummschalten
unmute = Stummschaltung aufheben
table-menu = Tisch
hand-first = Handy-Ansicht: Hand und Züge
board-too = Spielplan auch zeigen
tell-my-turn = Benachrichtigen, wenn ich dran bin
ask-draw = Unentschieden anbieten
leave-to-bot = Platz an Bot übergeben
leave-note = Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
you-watch = Du schaust zu.
to-screen = Auf gemeinsamem Bildschirm zeigen
out-of-time = Deine Zeit ist abgelaufen.
were-away = Du warst nicht da.
you-left = Du hast deinen Platz verlassen.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Platz wieder einnehmen
ask-others = Die anderen fragen
asks-undo = { $name } möchte den letzten Zug zurücknehmen.
asks-draw = { $name } bietet an, die Partie unentschieden zu beenden.
agree = Einverstanden
decline = Ablehnen
withdraw = Anfrage zurückziehen
you-asked = Anfrage gesendet. Jetzt sind die anderen gefragt.
all-agreed = Alle sind einverstanden.
declined = Jemand hat abgelehnt.
dropped = Die Anfrage hat sich erledigt.
invite = Andere einladen
link-to-table = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen
qr-of = QR-Code mit dem Link, zum Scannen mit dem Handy
or-code = Oder gib unter „Offene Tische“ diesen Code ein:
who-are-you = Wer bist du?
guest-note = Ein Name genügt. Die anderen am Tisch sehen ihn.
go-on = Weiter
set-up-table = Tisch einrichten
set-up-note = Du spielst mit anderen: Als Nächstes wählst du Plätze und Optionen, eröffnest den Tisch und bekommst einen Link zum Weitergeben.
start-game = Partie starten
host-starts = Die Mitspielenden starten die Partie, sobald alle Plätze besetzt sind.
open-seat = Freier Platz
sit-here = Hier Platz nehmen
sit-here-too = Person am Gerät hinzufügen
stand-up = Platz verlassen
to-rematch = Zur Revanche
waiting-for-others = Warten auf die anderen
was-it-fair = War der Zufall fair?
it-was-fair = Ja: Der Zufall war fair.
it-was-fair-until = Ja, bis Schritt { PLAIN($steps) }. Danach wurde der Server aus einer Sicherung wiederhergestellt und zog mit einem neuen Geheimnis: Dass der Rest fair war, lässt sich nicht beweisen.
it-was-consistent = Nichts widerspricht sich, aber dieses Gerät kann nicht beweisen, dass der Zufall fair war.
fair-commitment = Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte, als du an den Tisch kamst.
fair-own = Der Beitrag deines Geräts ist enthalten, und alle Plätze hatten sich auf ihren festgelegt, bevor deiner offengelegt wurde.
fair-entropy = Plätze, deren Geräte etwas beigesteuert haben: { $count }.
fair-withheld = Plätze, die ihren Beitrag nicht rechtzeitig offengelegt haben: { $count }.
fair-silent = Personen, die nichts beigesteuert haben: { $count }.
fair-draws = Dein Gerät hat jede Ziehung und jeden Wurf nachgerechnet, mit demselben Ergebnis. Ziehungen und Würfe: { $count }.
fair-takebacks = Zurückgenommene Züge: { $count }.
fair-restores = Wiederherstellungen des Servers aus einer Sicherung: { $count }.
fair-steps = Die Züge sind die, die dein Gerät gesehen hat.
not-compared-commitment = Nicht verglichen: die Festlegung des Servers. Dieses Gerät hat sie vor der Partie nicht gesehen.
not-compared-undone = Nicht verglichen: was dieses Gerät sich gemerkt hat. Laut Datei wurde der Server vor dieser Partie aus einer Sicherung wiederhergestellt.
not-compared-own = Nicht verglichen: ein eigener Beitrag. Dieses Gerät hat nichts beigesteuert oder nicht rechtzeitig.
not-compared-steps = Nicht verglichen: die Züge. Dieses Gerät kennt sie nicht mehr.
not-compared-takebacks = Nicht verglichen: die zurückgenommenen Züge. Dieses Gerät hat nicht die ganze Partie verfolgt.
it-was-not-fair = Nein: Diese Partie passt nicht zu dem, worauf sich der Server festgelegt hatte.
fair-chance = Fairer Zufall
fingerprint-note = Lest euch das gegenseitig vor: Alle am Tisch müssen dieselben Buchstaben und Ziffern sehen.
own-entropy = Dein eigener Beitrag, ganz nach Belieben
own-entropy-use = Beisteuern
own-entropy-now = Dein Gerät steuert bei: { $entropy }
own-entropy-elsewhere = Für diesen Platz steuert ein anderes deiner Geräte etwas bei.
starting = Gleich geht es los: Warten auf alle Geräte …
chance-contradicted = Halt: Der Server widerspricht dem, was er vorher über den Zufall gesagt hat. Spielt nicht weiter.
chance-restored-waiting = Der Server wurde aus einer Sicherung wiederhergestellt und hat sich neu festgelegt. Vergleicht den Fingerabdruck noch einmal.
chance-restored-playing = Der Server wurde aus einer Sicherung wiederhergestellt. Die letzten Züge können fehlen, und dass der Zufall ab hier fair ist, kann niemand beweisen.
link-to-moment = Link zu diesem Moment
copy-moment = Link zum Moment kopieren
moment-closed = Andere können diesen Link erst öffnen, wenn jemand die Wiederholung am Tisch teilt.
make-table = Tisch eröffnen
the-table = Tisch
clock = Uhr
visibility = Sichtbarkeit
by-invitation = Nur auf Einladung
in-lobby = Öffentlich (unter „Offene Tische“)
spectators = Wer zuschauen darf
everybody = Alle, die den Tisch finden
everybody-apart = Alle; Spieler lesen den Zuschauer-Chat erst nach der Partie
players-only = Niemand außer den Mitspielenden
myself = Ich
no-tables = Gerade gibt es keine öffentlichen Tische. Eröffne einen mit einem Spiel aus dem Regal!
tables-waiting = Hier fehlt noch jemand
tables-playing = Hier wird gespielt
join = Mitspielen
watch = Zuschauen
enter-code = Hast du einen Code?
go-there = Zum Tisch
no-such-code = Zu diesem Code gibt es keinen Tisch.
screen-name = Gemeinsamer Bildschirm
spectator-name = Zuschauer
avatar-shape = Kopf
avatar-colour = Farbe
avatar-inner = Augen
avatar-ink = Augenfarbe
save = Speichern
saved = Gespeichert.
account = Konto
make-account = Konto anlegen
account-note = Ein Konto gilt auf all deinen Geräten. Du brauchst dafür nur einen Namen und ein Passwort.
login = Kontoname
password = Passwort
old-password = Altes Passwort
new-password = Neues Passwort
change-password = Passwort ändern
log-in = Anmelden
log-out = Abmelden
devices = Geräte
this-device = dieses Gerät
program = Programm
revoke = Abmelden
statistics = Statistik
the-game = Spiel
played = Gespielt
won = Gewonnen
redrawn = Mit zurückgenommenen Ziehungen
redrawn-note = Partien, in denen eine Ziehung oder ein Wurf zurückgenommen wurde, ohne dass jemand zustimmen musste, zählen getrennt.
nothing-played = Noch keine Partie mit anderen beendet.

## Mit Variablen

seat-number = Platz { $number }
unread-messages =
    { $count ->
        [one] { $count } ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }
watching = Zuschauer: { $count }
seats-open-count = Freie Plätze: { $count }
ranked = { $place }. Platz
scored =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
only-here = Dieser Link funktioniert nur auf diesem Computer. Damit andere mit dem Handy mitspielen können, starte Orbite mit `--listen 0.0.0.0:{ $port }`.
time-left = Restzeit: { $time }
days-hours = { $days } Tg. { $hours } Std.
clock-per-move =
    { $seconds ->
        [one] { $seconds } Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
clock-minutes-per-move =
    { $minutes ->
        [one] { $minutes } Minute pro Zug
       *[other] { $minutes } Minuten pro Zug
    }
clock-fischer = Je { $minutes } Min. plus { $increment } Sek. pro Zug
clock-correspondence =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
bot-level = Bot: { $level }
labelled = { $label }: { $what }
players-range = { $least } bis { $most } Personen
kept-won-by = Gewonnen: { $names }
seats-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
people-count =
    { $count ->
        [one] { $count } Mensch
       *[other] { $count } Menschen
    }
bots-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
minutes = { $count } Min.
your-turn-at = • { your-turn } – { $game }

## Bevor die Seite läuft

description = Fünf Weltraumspiele: Spiel gegen Bots oder mit anderen.
needs-javascript = Orbite braucht JavaScript, um seine Tische aufzubauen.
cannot-start = Orbite kann in diesem Browser nicht starten.
