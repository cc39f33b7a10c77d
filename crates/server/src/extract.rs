//! What the address of a request says.

use crate::ApiError;
use crate::api::no_such_table;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use protocol::TableId;
use serde::de::DeserializeOwned;

/// The table in the path. What can't be the id of a table is none.
pub(crate) struct TablePath(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for TablePath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let table = Path::from_request_parts(parts, state).await;
        let Path(table) = table.map_err(|_| no_such_table())?;
        Ok(Self(table))
    }
}

/// One piece of text in the path. What is no text names nothing.
pub(crate) struct TextPath(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for TextPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let text = Path::from_request_parts(parts, state).await;
        let Path(text) =
            text.map_err(|_| ApiError::not_found("not_found", "the path is not valid UTF-8"))?;
        Ok(Self(text))
    }
}

/// What stands behind the question mark.
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for QueryParams<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let asked = Query::from_request_parts(parts, state).await;
        let Query(asked) =
            asked.map_err(|error| ApiError::bad_request("invalid", error.body_text()))?;
        Ok(Self(asked))
    }
}
