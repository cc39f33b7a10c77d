//! The description of the HTTP interface (OpenAPI 3.1). The schemas come from
//! the types that are really read and sent; the operations are listed here.

use crate::api::{history, mail, operator, people as relations, play, push, tables, vacation};
use crate::api_error::Envelope;
use crate::body::Sent;
use crate::identity::routes as people;
use protocol::progress::{NewResults, Progress};
use protocol::{
    ClientMessage, Invitation, NewTable, QuickMatch, QuickTable, ServerMessage, TableInfo,
};
use registry::{GameId, relocate, schemas, with_game};
use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// The description as JSON.
pub fn openapi() -> &'static str {
    static DOCUMENT: LazyLock<String> = LazyLock::new(|| describe().to_string());
    &DOCUMENT
}

/// Ways in which a request fails: a name, the status, what it means, and a
/// code as an example.
const FAILURES: &[(&str, u16, &str, &str)] = &[
    (
        "Invalid",
        400,
        "The body or the query is not valid (`invalid`).",
        "invalid",
    ),
    (
        "UnknownToken",
        401,
        "No token, or one that is not valid (`unknown_token`).",
        "unknown_token",
    ),
    (
        "Forbidden",
        403,
        "Wrong login (`wrong_login`) or password (`wrong_password`), an account that may not log in (`banned`), not allowed for programs (`not_for_programs`), or sent away from the table by its host (`kicked`).",
        "wrong_login",
    ),
    (
        "NotFound",
        404,
        "Not there, or not for the caller (`not_found`, `no_such_report`, `no_such_user`).",
        "not_found",
    ),
    (
        "NoMail",
        404,
        "This server sends no mail (`no_mail`).",
        "no_mail",
    ),
    (
        "NoSuchTable",
        404,
        "Table not found, or the caller has no access to it (`no_such_table`).",
        "no_such_table",
    ),
    (
        "NoSuchUser",
        404,
        "There is no such user, or not for the caller (`no_such_user`).",
        "no_such_user",
    ),
    (
        "NoSuchSession",
        404,
        "The caller has no session with this id (`no_such_session`).",
        "no_such_session",
    ),
    (
        "Conflict",
        409,
        "An account has this name, or one that looks the same (`name_taken`), or logs in with it (`login_taken`), or not possible now (`already_account`, `no_account`, `no_address`, `too_many_programs`, `too_many_tables`, `too_many_people`, `too_many_reports`, `started`).",
        "name_taken",
    ),
    (
        "NotOver",
        409,
        "The game is not over (`not_over`).",
        "not_over",
    ),
    (
        "OtherRules",
        410,
        "The table plays another version of its rules than this server; its log is kept (`other_rules`).",
        "other_rules",
    ),
    (
        "LinkExpired",
        410,
        "The link from a mail was used, or is too old (`link_expired`).",
        "link_expired",
    ),
    (
        "TooLarge",
        413,
        "The body is too large (`too_large`).",
        "too_large",
    ),
    (
        "NotJson",
        415,
        "The body is not declared as JSON (`not_json`).",
        "not_json",
    ),
    (
        "Unprocessable",
        422,
        "Understood, but impossible: `table`, `bad_name`, `bad_password`, `bad_avatar`, `bad_address`, `bad_subscription`, `address`, `too_long`, `bad_date`, `past_date`, `vacation_too_long`.",
        "table",
    ),
    ("TooFast", 429, "Rate limited (`too_fast`).", "too_fast"),
    (
        "Fault",
        500,
        "Internal error; logged with the id that the detail names (`fault`).",
        "fault",
    ),
    (
        "Unavailable",
        503,
        "The database is unavailable, too many log in at once, the server has as many tables as it can hold, or its mail is not taken; nothing happened (`unavailable`, `busy`, `full`, `mail_failed`).",
        "unavailable",
    ),
];

/// Failures after which a client is told how long to wait.
const RETRY: [&str; 2] = ["TooFast", "Unavailable"];

/// Collects operations and the schemas that they refer to.
struct Api {
    /// Schemas of what is read, in which fields with a default may be missing.
    read: SchemaGenerator,
    /// Schemas of what is written, in which they are there.
    written: SchemaGenerator,
    paths: Map<String, Value>,
}

/// One operation being described.
struct Operation<'a> {
    read: &'a mut SchemaGenerator,
    written: &'a mut SchemaGenerator,
    operation: &'a mut Value,
}

impl Api {
    /// An operation that anybody may do.
    fn open(&mut self, route: &str, tag: &str, id: &str, summary: &str) -> Operation<'_> {
        let (method, path) = route.split_once(' ').unwrap_or(("get", route));
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        let operation = &mut methods[method];
        *operation = json!({
            "tags": [tag], "operationId": id, "summary": summary, "security": [{}], "responses": {},
        });
        let mut operation = Operation {
            read: &mut self.read,
            written: &mut self.written,
            operation,
        };
        for name in path.split(['{', '}']).skip(1).step_by(2) {
            let about = match name {
                "table" => "The table's id.",
                "code" => "Six letters and digits; case, spaces and hyphens do not matter.",
                "token" => "What the link in the mail ends with.",
                _ => "The id from the list.",
            };
            operation.parameter(name, "path", "string", about);
        }
        operation
    }

    /// An operation that needs a token.
    fn known(&mut self, route: &str, tag: &str, id: &str, summary: &str) -> Operation<'_> {
        let operation = self.open(route, tag, id, summary);
        operation.operation["security"] = json!([{"token": []}]);
        operation.fails(&["UnknownToken", "TooFast", "Unavailable"])
    }
}

impl<'a> Operation<'a> {
    fn about(self, text: &str) -> Self {
        self.operation["description"] = text.into();
        self
    }

    fn parameter(&mut self, name: &str, place: &str, kind: &str, about: &str) {
        let parameter = json!({
            "name": name, "in": place, "required": place == "path",
            "schema": {"type": kind}, "description": about,
        });
        match &mut self.operation["parameters"] {
            Value::Array(parameters) => parameters.push(parameter),
            none => *none = json!([parameter]),
        }
    }

    fn query(mut self, name: &str, kind: &str, about: &str) -> Self {
        self.parameter(name, "query", kind, about);
        self
    }

    /// Takes a body.
    fn takes<T: Sent + JsonSchema>(self) -> Self {
        let schema = self.read.subschema_for::<T>();
        let example: Value = serde_json::from_str(T::EXAMPLE).unwrap_or_default();
        self.operation["requestBody"] = json!({
            "required": true,
            "content": {"application/json": {"schema": schema, "example": example}},
        });
        self.fails(&["Invalid", "TooLarge", "NotJson"])
    }

    fn answers(self, status: u16, about: &str, content: Value) -> Self {
        self.operation["responses"][status.to_string()] = match content {
            Value::Null => json!({"description": about}),
            content => json!({"description": about, "content": content}),
        };
        self
    }

    fn returns<T: JsonSchema>(self, status: u16, about: &str, example: Value) -> Self {
        let operation = self.returns_plainly::<T>(status, about);
        let response = &mut operation.operation["responses"][status.to_string()];
        response["content"]["application/json"]["example"] = example;
        operation
    }

    fn returns_plainly<T: JsonSchema>(self, status: u16, about: &str) -> Self {
        let schema = self.written.subschema_for::<T>();
        self.answers(
            status,
            about,
            json!({"application/json": {"schema": schema}}),
        )
    }

    fn returns_text(self, status: u16, about: &str, kind: &str) -> Self {
        self.answers(status, about, json!({kind: {"schema": {"type": "string"}}}))
    }

    /// Becomes a connection. OpenAPI has no words for what goes over it, so these
    /// keys are our own.
    fn exchanges<C: JsonSchema, S: JsonSchema>(self) -> Self {
        self.operation["x-client-message"] = self.read.subschema_for::<C>().to_value();
        self.operation["x-server-message"] = self.written.subschema_for::<S>().to_value();
        self
    }

    fn fails(self, names: &[&str]) -> Self {
        for (name, status, ..) in FAILURES.iter().filter(|failure| names.contains(&failure.0)) {
            let reference = format!("#/components/responses/{name}");
            self.operation["responses"][status.to_string()] = json!({"$ref": reference});
        }
        self
    }
}

fn describe() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut api = Api {
        read: settings.clone().for_deserialize().into_generator(),
        written: settings.for_serialize().into_generator(),
        paths: Map::new(),
    };
    describe_people(&mut api);
    describe_relations(&mut api);
    describe_mail(&mut api);
    describe_vacation(&mut api);
    describe_tables(&mut api);
    describe_play(&mut api);
    describe_history(&mut api);
    describe_operators(&mut api);
    describe_server(&mut api);
    let error = api.written.subschema_for::<Envelope<'_>>();
    let failures: Map<String, Value> = FAILURES
        .iter()
        .map(|&(name, _, about, code)| {
            let example = json!({"error": {"code": code, "detail": "..."}});
            let content = json!({"application/json": {"schema": &error, "example": example}});
            let mut response = json!({"description": about, "content": content});
            if RETRY.contains(&name) {
                response["headers"] = json!({"Retry-After": {
                    "schema": {"type": "integer"}, "description": "Seconds to wait.",
                }});
            }
            (name.to_owned(), response)
        })
        .collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Orbite",
            "version": protocol::VERSION.to_string(),
            "summary": "A table server for five games.",
            "description": "Everything that the page does can be done by programs. docs/programs.md \
                shows how to write a bot; docs/protocol.md explains the messages and commands at a \
                table, which are the same over HTTP and over WebSockets: ClientMessage, Command and \
                ServerMessage. What belongs to a game is described for each: view_rockets, \
                event_rockets, refusal_rockets, action_rockets, options_rockets and so on.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "tags": [
            {"name": "people", "description": "Users and sessions."},
            {"name": "tables", "description": "Creating and finding tables."},
            {"name": "play", "description": "Playing."},
            {"name": "past", "description": "History."},
            {"name": "server", "description": "For operators."},
        ],
        "paths": api.paths,
        "components": {
            "securitySchemes": {"token": {
                "type": "http", "scheme": "bearer",
                "description": "A token of a device or of a program.",
            }},
            "responses": failures,
            "schemas": all_schemas(api.read, api.written),
        },
    })
}

const SCHEMAS: &str = "#/components/schemas/";

/// The schemas of what is read and written, and of what belongs to the games.
fn all_schemas(mut read: SchemaGenerator, mut written: SchemaGenerator) -> Map<String, Value> {
    let mut all = read.take_definitions(true);
    let mut define = |name: String, schema: Value| {
        let before = all.insert(name.clone(), schema);
        debug_assert!(
            before.is_none_or(|before| before == all[&name]),
            "{name} means two things"
        );
    };
    for (name, schema) in written.take_definitions(true) {
        define(name, schema);
    }
    let games: Vec<_> = GameId::ALL
        .into_iter()
        .map(|game| (game, with_game!(game, G => schemas::<G>())))
        .collect();
    // Seats and the like are the same everywhere; a card is not.
    let is_common = |name: &str| {
        let mut found = games.iter().filter_map(|(_, schemas)| schemas.get(name));
        let first = found.next();
        let others: Vec<_> = found.map(Some).collect();
        !others.is_empty() && others.iter().all(|other| *other == first)
    };
    for (game, schemas) in &games {
        let schemas = relocate(schemas.clone(), SCHEMAS, |name| match is_common(name) {
            true => name.to_owned(),
            false => format!("{name}_{game}"),
        });
        for (name, schema) in schemas {
            define(name, schema);
        }
    }
    refer_to_games(&mut all);
    all
}

/// Leads from the messages to what belongs to the games.
fn refer_to_games(schemas: &mut Map<String, Value>) {
    let each =
        |kind: &str| GameId::ALL.map(|game| json!({"$ref": format!("{SCHEMAS}{kind}_{game}")}));
    for (name, kind) in [
        ("View", "view"),
        ("Refusal", "refusal"),
        ("Action", "action"),
        ("Options", "options"),
    ] {
        schemas.entry(name).or_insert(Value::Null)["anyOf"] = json!(each(kind));
    }
    let events = schemas.entry("Events").or_insert(Value::Null);
    let compact = each("compact_event");
    events["anyOf"] = json!([
        {"type": "array", "items": {"anyOf": each("event")}},
        {
            "type": "string",
            "description": "A list of events without names, packed as docs/protocol.md describes.",
            "contentSchema": {"type": "array", "items": {"anyOf": compact}},
        },
    ]);
    // Without a word about them, all options have their defaults.
    let options = schemas.get_mut("NewTable");
    if let Some(default) = options.and_then(|it| it.pointer_mut("/properties/options/default")) {
        *default = json!({});
    }
}

fn describe_people(api: &mut Api) {
    let me = json!({
        "user": "0123456789abcdef01234567", "name": "Ada", "account": "guest",
        "session": "89abcdef0123456789abcdef", "kind": "device",
    });
    let mut new_me = me.clone();
    new_me["token"] = "v1.u7Qk.9f2c".into();
    api.open("post /api/guests", "people", "newGuest", "Become a guest")
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
    api.known("get /api/me", "people", "me", "Who am I?")
        .returns::<people::Me>(200, "The owner of the token.", me.clone());
    api.known(
        "patch /api/me",
        "people",
        "change",
        "Change my name or picture",
    )
    .about("What an account logs in with stays. Not for programs.")
    .takes::<people::Changes>()
    .returns::<people::Me>(200, "With the new name or picture.", me)
    .fails(&["Forbidden", "Conflict", "Unprocessable", "TooFast"]);
    api.known(
        "post /api/account",
        "people",
        "openAccount",
        "Open an account",
    )
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
    api.open("post /api/login", "people", "logIn", "Log in")
        .about("A guest's token, if the request carries one, is revoked.")
        .takes::<people::Login>()
        .returns::<people::Me>(
            200,
            "With a token for this device, shown only once.",
            new_me,
        )
        .fails(&["Forbidden", "TooFast", "Unavailable"]);
    api.known("post /api/logout", "people", "logOut", "Log out")
        .answers(
            204,
            "The token is revoked; connections opened with it are closed.",
            Value::Null,
        );
    api.known(
        "post /api/password",
        "people",
        "changePassword",
        "Change my password",
    )
    .takes::<people::NewPassword>()
    .answers(204, "Changed. Other devices are logged out.", Value::Null)
    .fails(&["Forbidden", "Conflict", "Unprocessable", "TooFast"]);
    api.known(
        "get /api/sessions",
        "people",
        "sessions",
        "My devices and programs",
    )
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
        "people",
        "revokeSession",
        "Revoke one of them",
    )
    .answers(204, "Revoked; its connections are closed.", Value::Null)
    .fails(&["Forbidden", "NoSuchSession"]);
    api.known(
        "post /api/programs",
        "people",
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
    api.open(
        "get /api/users/{id}",
        "people",
        "profile",
        "Somebody's profile",
    )
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
        "people",
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
        "people",
        "unfriend",
        "Decline, withdraw or end a friendship",
    )
    .answers(
        204,
        "They have nothing to do with each other any more.",
        Value::Null,
    )
    .fails(&["Forbidden"]);
    api.known("put /api/blocks/{id}", "people", "block", "Block somebody")
        .about(
            "They can't join tables that I host, can't invite me and can't ask me to be friends; \
             the page hides what they say. They are not told. Not for programs.",
        )
        .answers(204, "Blocked; a friendship is ended.", Value::Null)
        .fails(&["Forbidden", "NoSuchUser", "Conflict"]);
    api.known(
        "delete /api/blocks/{id}",
        "people",
        "unblock",
        "Unblock somebody",
    )
    .answers(204, "Unblocked.", Value::Null)
    .fails(&["Forbidden"]);
    api.known(
        "post /api/tables/{table}/invitations",
        "people",
        "inviteFriend",
        "Invite a friend to a table",
    )
    .about("Only before the game, by its host or somebody with a seat. Not for programs.")
    .takes::<relations::Guest>()
    .answers(204, "It is in their list of invitations.", Value::Null)
    .fails(&["Forbidden", "NoSuchUser", "NoSuchTable", "Conflict"]);
    api.known(
        "get /api/invitations",
        "people",
        "invitations",
        "Tables that friends invite me to",
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
        "people",
        "dismissInvitation",
        "Decline an invitation",
    )
    .answers(204, "It is in the list no longer.", Value::Null)
    .fails(&["Forbidden", "NoSuchTable"]);
    api.open(
        "get /api/push",
        "people",
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
        "people",
        "subscribe",
        "Tell my browser when it is my turn",
    )
    .about(
        "While I am not here: that it is my turn, each turn once, and that a friend invites me. The \
         browser is told until it logs out. Only push services on the server's list are sent to. \
         Not for programs.",
    )
    .takes::<push::Subscription>()
    .answers(204, "It is told from now on.", Value::Null)
    .fails(&["Forbidden", "Unprocessable"]);
    api.known(
        "delete /api/push",
        "people",
        "unsubscribe",
        "Tell my browser nothing any more",
    )
    .answers(204, "It is told no longer.", Value::Null)
    .fails(&["Forbidden"]);
    api.known(
        "post /api/me/delete",
        "people",
        "deleteMe",
        "Delete my account",
    )
    .about(
        "For good, for guests too; the owner of an account says the password once more. Tokens, \
         friends and invitations go; games stay, without the name. Not for programs.",
    )
    .takes::<relations::Farewell>()
    .answers(204, "There is no such user any more.", Value::Null)
    .fails(&["Forbidden"]);
}

fn describe_vacation(api: &mut Api) {
    api.known(
        "get /api/vacation",
        "people",
        "vacation",
        "Until when I am on vacation",
    )
    .about("For accounts. Not for programs.")
    .returns::<vacation::VacationState>(
        200,
        "Dates of UTC. Without `until` I am not on vacation; without `latest` I may not be.",
        json!({"until": "2026-12-03", "latest": "2026-12-16"}),
    )
    .fails(&["Forbidden", "Conflict"]);
    api.known(
        "put /api/vacation",
        "people",
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
    .fails(&["Forbidden", "Conflict", "Unprocessable"]);
    api.known(
        "delete /api/vacation",
        "people",
        "endVacation",
        "Be back from vacation",
    )
    .about("The days that are left are not counted. For accounts. Not for programs.")
    .answers(204, "My time runs again.", Value::Null)
    .fails(&["Forbidden", "Conflict"]);
}

fn describe_mail(api: &mut Api) {
    api.open(
        "get /api/mail",
        "people",
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
    api.known("put /api/mail", "people", "setMail", "Give a mail address")
        .about(
            "For accounts. A link is mailed there, and nothing else before it is opened. Until \
             then the confirmed address stays. The same address given again gets another link, \
             and both work; the confirmed one given again ends a change. Not for programs.",
        )
        .takes::<mail::NewAddress>()
        .answers(204, "The link is on its way.", Value::Null)
        .fails(&["Forbidden", "NoMail", "Conflict", "Unprocessable"]);
    api.known(
        "patch /api/mail",
        "people",
        "chooseMail",
        "How often mail tells that it is my turn",
    )
    .about(
        "Only in games with half a day or more for a turn, while I am not there and no browser of \
         mine is told; each table once until I come back. Not for programs.",
    )
    .takes::<mail::MailChoice>()
    .answers(204, "From now on.", Value::Null)
    .fails(&["Forbidden", "NoMail", "Conflict", "Unprocessable"]);
    api.known(
        "delete /api/mail",
        "people",
        "removeMail",
        "Remove my mail address",
    )
    .answers(204, "Nothing is mailed any more.", Value::Null)
    .fails(&["Forbidden"]);
    api.open(
        "post /api/mail/confirm",
        "people",
        "confirmMail",
        "Confirm a mail address",
    )
    .about("By the link that was mailed there, which works once, for a day.")
    .takes::<mail::LinkToken>()
    .answers(204, "Confirmed.", Value::Null)
    .fails(&["LinkExpired", "TooFast", "Unavailable"]);
    api.open(
        "post /api/mail/unsubscribe/{token}",
        "people",
        "unsubscribeMail",
        "Get no more mail about turns",
    )
    .about(
        "The address in `List-Unsubscribe` (RFC 8058): the body is not read, and no token of a \
         device is needed.",
    )
    .answers(204, "No more.", Value::Null)
    .fails(&["LinkExpired", "TooFast", "Unavailable"]);
    api.open(
        "post /api/password/forgotten",
        "people",
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
        "people",
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
    api.open(
        "get /api/games",
        "tables",
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
    api.open("get /api/tables", "tables", "tables", "The public tables")
        .returns::<tables::Tables>(
            200,
            "Tables that wait for players or play, the newest first, at most 200, and few of any one user or address. Over a WebSocket the list is live.",
            json!({"tables": []}),
        )
        .fails(&["TooFast"]);
    api.known("post /api/tables", "tables", "makeTable", "Create a table")
        .about("The caller is its host. It waits until the host starts it.")
        .takes::<NewTable>()
        .returns::<Invitation>(201, "How to get there.", invitation.clone())
        .fails(&["Conflict", "Unprocessable"]);
    api.known(
        "post /api/quick-match",
        "tables",
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
        "tables",
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
        "tables",
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
        "tables",
        "byCode",
        "The table behind a short code",
    )
    .about("Only a few guesses are allowed.")
    .returns::<Invitation>(200, "How to get there.", invitation)
    .fails(&["NoSuchTable", "TooFast", "Unavailable"]);
}

fn describe_play(api: &mut Api) {
    api.known(
        "get /api/tables/{table}/messages",
        "play",
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
        "play",
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
    api.open("get /ws", "play", "webSocket", "A WebSocket")
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
    let record = api
        .open(
            "get /api/tables/{table}/record",
            "past",
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
    api.known(
        "get /api/history",
        "past",
        "history",
        "What I play and have played",
    )
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
            }],
        }),
    )
    .fails(&["Invalid"]);
    api.known(
        "get /api/my-tables",
        "past",
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
    api.known("get /api/statistics", "past", "statistics", "My results")
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
        "past",
        "progress",
        "What I have reached alone against bots",
    )
    .about("The latest 200 results of each game, and what older ones add up to. For accounts.")
    .returns::<Progress>(200, "In each game.", reached.clone())
    .fails(&["Conflict"]);
    api.known(
        "post /api/progress",
        "past",
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
    api.known("post /api/reports", "people", "report", "Report somebody")
        .about("What was said lately at the table is kept with it, for those who look after the server.")
        .takes::<operator::NewReport>()
        .answers(204, "Kept.", Value::Null)
        .fails(&["NoSuchTable", "Conflict", "Unprocessable"]);
    api.known(
        "get /api/operator",
        "server",
        "overview",
        "Reports, tables and health",
    )
    .about("For operators (`orbite admin operator NAME`); to others nothing is there.")
    .returns_plainly::<operator::Overview>(200, "What there is to look after.")
    .fails(&["NotFound"]);
    api.known(
        "post /api/operator/reports/{id}",
        "server",
        "resolve",
        "Note what came of a report",
    )
    .takes::<operator::Resolution>()
    .answers(204, "It waits no longer.", Value::Null)
    .fails(&["NotFound", "Unprocessable"]);
    api.known(
        "post /api/operator/bans",
        "server",
        "ban",
        "Keep a user from logging in",
    )
    .takes::<operator::NewBan>()
    .answers(204, "All its sessions have ended.", Value::Null)
    .fails(&["NotFound", "Unprocessable"]);
    api.known(
        "delete /api/operator/bans/{id}",
        "server",
        "liftBan",
        "Let a user log in again",
    )
    .answers(204, "It may.", Value::Null)
    .fails(&["NotFound"]);
    api.known(
        "delete /api/operator/tables/{table}",
        "server",
        "closeTable",
        "Close a table",
    )
    .answers(204, "Everybody there was told.", Value::Null)
    .fails(&["NotFound", "NoSuchTable"]);
}

fn describe_server(api: &mut Api) {
    api.open(
        "get /api/openapi.json",
        "server",
        "openapi",
        "This description",
    )
    .returns_plainly::<Map<String, Value>>(200, "OpenAPI 3.1.");
    api.open("get /healthz", "server", "healthz", "Is the server up?")
        .returns_text(200, "Up, and its database accepts writes.", "text/plain")
        .returns_text(503, "The database is unavailable.", "text/plain");
    api.open("get /metrics", "server", "metrics", "Metrics")
        .returns_text(
            200,
            "For Prometheus, on the same machine; with `behind-proxy` or `public-url` only at \
             the address of the setting `metrics`.",
            "application/openmetrics-text",
        )
        .fails(&["NotFound"]);
}
