### An invitation, before the page is there

invited = On vous invite à jouer.
your-name = Votre nom
join = Entrer
watch = Regarder
full = Toutes les places sont prises : vous pouvez regarder.
running = La partie est en cours : vous pouvez regarder.
ended = La partie est terminée.

## With variables

invited-by = { $name } vous invite à jouer.
# $taken $seats $minutes
facts = Joueurs : { $taken } sur { $seats } · environ { $minutes } min
