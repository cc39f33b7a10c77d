//! Why somebody is not recognised, or not changed.

use super::password::{LEAST_CHARS, MOST_CHARS};
use crate::ApiError;
use axum::http::StatusCode;
use protocol::limits::{AVATARS, NAME_CHARS};
use std::time::Duration;
use store::StoreError;

/// What identity says no with. None of it holds a password or a token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IdentityError {
    /// No token, one that was made up, or one that was revoked.
    #[error("missing or invalid token: Authorization: Bearer TOKEN")]
    Unknown,
    /// A name that is none.
    #[error("names are one line of 1 to {NAME_CHARS} visible characters")]
    BadName,
    /// A password that is none.
    #[error("passwords are {LEAST_CHARS} to {MOST_CHARS} characters long")]
    BadPassword,
    /// Another account has this name, or one that looks the same.
    #[error("an account has this name, or one that looks the same")]
    NameTaken,
    /// Another account logs in with this name, or with one that looks the same.
    #[error("an account logs in with this name, or with one that looks the same")]
    LoginTaken,
    /// There is no such picture.
    #[error("pictures have numbers below {AVATARS}")]
    BadAvatar,
    /// There is no such account, or its password is another. Which of the two
    /// stays untold.
    #[error("wrong name or password")]
    WrongLogin,
    /// Those who look after the server keep this user out.
    #[error("this user is banned from this server")]
    Banned,
    /// Somebody at the same address was banned.
    #[error("somebody at this address was banned; no new guests for a while")]
    Barred,
    /// The old password is another.
    #[error("the old password is incorrect")]
    WrongPassword,
    /// Who asks has an account already.
    #[error("this user already has an account")]
    AlreadyAccount,
    /// Who asks is a guest, who has no password.
    #[error("guests have no password; open an account first")]
    NoAccount,
    /// A program asks for what only a person may do.
    #[error("not allowed with a program's token; use a person's token")]
    NotForPrograms,
    /// Who asks has as many programs as anybody may have.
    #[error("at most {} programs; revoke one first", super::MOST_PROGRAMS)]
    TooManyPrograms,
    /// Who asks has no such session.
    #[error("you have no such session")]
    NoSuchSession,
    /// A link from a mail that was used, is too old, or never was one.
    #[error("this link was used or has expired")]
    LinkExpired,
    /// Too many passwords are being hashed.
    #[error("too many logins at the moment; try again in a few seconds")]
    Busy,
    /// The store said no.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<IdentityError> for ApiError {
    fn from(error: IdentityError) -> Self {
        use IdentityError as E;
        let (status, code) = match error {
            E::Unknown => (StatusCode::UNAUTHORIZED, "unknown_token"),
            E::BadName => (StatusCode::UNPROCESSABLE_ENTITY, "bad_name"),
            E::BadPassword => (StatusCode::UNPROCESSABLE_ENTITY, "bad_password"),
            E::NameTaken => (StatusCode::CONFLICT, "name_taken"),
            E::LoginTaken => (StatusCode::CONFLICT, "login_taken"),
            E::BadAvatar => (StatusCode::UNPROCESSABLE_ENTITY, "bad_avatar"),
            // Not 401: the token, if there is one, is as good as before.
            E::WrongLogin => (StatusCode::FORBIDDEN, "wrong_login"),
            E::Banned => (StatusCode::FORBIDDEN, "banned"),
            E::Barred => (StatusCode::FORBIDDEN, "barred"),
            E::WrongPassword => (StatusCode::FORBIDDEN, "wrong_password"),
            E::AlreadyAccount => (StatusCode::CONFLICT, "already_account"),
            E::NoAccount => (StatusCode::CONFLICT, "no_account"),
            E::NotForPrograms => (StatusCode::FORBIDDEN, "not_for_programs"),
            E::TooManyPrograms => (StatusCode::CONFLICT, "too_many_programs"),
            E::NoSuchSession => (StatusCode::NOT_FOUND, "no_such_session"),
            E::LinkExpired => (StatusCode::GONE, "link_expired"),
            E::Busy => {
                let busy = ApiError::unavailable("busy", IdentityError::Busy.to_string());
                return busy.retry_after(Duration::from_secs(2));
            }
            E::Store(error) => return error.into(),
        };
        ApiError::new(status, code, error.to_string())
    }
}
