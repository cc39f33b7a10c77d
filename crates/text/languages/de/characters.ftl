### Die Figuren: wie Bots spielen, und was sie ab und zu sagen.

## Wie sie sind
vega-temper = Vorsichtig und ruhig: nimmt den sicheren Weg.
rigel-temper = Ein Kämpfer: greift jeden an, der im Weg steht.
mira-temper = Neugierig: probiert, was noch niemand probiert hat.
altair-temper = Ein Draufgänger: greift an und pfeift aufs Risiko.
lyra-temper = Friedlich: geht den eigenen Weg.
deneb-temper = Alt und weise: kein Streit, kein Risiko.
nova-temper = Verträumt: wagt viel und tut niemandem weh.
castor-temper = Schlau: greift nur an, wenn es sicher ist.

## Zu Beginn
vega-hello = Hallo. Keine Eile, die Nacht ist lang.
rigel-hello = Bereit? Fang mich, wenn du kannst!
mira-hello = Hi! Mal sehen, was heute passiert.
altair-hello = Volle Kraft voraus! Wer kommt mit?
lyra-hello = Schön, dich zu sehen. Spielen wir?
deneb-hello = Setz dich, junger Stern. Ich habe Zeit.
nova-hello = Ich habe mir von einem Kometen Glück gewünscht!
castor-hello = Guten Abend. Ich habe einen Plan.

## Mitten im Spiel
vega-midway = Das würde ich zweimal prüfen.
rigel-midway = Pass bloß auf!
mira-midway = Oh, was macht denn das?
altair-midway = Gut festhalten!
lyra-midway = Hier ist Platz für alle.
deneb-midway = Geduld findet den Weg.
nova-midway = Daumen drücken …
castor-midway = Wie ich es mir dachte.

## Nach einem Sieg
vega-won = Langsam, aber sicher. Gut gespielt.
rigel-won = Erwischt! Noch einmal?
mira-won = Es hat geklappt! Das hätte ich nicht gedacht.
altair-won = Hast du das gesehen? Unglaublich!
lyra-won = Oh, ich habe gewonnen? Das war knapp!
deneb-won = Auch ein alter Stern leuchtet noch ab und zu.
nova-won = Mein Glücksstern! Danke!
castor-won = Alles nach Plan.

## Nach einer Niederlage
vega-lost = Schön geflogen! Du hast etwas gewagt.
rigel-lost = Fair geschlagen. Respekt!
mira-lost = So geht das also! Zeig es mir noch einmal.
altair-lost = Ha! Mit Stil abgestürzt.
lyra-lost = Glückwunsch! Das war eine schöne Partie.
deneb-lost = Die Jungen überholen uns. So soll es sein.
nova-lost = Heute standen die Sterne gut für dich.
castor-lost = Das stand nicht im Plan. Bravo.
