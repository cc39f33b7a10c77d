### What a person has played alone: results, badges and the game of the day.

daily = Game of the day
daily-note = Everyone gets the same cards and dice today.
daily-play = Play the game of the day
daily-resume = Resume the game of the day
daily-again = There’s a new one tomorrow.
daily-copy = Copy result
copied = Copied
share = Share
statistics = Your games
nothing-yet = Play a game against bots, and your results will be here.
played = Played
won = Won
streak = Wins in a row
best-streak = Most wins in a row
best-points = Most points
history = Recent games
badges = Badges
earned = earned
not-earned = not yet earned
badge-finished = First flight
badge-finished-how = Play a game to its end.
badge-won = First win
badge-strong = Captain’s hat
badge-strong-how = Win against a captain or an admiral.
badge-crowd = Crowded sky
badge-crowd-how = Win against three or more opponents.
badge-streak = Shooting star
badge-streak-how = Win three games in a row.
badge-daily = Star of the day
badge-daily-how = Win the game of the day.
tip-supernova = Win a game: second place pays best, so hold your alien back a little.
tip-celestial = Win a game: choose what your card is best at, the longest bar.
tip-landing = Win a game: bring your alien and your saucer down, and let the armed cards blast the others.
tip-rockets = Win a game: stay near many galaxies, and remove the ones the others need.
tip-asteroids = Win a game: turn the tile before you place it, and keep away from the edge.

## With variables

# $won $played
summary = You won { $won } of { $played }
against = against { $level }
# $place $seats
placed = Place { $place } of { $seats }
# $game $date $result $link
shared-result = Orbite · { $game } · game of { $date }: { $result }. Your turn: { $link }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
kept-in-account = These results are in your account, on all your devices.
kept-on-device = These results are on this device. Log in to an account to have them on your other devices too.
