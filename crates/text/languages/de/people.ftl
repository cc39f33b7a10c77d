### People to each other: profiles, friends, invitations, and the account.

friends = Freunde
no-friends = Noch keine Freunde. Tippe an einem Tisch auf einen Namen, um ein Profil zu sehen und jemanden hinzuzufügen.
add-friend = Als Freund hinzufügen
accept-friend = Annehmen
decline-friend = Ablehnen
withdraw-friend = Anfrage zurückziehen
remove-friend = Aus Freunden entfernen
is-friend = mit dir befreundet
was-asked = Anfrage gesendet
asks-you = möchte mit dir befreundet sein
block = Blockieren
unblock = Nicht mehr blockieren
is-blocked = blockiert
block-note = Blockierte Personen können deinen Tischen nicht beitreten und dich nicht einladen, und du siehst nicht, was sie schreiben. Sie erfahren nichts davon.
invitations = Einladungen
no-thanks = Nein danke
invite-friends = Freunde einladen
invite = Einladen
invited = Eingeladen
opponents = Gegner
last-games = Letzte Partien
lost = Verloren
no-games-yet = Noch keine beendeten Partien.
login-note = Den Kontonamen brauchst du nur zum Anmelden. Andere sehen weiterhin deinen Spielernamen.
delete-me = Mein Konto löschen
delete-note = Dein Name, deine Geräte, deine Freunde und deine Einladungen werden endgültig gelöscht. Gespielte Partien bleiben, unter „gelöschter Spieler“.
delete-sure = Endgültig löschen
keep-me = Abbrechen
your-password = Dein Passwort
mail = E-Mail
mail-note = Freiwillig. Wir schicken dir einen Link, wenn du dein Passwort vergisst, und sagen dir Bescheid, wenn du in einer Fernpartie am Zug bist (ein Tag oder mehr pro Zug).
mail-address = E-Mail-Adresse
save-address = Adresse speichern
remove-address = Adresse entfernen
address-removed = Die Adresse wurde entfernt.
confirm-sent = Wir haben einen Link an diese Adresse geschickt. Öffne ihn innerhalb eines Tages, um sie zu bestätigen.
turn-mail = E-Mail, wenn du am Zug bist
turn-mail-at-once = Sofort
turn-mail-daily = Höchstens einmal am Tag
turn-mail-never = Nie
bad-address = Das ist keine gültige E-Mail-Adresse.
mail-failed = Die E-Mail konnte nicht gesendet werden. Prüfe die Adresse oder versuche es später noch einmal.
not-your-password = Das ist nicht dein Passwort.
forgot-password = Passwort vergessen?
forgot-note = Gib die bestätigte E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort festlegst.
send-link = Link senden
link-sent = Wenn ein Konto diese Adresse bestätigt hat, ist ein Link unterwegs. Er gilt einmal, eine Stunde lang.
set-password = Neues Passwort festlegen
password-set = Dein neues Passwort gilt, und du bist angemeldet. Alle anderen Geräte wurden abgemeldet.
link-expired = Dieser Link gilt nicht mehr. Links gelten einmal und nur für begrenzte Zeit.
address-confirmed = Deine E-Mail-Adresse ist bestätigt.
turn-mail-stopped = Du bekommst keine E-Mails mehr, wenn du am Zug bist.
mail-settings = E-Mail-Einstellungen

## With variables

address-waits = { $address } ist noch nicht bestätigt: Öffne den Link, den wir dir geschickt haben.
mail-goes-to = E-Mails gehen an { $address }.
logs-in-as = Du meldest dich als { $login } an.
# $name $game
invites-you = { $name } lädt dich ein: { $game }
against-you = Du gegen { $name }
# $place $seats
place-of = Platz { $place } von { $seats }
