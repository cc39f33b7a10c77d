### Les personnages : comment jouent les robots, et ce qu’ils disent de temps en temps.

## Leur caractère
vega-temper = Prudente et calme : prend le chemin sûr.
rigel-temper = Un battant : attaque quiconque le gêne.
mira-temper = Curieuse : essaie ce que personne n’essaie.
altair-temper = Casse-cou : attaque, et tant pis pour le risque.
lyra-temper = Paisible : suit sa propre route.
deneb-temper = Vieux sage : ni combats, ni risques.
nova-temper = Rêveuse : aime le hasard, ne blesse personne.
castor-temper = Rusé : ne frappe qu’à coup sûr.

## Au début
vega-hello = Bonjour. Rien ne presse, la nuit est longue.
rigel-hello = On y va ? Attrapez-moi si vous pouvez !
mira-hello = Salut ! Voyons ce qui va se passer.
altair-hello = Moteurs à fond ! Qui me suit ?
lyra-hello = Quel plaisir de vous voir. On joue ?
deneb-hello = Prenez place, jeune étoile. J’ai le temps.
nova-hello = J’ai fait un vœu en voyant une comète !
castor-hello = Bonsoir. J’ai un plan.

## En cours de partie
vega-midway = À votre place, je vérifierais.
rigel-midway = Gare à vous !
mira-midway = Oh, et ça, ça fait quoi ?
altair-midway = Accrochez-vous !
lyra-midway = Il y a de la place pour tous.
deneb-midway = La patience trouve le chemin.
nova-midway = Je croise les doigts…
castor-midway = C’est bien ce que je pensais.

## Après une victoire
vega-won = Doucement mais sûrement. Bien joué.
rigel-won = Touché ! On recommence ?
mira-won = Ça a marché ! Je ne m’y attendais pas.
altair-won = Vous avez vu ça ? Incroyable !
lyra-won = Oh, j’ai gagné ? C’était serré !
deneb-won = Une vieille étoile brille encore, parfois.
nova-won = Ma bonne étoile ! Merci !
castor-won = Tout s’est passé comme prévu.

## Après une défaite
vega-lost = Beau vol ! Vous avez su oser.
rigel-lost = Battu à la loyale. Chapeau !
mira-lost = C’est donc comme ça ! Encore une ?
altair-lost = Ha ! Perdu, mais avec panache.
lyra-lost = Félicitations ! C’était une belle partie.
deneb-lost = Les jeunes nous dépassent. C’est bien ainsi.
nova-lost = Les étoiles étaient avec vous.
castor-lost = Ce n’était pas prévu. Bravo.
