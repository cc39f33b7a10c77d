//! Ways to a table: a short code, and a code for the camera of a phone.

use super::{fresh, no_such_table};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::extract::{QueryParams, TablePath, TextPath};
use crate::ids::read_code;
use crate::json::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use protocol::Invitation;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use std::sync::Arc;

/// The table that a short code leads to. Few wrong ones are forgiven.
pub(super) async fn by_code(
    State(app): State<Arc<AppState>>,
    address: Address,
    TextPath(typed): TextPath,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_code(address)?;
    let code = read_code(&typed).ok_or_else(no_such_table)?;
    let Some(table) = app.tables.by_code(&code).await? else {
        app.count_wrong_code();
        return Err(no_such_table());
    };
    Ok(fresh(Json(Invitation {
        table,
        code: Some(code),
        commitment: None,
    })))
}

/// What somebody comes for who scans the code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scan {
    #[serde(default)]
    hand: Option<Hand>,
}

/// What a phone shows.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Hand {
    /// Hand and choices: the board is on a screen that all look at.
    First,
}

/// The address of a table, drawn for the camera of a phone.
pub(super) async fn code_to_scan(
    State(app): State<Arc<AppState>>,
    from: Address,
    TablePath(table): TablePath,
    QueryParams(scan): QueryParams<Scan>,
    request: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_look(from)?;
    let mut address = app.link(&table, &request);
    if let Some(Hand::First) = scan.hand {
        address.push_str("?hand=first");
    }
    let code = QrCode::new(address).map_err(|error| {
        ApiError::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "address",
            error.to_string(),
        )
    })?;
    let drawing = code
        .render::<svg::Color<'_>>()
        .dark_color(svg::Color("#000"))
        .light_color(svg::Color("#fff"))
        .build();
    Ok((
        [
            (header::CONTENT_TYPE, "image/svg+xml"),
            (header::CACHE_CONTROL, "no-store"),
        ],
        drawing,
    ))
}
