### Ce que dit l’entraîneur : le conseil d’un robot fort, en mots.

## Le tour

plays = L’entraîneur jouerait : { $turn }.
then = { $first }, puis : { $next }

## Pourquoi

only-move = Il n’y a pas d’autre coup.
certain-win = Ce coup gagne à coup sûr : c’est calculé jusqu’au bout.
certain-loss = La partie est perdue, quoi que vous jouiez : il n’y a rien de mieux.
hopeless = Cette partie n’est presque plus gagnable : il n’y a rien de mieux à jouer.
wins = À partir d’ici, ce coup gagne environ { $percent } parties sur 100.
second = Deuxième choix : { $action } (gagne { $less } parties de moins sur 100).
second-equal = Tout aussi bon : { $action }.
equal-moves = { $count } autres coups sont aussi bons, par exemple : { $action }.
all-equal = Les { $count } coups se valent : jouez celui que vous voulez.
avoid = À éviter : { $action } (gagne { $percent } parties sur 100).

## Le regard en arrière

lost =
    { $mark ->
        [blunder] Gaffe : gagne { $less } parties de moins sur 100. Mieux : { $action } (gagne { $percent } parties sur 100).
        [mistake] Erreur : gagne { $less } parties de moins sur 100. Mieux : { $action } (gagne { $percent } parties sur 100).
       *[inaccuracy] Imprécision : gagne { $less } parties de moins sur 100. Mieux : { $action } (gagne { $percent } parties sur 100).
    }
thrown-away = Gaffe : c’était gagné, c’est maintenant perdu. Mieux : { $action }.
as-good = L’entraîneur est d’accord : rien n’est nettement meilleur.
no-choice = Il n’y avait rien à choisir.
marks-none = Aucune erreur trouvée.
