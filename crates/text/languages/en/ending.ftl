### The end of a game, as it is told to the one who played it.

## Headlines

won = You won!
# How far ahead somebody finished, in what the game counts.
lead-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lead-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
won-by = You won by { $lead }!
won-shared = You share the win with { $others }!
# $winners $lead
lost-close = So close! { $winners } won by { $lead }.
# $winners $lead
lost-by = You lost: { $winners } finished { $lead } ahead of you.
lost-tie = So close! Level with { $winners }, who won the tie-break.
# $winners $place $count
lost-place = You lost: victory for { $winners }. Your place: { $place } of { $count }.
victory = Victory for { $winners }!

## The story

# $line $who
by = On { $who }'s turn: { $line }
by-you = On your turn: { $line }
best-moment = Best moment: { $line }
your-best-moment = Your best moment: { $line }
new-badge = New badge: { $name }

## What next

stronger = Stronger bots: { $level }
gentler = Easier bots: { $level }
recommended = { $choice } (recommended)
with-players = With { $count } players
save-picture = Save a picture
share-picture = Share a picture
