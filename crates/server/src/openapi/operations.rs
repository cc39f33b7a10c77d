//! Everything that can be asked for over HTTP.

use super::Api;
use crate::api::{history, mail, operator, people as relations, play, push, tables, vacation};
use crate::identity::routes as people;
use protocol::progress::{NewResults, Progress};
use protocol::{
    ClientMessage, Invitation, NewTable, QuickMatch, QuickTable, ServerMessage, TableInfo,
};
use serde_json::{Map, Value, json};

pub(super) fn describe(api: &mut Api) {
    describe_people(api);
    describe_relations(api);
    describe_mail(api);
    describe_vacation(api);
    describe_tables(api);
    describe_play(api);
    describe_history(api);
    describe_operators(api);
    describe_server(api);
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
        .returns::<relations::Profile>(
            200,
            "Games played and won, opponents, and the last games. Only public tables are named.",
            with(json!({
                "since": 1_760_000_000_000_u64,
                "games": [{"game": "rockets", "played": 5, "won": 3}],
                "opponents": [], "last": [], "against_me": [], "bond": "friends",
            })),
        )
        .fails(&["NoSuchUser", "TooFast", "Unavailable"]);
    api.known(
        "get /api/people",
        "people",
        "My friends, and whom I blocked",
    )
    .returns::<relations::People>(
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
    .takes::<relations::Guest>()
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
    .returns::<relations::Invitations>(
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

fn describe_tables(api: &mut Api) {
    let invitation = json!({"table": "a1B2c3D4e5F6g7H8i9J0kL", "code": "K7MPQ2"});
    let options = json!({"first": null, "layout": "stack19", "rockets_each": 1, "teams": false});
    api.tag = "tables";
    api.open(
        "get /api/games",
        "games",
        "The games of this server",
    )
    .returns::<tables::Games>(
        200,
        "With their numbers of seats and default options.",
        json!({"games": [{
            "game": "rockets", "rules": 1, "least_seats": 2, "most_seats": 6, "options": options,
        }]}),
    );
    api.open("get /api/tables", "tables", "The public tables")
        .returns::<tables::Tables>(
            200,
            "Tables that wait for players or play, the newest first, at most 200, and few of any one user or address. Over a WebSocket the list is live.",
            json!({"tables": []}),
        )
        .fails(&["TooFast"]);
    api.known("post /api/tables", "makeTable", "Create a table")
        .about("The caller is its host. It waits until the host starts it.")
        .takes::<NewTable>()
        .returns::<Invitation>(201, "How to get there.", invitation.clone())
        .fails(&["Conflict", "Unprocessable"]);
    api.known(
        "post /api/quick-match",
        "quickMatch",
        "Find me somebody to play with",
    )
    .about(
        "The public table that has waited longest, at which somebody is present and a seat is \
         open; if there is none, a new one, with the caller as host.",
    )
    .takes::<QuickMatch>()
    .returns::<QuickTable>(
        200,
        "Somebody waits there: join it and take an open seat.",
        json!({"table": "a1B2c3D4e5F6g7H8i9J0kL", "created": false}),
    )
    .returns::<QuickTable>(
        201,
        "A new table, where the caller has a seat and waits.",
        json!({"table": "a1B2c3D4e5F6g7H8i9J0kL", "created": true}),
    )
    .fails(&["Conflict", "Unprocessable"]);
    api.open(
        "get /api/tables/{table}",
        "door",
        "A table before joining it",
    )
    .returns_plainly::<TableInfo>(200, "What an invited user sees.")
    .fails(&[
        "NoSuchTable",
        "OtherRules",
        "TooFast",
        "Fault",
        "Unavailable",
    ]);
    api.open(
        "get /api/tables/{table}/qr.svg",
        "qrCode",
        "Its link as a QR code",
    )
    .query(
        "hand",
        "string",
        "`first`: the page opens with hand and choices, for players in front of a shared screen.",
    )
    .returns_text(200, "A QR code.", "image/svg+xml")
    .fails(&["NoSuchTable", "Unprocessable", "TooFast"]);
    api.open(
        "get /api/codes/{code}",
        "byCode",
        "The table behind a short code",
    )
    .about("Only a few guesses are allowed.")
    .returns::<Invitation>(200, "How to get there.", invitation)
    .fails(&["NoSuchTable", "TooFast", "Unavailable"]);
}

fn describe_play(api: &mut Api) {
    api.tag = "play";
    api.known(
        "get /api/tables/{table}/messages",
        "messages",
        "What happened at a table",
    )
    .about(
        "The caller counts as present for 45 seconds. docs/protocol.md explains the messages; \
             `presence` and emotes are not repeated.",
    )
    .query(
        "seen",
        "integer",
        "The revision last seen. Without it the whole table is sent.",
    )
    .query(
        "wait",
        "integer",
        "How many seconds to wait for something new; at most 25.",
    )
    .returns_plainly::<play::PollAnswer<'_>>(
        200,
        "The messages that a connection would have received, and the revision they lead to.",
    )
    .fails(&["Invalid", "NoSuchTable", "OtherRules", "TooFast", "Fault"]);
    api.known(
        "post /api/tables/{table}/commands",
        "command",
        "Do something at a table",
    )
    .about(
        "docs/protocol.md explains the commands. A command whose answer was lost may be sent \
             again with the same number and revision: an action is not taken twice.",
    )
    .takes::<play::Wish>()
    .returns_plainly::<play::CommandAnswer<'_>>(
        200,
        "The answer: one of `accepted`, `refused`, `out_of_date` and `invalid`, and what was \
             asked for. A fault of the server is told before it.",
    )
    .fails(&["NoSuchTable", "TooFast"]);
    api.open("get /ws", "webSocket", "A WebSocket")
        .about(
            "The first message is `hello`, with a token or, for a new guest, a name; then `join` \
             goes to a table and `lobby` subscribes to the list of public tables. Close codes: 1008 \
             for clients that send too much or are not known, 1012 when the server stops, 1013 for \
             clients that read too slowly or come while the database is unavailable.",
        )
        .answers(101, "Text frames with one message per line, as docs/protocol.md explains.", Value::Null)
        .exchanges::<ClientMessage, ServerMessage>()
        .returns_text(403, "A page of another origin.", "text/plain")
        .returns_text(429, "Too many connections from this address.", "text/plain");
}

fn describe_history(api: &mut Api) {
    api.tag = "past";
    let record = api
        .open(
            "get /api/tables/{table}/record",
            "record",
            "The record of a finished game",
        )
        .returns_plainly::<Map<String, Value>>(
            200,
            "As docs/record-format.md and docs/fairness.md describe it. That of a private game is \
             for those who play it, made its table or might have watched it, unless one of its players shares it.",
        )
        .fails(&[
            "UnknownToken",
            "NoSuchTable",
            "NotOver",
            "OtherRules",
            "TooFast",
            "Fault",
            "Unavailable",
        ]);
    record.operation["security"] = json!([{}, {"token": []}]);
    api.known("get /api/history", "history", "What I play and have played")
        .query(
            "at",
            "integer",
            "`finished` of the last game of the page before.",
        )
        .query(
            "id",
            "string",
            "`table` of the last game of the page before.",
        )
        .returns::<history::History>(
            200,
            "Running games, and a page of finished ones, newest first.",
            json!({
                "tables": [{
                    "table": "a1B2c3D4e5F6g7H8i9J0kL", "game": "rockets", "stage": "playing",
                    "updated": 1_760_000_000_000_u64,
                }],
                "past": [{
                    "table": "b1B2c3D4e5F6g7H8i9J0kL", "game": "landing",
                    "finished": 1_750_000_000_000_u64, "seat": 0, "place": 1, "points": 12,
                    "seats": [
                        {"person": {"user": "u7Qk", "name": "Ada"}},
                        {"bot": {"level": "pilot"}},
                    ],
                }],
            }),
        )
        .fails(&["Invalid"]);
    api.known(
        "get /api/my-tables",
        "myTables",
        "My tables: whose turn it is there, and until when",
    )
    .about(
        "At most 60: games that are played, rooms that have waited less than a day, and games \
         that ended less than a day ago if somebody there wants to play again. Those that wait \
         for the caller come first. Over a WebSocket (`home`) the list is live.",
    )
    .returns::<history::MyTables>(
        200,
        "The tables at which the caller holds a seat.",
        json!({"tables": [{
            "table": "a1B2c3D4e5F6g7H8i9J0kL", "game": "rockets", "stage": "playing",
            "seats": [
                {"holder": {"person": {"user": "u7Qk", "name": "Ada"}}},
                {"holder": {"bot": {"level": "pilot"}}},
            ],
            "mine": [0], "clock": {"correspondence": {"days": 3}}, "turn": 0, "ms": 86_400_000,
            "updated": 1_760_000_000_000_u64,
        }]}),
    );
    api.known("get /api/statistics", "statistics", "My results")
        .returns::<history::Statistics>(
            200,
            "In each game.",
            json!({"games": [{"game": "rockets", "played": 10, "won": 4, "redrawn": 1}]}),
        );
    let reached = json!({"games": [{
        "game": "rockets",
        "results": [{
            "id": "a1B2c3D4", "game": "rockets", "ended": 1_760_000_000_000_u64,
            "seats": 2, "place": 1, "level": "pilot",
        }],
        "earlier": {
            "played": 0, "won": 0, "streak": 0, "best_streak": 0, "best_points": null,
            "won_in_crowds": 0, "won_daily": 0, "levels": [],
        },
        "until": 0,
    }]});
    api.known(
        "get /api/progress",
        "progress",
        "What I have reached alone against bots",
    )
    .about("The latest 200 results of each game, and what older ones add up to. For accounts.")
    .returns::<Progress>(200, "In each game.", reached.clone())
    .fails(&["Conflict"]);
    api.known(
        "post /api/progress",
        "addResults",
        "Add what a device has played alone",
    )
    .about(
        "Results are told apart by their ids: those that are there already change nothing, and \
         none is lost, whatever other devices do at the same time. Send each until it was \
         acknowledged, and not again.",
    )
    .takes::<NewResults>()
    .returns::<Progress>(200, "All that was reached.", reached)
    .fails(&["Conflict"]);
}

fn describe_operators(api: &mut Api) {
    api.tag = "people";
    api.known("post /api/reports", "report", "Report somebody")
        .about("What was said lately at the table is kept with it, for those who look after the server.")
        .takes::<operator::NewReport>()
        .done("Kept.")
        .fails(&["NoSuchTable", "Conflict", "Unprocessable"]);
    api.tag = "server";
    api.known(
        "get /api/operator",
        "overview",
        "Reports, tables and health",
    )
    .about("For operators (`orbite admin operator NAME`); to others nothing is there.")
    .returns_plainly::<operator::Overview>(200, "What there is to look after.")
    .fails(&["NotFound"]);
    api.known("get /api/operator/people", "findPeople", "Find people")
        .about("The newest first, a hundred at most.")
        .query(
            "name",
            "string",
            "Part of the name that others see or that they log in with, or the id.",
        )
        .returns_plainly::<operator::Found>(200, "With what others reported of them.")
        .fails(&["Invalid", "NotFound"]);
    api.known(
        "post /api/operator/reports/{id}",
        "resolve",
        "Note what came of a report",
    )
    .takes::<operator::Resolution>()
    .done("It waits no longer.")
    .fails(&["NotFound", "Unprocessable"]);
    api.known(
        "post /api/operator/bans",
        "ban",
        "Keep a user from logging in",
    )
    .takes::<operator::NewBan>()
    .done("All its sessions have ended.")
    .fails(&["NotFound", "Unprocessable"]);
    api.known(
        "delete /api/operator/bans/{id}",
        "liftBan",
        "Let a user log in again",
    )
    .done("It may.")
    .fails(&["NotFound"]);
    api.known(
        "delete /api/operator/tables/{table}",
        "closeTable",
        "Close a table",
    )
    .done("Everybody there was told.")
    .fails(&["NotFound", "NoSuchTable"]);
}

fn describe_server(api: &mut Api) {
    api.tag = "server";
    api.open("get /api/openapi.json", "openapi", "This description")
        .returns_plainly::<Map<String, Value>>(200, "OpenAPI 3.1.");
    api.open("get /healthz", "healthz", "Is the server up?")
        .returns_text(200, "Up, and its database accepts writes.", "text/plain")
        .returns_text(503, "The database is unavailable.", "text/plain");
    api.open("get /metrics", "metrics", "Metrics")
        .returns_text(
            200,
            "For Prometheus, on the same machine; with `behind-proxy` or `public-url` only at \
             the address of the setting `metrics`.",
            "application/openmetrics-text",
        )
        .fails(&["NotFound"]);
}
