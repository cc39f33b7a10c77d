//! A review as people read it.

use super::Review;
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
        self.table(&mut text, language)?;
        writeln!(text, "\n{}", Text::ReviewNote.said(language))?;
        Ok(text)
    }

    fn table(&self, text: &mut String, language: Language) -> fmt::Result {
        let heads = [
            Text::ReviewWho,
            Text::ReviewChoices,
            Text::ReviewAgreed,
            Text::ReviewInaccuracies,
            Text::ReviewMistakes,
            Text::ReviewBlunders,
            Text::ReviewLost,
        ];
        let heads = heads.map(|head| head.said(language).to_owned());
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
        let rows: Vec<[String; 7]> = std::iter::once(heads).chain(rows).collect();
        let width = |column: usize| {
            let cells = rows.iter().map(|row| row[column].chars().count());
            cells.max().unwrap_or_default()
        };
        for row in &rows {
            write!(text, "{:<1$}", row[0], width(0))?;
            for (column, cell) in row.iter().enumerate().skip(1) {
                write!(text, "  {cell:>0$}", width(column))?;
            }
            text.push('\n');
        }
        Ok(())
    }
}

fn percent(share: f32, language: Language) -> String {
    // OK because a share is at most 100 percent.
    say::percent(language, (100.0 * share).round() as i64)
}
