### One's own tables, the lobby, and looking after both.

my-games = Your games
your-turn-now = Your turn
running = In progress
rematch-asked = You asked for a rematch
ready-to-start = Ready to start
quick-match = Find me somebody
quick-match-go = Play
any-game = Any game
speed = Speed
speed-live = Live
speed-days = By correspondence
any-speed = Any speed
only-free = Free seats only
sort = Sort by
sort-newest = Newest
sort-fullest = Almost full
nothing-fits = No table fits. Change the filters, or let us find you somebody.
watch-games = Games to watch
host-away = Host is away
operator = Looking after the server
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
operator-no-reports = No reports are waiting.
operator-go-there = Go to the table
operator-resolution = What you did about it
operator-resolve = Resolve
operator-ban = Ban this person
operator-close = Close
reason-chat = words
reason-name = name
reason-play = play
reason-other = other

## With variables

# $count
your-turns =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
your-turn-in = Your turn: { $game }
more-turns =
    { $count ->
        [one] and { $count } more game
       *[other] and { $count } more games
    }
turn-of = { $name } to move
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
# $reporter $subject $reason
report-line = { $reporter } reports { $subject }: { $reason }
