//! Ways to a table: a short code, and a code for the camera of a phone.

use super::{fresh, no_such_table};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::asked::{Asked, At};
use crate::house::House;
use crate::json::Json;
use crate::names::read_code;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use protocol::Invitation;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use std::sync::Arc;

/// The table that a short code leads to. Few wrong ones are forgiven.
pub(super) async fn by_code(
    State(house): State<Arc<House>>,
    address: Address,
    Path(typed): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    house.admit_code(address)?;
    let code = read_code(&typed).ok_or_else(no_such_table)?;
    let table = house.hall.by_code(&code).await?;
    let table = table.ok_or_else(no_such_table)?;
    Ok(fresh(Json(Invitation {
        table,
        code: Some(code),
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
    State(house): State<Arc<House>>,
    from: Address,
    At(table): At,
    Asked(scan): Asked<Scan>,
    request: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    house.admit_look(from)?;
    let mut address = house.link(&table, &request);
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
