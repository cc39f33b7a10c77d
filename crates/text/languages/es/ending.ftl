### El final de una partida, contado a quien la ha jugado.

## Titulares

won = ¡Has ganado!
won-by =
    { $points ->
        [one] ¡Has ganado por { $points } punto!
       *[other] ¡Has ganado por { $points } puntos!
    }
won-shared = ¡Compartes la victoria con { $others }!
lost-close =
    { $points ->
        [one] ¡Por poco! Victoria para { $winners } por { $points } punto.
       *[other] ¡Por poco! Victoria para { $winners } por { $points } puntos.
    }
lost-by = Has perdido: victoria para { $winners } por { $points } puntos.
lost-tie = ¡Por poco! Tantos puntos como { $winners }, pero pierdes el desempate.
lost-place = Has perdido: victoria para { $winners }. Tu puesto: { $place } de { $count }.
victory = ¡Victoria para { $winners }!

## La historia

by = { $line } (en el turno de { $who })
by-you = { $line } (en tu turno)
best-moment = El mejor momento: { $line }
your-best-moment = Tu mejor momento: { $line }

## Y ahora

stronger = Bots más fuertes: { $level }
gentler = Bots más fáciles: { $level }
recommended = Recomendado: { $choice }
with-players = Con { $count } jugadores
save-picture = Guardar una imagen
