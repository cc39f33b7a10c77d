### What mail says

confirm-subject = Confirm your email address
confirm-ignore = If that wasn’t you, ignore this email: we won’t send you anything else.
password-subject = Set a new password
password-ignore = If that wasn’t you, ignore this email: your password stays as it is.

## With variables

confirm-text = Someone, probably you, entered this address to get email from Orbite at { $site }.
confirm-link = To confirm it, open this link within a day: { $link }
# $login $site
password-text = Someone, probably you, asked for a new password for the account “{ $login }” at { $site }.
password-link = To set one, open this link within an hour: { $link }
turns-subject =
    { $count ->
        [one] Your turn in { $count } game
       *[other] Your turn in { $count } games
    }
news-subject =
    { $count ->
        [one] News from { $count } game
       *[other] News from { $count } games
    }
hours-left =
    { $count ->
        [0] Less than an hour left
        [one] { $count } hour left
       *[other] { $count } hours left
    }
days-left =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
stop-link = To stop email about your turns, open this link: { $link }
choose-link = To choose how often we email you: { $link }
