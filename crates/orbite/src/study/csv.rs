//! A line for every game, for spreadsheets.

use arena::study::{StudyDeal, Summary};
use std::fmt::Write;

/// The games as comma-separated values with a header. No field holds a comma, a
/// quotation mark or a line break, but for the names of programs, which are quoted.
pub(super) fn table(summary: &Summary, deals: &[StudyDeal]) -> String {
    let seats = summary.plan.bots.len();
    let mut text = "deal,options,rotation,ending,decisions,forced,lead_changes".to_owned();
    for column in ["bot", "place", "score", "last_decision"] {
        for seat in 0..seats {
            let _ = write!(text, ",{column}_{seat}");
        }
    }
    text.push('\n');
    for deal in deals {
        for game in &deal.games {
            let changes = game.course.lead_changes.map(|changes| changes.to_string());
            let _ = write!(
                text,
                "{},{},{},{},{},{},{}",
                deal.deal,
                game.set,
                game.rotation,
                game.outcome.ending.name,
                game.course.decisions,
                game.course.forced,
                changes.unwrap_or_default()
            );
            for seat in 0..seats {
                let _ = write!(
                    text,
                    ",{}",
                    quoted(&summary.plan.bots[(seat + game.rotation) % seats])
                );
            }
            for place in game.outcome.places.as_slice() {
                let _ = write!(text, ",{place}");
            }
            for seat in 0..seats {
                let scores = game.outcome.scores.as_ref();
                let score = scores.map(|scores| scores.as_slice()[seat].to_string());
                let _ = write!(text, ",{}", score.unwrap_or_default());
            }
            for last in &game.course.last_decisions {
                let _ = write!(text, ",{last}");
            }
            text.push('\n');
        }
    }
    text
}

fn quoted(name: &str) -> String {
    if name.contains([',', '"', '\n']) {
        format!("\"{}\"", name.replace('"', "\"\""))
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn only_names_that_need_it_are_quoted() {
        assert_eq!(quoted("captain"), "captain");
        assert_eq!(quoted("program:a \"b\", c"), "\"program:a \"\"b\"\", c\"");
    }
}
