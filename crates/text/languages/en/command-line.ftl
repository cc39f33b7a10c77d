### The command line

## Arguments

# $problem $defaults
options-problem = the options can't be read: { $problem }; all of them with their defaults: { $defaults }
players-form = a player is the name of a person, or a bot: cadet, ensign, pilot, lieutenant, captain or admiral, such as `pilot` or `pilot:Blue`, or program:COMMAND
argument-unknown = unexpected argument `{ $argument }`
argument-twice = `{ $argument }` can be given only once
# $argument $others
argument-conflict = `{ $argument }` can't be used together with { $others }
argument-needs-equals = write the value of `{ $argument }` after an equals sign
arguments-missing =
    { $arguments ->
        [one] an argument is missing: { $arguments }
       *[other] arguments are missing: { $arguments }
    }
command-unknown = there is no command `{ $name }`
command-missing = a command is missing: { OR($commands) }
value-missing = `{ $argument }` needs a value
# $value $argument
value-surplus = `{ $value }` is one value too many for `{ $argument }`
# $value $argument $why
value-refused = `{ $value }` is not a valid value for `{ $argument }`: { $why }
not-unicode = an argument is not valid Unicode
did-you-mean = Did you mean { OR($names) }?
more-help = See `--help` for more.

## Values: each reads on after a colon

value-address = write an address and a port, such as 127.0.0.1:4747 for this machine, 0.0.0.0:4747 for the whole network, or `[::1]:4747`
value-bot = write random, { $levels }, such as captain or `captain:Rigel`, or `program:COMMAND`
value-choice = use { OR($choices) }
value-clause = write a clause such as LR-3.4
value-entropy = write the seat (a number, counted from 0), a colon and the text
value-entropy-text = a contribution has at most { $count } printable ASCII characters
value-first = write a seat, counted from 0, or `lot`
value-game = the games are { $games }
value-hex = write 64 hexadecimal digits in lower case
value-language = use { OR($codes) }
value-level = use { OR($levels) }
value-option-twice = `{ $option }` is given twice
value-options = { $problem }; options are one JSON object, such as `{ "{" }"first":0{ "}" }`
value-seconds = write a number of seconds from `0.01` to `3600`
value-server = write the address of a server, such as `http://127.0.0.1:4747`
value-server-elsewhere = { $host } is not this machine; only a server on this machine is ever put under load, at `127.0.0.1`, `[::1]` or `localhost`
value-step = write a step of the record, counted from 1
value-switch = use `true` or `false`
value-table = an id has letters, digits, hyphens and underscores
value-whole = write a whole number, { $least } or more
# $least $most
value-whole-between = write a whole number from { PLAIN($least) } to { PLAIN($most) }

## Files

# Each reads on after the name of a file and a colon.
file-not-found = there is no such file or folder
file-not-allowed = permission denied
file-is-folder = this is a folder, not a file
file-not-text = this is not a text file
file-too-large = the file is too large
disk-full = the disk is full
folder-not-made = can't create the folder { $path }
file-not-written = can't write { $path }

## Programs that play

# $command $problem
program-not-started = can't start the program `{ $command }`: { $problem }
program-no-command = `{ $command }` is not a command: give a program and its arguments, quoted as in a shell
program-gone = the program `{ $command }` ended in the middle of a game
# $command $status
program-ended = the program `{ $command }` ended in the middle of a game: { $status }
# $command $seconds
program-slow = the program `{ $command }` did not answer within { $seconds } s
# $command $line $problem
program-answer = the program `{ $command }` answered `{ $line }`: { $problem }
answer-not-legal = the action is not legal
answer-beyond = there are { $count } legal actions, counted from 0
answer-form = write `{ "{" }"action":...{ "}" }` or `{ "{" }"index":...{ "}" }`

## rules

# $game $clause $id
no-clause = { $game } has no clause { $clause }; `orbite rules { $id }` lists them

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

# $percent $games
sure =
    { $games ->
        [one] { $percent } sure that nothing is better, after { $games } simulated game.
       *[other] { $percent } sure that nothing is better, after { $games } simulated games.
    }
columns = (chance to win, its 95% margin, share of the search)
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
# $solvable $game
not-solvable = only { $solvable } can be solved: nothing is hidden in it and nothing left to chance; this is a record of { $game }
not-solved =
    { $count ->
        [one] not solved within { $count } position: play on and try later in the game, or allow more with --positions
       *[other] not solved within { $count } positions: play on and try later in the game, or allow more with --positions
    }

## verify

# $game $seats $steps $state
record-good =
    { $steps ->
        [one] good: { $game }, { $seats } seats, { PLAIN($steps) } step, { $state }
       *[other] good: { $game }, { $seats } seats, { PLAIN($steps) } steps, { $state }
    }
still-running = still running
agreed-end = ended by agreement
conceded-end = ended by concession
# $winners $clause
won-by = won by { $winners } ({ $clause })
not-fair = its randomness is not fair: { $problem }
nothing-to-compare = it has no fairness proof to compare anything with
no-draws = nothing was left to chance
draws-follow =
    { $draws ->
        [one] its one draw follows from the server's secret and from what each seat contributed
       *[other] every one of { PLAIN($draws) } draws follows from the server's secret and from what each seat contributed
    }
fair = fair: { $draws }
# $steps $draws
fair-until = fair up to step { PLAIN($steps) }: { $draws }
consistent = consistent: { $draws }
takebacks =
    { $count ->
        [one] something was undone once
       *[other] something was undone { $count } times
    }
no-commitment = not compared: the commitment shown before the game (--commitment)
no-table = not compared: the table (--table)
no-entropy = not compared: your own contribution (--entropy)
no-sealed = not compared: what all seats had committed to before that (--sealed)
no-steps = not compared: the steps as they were told during the game
no-takebacks = not compared: whether what the record says was undone was undone in the game
made-up = so a server that made it all up would go unnoticed
restored-undone = the commitment you gave was replaced before this game began, when the server was restored from a backup: what was told with it can't be compared
restored-before = before the start the server was restored from a backup; its commitment since: { $commitment }
# $steps $commitment
restored-after = after step { PLAIN($steps) } the server was restored from a backup; its commitment since: { $commitment }
restored-unproven = by then it knew the contributions of all seats: it can't be proven that it did not choose this secret
seat-withheld = seat { $seat } did not reveal in time what it had committed to
seat-silent = seat { $seat } belongs to a person, but contributed nothing
server-commitment = the commitment of its server: { $commitment }
its-fingerprint = its fingerprint: { $fingerprint }
# $bad $all
not-good =
    { $all ->
        [one] the record failed verification
       *[other] { $bad } of { $all } records failed verification
    }
one-record = what was told before a game can only be compared with a single record

## --at

# $step $steps
no-such-step = step { PLAIN($step) } is not in this record: it has { PLAIN($steps) } steps, counted from 1
no-decision = step { PLAIN($step) } is not a decision: it is a draw, or time is called
nobody-decides = no decision is due in this record: the game is over, or a draw comes next; --at STEP goes back to the decision of that step

## review

# $game $level
review-title = { $game }: each decision, judged on what its seat knew then (level { $level })
review-progress = decisions judged
review-columns = (step, chance to win, mark)
review-who = Player
review-choices = choices
review-agreed = same as the coach
review-inaccuracies = inaccuracies (?!)
review-mistakes = mistakes (?)
review-blunders = blunders (??)
review-lost = wins lost in 100
review-note = A choice is a decision between two actions or more. Wins lost: on average for each choice. A loss counts as an inaccuracy from 5 wins in 100 on, as a mistake from 10, as a blunder from 15, and only where the search is sure.

## trace

not-finished = this game is not over: a trace shows a whole game
