//! What Last Rocket says.

use crate::coach::Foreseen;
use crate::options::option_texts;
use crate::{Language, Names, Narration, OptionText, Reader, Words, game_texts, narration, table};
use engine::Seat;
use engine::prelude::*;
use rockets::{Action, Cell, Event, Phase, Refusal, Rocket, Rockets, View};

include!(concat!(env!("OUT_DIR"), "/rockets.rs"));

impl Words for Rockets {
    game_texts!(RocketsTitle, RocketsPitch, RulesRockets, rockets);

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        let Some(rocket) = view.turn else {
            return match view.phase {
                Phase::Over => table::Text::GameOver.said(language),
                _ => Text::DrawingFirst.said(language),
            }
            .to_owned();
        };
        let seat = view.owner(rocket);
        if !view.viewer.is(seat) {
            let who = Pilot { rocket, seat }.name(names, language);
            return match view.phase {
                Phase::Remove => is_choosing_removal(language, who),
                _ => is_choosing_move(language, who),
            };
        }
        if view.phase == Phase::Remove {
            return Text::ChooseRemoval.said(language).to_owned();
        }
        let which = if view.options.rockets_each > 1 {
            rocket_number(
                language,
                which_of(rocket, seat, usize::from(view.seats.count())),
            )
        } else {
            Text::YourRocket.said(language).to_owned()
        };
        match Exits::of(view) {
            Exits::Moves => move_rocket(language, which),
            Exits::MovesAndRescue => move_or_rescue(language, which),
            Exits::Rescue => only_rescue(language, which),
        }
    }

    fn action(action: Action, view: &View, names: &Names<'_>, language: Language) -> String {
        match action {
            Action::Move(cell) => fly_to(language, ground(cell, view, names, language)),
            Action::Rescue(cell) => call_base(language, cell_number(cell)),
            Action::Remove(cell) => {
                let left = height(cell, view).saturating_sub(1);
                remove(language, cell_number(cell), left)
            }
        }
    }

    /// The ways out of everybody whose number of them changes, and one's own.
    fn consequence(
        turn: &Foreseen<'_, Self>,
        names: &Names<'_>,
        language: Language,
    ) -> Option<String> {
        let (before, after) = (turn.before, turn.after);
        let me = before.turn?;
        let flies = |action: &Action| !matches!(action, Action::Remove(_));
        let flies = turn.actions.iter().any(flies);
        let names = names.with_you(before.seats, before.viewer, language);
        let rockets = (0..before.rockets.len()).filter_map(|index| u8::try_from(index).ok());
        let parts = rockets.map(Rocket::new).filter_map(|rocket| {
            after.rockets[rocket.index()]?;
            let (old, new) = (before.ways(rocket).len(), after.ways(rocket).len());
            let is_told = old != new || (rocket == me && flies);
            let name = || rocket_name(before, rocket, &Names(&names), language);
            is_told.then(|| exits_left(language, name(), new))
        });
        let parts: Vec<String> = parts.collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    fn typed(action: Action) -> String {
        let notation = action.to_string();
        let kind = notation.get(..1).unwrap_or_default();
        format!("{kind}{}", cell_number(action.cell()))
    }

    fn read_typed(text: &str) -> Option<Action> {
        let (kind, number) = text.split_at_checked(1)?;
        let cell = number.parse::<u8>().ok()?.checked_sub(1)?;
        format!("{kind}{cell}").parse().ok()
    }

    fn event(event: &Event, reader: &Reader<'_>) -> Option<String> {
        let language = reader.language;
        let who = |rocket, seat| Pilot { rocket, seat }.told(reader);
        let line = match *event {
            Event::First { rocket, seat } => {
                let (you, who) = who(rocket, seat);
                first(language, you, who)
            }
            Event::Moved {
                rocket,
                seat,
                from,
                to,
            } => {
                let (you, who) = who(rocket, seat);
                moved(language, you, who, cell_number(from), cell_number(to))
            }
            Event::Removed {
                rocket,
                seat,
                cell,
                height,
            } => {
                let (you, who) = who(rocket, seat);
                match height {
                    0 => removed_last(language, you, who, cell_number(cell)),
                    _ => removed(language, you, who, cell_number(cell), height),
                }
            }
            Event::NothingToRemove { rocket, seat } => {
                let (you, who) = who(rocket, seat);
                nothing_to_remove(language, you, who)
            }
            Event::Rescued {
                rocket,
                seat,
                base,
                to,
                ..
            } => {
                let (you, who) = who(rocket, seat);
                rescued(language, you, who, cell_number(base), cell_number(to))
            }
            Event::Eliminated { rocket, seat, cell } => {
                let (you, who) = who(rocket, seat);
                eliminated(language, you, who, cell_number(cell))
            }
            Event::Won { seats } => {
                let (you, winners) = reader.among(seats);
                won(language, you, winners)
            }
        };
        Some(line)
    }

    fn narration(event: &Event) -> Narration {
        narration::rockets(event)
    }

    option_texts! {
        "layout": Layout LayoutHelp
            "stack19" LayoutStack19 "flat37" LayoutFlat37 "flat61" LayoutFlat61,
        "rockets_each": RocketsEach RocketsEachHelp,
        "teams": Teams TeamsHelp "false" TeamsNone "true" TeamsTwo,
        "first": FirstPlayer FirstPlayerHelp;
        |option, text, _| match (option, text) {
            ("rockets_each", OptionText::Number(number)) => number.to_string(),
            _ => String::new(),
        }
    }

    fn refusal(refusal: &Refusal, reader: &Reader<'_>) -> String {
        let language = reader.language;
        let the_rocket = |rocket: Rocket| rocket_of_somebody(rocket, reader);
        match *refusal {
            Refusal::OffBoard { cell } => off_board(language, cell_number(cell)),
            Refusal::MoveFirst { .. } => Text::MoveFirst.said(language).to_owned(),
            Refusal::RemoveNow { .. } => Text::RemoveNow.said(language).to_owned(),
            Refusal::NotAdjacent { from, cell } => {
                not_adjacent(language, cell_number(cell), cell_number(from))
            }
            Refusal::Empty { cell } => empty(language, cell_number(cell)),
            Refusal::Occupied { cell, by } => occupied(language, the_rocket(by), cell_number(cell)),
            Refusal::NoGalaxy { cell } => no_galaxy(language, cell_number(cell)),
            Refusal::BaseStays { cell } => base_stays(language, cell_number(cell)),
            Refusal::Carries { cell, by } => carries(language, cell_number(cell), the_rocket(by)),
            Refusal::Protected { cell, waiting } => {
                protected(language, cell_number(cell), the_rocket(waiting))
            }
            Refusal::BaseUsed { .. } => Text::BaseUsed.said(language).to_owned(),
            Refusal::BaseOccupied { base, by } => {
                base_occupied(language, the_rocket(by), cell_number(base))
            }
            Refusal::NotEmpty { cell } => not_empty(language, cell_number(cell)),
            Refusal::RescueTooFar { from, cell } => {
                rescue_too_far(language, cell_number(cell), cell_number(from))
            }
        }
    }
}

/// A rocket and the one who flies it.
struct Pilot {
    rocket: Rocket,
    seat: Seat,
}

impl Pilot {
    /// The owner's name; with the rocket's number unless it is the owner's
    /// first or only one.
    fn name(&self, names: &Names<'_>, language: Language) -> String {
        let owner = names.of(self.seat, language);
        if self.rocket.number() == self.seat.number() {
            return owner;
        }
        pilot(
            language,
            owner,
            which_of(self.rocket, self.seat, names.0.len()),
        )
    }

    /// Whether the reader is addressed, and the name for everybody else. Rockets
    /// of one's own beyond the first are told of by their number.
    fn told(&self, reader: &Reader<'_>) -> (&'static str, String) {
        let language = reader.language;
        let is_first = self.rocket.number() == self.seat.number();
        if reader.viewer.is(self.seat) && !is_first {
            let number = which_of(self.rocket, self.seat, reader.names.0.len());
            return ("no", own_pilot(language, number));
        }
        let (you, _) = reader.who(self.seat);
        (you, self.name(&reader.names, language))
    }
}

/// Which of its owner's rockets this is, counted from 1 as it is painted on it: rockets
/// go round the seats.
fn which_of(rocket: Rocket, owner: Seat, seats: usize) -> u8 {
    // OK because there are at most 8 seats.
    let seats = seats.max(1) as u8;
    rocket.number().saturating_sub(owner.number()) / seats + 1
}

/// A rocket with its owner, the reader or another.
fn rocket_of_somebody(rocket: Rocket, reader: &Reader<'_>) -> String {
    let (names, language) = (reader.names, reader.language);
    let seats = names.0.len().max(1) as u8; // OK because there are at most 8 seats.
    let seat = match names.0 {
        [] => Seat::new(rocket.number()),
        _ => Seat::new(rocket.number() % seats),
    };
    if !reader.viewer.is(seat) {
        return the_rocket_of(language, Pilot { rocket, seat }.name(&names, language));
    }
    match rocket.number() == seat.number() {
        true => Text::YourRocket.said(language).to_owned(),
        false => own_rocket(language, which_of(rocket, seat, names.0.len())),
    }
}

/// What the rocket whose turn it is can do.
enum Exits {
    Moves,
    MovesAndRescue,
    Rescue,
}

impl Exits {
    fn of(view: &View) -> Self {
        let mut actions = Vec::new();
        if let Ok(game) = Rockets::from_view(view) {
            game.legal_actions(&mut actions);
        }
        let rescues = |action: &Action| matches!(action, Action::Rescue(_));
        if !actions.iter().any(rescues) {
            Self::Moves
        } else if actions.iter().all(rescues) {
            Self::Rescue
        } else {
            Self::MovesAndRescue
        }
    }
}

/// Whose rocket it is, and which of several.
pub fn rocket_name(view: &View, rocket: Rocket, names: &Names<'_>, language: Language) -> String {
    let name = names.of(view.owner(rocket), language);
    let each = view.rockets.len() / usize::from(view.seats.count());
    if each > 1 {
        let seats = usize::from(view.seats.count());
        rocket_of(language, name, which_of(rocket, view.owner(rocket), seats))
    } else {
        name
    }
}

/// The number of a cell for people, who count from 1 (LR-1.4).
pub fn cell_number(cell: Cell) -> u8 {
    cell.number() + 1
}

fn height(cell: Cell, view: &View) -> u8 {
    view.heights.get(cell.index()).copied().unwrap_or(0)
}

/// What is on a cell, in a sentence of its own.
pub fn what_is_there(cell: Cell, view: &View, names: &Names<'_>, language: Language) -> String {
    let is_base = view.bases.contains(&Some(cell));
    // Of a base and of a stack all is said.
    let height = if is_base { u8::MAX } else { height(cell, view) };
    there(language, ground(cell, view, names, language), height)
}

/// A cell and what a rocket finds there.
fn ground(cell: Cell, view: &View, names: &Names<'_>, language: Language) -> String {
    let owner = view.bases.iter().position(|&base| base == Some(cell));
    match (owner, height(cell, view)) {
        (Some(rocket), _) => {
            // OK because there are at most 8 rockets.
            let rocket = Rocket::new(rocket as u8);
            let seat = view.owner(rocket);
            if view.viewer.is(seat) {
                return ground_own_base(language, cell_number(cell));
            }
            let pilot = Pilot { rocket, seat }.name(names, language);
            ground_base(language, pilot, cell_number(cell))
        }
        (None, height @ 2..) => ground_stack(language, cell_number(cell), height),
        (None, _) => ground_cell(language, cell_number(cell)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aloud::{self, assert_sentence, stranger};
    use engine::Viewer;
    use rockets::{Layout, Options};

    fn play_aloud(options: Options, seats: u8, language: Language) {
        let told = |_: &Event, line: Option<String>| assert_sentence(&line.unwrap());
        aloud::play_aloud::<Rockets>(&options, seats, u64::from(seats), language, told);
    }

    #[test]
    fn random_games_can_be_told_in_every_language() {
        for language in Language::ALL {
            for layout in Layout::ALL {
                let plain = Options {
                    layout,
                    ..Options::default()
                };
                (2..=6).for_each(|seats| play_aloud(plain, seats, language));
                let rockets_each = 3;
                play_aloud(
                    Options {
                        rockets_each,
                        ..plain
                    },
                    2,
                    language,
                );
                play_aloud(
                    Options {
                        teams: true,
                        ..plain
                    },
                    4,
                    language,
                );
            }
        }
    }

    #[test]
    fn every_refusal_can_be_told_in_every_language() {
        let (cell, from, base) = (Cell::new(4), Cell::new(9), Cell::new(0));
        let (rocket, by, waiting) = (Rocket::new(0), Rocket::new(1), Rocket::new(2));
        let all = [
            Refusal::OffBoard { cell },
            Refusal::MoveFirst { rocket },
            Refusal::RemoveNow { rocket },
            Refusal::NotAdjacent { from, cell },
            Refusal::Empty { cell },
            Refusal::Occupied { cell, by },
            Refusal::NoGalaxy { cell },
            Refusal::BaseStays { cell },
            Refusal::Carries { cell, by },
            Refusal::Protected { cell, waiting },
            Refusal::BaseUsed { rocket },
            Refusal::BaseOccupied { base, by },
            Refusal::NotEmpty { cell },
            Refusal::RescueTooFar { from, cell },
        ];
        for language in Language::ALL {
            let mut told: Vec<String> = all
                .iter()
                .map(|refusal| Rockets::refusal(refusal, &stranger(Viewer::Spectator, language)))
                .collect();
            told.iter().for_each(|sentence| assert_sentence(sentence));
            told.sort_unstable();
            told.dedup();
            assert_eq!(told.len(), all.len(), "each says something of its own");
        }
    }

    #[test]
    fn a_refusal_speaks_of_the_readers_own_rockets() {
        let names = [String::from("Ada"), String::from("Bo")];
        let said = |by| {
            let reader = Reader {
                viewer: Viewer::Seat(Seat::new(0)),
                names: Names(&names),
                language: Language::English,
            };
            let (cell, by) = (Cell::new(4), Rocket::new(by));
            Rockets::refusal(&Refusal::Occupied { cell, by }, &reader)
        };
        assert_eq!(said(0), "Your rocket is on cell 5.");
        assert_eq!(said(1), "The rocket of Bo is on cell 5.");
        assert_eq!(said(2), "Your rocket 2 is on cell 5.");
    }

    #[test]
    fn a_second_rocket_is_named_by_the_number_painted_on_it() {
        let names = [String::from("Ada"), String::from("Bo")];
        let moved = |rocket| Event::Moved {
            rocket: Rocket::new(rocket),
            seat: Seat::new(0),
            from: Cell::new(0),
            to: Cell::new(4),
        };
        let line = |rocket| {
            let reader = Reader {
                names: Names(&names),
                ..stranger(Viewer::Spectator, Language::English)
            };
            Rockets::event(&moved(rocket), &reader)
        };
        assert_eq!(line(0).unwrap(), "Ada flies from cell 1 to cell 5.");
        assert_eq!(
            line(2).unwrap(),
            "Ada (rocket 2) flies from cell 1 to cell 5."
        );
    }

    #[test]
    fn people_type_cells_as_they_read_them() {
        for (action, typed) in [
            (Action::Move(Cell::new(0)), "m1"),
            (Action::Remove(Cell::new(13)), "x14"),
            (Action::Rescue(Cell::new(60)), "r61"),
        ] {
            assert_eq!(Rockets::typed(action), typed);
            assert_eq!(Rockets::read_typed(typed), Some(action));
        }
        for nonsense in ["", "m", "m0", "q3", "m999", "é1"] {
            assert_eq!(Rockets::read_typed(nonsense), None, "{nonsense}");
        }
    }
}
