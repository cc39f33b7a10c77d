### The wall: a table for the whole room, read from afar.

scan-to-join = Scan to join
free-seat = Free
all-here = Everyone is seated: tap “Start the game” on any phone.
starting = Starting…
join-next = Scan to join the next game
choose-next = A rematch or another game? Choose on any phone.

## With variables

# $host
code-at = Or open { $host } and enter this code:
waiting-for =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
