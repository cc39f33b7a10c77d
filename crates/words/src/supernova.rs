//! The words of one game.
