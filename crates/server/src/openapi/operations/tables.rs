//! Tables: making, finding and playing them, and what was played.

use super::Api;
use crate::api::{history, play, tables};
use protocol::progress::{NewResults, Progress};
use protocol::{
    ClientMessage, Invitation, NewTable, QuickMatch, QuickTable, ServerMessage, Statistics,
    TableInfo,
};
use serde_json::{Map, Value, json};

pub(super) fn describe(api: &mut Api) {
    describe_tables(api);
    describe_play(api);
    describe_history(api);
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
        "The public table that has waited longest, at which somebody is present, or has a seat in \
         a game over days, and a seat is open; if there is none, a new one, with the caller as \
         host.",
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
        "At most 60: games that are played, rooms that wait for players, and games \
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
        .returns::<Statistics>(
            200,
            "In each game.",
            json!({"games": [{
                "game": "rockets", "played": 10, "won": 4,
                "played_bots": 7, "won_bots": 5, "redrawn": 1,
            }]}),
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
