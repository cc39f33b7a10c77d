//! A decision of a record: the one that is due, or an earlier one.

use crate::args::BadRequest;
use crate::cli::AtArg;
use engine::{Game, Seat, Turn};
use record::Match;
use text::Language;
use text::command_line::{self as say, Text};

/// Goes back to the decision that is asked for and tells whose it is.
pub(crate) fn go_to<G: Game>(
    game: &mut Match<G>,
    at: &AtArg,
    language: Language,
) -> Result<Seat, BadRequest> {
    if let Some(step) = at.step {
        let steps = game.steps().len();
        // One more than there are is the decision that is due.
        if step > steps + 1 {
            return Err(BadRequest(say::no_such_step(language, step, steps)));
        }
        game.rewind(step - 1);
    }
    match (game.game().turn(), at.step) {
        (Turn::Decide(seat), _) => Ok(seat),
        (Turn::Chance, Some(step)) => Err(BadRequest(say::no_decision(language, step))),
        _ => Err(BadRequest(Text::NobodyDecides.said(language).to_owned())),
    }
}
