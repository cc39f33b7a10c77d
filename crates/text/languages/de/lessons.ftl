### Die geführten ersten Partien: höchstens 25 Wörter je Schritt.

guide = Dein Lotse
guide-progress = Dein Fortschritt
# $what
pointed-at = Ich zeige auf: { $what }
show-me = Zeig es mir
next-step = Weiter
step-back = Zurück
skip-lesson = Einführung überspringen
play-on = Weiterspielen
other-act = Gute Idee für später! Wähle jetzt, worauf ich zeige, oder drück „Zeig es mir“.
other-turn = Nicht schlecht! Aber nimm, was ich nenne, so gedreht, wie ich es sage, oder drück „Zeig es mir“.
other-next = Einen Moment: Lies das zuerst, dann drück „Weiter“.
wait-other = Die Einführung ist vorbei. Spiel weiter, wie du magst!

## rockets
rockets-fly = Das Universum schrumpft! Wer zuletzt noch fliegen kann, gewinnt. Flieg zur Galaxie neben dir.
rockets-remove = Nach jedem Flug entfernst du eine Galaxie, egal wo. Entferne diese hier in der Ecke.
rockets-far = Eine Rakete fliegt immer nur ein Feld weit. Versuch trotzdem, weit weg zu fliegen: zu dieser Galaxie!
rockets-stack = Ohne Galaxie keine Landung: Leere Felder sind für alle verloren. Flieg auf diesen Stapel; die Zahl nennt seine Galaxien.
rockets-cut = Entferne jetzt eine Galaxie direkt neben deiner Gegnerin. Jeder verlorene Ausweg bringt dich dem Sieg näher.
rockets-rescue = Einmal pro Spiel kommt deine Basis auf ein leeres Feld neben dir, auch wenn du feststeckst. Ruf sie: Wähle den Blitz.
rockets-onward = Das war dein ganzer Zug. Deine Basis ist jetzt eine gewöhnliche Galaxie. Du bist wieder dran: Flieg weiter.
rockets-hurt = Welche Galaxie braucht deine Gegnerin am dringendsten? Entferne diese, direkt neben ihr.
rockets-count = Zähl vor dem Flug die Auswege am Ziel. Flieg in diese Ecke.
rockets-last = Und entferne diese Galaxie. Neugierig auf ein Zeichen? Zeig darauf oder halte es gedrückt.
rockets-end = Eine Rakete, die in ihrem Zug nicht fliegen kann, ist raus. Spiel diese Partie allein zu Ende, gegen einen gutmütigen Kadetten!

## supernova
supernova-duo = Fünf Aliens fliehen, und alle dürfen jedes bewegen. Wer mit seinen Favoriten die meisten Punkte holt, gewinnt. Spiel diese Karte: Filoche läuft los!
supernova-adopt = Filoche mit dem Herz punktet für dich. Eine Karte mit einem Alien bringt dir einen weiteren Favoriten: Adoptiere Nuabel.
supernova-lead = Aliens springen über ihre Nachbarn zum nächsten freien Planeten. Probier es: Schick Filoche vor alle anderen.
supernova-switch = Zu schnell, das nehme ich zurück: Der Erste bringt nichts, der Zweite 3! Spiel lieber die Platzwechselkarte: Filoche und Bouloum tauschen die Planeten.
supernova-ladder = Diese Leiter zeigt, was jeder Platz bringt: nichts, 3, 2, 1, minus 1. Neugierig auf ein Zeichen? Zeig darauf oder halte es gedrückt.
supernova-exchange = Mit der Tauschkarte wechseln Favoriten. Nuabel ist noch Letzter: Gib Nuabel her und nimm dafür Trigozz.
supernova-secret = Hinter dem Schloss ist Kraqua, dein geheimer Favorit: Auch Kraqua punktet für dich, und niemand weiß es. Spiel diese Karte: Kraqua läuft los!
supernova-end = Das Rennen endet am letzten Planeten oder wenn der Stern ein Alien verschluckt. Spiel zu Ende, gegen einen gutmütigen Kadetten!

## celestial
celestial-lead = Hol dir alle Karten! Jede ist eine echte Welt. Du hast den mächtigen Jupiter. Nenne eine seiner Stärken und wähle den Durchmesser!
celestial-old = Gewonnen: Die Karten gehören dir, und du eröffnest wieder. Die älteste Entdeckung gewinnt, und Merkur kannte man schon immer. Wähle die Entdeckung.
celestial-hot = Jetzt hast du den Mond. Wähle die Temperatur und sieh, was ein schwerer zu beobachtendes Objekt darf.
celestial-harder = Titan ist schwerer zu sehen als der Mond, wie die Teleskope zeigen. Darum wechselte die Gegnerin zur Entfernung und gewann.
celestial-follow = Deine Gegnerin eröffnet mit Saturns Durchmesser. Versuch, mit deinem winzigen Pluto mitzugehen!
celestial-change = Pluto würde verlieren. Doch er ist schwerer zu sehen als Saturn, also darfst du wechseln: Wähle die Entfernung.
celestial-again = Ein Zwerg schlägt einen Riesen! Jetzt eröffnest du mit der Venus, seit Urzeiten bekannt. Du weißt, was du wählst.
celestial-end = Wer am Ende die meisten Karten hat, gewinnt. Spiel diese Partie zu Ende, gegen einen gutmütigen Kadetten!

## landing
landing-place = Klecks und Teekessel sind deine geheime Besatzung. Landet ihre Hälfte einer Karte, punktest du. Leg diese Karte auf Spalte A.
landing-chain = Der Blitz markiert eine bewaffnete Karte: Sie schießt Nachbarn mit demselben Alien oder derselben Untertasse ab. Dreh sie und probier Spalte B.
landing-armed = Vorsicht: Sie würde fallen und auch deine Karte abschießen! Leg sie auf Spalte C, Teekessel nach unten: So verschwindet nur die fremde Karte.
landing-star = Ein Stern schützt: Kein Schuss geht hindurch. Leg ihn auf deine erste Karte in Spalte A.
landing-both = Diese Karte zeigt dein Alien und deine Untertasse auf derselben Hälfte: zwei Punkte. Leg sie so auf Spalte C, dass diese Hälfte landet.
landing-lower = Nur die untere Hälfte zählt. Lass Klecks auf Spalte D landen, ohne deine Besatzung zu verraten.
landing-end = Sind alle Spalten voll, werden die Geheimkarten aufgedeckt. Spiel zu Ende, gegen einen gutmütigen Kadetten!

## asteroids
asteroids-start = Dein Schiff fliegt den Weg, den du legst. Das letzte Schiff im Flug gewinnt. Setz deins auf diesen Startpunkt am Rand.
asteroids-edge = In jedem Zug legst du ein Plättchen vor dein Schiff. Probier das zweite, dreimal gedreht: Es führt vom Plan.
asteroids-lay = Das ist verboten, solange es besser geht. Leg das erste Plättchen, einmal gedreht: Die helle Linie zeigt dein Ziel.
asteroids-dice = Du hast 7 gewürfelt. Bei 6, 7 oder 8 bewegen sich alle Asteroiden: Jeder Pfeil trägt die Zahl für seine Richtung.
asteroids-rock = Brocken und Rand sind tödlich. Leg das erste Plättchen, wie es liegt: So weichst du beidem aus.
asteroids-signs = Die Zeichen unter einem Plättchen zeigen seine Drehungen: Punkt sicher, Kreuz tödlich, Ring verboten. Leg das erste, einmal gedreht.
asteroids-space = Such freien Raum: Je mehr leere Felder vor dir, desto länger fliegst du. Leg das erste Plättchen, wie es liegt.
asteroids-end = Ein Plättchen vor zwei Schiffen bewegt beide: Denk auch ans andere. Spiel zu Ende, gegen einen gutmütigen Kadetten!
