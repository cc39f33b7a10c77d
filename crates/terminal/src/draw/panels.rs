//! Panels over the table.

use crate::app::App;
use crate::boards::Board;
use crate::brush::{Brush, key_line, wrap};
use crate::panel::{Panel, Paragraph, Question, Rules, paragraphs};
use crate::theme::{Tint, mark};
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, Clear, Widget};
use text::Language;
use text::terminal::{self as say, Text};

/// Lines of text with their styles.
type Lines = Vec<(String, Style)>;

impl<G: Board> App<G> {
    pub(super) fn draw_panel(&self, panel: &Panel, area: Rect, buffer: &mut Buffer) {
        let language = self.language;
        let room = area.width.min(84) - 6;
        let muted = self.theme.of(Tint::Muted);
        let (title, lines, keys) = match panel {
            Panel::Help { scroll } => {
                let lines = self.help_lines(room);
                let last = lines.len().saturating_sub(usize::from(area.height) - 5);
                let lines = lines.into_iter().skip((*scroll).min(last)).collect();
                (Text::HelpTitle, lines, Text::KeysClose.said(language))
            }
            Panel::Rules(rules) => (
                Text::RulesTitle,
                self.rules_lines(rules, room, usize::from(area.height) - 5),
                Text::RulesKeys.said(language),
            ),
            Panel::Coach(sentences) => {
                let mut lines = Lines::new();
                for sentence in sentences {
                    push(&mut lines, sentence, room, Style::new());
                }
                (Text::CoachTitle, lines, Text::CoachKeys.said(language))
            }
            Panel::Refused(refused) => {
                let mut lines = Lines::new();
                let bad = self.theme.of(Tint::Bad).add_modifier(Modifier::BOLD);
                push(&mut lines, &refused.sentence, room, bad);
                if let Some((clause, text)) = &refused.clause {
                    lines.push((String::new(), Style::new()));
                    push(&mut lines, &format!("{clause}  {text}"), room, Style::new());
                }
                let keys = Text::Unchanged.said(language);
                (Text::RefusedTitle, lines, keys)
            }
            Panel::Confirm(question) => {
                let lines = self.question_lines(*question, room);
                let title = match question {
                    Question::Undo(_) => Text::UndoTitle,
                    Question::Leave => Text::QuitTitle,
                };
                (title, lines, Text::Confirm.said(language))
            }
            Panel::SaveAs(path) => {
                let mut lines = Lines::new();
                push(&mut lines, Text::SaveAsk.said(language), room, Style::new());
                let accent = self.theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
                push(&mut lines, &format!("{path}▏"), room, accent);
                (Text::SaveTitle, lines, Text::SaveKeys.said(language))
            }
        };
        // OK because a panel has far fewer than 2^16 lines.
        let height = (lines.len() as u16 + 4).min(area.height);
        let place = Rect::new(
            area.x + (area.width - room - 6) / 2,
            area.y + (area.height - height) / 2,
            room + 6,
            height,
        );
        Clear.render(place, buffer);
        Block::bordered()
            .border_style(self.theme.of(Tint::Accent))
            .title(format!(" {} ", title.said(language)))
            .render(place, buffer);
        let mut brush = Brush::new(
            Rect::new(place.x + 3, place.y + 1, room, height - 2),
            buffer,
        );
        for (y, (line, style)) in (0..height - 4).zip(lines) {
            brush.write(0, y, &line, style);
        }
        brush.write_cut(0, height - 3, room, &key_line(keys), muted);
    }

    fn question_lines(&self, question: Question, room: u16) -> Lines {
        let mut lines = Lines::new();
        let second = self.theme.of(Tint::Second);
        match question {
            Question::Undo(seat) => {
                let ask = say::undo_ask(self.language, self.name(seat));
                push(&mut lines, &ask, room, Style::new());
                let others = self.people().iter().any(|&person| person != seat);
                let hint = if others {
                    Text::UndoTable
                } else {
                    Text::UndoBots
                };
                push(&mut lines, hint.said(self.language), room, second);
            }
            Question::Leave => {
                let path = self.save_path().display().to_string();
                let ask = say::quit_ask(self.language, &path);
                push(&mut lines, &ask, room, Style::new());
                let how = say::quit_resume(self.language, &path);
                push(&mut lines, &how, room, second);
            }
        }
        lines
    }

    fn help_lines(&self, room: u16) -> Lines {
        let heading = self.theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
        let mut lines = Lines::new();
        let language = self.language;
        let notation = say::help_notation(language, self.example());
        let languages: Vec<String> = Language::ALL.map(|it| it.own_name().to_owned()).to_vec();
        let languages = say::help_language(language, languages);
        let mut add = |text: &str, style: Style| push(&mut lines, text, room, style);
        add(Text::HelpChoose.said(language), heading);
        for text in [
            Text::HelpArrows.said(language),
            Text::HelpType.said(language),
            Text::HelpNumber.said(language),
            &notation,
            Text::HelpEnter.said(language),
        ] {
            add(text, Style::new());
        }
        add(Text::HelpTable.said(language), heading);
        for text in [
            Text::HelpTab.said(language),
            Text::HelpBoard.said(language),
            Text::HelpMouse.said(language),
            Text::HelpRules.said(language),
            Text::HelpCoach.said(language),
            Text::HelpUndo.said(language),
            Text::HelpSave.said(language),
            &languages,
            Text::HelpQuit.said(language),
            Text::HelpSuspend.said(language),
            Text::HelpAfter.said(language),
            Text::HelpSecrets.said(language),
        ] {
            add(text, Style::new());
        }
        add(Text::HelpLegend.said(language), heading);
        for sign in G::LEGEND.said(language).split(" | ") {
            add(sign, Style::new());
        }
        add(Text::HelpMarks.said(language), heading);
        let seats: Vec<String> = self
            .table
            .game()
            .seats()
            .iter()
            .map(|seat| self.seat_line(seat))
            .collect();
        push(&mut lines, &seats.join("   "), room, Style::new());
        lines
    }

    fn seat_line(&self, seat: Seat) -> String {
        format!("{} {}", mark(seat), self.name(seat))
    }

    /// The rule book from the paragraph it is opened at, as far as it fits.
    fn rules_lines(&self, rules: &Rules, room: u16, height: usize) -> Lines {
        let mut lines = Lines::new();
        let accent = self.theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
        let second = self.theme.of(Tint::Second).add_modifier(Modifier::BOLD);
        if rules.typing || !rules.wanted.is_empty() {
            let text = if rules.missed {
                say::rules_nothing(self.language, &rules.wanted)
            } else {
                say::rules_search(self.language, &rules.wanted)
            };
            lines.push((text, accent));
        }
        for paragraph in paragraphs::<G>(self.language).iter().skip(rules.top) {
            match paragraph {
                Paragraph::Title(text) | Paragraph::Heading(text) => {
                    push(&mut lines, text, room, second);
                }
                Paragraph::Text(text) => push(&mut lines, text, room, Style::new()),
                Paragraph::Clause { number, text } => {
                    let text = format!("{number}  {text}");
                    push(&mut lines, text.trim_start(), room, Style::new());
                }
            }
            if lines.len() >= height {
                break;
            }
        }
        // A panel that keeps its size while one scrolls.
        lines.resize(height, (String::new(), Style::new()));
        lines
    }
}

/// Adds a text, wrapped.
fn push(lines: &mut Lines, text: &str, room: u16, style: Style) {
    lines.extend(wrap(text, room).into_iter().map(|line| (line, style)));
}
