### Was die Befehle für Betreiber eines Servers sagen: serve, backup, restore, admin

## Die Datenbank

database-missing = Die Datenbank { $place } gibt es nicht; --database sagt, wo sie ist, oder --config
database-closed = Die Datenbank { $place } lässt sich nicht öffnen
database-not-made = Die Datenbank { $place } lässt sich nicht anlegen
database-in-use = Ein anderer Orbite-Server benutzt diese Datenbank, und eine Datenbank hat nur einen Server zur selben Zeit: Halte den anderen an, oder gib diesem eine eigene Datenbank (--database)
database-not-awaited = Auf die Datenbank lässt sich nicht warten
database-postgres = PostgreSQL, wie angegeben
data-folder-missing = Kein Ordner für deine Daten gefunden; --database sagt, wo sie liegen sollen
database-password-unread = Das Passwort der Datenbank lässt sich nicht aus { $file } lesen
mail-password-unread = Das Passwort des Mailservers lässt sich nicht aus { $file } lesen
password-empty = { $file } ist leer

## Einstellungen

mail-needs-server = Für Mails fehlt der Server, der sie verschickt: smtp
mail-needs-sender = Für Mails fehlt ein Absender: mail-from
mail-needs-url = Für Mails fehlt die Adresse, zu der ihre Links führen: public-url
mail-server-form = Der SMTP-Server wird wie `smtps://USER@mail.example` (verschlüsselt, Port 465) oder `smtp://USER@mail.example` (STARTTLS, Port 587) geschrieben; `smtp://HOST:25?tls=none` verschlüsselt nicht
mail-password-in-address = Das Passwort des SMTP-Servers gehört nicht in seine Adresse: Leg es in eine Datei und nenne sie mit smtp-password-file
mail-no-user = smtp-password-file braucht einen Benutzer in der Adresse des SMTP-Servers: `smtps://USER@mail.example`
mail-no-password = Der Benutzer des SMTP-Servers braucht ein Passwort: Nenne dessen Datei mit smtp-password-file
mail-unencrypted = Das Passwort des SMTP-Servers wird nicht unverschlüsselt an einen anderen Rechner geschickt
mail-sender-form = mail-from wird wie `Orbite <orbite@mail.example>` geschrieben, nicht `{ $from }`
mail-no-tls = Die Verbindung zum SMTP-Server lässt sich nicht verschlüsseln: { $problem }
bus-form = Der Bus ist `postgres` oder eine Adresse wie `nats://HOST:4222`
public-url-form = Die öffentliche Adresse wird wie `https://orbite.example` geschrieben, nicht `{ $url }`
settings-line = Zeile { PLAIN($line) }: { $problem }
page-missing = In { $folder } ist keine Seite

## serve

built-without-page = Dieses Programm wurde ohne die Seite gebaut: `cargo xtask run` baut beides; --page liefert eine aus einem Ordner aus.
is-a-backup = { $place } ist eine Sicherung, und was danach kam, wurde schon gesehen: `orbite restore` macht sie zum Weiterspielen bereit
ready = Orbite ist bereit: { $url }
on-the-network = im Netzwerk: { $url }
how-to-stop = Strg-C hält es an.
kept-in = Alles liegt in { $place }.
metrics-at = Die Messwerte stehen unter { $url }.
no-browser = Es öffnet sich kein Browser ({ $problem }): Öffne { $url }
stopped = Angehalten.
address-taken = { $address } ist schon von einem anderen Programm belegt; läuft Orbite bereits? --listen 127.0.0.1:0 nimmt einen beliebigen freien Port
address-forbidden = { $address } darf nur der Administrator dieses Rechners benutzen; Ports ab 1024 sind frei
address-elsewhere = { $address } ist keine Adresse dieses Rechners; --listen 0.0.0.0:4747 lauscht auf allen, die er hat
address-unusable = Lauschen auf { $address } ist nicht möglich
no-threads = Threads lassen sich nicht starten
no-signal = Auf Strg-C lässt sich nicht warten

## backup

backup-exists = { $file } gibt es schon, und eine Sicherung überschreibt nie eine andere
backup-failed = { $place } lässt sich nicht nach { $file } sichern
backup-by-postgres = Eine PostgreSQL-Datenbank wird mit `pg_dump --format=custom` gesichert, auch im laufenden Betrieb
backed-up = { $file }: { $size }, in { $seconds } s kopiert und geprüft

## restore

restore-failed = { $place } lässt sich nicht wiederherstellen
restore-by-postgres = `pg_restore` stellt PostgreSQL wieder her; starte danach `orbite restore` ohne Datei
restored = { $place }: wiederhergestellt
restored-from = { $database }: wiederhergestellt aus { $file }
moved-aside = was dort war, ist jetzt { $path }
backup-missing = Die Sicherung { $file } gibt es nicht
not-put-in-place = { $file } lässt sich nicht einsetzen
backup-damaged = sie ist beschädigt: { $findings }
revoked-unknown = Was widerrufen wurde, ist nicht bekannt: { $problem }
tables-renewed = Tische, die mit einem neuen Geheimnis weitergehen: { PLAIN($count) }
table-unreadable = Tisch { $id } kann nicht weitergespielt werden: { $why }
sessions-ended = beendete Sitzungen und Tokens: { PLAIN($count) } (seit der Sicherung widerrufen oder gelöscht)
sessions-all-ended = beendete Sitzungen und Tokens: { PLAIN($count) } (alle, weil niemand weiß, welche seit der Sicherung widerrufen wurden)
passwords-kept = seit der Sicherung geänderte und beibehaltene Passwörter: { PLAIN($count) }
users-back = seit der Sicherung gelöschte Benutzer, die jetzt wieder da sind: { PLAIN($count) }; `orbite admin forget` löscht sie erneut: { $names }

## admin: Größen

bytes =
    { $count ->
        [one] { PLAIN($count) } Byte
       *[other] { PLAIN($count) } Bytes
    }
label-database = Datenbank
label-matches = Partien
label-users = Benutzer
database-size = { $place }, { $size }
match-counts = { PLAIN($open) } offen, { PLAIN($running) } laufend, { PLAIN($finished) } beendet, { PLAIN($abandoned) } aufgegeben
user-counts = { PLAIN($guests) } Gäste, { PLAIN($accounts) } Konten
sound = { $place } ist in Ordnung
damaged =
    { $count ->
        [one] { $place } ist beschädigt ({ PLAIN($count) } Befund)
       *[other] { $place } ist beschädigt ({ PLAIN($count) } Befunde)
    }
vacuumed = vorher { $before }, jetzt { $after }
would-purge = Das würde { $counted } endgültig löschen: { $what }; mit --yes geschieht es
purged = gelöscht: { $counted }
purge-counts = { PLAIN($matches) } Partien, { PLAIN($guests) } Gäste, { PLAIN($sessions) } Sitzungen
purge-ended = Partien, die vor { PLAIN($days) } Tagen endeten
purge-open = Partien, die seit { PLAIN($days) } Tagen niemand begonnen hat
purge-stalled = Partien, in denen seit { PLAIN($days) } Tagen nichts geschah
purge-guests = Gäste, die seit { PLAIN($days) } Tagen nicht hier waren
purge-sessions = Sitzungen, die seit { PLAIN($days) } Tagen ungenutzt sind

## admin: Benutzer

column-id = ID
column-kind = Art
column-since = seit
column-seen = zuletzt hier
column-games = Partien
column-reports = Meldungen
column-name = Name
kind-guest = Gast
kind-account = Konto
name-and-login = { $name } (meldet sich als { $login } an)
name-banned = { $name }, gesperrt: { $reason }
the-guest = Gast { $name } ({ $id }, zuletzt hier { $seen })
the-account = Konto { $name } ({ $id }, zuletzt hier { $seen })
no-user = Es gibt keinen Benutzer mit dieser ID und kein Konto mit dem Namen `{ $name }`; `orbite admin users` listet sie auf
no-account = Es gibt kein Konto mit dem Namen `{ $name }`; `orbite admin users` listet sie auf
would-forget = Das würde endgültig vergessen: { $user }; mit --yes geschieht es
forgotten = vergessen: { $user }
new-password = Überall abgemeldet. Das neue Passwort wird nur dieses eine Mal gezeigt; am besten wird es nach der Anmeldung geändert:

## admin: Moderation

operator-needs-account = { $user } hat kein Passwort; Betreiber brauchen ein Konto
operator-made = verwaltet jetzt den Server, unter /operator: { $user }
operator-removed = verwaltet den Server nicht mehr: { $user }
no-reports = keine Meldungen
reported = { $reporter } meldet { $subject } am Tisch { $table }: { $reason } { $text }
report-resolved = erledigt: { $text }
no-report = unter der Nummer { PLAIN($id) } wartet keine Meldung; `orbite admin reports` listet sie auf
resolved = Meldung { PLAIN($id) } ist erledigt
banned =
    { $count ->
        [one] gesperrt, { PLAIN($count) } Sitzung beendet: { $user }
       *[other] gesperrt, { PLAIN($count) } Sitzungen beendet: { $user }
    }
not-banned = nicht gesperrt: { $user }
unbanned = darf sich wieder anmelden: { $user }

## admin: Partien

column-game = Spiel
column-status = Stand
column-visibility = für
column-made = angelegt
column-changed = geändert
column-people = Personen
status-open = offen
status-running = laufend
status-finished = beendet
status-abandoned = aufgegeben
visibility-all = alle
visibility-invited = Eingeladene
no-match = Die Partie `{ $id }` gibt es nicht; `orbite admin matches` listet sie auf
match-unreadable = Partie { $id } ist nicht lesbar: { $problem }
match-over = Partie { $id } ist schon vorbei
closed = geschlossen: { $id }
match-log-unreadable = Das Protokoll der Partie { $id } ist nicht lesbar
match-log-unplayable = Das Protokoll der Partie { $id } lässt sich nicht nachspielen
match-without-record = Partie { $id } ist { $status }: Eine Aufzeichnung gibt es nur von zu Ende gespielten Partien
