### The page around the boards.

tagline = Five space games from old booklets, back in orbit.
play-now = Play now
set-up = Set up
rules = Rules
learn = Learn
learn-offer = First time? Learn the game in three minutes.
records = Saved games
daily-and-results = Game of the day · Stats
settings = Settings
home = Shelf
menu = Menu
close = Close
skip-to-content = Skip to content
resume = Resume
unfinished-games = Games in progress
finished-games = Finished games
kept-you-won = You won.
nothing-kept = No saved games on this device yet. Every game you start is saved here.
nothing-kept-of = No saved games of { $game } on this device yet.
all-records = All saved games
open-record = Open a saved game file
forget = Delete
forget-sure = Delete permanently?
replay = Replay
download = Download
bad-record = This file can't be opened: { $reason }
unknown-game = it is from a game that Orbite does not have
not-a-record = it is not a saved game of Orbite, or it is damaged
record-other-version = it comes from another version of Orbite
record-changed = its moves don’t follow the rules, so it was edited or cut short
no-such-game = This game is not saved on this device.
kicked-out = The host removed you from this table.
account-banned = You are banned from this server.
network-barred = New guests can’t join from your internet address for a day, because someone there was banned. Log in with an account instead.
no-such-page = Page not found. Nothing here but stars.
seats = Seats
seat = Seat
person = Human
name = Name
add-seat = Add a seat
remove-seat = Remove this seat
seats-help = Tap a seat to switch between a person and a bot.
presets = Who plays?
character = Character
bot = Bot
cadet-help = Easy: makes mistakes. For a first game.
ensign-help = Easy: a cadet who has practised.
pilot-help = Medium: knows the game.
lieutenant-help = Quite hard: thinks ahead.
captain-help = Hard: plans ahead.
admiral-help = Very hard: the strongest bot.
fewer = One less
one-more = One more
cant-set-table = The table can’t be set up like this.
options = Options
begin = Start
by-lot = Drawn at random
thinking = { $name } is thinking…
skip = Skip animation
see-result = See the result
see-result-now = See the result now
commit = Play
ready = Ready: press “{ commit }”, or take it back.
take-back = Take back
undo = Undo
undo-refused = This can’t be undone: something was revealed, or others have moved since.
hint = Hint
set-up-log =
    { $count ->
        [one] The table is set up ({ $count } step)
       *[other] The table is set up ({ $count } steps)
    }
your-side = Your side of the table
you = you
somebody = Player
your-name = Your name
change-name = { $name }: change name
log = Log
more = Log, choices, rules
choices = Choices
no-choices = Nothing to choose right now.
board-in-words = The board in words
curtain-title = Pass the device
curtain-for = Next turn:
curtain-look = A look at their card:
turn-yours = Turn your card.
look-then-pass = Look at your card, then pass the device on.
pass-on = I’ve seen my card
curtain-hidden = Hands stay hidden until then.
im-here = It’s me, show my hand
game-over = The game is over
scoring = How the score was counted
placing = How the places were decided
rematch = Rematch
daily-compare = Compare
see-board = See the board
see-log = See the log
language = Language
theme = Colours
theme-system = Same as device
theme-night = Night
theme-dawn = Dawn
speed = Animation speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = None
still-note = Your device asks for reduced motion, so animations are off.
confirm = Confirm each turn before it is played
sound = Sounds
volume-effects = Volume: pieces and cards
volume-ambience = Volume: the sky
volume-voices = Volume: voices of the bots
looks = On a shared device, everyone looks at their card before each round
banter = Bots say something now and then
haptics = Vibration
sound-offer = Orbite has sounds: wood, cards and little bells.
sound-on = Turn sounds on
sound-off = No, thanks
yes = Yes
no = No
search-rules = Search the rules
all-rules = All rules, clause by clause
nothing-found = No rule contains these words.
see-rule = Rule { $clause }
view-of = View from
open-view = Show all hands
spectator = A spectator
step = Step
turns = Turns
first = Go to start
previous = Step back
next = Step forward
last = Go to end
play-replay = Play
pause = Pause
broken = Something went wrong on our side. Your game is saved.
not-kept = This browser can’t save anything: the game will be lost when you leave the page.
open-elsewhere = This game is open in another tab
open-elsewhere-note = A game is played in one tab at a time, so that no move gets lost.
continue-here = Continue here
new-version = A new version of Orbite is ready.
reload = Reload
your-turn = Your turn
unreachable = The download failed. Check your network connection.
try-again = Try again
loading = Setting up the table…
keyboard = Keyboard
keyboard-help = Arrow keys move between pieces, with Shift between everything you can ask about, Enter selects, Ctrl+Enter plays the turn, Backspace takes back a choice, Ctrl+Z undoes, L shows the log, C the choices, W the board in words, “?” the rules or the clause of an answer, Escape skips or closes.
made-of = Orbite is free software. The games follow the rules of published games, with our own words and pictures.
with-others = Play with others
lobby = Open tables
profile = You
chat = Chat
on-its-way = Sending…
ended-by-agreement = All players agreed to end the game here.
server-unreachable = The server can’t be reached. Try again in a moment.
server-fault = Something went wrong on the server. The error was logged.
trying-again = Connection lost. Your game is safe; reconnecting…
storage-unavailable = The server can’t save right now. Your move will be sent again automatically.
too-fast = Too many requests. Wait a moment.
too-many-tables = You have a seat at too many tables. Finish or leave some of them first.
server-full = The server is full. Try again later.
bad-name = Names are 1 to 32 characters long.
bad-password = Passwords must have at least 8 characters.
name-taken = This name is already taken.
login-taken = This account name is already taken.
no-such-user = Profile not found.
invitation-sent = Invitation sent.
nobody-to-invite = No account has this name, or you can’t invite them.
wrong-login = Wrong name or password.
wrong-password = The old password is incorrect.
no-such-table = Table not found, or you don’t have access to it.
other-rules = This table was played with an older version of the rules. Its game is saved.
not-over = The game is not over yet.
have-account = I have an account
logged-out = You are logged out on this device.
against-rules = The rules don’t allow that.
not-your-turn = It is not your turn.
not-your-seat = That is not your seat.
seat-taken = Someone was faster: the seat is taken.
seats-open = Some seats are still open
bot-has-seat = A bot is playing for this seat. Take it back first.
seat-is-yours = This seat is already yours.
not-host = Only the host can do that.
not-started = The game has not started.
started = The game has already started.
no-spectators = This table doesn’t allow spectators.
nothing-to-undo = Nothing to undo.
needs-consent = Something was revealed or others have moved since: they have to agree.
already-asked = That request is already open.
nothing-asked = That request is no longer open.
nobody-there = This person has left.
muted = The host has muted you.
chat-full = The chat for this table is full.
log-full = The log of this table is full.
out-of-date = The game has moved on. Check the board and try again.
not-understood = The server did not understand the request.
page-too-old = The server has been updated: reload this page.
table-closed = This table is closed.
has-account = has an account
is-here = online
is-away = away
bot-acts = a bot plays for this seat
no-clock = No clock
emotes = Reactions
emote-wave = Hello!
emote-clap = Well played!
emote-laugh = Haha!
emote-gasp = Oh!
emote-oops = My mistake
emote-think = Let me think
emote-cry = What a pity
emote-heart = Thank you
say-something = Write a message
send = Send
nothing-said = No messages yet.
mute = Mute
unmute = Unmute
table-menu = Table
hand-first = Phone view: hand and choices
board-too = Show the board too
tell-my-turn = Notify me when it is my turn
ask-draw = Offer to end without a winner
leave-to-bot = Leave my seat to a bot
leave-note = You can come back and take your seat at any time.
you-watch = You are watching.
to-screen = Show this table on a shared screen
out-of-time = Your time ran out.
were-away = You were away.
you-left = You left your seat.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take my seat back
ask-others = Ask the others
asks-undo = { $name } asks to undo their last move.
asks-draw = { $name } offers to end the game without a winner.
agree = Accept
decline = Decline
withdraw = Cancel request
you-asked = Request sent; waiting for the others.
all-agreed = Everyone agreed.
declined = Someone declined.
dropped = The request is no longer open.
invite = Invite others
link-to-table = Link to this table
copy-link = Copy link
copied = Copied
share = Share
qr-of = QR code of the link, to scan with a phone
or-code = Or type this code under “Open tables”:
who-are-you = Who are you?
guest-note = A name is enough. The others at the table will see it.
go-on = Continue
set-up-table = Set up the table
set-up-note = You play with others: next you choose seats and options, create the table, and get a link to send to the others.
start-game = Start the game
host-starts = The players start the game when all seats are taken.
open-seat = Open seat
sit-here = Sit here
sit-here-too = Add a player on this device
stand-up = Leave seat
to-rematch = Join the rematch
waiting-for-others = Waiting for the others
was-it-fair = Was the randomness fair?
it-was-fair = Yes: the randomness was fair.
it-was-fair-until = Yes, up to step { PLAIN($steps) }. Then the server was restored from a backup and drew from a new secret: nobody can prove that the rest was fair.
it-was-consistent = Nothing contradicts itself, but this device can’t prove that it was fair.
fair-commitment = The server’s secret is the one it had committed to when you joined.
fair-own = Your device’s own contribution is part of it, and every seat had committed to its own before yours was revealed.
fair-entropy = Seats whose devices contributed: { $count }.
fair-withheld = Seats that did not reveal their contribution in time: { $count }.
fair-silent = People who contributed nothing: { $count }.
fair-draws = Every draw and roll was recalculated on your device, with the same result. Draws and rolls: { $count }.
fair-takebacks = Undone moves: { $count }.
fair-restores = Times the server was restored from a backup: { $count }.
fair-steps = The moves are the ones your device saw.
not-compared-commitment = Not compared: the server’s commitment. This device did not see it before the game.
not-compared-undone = Not compared: what this device remembers. The record says that the server was restored from a backup before this game began.
not-compared-own = Not compared: a contribution of your own. This device made none, or not in time.
not-compared-steps = Not compared: the moves. This device no longer has them.
not-compared-takebacks = Not compared: undone moves. This device did not follow the whole game.
it-was-not-fair = No: this game does not match what the server committed to.
fair-chance = Fair randomness
fingerprint-note = Read this out to each other: everyone at the table must see the same letters and digits.
own-entropy = Your own contribution, whatever you like
own-entropy-use = Contribute
own-entropy-now = Your device contributes: { $entropy }
own-entropy-elsewhere = Another of your devices contributes for this seat.
starting = Starting: waiting for everyone’s device…
chance-contradicted = Stop: the server contradicts what it said earlier about the randomness. Don’t play on.
chance-restored-waiting = The server was restored from a backup and has made a new commitment. Compare the fingerprint again.
chance-restored-playing = The server was restored from a backup. The latest moves may be lost, and from here on nobody can prove that the randomness is fair.
link-to-moment = Link to this moment
copy-moment = Copy link to this moment
moment-closed = Others can’t open this link until a player shares the replay at the table.
make-table = Create table
the-table = Table
clock = Clock
visibility = Visibility
by-invitation = Invited players only
in-lobby = Public (listed under “Open tables”)
spectators = Spectators
everybody = Anyone who finds the table
everybody-apart = Everyone; players read their chat after the game
players-only = Players only
myself = Me
no-tables = No public tables right now. Create one from a game on the shelf!
tables-waiting = Waiting for players
tables-playing = In progress
join = Join
watch = Watch
enter-code = Do you have a code?
go-there = Go to the table
no-such-code = No table has this code.
screen-name = Shared screen
spectator-name = Spectator
avatar-shape = Head
avatar-colour = Colour
avatar-inner = Eyes
avatar-ink = Eye colour
save = Save
saved = Saved.
account = Account
make-account = Create an account
account-note = An account works on all your devices. You only need a name and a password.
login = Account name
password = Password
old-password = Old password
new-password = New password
change-password = Change password
log-in = Log in
log-out = Log out
devices = Devices
this-device = this device
program = program
revoke = Log out
statistics = Statistics
the-game = Game
played = Played
won = Won
redrawn = With undone draws
redrawn-note = Games in which a draw or a roll was undone, and nobody else had to agree, are counted separately.
nothing-played = No finished games with others yet.

## With variables

seat-number = Seat { $number }
unread-messages =
    { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
watching = Spectators: { $count }
seats-open-count = Open seats: { $count }
ranked =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
only-here = This link only works on this computer. To let phones join, start Orbite with `--listen 0.0.0.0:{ $port }`.
time-left = Time left: { $time }
# $days $hours
days-hours = { $days } d { $hours } h
clock-per-move =
    { $seconds ->
        [one] { $seconds } second per turn
       *[other] { $seconds } seconds per turn
    }
clock-minutes-per-move =
    { $minutes ->
        [one] { $minutes } minute per turn
       *[other] { $minutes } minutes per turn
    }
# $minutes $increment
clock-fischer = { $minutes } min each, plus { $increment } seconds per turn
clock-correspondence =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
bot-level = Bot: { $level }
# $label $what
labelled = { $label }: { $what }
# $least $most
players-range = { $least }–{ $most } players
kept-won-by = Winner: { $names }
seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
people-count =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
minutes = { $count } min
your-turn-at = • { your-turn } – { $game }

## Before the page runs

description = Five space games to play against bots or with others.
needs-javascript = Orbite needs JavaScript to set up its tables.
cannot-start = Orbite can't start in this browser.
