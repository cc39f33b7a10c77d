//! The host's choices.

/// The host's choices: who begins (SN-2.5).
pub type Options = engine::FirstOption;
