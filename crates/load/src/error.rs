//! What keeps a load run from being one.

use std::io;

/// Why something could not be done or measured.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// A socket or a file.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The WebSocket.
    #[error("the connection: {0}")]
    Socket(String),
    /// The server closed the connection, or said nothing for too long.
    #[error("the server is gone")]
    Gone,
    /// It said something that no server of ours says.
    #[error("unexpected from the server: {0}")]
    Unexpected(String),
    /// The server did not start.
    #[error("the server did not start: {0}")]
    NotStarted(String),
    /// There are not enough file descriptors.
    #[error(
        "{wanted} files and sockets are needed at once, and the system allows {allowed}: raise \
         the limit (`ulimit -n {wanted}`, or LimitNOFILE of a unit) or ask for less"
    )]
    Files {
        /// How many are needed.
        wanted: u64,
        /// How many there may be.
        allowed: u64,
    },
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        use tokio_tungstenite::tungstenite::Error;
        match error {
            Error::ConnectionClosed | Error::AlreadyClosed => Self::Gone,
            Error::Io(error) => Self::Io(error),
            error => Self::Socket(error.to_string()),
        }
    }
}
