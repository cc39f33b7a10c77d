### What the commands for those who run a server say: serve, backup, restore, admin

## The database

database-missing = there is no database { $place }; give the right one with --database or --config
database-closed = can't open the database { $place }
database-not-made = can't create the database { $place }
database-in-use = another Orbite server uses this database, and a database has one server at a time: stop the other one, or give this one a database of its own (--database)
database-not-awaited = failed while waiting for the database
database-postgres = PostgreSQL (as configured)
data-folder-missing = found no folder for your data; --database says where to keep it
database-password-unread = can't read the database's password from { $file }
mail-password-unread = can't read the mail server's password from { $file }
password-empty = { $file } is empty

## Settings

mail-needs-server = mail needs a server to send it: smtp
mail-needs-sender = mail needs a sender: mail-from
mail-needs-url = mail needs the address for its links: public-url
mail-server-form = the SMTP server is written like `smtps://USER@mail.example` (encrypted, port 465) or `smtp://USER@mail.example` (STARTTLS, port 587); `smtp://HOST:25?tls=none` does not encrypt
mail-password-in-address = the password of the SMTP server does not belong in its address: put it in a file, and name that with smtp-password-file
mail-no-user = smtp-password-file needs a user in the SMTP server's address: `smtps://USER@mail.example`
mail-no-password = the user of the SMTP server needs a password: name its file with smtp-password-file
mail-unencrypted = the SMTP server's password is not sent over an unencrypted connection to another machine
mail-sender-form = mail-from is written like `Orbite <orbite@mail.example>`, not `{ $from }`
mail-no-tls = can't encrypt the connection to the SMTP server: { $problem }
bus-form = the bus is `postgres`, or an address like `nats://HOST:4222`
public-url-form = the public address is written like `https://orbite.example`, not `{ $url }`
# $line $problem
settings-line = line { PLAIN($line) }: { $problem }
page-missing = there is no page in { $folder }

## serve

built-without-page = This program was built without the page: `cargo xtask run` builds both; --page serves one from a folder.
is-a-backup = { $place } is a backup, and people have seen what came after it: run `orbite restore` before serving it
ready = Orbite is ready at { $url }
on-the-network = on the network: { $url }
how-to-stop = Ctrl-C stops it.
kept-in = All data is stored in { $place }.
metrics-at = Metrics are at { $url }.
# $problem $url
no-browser = Could not open a browser ({ $problem }): open { $url }
stopped = Stopped.
address-taken = { $address } is already taken by another program; is Orbite running already? --listen 127.0.0.1:0 takes any free port
address-forbidden = { $address } may only be used by the administrator of this machine; ports from 1024 on are free
address-elsewhere = { $address } is not an address of this machine; --listen 0.0.0.0:4747 listens on all of them
address-unusable = can't listen on { $address }
no-threads = can't start threads
no-signal = can't listen for Ctrl-C

## backup

backup-exists = { $file } already exists, and a backup never overwrites another file
# $place $file
backup-failed = can't back up { $place } to { $file }
backup-by-postgres = a PostgreSQL database is backed up with `pg_dump --format=custom`, which also works while the server is running
# $file $size $seconds
backed-up = { $file }: { $size }, copied and checked in { $seconds } s

## restore

restore-failed = can't restore { $place }
restore-by-postgres = `pg_restore` restores PostgreSQL; then run `orbite restore` without a file
restored = { $place }: restored
# $database $file
restored-from = { $database }: restored from { $file }
moved-aside = the previous database is now { $path }
backup-missing = there is no backup { $file }
not-put-in-place = can't put { $file } in place
backup-damaged = it is damaged: { $findings }
revoked-unknown = Could not find out what was revoked since the backup: { $problem }
tables-renewed = tables that continue with a new secret: { PLAIN($count) }
# $id $why
table-unreadable = table { $id } can't be continued: { $why }
sessions-ended = sessions and tokens that ended: { PLAIN($count) } (revoked or deleted since the backup)
sessions-all-ended = sessions and tokens that ended: { PLAIN($count) } (all of them, since nobody knows which were revoked since the backup)
passwords-kept = passwords changed since the backup, and kept: { PLAIN($count) }
# $count $names
users-back = users deleted since the backup, and back now: { PLAIN($count) }; `orbite admin forget` deletes them again: { $names }

## admin: sizes

bytes = { PLAIN($count) } bytes
label-database = database
label-matches = matches
label-users = users
# $place $size
database-size = { $place }, { $size }
# $open $running $finished $abandoned
match-counts = { PLAIN($open) } open, { PLAIN($running) } running, { PLAIN($finished) } finished, { PLAIN($abandoned) } abandoned
# $guests $accounts
user-counts = { PLAIN($guests) } guests, { PLAIN($accounts) } accounts
sound = { $place } is sound
# $place $count
damaged =
    { $count ->
        [one] { $place } is damaged ({ PLAIN($count) } finding)
       *[other] { $place } is damaged ({ PLAIN($count) } findings)
    }
# $before $after
vacuumed = { $before } before, { $after } now
# $counted $what
would-purge = this would permanently delete { $counted }: { $what }; add --yes to do it
purged = deleted: { $counted }
# $matches $guests $sessions
purge-counts = { PLAIN($matches) } matches, { PLAIN($guests) } guests, { PLAIN($sessions) } sessions
purge-ended = matches that ended { PLAIN($days) } days ago
purge-open = matches that nobody has started for { PLAIN($days) } days
purge-stalled = matches in which nothing happened for { PLAIN($days) } days
purge-guests = guests not seen for { PLAIN($days) } days
purge-sessions = sessions not used for { PLAIN($days) } days

## admin: users

column-id = id
column-kind = kind
column-since = since
column-seen = last seen
column-games = games
column-reports = reports
column-name = name
kind-guest = guest
kind-account = account
# $name $login
name-and-login = { $name } (logs in as { $login })
# $name $reason
name-banned = { $name }, banned: { $reason }
# $name $id $seen
the-guest = the guest { $name } ({ $id }, last seen { $seen })
# $name $id $seen
the-account = the account { $name } ({ $id }, last seen { $seen })
no-user = there is no user with the id and no account with the name `{ $name }`; `orbite admin users` lists them
no-account = there is no account with the name `{ $name }`; `orbite admin users` lists them
would-forget = this would permanently delete { $user }; add --yes to do it
forgotten = forgotten: { $user }
new-password = Logged out everywhere. The new password, shown this once; its owner should change it after logging in:

## admin: moderation

operator-needs-account = { $user } has no password; operators need an account
operator-made = now an operator, at /operator: { $user }
operator-removed = no longer an operator: { $user }
no-reports = no reports
# $reporter $subject $table $reason $text
reported = { $reporter } reports { $subject } at { $table }: { $reason } { $text }
report-resolved = resolved: { $text }
no-report = there is no open report with the number { PLAIN($id) }; `orbite admin reports` lists them
resolved = report { PLAIN($id) } is resolved
# $count $user
banned =
    { $count ->
        [one] banned, { PLAIN($count) } session ended: { $user }
       *[other] banned, { PLAIN($count) } sessions ended: { $user }
    }
not-banned = { $user } is not banned
unbanned = may log in again: { $user }

## admin: matches

column-game = game
column-status = status
column-visibility = open to
column-made = created
column-changed = changed
column-people = people
status-open = open
status-running = running
status-finished = finished
status-abandoned = abandoned
visibility-all = everyone
visibility-invited = invited
no-match = there is no match `{ $id }`; `orbite admin matches` lists them
# $id $problem
match-unreadable = match { $id } can't be read: { $problem }
match-over = match { $id } is already over
closed = closed: { $id }
match-log-unreadable = the log of match { $id } can't be read
match-log-unplayable = the log of match { $id } can't be replayed
# $id $status
match-without-record = match { $id } is { $status }: only a match that was played to its end has a record
