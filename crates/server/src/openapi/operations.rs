//! Everything that can be asked for over HTTP.

mod people;
mod tables;

use super::Api;
use crate::api::operator;
use serde_json::{Map, Value};

pub(super) fn describe(api: &mut Api) {
    people::describe(api);
    tables::describe(api);
    describe_operators(api);
    describe_server(api);
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
    .returns_plainly::<protocol::operator::Overview>(200, "What there is to look after.")
    .fails(&["NotFound"]);
    api.known("get /api/operator/people", "findPeople", "Find people")
        .about("The newest first, a hundred at most.")
        .query(
            "name",
            "string",
            "Part of the name that others see or that they log in with, or the id.",
        )
        .returns_plainly::<protocol::operator::FoundPeople>(
            200,
            "With what others reported of them.",
        )
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
