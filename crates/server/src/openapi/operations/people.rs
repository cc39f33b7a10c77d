//! Who people are, and what they have to do with each other.

use super::Api;
use crate::api::{mail, people as relations, push, vacation};
use crate::identity::routes as people;
use serde_json::{Value, json};

pub(super) fn describe(api: &mut Api) {
    describe_people(api);
    describe_relations(api);
    describe_mail(api);
    describe_vacation(api);
}

fn describe_people(api: &mut Api) {
    let me = json!({
        "user": "0123456789abcdef01234567", "name": "Ada", "account": "guest",
        "session": "89abcdef0123456789abcdef", "kind": "device",
    });
    let mut new_me = me.clone();
    new_me["token"] = "v1.u7Qk.9f2c".into();
    api.tag = "people";
    api.open("post /api/guests", "newGuest", "Become a guest")
        .about(
            "Anyone can play at once: a name is enough. The token stays valid across restarts of \
             the server, until it is revoked or has not been used for a long time.",
        )
        .takes::<people::Name>()
        .returns::<people::Me>(
            201,
            "A new guest; the token is shown only once.",
            new_me.clone(),
        )
        .fails(&["Conflict", "Unprocessable", "TooFast", "Unavailable"]);
    api.known("get /api/me", "me", "Who am I?")
        .returns::<people::Me>(200, "The owner of the token.", me.clone());
    api.known("patch /api/me", "change", "Change my name or picture")
        .about("What an account logs in with stays. Not for programs.")
        .takes::<people::Changes>()
        .returns::<people::Me>(200, "With the new name or picture.", me)
        .fails(&["Forbidden", "Conflict", "Unprocessable", "TooFast"]);
    api.known("post /api/account", "openAccount", "Open an account")
        .about(
            "A guest keeps name, seats and history, and can then log in on other devices with the \
         login, which nobody else sees. The token is replaced, and all other tokens of the guest \
         are revoked.",
        )
        .takes::<people::Login>()
        .returns::<people::Me>(
            200,
            "The same user, now with an account, and another token, shown only once.",
            new_me.clone(),
        )
        .fails(&["Forbidden", "Conflict", "Unprocessable", "TooFast"]);
    api.open("post /api/login", "logIn", "Log in")
        .about("A guest's token, if the request carries one, is revoked.")
        .takes::<people::Login>()
        .returns::<people::Me>(
            200,
            "With a token for this device, shown only once.",
            new_me,
        )
        .fails(&["Forbidden", "TooFast", "Unavailable"]);
    api.known("post /api/logout", "logOut", "Log out")
        .done("The token is revoked; connections opened with it are closed.");
    api.known("post /api/password", "changePassword", "Change my password")
        .takes::<people::NewPassword>()
        .done("Changed. Other devices are logged out.")
        .fails(&["Forbidden", "Conflict", "Unprocessable", "TooFast"]);
    api.known("get /api/sessions", "sessions", "My devices and programs")
        .returns::<people::Sessions>(
            200,
            "Each with a token of its own.",
            json!({"sessions": [{
                "id": "89abcdef0123456789abcdef", "label": "Firefox (Linux)", "kind": "device",
                "created": 1_760_000_000_000_u64, "seen": 1_760_000_500_000_u64, "current": true,
            }]}),
        )
        .fails(&["Forbidden"]);
    api.known(
        "delete /api/sessions/{id}",
        "revokeSession",
        "Revoke one of them",
    )
    .done("Revoked; its connections are closed.")
    .fails(&["Forbidden", "NoSuchSession"]);
    api.known(
        "post /api/programs",
        "newProgram",
        "Create a token for a program",
    )
    .about(
        "A program acts in its owner's name: it can do everything at tables, and nothing about \
             the account.",
    )
    .takes::<people::Label>()
    .returns::<people::Program>(
        201,
        "Shown only once.",
        json!({"id": "89abcdef0123456789abcdef", "token": "v1.u7Qk.9f2c"}),
    )
    .fails(&["Forbidden", "Conflict", "Unprocessable", "TooFast"]);
}

/// What people have to do with each other.
fn describe_relations(api: &mut Api) {
    let face =
        json!({"user": "0123456789abcdef01234567", "name": "Ada", "avatar": 1234, "account": true});
    let with = |more: Value| {
        let mut face = face.clone();
        if let (Some(face), Value::Object(more)) = (face.as_object_mut(), more) {
            face.extend(more);
        }
        face
    };
    api.tag = "people";
    api.open("get /api/users/{id}", "profile", "Somebody's profile")
        .about(
            "With a token, also how the caller fared against them, and what they have to do with \
             each other. Games in which a bot stood in for one of them, or chance was taken back, \
             are not counted as won or lost.",
        )
        .returns::<protocol::people::Profile>(
            200,
            "Games played and won, opponents, and the last games. Only public tables are named.",
            with(json!({
                "since": 1_760_000_000_000_u64,
                "games": [{
                    "game": "rockets", "played": 5, "won": 3, "played_bots": 8, "won_bots": 6,
                }],
                "opponents": [], "last": [], "against_me": [], "bond": "friends",
            })),
        )
        .fails(&["NoSuchUser", "TooFast", "Unavailable"]);
    api.known(
        "get /api/people",
        "people",
        "My friends, and whom I blocked",
    )
    .returns::<protocol::people::People>(
        200,
        "Those who asked me first, then friends, those I asked, and those I blocked.",
        json!({"people": [with(json!({"bond": "friends"}))]}),
    );
    api.known(
        "put /api/friends/{id}",
        "befriend",
        "Ask somebody to be friends, or accept",
    )
    .about("They are friends when both have done this. Not for programs.")
    .returns::<relations::NewBond>(
        200,
        "Whether they are friends now, or were asked.",
        json!({"bond": "asked"}),
    )
    .fails(&["Forbidden", "NoSuchUser", "Conflict"]);
    api.known(
        "delete /api/friends/{id}",
        "unfriend",
        "Decline, withdraw or end a friendship",
    )
    .done("They have nothing to do with each other any more.")
    .fails(&["Forbidden"]);
    api.known("put /api/blocks/{id}", "block", "Block somebody")
        .about(
            "They can't join tables that I host, can't invite me and can't ask me to be friends; \
             the page hides what they say. They are not told. Not for programs.",
        )
        .done("Blocked; a friendship is ended.")
        .fails(&["Forbidden", "NoSuchUser", "Conflict"]);
    api.known("delete /api/blocks/{id}", "unblock", "Unblock somebody")
        .done("Unblocked.")
        .fails(&["Forbidden"]);
    api.known(
        "post /api/tables/{table}/invitations",
        "invite",
        "Invite somebody to a table",
    )
    .about(
        "A friend by `user`, or anybody who has an account by `name`. Only before the game, by \
         its host or somebody with a seat. Not for programs.",
    )
    .takes::<relations::Invitee>()
    .done("It is in their list of invitations.")
    .fails(&["Forbidden", "NoSuchUser", "NoSuchTable", "Conflict"]);
    api.known(
        "get /api/tables/{table}/spectators",
        "spectators",
        "Who watches a table",
    )
    .about("For those who play there, and for its host.")
    .returns::<relations::Watching>(200, "Who watches now.", json!({"spectators": [face]}))
    .fails(&["NoSuchTable"]);
    api.known(
        "get /api/invitations",
        "invitations",
        "Tables that I am invited to",
    )
    .returns::<protocol::people::Invitations>(
        200,
        "To tables that have not begun, the newest first.",
        json!({"invitations": [{
            "table": "a1B2c3D4e5F6g7H8i9J0kL", "game": "rockets",
            "sent": 1_760_000_000_000_u64, "from": face,
        }]}),
    );
    api.known(
        "delete /api/invitations/{table}",
        "dismissInvitation",
        "Decline an invitation",
    )
    .done("It is in the list no longer.")
    .fails(&["Forbidden", "NoSuchTable"]);
    api.open(
        "get /api/push",
        "pushKey",
        "The key to subscribe to messages with",
    )
    .returns::<push::PushKey>(
        200,
        "For `applicationServerKey` (VAPID, RFC 8292).",
        json!({"key": "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"}),
    );
    api.known(
        "put /api/push",
        "subscribe",
        "Tell my browser when it is my turn",
    )
    .about(
        "While I am not here: that it is my turn, each turn once, and that a friend invites me. The \
         browser is told until it logs out. Only push services on the server's list are sent to. \
         Not for programs.",
    )
    .takes::<push::Subscription>()
    .done("It is told from now on.")
    .fails(&["Forbidden", "Unprocessable"]);
    api.known(
        "delete /api/push",
        "unsubscribe",
        "Tell my browser nothing any more",
    )
    .done("It is told no longer.")
    .fails(&["Forbidden"]);
    api.known(
        "post /api/me/delete",
        "deleteMe",
        "Delete my account",
    )
    .about(
        "For good, for guests too; the owner of an account says the password once more. Tokens, \
         friends and invitations go; games stay, without the name. Not for programs.",
    )
    .takes::<relations::Farewell>()
    .done("There is no such user any more.")
    .fails(&["Forbidden"]);
}

fn describe_vacation(api: &mut Api) {
    api.tag = "people";
    api.known(
        "get /api/vacation",
        "vacation",
        "Until when I am on vacation",
    )
    .about("For accounts. Not for programs.")
    .returns::<vacation::VacationState>(
        200,
        "Dates of UTC. Without `until` I am not on vacation; without `latest` I may not be.",
        json!({"until": "2026-12-03", "latest": "2026-12-16"}),
    )
    .fails(&["Forbidden", "Conflict", "TooFast"]);
    api.known(
        "put /api/vacation",
        "beginVacation",
        "Be on vacation until a date",
    )
    .about(
        "From now until noon (UTC) of that date: at most 30 days at a time, and 30 days in a \
         calendar year. Until then my time stands still at tables with a day or more for each \
         action, no bot stands in for me there, and nothing tells me of my turns. Said again, \
         it replaces what I said before. For accounts. Not for programs.",
    )
    .takes::<vacation::NewVacation>()
    .answers(204, "My time stands still.", Value::Null)
    .fails(&["Forbidden", "Conflict", "Unprocessable", "TooFast"]);
    api.known(
        "delete /api/vacation",
        "endVacation",
        "Be back from vacation",
    )
    .about("The days that are left are not counted. For accounts. Not for programs.")
    .answers(204, "My time runs again.", Value::Null)
    .fails(&["Forbidden", "Conflict", "TooFast"]);
}

fn describe_mail(api: &mut Api) {
    api.tag = "people";
    api.open(
        "get /api/mail",
        "mail",
        "Whether the server sends mail, and where to",
    )
    .about("With a token, the answer has the address of who asks. Not for programs.")
    .returns::<mail::MailState>(
        200,
        "Without `address`, who asks has confirmed none.",
        json!({
            "on": true,
            "address": {"address": "ada@example.org", "turns": "daily"},
            "unconfirmed": "ada@example.net",
        }),
    )
    .fails(&["UnknownToken", "TooFast", "Unavailable"]);
    api.known("put /api/mail", "setMail", "Give a mail address")
        .about(
            "For accounts. A link is mailed there, and nothing else before it is opened. Until \
             then the confirmed address stays. The same address given again gets another link, \
             and both work; the confirmed one given again ends a change. Not for programs.",
        )
        .takes::<mail::NewAddress>()
        .done("The link is on its way.")
        .fails(&["Forbidden", "NoMail", "Conflict", "Unprocessable"]);
    api.known(
        "patch /api/mail",
        "chooseMail",
        "How often mail tells that it is my turn",
    )
    .about(
        "Only in games with half a day or more for a turn, while I am not there and no browser of \
         mine is told; each table once until I come back. Not for programs.",
    )
    .takes::<mail::MailChoice>()
    .done("From now on.")
    .fails(&["Forbidden", "NoMail", "Conflict", "Unprocessable"]);
    api.known("delete /api/mail", "removeMail", "Remove my mail address")
        .done("Nothing is mailed any more.")
        .fails(&["Forbidden"]);
    api.open(
        "post /api/mail/confirm",
        "confirmMail",
        "Confirm a mail address",
    )
    .about("By the link that was mailed there, which works once, for a day.")
    .takes::<mail::LinkToken>()
    .done("Confirmed.")
    .fails(&["LinkExpired", "TooFast", "Unavailable"]);
    api.open(
        "post /api/mail/unsubscribe/{token}",
        "unsubscribeMail",
        "Get no more mail about turns",
    )
    .about(
        "The address in `List-Unsubscribe` (RFC 8058): the body is not read, and no token of a \
         device is needed.",
    )
    .done("No more.")
    .fails(&["LinkExpired", "TooFast", "Unavailable"]);
    api.open(
        "post /api/password/forgotten",
        "forgotPassword",
        "Mail me a link to set another password",
    )
    .takes::<mail::Forgotten>()
    .answers(
        202,
        "Accounts that have confirmed this address get the link; nobody is told whether there are any.",
        Value::Null,
    )
    .fails(&["NoMail", "Unprocessable", "TooFast"]);
    api.open(
        "post /api/password/reset",
        "resetPassword",
        "Set another password",
    )
    .about(
        "By the link that was mailed, which works once, for an hour. All sessions of the account \
         end, programs included. A guest's token, if the request carries one, is revoked.",
    )
    .takes::<people::ResetPassword>()
    .returns::<people::Me>(
        200,
        "With a token for this device, shown only once.",
        json!({
            "user": "0123456789abcdef01234567", "name": "Ada", "login": "Ada",
            "account": "account", "session": "89abcdef0123456789abcdef", "kind": "device",
            "token": "v1.u7Qk.9f2c",
        }),
    )
    .fails(&[
        "Forbidden",
        "LinkExpired",
        "Unprocessable",
        "TooFast",
        "Unavailable",
    ]);
}
