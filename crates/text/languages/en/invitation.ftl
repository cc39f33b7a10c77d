### An invitation, before the page is there

invited = You are invited to play.
your-name = Your name
join = Join
watch = Watch
full = All seats are taken: you can watch.
running = The game is running: you can watch.
ended = The game is over.

## With variables

invited-by = { $name } invites you to play.
# $taken $seats $minutes
facts = Players: { $taken } of { $seats } · about { $minutes } min
