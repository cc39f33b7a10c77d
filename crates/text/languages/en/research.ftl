### What the commands that play many games say: simulate, arena, study, load

## Arguments and files

games-at-least-one = --games must be at least 1
two-on-standard-output = `--trace -` and --json both want standard output: give the trace a file
bots-nobody = --bots names nobody
# $bots $seats
bots-too-many =
    { $seats ->
        [one] --bots names { $bots } bots for { $seats } seat
       *[other] --bots names { $bots } bots for { $seats } seats
    }
# $folder $file
records-there = { $folder } already holds records ({ $file }); give --records a folder of its own
folder-unread = can't read the folder { $folder }
results-of-another = { $file } holds the results of another tournament or study; give --results another file
# $file $line
results-line = { $file }, line { PLAIN($line) }
# $file $size
results-no-file = { $file } is not a results file: give --results a plain file of at most { $size } GiB
results-unusable = can't use { $file }
results-unwritten = can't write the results

## Progress

# $bar $done $all $rate $left
progress-games = { $bar } { $done }/{ $all } games, { $rate }, { $left } left
# $bar $done $all $since $left
progress-deals = { $bar } { $done }/{ $all } deals, { $since } elapsed, { $left } left
# $done $all
stopped-games = stopped after { PLAIN($done) } of { PLAIN($all) } games
# $done $all
stopped-deals = stopped after { PLAIN($done) } of { PLAIN($all) } deals

## Columns

column-bot = bot
column-clause = clause
column-elo = Elo
column-ending = ending
column-fair = fair
column-games = games
column-interval = 95% interval
column-out-early = out early
column-place = place
column-points = points
column-seat = seat
column-seats = seats
column-share = share
column-shared = shared
column-wins = wins
column-won = won

## simulate

# $game $seats $options $seed
simulated = { $game }, { $seats } seats, options { $options }, seed { $seed }
# $games $seconds $rate
simulated-in =
    { $games ->
        [one] { PLAIN($games) } game in { $seconds } s ({ PLAIN($rate) } games/s)
       *[other] { PLAIN($games) } games in { $seconds } s ({ PLAIN($rate) } games/s)
    }
# $mean $shortest $longest
decisions-per-game = decisions per game: { $mean } (from { PLAIN($shortest) } to { PLAIN($longest) })

## arena

# $game $bots $options $seed
tournament = { $game }: { $bots }, options { $options }, seed { $seed }
# $deals $rotations $games $decisions $seconds
tournament-played =
    { $deals ->
        [one] { PLAIN($deals) } deal in { $rotations } rotations: { PLAIN($games) } games, { $decisions } decisions each, { $seconds } s
       *[other] { PLAIN($deals) } deals, each in { $rotations } rotations: { PLAIN($games) } games, { $decisions } decisions each, { $seconds } s
    }
share-means = Share: of wins, for each seat the bot took; a shared win counts as a fraction.
elo-means = Elo: the rating difference to the rest of the table that such a share means.

## study

# $game $bots $seed $deals $rotations
studied =
    { $rotations ->
        [one] { $game }: { $bots }, seed { $seed }, { PLAIN($deals) } deals in { $rotations } rotation
       *[other] { $game }: { $bots }, seed { $seed }, { PLAIN($deals) } deals in { $rotations } rotations
    }
# $options $games
set-of-options = Options { $options }, { PLAIN($games) } games
# $bot $share $low $high $fair $elo
member-wins = { $bot } wins { $share } of games for each seat it took ({ $low } - { $high }; fair: { $fair }), Elo { $elo }
# $square $degrees $chance
seats-differ =
    { $degrees ->
        [one] Fairness: the seats are not equal (chi-square { $square }, { $degrees } degree of freedom, p { $chance })
       *[other] Fairness: the seats are not equal (chi-square { $square }, { $degrees } degrees of freedom, p { $chance })
    }
# $square $degrees $chance
seats-alike =
    { $degrees ->
        [one] Fairness: no difference between the seats was shown (chi-square { $square }, { $degrees } degree of freedom, p { $chance })
       *[other] Fairness: no difference between the seats was shown (chi-square { $square }, { $degrees } degrees of freedom, p { $chance })
    }
column-least = least
column-median = median
column-most = most
column-mean = mean
spread-decisions = decisions
spread-points = points
spread-lead = winner's lead, points
spread-changes = lead changes
forced = forced decisions: { $share }
column-kind = kind of action
column-of-actions = of actions
column-if-offered = if offered
column-worth = worth by search
column-wins-with = wins with
column-wins-without = wins without
comparison = The second set of options compared with the first, on the same deals:
column-first = first
column-second = second
column-difference = difference
figure-decisions = decisions
figure-forced = forced decisions, share
figure-lead-changes = lead changes
figure-out-early = seats out early, share
figure-wins = wins of seat { $seat }, share

## The report of a study for browsers

report-title = Study of { $game }
# $deals $rotations $bots $seed $rules $version
report-plan =
    { $rotations ->
        [one] { PLAIN($deals) } deals in { $rotations } rotation between { $bots }; seed { $seed }, rules version { $rules }, Orbite { $version }.
       *[other] { PLAIN($deals) } deals in { $rotations } rotations between { $bots }; seed { $seed }, rules version { $rules }, Orbite { $version }.
    }
report-comparison = The second set of options compared with the first
report-comparison-note = Means over the same deals; the difference with its 95% interval.
report-note = A shared win counts as a fraction. Out early: nothing left to decide after the first third of the game. The lead is estimated by random games to the end. Worth by search: how much more the best action of the kind was worth than the best of the others, in fractions of a win, as the bots estimated it. Wins with and without: how often seats that took such an action won, and seats that did not; this does not prove that it was the cause.
# $games $options
report-set = { PLAIN($games) } games with { $options }
report-who-wins = Who wins
report-seat = seat { $seat }
report-shares = Share of wins of each seat, with its 95% interval and the fair share
report-wins-each = wins for each
report-decisions = Decisions in a game
report-points = Points of a seat
report-lead = The winner's lead in points
report-changes = Lead changes in a game
report-forced = Forced decisions: { $share }.
report-endings = Why games end
report-actions = Which actions are taken, and what they are worth
# $median $quarter $rest $least $most $mean
report-spread = Median { $median }, half of them from { $quarter } to { $rest }, all from { $least } to { $most }; mean { $mean }.
# $from $to $count
report-bin = { $from } to { $to }: { $count }

## load

load-nothing = give --tables, --idle or both
load-no-folder = can't create a folder for the database
load-no-program = can't find this program
# $wanted $allowed
load-files = { PLAIN($wanted) } files and sockets are needed at once, and the system allows { PLAIN($allowed) }: raise the limit (`ulimit -n { PLAIN($wanted) }`, or LimitNOFILE of a unit) or ask for less
load-connection = a connection or a file failed: { $problem }
load-server-gone = the server closed the connection or stopped answering
load-unexpected = unexpected answer from the server: { $answer }
load-not-started = the server did not start: { $problem }
# $done $all
load-idle = { PLAIN($done) } of { PLAIN($all) } idle connections
# $done $all
load-tables = { PLAIN($done) } of { PLAIN($all) } tables
load-warming-up = warming up
# $since $seconds $moves
load-playing = { PLAIN($since) } of { PLAIN($seconds) } s, { PLAIN($moves) } moves
# $since $seconds $times
load-troubles = { PLAIN($since) } of { PLAIN($seconds) } s, { PLAIN($times) } nodes ended
load-finishing = finishing all games
load-no-log = can't read the logs
load-wrong = the logs do not hold what was acknowledged
column-tables = tables
column-nodes = nodes
column-moves = moves/s
column-moves-cpu = moves/CPU s
column-of-first = of first
column-latency = p50/p99 ms
column-driver = driver
column-writer = writer
row-tables = tables
# $tables $game $seats
load-plan = { PLAIN($tables) } of { $game } with { $seats } seats
row-seconds = counted for
row-idle-bytes = bytes per second and seat
both-directions = { $bytes }, both directions
row-moves = moves acknowledged
# $moves $games
moves-in-games = { PLAIN($moves) } in { PLAIN($games) } finished games
row-rate = moves per second
row-acknowledged = command sent to acknowledged
row-seen = command sent to seen by others
# $half $most $nearly $longest
latencies = p50 { $half }, p99 { $most }, p99.9 { $nearly }, max { $longest } ms
row-bytes = bytes per move and seat
all-bytes = { $bytes }, both directions, everything included
row-move-bytes = for moves alone
move-bytes = { $bytes } for actions, answers and steps
row-table-bytes = for the table, per game and seat
table-bytes = { $bytes } for joining, starting, ending and the rematch
row-cpu = server's processor time
row-cpu-rate = moves per processor second
row-writer = busiest writer
row-driver = busiest thread of the driver
of-a-core = { $share } of a core
row-memory = server's memory, empty
row-idle-memory = with idle sockets
# $size $idle
memory-for = { $size } for { PLAIN($idle) }
row-memory-each = for each idle socket
row-memory-table = for each table and its sockets
row-memory-end = at the end
row-nodes = nodes
row-troubles = went wrong
# $times
killed-times =
    { $times ->
        [one] one node killed, { $times } time
       *[other] one node after the other killed, { $times } times
    }
# $times
restarted-times =
    { $times ->
        [one] one node restarted, { $times } time
       *[other] one node after the other restarted, { $times } times
    }
row-stored = moves stored
row-lost = moves lost
row-doubled = moves stored twice
row-untold = moves stored and never acknowledged
row-sent-again = moves sent again
row-compared = games compared, event by event
row-next-move = until a seat's next accepted move
# $latencies $times
latencies-when-not-out =
    { $times ->
        [one] { $latencies }; { $times } time it was out of its game
       *[other] { $latencies }; { $times } times it was out of its game
    }
plot-title = processor time of all nodes per move, in µs
plot-nodes =
    { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }
# $nodes $tables $micros
plot-point =
    { $nodes ->
        [one] { $nodes } node, { PLAIN($tables) } tables: { PLAIN($micros) } µs
       *[other] { $nodes } nodes, { PLAIN($tables) } tables: { PLAIN($micros) } µs
    }
