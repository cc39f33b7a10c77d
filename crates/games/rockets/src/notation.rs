//! The short notation: `m14` moves to cell 14, `r5` is a rescue to cell 5,
//! `x9` removes a galaxy from cell 9; `f2` lets rocket 2 begin.

use crate::action::Action;
use crate::chance::Chance;
use crate::layout::Cell;
use crate::rocket::Rocket;

engine::letter_notation!(
    Action, "a move such as `m14`, a rescue `r5` or a removal `x9`",
    Move 'm' Cell::new, Rescue 'r' Cell::new, Remove 'x' Cell::new,
);
engine::letter_notation!(Chance, "the rocket that begins as `f2`", First 'f' Rocket::new);

#[cfg(feature = "schema")]
impl engine::schema::Notation for Action {
    const PATTERN: &'static str = r"^[mrx]([1-5]?[0-9]|60)$";
    const MEANING: &'static str = "`m14` moves to cell 14, `r5` is a rescue to cell 5, `x9` removes a galaxy \
        from cell 9.";
}
