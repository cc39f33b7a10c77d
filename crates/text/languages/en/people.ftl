### People to each other: profiles, friends, invitations, and the account.

friends = Friends
no-friends = No friends yet. Tap a name at a table to see a profile and add someone.
add-friend = Add friend
accept-friend = Accept
decline-friend = Decline
withdraw-friend = Withdraw request
remove-friend = Remove friend
is-friend = your friend
was-asked = request sent
asks-you = wants to be your friend
block = Block
unblock = Unblock
is-blocked = blocked
block-note = People you block can’t join your tables or invite you, and you don’t see what they write. They are not told.
invitations = Invitations
no-thanks = No, thanks
invite-friends = Invite a friend
invite = Invite
invited = Invited
opponents = Opponents
last-games = Last games
lost = Lost
no-games-yet = No finished games yet.
login-note = You only use the account name to log in. Others keep seeing your own name.
delete-me = Delete my account
delete-note = Your name, your devices, your friends and your invitations are deleted for good. Games you played stay, under “deleted player”.
delete-sure = Delete for good
keep-me = Cancel
your-password = Your password

## With variables

logs-in-as = You log in as { $login }.
# $name $game
invites-you = { $name } invites you: { $game }
against-you = You against { $name }
# $place $seats
place-of = place { $place } of { $seats }
