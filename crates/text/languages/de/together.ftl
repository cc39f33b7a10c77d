### Tables with others: what only they say.

wait-for-them = Warten
play-on = Jetzt weiterspielen
move-to-return = Spiel einfach einen Zug, um deinen Platz wieder einzunehmen.
game-waits-for-you = Die Partie wartet auf dich: Spiel einfach einen Zug.
absence-alone = Wenn du weg bist, wartet die Partie auf dich.
you-conceded = Du hast aufgegeben.
concede = Partie aufgeben
concede-sure = Wirklich aufgeben?
own-clock = Eigene Bedenkzeit …
own-minutes = Minuten pro Person für die ganze Partie (0: keine)
own-seconds = Sekunden pro Zug
own-days-clock = Eigene Zahl von Tagen …
own-days = Tage pro Zug (1 bis 30)
change-table = Tisch ändern …
apply-change = Übernehmen
fewer-seats-note = Bei weniger Plätzen rücken Mitspielende auf freie Plätze oder schauen zu.
deleted-player = Gelöschter Spieler
who-plays-here = Wer spielt hier?
invite-a-friend = Jemanden einladen
line-hidden = Ausgeblendet
show-lines = Einblenden
hide-lines = Ausblenden
spectators-chat = Zuschauer-Chat
spectators-held-back = Was Zuschauer schreiben, lesen die Spieler erst nach der Partie.
people-here = Wer am Tisch ist
is-spectator = schaut zu
host = Gastgeber
make-host = Zum Gastgeber machen
kick-reason = Grund (die Person sieht ihn)
kick-ban = Von diesem Tisch aussperren
seat-taken-away = Der Gastgeber hat dir deinen Platz genommen.
about-table = Über diesen Tisch
table-full = Alle Plätze sind besetzt. Bleib hier, um zuzuschauen.
table-full-private = Alle Plätze sind besetzt, und an diesem Tisch darf niemand zuschauen.
share-game = Wiederholung teilen
unshare-game = Wiederholung nicht mehr teilen
share-note = Dann kann jeder mit dem Link diese Partie ansehen.
report = Melden
report-why = Warum?
report-chat = Beleidigende Worte
report-name = Anstößiger Name
report-play = Unfaires Spiel
report-other = Etwas anderes
report-text = Was ist passiert?
report-send = Absenden
report-sent = Danke. Wir sehen uns deine Meldung an, zusammen mit den letzten Nachrichten im Chat.
rematch-now = Gleich noch einmal spielen
another-game = Ein anderes Spiel
all-come-along = Alle am Tisch kommen mit.

## With variables

absent-now = { $name } ist nicht da.
absent-on-time = { $name } ist nicht da, und die Zeit läuft.
absent-waits = { $name } ist nicht da. Die Partie wartet.
# $name $time
absent-in = { $name } ist nicht da. In { $time } übernimmt ein Bot.
# $name $time
absent-time-left = { $name } ist nicht da. Die Zeit läuft in { $time } ab.
# $time $level
absence-away = Nicht da, während andere auf deinen Zug warten? Nach { $time } spielt ein Bot ({ $level }) für dich, bis du wieder ziehst.
absence-clock = Zeit abgelaufen, oder so lange weg, dass die anderen weiterspielen? Dann spielt ein Bot ({ $level }) für dich, bis du wieder ziehst.
stand-in-placed = Für { $name } hat ein Bot gespielt und dieses Ergebnis erreicht.
note-left = { $name } hat den Platz einem Bot überlassen.
note-out-of-time = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt.
note-away = { $name } ist nicht da. Ein Bot spielt.
note-resumed = { $name } ist wieder da.
# $by $name
note-wait-for = { $by } möchte auf { $name } warten.
# $by $name
note-play-on = { $by } möchte ohne { $name } weiterspielen.
note-undone = { $name } hat einen Zug zurückgenommen.
note-conceded = { $name } hat aufgegeben.
won-by-concession = Du gewinnst: { $name } hat aufgegeben.
host-tools-for = Gastgeber-Optionen für { $name }
kick-named = { $name } entfernen
seat-taken-away-because = Der Gastgeber hat dir deinen Platz genommen: { $reason }
note-host = { $name } ist jetzt Gastgeber.
note-handed-over = { $by } hat die Gastgeberrolle an { $name } übergeben.
note-handed-over-by-host = Der Gastgeber hat seine Rolle an { $name } übergeben.
note-kicked = Der Gastgeber hat { $name } entfernt. Ein Bot spielt.
note-removed = Der Gastgeber hat { $name } entfernt.
note-shared = { $name } hat die Wiederholung dieser Partie geteilt.
note-unshared = { $name } teilt die Wiederholung nicht mehr.
note-undo-asked = { $name } möchte einen Zug zurücknehmen.
note-undo-declined = { $by } lässt { $name } den Zug nicht zurücknehmen.
note-draw-offered = { $name } bietet an, die Partie unentschieden zu beenden.
note-draw-declined = { $by } möchte weiterspielen.
note-withdrawn = { $name } hat die Anfrage zurückgezogen.
some-spectator = einen Zuschauer
note-muted = Der Gastgeber hat { $name } stummgeschaltet.
note-unmuted = Der Gastgeber lässt { $name } wieder schreiben.
note-vacation = { $name } ist bis zum { $date } im Urlaub. Die Uhr steht still.
note-vacation-ended = { $name } ist aus dem Urlaub zurück. Die Uhr läuft weiter.
wants-rematch = { $name } möchte eine Revanche.
