//! What people with an account have reached alone, the same on all their devices.

use super::{Admitted, fresh, unavailable};
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::identity::Caller;
use crate::json::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use protocol::UserId;
use protocol::progress::{NewResults, Progress, RESULTS_SENT, SoloResult};
use registry::GameId;
use std::sync::Arc;
use store::{Store, StoreError};

/// How often to try again when another device of the same person was faster.
const ATTEMPTS: usize = 8;

impl Sent for NewResults {
    const EXAMPLE: &'static str = r#"{"results":[{"id":"a1B2c3D4","game":"rockets","ended":1760000000000,"seats":2,"place":1,"points":null,"level":"pilot"}]}"#;
}

/// What the caller has reached.
pub(super) async fn progress(
    Admitted { app, known }: Admitted,
) -> Result<impl IntoResponse, ApiError> {
    known.must_have_account()?;
    let (progress, _) = kept(&app.tables.store, &known.person.user).await?;
    Ok(fresh(Json(progress)))
}

/// Takes in what one of the caller's devices has played, and answers with everything.
pub(super) async fn add_results(
    State(app): State<Arc<AppState>>,
    Caller(known): Caller,
    Body(NewResults { results }): Body<NewResults>,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_request(&known.person.user)?;
    known.must_have_account()?;
    let is_sound = |one: &SoloResult| one.is_possible() && one.game.parse::<GameId>().is_ok();
    if results.len() > RESULTS_SENT || !results.iter().all(is_sound) {
        return Err(ApiError::bad_request(
            "invalid",
            format!("send at most {RESULTS_SENT} results of games that can have been"),
        ));
    }
    let store = &app.tables.store;
    // A device whose clock is ahead does not rule over what comes later.
    let now = u64::try_from(store.now().0).unwrap_or_default();
    let results = results.into_iter().map(|one| SoloResult {
        ended: one.ended.min(now),
        ..one
    });
    let results: Vec<SoloResult> = results.collect();
    for _ in 0..ATTEMPTS {
        let (mut progress, version) = kept(store, &known.person.user).await?;
        progress.merge(results.iter().cloned());
        let body = serde_json::to_string(&progress).map_err(|_| unavailable())?;
        match store
            .set_progress(known.person.user.as_str(), version, &body)
            .await
        {
            Ok(()) => return Ok(fresh(Json(progress))),
            // Another device was faster.
            Err(StoreError::Taken | StoreError::NotFound) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(unavailable())
}

/// What is kept of a user, and its version.
async fn kept(store: &Store, user: &UserId) -> Result<(Progress, u64), ApiError> {
    let Some(document) = store.progress(user.as_str()).await? else {
        return Ok((Progress::default(), 0));
    };
    let progress = serde_json::from_str(&document.body);
    let progress = progress.map_err(|error| StoreError::Corrupt(error.to_string()))?;
    Ok((progress, document.version))
}
