//! The description of the HTTP interface (OpenAPI 3.1). The schemas come from
//! the types that are really read and sent; the operations are listed in `operations.rs`.

mod operations;

use crate::api_error::Envelope;
use crate::body::Sent;
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
        "Wrong login (`wrong_login`) or password (`wrong_password`), somebody who is banned from the server (`banned`), a new guest from an address at which somebody was banned (`barred`), not allowed for programs (`not_for_programs`), or sent away from the table by its host (`kicked`).",
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
    /// Where the operations that follow belong.
    tag: &'static str,
}

/// One operation being described.
struct Operation<'a> {
    read: &'a mut SchemaGenerator,
    written: &'a mut SchemaGenerator,
    operation: &'a mut Value,
}

impl Api {
    /// An operation that anybody may do.
    fn open(&mut self, route: &str, id: &str, summary: &str) -> Operation<'_> {
        let (method, path) = route.split_once(' ').unwrap_or(("get", route));
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        let operation = &mut methods[method];
        *operation = json!({
            "tags": [self.tag], "operationId": id, "summary": summary, "security": [{}], "responses": {},
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
    fn known(&mut self, route: &str, id: &str, summary: &str) -> Operation<'_> {
        let operation = self.open(route, id, summary);
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

    fn done(self, about: &str) -> Self {
        self.answers(204, about, Value::Null)
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
        tag: "",
    };
    operations::describe(&mut api);
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
