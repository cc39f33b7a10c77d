//! The words of Last Rocket.

use crate::{Language, Names, Words};
use engine::prelude::*;
use engine::{Seat, Viewer};
use rockets::{Action, Cell, Event, Phase, Refusal, Rocket, Rockets, View};

impl Words for Rockets {
    fn title(language: Language) -> &'static str {
        language.choose("Last Rocket", "La Dernière Fusée")
    }

    fn rules(language: Language) -> &'static str {
        rulebook::rockets(language)
    }

    fn pitch(language: Language) -> &'static str {
        language.choose(
            "Move your rocket, put out a galaxy, and be the last one who can still move.",
            "Déplacez votre fusée, éteignez une galaxie et soyez le dernier à pouvoir encore bouger.",
        )
    }

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        let Some(rocket) = view.turn else {
            return match view.phase {
                Phase::Over => language.choose("The game is over.", "La partie est finie."),
                _ => language.choose("Drawing who begins.", "Tirage au sort de qui commence."),
            }
            .to_owned();
        };
        let seat = view.owner(rocket);
        if !view.viewer.is(seat) {
            let who = Pilot { rocket, seat }.name(names, language);
            return match view.phase {
                Phase::Remove => language.choose(
                    format!("{who} is choosing a galaxy to remove."),
                    format!("{who} choisit une galaxie à retirer."),
                ),
                _ => language.choose(
                    format!("{who} is choosing a move."),
                    format!("{who} choisit un déplacement."),
                ),
            };
        }
        if view.phase == Phase::Remove {
            return language
                .choose(
                    "Choose a galaxy to remove.",
                    "Choisissez une galaxie à retirer.",
                )
                .to_owned();
        }
        let which = if view.options.rockets_each > 1 {
            let number = rocket.number() + 1;
            language.choose(format!("rocket {number}"), format!("la fusée {number}"))
        } else {
            language.choose("your rocket", "votre fusée").to_owned()
        };
        match Exits::of(view) {
            Exits::Moves => language.choose(format!("Move {which}."), format!("Déplacez {which}.")),
            Exits::MovesAndRescue => language.choose(
                format!("Move {which}, or call its base to the rescue."),
                format!("Déplacez {which}, ou appelez sa base à la rescousse."),
            ),
            Exits::Rescue => language.choose(
                format!("There is no way out for {which} but its base: call it."),
                format!("Plus d'issue pour {which}, sauf sa base\u{a0}: appelez-la."),
            ),
        }
    }

    fn action(action: Action, view: &View, language: Language) -> String {
        match action {
            Action::Move(cell) => {
                let ground = ground(cell, view, language);
                language.choose(format!("Fly to {ground}"), format!("Voler vers {ground}"))
            }
            Action::Rescue(cell) => language.choose(
                format!("Call the base to cell {cell}"),
                format!("Appeler la base sur la case {cell}"),
            ),
            Action::Remove(cell) => {
                let left = height(cell, view).saturating_sub(1);
                match left {
                    0 => language.choose(
                        format!("Remove the last galaxy of cell {cell}"),
                        format!("Retirer la dernière galaxie de la case {cell}"),
                    ),
                    _ => language.choose(
                        format!("Remove a galaxy from cell {cell}, leaving {left}"),
                        format!("Retirer une galaxie de la case {cell}, en laissant {left}"),
                    ),
                }
            }
        }
    }

    fn event(
        event: &Event,
        _viewer: Viewer,
        names: &Names<'_>,
        language: Language,
    ) -> Option<String> {
        let name = |rocket, seat| Pilot { rocket, seat }.name(names, language);
        let line = match *event {
            Event::First { rocket, seat } => {
                let who = name(rocket, seat);
                language.choose(
                    format!("The lot has spoken: {who} begins."),
                    format!("Le sort en a décidé\u{a0}: {who} commence."),
                )
            }
            Event::Moved {
                rocket,
                seat,
                from,
                to,
            } => {
                let who = name(rocket, seat);
                language.choose(
                    format!("{who} flies from cell {from} to cell {to}."),
                    format!("{who} vole de la case {from} à la case {to}."),
                )
            }
            Event::Removed {
                rocket,
                seat,
                cell,
                height: 0,
            } => {
                let who = name(rocket, seat);
                language.choose(
                    format!("{who} removes the last galaxy of cell {cell}."),
                    format!("{who} retire la dernière galaxie de la case {cell}."),
                )
            }
            Event::Removed {
                rocket,
                seat,
                cell,
                height,
            } => {
                let who = name(rocket, seat);
                language.choose(
                    format!("{who} removes a galaxy from cell {cell}, leaving {height}."),
                    format!("{who} retire une galaxie de la case {cell}, en laissant {height}."),
                )
            }
            Event::NothingToRemove { rocket, seat } => {
                let who = name(rocket, seat);
                language.choose(
                    format!("{who} finds nothing to remove."),
                    format!("{who} ne trouve rien à retirer."),
                )
            }
            Event::Rescued {
                rocket,
                seat,
                base,
                to,
                ..
            } => {
                let who = name(rocket, seat);
                language.choose(
                    format!("{who} calls the base from cell {base} and boards it on cell {to}."),
                    format!("{who} appelle sa base de la case {base} et la rejoint case {to}."),
                )
            }
            Event::Eliminated { rocket, seat, cell } => {
                let who = name(rocket, seat);
                language.choose(
                    format!("{who} is stuck on cell {cell}: eliminated."),
                    format!("{who} est à l'arrêt sur la case {cell}\u{a0}: fusée éliminée."),
                )
            }
            Event::Won { seats } => {
                let winners: Vec<String> =
                    seats.iter().map(|seat| names.of(seat, language)).collect();
                match winners.as_slice() {
                    [winner] => language.choose(
                        format!("{winner} wins!"),
                        format!("Victoire pour {winner}\u{a0}!"),
                    ),
                    _ => language.choose(
                        format!("{} win!", winners.join(" and ")),
                        format!("Victoire pour {}\u{a0}!", winners.join(" et ")),
                    ),
                }
            }
        };
        Some(line)
    }

    fn refusal(refusal: &Refusal, language: Language) -> String {
        match *refusal {
            Refusal::OffBoard { cell } => language.choose(
                format!("There is no cell {cell} on this board."),
                format!("Il n'y a pas de case {cell} sur ce plateau."),
            ),
            Refusal::MoveFirst { .. } => language
                .choose(
                    "Move your rocket first, then remove a galaxy.",
                    "Déplacez d'abord votre fusée, puis retirez une galaxie.",
                )
                .to_owned(),
            Refusal::RemoveNow { .. } => language
                .choose(
                    "Your rocket has moved: now remove a galaxy.",
                    "Votre fusée a bougé\u{a0}: retirez maintenant une galaxie.",
                )
                .to_owned(),
            Refusal::NotAdjacent { from, cell } => language.choose(
                format!("Cell {cell} is not adjacent to your rocket on cell {from}."),
                format!("La case {cell} n'est pas adjacente à votre fusée, case {from}."),
            ),
            Refusal::Empty { cell } => language.choose(
                format!("Cell {cell} is empty: a rocket needs a galaxy or a base to land on."),
                format!("La case {cell} est vide\u{a0}: une fusée se pose sur une galaxie ou une base."),
            ),
            Refusal::Occupied { cell, by } => {
                let number = by.number() + 1;
                language.choose(
                    format!("Rocket {number} stands on cell {cell}."),
                    format!("La fusée {number} se tient sur la case {cell}."),
                )
            }
            Refusal::NoGalaxy { cell } => language.choose(
                format!("There is no galaxy on cell {cell}."),
                format!("Il n'y a pas de galaxie sur la case {cell}."),
            ),
            Refusal::BaseStays { cell } => language.choose(
                format!("Cell {cell} holds a base, and a base is never removed."),
                format!("La case {cell} porte une base, et une base ne se retire jamais."),
            ),
            Refusal::Carries { cell, by } => {
                let number = by.number() + 1;
                language.choose(
                    format!("The stack on cell {cell} carries rocket {number}: it stays whole."),
                    format!("La pile de la case {cell} porte la fusée {number}\u{a0}: on n'y touche pas."),
                )
            }
            Refusal::Protected { cell, waiting } => {
                let number = waiting.number() + 1;
                language.choose(
                    format!("Cell {cell} is protected until rocket {number} leaves its base."),
                    format!("La case {cell} est protégée tant que la fusée {number} n'a pas quitté sa base."),
                )
            }
            Refusal::BaseUsed { .. } => language
                .choose(
                    "Your base has already come to the rescue.",
                    "Votre base est déjà venue à la rescousse.",
                )
                .to_owned(),
            Refusal::BaseOccupied { base, by } => {
                let number = by.number() + 1;
                language.choose(
                    format!("Rocket {number} stands on your base on cell {base}: it can't come."),
                    format!("La fusée {number} occupe votre base, case {base}\u{a0}: elle ne peut pas venir."),
                )
            }
            Refusal::NotEmpty { cell } => language.choose(
                format!("Cell {cell} is not empty: a base comes to empty cells only."),
                format!("La case {cell} n'est pas vide\u{a0}: une base ne vient que sur une case vide."),
            ),
            Refusal::RescueTooFar { from, cell } => language.choose(
                format!("Cell {cell} is too far: a base comes beside your rocket on cell {from}."),
                format!("La case {cell} est trop loin\u{a0}: une base vient à côté de votre fusée, case {from}."),
            ),
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
        let number = self.rocket.number() + 1;
        language.choose(
            format!("{owner} (rocket {number})"),
            format!("{owner} (fusée {number})"),
        )
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
        (Some(rocket), _) => {
            let number = rocket + 1;
            language.choose(
                format!("the base of rocket {number} on cell {cell}"),
                format!("la base de la fusée {number}, case {cell}"),
            )
        }
        (None, 2..) => {
            let height = height(cell, view);
            language.choose(
                format!("cell {cell}, a stack of {height}"),
                format!("la case {cell}, une pile de {height}"),
            )
        }
        (None, _) => language.choose(format!("cell {cell}"), format!("la case {cell}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Dice;
    use engine::{Scratch, Seats, Turn};
    use rockets::{Layout, Options};

    fn assert_sentence(text: &str) {
        assert!(text.chars().count() > 4, "{text}");
        assert!(
            !text.contains(" :") && !text.contains(" !"),
            "a breaking space: {text}"
        );
    }

    fn play_aloud(options: Options, seats: u8, language: Language) {
        let mut dice = Dice::new(u64::from(seats));
        let names = [String::from("Ada"), String::new()];
        let names = Names(&names);
        let seats = Seats::new(seats).unwrap();
        let mut game = Rockets::start(&options, seats).unwrap();
        let (mut scratch, mut actions, mut events) = (Scratch::default(), Vec::new(), Vec::new());
        while game.turn() != Turn::Over {
            for viewer in Viewer::all(seats) {
                assert_sentence(&Rockets::prompt(&game.view(viewer), &names, language));
            }
            if let Turn::Decide(seat) = game.turn() {
                let view = game.view(Viewer::Seat(seat));
                game.legal_actions(&mut actions);
                for &action in &actions {
                    assert_sentence(&Rockets::action(action, &view, language));
                }
                let action = game.sample_action(&mut dice, &mut scratch);
                game.apply_unchecked(action, &mut events);
            } else {
                let chance = game.sample_chance(&mut dice, &mut scratch);
                game.resolve_unchecked(chance, &mut events);
            }
            for event in events.drain(..) {
                let line = Rockets::event(&event, Viewer::Spectator, &names, language);
                assert_sentence(&line.unwrap());
            }
        }
        let view = game.view(Viewer::Spectator);
        assert_sentence(&Rockets::prompt(&view, &names, language));
    }

    #[test]
    fn random_games_can_be_told_in_both_languages() {
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
    fn every_refusal_can_be_told_in_both_languages() {
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
            Rockets::event(
                &moved(rocket),
                Viewer::Spectator,
                &Names(&names),
                Language::English,
            )
        };
        assert_eq!(line(0).unwrap(), "Ada flies from cell 0 to cell 4.");
        assert_eq!(
            line(2).unwrap(),
            "Ada (rocket 3) flies from cell 0 to cell 4."
        );
    }
}
