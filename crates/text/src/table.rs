//! What all games say around a table.

use crate::letter::in_small;
use crate::{Language, OptionText, Words};
use engine::{
    Character, Level, OptionProblem, Player, Refused, Seat, SeatSet, Seats, StartError, Viewer,
};

include!(concat!(env!("OUT_DIR"), "/table.rs"));

/// What the people and bots around the table are called.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a>(pub &'a [String]);

impl Names<'_> {
    /// The name of a seat, or its number if it has none.
    pub fn of(&self, seat: Seat, language: Language) -> String {
        match self.0.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => player_number(language, seat.number() + 1),
        }
    }

    /// The name of a seat, "You" for the reader's own: for lists, and before a colon,
    /// where no verb depends on it.
    pub fn or_you(&self, seat: Seat, you: Viewer, language: Language) -> String {
        match you.is(seat) {
            true => Text::Reader.said(language).to_owned(),
            false => self.of(seat, language),
        }
    }

    /// The same of so many seats.
    pub fn with_you(&self, seats: Seats, you: Viewer, language: Language) -> Vec<String> {
        let name = |seat| self.or_you(seat, you, language);
        seats.iter().map(name).collect()
    }
}

/// Who reads a line of the log.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// As whom.
    pub viewer: Viewer,
    /// What the seats are called.
    pub names: Names<'a>,
    /// In which language.
    pub language: Language,
}

impl Reader<'_> {
    /// The name of a seat, or its number if it has none.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.of(seat, self.language)
    }

    /// Whether a seat is the reader's own, as the messages ask, and its name.
    pub(crate) fn who(&self, seat: Seat) -> (&'static str, String) {
        let you = if self.viewer.is(seat) { "yes" } else { "no" };
        (you, self.name(seat))
    }

    /// Whether the reader is one of some seats, as the messages ask: `yes` if the only
    /// one, `with` the others; and the names of all but the reader.
    pub(crate) fn among(&self, seats: SeatSet) -> (&'static str, Vec<String>) {
        let others = seats.iter().filter(|seat| !self.viewer.is(*seat));
        let others: Vec<String> = others.map(|seat| self.name(seat)).collect();
        let is_one = seats.iter().any(|seat| self.viewer.is(seat));
        let you = match (is_one, others.is_empty()) {
            (false, _) => "no",
            (true, true) => "yes",
            (true, false) => "with",
        };
        (you, others)
    }

    /// The same as `who` for an event that is about one seat or none.
    pub(crate) fn about(&self, seat: Option<Seat>) -> (&'static str, String) {
        seat.map(|seat| self.who(seat)).unwrap_or_default()
    }
}

/// Why an action was not taken, in one sentence.
pub fn refused<G: Words>(refused: &Refused<G::Refusal>, reader: &Reader<'_>) -> String {
    let language = reader.language;
    match refused {
        Refused::Over => Text::GameOver.said(language).to_owned(),
        Refused::ChanceDue => Text::ChanceDue.said(language).to_owned(),
        Refused::NotYourTurn { turn } => turn_of(language, reader.name(*turn)),
        Refused::Rule(refusal) => G::refusal(refusal, reader),
    }
}

/// Why a game can't be started so; options are called by their keys.
pub fn start_error(error: &StartError, language: Language) -> String {
    start_error_naming(error, language, str::to_owned)
}

/// The same where options are called by their names on the form.
pub fn start_error_on_form<G: Words>(error: &StartError, language: Language) -> String {
    start_error_naming(error, language, |key| {
        G::option(key, OptionText::Label, language)
    })
}

fn start_error_naming(
    error: &StartError,
    language: Language,
    name: impl Fn(&str) -> String,
) -> String {
    let (option, problem) = match error {
        StartError::Seats {
            seats, least, most, ..
        } => return start_seats(language, *seats, *least, *most),
        StartError::Option { option, problem } => (name(option), *problem),
    };
    match problem {
        OptionProblem::OutOfRange { value, least, most } => {
            start_out_of_range(language, option, value, least, most)
        }
        OptionProblem::TooMany { count, most } => start_too_many(language, option, count, most),
        OptionProblem::OtherTables { seats } => start_other_tables(language, option, seats),
        OptionProblem::TooFewCards { cards, seats } => start_too_few_cards(language, cards, seats),
    }
}

/// What a bot's level is called.
pub fn level_name(level: Level, language: Language) -> &'static str {
    match level {
        Level::Cadet => Text::LevelCadet,
        Level::Ensign => Text::LevelEnsign,
        Level::Pilot => Text::LevelPilot,
        Level::Lieutenant => Text::LevelLieutenant,
        Level::Captain => Text::LevelCaptain,
        Level::Admiral => Text::LevelAdmiral,
    }
    .said(language)
}

/// What a bot is called if nobody gave it a name: the character of its seat.
pub fn bot_name(seat: Seat) -> &'static str {
    Character::of_seat(seat).name()
}

/// What the people and bots around a table are called, each bot with its
/// level: `Rigel (captain)`.
pub fn seat_names(players: &[Player], language: Language) -> Vec<String> {
    let seats = (0..).map(Seat::new);
    let name = |(holder, seat): (&Player, Seat)| match (&*holder.name, holder.bot) {
        ("", None) => Names(&[]).of(seat, language),
        (name, None) => name.to_owned(),
        (name, Some(level)) => {
            let name = if name.is_empty() {
                bot_name(seat)
            } else {
                name
            };
            let level = in_small(level_name(level, language));
            format!("{name} ({level})")
        }
    };
    players.iter().zip(seats).map(name).collect()
}
