### What the coach says: the advice of a strong bot, in words.

## The turn

plays = The coach would play: { $turn }.
# $first $next
then = { $first }, then: { $next }

## Why

only-move = There is no other move.
certain-win = That wins for certain: it is worked out to the end.
certain-loss = The game is lost, whatever you play: nothing better is left.
hopeless = This game can hardly be won any more: nothing better is left.
wins = It wins about { $percent } of 100 games from here.
# $action $less
second = Next best: { $action } (wins { $less } fewer in 100).
second-equal = Just as good: { $action }.
# $count $action
equal-moves = { $count } other moves are just as good, such as: { $action }.
all-equal = All { $count } moves are equally good: play any of them.
# $action $percent
avoid = Avoid: { $action } (wins { $percent } in 100).

## Looking back

# $mark $less $action $percent
lost =
    { $mark ->
        [blunder] Blunder: wins { $less } fewer in 100. Better: { $action } (wins { $percent } in 100).
        [mistake] Mistake: wins { $less } fewer in 100. Better: { $action } (wins { $percent } in 100).
       *[inaccuracy] Inaccuracy: wins { $less } fewer in 100. Better: { $action } (wins { $percent } in 100).
    }
thrown-away = Blunder: this was won, and now it is lost. Better: { $action }.
as-good = The coach agrees: nothing is clearly better.
no-choice = There was no choice.
marks-none = No mistakes found.
