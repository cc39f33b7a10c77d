### One's own tables, the lobby, and looking after both.

my-games = Games with others
your-turn-now = Your turn
running = In progress
rematch-asked = You asked for a rematch
ready-to-start = Ready to start
quick-match = Find opponents
quick-match-go = Play
any-game = Any game
speed = Speed
speed-live = Live
speed-days = By correspondence
any-speed = Any speed
only-free = Free seats only
search-tables = Search by name or game
made-now = opened just now
sort = Sort by
sort-newest = Newest
sort-fullest = Almost full
nothing-fits = No table matches. Change the filters, or use “Find opponents” above.
watch-games = Games to watch
operator = Server administration
operator-health = Health
operator-version = Version
operator-database = Database
operator-well = OK
operator-unwell = Failing
operator-connections = Connections
operator-tables = Tables
operator-faults = Internal errors
operator-refresh = Refresh
operator-reports = Reports
operator-no-reports = No open reports.
operator-go-there = Go to the table
operator-resolution = Action taken
operator-resolve = Resolve
operator-ban = Ban this person
operator-people = People
operator-find = Name or ID
operator-search = Search
operator-nobody = No one found.
operator-unban = Lift ban
operator-ban-reason = Reason, for operators
person-guest = guest
operator-close = Close table
reason-chat = offensive words
reason-name = offensive name
reason-play = unfair play
reason-other = something else

## With variables

# $count
your-turns =
    { $count ->
        [one] { $count } waiting for you
       *[other] { $count } waiting for you
    }
your-turn-in = Your turn: { $game }
back-to-game = Back to your game: { $game }
more-turns =
    { $count ->
        [one] and { $count } more game
       *[other] and { $count } more games
    }
turn-of = { $name } to move
# $name $date
away-until = { $name } is on vacation until { $date }
wants-rematch =
    { $names ->
        [one] { $names } wants a rematch
       *[other] { $names } want a rematch
    }
# $taken $all
waits-for-players = Waiting for players ({ $taken }/{ $all })
bot-named = { $name } (bot)
with-others-named = with { $names }
days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
hours-left = { $hours } h left
minutes-left = { $minutes } min left
# $taken $all
places-taken = { $taken }/{ $all }
hosted-by = Host: { $name }
made-minutes-ago = opened { $minutes } min ago
made-hours-ago = opened { $hours } h ago
made-days-ago = opened { $days } days ago
# $reporter $subject $reason
report-line = { $reporter } reports { $subject }: { $reason }
person-account = account { $login }
# $since $seen
person-times = since { $since }, last seen { $seen }
person-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# $reports $waiting
person-reports =
    { $reports ->
        [one] { $reports } report ({ $waiting } open)
       *[other] { $reports } reports ({ $waiting } open)
    }
person-banned = Banned: { $reason }
