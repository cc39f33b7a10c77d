//! The little of HTTP that a player needs: one request, one answer.

use crate::{LoadError, Loopback};
use protocol::{Invitation, NewTable, TableId};
use std::fmt::Write;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// More than any answer to a player.
const MOST_BYTES: u64 = 4 << 20;

/// Makes a table for the token's owner.
pub async fn create_table(
    address: Loopback,
    token: &str,
    table: &NewTable,
) -> Result<Invitation, LoadError> {
    // Plain data with text keys has no way to fail.
    let body = serde_json::to_string(table).unwrap_or_default();
    let answer = ask(address, "POST /api/tables", token, Some(&body)).await?;
    serde_json::from_str(&answer).map_err(|error| LoadError::Unexpected(error.to_string()))
}

/// The record of a finished game, as the token's owner may have it.
pub async fn record(address: Loopback, token: &str, table: &TableId) -> Result<String, LoadError> {
    ask(
        address,
        &format!("GET /api/tables/{table}/record"),
        token,
        None,
    )
    .await
}

/// Asks something such as `POST /api/logout`, and returns the body of a good
/// answer.
pub async fn ask(
    address: Loopback,
    what: &str,
    token: &str,
    body: Option<&str>,
) -> Result<String, LoadError> {
    let mut request = format!(
        "{what} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\n\
         Connection: close\r\n"
    );
    if let Some(body) = body {
        let length = body.len();
        // Writing to a text has no way to fail.
        let _ = write!(
            request,
            "Content-Type: application/json\r\nContent-Length: {length}\r\n"
        );
    }
    request.push_str("\r\n");
    request.push_str(body.unwrap_or_default());
    let mut stream = address.connect().await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.take(MOST_BYTES).read_to_end(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(LoadError::Gone)?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    let is_whole = head.lines().all(|line| match line.split_once(": ") {
        Some((name, length)) if name.eq_ignore_ascii_case("content-length") => {
            length.parse() == Ok(body.len())
        }
        _ => true,
    });
    match status {
        _ if !is_whole => Err(LoadError::Gone),
        "200" | "201" | "204" => Ok(body.to_owned()),
        _ => Err(LoadError::Unexpected(format!("{status} {body}"))),
    }
}
