### Die Spiele im Regal

supernova-title = Supernova
supernova-pitch = Fünf Aliens fliehen vor einem explodierenden Stern: Treib sie alle an, setz auf ein paar und hüte dich vor dem ersten Platz.

celestial-title = Himmelsduell
celestial-pitch = Lass deinen Stern, Mond oder Planeten gegen die der anderen antreten und sammle den ganzen Himmel ein.

landing-title = Landezone
landing-pitch = Bring deine geheime Besatzung auf den Planeten und schieß ab, was im Weg ist.

rockets-title = Die letzte Rakete
rockets-pitch = Zieh mit deiner Rakete, lösche eine Galaxie aus und fliege noch, wenn alle anderen festsitzen.

asteroids-title = Asteroidenfeld
asteroids-pitch = Bahne deinem Raumschiff den Weg, bleib auf dem Spielplan und weich den treibenden Asteroiden aus.
