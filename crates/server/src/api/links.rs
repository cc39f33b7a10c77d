//! Ways to a table: a short code, and a code for the camera of a phone.

use super::{fresh, no_such_table};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::extract::{QueryParams, TablePath, TextPath};
use crate::gzip::fresh_text;
use crate::ids::read_code;
use crate::json::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use protocol::Invitation;
use qrcode::{Color, QrCode};
use serde::Deserialize;
use std::fmt::Write;
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
    let code = QrCode::new(address)
        .map_err(|error| ApiError::unprocessable("address", error.to_string()))?;
    Ok(fresh_text(&request, "image/svg+xml", draw(&code)))
}

/// Modules of white around a code, without which cameras do not find it.
const QUIET: usize = 4;

/// A code as an SVG picture. Neighbours in a row are one stroke: written module by
/// module, as the library does, it would be four times as long.
fn draw(code: &QrCode) -> String {
    let width = code.width();
    let side = width + 2 * QUIET;
    let mut strokes = String::new();
    for (y, row) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            if run[0] == Color::Dark {
                // Writing to a string does not fail.
                let _ = write!(strokes, "M{} {}h{}", x + QUIET, y + QUIET, run.len());
            }
            x += run.len();
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/>\
         <path stroke=\"#000\" transform=\"translate(0 .5)\" d=\"{strokes}\"/></svg>"
    )
}
