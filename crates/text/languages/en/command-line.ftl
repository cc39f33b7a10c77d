### The command line

## play

you = Player
# $path
game-saved = The game is saved in `{ $path }`; `orbite verify { $path }` checks it.
# $path
game-left = The game is saved: `orbite play --resume { $path }` resumes it.

## hint and solve

# $who $action $notation
decided = { $who }: { $action } [{ $notation }]
number = { $number }
percent = { $number }%

## hint

no-search = No search was needed: it is forced, or worked out exactly.
# $percent $games
sure =
    { $games ->
        [one] { $percent } sure that nothing is better, after { $games } simulated game.
       *[other] { $percent } sure that nothing is better, after { $games } simulated games.
    }
columns = (chance to win, its 95% margin, share of the thinking)
expected = Expected: { $line }
# $who $percent
chance = { $who }: { $percent }

## solve

# $who $place
placed = { $who }: place { $place }
perfect-play = Perfect play: { $line }
positions =
    { $count ->
        [one] { $count } position looked at
       *[other] { $count } positions looked at
    }
