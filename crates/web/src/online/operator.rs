//! The page of those who look after the server: health, reports, people, tables.

mod people;

use super::field::text_field;
use super::http::{Call, Trouble};
use super::identity::{Identity, identity};
use super::me::when;
use super::{board_screens, home, play};
use crate::chrome::{NotFound, TopBar};
use crate::settings::language;
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, Signal};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Stage;
use protocol::operator::{OperatedTable, Overview, ReportInfo};
use serde_json::json;
use text::home::{self as say, Text as Words};

/// What there is to look after, once it is known.
#[derive(Clone, Copy)]
struct Desk {
    identity: Identity,
    found: RwSignal<Option<Result<Overview, Trouble>>>,
    trouble: RwSignal<Option<Text>>,
}

impl Desk {
    fn refresh(self) {
        spawn_local(async move {
            let found = self.identity.read::<Overview>("/api/operator").await;
            let _ = self.found.try_set(Some(found));
        });
    }

    /// Does something, and looks what there is then.
    fn act(self, method: &'static str, path: String, body: Option<serde_json::Value>) {
        self.act_and(method, path, body, move || self.refresh());
    }

    /// Does something, and then something here.
    fn act_and(
        self,
        method: &'static str,
        path: String,
        body: Option<serde_json::Value>,
        then: impl FnOnce() + 'static,
    ) {
        spawn_local(async move {
            let call = Call {
                method,
                ..Call::get(&path)
            };
            let done = self.identity.call(call, body).await;
            if self.trouble.is_disposed() {
                return;
            }
            self.trouble.set(done.err().map(|trouble| trouble.text()));
            then();
        });
    }
}

/// The page. To whoever is no operator there is nothing here.
#[component]
pub(crate) fn OperatorPage() -> impl IntoView {
    let desk = Desk {
        identity: identity(),
        found: RwSignal::new(None),
        trouble: RwSignal::new(None),
    };
    desk.refresh();
    move || match desk.found.get() {
        None => view! {
            <main class="wait"><p role="status">{Text::Loading.shown()}</p></main>
        }
        .into_any(),
        Some(Err(_)) => view! { <NotFound text=Text::NoSuchPage /> }.into_any(),
        Some(Ok(overview)) => shown(desk, overview).into_any(),
    }
}

fn shown(desk: Desk, overview: Overview) -> impl IntoView {
    let Overview {
        health,
        reports,
        tables,
    } = overview;
    let facts = [
        (Words::OperatorVersion, health.version),
        (
            Words::OperatorDatabase,
            match health.database {
                true => Words::OperatorWell.get(),
                false => Words::OperatorUnwell.get(),
            }
            .to_owned(),
        ),
        (Words::OperatorConnections, health.connections.to_string()),
        (Words::OperatorTables, health.tables_in_memory.to_string()),
        (Words::OperatorFaults, health.faults.to_string()),
    ];
    let none = reports.is_empty();
    view! {
        <TopBar title=Signal::derive(|| Words::Operator.get().to_owned()) />
        <main class="page profile" id="content" tabindex="-1" data-testid="operator">
            <div role="alert">
                {move || desk.trouble.get().map(|text| view! { <p class="trouble">{text.shown()}</p> })}
            </div>
            <section class="card">
                <h2>{Words::OperatorHealth.shown()}</h2>
                <dl class="table-options">
                    {facts.map(|(label, value)| view! { <div><dt>{label.shown()}</dt> <dd>{value}</dd></div> }).collect_view()}
                </dl>
                <button class="quiet" data-testid="refresh" on:click=move |_| desk.refresh()>{Words::OperatorRefresh.shown()}</button>
            </section>
            <section class="card">
                <h2>{Words::OperatorReports.shown()}</h2>
                {none.then(|| view! { <p class="muted" data-testid="no-reports">{Words::OperatorNoReports.shown()}</p> })}
                <ul class="plain-list">{reports.into_iter().map(|report| reported(desk, report)).collect_view()}</ul>
            </section>
            {people::people(desk)}
            <section class="card">
                <h2>{Words::OperatorTables.shown()}</h2>
                <ul class="plain-list">{tables.iter().map(|table| operated(desk, table)).collect_view()}</ul>
            </section>
        </main>
    }
}

fn reported(desk: Desk, report: ReportInfo) -> impl IntoView {
    let resolution = RwSignal::new(String::new());
    let (id, subject) = (report.id, report.subject);
    let resolve = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "resolution": resolution.get_untracked() });
        desk.act("POST", format!("/api/operator/reports/{id}"), Some(body));
    };
    let ban = move |_| {
        let body = json!({ "user": subject, "reason": resolution.get_untracked() });
        desk.act("POST", "/api/operator/bans".to_owned(), Some(body));
    };
    let what = say::report_line(
        language(),
        report.reporter_name,
        report.subject_name,
        reason(&report.reason),
    );
    view! {
        <li data-testid="report">
            <div>
                <p><strong>{what}</strong> <span class="muted">" · " {when(report.at)}</span></p>
                <p>{report.text}</p>
                <ol class="said">{report.lines.into_iter().map(|line| view! {
                    <li><span class="line"><strong>{line.name}</strong> " " {line.text}</span></li>
                }).collect_view()}</ol>
                <p><a href=format!("/t/{}", report.table)>{Words::OperatorGoThere.shown()}</a></p>
                <form class="filters" on:submit=resolve>
                    {text_field(Words::OperatorResolution.shown(), 200, None, "resolution", resolution)}
                    <button class="quiet" type="submit" data-testid="resolve">{Words::OperatorResolve.shown()}</button>
                    <button class="quiet" type="button" data-testid="ban-user" on:click=ban>{Words::OperatorBan.shown()}</button>
                </form>
            </div>
        </li>
    }
}

fn reason(code: &str) -> &'static str {
    match code {
        "chat" => Words::ReasonChat,
        "name" => Words::ReasonName,
        "play" => Words::ReasonPlay,
        _ => Words::ReasonOther,
    }
    .get()
}

fn operated(desk: Desk, table: &OperatedTable) -> impl IntoView + use<> {
    let names = play::names(&table.seats, language());
    let names: Vec<String> = names.into_iter().filter(|name| !name.is_empty()).collect();
    let (taken, all) = home::places(&table.seats);
    let state = match table.stage {
        Stage::Playing => Words::Running.get().to_owned(),
        _ => say::waits_for_players(language(), taken, all),
    };
    let path = format!("/api/operator/tables/{}", table.table);
    view! {
        <li data-testid="operated">
            <span>
                <a href=format!("/t/{}", table.table)>{board_screens::title(&table.game)}</a>
                " · " {state} " · " {names.join(", ")}
                <span class="muted">" · " {when(table.updated)}</span>
            </span>
            <button class="quiet" data-testid="close-table" on:click=move |_| desk.act("DELETE", path.clone(), None)>
                {Words::OperatorClose.shown()}
            </button>
        </li>
    }
}
