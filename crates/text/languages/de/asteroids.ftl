### Asteroidenfeld

## Optionen

asteroids = Asteroiden
asteroids-help = Mit Asteroiden wird in jedem Zug gewürfelt, und Brocken treiben über den Plan; zu zweit sind viele Partien nach wenigen Zügen vorbei. Ohne sie entscheiden nur die Wege: länger, ruhiger, und allein das Können zählt.
asteroids-drifting = Treibend
asteroids-none = Keine
bonus = Beutebonus
bonus-help = Ab drei Personen: Scheiden durch dein Plättchen andere aus und fliegst du selbst weiter, siehst du ihre Plättchen und darfst deine gegen sie tauschen.
bonus-none = Nein
bonus-swap = Plättchen tauschen
first = Wer beginnt
first-help = Wer beginnt, wählt als Erstes einen Startpunkt und hat den ersten Zug. Das Los entscheidet oder du.

## Namen

mark = Feld { $square } ({ $place })
mark-top-left = oberer Rand, linker Punkt
mark-top-right = oberer Rand, rechter Punkt
mark-right-upper = rechter Rand, oberer Punkt
mark-right-lower = rechter Rand, unterer Punkt
mark-bottom-right = unterer Rand, rechter Punkt
mark-bottom-left = unterer Rand, linker Punkt
mark-left-lower = linker Rand, unterer Punkt
mark-left-upper = linker Rand, oberer Punkt
turned-not = ungedreht
turned-quarter = um ein Viertel gedreht
turned-half = halb gedreht
turned-three-quarters = um drei Viertel gedreht
upwards = nach oben
to-the-right = nach rechts
downwards = nach unten
to-the-left = nach links
tiles =
    { $tiles ->
        [0] kein Plättchen
       *[other] Plättchen { $tiles }
    }
tiles-count =
    { $count ->
        [0] kein Plättchen
       *[other] { $count } Plättchen
    }

## Aufforderungen

drawing-first = Es wird ausgelost, wer beginnt.
put-ship = Setz dein Schiff auf einen Startpunkt.
choosing-mark = { $who } wählt einen Startpunkt.
place-tile = Leg ein Plättchen vor dein Schiff.
choosing-tile = { $who } wählt ein Plättchen.
choose-kept = Wähle, welche Plättchen du behältst: { $count } von deinen und den erbeuteten.
choosing-kept = { $who } sieht sich die erbeuteten Plättchen an.
drawing-tiles = Es werden Plättchen gezogen.
asteroid-coming = Ein neuer Asteroid ist im Anflug.
you-roll = Du würfelst.
rolling = { $who } würfelt.
drifting = Die Asteroiden treiben.
wait = Einen Moment.

## Züge

start-at = Start bei { $mark }
place = Plättchen { $tile } { $turned } legen
place-leaving = Plättchen { $tile } { $turned } legen, Abflug { $towards }
keep =
    { $tiles ->
        [0] Kein Plättchen behalten
       *[other] Plättchen { $tiles } behalten
    }

## Verlauf

appears = Asteroid { $asteroid } taucht auf Feld { $square } auf.
rolled-for = Eine { $die } für Asteroid { $asteroid }.
turns = Asteroid { $asteroid } dreht sich auf Feld { $square }.
drifts = Asteroid { $asteroid } treibt von Feld { $from } auf Feld { $to }.
leaves = Asteroid { $asteroid } verlässt den Plan von Feld { $from } aus.
knocks-out = Asteroid { $by } stößt Asteroid { $asteroid } vom Plan.
sweeps = Asteroid { $by } fegt das Plättchen von Feld { $square }; es kommt unter den Stapel.
nothing-added = Es kann kein neuer Asteroid kommen.
begins =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
draws =
    { $you ->
        [yes] Du ziehst ein Plättchen.
       *[no] { $who } zieht ein Plättchen.
    }
starts-at =
    { $you ->
        [yes] Du startest bei { $mark }.
       *[no] { $who } startet bei { $mark }.
    }
turn-of =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }
rolls-moving =
    { $you ->
        [yes] Du würfelst { $blue } und { $red }: Die Asteroiden bewegen sich.
       *[no] { $who } würfelt { $blue } und { $red }: Die Asteroiden bewegen sich.
    }
rolls-quiet =
    { $you ->
        [yes] Du würfelst { $blue } und { $red }: Alles bleibt ruhig.
       *[no] { $who } würfelt { $blue } und { $red }: Alles bleibt ruhig.
    }
places =
    { $you ->
        [yes] Du legst ein Plättchen auf Feld { $square }, { $turned }.
       *[no] { $who } legt ein Plättchen auf Feld { $square }, { $turned }.
    }
faces =
    { $you ->
        [yes] Du stehst jetzt vor Feld { $square }.
       *[no] { $who } steht jetzt vor Feld { $square }.
    }
out-edge =
    { $you ->
        [yes] Du fliegst vom Plan und scheidest aus.
       *[no] { $who } fliegt vom Plan und scheidet aus.
    }
out-asteroid =
    { $you ->
        [yes] Du fliegst in einen Asteroiden und scheidest aus.
       *[no] { $who } fliegt in einen Asteroiden und scheidet aus.
    }
out-loop =
    { $you ->
        [yes] Du gerätst in eine Endlosschleife und scheidest aus.
       *[no] { $who } gerät in eine Endlosschleife und scheidet aus.
    }
out-tile-removed =
    { $you ->
        [yes] Du verlierst das Plättchen unter deinem Schiff und scheidest aus.
       *[no] { $who } verliert das Plättchen unter dem Schiff und scheidet aus.
    }
out-hit =
    { $you ->
        [yes] Du wirst von einem treibenden Asteroiden getroffen und scheidest aus.
       *[no] { $who } wird von einem treibenden Asteroiden getroffen und scheidet aus.
    }
out-blocked =
    { $you ->
        [yes] Du kannst dem Asteroiden vor deinem Schiff nicht ausweichen und scheidest aus.
       *[no] { $who } kann dem Asteroiden vor dem Schiff nicht ausweichen und scheidet aus.
    }
looks-at-hand =
    { $you ->
        [yes] Du siehst dir die Hand von { $whose } an.
        [whom] { $who } sieht sich deine Hand an.
       *[no] { $who } sieht sich die Hand von { $whose } an.
    }
has-chosen-hand =
    { $you ->
        [yes] Du hast deine Handplättchen gewählt.
       *[no] { $who } hat die Handplättchen gewählt.
    }
rest-under =
    { $count ->
        [one] { $count } Plättchen kommt unter den Stapel.
       *[other] { $count } Plättchen kommen unter den Stapel.
    }
hand-under =
    { $you ->
        [yes] Deine Hand kommt unter den Stapel. Plättchen: { $count }.
       *[no] Die Hand von { $who } kommt unter den Stapel. Plättchen: { $count }.
    }
gets-marker =
    { $you ->
        [yes] Du bekommst den Marker und ziehst zuerst nach.
       *[no] { $who } bekommt den Marker und zieht zuerst nach.
    }
marker-put-away = Der Marker wird beiseitegelegt.
passes =
    { $you ->
        [yes] Du hast kein Plättchen und passt.
       *[no] { $who } hat kein Plättchen und passt.
    }
ended-last-ship =
    { $you ->
        [yes] Das letzte Schiff: Du gewinnst!
       *[no] Das letzte Schiff: { $winners } gewinnt!
    }
ended-no-tiles =
    { $you ->
        [yes] Es ist kein Plättchen mehr da: Du gewinnst!
        [with] Es ist kein Plättchen mehr da: Du teilst dir den Sieg mit { $winners }!
       *[no] Es ist kein Plättchen mehr da. Sieg für { $winners }!
    }
ended-all-together =
    { $you ->
        [yes] Alle auf einmal ausgeschieden: Du gewinnst!
        [with] Alle auf einmal ausgeschieden: Du teilst dir den Sieg mit { $winners }!
       *[no] Alle auf einmal ausgeschieden. Sieg für { $winners }!
    }
ended-last-square =
    { $you ->
        [yes] Der Plan ist voll: Du gewinnst!
        [with] Der Plan ist voll: Du teilst dir den Sieg mit { $winners }!
       *[no] Der Plan ist voll. Sieg für { $winners }!
    }

## Ablehnungen

mark-due = Setz zuerst dein Schiff auf einen Startpunkt.
tile-due = Jetzt musst du ein Plättchen legen.
keep-due = Wähle zuerst die Plättchen, die du behältst.
not-a-mark = Dieser Punkt von Feld { $square } liegt nicht am Rand des Plans.
mark-taken = Bei { $mark } steht schon ein anderes Schiff.
not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
looks-alike = Dieses Plättchen sieht { $turned } genauso aus: Leg es so.
eliminates-edge = Damit flöge dein Schiff vom Plan, obwohl du das vermeiden kannst.
eliminates-loop = Damit geriete dein Schiff in eine Endlosschleife, obwohl du das vermeiden kannst.
eliminates-asteroid = Damit flöge dein Schiff in einen Asteroiden, obwohl du das vermeiden kannst.
shares = Dein Schiff stünde dann am selben Punkt vor Feld { $square } wie ein anderes.
wrong-number = Du behältst { $must } Plättchen, nicht { $kept }.
not-on-offer = Dieses Plättchen ist weder deines noch eines der gezeigten.

## Der Spielplan

dice = Würfel: blau { $blue }, rot { $red }
keep-tiles = Behalte { $must } dieser Plättchen ({ $count } gewählt)
tile-of = Plättchen { $tile } ({ $who })
no-tiles-left = Keine Plättchen mehr.
tiles-under = Du bist ausgeschieden: Deine Plättchen liegen jetzt unter dem Stapel.
their-tiles-under = Ausgeschieden: Die Plättchen liegen jetzt unter dem Stapel.
turn = Drehen
put = Legen
start = Starten
previous-mark = Voriger Startpunkt
next-mark = Nächster Startpunkt
keep-these = Diese behalten
pile = Stapel
reserve = Vorrat
dice-label = Würfel
asteroids-move = Die Asteroiden bewegen sich
all-quiet = Alles ruhig
asteroid-ahead = Vor dir auf Feld { $square } liegt ein Asteroid: Treibt er nicht weg, stößt du mit ihm zusammen.
held-tile = Plättchen { $tile }, { $turned }
held-tile-result = Plättchen { $tile }, { $turned }. { $result }
out = ausgeschieden
badge-marker = { tiles-count }, hat den Marker und zieht zuerst nach
foreseen-face = Du stehst dann vor Feld { $square }.
foreseen-edge = Du würdest vom Plan fliegen.
foreseen-asteroid = Du würdest in den Asteroiden auf Feld { $square } fliegen.
foreseen-loop = Du würdest endlos kreisen.
foreseen-eliminated = Dadurch ausgeschieden: { $who }.
rock-clockwise = Asteroid { $asteroid }: Eine { $value } dreht ihn im Uhrzeigersinn, eine 6 bringt einen neuen.
rock-counter-clockwise = Asteroid { $asteroid }: Eine { $value } dreht ihn gegen den Uhrzeigersinn, eine 6 bringt einen neuen.

## Der Spielplan in Sätzen

told-squares = Felder heißen nach Reihe und Spalte, gezählt von oben links: 2-5 ist das fünfte Feld der zweiten Reihe.
told-out = { $who }: ausgeschieden.
told-not-started = { $who }: noch nicht gestartet; { tiles-count } auf der Hand.
told-ship = { $who }: Das Schiff steht am Punkt { $point } vor Feld { $square }; { tiles-count } auf der Hand.
told-ship-blocked = { $who }: Das Schiff steht am Punkt { $point } vor Feld { $square }, auf dem ein Asteroid liegt; { tiles-count } auf der Hand.
point-top-left = oben links
point-top-right = oben rechts
point-right-upper = rechts oben
point-right-lower = rechts unten
point-bottom-right = unten rechts
point-bottom-left = unten links
point-left-lower = links unten
point-left-upper = links oben
blue = blau
black = schwarz
rock-name = { $value } ({ $colour })
turns-clockwise = Drehung im Uhrzeigersinn
turns-counter-clockwise = Drehung gegen den Uhrzeigersinn
told-roll = bei { $die } { $act }
told-rock = Asteroid { $asteroid } auf Feld { $square }: { $rolls }; bei 6 kommt ein neuer Asteroid.
told-path = von { $one } nach { $other }
told-tile = Auf Feld { $square } liegt ein Plättchen: { $paths }.
told-pile = Plättchen im Stapel: { $count }.
told-reserve = Asteroiden im Vorrat: { $count }.
told-dice = Würfel: blau { $blue }, rot { $red }.
told-marker = Der Marker: { $who }.
told-held = Du hast Plättchen { $tile }; ungedreht: { $paths }.
told-placement = Plättchen { $tile } { $turned }: { $result }
told-placement-refused = Plättchen { $tile } { $turned } (nicht erlaubt): { $result }
told-shown = Plättchen { $tile } von { $who }; ungedreht: { $paths }.

## Das Ende

end-last-ship = Nur ein Schiff ist übrig: Es gewinnt.
end-no-tiles = Es ist kein Plättchen mehr da: Die Schiffe, die noch fliegen, teilen sich den Sieg.
end-all-together = Die letzten Schiffe sind im selben Moment ausgeschieden und teilen sich den Sieg.
end-last-square = Das letzte Feld wurde belegt, und dabei flogen Schiffe über den Rand: Sie teilen sich den Sieg mit denen, die noch fliegen.
account = { $who }: { $place }, { $fate }.
ranked = { $rank }. Platz
ranked-shared = { ranked } (geteilt)
fate-flying = am Ende noch im Flug
fate-first = als Erstes ausgeschieden
fate-last = als Letztes ausgeschieden
fate-later = als { $number }. ausgeschieden
fate-together = { $fate }, zusammen mit anderen

## Zeichnungen

drawing-address = Eine blaue 2 und eine rote 5 zeigen auf das fünfte Feld der zweiten Reihe.
drawing-points = Ein Feld und seine acht Punkte, von oben links im Uhrzeigersinn nummeriert.
drawing-turned = Dasselbe Plättchen, dann um ein Viertel im Uhrzeigersinn gedreht.
drawing-arrows = Ein blauer und ein schwarzer Asteroid: vier Pfeile mit ihren Würfelzahlen und der Wert auf dem Drehpfeil.
drawing-marks = Zwei Schiffe auf Startpunkten am Rand des Plans, jedes vor seinem Feld.
drawing-scattered = Sechs Asteroiden auf ausgewürfelten Feldern, und wie viele es sind: 6 bei 2 bis 4 Personen, 5 bei 5 oder 6, 4 bei 7 oder 8.
drawing-rolled = Eine 3 und eine 4 ergeben 7: Die Asteroiden bewegen sich.
drawing-laid = Ein Plättchen kommt vor ein Schiff und führt es weiter.
drawing-drift = Eine 1 ist gewürfelt: Der Asteroid treibt in Richtung des Pfeils mit der 1, nach rechts.
drawing-swept = Ein Asteroid treibt auf das Plättchen, auf dem ein Schiff steht: Plättchen und Schiff sind weg.
drawing-knocked = Ein Asteroid treibt auf einen anderen, der den Plan verlässt.
drawing-collision = Ein Asteroid treibt auf das Feld vor dem Schiff, das am Zug ist: Zusammenstoß.
drawing-edge = Ein Weg, der das eigene Schiff über den Rand führt: verboten, solange ein anderes Plättchen oder eine andere Drehung besser ist.
drawing-shared = Ein Weg, der an dem Punkt endet, an dem schon ein anderes Schiff vor demselben Feld steht.
drawing-followed = Ein Schiff folgt seinem Weg über zwei Plättchen hintereinander und hält vor einem leeren Feld.
drawing-into-rock = Ein Weg, der zu einem Asteroiden führt: Das Schiff scheidet aus.
drawing-patterns = Die 35 Muster der Wegplättchen.
drawing-dealt = Drei Plättchen auf der Hand und der Nachziehstapel.
drawing-off = Ein Asteroid treibt über den Rand des Plans.
drawing-ahead = Ein Asteroid liegt direkt vor dem Schiff, das ein Plättchen legen muss.
drawing-together = Zwei Schiffe auf einem Punkt vor demselben Feld: Sie ziehen gemeinsam.
drawing-example-first = Dein Plättchen führt dein Schiff vom linken Rand vor das zweite Feld. Miras Schiff wartet oben vor einem Asteroiden.
drawing-example-second = Eine 5 schickt den Asteroiden nach unten. Miras Plättchen führt ihr Schiff vor dasselbe Feld wie deins.
drawing-example-third = Ein Plättchen vor beiden Schiffen: Deins fliegt nach unten, Miras über den Rand.

## Das Terminal

heading-pile = Stapel { $count }
heading-reserve = Vorrat { $count }
heading-dice = Würfel { $blue }+{ $red }
ends-at = endet in Reihe { $row }, Spalte { $column }
ends-edge = verlässt den Plan
ends-asteroid = fliegt in einen Asteroiden
ends-loop = kreist endlos
keep-label = Behalten
