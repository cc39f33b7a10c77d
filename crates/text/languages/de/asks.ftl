### Was die Dinge auf den Spielplänen sind, in je einem Satz.

## supernova
supernova-ladder = Was dieser Platz bringt: der Erste nichts, der Zweite 3, dann 2 und 1; der Letzte kostet einen Punkt.
supernova-favourite = Dein Favorit, für alle sichtbar: Was sein Platz am Ende bringt, gehört dir.
supernova-token = Dein geheimer Favorit. Nur du darfst nachsehen; er gehört dir bis zum Ende.
supernova-pile = So viele Karten sind noch im Stapel. Ist er leer, nimmt der Stern die Planeten, von innen nach außen.
supernova-doomed = Der nächste Planet, der genommen wird. Steht dann ein Alien darauf, ist das Rennen vorbei.
supernova-planet = Ein Planet mit seiner Nummer. Nur auf dem ersten ist Platz für mehrere Aliens.
supernova-alien = Eins der fünf Aliens. Alle dürfen es bewegen; es springt zum nächsten freien Planeten.
supernova-backer = Das Zeichen einer Person neben dem Alien, auf das sie setzt. Am Ende bekommt sie, was dessen Platz bringt.
supernova-discard = Der Ablagestapel: Gespielte Karten landen hier, offen.
supernova-badge = Die offenen Favoriten dieser Person und wie viele Karten sie auf der Hand hat.
supernova-card = Eine Karte auf deiner Hand. In jedem Zug spielst du eine davon und nimmst dann eine neue.

## celestial
celestial-row = Eine Eigenschaft deines Objekts. Je länger der Balken, desto besser steht es unter allen Karten.
celestial-dots = Jeder Punkt ist eine Karte, die andere haben können: solche, die du schlägst, und solche, die dich schlagen.
celestial-mark = Der Wert, den diese Person genannt hat, auf der Skala aller Karten.
celestial-tally = Alle Karten dieser Person, auch die gerade gespielte. Wer am Ende die meisten hat, gewinnt.
celestial-badge = Alle Karten dieser Person, auch die gerade gespielte. Die Fahne zeigt, wer die Runde eröffnet.
celestial-place = Die Karte einer Person in dieser Runde, oben auf ihrem Stapel.
celestial-object = Das Objekt auf deiner Karte. Alles, was darauf steht, gilt auch am Himmel.
celestial-telescopes = Je mehr Teleskope, desto schwerer ist das Objekt zu beobachten. Das schwerer zu beobachtende darf die Eigenschaft wechseln und gewinnt bei Gleichstand.
celestial-lead = Diese Person eröffnet die Runde oder hat gewählt, was verglichen wird.
celestial-ahead = Diese Person liegt bei dem vorn, was verglichen wird.
celestial-shield = Ein Schild: Diese Person behält ihre Karte, auch wenn sie die Runde verliert.
celestial-peek = Ein Teleskop: Diese Person sieht in dieser Runde die Karten der anderen.
celestial-effect = Was eine Sonderkarte verändert, bis diese Runde vorbei ist.
celestial-last = Das Zeichen der Person, die die letzte Runde gewonnen hat, und daneben die Karten der Runde.
celestial-thumb = Eine Karte der letzten Runde, mit dem Zeichen der Person, die sie gespielt hat.

## landing
landing-crew = Deine geheime Besatzung: ein Alien und eine Untertasse. Jedes Mal, wenn eins davon landet, bekommst du einen Punkt.
landing-bolt = Eine bewaffnete Karte: Beim Anlegen schießt sie Nachbarn mit demselben Alien oder derselben Untertasse ab.
landing-pile = So viele Karten sind noch im Nachziehstapel.
landing-points = So viel bringt deine Besatzung, so wie die Karten jetzt liegen. Ein Pfeil zeigt, was dein Zug daraus macht.
landing-column = Der Buchstabe der Spalte. Über dem Planeten haben höchstens fünf Karten Platz.
landing-planet = Eine Karte des Planeten. Sie liegt verdeckt, zählt nie, und nichts kann sie abschießen.
landing-height = Die Höhe in einer Spalte, wie im Verlauf: 1 ist direkt über dem Planeten.
landing-badge = Die Karten, die diese Person abgeschossen hat. Bei Gleichstand sind weniger besser.
landing-card = Eine Karte, wie sie liegt: Nur die untere, helle Hälfte zählt, für das Alien und für die Untertasse dort.
landing-hand = Eine Karte auf deiner Hand. Dreh sie, damit die andere Hälfte landet.

## rockets
rockets-height = So viele Galaxien liegen auf diesem Feld. Die oberste geht zuerst.
rockets-base = Eine Basis. Ihr Besitzer kann sie einmal rufen, auf ein leeres Feld neben der Rakete. Niemand kann sie entfernen.
rockets-rescue = Hierher kann deine Basis zu Hilfe kommen: einmal pro Spiel, statt zu fliegen und eine Galaxie zu entfernen.
rockets-number = Die Nummer des Feldes, wie im Verlauf.
rockets-rocket = Eine Rakete. Kann sie in ihrem Zug weder fliegen noch gerettet werden, ist sie raus.
rockets-charge-ready = Ja: Die Basis dieser Rakete kann noch zu Hilfe kommen, einmal.
rockets-charge-blocked = Gerade nicht: Die Basis wurde noch nicht gerufen, aber eine Rakete steht darauf.
rockets-charge-spent = Nein: Die Basis dieser Rakete ist schon zu Hilfe gekommen.
rockets-charge-out = Nein: Diese Rakete ist ausgeschieden.
rockets-team = Die Fahne des Teams. Wer zusammen spielt, trägt dieselbe; das letzte Team im Flug gewinnt.
rockets-stack = Galaxien. Eine Rakete daneben kann hier landen, wenn keine andere darauf steht.
rockets-cell = Ein Feld des Plans. Ist es leer, kann hier keine Rakete mehr landen.
rockets-void = Ein leeres Feld: Hier kann keine Rakete landen, nur eine Basis kann noch kommen.

## asteroids
asteroids-arrow = Fällt diese Zahl für den Asteroiden, treibt er ein Feld weit in Pfeilrichtung.
asteroids-value = Der Wert des Asteroiden: Niedrige bewegen sich zuerst. Bei dieser Zahl dreht er sich auf der Stelle.
asteroids-rock = Ein Asteroid. Ein Schiff, das hineinfliegt, ist raus; ein Plättchen, auf das er treibt, wird weggefegt.
asteroids-tile = Ein Plättchen auf deiner Hand. Leg in jedem Zug eins vor dein Schiff; tippe auf das gewählte, um es zu drehen.
asteroids-turn-safe = So gedreht lässt das Plättchen dein Schiff weiterfliegen.
asteroids-turn-lost = So gedreht wäre das Plättchen dein Ende.
asteroids-turn-forbidden = So gedreht ist das Plättchen verboten: Es gibt Züge, nach denen du weiterfliegst.
asteroids-dice = Der letzte Wurf. Bei 6, 7 oder 8 bewegen sich alle Asteroiden.
asteroids-pile = So viele Plättchen sind noch im Stapel.
asteroids-reserve = Asteroiden im Vorrat: Eine 6 bringt einen davon auf den Plan.
asteroids-start = Ein Startpunkt: Hier beginnt dein Schiff, mit Blick auf das Feld daneben.
asteroids-line = Die Nummer der Reihe oder Spalte. Der blaue Würfel nennt die Reihe, der rote die Spalte.
asteroids-ship = Ein Schiff. Es fliegt, sobald vor ihm ein Plättchen gelegt wird.
asteroids-badge = So viele Plättchen hat diese Person. Die Fahne zeigt, wer zuerst nachzieht, wenn es wieder welche gibt.

## seats
seat-mark = Das Zeichen dieser Person. Form und Farbe stehen auch auf dem Plan und im Verlauf für sie.
seat-face = Das Porträt eines Bots. Jeder spielt auf seine Art; wie gut, sagt seine Stufe.
seat-level = Die Stufe wählst du, wenn du eine Partie einrichtest.
seat-yours = Das ist dein Platz.

## sources
source = Quelle:
