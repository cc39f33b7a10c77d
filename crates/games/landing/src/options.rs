//! The host's choices.

/// The host's choices: who begins (LZ-2.3).
pub type Options = engine::FirstOption;
