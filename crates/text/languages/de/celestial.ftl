### Himmelsduell

## Optionen

rounds = Runden
rounds-help = Nach so vielen Runden gewinnt, wer die meisten Karten hat. Ohne Begrenzung geht es weiter, bis jemand alle Karten hat: so wie im Regelheft, oft mehr als hundert Runden.
rounds-count =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
rounds-all = Bis jemand alle Karten hat
deck = Kartensatz
deck-help = 36 echte Himmelsobjekte mit echten Werten.
deck-family = Familie: Objekte, die man kennt
deck-expert = Experten: Objekte, die wenige kennen
minutes = Zeitlimit
minutes-help = Ist die Zeit um, wird die Runde zu Ende gespielt; dann gewinnt, wer die meisten Karten hat.
minutes-count =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
minutes-none = Kein Zeitlimit
collectors = Sonderkarten
collectors-help = Besondere Karten, in den Stapel gemischt: Nimmst du eine auf, wirkt sie sofort, und du nimmst die nächste Karte auf.
first-leader = Wer eröffnet
first-leader-help = Wer die erste Eigenschaft nennt. Wird ausgelost, wenn du nichts wählst.
collectors-none = keine
collectors-all = eine von jeder Sorte
collectors-twice = zwei von jeder Sorte

## Namen

number = { $number }
capital = { CAP($text) }
diameter = Durchmesser
    .to = zum Durchmesser
discovery = Entdeckung
    .to = zur Entdeckung
temperature = Temperatur
    .to = zur Temperatur
distance = Entfernung
    .to = zur Entfernung
difficulty-green = grün
    .card = grüne
difficulty-yellow = gelb
    .card = gelbe
difficulty-orange = orange
    .card = orange
difficulty-red = rot
    .card = rote
collector-comet = Komet
    .nom = der Komet
    .acc = den Kometen
    .dat = dem Kometen
collector-eclipse = Finsternis
    .nom = die Finsternis
    .acc = die Finsternis
    .dat = der Finsternis
collector-telescope = Teleskop
    .nom = das Teleskop
    .acc = das Teleskop
    .dat = dem Teleskop
collector-slingshot = Schleuder
    .nom = die Schleuder
    .acc = die Schleuder
    .dat = der Schleuder
collector-black-hole = Schwarzes Loch
    .nom = das Schwarze Loch
    .acc = das Schwarze Loch
    .dat = dem Schwarzen Loch
collector-shield = Schild
    .nom = der Schild
    .acc = den Schild
    .dat = dem Schild
effect-sentence = { CAP($effect) }.
effect-comet = die anderen geben ihre unterste Karte ab
effect-eclipse = in dieser Runde gewinnt der niedrigste Wert, bei der Entdeckung das jüngste Jahr
effect-telescope = wer diese Karte aufnimmt, sieht in dieser Runde die Karten der anderen
effect-slingshot = wer diese Karte aufnimmt, eröffnet die Runde
effect-black-hole = die Karten, die in dieser Runde verlieren, sind aus dem Spiel
effect-shield = wer diese Karte aufnimmt, bekommt bei einer Niederlage das eigene Objekt zurück
kind-star = Stern
kind-planet = Planet
kind-dwarf-planet = Zwergplanet
kind-moon = Mond
kind-asteroid = Asteroid
kind-comet = Komet
kind-centaur = Zentaur
kind-trans-neptunian = transneptunisches Objekt
kind-neutron-star = Neutronenstern
kind-white-dwarf = Weißer Zwerg
kind-exoplanet = Exoplanet
kind-other = Himmelsobjekt

## Werte

with-unit = { $number }{ "\u00A0" }{ $unit }
about = etwa { $value }
unit-km = km
unit-million-km =
    { $number ->
        [one] Million km
       *[other] Millionen km
    }
unit-billion-km =
    { $number ->
        [one] Milliarde km
       *[other] Milliarden km
    }
unit-bc = v.{ "\u00A0" }Chr.
unit-celsius = °C
unit-light-minutes =
    { $number ->
        [one] Lichtminute
       *[other] Lichtminuten
    }
unit-light-hours =
    { $number ->
        [one] Lichtstunde
       *[other] Lichtstunden
    }
unit-light-years =
    { $number ->
        [one] Lichtjahr
       *[other] Lichtjahre
    }
unit-million-km-short = Mio. km
unit-billion-km-short = Mrd. km
unit-light-minutes-short = Lmin
unit-light-hours-short = Lh
unit-light-years-short = Lj

## Aufforderungen

drawing-leader = Es wird ausgelost, wer eröffnet.
turning =
    { $you ->
        [yes] Du nimmst eine Karte auf.
       *[no] { $who } nimmt eine Karte auf.
    }
turning-in-battle =
    { $you ->
        [yes] Du deckst eine Karte auf.
       *[no] { $who } deckt eine Karte auf.
    }
giving =
    { $you ->
        [yes] Der Komet nimmt eine Karte mit: Du gibst eine ab.
       *[no] Der Komet nimmt eine Karte mit: { $who } gibt eine ab.
    }
lead-with = Du eröffnest mit { FORM($card, "dat") }: Nenne eine Eigenschaft.
choosing = { $who } wählt eine Eigenschaft.
may-change = { $who } darf die Eigenschaft wechseln.
follow-or-change = Geh mit oder wechsle.
follow-or-change-it = { $who } hat { $called } gewählt ({ $value }): Geh mit oder wechsle.

## Züge

name-it = { $called }: { $value }
announce = { $value } nennen
change-to = { CAP(FORM($called, "to")) } wechseln: { $value }

## Verlauf

leads-first =
    { $you ->
        [yes] Das Los hat entschieden: Du eröffnest.
       *[no] Das Los hat entschieden: { $who } eröffnet.
    }
round-begins =
    { $you ->
        [yes] Runde { $round }. Du eröffnest.
       *[no] Runde { $round }. { $who } eröffnet.
    }
looks-through-telescope =
    { $you ->
        [yes] Du schaust durchs Teleskop.
       *[no] { $who } schaut durchs Teleskop.
    }
own-card = Deine Karte: { $card }.
through-telescope = Durchs Teleskop gesehen: { $who } hat { FORM($card, "acc") }.
collector-turned =
    { $you ->
        [yes] Du deckst die Sonderkarte { $collector } auf: { CAP($effect) }.
       *[no] { $who } deckt die Sonderkarte { $collector } auf: { CAP($effect) }.
    }
collector-wasted =
    { $you ->
        [yes] Du deckst die Sonderkarte { $collector } auf: Im Stechen hat sie keine Wirkung.
       *[no] { $who } deckt die Sonderkarte { $collector } auf: Im Stechen hat sie keine Wirkung.
    }
gives =
    { $you ->
        [yes] Du zeigst { FORM($card, "acc") } und gibst die Karte an { $to }.
        [whom] { $from } zeigt { FORM($card, "acc") } und gibt dir die Karte.
       *[no] { $from } zeigt { FORM($card, "acc") } und gibt die Karte an { $to }.
    }
goes-out =
    { $you ->
        [yes] Du hast keine Karte mehr und scheidest aus.
       *[no] { $who } hat keine Karte mehr und scheidet aus.
    }
lead-passes =
    { $you ->
        [yes] Wer eröffnen sollte, hat keine Karte mehr: Du eröffnest.
       *[no] Wer eröffnen sollte, hat keine Karte mehr: { $who } eröffnet.
    }
chooses =
    { $you ->
        [yes] Du wählst { $called }: { $value }.
       *[no] { $who } wählt { $called }: { $value }.
    }
changes =
    { $you ->
        [yes] Du wechselst { FORM($called, "to") } ({ $value }): Dein Objekt ist schwerer zu beobachten.
       *[no] { $who } hat ein schwerer zu beobachtendes Objekt und wechselt { FORM($called, "to") } ({ $value }).
    }
has-harder =
    { $you ->
        [yes] Du hast ein Objekt, das schwerer zu beobachten ist, und darfst die Eigenschaft wechseln.
       *[no] { $who } hat ein Objekt, das schwerer zu beobachten ist, und darf die Eigenschaft wechseln.
    }
announces =
    { $you ->
        [yes] Du nennst { $value }.
       *[no] { $who } nennt { $value }.
    }
follows =
    { $you ->
        [yes] Du gehst mit: { $value }.
       *[no] { $who } geht mit: { $value }.
    }
tie =
    { $you ->
        [yes] Gleichstand: Du hast eine { FORM($difficulty, "card") } Karte.
       *[no] Gleichstand: { $who } hat eine { FORM($difficulty, "card") } Karte.
    }
against = { $one } gegen { $other }
battle =
    { $you ->
        [with] Stechen: Du gegen { $rivals }!
       *[no] Stechen: { $rivals }!
    }
turns-in-battle =
    { $you ->
        [yes] Du deckst { FORM($card, "acc") } auf.
       *[no] { $who } deckt { FORM($card, "acc") } auf.
    }
wins-round =
    { $you ->
        [yes] Du gewinnst die Runde!
       *[no] { $who } gewinnt die Runde.
    }
shows =
    { $you ->
        [yes] Du zeigst { FORM($card, "acc") }.
       *[no] { $who } zeigt { FORM($card, "acc") }.
    }
falls-in = Das Schwarze Loch verschluckt { FORM($card, "acc") }.
saved =
    { $you ->
        [yes] Der Schild rettet { FORM($card, "acc") } für dich.
       *[no] Der Schild rettet { FORM($card, "acc") } für { $who }.
    }
wins-with = { $who }: { $value } gewinnt, { $reason }
wins-highest = der höchste Wert
wins-lowest = der niedrigste Wert
wins-oldest = die älteste Entdeckung
wins-newest = die jüngste Entdeckung
wins-harder = das schwerer zu beobachtende Objekt
time-called = Die Zeit ist um: Diese Runde ist die letzte.
over-all-cards = Die Partie ist vorbei: Alle Karten sind in einer Hand.
over-nobody-left = Die Partie ist vorbei: Niemand hat mehr eine Karte.
over-round-limit = Die Partie ist vorbei: Das war die letzte Runde, es gewinnt, wer die meisten Karten hat.
over-time-called = Die Partie ist vorbei: Die Zeit ist um, es gewinnt, wer die meisten Karten hat.

## Ablehnungen

nothing-chosen = Noch ist keine Eigenschaft gewählt: Nenne eine.
already-chosen = Die Eigenschaft ist schon gewählt ({ $called }): Geh mit oder wechsle sie.
same-characteristic = Das ist schon die aktuelle Eigenschaft ({ $called }): Wechsle zu einer anderen.

## Der Spielplan

cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
turn-card = Karte umdrehen
round-title = Runde { $round }
round-title-of = Runde { $round }/{ $last }
round-title-timed = Runde { $round } · noch { $minutes } Min.
lowest-wins = der niedrigste gewinnt
outlook-best = Schlägt alles, was die anderen haben können.
outlook-beaten = Jemand hat sicher etwas Besseres.
outlook-open = Schlägt { $beaten } der { $cards } Karten, die die anderen haben können.
best = gewinnt
beaten = verliert
out = ausgeschieden
leads = eröffnet
duel-over = Das Duell ist vorbei
four-scales = Vier Skalen
further-right = Weiter rechts ist in dieser Runde besser.
your-cards = Du: { cards-count }
no-effect = Im Stechen ohne Wirkung
last-shown =
    { $you ->
        [yes] Die letzte Runde ging an dich. Gezeigte Karten: { $cards }.
       *[no] Die letzte Runde ging an { $who }. Gezeigte Karten: { $cards }.
    }
last-round = Letzte Runde: { $who }

## Der Spielplan in Sätzen

told-round = Runde { $round }.
told-round-of = Runde { $round } von { $last }.
told-leader = { $who } eröffnet die Runde.
told-own-card = Deine Karte: { $card }, { $kind }, { $difficulty }.
told-value = { $called }: { $value }.
told-prospect =
    { $cards ->
        [one] { $called }: { $value }, schlägt { $beaten } von { $cards } Karte, die die anderen haben können.
       *[other] { $called }: { $value }, schlägt { $beaten } der { $cards } Karten, die die anderen haben können.
    }
told-announced = { $who } { $value }
told-call = Verglichen wird: { $called }. Gewählt hat: { $who }. Genannt: { $announced }.
told-place = { $who }: { $facts }.
told-pile = { cards-count } im Stapel
told-hidden = eine verdeckte Karte im Spiel
told-in-play = { $card } im Spiel
told-in-battle = im Stechen aufgedeckt: { $cards }
told-may-change = darf die Eigenschaft wechseln
told-eclipse = Finsternis: In dieser Runde gewinnt der niedrigste Wert, bei der Entdeckung das jüngste Jahr.
told-black-hole = Schwarzes Loch: Die Karten, die in dieser Runde verlieren, sind aus dem Spiel.
told-brought = { $who }, in dieser Runde von einem Kometen gebracht: { $cards }.
told-battle = Im Stechen: { $rivals }.
told-aside = Aus dem Spiel: { $cards }.
told-last = Gewinner der letzten Runde: { $who }. Gezeigt: { $cards }.
told-shown = { $card } ({ $who })
told-shown-lost = { $card } ({ $who }; im Schwarzen Loch)
told-shown-saved = { $card } ({ $who }; vom Schild gerettet)

## Die Abrechnung

in-pile = Im Stapel
on-table = Auf dem Tisch
victory = { $who }: Sieg mit { cards-count }
shared-victory = { $who }: geteilter Sieg mit { cards-count }
placed = { $who }: { $rank }. Platz mit { cards-count }

## Zeichnungen

drawing-characteristics = Saturn mit seinen vier Werten, jeder auf einer Skala.
drawing-difficulties = Vier Teleskope sind schwieriger als drei, drei als zwei, zwei als eins.
drawing-leading = Wer eröffnet, nennt einen Wert; die Karten der anderen bleiben verdeckt.
drawing-changing = Eine rote Karte darf die Eigenschaft wechseln, die eine grüne gewählt hat.
drawing-comparing = Der größte Durchmesser ist der beste, und die älteste Entdeckung.
drawing-taking = Die Karten der Runde kommen unter den Stapel der Person, die gewonnen hat.
drawing-tie = Zwei gleiche Werte: Es gewinnt die Karte, die schwerer zu beobachten ist.
drawing-battle = Immer noch Gleichstand: Beide decken ihre nächste Karte auf, die schwierigere gewinnt.
drawing-dealt = Wie viele Karten jeder bekommt: 18 zu zweit, 12 zu dritt, 9 zu viert, 7 zu fünft, 6 zu sechst.
drawing-changing-again = Eine grüne Karte hat gewählt, eine orange hat gewechselt, und nun darf es nur noch eine rote.
drawing-counting = Die Zeit ist um: 17 Karten schlagen 10 und 9.
drawing-collector = { $collector }: { CAP($effect) }

## Das Terminal

observing = Zu sehen
observed-green = mit bloßem Auge
observed-yellow = im Teleskop
observed-orange = sehr schwer
observed-red = fast unmöglich
no-card = keine Karte
hidden-card = Karte verdeckt
aside-count = beiseite: { $count }
chose = hat gewählt
asked = darf wechseln
eclipse-holds = Finsternis: der niedrigste gewinnt
black-hole-holds = Schwarzes Loch: Verlorenes ist weg
battle-on = Stechen: { $rivals }

## Die Objekte

object-sun = Sonne
    .nom = die Sonne
    .acc = die Sonne
    .dat = der Sonne
object-mercury = Merkur
object-venus = Venus
object-earth = Erde
    .nom = die Erde
    .acc = die Erde
    .dat = der Erde
object-moon = Mond
    .nom = der Mond
    .acc = den Mond
    .dat = dem Mond
object-mars = Mars
object-jupiter = Jupiter
object-saturn = Saturn
object-uranus = Uranus
object-neptune = Neptun
object-ceres = Ceres
object-vesta = Vesta
object-lutetia = Lutetia
object-mathilde = Mathilde
object-gaspra = Gaspra
object-phobos = Phobos
object-halley = Halleyscher Komet
    .nom = der Halleysche Komet
    .acc = den Halleyschen Kometen
    .dat = dem Halleyschen Kometen
object-churyumov-gerasimenko = 67P/Tschurjumow-Gerassimenko
object-pluto = Pluto
object-charon = Charon
object-echeclus = Echeclus
object-varuna = Varuna
object-quaoar = Quaoar
object-sedna = Sedna
object-eris = Eris
object-rx-j1856 = RX J1856.5-3754
object-kepler-16b = Kepler-16b
object-kepler-37b = Kepler-37b
object-kepler-186f = Kepler-186f
object-proxima-b = Proxima b
object-trappist-1e = TRAPPIST-1e
object-lhs-1140b = LHS 1140 b
object-pi-mensae-c = Pi Mensae c
object-k2-141b = K2-141 b
object-ltt-9779b = LTT 9779 b
object-wasp-193b = WASP-193 b
object-io = Io
object-europa = Europa
object-ganymede = Ganymed
object-callisto = Kallisto
object-titan = Titan
object-enceladus = Enceladus
object-triton = Triton
object-deimos = Deimos
object-sirius = Sirius
object-sirius-b = Sirius B
object-vega = Wega
object-alpha-centauri = Alpha Centauri
object-proxima-centauri = Proxima Centauri
object-polaris = Polarstern
    .nom = der Polarstern
    .acc = den Polarstern
    .dat = dem Polarstern
object-barnards-star = Barnards Stern
object-betelgeuse = Beteigeuze
object-vy-canis-majoris = VY Canis Majoris
object-crab-pulsar = Krebspulsar
    .nom = der Krebspulsar
    .acc = den Krebspulsar
    .dat = dem Krebspulsar
object-51-pegasi-b = 51 Pegasi b
object-uy-scuti = UY Scuti

## Was man über sie weiß

note-sun = Schau nie direkt hinein. Über eine Million Erden hätten in ihr Platz.
note-mercury = Der kleinste und schnellste Planet: Sein Jahr dauert 88 Tage.
note-venus = Ihre dichte Luft hält so viel Hitze fest, dass dort Blei schmelzen würde.
note-earth = Der einzige Ort, von dem wir wissen, dass es dort Leben gibt.
note-moon = Zwölf Menschen haben ihn betreten, und ihre Fußspuren sind noch da.
note-mars = Rost färbt ihn rot, und er hat den höchsten Vulkan aller Planeten.
note-jupiter = Sein Großer Roter Fleck ist ein Sturm, breiter als die Erde.
note-saturn = Gemessen an seiner Größe ist er leichter als Wasser, und seine Ringe sind aus Eis.
note-uranus = Er rollt auf der Seite liegend um die Sonne.
note-neptune = Er wurde mit Papier und Stift gefunden: Eine Rechnung verriet, wo man suchen musste.
note-ceres = Der einzige Zwergplanet zwischen Mars und Jupiter, mit Flecken aus hellem Salz.
note-vesta = Der hellste Asteroid; ein gewaltiger Einschlag riss einen großen Teil seines Südens weg.
note-lutetia = Ein Maler entdeckte sie von seinem Fenster in Paris; sie trägt den alten Namen der Stadt.
note-mathilde = Dunkler als Kohle, und sie braucht 17 Tage für eine Umdrehung.
note-gaspra = Der erste Asteroid, der aus der Nähe fotografiert wurde, im Jahr 1991.
note-phobos = Er umkreist den Mars dreimal am Tag, und eines Tages wird er zerbrechen.
note-halley = Er kommt etwa alle 76 Jahre wieder: Halte 2061 nach ihm Ausschau.
note-churyumov-gerasimenko = Ein Komet wie eine Badeente; die Sonde Philae hüpfte 2014 auf ihm herum.
note-pluto = Eine riesige Ebene aus Stickstoffeis malt ihm ein Herz ins Gesicht.
note-charon = Halb so breit wie Pluto; die beiden zeigen einander immer dasselbe Gesicht.
note-echeclus = Ein Zentaur: ein Asteroid, der sich auch als Komet entpuppte.
note-varuna = Er dreht sich so schnell, einmal in sechs Stunden, dass er wie ein Ei in die Länge gezogen ist.
note-quaoar = Er trägt Ringe, viel weiter draußen, als man für möglich hielt.
note-sedna = Eines ihrer Jahre dauert länger als 11.000 von unseren.
note-eris = Ihretwegen wurde festgelegt, was ein Planet ist, und Pluto war keiner mehr.
note-rx-j1856 = Ein toter Stern, nicht breiter als eine Stadt, mit etwa so viel Materie wie die Sonne.
note-kepler-16b = Von dort sähe man zwei Sonnen untergehen.
note-kepler-37b = Ein Planet, kaum größer als unser Mond, aus 200 Lichtjahren Entfernung entdeckt.
note-kepler-186f = Der erste erdgroße Planet, auf dem Wasser flüssig sein könnte.
note-proxima-b = Ein Planet des Sterns nebenan, nur vier Lichtjahre entfernt.
note-trappist-1e = Eine von sieben felsigen Schwestern um einen Stern, der kaum breiter ist als Jupiter.
note-lhs-1140b = Vielleicht eine Eiskugel mit einem runden Ozean, der immer dem Stern zugewandt ist.
note-pi-mensae-c = Der erste Planet, den das Teleskop TESS fand; seine Sonne sieht man mit bloßem Auge.
note-k2-141b = Eine Lavawelt mit Luft aus verdampftem Gestein, in der es vielleicht Steine regnet.
note-ltt-9779b = Ein Spiegel am Himmel: Seine Metallwolken werfen das meiste Licht zurück.
note-wasp-193b = Größer als Jupiter und so leicht wie Zuckerwatte.
note-io = Die vulkanreichste Welt, die wir kennen: Über 400 Vulkane sind dort tätig.
note-europa = Unter dem Eis liegt wohl ein Ozean mit mehr Wasser als in allen unseren Meeren.
note-ganymede = Der größte aller Monde, größer sogar als der Planet Merkur.
note-callisto = Krater über Krater: Kaum eine Oberfläche ist so alt wie diese.
note-titan = Der einzige Mond mit dichter Luft; in seine Seen regnet es Methan.
note-enceladus = Fontänen aus Eis und Dampf schießen am Südpol aus einem verborgenen Ozean.
note-triton = Er umkreist den Neptun verkehrt herum: Wahrscheinlich wurde er eingefangen.
note-deimos = So klein, dass man dort fast nichts wiegt: Ein guter Sprung würde viele Minuten dauern.
note-sirius = Der hellste Stern am Nachthimmel, im Sternbild Großer Hund.
note-sirius-b = Ein Weißer Zwerg: kleiner als die Erde und so schwer wie die Sonne.
note-vega = 1850 wurde sie als erster Stern nach der Sonne fotografiert.
note-alpha-centauri = Der nächste Stern, der unserer Sonne gleicht; er hat zwei Begleiter.
note-proxima-centauri = Der nächste Nachbar der Sonne, und doch braucht man ein Teleskop, um ihn zu sehen.
note-polaris = Er steht fast genau über dem Nordpol und zeigt den Weg nach Norden.
note-barnards-star = Der schnellste Stern an unserem Himmel: In 180 Jahren wandert er um eine Vollmondbreite.
note-betelgeuse = An der Stelle der Sonne reichte er bis über den Mars hinaus; eines Tages wird er explodieren.
note-vy-canis-majoris = Einer der größten bekannten Sterne: An der Stelle der Sonne reichte er bis über den Jupiter hinaus.
note-crab-pulsar = Der Rest eines Sterns, der 1054 explodierte; er dreht sich 30-mal in der Sekunde.
note-51-pegasi-b = Der erste Planet, der bei einem Stern wie unserer Sonne gefunden wurde: 1995, von Südfrankreich aus.
note-uy-scuti = Galt einmal als der größte Stern überhaupt; neuere Messungen machen ihn kleiner.
