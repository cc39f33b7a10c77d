//! A bot at a seat.

use crate::{Level, Mind, Plan, Sight};
use dice::Dice;
use engine::{Randomness, Turn};
use search::{Budget, Choice, Mcts, Report, Stopper};

/// How long a bot may think.
pub enum Effort<'a> {
    /// As its level does: a fixed cost.
    Level,
    /// Until the stopper says so, however strong that makes it.
    Until(&'a mut dyn Stopper),
}

/// What a bot decided, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// What it does.
    pub action: A,
    /// What its search found, if it had to search.
    pub report: Option<Report<A>>,
}

/// A bot of some level. The same level, seed and sights give the same actions.
pub struct Bot<G: Mind> {
    level: Level,
    dice: Dice,
    tree: Option<Mcts<G>>,
}

/// The most nodes a bot keeps in memory.
const NODES: usize = 1 << 20;

impl<G: Mind> Bot<G> {
    /// A bot of that level; the seed makes its choices its own.
    pub fn new(level: Level, seed: u64) -> Self {
        Self {
            level,
            dice: Dice::new(seed),
            tree: None,
        }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Chooses one of the legal actions of a seat whose turn it is.
    ///
    /// # Panics
    ///
    /// If it is not the seat's turn.
    pub fn decide(&mut self, sight: &Sight<G>, effort: Effort<'_>) -> Thought<G::Action> {
        let legal = self.legal(sight);
        if let [action] = legal[..] {
            return Thought {
                action,
                report: None,
            };
        }
        if let Some(action) = G::insight(sight, self.level).filter(|action| legal.contains(action))
        {
            return Thought {
                action,
                report: None,
            };
        }
        let world = G::determinize(sight.view(), &mut self.dice);
        let plan = G::plan(self.level, world.seats());
        let mut guide = G::guide(sight, self.level);
        let tree = self
            .tree
            .get_or_insert_with(|| Mcts::new(plan.config, NODES));
        tree.forget();
        let mut never = |_: u64| false;
        let (mut budget, stopper): (Budget, &mut dyn Stopper) = match effort {
            Effort::Level => (Budget::iterations(plan.iterations), &mut never),
            Effort::Until(stopper) => (Budget::iterations(u64::MAX), stopper),
        };
        budget.nodes = NODES;
        let mut stops = |iterations: u64| stopper.stops(iterations);
        let report = tree.search(
            &mut guide,
            sight.seat(),
            &budget,
            &mut stops,
            &mut self.dice,
        );
        let action = choose(&report.choices, &legal, &plan, &mut self.dice);
        Thought {
            action,
            report: Some(report),
        }
    }

    /// The legal actions, which follow from the view alone.
    fn legal(&mut self, sight: &Sight<G>) -> Vec<G::Action> {
        let world = G::determinize(sight.view(), &mut self.dice);
        assert_eq!(
            world.turn(),
            Turn::Decide(sight.seat()),
            "a bot is asked when its seat decides"
        );
        let mut legal = Vec::new();
        world.legal_actions(&mut legal);
        legal
    }
}

/// Chooses among what the search looked into, with the level's mistakes.
fn choose<A: Copy + PartialEq>(
    choices: &[Choice<A>],
    legal: &[A],
    plan: &Plan,
    dice: &mut Dice,
) -> A {
    const FINE: u32 = 1 << 20;
    let mut uniform = || dice.below(FINE) as f32 / FINE as f32;
    let visited = choices
        .iter()
        .filter(|choice| choice.visits > 0 && legal.contains(&choice.action));
    let noticed: Vec<&Choice<A>> = visited
        .clone()
        .filter(|_| plan.attention >= 1.0 || uniform() < plan.attention)
        .collect();
    let noticed = if noticed.is_empty() {
        visited.collect()
    } else {
        noticed
    };
    let Some(best) = noticed.first() else {
        return legal[0];
    };
    if plan.temperature <= 0.0 {
        return best.action;
    }
    let weights: Vec<f32> = noticed
        .iter()
        .map(|choice| {
            ((choice.worth - best.worth) / plan.temperature)
                .min(1.0)
                .exp()
        })
        .collect();
    let mut rest = uniform() * weights.iter().sum::<f32>();
    for (choice, weight) in noticed.iter().zip(&weights) {
        if rest < *weight {
            return choice.action;
        }
        rest -= weight;
    }
    best.action
}
