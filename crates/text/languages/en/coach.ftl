### What the coach says: the advice of a strong bot, in words.

## The turn

plays = The coach plays: { $turn }.
# $first $next
then = { $first }, then: { $next }

## Why

forced = Nothing else comes into question: it is forced, or worked out to the end.
wins = It wins about { $percent } of 100 games from here.
# $action $less
second = Next best: { $action } (wins { $less } fewer of 100).
second-equal = Just as good: { $action }.
# $action $percent
avoid = Better avoid: { $action } (wins { $percent } of 100).

## Looking back

# $mark $less $action $percent
lost =
    { $mark ->
        [blunder] Blunder: wins { $less } fewer of 100. Better: { $action } (wins { $percent } of 100).
        [mistake] Mistake: wins { $less } fewer of 100. Better: { $action } (wins { $percent } of 100).
       *[inaccuracy] Inaccuracy: wins { $less } fewer of 100. Better: { $action } (wins { $percent } of 100).
    }
thrown-away = Blunder: this was won, and is lost now. Better: { $action }.
as-good = The coach agrees: nothing is clearly better.
no-choice = There was no choice.
marks-none = No mistake found.
