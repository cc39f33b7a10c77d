//! What a bot would advise a person: a whole turn, and what speaks for it.

use crate::{Bot, BotGame, Effort, Thought};
use dice::Dice;
use engine::{Knowledge, Level, Turn};
use search::Choice;

/// No turn has more parts; a bound for games that would go round.
const MOST_PARTS: usize = 8;

/// A turn that a bot advises, and its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The turn: one action, or several if the seat goes on deciding with nothing
    /// new to learn in between.
    pub actions: Vec<A>,
    /// What its first action is worth, as a chance to win from 0 to 1; nothing if
    /// there is no other.
    pub worth: Option<f32>,
    /// Whether that was worked out to the end.
    pub is_certain: bool,
    /// How many other first actions there are, as far as they were looked into.
    pub others: usize,
    /// How many of these are as good, as far as the search can tell.
    pub equals: usize,
    /// The next best first action.
    pub second: Option<Rival<A>>,
    /// The worst first action that was looked into.
    pub worst: Option<Rival<A>>,
}

/// Worths that are no farther apart are the same for people: the search is not surer.
const SAME: f32 = 0.01;

/// An action that is not advised.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rival<A> {
    /// The action.
    pub action: A,
    /// What it is worth, from 0 to 1.
    pub worth: f32,
}

impl<A: Copy + PartialEq> Advice<A> {
    /// The next best and the worst first action, each with what it is worth.
    pub fn rivals(&self) -> [Option<(A, f32)>; 2] {
        [self.second, self.worst].map(|rival| rival.map(|it| (it.action, it.worth)))
    }

    /// The first part of a turn, and why.
    pub fn of(thought: &Thought<A>) -> Self {
        let choices = thought.report.as_ref().map(|report| &report.choices[..]);
        let choices = choices.unwrap_or_default();
        let own = choices
            .iter()
            .find(|choice| choice.action == thought.action);
        let others = || {
            let others = choices.iter().filter(|choice| choice.visits > 0);
            others.filter(|choice| choice.action != thought.action)
        };
        let rivals = || {
            others().map(|choice| Rival {
                action: choice.action,
                worth: choice.worth,
            })
        };
        // What was hardly looked into may only seem as good.
        let is_equal = |other: &&Choice<A>| {
            own.is_some_and(|own| other.worth >= own.worth - SAME && 4 * other.visits >= own.visits)
        };
        // The most visited come first: what was hardly looked into is no rival.
        let second = rivals().take(3).max_by(|a, b| a.worth.total_cmp(&b.worth));
        let worst = rivals().min_by(|a, b| a.worth.total_cmp(&b.worth));
        Self {
            actions: vec![thought.action],
            worth: own.map(|choice| choice.worth),
            is_certain: false,
            others: others().count(),
            equals: others().filter(is_equal).count(),
            second,
            worst: worst.filter(|worst| second.is_some_and(|second| second.action != worst.action)),
        }
    }
}

/// What a bot advises a seat whose turn it is: all of its turn, as far as the seat
/// can know it beforehand.
///
/// # Panics
///
/// If it is not the seat's turn.
pub fn advise<G: BotGame>(
    bot: &mut Bot<G>,
    knowledge: &Knowledge<G>,
    thought: &Thought<G::Action>,
) -> Advice<G::Action> {
    let seat = knowledge.seat();
    let mut advice = Advice::of(thought);
    if let Some(worth) = certain(bot.level(), knowledge) {
        advice.worth = Some(worth);
        advice.is_certain = true;
    }
    let mut knowledge = knowledge.clone();
    let mut last = thought.action;
    while advice.actions.len() < MOST_PARTS {
        // Any state that fits: what the seat sees next is the same in all of them
        // unless something is revealed, and then the advice ends.
        let mut world = G::determinize(knowledge.view(), &mut Dice::new(0));
        let mut events = Vec::new();
        if world.apply(seat, last, &mut events).is_err() {
            break;
        }
        let reveals = events.iter().any(G::reveals);
        if reveals || world.turn() != Turn::Decide(seat) {
            break;
        }
        knowledge.update(&world, &events);
        last = bot.decide(&knowledge, Effort::Level).action;
        advice.actions.push(last);
    }
    advice
}

/// What a position is worth to the seat for certain, where nothing is hidden and the end
/// is in reach; nothing if it has no choice.
fn certain<G: BotGame>(level: Level, knowledge: &Knowledge<G>) -> Option<f32> {
    if G::HAS_SECRETS {
        return None;
    }
    let game = G::determinize(knowledge.view(), &mut Dice::new(0));
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let worth = (legal.len() > 1).then(|| G::exact_worth(&game, level))?;
    Some(worth?[knowledge.seat().index()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Seat, Seats, Turn, random_states};
    use rockets::{Action, Rockets};

    #[test]
    fn a_rocket_is_told_where_to_fly_and_what_to_remove() {
        let options = rockets::Options::default();
        let start = <Rockets as engine::State>::start(&options, Seats::new(2).unwrap()).unwrap();
        let mut advised = 0;
        for game in random_states(start, Dice::new(4)).take(12) {
            use engine::prelude::*;
            let Turn::Decide(seat) = game.turn() else {
                continue;
            };
            let knowledge = Knowledge::new(&game, seat);
            let mut bot = Bot::<Rockets>::new(Level::Cadet, 7);
            let thought = bot.decide(&knowledge, Effort::Level);
            let advice = advise(&mut bot, &knowledge, &thought);
            let mut world = game.clone();
            for action in &advice.actions {
                assert!(world.check(seat, *action).is_ok(), "{advice:?}");
                world.apply(seat, *action, &mut Vec::new()).unwrap();
            }
            assert_ne!(world.turn(), Turn::Decide(seat), "the turn is whole");
            if matches!(advice.actions[..], [Action::Move(_), Action::Remove(_)]) {
                advised += 1;
            }
        }
        assert!(advised > 1, "some turns have two halves");
    }

    #[test]
    fn reasons_come_from_the_search() {
        let choice = |action, worth| search::Choice {
            action,
            visits: 10,
            share: 0.1,
            worth,
            error: 0.01,
        };
        let report = search::Report {
            choices: vec![choice('a', 0.6), choice('b', 0.55), choice('c', 0.2)],
            worth: engine::PerSeat::from_fn(Seats::new(2).unwrap(), |_: Seat| 0.5),
            line: Vec::new(),
            iterations: 30,
            nodes: 3,
        };
        let advice = Advice::of(&Thought {
            action: 'a',
            report: Some(report),
        });
        assert_eq!(advice.worth, Some(0.6));
        assert_eq!(advice.second.map(|it| it.action), Some('b'));
        assert_eq!(advice.worst.map(|it| it.action), Some('c'));
        assert_eq!((advice.others, advice.equals), (2, 0));
        let forced = Advice::of(&Thought {
            action: 'a',
            report: None,
        });
        assert_eq!((forced.worth, forced.second), (None, None));
        assert_eq!((forced.others, forced.equals), (0, 0));
    }

    #[test]
    fn as_good_is_what_was_looked_into_and_no_worse() {
        let choice = |action, visits, worth| search::Choice {
            action,
            visits,
            share: 0.1,
            worth,
            error: 0.01,
        };
        let choices = vec![
            choice('a', 40, 0.6),
            choice('b', 39, 0.595),
            choice('c', 20, 0.61),
            choice('d', 12, 0.58),
            choice('e', 9, 0.6),
            choice('f', 0, 0.6),
        ];
        let report = search::Report {
            choices,
            worth: engine::PerSeat::from_fn(Seats::new(2).unwrap(), |_: Seat| 0.5),
            line: Vec::new(),
            iterations: 120,
            nodes: 6,
        };
        let advice = Advice::of(&Thought {
            action: 'a',
            report: Some(report),
        });
        assert_eq!((advice.others, advice.equals), (4, 2));
    }

    #[test]
    fn late_positions_are_certain_and_the_only_move_is_no_advice() {
        let options = rockets::Options {
            layout: rockets::Layout::Flat37,
            ..rockets::Options::default()
        };
        let (mut won, mut lost, mut only) = (0, 0, 0);
        for seed in 0..6 {
            use engine::prelude::*;
            let start = Rockets::start(&options, Seats::new(2).unwrap()).unwrap();
            for game in random_states(start, Dice::new(seed)).take(400) {
                let Turn::Decide(seat) = game.turn() else {
                    continue;
                };
                if game.galaxies().len() > 12 {
                    continue;
                }
                let knowledge = Knowledge::new(&game, seat);
                let mut bot = Bot::<Rockets>::new(Level::Captain, 7);
                let thought = bot.decide(&knowledge, Effort::Level);
                let advice = advise(&mut bot, &knowledge, &thought);
                let mut legal = Vec::new();
                game.legal_actions(&mut legal);
                if legal.len() == 1 {
                    assert_eq!((advice.worth, advice.is_certain), (None, false));
                    only += 1;
                } else if advice.is_certain {
                    let exact = <Rockets as BotGame>::exact_worth(&game, Level::Captain);
                    assert_eq!(advice.worth, exact.map(|worth| worth[seat.index()]));
                    won += usize::from(advice.worth == Some(1.0));
                    lost += usize::from(advice.worth == Some(0.0));
                }
            }
        }
        assert!(won > 2 && lost > 2 && only > 2, "{won} {lost} {only}");
    }
}
