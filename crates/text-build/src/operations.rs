//! The operations in compiled messages, for those who write and read them.

pub(crate) const VARIABLE: char = '\u{1}';
pub(crate) const SELECT: char = '\u{2}';
pub(crate) const VARIANT: char = '\u{3}';
pub(crate) const VALUE: char = '\u{4}';
pub(crate) const END: char = '\u{5}';
pub(crate) const CALL: char = '\u{6}';
pub(crate) const ATTRIBUTE: char = '\u{7}';

/// The functions that every language has.
pub(crate) const FORM: char = 'F';
pub(crate) const CAPITAL: char = 'C';
pub(crate) const PLAIN_NUMBER: char = 'N';
pub(crate) const OR: char = 'O';
