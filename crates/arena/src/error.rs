//! Why a game can't be played.

use engine::StartError;
use external::ProgramError;

/// Why a game can't be played.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// It can't begin.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A program failed.
    #[error(transparent)]
    Program(#[from] ProgramError),
}
