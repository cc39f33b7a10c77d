### Badges that teach a game: what they are called, and how each is earned.

## Supernova

second-best = Silberplatz
second-best-how = Bring dein geheimes Alien auf den zweiten Platz: Der zählt am meisten.
poker-face = Pokerface
poker-face-how = Gewinne mit einem geheimen Alien, das nie unter deinen offenen Favoriten lag: Niemand hat es erraten.
good-trade = Guter Tausch
good-trade-how = Nimm mit einer Tauschkarte einen Favoriten, der am Ende mindestens 2 Punkte mehr zählt als der, den du gegeben hast.

## Celestial Duel

change = Themenwechsel
change-how = Gewinne drei Runden einer Partie, in denen du die Eigenschaft gewechselt hast: Schwerer zu beobachtende Objekte dürfen das.
oldest = Alter vor Schönheit
oldest-how = Gewinne drei Runden einer Partie mit der Entdeckung: Das früheste Jahr gewinnt.
tie-break = Adlerauge
tie-break-how = Gewinne eine Runde, in der mehrere den besten Wert hatten: Das schwerer zu beobachtende Objekt gewinnt.

## Landing Zone

chain = Kettenreaktion
chain-how = Schieße mit einer bewaffneten Karte drei Karten ab: Sind Karten gefallen, trifft sie auch neue Nachbarn.
full-crew = Volle Besatzung
full-crew-how = Lass am Ende auf zwei Karten dein Alien und deine Untertasse zusammen landen: Jede bringt 2 Punkte.
peaceful = Friedliche Landung
peaceful-how = Gewinne, ohne eine einzige Karte abzuschießen. Auch bei Gleichstand gewinnt, wer friedlicher war.

## Last Rocket

trapped = Kein Ausweg
trapped-how = Lass einem Gegner keinen Zug: Entferne die letzte Galaxie neben seiner Rakete.
in-reserve = Basis in Reserve
in-reserve-how = Gewinne, ohne deine Basis zu rufen: Sie hilft nur einmal, also heb sie für den Notfall auf.
rescued = Von der Basis gerettet
rescued-how = Ruf deine Basis und gewinne trotzdem.

## Asteroid Field

drifts = Sturmerprobt
drifts-how = Sei noch im Flug, nachdem die Asteroiden sich fünfmal bewegt haben.
sent-off = Falsch abgebogen
sent-off-how = Leg ein Plättchen, das ein anderes Schiff vom Plan oder in einen Asteroiden lenkt, und überlebe es.
long-flight = Langstrecke
long-flight-how = Flieg in einem Zug über drei oder mehr Plättchen: Ein Weg führt immer bis an sein Ende.
