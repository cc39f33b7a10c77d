### Die letzte Rakete

## Was erwartet wird

drawing-first = Es wird ausgelost, wer beginnt.
choose-removal = Wähle eine Galaxie zum Entfernen.
is-choosing-removal = { $who } wählt eine Galaxie zum Entfernen.
is-choosing-move = { $who } überlegt sich einen Zug.
your-rocket = deine Rakete
rocket-number = Rakete { $number }
move-rocket = Zieh mit { DAT($rocket) }.
move-or-rescue = Zieh mit { DAT($rocket) } oder ruf ihre Basis zu Hilfe.
only-rescue = Für { $rocket } ist die Basis der einzige Ausweg: Ruf sie.

## Aktionen

fly-to = Auf { $ground } fliegen
call-base = Die Basis auf Feld { $cell } rufen
remove =
    { $left ->
        [0] Die Galaxie auf Feld { $cell } entfernen
       *[other] Eine Galaxie von Feld { $cell } entfernen ({ $left } übrig)
    }
ground-base = die Basis von { $pilot } (Feld { $cell })
ground-own-base = deine Basis (Feld { $cell })
ground-stack = Feld { $cell } ({ $height }er-Stapel)
ground-cell = Feld { $cell }
there =
    { $height ->
        [0] { CAP($ground) }: leer.
        [1] { CAP($ground) }: eine Galaxie.
       *[other] { CAP($ground) }.
    }

## Der Verlauf

pilot = { $owner } (Rakete { $number })
own-pilot = Deine Rakete { $number }
first =
    { $you ->
        [yes] Das Los hat entschieden: Du beginnst.
       *[no] Das Los hat entschieden: { $who } beginnt.
    }
moved =
    { $you ->
        [yes] Du fliegst von Feld { $from } auf Feld { $to }.
       *[no] { $who } fliegt von Feld { $from } auf Feld { $to }.
    }
removed =
    { $you ->
        [yes] Du entfernst eine Galaxie von Feld { $cell } ({ $height } übrig).
       *[no] { $who } entfernt eine Galaxie von Feld { $cell } ({ $height } übrig).
    }
removed-last =
    { $you ->
        [yes] Du entfernst die Galaxie auf Feld { $cell }.
       *[no] { $who } entfernt die Galaxie auf Feld { $cell }.
    }
nothing-to-remove =
    { $you ->
        [yes] Du kannst nichts entfernen.
       *[no] { $who } kann nichts entfernen.
    }
rescued =
    { $you ->
        [yes] Du rufst deine Basis von Feld { $base } auf Feld { $to } und landest auf ihr.
       *[no] { $who } ruft die Basis von Feld { $base } auf Feld { $to } und landet auf ihr.
    }
eliminated =
    { $you ->
        [yes] Du sitzt auf Feld { $cell } fest und scheidest aus.
       *[no] { $who } sitzt auf Feld { $cell } fest und scheidet aus.
    }
won =
    { $you ->
        [yes] Niemand sonst kann noch ziehen: Du gewinnst!
        [with] Niemand sonst kann noch ziehen: Du gewinnst, zusammen mit { $winners }!
       *[no] Niemand sonst kann noch ziehen. Sieg für { $winners }!
    }

## Ablehnungen

the-rocket-of = die Rakete von { $pilot }
own-rocket = deine Rakete { $number }
off-board = Auf diesem Plan gibt es kein Feld { $cell }.
move-first = Zieh zuerst mit deiner Rakete, dann entferne eine Galaxie.
remove-now = Deine Rakete hat schon gezogen: Entferne jetzt eine Galaxie.
not-adjacent = Feld { $cell } liegt nicht neben deiner Rakete auf Feld { $from }.
empty = Feld { $cell } ist leer: Eine Rakete landet nur auf einer Galaxie oder einer Basis.
occupied = Auf Feld { $cell } steht { $rocket }.
no-galaxy = Auf Feld { $cell } liegt keine Galaxie.
base-stays = Auf Feld { $cell } liegt eine Basis, und Basen werden nie entfernt.
carries = Auf dem Stapel von Feld { $cell } steht { $rocket }: Dort darf nichts entfernt werden.
protected = Feld { $cell } ist geschützt, bis { $rocket } ihre Basis verlässt.
base-used = Deine Basis ist dir schon einmal zu Hilfe gekommen.
base-occupied = Auf deiner Basis (Feld { $base }) steht { $rocket }: So kannst du die Basis nicht rufen.
not-empty = Feld { $cell } ist nicht leer: Eine Basis kommt nur auf ein leeres Feld.
rescue-too-far = Feld { $cell } ist zu weit weg: Die Basis kommt nur auf ein Feld neben deiner Rakete (Feld { $from }).

## Optionen

layout = Spielplan
layout-help = Der große Plan ergibt die kürzesten Partien. Zu zweit ist er auch am fairsten: Auf dem Stapelplan verliert häufiger, wer beginnt.
layout-stack19 = Stapelplan, 19 Felder
layout-flat37 = Großer Plan, 37 Felder
layout-flat61 = Riesiger Plan, 61 Felder
rockets-each = Raketen pro Person
rockets-each-help = Zu zweit je zwei oder drei Raketen, zu dritt je zwei.
teams = Teams
teams-help = Nur zu viert: die erste und dritte Person gegen die zweite und vierte.
teams-none = Alle gegen alle
teams-two = Zwei Teams
first-player = Wer beginnt
first-player-help = Wird ausgelost, wenn du nichts wählst.

## Der Spielplan

board = Der Spielplan von „Die letzte Rakete“
rocket-out = ausgeschieden
rescue-ready = Rettung bereit
rescue-used = Rettung verbraucht
rescue-blocked = Basis besetzt
team = Team { $number }
galaxies-left =
    { $count ->
        [one] noch { $count } Galaxie
       *[other] noch { $count } Galaxien
    }
exits-left =
    { $count ->
        [0] { $name }: kein Ausweg mehr
        [one] { $name }: noch { $count } Ausweg
       *[other] { $name }: noch { $count } Auswege
    }

## Der Spielplan in Worten

told-cells = Die Felder sind Reihe für Reihe von oben links durchnummeriert, von 1 an.
told-teams = Zwei Teams: { $first } gegen { $second }.
cells-of-height =
    { $height ->
        [one] Felder mit einer Galaxie: { $cells }.
       *[other] Felder mit einem Stapel aus { $height } Galaxien: { $cells }.
    }
empty-cells = Leere Felder: { $cells }.
rocket-of = { $owner }, Rakete { $number }
is-out = { $name }: ausgeschieden.
on-own-base = auf der eigenen Basis
base-callable = die Basis liegt auf Feld { $cell } und kann noch gerufen werden
base-called = die Basis wurde schon gerufen
stands = { $name }: auf Feld { $cell }; { $base }. Nachbarfelder: { $near }.

## Warum die Plätze so sind, wie sie sind

stranded = { $name }: als { $turn }. Rakete ausgeschieden.
last-team = { $name }: Es sind nur noch Raketen dieses Teams übrig.
last-one = { $name }: die letzte Rakete, die noch ziehen kann.

## Zeichnungen neben den Regeln

drawing-starts = Wo 2, 3, 4, 5 und 6 Raketen starten
drawing-stacks = Eine Galaxie, Stapel aus zwei und vier, ein leeres Feld
drawing-move = Die Rakete kann auf eine Galaxie oder eine Basis daneben ziehen, nicht auf ein leeres Feld
drawing-remove = Ein freier Stapel verliert seine oberste Galaxie; eine Basis oder ein Stapel mit Rakete verliert nichts
drawing-protected = Neben einer Basis wird nichts entfernt, solange ihre Rakete noch darauf steht
drawing-rescue = Die Basis kommt als Galaxie auf ein leeres Feld neben der Rakete
drawing-stuck = Eine Rakete ohne Ausweg scheidet aus
drawing-board = Der Stapelplan: Basen in den Ecken, am Rand Stapel von 2, im Ring von 3, in der Mitte von 4
drawing-wider = Der große Plan mit 37 und der riesige mit 61 Feldern
drawing-numbers = Die Felder des Stapelplans mit ihren Nummern, von 1 bis 19
drawing-unused = Eine unbenutzte Basis liegt mit der Galaxie nach oben: eine Galaxie
drawing-rescued = Nach der Rettung steht die Rakete auf einer Galaxie, und die Ecke der Basis ist leer
drawing-several = Zwei Personen mit je 2 oder 3 Raketen und drei Personen mit je 2
drawing-teams = Zwei gegen zwei: Partner haben dieselbe Farbe
