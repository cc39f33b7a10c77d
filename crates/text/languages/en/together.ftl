### Tables with others: what only they say.

wait-for-them = Wait
play-on = Play on now
move-to-return = Just make a move to take your seat back.
game-waits-for-you = The game is waiting for you: just make a move.
absence-alone = If you are away, the game waits for you.
you-conceded = You conceded.
concede = Concede the game
concede-sure = Concede: are you sure?
own-clock = Custom clock…
own-minutes = Minutes per player for the whole game (0: none)
own-seconds = Seconds per turn
own-days-clock = Custom number of days…
own-days = Days per turn (1 to 30)
change-table = Change the table…
apply-change = Apply
fewer-seats-note = With fewer seats, people move to open seats or watch.
deleted-player = Deleted player
who-plays-here = Who plays here?
invite-a-friend = Invite someone
line-hidden = Hidden
show-lines = Show
hide-lines = Hide
spectators-chat = Spectators’ chat
spectators-held-back = Players read what spectators write only after the game.
people-here = People at the table
is-spectator = spectator
host = Host
make-host = Make host
kick-reason = Reason (shown to this person)
kick-ban = Ban from this table
seat-taken-away = The host took your seat away.
about-table = About this table
table-full = All seats are taken. Stay here to watch the game.
table-full-private = All seats are taken, and this table doesn’t allow spectators.
share-game = Share the replay
unshare-game = Stop sharing the replay
share-note = Anyone with the link can then replay this game.
report = Report
report-why = Why?
report-chat = Offensive words
report-name = Offensive name
report-play = Unfair play
report-other = Something else
report-text = What happened?
report-send = Send report
report-sent = Thank you. We’ll review your report, along with the latest chat messages.
rematch-now = Play again now
another-game = Another game
all-come-along = Everyone at the table comes along.

## With variables

absent-now = { $name } is away.
absent-on-time = { $name } is away, and their time is running.
absent-waits = { $name } is away. The game is waiting.
# $name $time
absent-in = { $name } is away. A bot takes over in { $time }.
# $name $time
absent-time-left = { $name } is away. Their time runs out in { $time }.
# $time $level
absence-away = Away on your turn while others are waiting? After { $time } a bot ({ $level }) plays for you until you make a move again.
absence-clock = Out of time, or away so long that the others play on? A bot ({ $level }) plays for you until you make a move again.
stand-in-placed = A bot played for { $name }: this result is the bot’s.
note-left = { $name } left their seat to a bot.
note-out-of-time = { $name } ran out of time. A bot plays.
note-away = { $name } is away. A bot plays.
note-resumed = { $name } is back.
# $by $name
note-wait-for = { $by } wants to wait for { $name }.
# $by $name
note-play-on = { $by } wants to play on without { $name }.
note-undone = { $name } undid a move.
note-conceded = { $name } conceded.
won-by-concession = You win: { $name } conceded.
host-tools-for = Host options for { $name }
kick-named = Remove { $name }
seat-taken-away-because = The host took your seat away: { $reason }
note-host = { $name } is the host now.
# $by $name
note-handed-over = { $by } made { $name } the host.
note-handed-over-by-host = The host handed the table over to { $name }.
note-kicked = The host removed { $name }. A bot plays.
note-removed = The host removed { $name }.
note-shared = { $name } shared the replay of this game.
note-unshared = { $name } stopped sharing the replay.
note-undo-asked = { $name } asks to undo a move.
# $by $name
note-undo-declined = { $by } won’t let { $name } undo.
note-draw-offered = { $name } offers to end the game without a winner.
note-draw-declined = { $by } wants to play on.
note-withdrawn = { $name } withdrew the request.
# Stands for the name in note-removed, note-muted and note-unmuted.
some-spectator = a spectator
note-muted = The host muted { $name }.
note-unmuted = The host unmuted { $name }.
# $name $date
note-vacation = { $name } is on vacation until { $date }. The clock is paused.
note-vacation-ended = { $name } is back from vacation. The clock is running again.
wants-rematch = { $name } wants a rematch.
