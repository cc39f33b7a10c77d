### What is wrong with a record, or with its fairness proof.
### Each reads on after the name of a file and a colon.

record-shape = this is not a record: { $problem }
# $found $readable
record-format = this is `{ $found }`; only `{ $readable }` can be read
record-unknown-game = there is no game `{ $game }`
# $record $asked
record-other-game = this is a record of `{ $record }`, not of `{ $asked }`
# $record $ours
record-other-rules = this game was played by version { PLAIN($record) } of the rules; this program plays version { PLAIN($ours) } and does not guess: use a program of that version
record-options = the options can't be read: { $problem }
# $index $problem
record-notation = step { PLAIN($index) }: { $problem }
# $truth $claim
record-result = the game did not end as the record says: { $truth }, not { $claim }
record-unfinished = the record has a result, but after its { PLAIN($steps) } steps the game is not over: it was cut short or edited
record-no-result = the game is over after step { PLAIN($steps) }, but the record has no result: it was edited

## A step that can't be taken
# $index $step $clause
step-refused = step { PLAIN($index) }, `{ $step }`: refused by { $clause }
# $index $step $seat
step-not-their-turn = step { PLAIN($index) }, `{ $step }`: it is seat { $seat }'s turn
# $index $step
step-chance-due = step { PLAIN($index) }, `{ $step }`: a chance outcome is due here, not an action
# $index $step $seat
step-action-due = step { PLAIN($index) }, `{ $step }`: an action of seat { $seat } is due here, not a chance outcome
# $index $step
step-impossible = step { PLAIN($index) }, `{ $step }`: this chance outcome can't occur here
# $index $step
step-no-time = step { PLAIN($index) }, `{ $step }`: time can't be called here
# $index $step
step-over = step { PLAIN($index) }, `{ $step }`: the game is already over here

## The fairness proof
proof-missing = it has no fairness proof
# $found $readable
proof-method = its randomness is made by `{ $found }`; only `{ $readable }` can be verified
proof-commitment = the secret is not the one that the server had committed to
# $contributions $seats
proof-contributions = { PLAIN($contributions) } contributions do not match { PLAIN($seats) } seats
proof-opening = what seat { $seat } revealed is not what it had committed to
# $joined $record
proof-other-commitment = this device was shown the commitment { $joined } before the game, but the record has { $record }: the server cheated
proof-restore-not-told = the record says that the server was restored from a backup, but this device was at the table until the end and was never told
# $joined $record
proof-other-table = this device was at table { $joined }, but the record is of table { $record }
proof-left-out = what this device contributed for seat { $seat } was left out or replaced
proof-opening-ignored = the server had accepted what this device revealed for seat { $seat }, but the record says it was withheld
proof-sealed = seat { $seat } had committed to something else before this device revealed its contribution
proof-told = step { PLAIN($index) } is not what this device was told during the game
proof-back = step { PLAIN($index) } goes back to a step that was not reached
proof-course = what was played and undone does not lead to the steps of the record
# $index $due $told
proof-outcome = step { PLAIN($index) } should have been `? { $due }`, but is `? { $told }`: somebody cheated
