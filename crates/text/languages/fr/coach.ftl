### Ce que dit l’entraîneur : le conseil d’un robot fort, en mots.

## Le tour

plays = L’entraîneur jouerait : { $turn }.
then = { $first }, puis : { $next }

## Pourquoi

forced = Il n’y a rien d’autre à envisager : c’est forcé, ou calculé jusqu’au bout.
wins = Cela gagne environ { $percent } parties sur 100 à partir d’ici.
second = Deuxième choix : { $action } (gagne { $less } parties de moins sur 100).
second-equal = Tout aussi bien : { $action }.
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
