### Landezone

## Aliens, Untertassen, Karten

alien-tangle = Wuschel
alien-puddle = Klecks
alien-whisker = Schnurri
alien-grumble = Grummel
saucer-kettle = Teekessel
saucer-skillet = Pfanne
saucer-spinning-top = Kreisel
saucer-lampshade = Lampenschirm
pair = { $alien } und { $saucer }
kind-plain = einfach
kind-armed = bewaffnet
kind-star = Stern
face = { $kind }, { $one } / { $other }
laid = { $kind }, { $down } unten, { $up } oben

## Was erwartet wird

place-a-card = Leg eine Karte: Wähle die Spalte und die Hälfte, die landet.
is-placing = { $who } legt eine Karte.
you-draw = Du ziehst eine Karte.
is-drawing = { $who } zieht eine Karte.
drawing-first = Es wird ausgelost, wer beginnt.
dealing-secrets = Die Geheimkarten werden ausgeteilt.
dealing-cards = Die Karten werden ausgeteilt.

## Aktionen

place = Spalte { $column }: { $laid }

## Der Verlauf. $you ist `yes`, wenn die lesende Person selbst handelt.

first-turn =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
got-alien =
    { $you ->
        [yes] Du bekommst ein geheimes Alien: { $alien }.
       *[no] { $who } bekommt ein geheimes Alien: { $alien }.
    }
got-hidden-alien =
    { $you ->
        [yes] Du bekommst ein geheimes Alien.
       *[no] { $who } bekommt ein geheimes Alien.
    }
got-saucer =
    { $you ->
        [yes] Du bekommst eine geheime Untertasse: { $saucer }.
       *[no] { $who } bekommt eine geheime Untertasse: { $saucer }.
    }
got-hidden-saucer =
    { $you ->
        [yes] Du bekommst eine geheime Untertasse.
       *[no] { $who } bekommt eine geheime Untertasse.
    }
got-card =
    { $you ->
        [yes] Du bekommst eine Karte: { $card }.
       *[no] { $who } bekommt eine Karte: { $card }.
    }
got-hidden-card =
    { $you ->
        [yes] Du bekommst eine Karte.
       *[no] { $who } bekommt eine Karte.
    }
drew-card =
    { $you ->
        [yes] Du ziehst eine Karte: { $card }.
       *[no] { $who } zieht eine Karte: { $card }.
    }
drew-hidden-card =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $who } zieht eine Karte.
    }
placed =
    { $you ->
        [yes] Du legst eine Karte an Spalte { $column } an, Höhe { $height }: { $laid }.
       *[no] { $who } legt eine Karte an Spalte { $column } an, Höhe { $height }: { $laid }.
    }
blasted =
    { $you ->
        [yes] Du schießt die Karte { $side } in Spalte { $column } ab ({ $card }): Beide zeigen { $shared }.
       *[no] { $who } schießt die Karte { $side } in Spalte { $column } ab ({ $card }): Beide zeigen { $shared }.
    }
side-left = links
side-right = rechts
side-below = darunter
fell = In Spalte { $column } fällt eine Karte ({ $card }) von Höhe { $from } auf Höhe { $to }.
spent-on-nothing = Die bewaffnete Karte trifft nichts und ist entladen.
spent = Die bewaffnete Karte ist entladen.
passed =
    { $you ->
        [yes] Du hast keine Karte und passt.
       *[no] { $who } hat keine Karte und passt.
    }
columns-full = Alle vier Spalten sind voll: Die Partie ist vorbei.
no-cards-left = Es sind keine Karten mehr da: Die Partie ist vorbei.
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
discarded =
    { $you ->
        [yes] Du legst { $cards } ab.
       *[no] { $who } legt { $cards } ab.
    }
revealed =
    { $you ->
        [yes] Du deckst { $pair } auf.
       *[no] { $who } deckt { $pair } auf.
    }
landed = Spalte { $column }, Höhe { $height } ({ $card }): { $points }.
both-points =
    { $you ->
        [yes] 2 Punkte für dich
       *[no] 2 Punkte für { $who }
    }
alien-point =
    { $you ->
        [yes] 1 Punkt für dich (Alien)
       *[no] 1 Punkt für { $who } (Alien)
    }
saucer-point =
    { $you ->
        [yes] 1 Punkt für dich (Untertasse)
       *[no] 1 Punkt für { $who } (Untertasse)
    }

## Ablehnungen

not-in-hand = Diese Karte hast du nicht auf der Hand ({ $card }).
column-full = Spalte { $column } ist voll: Mehr als fünf Karten passen nicht hinein.
star-turned = Ein Stern lässt sich nicht drehen: Er hat kein Oben und kein Unten.

## Optionen

first-player = Wer beginnt
first-player-help = Wer die erste Karte legt. Danach geht es im Uhrzeigersinn weiter. Wird ausgelost, wenn du nichts wählst.

## Der Spielplan

zone = Die Landezone
hand-and-secrets = Deine Hand und deine Geheimkarten
choose-card-first = Wähle zuerst eine Handkarte.
full = Spalte { $column } ist voll
take = Nehmen: { $laid }
held = Genommen: { $laid }
held-to-turn = Genommen: { $laid }. Karte drehen
turn = Drehen
turn-card = Karte drehen
take-hint = Nimm eine Karte; noch einmal tippen dreht sie
eliminates =
    { $count ->
        [one] Schießt { $count } Karte ab.
       *[other] Schießt { $count } Karten ab.
    }
crew-stays = Deine Besatzung behält { $points }.
crew-changes =
    { $after ->
        [one] Deine Besatzung: { $before } → { $after } Punkt.
       *[other] Deine Besatzung: { $before } → { $after } Punkte.
    }
badge = { $cards } auf der Hand, { $eliminated } abgeschossen
points-short = { $count } P.
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Der Spielplan in Worten

column-empty = Spalte { $column }: leer, nur die Planetenkarte.
column-cards =
    { $count ->
        [one] Spalte { $column }, { $count } von { $most } Karten: { $listed }.
       *[other] Spalte { $column }, { $count } von { $most } Karten, von unten nach oben: { $listed }.
    }
pile-has =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Nachziehstapel: { $count } Karte.
       *[other] Nachziehstapel: { $count } Karten.
    }
your-secrets = Deine Geheimkarten: { $alien } und { $saucer }. Im Moment zählen sie { $points }.
your-hand = Deine Hand: { $cards }.
crew = { $name }: { $cards } auf der Hand, nichts abgeschossen.
crew-eliminated = { $name }: { $cards } auf der Hand, { $count } abgeschossen ({ $eliminated }).
crew-secrets = Geheimkarten von { $name }: { $pair }.

## Die Wertung

has-landed =
    { $count ->
        [0] { $name } ist nicht gelandet
        [1] { $name } ist einmal gelandet
       *[other] { $name } ist { $count }-mal gelandet
    }
together = Insgesamt
tie-broken =
    { $points ->
        [one] Gleichstand mit { $points } Punkt: { $each }. Vorn ist die friedlichere Eroberung mit weniger abgeschossenen Karten.
       *[other] Gleichstand mit { $points } Punkten: { $each }. Vorn ist die friedlichere Eroberung mit weniger abgeschossenen Karten.
    }
tie-stays =
    { $points ->
        [one] Gleichstand mit { $points } Punkt: { $each }. Gleich viele abgeschossene Karten: Es bleibt beim Gleichstand.
       *[other] Gleichstand mit { $points } Punkten: { $each }. Gleich viele abgeschossene Karten: Es bleibt beim Gleichstand.
    }
tie-eliminated =
    { $count ->
        [one] { $who } ({ $count } Karte abgeschossen)
       *[other] { $who } ({ $count } Karten abgeschossen)
    }
wins =
    { $names ->
        [one] { $names }: Sieg
       *[other] { $names }: zum Zusammenleben geschaffen, der Sieg ist geteilt
    }

## Zeichnungen neben den Regeln

draw-names = Die vier Aliens und die vier Untertassen mit ihren Namen
draw-kinds = Eine einfache Karte, eine bewaffnete Karte mit Blitz und ein Stern
draw-placing = Zwei Planetenkarten: Über der einen liegen zwei Karten und eine dritte sinkt herab, über der anderen die erste
draw-turning = Dieselbe Karte, einmal so und einmal andersherum: Die helle Hälfte unten landet
draw-blast = Eine bewaffnete Karte schießt die Karte daneben ab, die dasselbe Alien zeigt
draw-compare = Neben der bewaffneten Karte vergleichst du oben mit oben und unten mit unten; darunter ihre untere Hälfte mit der oberen der anderen
draw-planet = Vier Planetenkarten in einer Reihe, und eine erste Karte kommt herab
draw-drawing = Eine Karte kommt vom Nachziehstapel zu den dreien auf der Hand
draw-chain = Erst schießt die bewaffnete Karte die Karte unter sich ab und fällt, dann schießt sie ihren neuen Nachbarn ab
draw-fall = Eine Karte wird abgeschossen, und die beiden darüber fallen eine Höhe tiefer
draw-star = Eine Karte mit Sternen darüber und auf beiden Seiten: Keine bewaffnete Karte erreicht sie mehr
draw-count = Bei einer Karte zählt die untere Hälfte: ein Punkt für das Alien, einer für die Untertasse
draw-deck = Die 24 einfachen und die 12 bewaffneten Karten
draw-secrets = Dein geheimes Alien und deine geheime Untertasse; die der anderen sind verdeckt
draw-order = Zuerst wird die Karte daneben abgeschossen, dann die darunter
draw-trophies = Die abgeschossenen Karten liegen vor der Person, die die bewaffnete gelegt hat
draw-full = Vier Spalten mit fünf Karten: Die Partie ist vorbei
draw-peaceful = Je 11 Punkte: Eine abgeschossene Karte ist besser als drei
draw-result = 12 Punkte schlagen 10

## Das Terminal

pile = Stapel { $count }
column-is-full = voll
