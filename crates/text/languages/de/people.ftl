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
block-note = Wen du blockierst, der kann deinen Tischen nicht beitreten und dich nicht einladen, und du siehst nicht, was er schreibt. Er erfährt es nicht.
invitations = Einladungen
no-thanks = Nein danke
invite-friends = Freunde einladen
invite = Einladen
invited = Eingeladen
opponents = Gegner
last-games = Letzte Partien
lost = Verloren
no-games-yet = Noch keine beendeten Partien.
login-note = Den Kontonamen brauchst du nur zum Anmelden. Andere sehen weiterhin deinen eigenen Namen.
delete-me = Mein Konto löschen
delete-note = Dein Name, deine Geräte, deine Freunde und deine Einladungen werden endgültig gelöscht. Gespielte Partien bleiben, unter „gelöschter Spieler“.
delete-sure = Endgültig löschen
keep-me = Abbrechen
your-password = Dein Passwort

## With variables

logs-in-as = Du meldest dich als { $login } an.
# $name $game
invites-you = { $name } lädt dich ein: { $game }
against-you = Du gegen { $name }
# $place $seats
place-of = Platz { $place } von { $seats }
