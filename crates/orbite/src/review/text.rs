//! A review as people read it.

use super::Review;
use crate::format::{columns, headed};
use std::fmt::{self, Write};
use text::command_line::{self as say, Text};
use text::{Arg, Language};

impl Review {
    /// Every decision, what was better where something was, and a table of seats.
    pub(super) fn text(&self, language: Language) -> Result<String, fmt::Error> {
        let mut text = say::review_title(language, self.title, self.level) + "\n";
        writeln!(text, "{}\n", Text::ReviewColumns.said(language))?;
        for decision in &self.decisions {
            let who = &self.seats[usize::from(decision.seat)].name;
            let decided = say::decided(language, who, &decision.words, &decision.action);
            let choice = decision.judgement.as_ref();
            let worth = choice.map_or_else(String::new, |choice| percent(choice.worth, language));
            let sign = choice.map_or("", |choice| choice.sign);
            writeln!(text, "{:>5} {worth:>6} {sign:<2} {decided}", decision.step)?;
            if let Some(choice) = choice.filter(|choice| choice.mark.is_some()) {
                writeln!(text, "{:>15} {}", "", choice.sentence)?;
            }
        }
        text.push('\n');
        text += &self.table(language);
        writeln!(text, "\n{}", Text::ReviewNote.said(language))?;
        Ok(text)
    }

    fn table(&self, language: Language) -> String {
        let heads = [
            Text::ReviewWho,
            Text::ReviewChoices,
            Text::ReviewAgreed,
            Text::ReviewInaccuracies,
            Text::ReviewMistakes,
            Text::ReviewBlunders,
            Text::ReviewLost,
        ];
        let rows = self.seats.iter().map(|seat| {
            let share = seat.agreed as f32 / seat.choices.max(1) as f32;
            let lost = seat.mean_loss.map(|loss| (1000.0 * loss).round() as i64);
            [
                seat.name.clone(),
                seat.choices.to_string(),
                percent(share, language),
                seat.inaccuracies.to_string(),
                seat.mistakes.to_string(),
                seat.blunders.to_string(),
                // OK because a loss is at most 1000 tenths of a percent.
                lost.map_or_else(String::new, |lost| {
                    say::number(language, Arg::Decimal(lost, 1))
                }),
            ]
        });
        columns(
            &headed(heads.map(|head| head.said(language)), rows),
            &[1, 2, 3, 4, 5, 6],
        )
    }
}

fn percent(share: f32, language: Language) -> String {
    // OK because a share is at most 100 percent.
    say::percent(language, (100.0 * share).round() as i64)
}
