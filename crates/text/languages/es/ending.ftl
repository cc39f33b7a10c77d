### El final de una partida, contado a quien la ha jugado.

## Titulares

won = ¡Has ganado!
lead-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
lead-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
won-by = ¡Has ganado por { $lead }!
won-shared = ¡Compartes la victoria con { $others }!
lost-close = ¡Por poco! Victoria para { $winners } por { $lead }.
lost-by = Has perdido: victoria para { $winners } por { $lead }.
lost-tie = ¡Por poco! Empate con { $winners }, pero pierdes el desempate.
lost-place = Has perdido: victoria para { $winners }. Tu puesto: { $place } de { $count }.
victory = ¡Victoria para { $winners }!

## La historia

by = En el turno de { $who }: { $line }
by-you = En tu turno: { $line }
best-moment = El mejor momento: { $line }
your-best-moment = Tu mejor momento: { $line }
new-badge = Nueva insignia: { $name }

## Y ahora

stronger = Bots más fuertes: { $level }
gentler = Bots más fáciles: { $level }
recommended = { $choice } (recomendado)
with-players = Con { $count } jugadores
save-picture = Guardar una imagen
share-picture = Compartir una imagen
