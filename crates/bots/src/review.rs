//! What a decision was worth: looking back at a game, knowing only what the seat
//! knew then.

use crate::bot::budget;
use crate::{Bot, BotGame, Effort, Plan};
use dice::Dice;
use engine::{Game, Knowledge, Level, Step};
use search::{Changed, Mcts, win_shares};

/// A decision of a game as it was due: what its seat knew, and what it did.
#[derive(Debug)]
pub struct Decision<'a, G: Game> {
    /// The number of its step in the log, counted from 0.
    pub step: usize,
    /// What the seat knew.
    pub knowledge: &'a Knowledge<G>,
    /// What it did.
    pub action: G::Action,
}

/// Goes through the decisions of a game, one after the other, and keeps what each
/// seat knows.
#[derive(Clone, Debug)]
pub struct Decisions<G: Game> {
    game: G,
    knowledge: Vec<Knowledge<G>>,
    /// Steps of the log that were taken.
    taken: usize,
    /// Whether the next step was shown already.
    shown: bool,
}

impl<G: Game> Decisions<G> {
    /// From the state before the first step.
    pub fn new(opening: &G) -> Self {
        let seats = opening.seats().iter();
        Self {
            knowledge: seats.map(|seat| Knowledge::new(opening, seat)).collect(),
            game: opening.clone(),
            taken: 0,
            shown: false,
        }
    }

    /// The next decision of a log; nothing after the last. It is always given the
    /// same log.
    pub fn next(&mut self, steps: &[Step<G>]) -> Option<Decision<'_, G>> {
        loop {
            let step = *steps.get(self.taken)?;
            if let (Step::Action(seat, action), false) = (step, self.shown) {
                self.shown = true;
                return Some(Decision {
                    step: self.taken,
                    knowledge: &self.knowledge[seat.index()],
                    action,
                });
            }
            let mut events = Vec::new();
            step.take_unchecked(&mut self.game, &mut events);
            for knowledge in &mut self.knowledge {
                knowledge.update(&self.game, &events);
            }
            self.taken += 1;
            self.shown = false;
        }
    }
}

/// What a decision was worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement<A> {
    /// The best action that the search knows.
    pub best: A,
    /// What that is worth, as a chance to win from 0 to 1.
    pub best_worth: f32,
    /// What the action that was taken is worth.
    pub worth: f32,
    /// The standard error of the difference.
    pub error: f32,
    /// How it was found.
    pub basis: Basis,
}

/// How a judgement was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// By searching what follows from both actions.
    Search,
    /// Both worths are exact.
    Proof,
}

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// At least 5 wins in 100 fewer.
    Inaccuracy,
    /// At least 10.
    Mistake,
    /// At least 15.
    Blunder,
}

impl Mark {
    /// All marks, the smallest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Its name in texts and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// Its sign, as chess players write it.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The loss from which on it is given.
    pub const fn least_loss(self) -> f32 {
        match self {
            Self::Inaccuracy => 0.05,
            Self::Mistake => 0.10,
            Self::Blunder => 0.15,
        }
    }
}

impl<A> Judgement<A> {
    /// How much of a win was lost, from 0 to 1.
    pub fn loss(&self) -> f32 {
        (self.best_worth - self.worth).max(0.0)
    }

    /// The mark that the decision gets: none for a loss that two standard errors
    /// explain, for the search would favour itself there.
    pub fn mark(&self) -> Option<Mark> {
        let loss = self.loss();
        let sure = loss > 2.0 * self.error;
        Mark::ALL
            .into_iter()
            .rfind(|mark| sure && loss >= mark.least_loss())
    }
}

/// Judges a decision by a search of that level on what the seat knew; nothing if it
/// had no choice. The same arguments give the same judgement.
///
/// # Panics
///
/// If it was not the seat's turn.
pub fn judge<G: BotGame>(
    decision: &Decision<'_, G>,
    level: Level,
    seed: u64,
) -> Option<Judgement<G::Action>> {
    let &Decision {
        knowledge, action, ..
    } = decision;
    // Any state that fits: the legal actions follow from the view alone.
    let state = G::determinize(knowledge.view(), &mut Dice::new(seed));
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    if legal.len() < 2 {
        return None;
    }
    let thought = Bot::<G>::new(level, seed).decide(knowledge, Effort::Level);
    // The level's own slips are not the judge's.
    let found = thought.report.as_ref().and_then(search::Report::best);
    let best = found.unwrap_or(thought.action);
    let proofs = proof(knowledge, best, level).zip(proof(knowledge, action, level));
    if let Some((best_worth, worth)) = proofs {
        return Some(Judgement {
            best,
            best_worth,
            worth,
            error: 0.0,
            basis: Basis::Proof,
        });
    }
    let judge = Judge {
        knowledge,
        level,
        seed,
        plan: G::plan(level, state.seats()),
    };
    let best_worth = judge.worth_of(best);
    let (worth, error) = if best == action {
        (best_worth, 0.0)
    } else {
        let worth = judge.worth_of(action);
        (worth, judge.error(best_worth).hypot(judge.error(worth)))
    };
    Some(Judgement {
        best,
        best_worth,
        worth,
        error,
        basis: Basis::Search,
    })
}

/// What an action is worth for certain, if an exact search of that level finds it
/// out: only where nothing is hidden.
fn proof<G: BotGame>(knowledge: &Knowledge<G>, action: G::Action, level: Level) -> Option<f32> {
    if G::HAS_SECRETS {
        return None;
    }
    let seat = knowledge.seat();
    let mut game = G::determinize(knowledge.view(), &mut Dice::new(0));
    game.apply(seat, action, &mut Vec::new()).ok()?;
    let worth = match game.outcome() {
        Some(outcome) => win_shares(&outcome),
        None => G::exact_worth(&game, level)?,
    };
    Some(worth[seat.index()])
}

/// Works out what actions are worth, each by a search of its own over the same
/// imagined states.
struct Judge<'a, G: BotGame> {
    knowledge: &'a Knowledge<G>,
    level: Level,
    seed: u64,
    plan: Plan,
}

impl<G: BotGame> Judge<'_, G> {
    fn worth_of(&self, action: G::Action) -> f32 {
        let seat = self.knowledge.seat();
        // What follows from the action is imagined instead of what was before it.
        let mut guide = Changed {
            guide: G::guide(self.knowledge, self.level),
            change: |game: &mut G| {
                debug_assert!(game.check(seat, action).is_ok());
                game.apply_unchecked(action, &mut ());
            },
        };
        let budget = budget(self.plan.iterations);
        let mut tree = Mcts::<G>::new(self.plan.config, budget.nodes);
        // The same lots for every action.
        let mut dice = Dice::new(self.seed);
        let report = tree.search(&mut guide, seat, &budget, &mut |_: u64| false, &mut dice);
        report.worth[seat]
    }

    /// The standard error of a worth: results are never more spread than wins and
    /// losses.
    fn error(&self, worth: f32) -> f32 {
        let iterations = self.plan.iterations.max(1) as f32;
        let spread = (worth * (1.0 - worth)).max(0.0) / iterations;
        spread.sqrt().max(0.5 / (1.0 + iterations))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seats;
    use engine::prelude::*;
    use rockets::{Options, Rockets};

    fn random_log<G: Game>(start: &G, seed: u64) -> Vec<Step<G>> {
        let game = engine::random_game(start.clone(), Dice::new(seed));
        game.map(|taken| taken.step).collect()
    }

    fn opening<G: Game>(seats: u8) -> G {
        G::start(&G::Options::default(), Seats::new(seats).unwrap()).unwrap()
    }

    #[test]
    fn every_decision_is_shown_once_with_what_its_seat_knew() {
        let start: landing::Landing = opening(3);
        let steps = random_log(&start, 5);
        let mut decisions = Decisions::new(&start);
        let mut shown = Vec::new();
        let mut game = start;
        let mut taken = 0;
        while let Some(decision) = decisions.next(&steps) {
            for step in &steps[taken..decision.step] {
                step.take_unchecked(&mut game, &mut ());
            }
            taken = decision.step;
            let seat = decision.knowledge.seat();
            let viewer = engine::Viewer::Seat(seat);
            assert_eq!(*decision.knowledge.view(), game.view(viewer));
            shown.push(Step::Action(seat, decision.action));
        }
        let actions = steps.iter().filter(|step| matches!(step, Step::Action(..)));
        assert_eq!(shown, actions.copied().collect::<Vec<_>>());
    }

    #[test]
    fn what_a_seat_did_not_know_does_not_change_its_judgement() {
        // Two worlds that look alike to the seat: its knowledge is the same, and so
        // is what is said of its decision.
        let start: supernova::Supernova = opening(2);
        let steps = random_log(&start, 8);
        let mut decisions = Decisions::new(&start);
        let decision = decisions.next(&steps).unwrap();
        let knowledge = decision.knowledge;
        let other = supernova::Supernova::determinize(knowledge.view(), &mut Dice::new(99));
        let viewer = engine::Viewer::Seat(knowledge.seat());
        let twin = Knowledge::received(
            knowledge.seat(),
            other.view(viewer),
            knowledge.history().to_vec(),
        );
        let twin = Decision {
            knowledge: &twin,
            ..decision
        };
        let judged = judge(&decision, Level::Pilot, 3);
        assert!(judged.is_some());
        assert_eq!(judged, judge(&twin, Level::Pilot, 3));
    }

    #[test]
    fn a_thrown_away_win_is_a_blunder_and_a_won_game_is_proven() {
        let options = Options {
            layout: rockets::Layout::Flat37,
            ..Options::default()
        };
        let (mut blunders, mut proven) = (0, 0);
        for seed in 0..3 {
            let start = Rockets::start(&options, Seats::new(2).unwrap()).unwrap();
            let steps = random_log(&start, seed);
            let mut decisions = Decisions::new(&start);
            while let Some(decision) = decisions.next(&steps) {
                let Some(judged) = judge(&decision, Level::Captain, 1) else {
                    continue;
                };
                if judged.basis == Basis::Proof {
                    proven += 1;
                    assert!([0.0, 1.0].contains(&judged.worth), "{judged:?}");
                }
                if judged.best == decision.action {
                    assert_eq!(judged.mark(), None);
                }
                blunders += usize::from(judged.mark() == Some(Mark::Blunder));
            }
        }
        // Random play throws a lot away.
        assert!(blunders >= 10, "{blunders}");
        assert!(proven >= 10, "{proven}");
    }

    #[test]
    fn a_mark_needs_more_than_the_search_is_unsure_of() {
        let judged = |worth, error| Judgement {
            best: (),
            best_worth: 0.6,
            worth,
            error,
            basis: Basis::Search,
        };
        assert_eq!(judged(0.58, 0.001).mark(), None);
        assert_eq!(judged(0.54, 0.001).mark(), Some(Mark::Inaccuracy));
        assert_eq!(judged(0.49, 0.001).mark(), Some(Mark::Mistake));
        assert_eq!(judged(0.30, 0.001).mark(), Some(Mark::Blunder));
        assert_eq!(judged(0.30, 0.2).mark(), None);
        assert_eq!(judged(0.7, 0.001).loss(), 0.0);
    }
}
