//! Vacations: until when somebody is away, so that their time stands still in games over
//! days.

use super::fresh;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::identity::{Caller, IdentityError, Known};
use crate::json::Json;
use crate::table_actor::Event;
use crate::vacation::{self, MOST_DAYS};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use jiff::civil::Date;
use protocol::UserId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Filter, Granted, ListPage, MAX_PAGE, StoreError, Vacation};

type App = State<Arc<AppState>>;

/// The vacation of who asks.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct VacationState {
    /// Until which date they are on one, if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<String>,
    /// The last date that they may choose now, if they may choose any.
    #[serde(skip_serializing_if = "Option::is_none")]
    latest: Option<String>,
}

/// Until when the caller is on vacation.
pub(super) async fn state(
    State(app): App,
    Caller(known): Caller,
) -> Result<impl IntoResponse, ApiError> {
    must_have_account(&known)?;
    app.admit_request(&known.person.user)?;
    let store = &app.tables.store;
    let now = store.now();
    let had = store.vacations(known.person.user.as_str()).await?;
    let until = had.last().map(|it| it.until).filter(|until| *until > now);
    let latest = vacation::latest(&had, now);
    Ok(fresh(Json(VacationState {
        until: until.and_then(vacation::date_of).map(|it| it.to_string()),
        latest: latest.map(|it| it.to_string()),
    })))
}

/// Until when somebody is on vacation.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewVacation {
    /// The date on which they are back, such as `2026-12-03`. It ends at noon (UTC).
    until: String,
}

impl Sent for NewVacation {
    const EXAMPLE: &'static str = r#"{"until":"2026-12-03"}"#;
}

/// The caller is on vacation from now on, until another date than before if they were.
pub(super) async fn begin(
    State(app): App,
    Caller(known): Caller,
    Body(NewVacation { until }): Body<NewVacation>,
) -> Result<StatusCode, ApiError> {
    must_have_account(&known)?;
    app.identity.admit_change(&known.person.user)?;
    let date: Date = until.parse().map_err(|_| bad_date())?;
    let until = vacation::end_of(date).ok_or_else(bad_date)?;
    let store = &app.tables.store;
    let since = store.now();
    if until <= since {
        return Err(over());
    }
    let new = Vacation { since, until };
    let granted = move |had: &[Vacation]| vacation::is_granted(had, new);
    let begun = store.begin_vacation(known.person.user.as_str(), new, granted);
    match begun.await.map_err(unknown)? {
        Granted::Yes => {}
        Granted::TooLong => return Err(too_long()),
    }
    tell_tables(&app, &known.person.user).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The caller is back.
pub(super) async fn end(State(app): App, Caller(known): Caller) -> Result<StatusCode, ApiError> {
    must_have_account(&known)?;
    app.identity.admit_change(&known.person.user)?;
    let store = &app.tables.store;
    store
        .end_vacation(known.person.user.as_str(), store.now())
        .await?;
    tell_tables(&app, &known.person.user).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets the tables at which a user plays look until when they are on vacation. What is
/// not in memory is restored for it: their time has to stand still from now on.
async fn tell_tables(app: &AppState, user: &UserId) -> Result<(), ApiError> {
    let store = &app.tables.store;
    let mut page = ListPage::first(MAX_PAGE);
    loop {
        let filter = Filter::GoingOn(user.to_string());
        let headers = store.list_matches(filter, page).await?;
        let running = headers
            .iter()
            .filter(|header| header.status == store::Status::Running);
        for table in running.filter_map(|header| header.id.parse().ok()) {
            let user = user.clone();
            app.tables.send(&table, Event::Vacation { user }).await;
        }
        match headers.last() {
            Some(last) if headers.len() == MAX_PAGE as usize => {
                page = ListPage::after(last.cursor(), MAX_PAGE);
            }
            _ => return Ok(()),
        }
    }
}

fn must_have_account(known: &Known) -> Result<(), ApiError> {
    known.must_be_a_person()?;
    Ok(known.must_have_account()?)
}

fn unknown(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => IdentityError::Unknown.into(),
        error => error.into(),
    }
}

fn refuse(code: &'static str, detail: impl Into<std::borrow::Cow<'static, str>>) -> ApiError {
    ApiError::unprocessable(code, detail.into())
}

fn bad_date() -> ApiError {
    refuse("bad_date", "not a date such as 2026-12-03")
}

fn over() -> ApiError {
    refuse("past_date", "a vacation ends after today")
}

fn too_long() -> ApiError {
    refuse(
        "vacation_too_long",
        format!(
            "a vacation lasts at most {MOST_DAYS} days, and all of a calendar year together last \
             at most {MOST_DAYS} days; GET tells the latest date"
        ),
    )
}
