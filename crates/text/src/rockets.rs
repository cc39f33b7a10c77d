//! What Last Rocket says.

use crate::{Area, Language, Names, OptionText, Reader, Words, games, table};
use engine::Seat;
use engine::prelude::*;
use rockets::{Action, Cell, Event, Phase, Refusal, Rocket, Rockets, View};

include!(concat!(env!("OUT_DIR"), "/rockets.rs"));

impl Words for Rockets {
    const TITLE: games::Text = games::Text::RocketsTitle;
    const PITCH: games::Text = games::Text::RocketsPitch;
    const RULES: Area = Area::RulesRockets;

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
            rocket_number(language, rocket.number() + 1)
        } else {
            Text::YourRocket.said(language).to_owned()
        };
        match Exits::of(view) {
            Exits::Moves => move_rocket(language, which),
            Exits::MovesAndRescue => move_or_rescue(language, which),
            Exits::Rescue => only_rescue(language, which),
        }
    }

    fn action(action: Action, view: &View, language: Language) -> String {
        match action {
            Action::Move(cell) => fly_to(language, ground(cell, view, language)),
            Action::Rescue(cell) => call_base(language, cell.number()),
            Action::Remove(cell) => {
                let left = height(cell, view).saturating_sub(1);
                remove(language, cell.number(), left)
            }
        }
    }

    fn event(event: &Event, reader: &Reader<'_>) -> Option<String> {
        let language = reader.language;
        let name = |rocket, seat| Pilot { rocket, seat }.name(&reader.names, language);
        let line = match *event {
            Event::First { rocket, seat } => first(language, name(rocket, seat)),
            Event::Moved {
                rocket,
                seat,
                from,
                to,
            } => moved(language, name(rocket, seat), from.number(), to.number()),
            Event::Removed {
                rocket,
                seat,
                cell,
                height,
            } => removed(language, name(rocket, seat), cell.number(), height),
            Event::NothingToRemove { rocket, seat } => {
                nothing_to_remove(language, name(rocket, seat))
            }
            Event::Rescued {
                rocket,
                seat,
                base,
                to,
                ..
            } => rescued(language, name(rocket, seat), base.number(), to.number()),
            Event::Eliminated { rocket, seat, cell } => {
                eliminated(language, name(rocket, seat), cell.number())
            }
            Event::Won { seats } => {
                let winners: Vec<String> = seats.iter().map(|seat| reader.name(seat)).collect();
                won(language, winners)
            }
        };
        Some(line)
    }

    fn option(option: &str, text: OptionText<'_>, language: Language) -> String {
        let text = match (option, text) {
            ("layout", OptionText::Label) => Text::Layout,
            ("layout", OptionText::Help) => Text::LayoutHelp,
            ("layout", OptionText::Value("stack19")) => Text::LayoutStack19,
            ("layout", OptionText::Value("flat37")) => Text::LayoutFlat37,
            ("layout", OptionText::Value("flat61")) => Text::LayoutFlat61,
            ("rockets_each", OptionText::Label) => Text::RocketsEach,
            ("rockets_each", OptionText::Help) => Text::RocketsEachHelp,
            ("rockets_each", OptionText::Number(number)) => return number.to_string(),
            ("teams", OptionText::Label) => Text::Teams,
            ("teams", OptionText::Help) => Text::TeamsHelp,
            ("teams", OptionText::Value("false")) => Text::TeamsNone,
            ("teams", OptionText::Value("true")) => Text::TeamsTwo,
            ("first", OptionText::Label) => Text::FirstPlayer,
            ("first", OptionText::Help) => Text::FirstPlayerHelp,
            _ => return String::new(),
        };
        text.said(language).to_owned()
    }

    fn refusal(refusal: &Refusal, language: Language) -> String {
        let number = |rocket: Rocket| rocket.number() + 1;
        match *refusal {
            Refusal::OffBoard { cell } => off_board(language, cell.number()),
            Refusal::MoveFirst { .. } => Text::MoveFirst.said(language).to_owned(),
            Refusal::RemoveNow { .. } => Text::RemoveNow.said(language).to_owned(),
            Refusal::NotAdjacent { from, cell } => {
                not_adjacent(language, cell.number(), from.number())
            }
            Refusal::Empty { cell } => empty(language, cell.number()),
            Refusal::Occupied { cell, by } => occupied(language, number(by), cell.number()),
            Refusal::NoGalaxy { cell } => no_galaxy(language, cell.number()),
            Refusal::BaseStays { cell } => base_stays(language, cell.number()),
            Refusal::Carries { cell, by } => carries(language, cell.number(), number(by)),
            Refusal::Protected { cell, waiting } => {
                protected(language, cell.number(), number(waiting))
            }
            Refusal::BaseUsed { .. } => Text::BaseUsed.said(language).to_owned(),
            Refusal::BaseOccupied { base, by } => {
                base_occupied(language, number(by), base.number())
            }
            Refusal::NotEmpty { cell } => not_empty(language, cell.number()),
            Refusal::RescueTooFar { from, cell } => {
                rescue_too_far(language, cell.number(), from.number())
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
        pilot(language, owner, self.rocket.number() + 1)
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

fn height(cell: Cell, view: &View) -> u8 {
    view.heights.get(cell.index()).copied().unwrap_or(0)
}

/// A cell and what a rocket finds there.
fn ground(cell: Cell, view: &View, language: Language) -> String {
    let owner = view.bases.iter().position(|&base| base == Some(cell));
    match (owner, height(cell, view)) {
        (Some(rocket), _) => ground_base(language, rocket + 1, cell.number()),
        (None, height @ 2..) => ground_stack(language, cell.number(), height),
        (None, _) => ground_cell(language, cell.number()),
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
                .map(|refusal| Rockets::refusal(refusal, language))
                .collect();
            told.iter().for_each(|sentence| assert_sentence(sentence));
            told.sort_unstable();
            told.dedup();
            assert_eq!(told.len(), all.len(), "each says something of its own");
        }
    }

    #[test]
    fn a_second_rocket_is_named_by_its_number() {
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
        assert_eq!(line(0).unwrap(), "Ada flies from cell 0 to cell 4.");
        assert_eq!(
            line(2).unwrap(),
            "Ada (rocket 3) flies from cell 0 to cell 4."
        );
    }
}
