### What `--help` shows. The keys are made of names of the command line, which a test compares with
### them: `command-` and a command, `argument-` and an option or argument (of a command, or of all that
### have it), `placeholder-` and what stands for a value, `choice-` and a value of an option, `note-` and
### `example-` with a command and a number. In an example, what is to be typed comes first, between
### backquotes.

## Headings and marks

heading-usage = Usage:
heading-commands = Commands:
heading-arguments = Arguments:
heading-options = Options:
heading-examples = Examples:
heading-choices = Possible values:
usage-options = [OPTIONS]
mark-default = [default: { $value }]
mark-environment = [env: { $variable }]
mark-choices = [possible values: { $values }]
mark-seats = ({ $count } seats)
# $least $most
mark-seats-between = ({ $least } to { $most } seats)

## Placeholders

placeholder-address = ADDRESS
placeholder-address-port = ADDRESS:PORT
placeholder-bool = BOOL
placeholder-bus = BUS
placeholder-clause = CLAUSE
placeholder-command = COMMAND
placeholder-days = DAYS
placeholder-depth = DEPTH
placeholder-dir = DIR
placeholder-file = FILE
placeholder-filter = FILTER
placeholder-format = FORMAT
placeholder-game = GAME
placeholder-hex = HEX
placeholder-hosts = HOSTS
placeholder-id = ID
placeholder-json = JSON
placeholder-lang = LANG
placeholder-level = LEVEL
placeholder-list = LIST
placeholder-login = LOGIN
placeholder-match = MATCH
placeholder-ms = MS
placeholder-n = N
placeholder-number = NUMBER
placeholder-place = PLACE
placeholder-record = RECORD
placeholder-seat-lot = SEAT|lot
placeholder-seat-text = SEAT:TEXT
placeholder-seconds = SECONDS
placeholder-server = SERVER
placeholder-status = STATUS
placeholder-step = STEP
placeholder-text = TEXT
placeholder-trouble = TROUBLE
placeholder-url = URL
placeholder-user = USER

## Commands

command-orbite = Five space games from old booklets: play them, simulate them, check them.
command-serve = Let people play all five games in their browsers, here and on the network
command-play = Play a whole game in the terminal, with people and bots at the table
command-simulate = Play many random games and sum them up
command-verify = Replay record files and check that they follow the rules
command-rules = Read the rules of a game, clause by clause
command-perft = Count the ways a game can go, down to a depth
command-arena = Run a tournament between bots
command-study = Study how a game goes: who wins where, how long, why, by which actions
command-hint = What a bot would do in a saved game, and why
command-solve = Solve a late position of Last Rocket exactly
command-review = Judge every decision of a game on what its seat knew, and mark the mistakes
command-trace = Write finished games as traces: every state and legal action
command-schema = Print the JSON Schema of a game's views, events and actions
command-backup = Copy the database of a server into a file, while it runs
command-restore = Restore a backup over the database of a stopped server
command-admin = Manage the database of a server: its size, users, matches and what can be deleted
command-admin-status = Show how much there is
command-admin-check = Check the database and the log of every match
command-admin-vacuum = Return unused space to the system; moves wait meanwhile
command-admin-purge = Delete old data
command-admin-users = List users, or find some
command-admin-forget = Forget a user: name, password and sessions go, matches stay
command-admin-reset-password = Give an account a new password, shown once, and log it out everywhere
command-admin-operator = Make an account an operator, who manages the server from its page, or end that
command-admin-reports = List what people reported
command-admin-resolve = Note what came of a report
command-admin-ban = Keep a user from logging in, and end all their sessions
command-admin-unban = Let a user log in again
command-admin-close-table = Close a table, whatever is played there
command-admin-matches = List matches
command-admin-record = Print the record of a finished match
command-load = Measure a table server on this machine under load
command-help = Print this message or the help of a command

## Arguments of several commands

argument-help = Print help
argument-help-short = Print help (see more with `--help`)
argument-help-long = Print help (a summary with `-h`)
argument-version = Print the version
argument-lang = The language of texts and messages [default: the system's]
argument-json = Print the answer as JSON
argument-game = supernova, celestial, landing, rockets or asteroids
argument-seats = How many seats [default: the fewest the game takes; in the arena as many as bots]
argument-seed = The seed of all random draws and all choices
argument-options = The game's options as a JSON object (--help lists them)
argument-options-before = The game's options as a JSON object; missing ones take their defaults, which come first here.
argument-options-after = Seats and rockets count from 0; first = null draws by lot.
argument-at = The decision of this step of the record, counted from 1 [default: the one that is due]
argument-record = The record of a game; - is standard input
argument-records = Write every game as a record file into this folder, which must not hold records yet
argument-results = Save every deal in this file, and continue from it
argument-threads = How many deals to play at the same time [default: one per core]
argument-bots = Who takes part, seat by seat; the last one takes the remaining seats
argument-database = The database: a file, or `postgres://USER@HOST/NAME` [default: what --config says, or orbite.db among your data]
argument-database-password-file = The file whose first line is the password for PostgreSQL
argument-config = The server's settings file, which says where the database is
argument-user = The user's id, or the name of an account
argument-id = The match's id
argument-limit = How many at most, newest first
argument-yes = Really do it; it can't be undone

## serve

argument-serve-listen = The address and port to listen on [default: 127.0.0.1:4747]
argument-serve-database = Where all data is stored: a file, or `postgres://USER@HOST/NAME` [default: orbite.db among your data]
argument-serve-database-password-file = The file whose first line is the password for PostgreSQL, so that nobody sees it in the list of processes
argument-serve-bus = How servers that share a PostgreSQL database tell each other what happens: `postgres` for the database itself, or `nats://HOST:4222` [default: postgres]
argument-serve-push-services = Push services to use in addition to those of the usual browsers: host names, separated by commas
argument-serve-smtp = The server that sends mail: `smtps://USER@HOST`, or `smtp://USER@HOST` for STARTTLS; needs --mail-from and --public-url [default: no mail]
argument-serve-smtp-password-file = The file whose first line is the password for the mail server
argument-serve-mail-from = The sender of mail, such as `Orbite <orbite@mail.example>`
argument-serve-config = Read settings from this file (TOML)
argument-serve-public-url = Where people find this server, for links and QR codes, such as `https://orbite.example`; requests for other names are refused
argument-serve-behind-proxy = Trust X-Forwarded-For from a reverse proxy in front of the server
argument-serve-metrics = Where to serve /metrics [default: where everything else is, to programs on this machine only; nowhere with --behind-proxy or --public-url]
argument-serve-connections = How many connections there may be in all [default: 20000]
argument-serve-sockets-per-address = How many connections one address may have [default: 200]
argument-serve-tables-per-user = How many unfinished tables one user may have a seat at [default: 100]
argument-serve-tables-in-memory = How many tables may be in memory at once; beyond that, no more can be created [default: 10000]
argument-serve-bot-pace = The least time a bot takes for a move, in milliseconds; with 0, its timing shows how forced the move was [default: 250]
argument-serve-session-days = After how many days without use people and programs are logged out; 0 means never [default: 365]
argument-serve-no-limits = Switch off all rate limits, for measuring
argument-serve-log = The format of the log on standard error [default: text]
choice-log-text = Lines for people
choice-log-json = Lines of JSON for programs
argument-serve-log-filter = What is logged, such as `info` or `warn,server=debug` [default: warn,server=info]
argument-serve-page = Serve the page from this folder instead of the one inside the program
argument-serve-open = Open the page in the browser
example-serve-1 = `orbite serve` for this machine: `http://127.0.0.1:4747`
example-serve-2 = `orbite serve --open` the same, and open it in the browser
example-serve-3 = `orbite serve --listen 0.0.0.0:4747` for everybody on the network, with a QR code
example-serve-4 = `orbite serve --listen 127.0.0.1:0` on any free port
note-serve-1 = All data is stored in one file, the database; `orbite backup` copies it while the server runs. Every setting has the same name as a flag (--public-url), in the environment (ORBITE_PUBLIC_URL) and in the file that --config names (public-url); a flag beats the environment, which beats the file. A switch that the file turns on is turned off with --behind-proxy=false.
note-serve-2 = Ctrl-C stops the server; nothing is lost, and nobody's clock runs until it is back. `http://ADDRESS/healthz` answers `ok` while it is up; /metrics serves its metrics to programs on the same machine (see --metrics).

## play

argument-play-game = supernova, celestial, landing, rockets or asteroids; if missing, a menu asks
argument-play-players = Who plays, seat by seat: names are people at this keyboard; cadet, ensign, pilot, lieutenant, captain and admiral are bots, `pilot:Blue` is one with a name, `program:COMMAND` a program of your own (docs/external-players.md) [default: you and a pilot]
argument-play-seed = The seed of chance and of the bots [default: a new one each time]
argument-play-save = Where the game is saved after every move [default: orbite-GAME.json here]
argument-play-resume = Resume a saved game
example-play-1 = `orbite play` choose everything in a menu
example-play-2 = `orbite play rockets` you against a pilot
example-play-3 = `orbite play landing --players Ada,captain,cadet` a person and two bots
example-play-4 = `orbite play supernova --players Ada,Bea,pilot` two people at one keyboard, and a bot
example-play-5 = `orbite play rockets --players "Ada,program:python3 bot.py"` against a program of your own
example-play-6 = `orbite play --resume orbite-rockets.json` resume a saved game, or look back at a finished one

## simulate

argument-simulate-games = How many games to play
argument-simulate-threads = How many games to play at the same time [default: one per core]
argument-simulate-trace = Write every state and legal action of every game, one JSON object per line; - is standard output
example-simulate-1 = `orbite simulate rockets --seats 2 --games 100000 --options '{ "{" }"layout":"flat61"{ "}" }'`
example-simulate-2 = `orbite simulate supernova --seats 4 --games 10 --seed 7 --trace - | head`
example-simulate-3 = `orbite simulate landing --games 1000 --json > landing.json`
example-simulate-4 = `orbite simulate asteroids --seats 8 --games 20 --records games/`
note-simulate-1 = The same seed, options and version give the same games, whatever --threads is. With --trace - the summary goes to standard error. Ctrl-C sums up the games that are done; a second one stops at once.

## verify

argument-verify-records = Record files; - is standard input
argument-verify-commitment = The server's commitment as it was shown before the game
argument-verify-table = The table that you joined
argument-verify-entropy = Your own contribution: your seat, counted from 0, a colon and the text
argument-verify-sealed = What each seat had committed to before you opened yours, separated by commas, with - for a seat that had committed to nothing
example-verify-1 = `orbite verify games/*.json`
example-verify-2 = `orbite admin record MATCH | orbite verify -`
example-verify-3 = `orbite verify game.json --commitment 4bb0... --table k3f9x2 --entropy '0:my own dice'`
note-verify-1 = Prints a line per file. A record of a game played on a server also shows where its chance came from (docs/fairness.md): every card, die and lot is recomputed. That proves something only if the record is compared with what was told before the game; what you don't give here is listed as not compared. A record of another rules version is refused, never guessed at.

## rules

argument-rules-clause = Only this clause, such as LR-3.4

## perft

argument-perft-depth = How many decisions deep
argument-perft-divide = Also print the count behind each first action
example-perft-1 = `orbite perft rockets --depth 4 --options '{ "{" }"first":0{ "}" }'`
note-perft-1 = Counts from the first decision after a set-up drawn from --seed. The depth counts decisions; between them, every distinct chance outcome counts separately. Two programs that agree on these numbers agree on the rules.

## arena

argument-arena-games = How many games, rounded up to whole deals
example-arena-1 = `orbite arena rockets --bots admiral,captain --games 400`
example-arena-2 = `orbite arena landing --bots captain,pilot --seats 4` one captain against three pilots
example-arena-3 = `orbite arena supernova --bots pilot,cadet --games 4000 --results ladder.jsonl` run it again to continue
note-arena-1 = Bots: random, cadet, ensign, pilot, lieutenant, captain, admiral, or program:COMMAND, a program of your own (docs/external-players.md). A deal is played once for every rotation of the bots around the table, each time with the same chance as far as the game allows; the confidence interval is over deals. Ctrl-C sums up the deals that are done; a second one stops at once.

## study

argument-study-games = How many deals
argument-study-first = Who begins: a seat, counted from 0, or `lot`
argument-study-against = Play the same deals with these options too, and compare
argument-study-playouts = How many random games to play before each decision to estimate who leads; 0 leaves lead changes out
argument-study-csv = Write a line for every game to this file, for spreadsheets
argument-study-html = Write a report with charts to this file, for browsers
example-study-1 = `orbite study rockets --bots captain --seats 2 --games 400`
example-study-2 = `orbite study landing --bots captain --html landing.html --csv landing.csv`
example-study-3 = `orbite study rockets --bots pilot --against '{ "{" }"layout":"flat37"{ "}" }'` the same deals on another board
example-study-4 = `orbite study asteroids --seats 4 --games 5000 --results long.jsonl` run it again to continue
note-study-1 = Plays games between bots and says how they went: each seat's share of wins with its interval and a test of fairness, lengths and points, why games ended, how often the lead changed, how many decisions were forced, which kinds of actions were chosen and what they were worth.
note-study-2 = Bots: random, cadet, ensign, pilot, lieutenant, captain, admiral, or program:COMMAND, a program of your own (docs/external-players.md). If they differ, every deal is played in all rotations. Seat 0 begins, so seats are in turn order, unless --first says otherwise. The same seed gives the same figures on any number of threads. Ctrl-C sums up the deals that are done; a second one stops at once.

## hint

argument-hint-level = cadet, ensign, pilot, lieutenant, captain or admiral
argument-hint-time = Think for this many seconds instead of the level's fixed effort
argument-hint-threads = How many trees to grow at the same time [default: one per core]
example-hint-1 = `orbite hint orbite-rockets.json`
example-hint-2 = `orbite hint orbite-landing.json --level captain --lang fr`
example-hint-3 = `orbite hint orbite-supernova.json --time 5`
example-hint-4 = `orbite hint orbite-rockets.json --at 12` the decision of step 12
note-hint-1 = The bot knows only what the seat whose turn it is may know.

## solve

argument-solve-record = The record of a game of Last Rocket; - is standard input
argument-solve-positions = How many positions to look at before giving up
example-solve-1 = `orbite solve orbite-rockets.json`
example-solve-2 = `orbite solve orbite-rockets.json --at 70` the decision of step 70
note-solve-1 = The value is exact: who takes which place if everyone plays perfectly.

## review

argument-review-level = How hard to search: cadet, ensign, pilot, lieutenant, captain or admiral
argument-review-threads = How many decisions to judge at the same time [default: one per core]
example-review-1 = `orbite review orbite-rockets.json`
example-review-2 = `orbite review orbite-landing.json --level captain --lang fr` faster, less certain
example-review-3 = `orbite review orbite-rockets.json --at 12` one decision
note-review-1 = Each decision is compared with the best that a search finds, both searched with the same effort. The search knows only what the seat knew then: a choice that was right by that costs nothing, however it turned out.

## trace

argument-trace-records = Records of finished games; - is standard input
example-trace-1 = `orbite trace games/*.record.json > games.jsonl`
note-trace-1 = The format is described in docs/trace-format.md. Games are numbered in the order given.

## schema

example-schema-1 = `orbite schema rockets > rockets.schema.json`
note-schema-1 = Describes the lines sent to a program that plays (docs/external-players.md); view, event, action_object and options are under $defs, as they are in /api/openapi.json.

## backup

argument-backup-file = The new file
example-backup-1 = `orbite backup orbite-monday.db`
example-backup-2 = `orbite backup --config /etc/orbite/orbite.toml /backup/$(date +%F).db`
example-backup-3 = `orbite backup --database /var/lib/orbite/orbite.db /backup/$(date +%F).db`
note-backup-1 = The server keeps running. The file appears once it is complete, checked and on disk, and never overwrites another. `orbite restore` puts it back.

## restore

argument-restore-file = A backup made by `orbite backup`
argument-restore-replaces = The database from which to read what was revoked [default: the one that FILE replaces]
argument-restore-keep-sessions = Keep all sessions as they were when the backup was made, even those revoked since
example-restore-1 = `orbite restore /backup/2026-11-15.db`
example-restore-2 = `orbite restore --config /etc/orbite/orbite.toml /backup/2026-11-15.db`
example-restore-3 = `orbite restore --database postgres:///orbite_new --replaces postgres:///orbite`
note-restore-1 = Stop the server first. The file is checked and copied; the backup stays as it is, and the database that was there is moved aside. Games in progress and open tables continue from the time of the backup with a new server secret, since people have seen what the old one would bring.
note-restore-2 = Without FILE, the database counts as one that was just put in place by other means, such as pg_restore or a snapshot of the disk.
note-restore-3 = Sessions and tokens that were revoked since the backup stay revoked, and passwords stay as they are: both are read from the database that is replaced. If there is none, or it can't be read, all sessions end: accounts log in again, and guests come back as new ones.

## admin

example-admin-1 = `orbite admin status`
example-admin-2 = `orbite admin --config /etc/orbite/orbite.toml status`
example-admin-3 = `orbite admin users ada`
example-admin-4 = `orbite admin reset-password Ada`
example-admin-5 = `orbite admin operator Ada`
example-admin-6 = `orbite admin reports`
example-admin-7 = `orbite admin purge --ended 365 --guests 90 --yes`
example-admin-8 = `orbite admin record MATCH > game.json`
note-admin-1 = All of this works while the server runs. Use the program of the server's own version: a newer one brings the database up to date, which an older server can't read.
argument-admin-purge-ended = Matches that ended at least this many days ago
argument-admin-purge-open = Matches that nobody has started or changed for this many days
argument-admin-purge-stalled = Matches in progress in which nothing has happened for this many days
argument-admin-purge-guests = Guests without a seat who have not been here for this many days
argument-admin-purge-sessions = Sessions that were ended, or not used, for this many days
example-admin-purge-1 = `orbite admin purge --ended 365 --guests 90` counts what would go
example-admin-purge-2 = `orbite admin purge --ended 365 --guests 90 --yes` does it
note-admin-purge-1 = Anything you don't name is kept. How matches ended is kept too, in the histories and counts of those who played. Deletion runs in small steps, and nobody waits for it.
argument-admin-users-text = Only those with this text in their name, in any case, or with this id
argument-admin-reset-password-login = The name of the account
argument-admin-operator-remove = Make it no longer an operator
argument-admin-reports-all = Resolved reports as well, newest first
argument-admin-resolve-id = The report's number
argument-admin-resolve-text = What came of it
argument-admin-ban-reason = Why, for other operators
argument-admin-matches-status = Only those with this status
choice-status-open = Waiting for players
choice-status-running = Being played
choice-status-finished = Played to its end
choice-status-abandoned = Given up before its end

## load

argument-load-tables = How many tables play at the same time; several numbers (100,500) make one run each
argument-load-still = Their players think and never move: measures what it costs to know who is there
argument-load-idle = How many more connections just say hello and wait
argument-load-seconds = How many seconds to measure
argument-load-warm-up = How many seconds to play before measuring
argument-load-server = The address of a server that is already running on this machine
argument-load-pid = The process of that server, to read its processor time and memory
argument-load-nodes = How many servers to start on one PostgreSQL database, behind a load balancer; several numbers (1,3) make one run each
argument-load-database = An empty PostgreSQL database for servers of its own, as `postgres://USER@HOST/NAME`; { "{}" } in it stands for the number of the run, from 1
argument-load-plot = Write a chart of what a move costs in several runs to this file, as SVG
argument-load-bus = How these servers tell each other what happens: postgres or `nats://HOST:4222`
argument-load-trouble = End one node after the other while everybody plays, start it again, and compare the logs with what was acknowledged
choice-trouble-kill = with kill -9
choice-trouble-restart = in good order, as an upgrade does
argument-load-threads = How many threads drive the players
argument-load-folder = Where to put the database of a server of its own [default: the system's temporary folder]
example-load-1 = `orbite load` 500 tables of Last Rocket for 10 seconds
example-load-2 = `orbite load landing --seats 4 --tables 100` another game
example-load-3 = `orbite load --tables 0 --idle 10000` only connections that wait
example-load-4 = `orbite load --server http://127.0.0.1:4747 --pid 1234` a server that is already running
example-load-5 = `orbite load --nodes 3 --database postgres:///empty` three servers on one database
example-load-6 = `orbite load --tables 20 --nodes 3 --trouble kill --database postgres:///empty` nodes that are killed
note-load-1 = Without --server it starts one of its own, with an empty database that is thrown away afterwards (in --folder, so that the disk is the one you mean). Every seat is a connection of its own and answers at once with any legal action; after a game, its players start another. A move counts once the server has acknowledged it, which it does only when the move is on disk. Server and driver share this machine.
note-load-2 = Only servers on this machine are accepted: `127.0.0.1`, `[::1]`, `localhost`. A server that is already running must have been started with --no-limits.
note-load-3 = With --trouble, players come back after each broken connection and send again what was not answered; at the end they finish their games. Exit code 1 if an acknowledged move is lost, stored twice, or stored and never acknowledged.

## orbite

about-orbite = The games: supernova (2-5 players), celestial (2-6), landing (2-4), rockets (2-6), asteroids (2-8).
example-orbite-1 = `orbite serve --open` play in the browser
example-orbite-2 = `orbite play` choose a game and play it here, in the terminal
example-orbite-3 = `orbite rules rockets --lang fr` read its rules
example-orbite-4 = `orbite simulate rockets --games 10000` try many games
note-orbite-1 = Exit codes: 0 done; 1 what was checked is wrong, or the work failed; 2 bad arguments; 130 stopped by Ctrl-C.
