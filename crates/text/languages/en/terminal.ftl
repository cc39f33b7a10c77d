### The terminal. In a line of keys, ` | ` parts one key from the next.

## A window that is too small

# $columns $rows
too-small = The table needs at least { $columns } columns and { $rows } rows.
# $columns $rows
too-small-now = This window has { $columns } × { $rows }. Enlarge it and play on.

## Beside the board

actions = What you can do
log = What happened
filter = type to filter, or enter a notation
no-match = nothing matches; Enter asks the rules
waiting = { $who } is thinking…
waiting-keys = Space: at once
watch-keys = Space: pause | + −: speed | Enter: one step
paused = Paused
handover-title = End of turn
handover = Your turn is over. Enter hides the screen for { $who }.
look-title = Your card
look = Look at your card. Enter hides the screen for { $who }.
look-keys = x: pass the keyboard only to those who choose.
curtain-title = Pass the keyboard to { $who }
curtain = Press Enter when only { $who } is looking.
over = The game is over
over-keys = n: play again | r: review | ← →: replay | s: save as | q: leave
# $step $steps
replay-title = Step { PLAIN($step) } of { PLAIN($steps) }
replay-keys = ← →: decision | r: review | m: next mistake | Esc: the end
# $done $all
review-running = The coach is reviewing: { $done } of { $all } decisions judged…
review-done =
    { $count ->
        [0] The coach found no mistake.
        [one] The coach marked { $count } decision. m: show it
       *[other] The coach marked { $count } decisions. m: show the next
    }
place = { $place }.
# $who $points
points =
    { $points ->
        [one] { $who }: { $points } point
       *[other] { $who }: { $points } points
    }
spectator = everybody's view
# $next
keys-play = ↵ play | Tab board, log | F1 help | F2 rules | F4 coach | ^U undo | ^L { $next } | ^Q quit
# $next
keys-watch = Tab log | F1 help | F2 rules | ^U undo | ^S save | ^L { $next } | ^Q quit
# $next
keys-curtain = ↵ look | ^L { $next } | ^Q quit
keys-close = Esc: close

## Rules and refusals

rules-title = Rules
rules-keys = ↑↓ PgUp PgDn: scroll | /: search | n: next | Esc: close
rules-search = search: { $wanted }
rules-nothing = “{ $wanted }” is not in these rules
refused-title = Not allowed
coach-title = The coach
coach-keys = Esc: close; its first move is marked in the list
not-an-action = “{ $typed }” is neither an action in the list nor a notation of this game.
not-an-action-hint = Type part of a line in the list, its number, or a notation such as { $example }.
unchanged = Nothing has changed. Esc: choose again.

## Questions

undo-title = Undo
undo-ask = Undo { $who }'s last action, and everything after it?
undo-table = Something has been revealed or somebody has played since. Does everyone agree?
undo-bots = The bots do not mind.
undo-nothing = There is nothing to undo.
undo-done = Undone.
quit-title = Leave
quit-ask = Leave the table? The game is saved in `{ $path }`.
quit-resume = Resume it with `orbite play --resume { $path }`
yes-key = y
confirm = Enter or y: yes | Esc or n: no
save-title = Save as
save-ask = The game is saved after every step. Its file:
save-keys = Enter: save here from now on | Esc: as before
saved = Saved in `{ $path }`.
# $path $problem
save-failed = Could not save to `{ $path }`: { $problem }

## Help

help-title = Help
help-choose = Choosing
help-arrows = ↑ ↓ PgUp PgDn Home End: go through the list; the board shows what the line would do.
help-type = Letters: keep only the lines that contain them. Backspace, Esc: clear them.
help-number = A number: go to that line.
help-notation = A notation such as { $example }, then Enter: play it; if a rule forbids it, that rule is shown.
help-enter = Enter: play the marked line.
help-table = At the table
help-tab = Tab: from the list to the board, the log and back.
help-board = On the board, arrows go to the nearest action that way; Enter plays it. In the log they scroll.
help-mouse = Mouse: a click marks an action in the list or on the board, another plays it; the wheel scrolls. Hold Shift to select text.
help-rules = F2 or Ctrl+R: the rules, with search by /
help-coach = F4 or Ctrl+T: the coach shows what a strong bot would play, and why.
help-undo = F8 or Ctrl+U: undo. Free until something is revealed or another seat plays; then everyone must agree.
help-save = F5 or Ctrl+S: choose where the game is saved. It is saved after every step anyway.
help-language = F3 or Ctrl+L: { $languages }.
help-quit = F10, Ctrl+Q or Ctrl+C: leave; the game can be resumed.
help-suspend = Ctrl+Z: suspend the game; `fg` resumes it.
help-after = After the end: ← → replay the game, r lets the coach judge each of your decisions, m goes to the next mistake.
help-secrets = When several people share the keyboard, the screen is hidden between them.
help-legend = Signs on the board
legend-supernova = B F K N T: the aliens, by their initials | I to V: the ranks, and what each pays | ♥ and a letter: a favourite | ⚿: the secret token | B/F: a card that moves one of the two; B♥: moves or adopts; ♥⇄♥: exchanges; ⇅: switches | ✹: the star with the pile; three when it is empty
legend-celestial = ▤ and a number: cards held | ▒: a hidden card | ●●○○: how hard the object is to observe | ████░░: how much of the deck the value beats
legend-landing = 1·A in a card: alien and saucer; the lower pair counts, the upper one is dim | ✸: an armed card; ★: a star | ✗: a card that would be blasted; ✗ and a number: cards blasted | ⚿: the secret alien and saucer | double frame: where the marked card would land
legend-rockets = ▂ ▄ ▆ █ and a number: the galaxies on a cell | ·: an empty cell | ⌂ and a mark: a base | an underlined number: a cell that you can choose
legend-asteroids = ▒ ◆ and a number: a blue asteroid; ◇: a black one; ↻ ↺: how it turns | +: a starting point that you can choose | ◎: where the marked action would bring you; ✗: where it would destroy you | ▦ and a number: tiles in hand | ⚑: holds the marker | ✗ at a seat: out of the game
help-marks = Seats

## The menu

menu-title = Orbite: choose a table
menu-game = Game
menu-seats = Seats
menu-seat = Seat { $number }
menu-person = person
menu-first = Who begins
menu-random = drawn at random
menu-language = Language
menu-start = Play
menu-keys = ↑↓ line | ←→ change | letters: name | Enter: next, Play | Esc: leave
yes = yes
no = no

## Why a table can't be opened

not-a-terminal = play needs a terminal: input and output must be one, not a file or a pipe
# $path $problem
file-problem = `{ $path }`: { $problem }
setup-problem = the table can't be set up: { $problem }
resume-problem = the game can't be resumed: { $problem }
options-problem = the options can't be read: { $problem }
# $seats $players
players-problem = the record has { $seats } seats, but { $players } players are given
