### Himmelsduell

## Optionen

rounds = Dauer
rounds-help = Nach so vielen Runden gewinnt, wer die meisten Karten hat. Ohne Grenze endet das Spiel erst, wenn jemand alle Karten hat, und das kann dauern.
rounds-count =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
rounds-all = Bis jemand alle Karten hat
collectors = Sonderkarten
collectors-help = Besondere Karten im Stapel: Nimmst du eine auf, wirkt sie sofort, und du nimmst die nächste Karte auf.
first-leader = Wer eröffnet
first-leader-help = Wer die erste Eigenschaft nennt. Wird ausgelost, wenn du nichts wählst.
