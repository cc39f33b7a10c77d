### An invitation, before the page is there

invited = Du bist zum Spielen eingeladen.
your-name = Dein Name
join = Mitspielen
watch = Zuschauen
full = Alle Plätze sind besetzt: Du kannst zuschauen.
running = Die Partie läuft: Du kannst zuschauen.
ended = Die Partie ist zu Ende.

## With variables

invited-by = { $name } lädt dich zum Spielen ein.
# $taken $seats $minutes
facts = Spieler: { $taken } von { $seats } · etwa { $minutes } Min.
