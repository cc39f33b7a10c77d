### What a person has played alone: results, badges and the game of the day.

daily = Die Partie des Tages
daily-note = Heute für alle dieselben Karten und Würfel.
daily-play = Die Partie des Tages spielen
daily-resume = Die Partie des Tages fortsetzen
daily-again = Morgen gibt es eine neue.
daily-copy = Ergebnis kopieren
copied = Kopiert
share = Teilen
statistics = Deine Partien
nothing-yet = Spiel eine Partie gegen Bots, dann stehen hier deine Ergebnisse.
played = Gespielt
won = Gewonnen
streak = Siege in Folge
best-streak = Längste Siegesserie
best-points = Meiste Punkte
history = Letzte Partien
badges = Abzeichen
earned = erreicht
not-earned = noch nicht erreicht
badge-finished = Erster Flug
badge-finished-how = Spiele eine Partie zu Ende.
badge-won = Erster Sieg
badge-strong = Kapitänsmütze
badge-strong-how = Gewinne gegen einen Kapitän oder einen Admiral.
badge-crowd = Voller Himmel
badge-crowd-how = Gewinne gegen drei oder mehr Gegner.
badge-streak = Sternschnuppe
badge-streak-how = Gewinne drei Partien in Folge.
badge-daily = Stern des Tages
badge-daily-how = Gewinne die Partie des Tages.
tip-supernova = Gewinne eine Partie: Der zweite Platz bringt am meisten, also halte dein Alien ein wenig zurück.
tip-celestial = Gewinne eine Partie: Wähle, worin deine Karte am besten ist, den längsten Balken.
tip-landing = Gewinne eine Partie: Lass dein Alien und deine Untertasse landen und die anderen von bewaffneten Karten abschießen.
tip-rockets = Gewinne eine Partie: Bleib dort, wo viele Galaxien nah sind, und entferne die, die andere brauchen.
tip-asteroids = Gewinne eine Partie: Dreh das Plättchen, bevor du es legst, und bleib weg vom Rand.

## With variables

# $won $played
summary = Du hast { $won } von { $played } gewonnen
against = gegen { $level }
# $place $seats
placed = Platz { $place } von { $seats }
# $game $date $result $link
shared-result = Orbite · { $game } · Partie vom { $date }: { $result }. Jetzt du: { $link }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
kept-in-account = Diese Ergebnisse sind in deinem Konto, auf allen deinen Geräten.
kept-on-device = Diese Ergebnisse sind auf diesem Gerät. Melde dich mit einem Konto an, um sie auch auf deinen anderen Geräten zu haben.
