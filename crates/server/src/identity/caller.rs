//! Who makes a request.

use super::{Identity, IdentityError, Known};
use crate::ApiError;
use crate::address::Address;
use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use std::sync::Arc;

/// The user who makes a request, for routes that are for somebody: without
/// `Authorization: Bearer <token>`, the answer is 401.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller(pub Known);

impl<S> FromRequestParts<S> for Caller
where
    Arc<Identity>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let identity = Arc::<Identity>::from_ref(state);
        let address = Address::from_request_parts(parts, state).await?;
        let token = bearer(&parts.headers).ok_or(IdentityError::Unknown)?;
        identity.gates.requests.admit(address)?;
        Ok(Self(identity.recognise_at(token, address).await?))
    }
}

/// The same for routes that are for strangers too. A token that is no good is
/// still turned away: its owner believes to be somebody.
impl<S> OptionalFromRequestParts<S> for Caller
where
    Arc<Identity>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, ApiError> {
        if !parts.headers.contains_key(header::AUTHORIZATION) {
            return Ok(None);
        }
        let caller = <Self as FromRequestParts<S>>::from_request_parts(parts, state);
        caller.await.map(Some)
    }
}

/// The token that a request carries.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then_some(token.trim())
}
