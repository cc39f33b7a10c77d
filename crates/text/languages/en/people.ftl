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
last-games = Recent games
lost = Lost
no-games-yet = No finished games yet.
login-note = You only use the account name to log in. Others still see your player name.
delete-me = Delete my account
delete-note = Your name, your devices, your friends and your invitations are deleted for good. Games you played stay, under “deleted player”.
delete-sure = Delete for good
keep-me = Cancel
your-password = Your password
mail = Email
mail-note = Optional. We email you a link if you forget your password, and let you know when it’s your turn in games with a day or more per turn.
mail-address = Email address
save-address = Save address
remove-address = Remove address
address-removed = The address was removed.
confirm-sent = We sent a link to this address. Open it within a day to confirm the address.
turn-mail = Email when it’s your turn
turn-mail-at-once = Right away
turn-mail-daily = At most once a day
turn-mail-never = Never
bad-address = This is not a valid email address.
mail-failed = The email could not be sent. Check the address, or try again later.
not-your-password = This is not your password.
forgot-password = Forgot your password?
forgot-note = Enter the confirmed email address of your account. We’ll email you a link to set a new password.
send-link = Send link
link-sent = If an account has confirmed this address, a link is on its way. It works once, within an hour.
set-password = Set a new password
password-set = Your new password is set and you are logged in. All other devices were logged out.
link-expired = This link no longer works. Links work once, and only for a limited time.
address-confirmed = Your email address is confirmed.
turn-mail-stopped = You won’t get any more email about your turns.
mail-settings = Email settings

## With variables

address-waits = { $address } is not confirmed yet: open the link we emailed you.
mail-goes-to = Email goes to { $address }.
logs-in-as = You log in as { $login }.
# $name $game
invites-you = { $name } invites you: { $game }
against-you = You against { $name }
# $place $seats
place-of = place { $place } of { $seats }
