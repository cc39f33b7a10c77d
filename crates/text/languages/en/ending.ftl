### The end of a game, as it is told to the one who played it.

## Headlines

won = You won!
won-by =
    { $points ->
        [one] You won by { $points } point!
       *[other] You won by { $points } points!
    }
won-shared = You share the win with { $others }!
# $winners $points
lost-close =
    { $points ->
        [one] So close! { $winners } won by { $points } point.
       *[other] So close! { $winners } won by { $points } points.
    }
# $winners $points
lost-by = You lost: { $winners } finished { $points } points ahead of you.
lost-tie = So close! As many points as { $winners }, who won the tie-break.
# $winners $place $count
lost-place = You lost: victory for { $winners }. Your place: { $place } of { $count }.
victory = Victory for { $winners }!

## The story

# $line $who
by = { $line } (on { $who }'s turn)
by-you = { $line } (on your turn)
best-moment = Best moment: { $line }
your-best-moment = Your best moment: { $line }

## What next

stronger = Stronger bots: { $level }
gentler = Easier bots: { $level }
recommended = Recommended: { $choice }
with-players = With { $count } players
save-picture = Save a picture
