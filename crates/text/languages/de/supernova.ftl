### Supernova

## Die Aliens: woran man sie erkennt, nach dem Namen

looks-bouloum = rund wie ein Mond, mit einem riesigen Auge und drei Federbeinen
looks-filoche = dünn wie ein Schilfrohr, mit einer Laterne an jedem Fühler
looks-kraqua = breit und niedrig, nur Ellbogen und Scheren
looks-nuabel = eine schwebende Glocke mit lockigen Bändern
looks-trigozz = ein spitzer Kegel mit stacheligem Kamm und gestreiftem Schwanz

## Karten. Werfall und Wenfall müssen gleich sein; für den Wemfall gibt es DAT.

duo = ein { $one }-{ $other }-Duo
solo = ein { $alien }-Solo
exchange = eine Tauschkarte
switch = eine Platzwechselkarte
initial = die Startkarte { $alien }
favourite-solo = { $alien } (Solo)
favourite-initial = { $alien } (Startkarte)

## Punkte und Plätze

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rank = Platz { $rank }

## Was erwartet wird

drawing-first = Es wird ausgelost, wer beginnt.
dealing-favourites = Die Favoriten werden ausgeteilt.
dealing-cards = Die Karten werden ausgeteilt.
play-a-card = Spiel eine Karte.
is-choosing-card = { $who } wählt eine Karte.
you-take-card = Du ziehst eine Karte nach.
is-taking-card = { $who } zieht eine Karte nach.
race-over = Das Rennen ist vorbei.

## Aktionen

advance = { $alien } mit { DAT($card) } vorrücken lassen
adopt = { $alien } adoptieren
adopt-and-drop = { $alien } adoptieren, { $drop } ablegen
give-for = { $give } an { $whom } geben, dafür { $take } nehmen
switch-both = { $one } und { $other } die Plätze tauschen lassen
switch-nobody = Einen Platzwechsel ohne Wirkung spielen

## Der Verlauf. $you ist `yes`, wenn die lesende Person selbst handelt.

starts =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
backs =
    { $you ->
        [yes] Du setzt auf { $alien }.
       *[no] { $who } setzt auf { $alien }.
    }
your-token = Dein geheimer Favorit ist { $alien }: { $looks }.
gets-token =
    { $you ->
        [yes] Du bekommst einen geheimen Chip.
       *[no] { $who } bekommt einen geheimen Chip.
    }
gets-card =
    { $you ->
        [yes] Du bekommst { $card }.
       *[no] { $who } bekommt { $card }.
    }
a-card = eine Karte
plays =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $who } spielt { $card }.
    }
adopts =
    { $you ->
        [yes] Du adoptierst { $alien }.
       *[no] { $who } adoptiert { $alien }.
    }
drops =
    { $you ->
        [yes] Du legst { $favourite } ab.
       *[no] { $who } legt { $favourite } ab.
    }
exchanges =
    { $you ->
        [yes] Du gibst { $give } an { $whom } und bekommst dafür { $take }.
        [whom] { $who } gibt dir { $give } und bekommt dafür { $take }.
       *[no] { $who } gibt { $give } an { $whom } und bekommt dafür { $take }.
    }
draws =
    { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $who } zieht { $card }.
    }
takes-planet =
    { $you ->
        [yes] Du nimmst Planet { $planet }.
       *[no] { $who } nimmt Planet { $planet }.
    }
takes-planet-card =
    { $you ->
        [yes] Du nimmst Planet { $planet }: { $card }.
       *[no] { $who } nimmt Planet { $planet }: { $card }.
    }
caught-up =
    { $you ->
        [yes] Du müsstest Planet { $planet } nehmen, aber darauf steht ein Alien: Das Rennen ist vorbei!
       *[no] { $who } müsste Planet { $planet } nehmen, aber darauf steht ein Alien: Das Rennen ist vorbei!
    }
backed-secretly =
    { $you ->
        [yes] Du hattest heimlich auf { $alien } gesetzt.
       *[no] { $who } hatte heimlich auf { $alien } gesetzt.
    }
scores =
    { $you ->
        [yes] Du bekommst { $points }.
       *[no] { $who } bekommt { $points }.
    }
advances = { $alien } rückt von Planet { $from } auf Planet { $to } vor.
moves = { $alien } wechselt von Planet { $from } auf Planet { $to }.
nobody-moves = Niemand bewegt sich.
pile-empty = Der Stapel ist aufgebraucht: Jetzt frisst sich die Supernova in die Galaxie.
reaches-end = { $alien } erreicht das Ende der Galaxie!
comes = { $alien } kommt auf { $rank }: { $points }.
ended-caught-up = Die Supernova hat die Aliens eingeholt: Das Rennen ist vorbei.
ended-far-end = Das Ende der Galaxie ist erreicht: Das Rennen ist vorbei.

## Ablehnungen

not-in-hand = Um { $card } zu spielen, musst du die Karte auf der Hand haben.
not-on-card = Mit { DAT($card) } kann { $alien } nicht vorrücken.
not-solo = Adoptieren kannst du nur mit einem Solo, nicht mit { DAT($card) }.
too-many-favourites = Du hast schon zwei Favoritenkarten: Wähle, welche du ablegst.
nothing-to-drop = Du hast noch Platz für eine zweite Favoritenkarte: { $drop } darf bleiben.
drop-not-yours = { $drop } gehört nicht zu deinen Favoritenkarten.
give-not-yours = { $give } kannst du nicht hergeben: Die Karte gehört nicht zu deinen Favoriten.
exchange-with-yourself = Tauschen kannst du nur mit jemand anderem.
no-such-player = An diesem Tisch gibt es keinen Spieler { $number }.
take-not-theirs = { $take } gehört nicht zu den Favoritenkarten von { $whom }.
switch-somebody = Nicht alle stehen auf dem ersten Planeten: Zwei Aliens müssen die Plätze tauschen.
same-planet = { $one } und { $other } stehen beide auf Planet { $planet }.
alien-between = { $alien } steht zwischen { $one } und { $other }.

## Optionen

first-player = Wer beginnt
first-player-help = Wer die erste Karte spielt. Wird ausgelost, wenn du nichts wählst.

## Der Spielplan

galaxy = Die Galaxie
your-hand = Deine Hand
your-favourites = Deine Favoriten
choose-alien = { $alien } wählen
which-card = Mit welcher Karte?
choose-two = Wähle zwei Aliens, zwischen denen niemand steht.
with-whom = Mit wem?
who-trades = Wer tauscht die Plätze?
what-give = Was gibst du her?
what-take = Was nimmst du dafür?
who-makes-room = Wer macht Platz?
put-back = Karte zurücknehmen
give = { $favourite } hergeben
play = { CAP($card) } spielen
adopt-caption = Adoptieren
switch-caption = Platzwechsel
exchange-caption = Tausch
token-open = Dein geheimer Favorit ist { $alien }; zum Verdecken drücken
token-covered = Dein geheimer Favorit; zum Ansehen drücken
backs-nobody = Setzt noch auf niemanden
backs-these = Setzt auf { $aliens }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
secretly = heimlich { $alien }
lands = { $alien } auf Planet { $planet }: { $rank }, { $points }.
open-favourites = Deine offenen Favoriten: { $now } → { $then }.
ends-race = Damit endet das Rennen!

## Der Spielplan in Worten

your-secret = Dein geheimer Favorit ist { $alien }.
you-hold = Du hast { $cards } auf der Hand.
discard-top = Oben auf dem Ablagestapel liegt { $card }.
next-planet = Der Stapel ist leer; als Nächstes wird Planet { $planet } genommen.
pile-has =
    { $count ->
        [one] Im Stapel ist noch { $count } Karte.
       *[other] Im Stapel sind noch { $count } Karten.
    }
stands = { $alien } steht auf Planet { $planet }: { $rank }, { $points }.
you-back = Du setzt auf { $aliens }.
nobody = niemanden
holds =
    { $count ->
        [one] { $who } setzt auf { $aliens } und hat { $count } Karte auf der Hand.
       *[other] { $who } setzt auf { $aliens } und hat { $count } Karten auf der Hand.
    }
holds-and-backs =
    { $count ->
        [one] { $who } setzt auf { $aliens }, heimlich auf { $token }, und hat { $count } Karte auf der Hand.
       *[other] { $who } setzt auf { $aliens }, heimlich auf { $token }, und hat { $count } Karten auf der Hand.
    }

## Die Wertung

counted-alien = { $alien } kommt auf { $rank } (Planet { $planet })
counted-card = { $who }: { $favourite }
counted-token = { $who }: { $alien } (geheimer Chip)
counted-all = { $who }: insgesamt
tie-broken =
    { $points ->
        [one] Gleichstand mit { $points } Punkt: { $each }. Der wertvollere geheime Chip entscheidet.
       *[other] Gleichstand mit { $points } Punkten: { $each }. Der wertvollere geheime Chip entscheidet.
    }
tie-stays =
    { $points ->
        [one] Gleichstand mit { $points } Punkt: { $each }. Die geheimen Chips sind gleich viel wert: Es bleibt beim Gleichstand.
       *[other] Gleichstand mit { $points } Punkten: { $each }. Die geheimen Chips sind gleich viel wert: Es bleibt beim Gleichstand.
    }
tie-token = { $who } ({ $alien }, Wert { $worth })

## Zeichnungen neben den Regeln

draw-aliens = Die fünf Aliens
draw-kinds = Ein Duo, ein Solo, ein Tausch und ein Platzwechsel
draw-duo = Ein Duo: Eines der beiden Aliens rückt vor
draw-leap = Ein Alien springt über zwei andere auf den nächsten freien Planeten
draw-adopt = Ein Solo wird zum Favoriten
draw-exchange = Zwei Favoritenkarten werden getauscht
draw-switch = Zwei Aliens mit leeren Planeten dazwischen tauschen die Plätze
draw-swallow = Die Supernova verschlingt die Planeten vom Zentrum nach außen
draw-caught = Auf dem Planeten, der als Nächstes genommen wird, steht ein Alien
draw-take = Eine Karte vom Stapel nehmen, sodass man wieder drei hat
draw-start = Alle fünf Aliens auf dem ersten Planeten, neben dem Stern
draw-scoring = Zweimal das zweite Alien und einmal das erste: 6 Punkte
draw-ranks = Was die fünf Plätze wert sind: 0, 3, 2, 1, −1
draw-left-behind = Zwei Aliens, die noch auf dem ersten Planeten stehen, liegen beide auf Platz 5
draw-dealt = Dein offener Favorit, dein geheimer Chip und drei Karten auf der Hand
draw-spiral = Der Nachziehstapel im Stern und 18 Planeten als Spirale darum herum
draw-solo = Ein Solo: Das Alien rückt vor
draw-replace = Ein neuer Favorit kommt, eine der beiden bisherigen Karten geht
draw-far-end = Ein Alien erreicht den letzten Planeten: Das Rennen ist vorbei
draw-tie = Je 6 Punkte: Der Chip mit Wert 3 schlägt den mit Wert 2

## Das Terminal

pile = Stapel { $count }
discard = Ablage: { $count }
favourites = Favoriten
pay = Wert
exchange-short = Tausch
switch-short = Wechsel
gone = weg
