//! A bot at a seat.

use crate::{BotGame, Plan};
use dice::Dice;
use engine::{Knowledge, Level, Randomness, Turn};
use search::{Budget, Choice, Mcts, Report, Stopper};
#[cfg(not(target_arch = "wasm32"))]
use search::{Stop, search_in_parallel};

/// How long a bot may think.
pub enum Effort<'a> {
    /// As its level does: a fixed cost.
    Level,
    /// Until the stopper says so, however strong that makes it.
    Until(&'a mut dyn Stopper),
    /// Until the switch is thrown, growing several trees at once.
    #[cfg(not(target_arch = "wasm32"))]
    Together {
        /// The switch.
        stop: &'a Stop,
        /// How many trees, each on a thread of its own.
        trees: u32,
    },
}

/// What a bot decided, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// What it does.
    pub action: A,
    /// What its search found, if it had to search.
    pub report: Option<Report<A>>,
}

/// A bot of some level. The same level, seed and decisions give the same
/// actions.
pub struct Bot<G: BotGame> {
    level: Level,
    dice: Dice,
    /// Kept for its memory alone: every search starts afresh.
    tree: Option<Mcts<G>>,
}

/// The most nodes a bot keeps in memory.
const NODES: usize = 1 << 20;

fn budget(iterations: u64) -> Budget {
    Budget {
        iterations,
        nodes: NODES,
    }
}

impl<G: BotGame> Bot<G> {
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
    pub fn decide(&mut self, knowledge: &Knowledge<G>, effort: Effort<'_>) -> Thought<G::Action> {
        // Any state that fits will do: the legal actions and the seats follow
        // from the view alone.
        let state = G::determinize(knowledge.view(), &mut self.dice);
        assert_eq!(
            state.turn(),
            Turn::Decide(knowledge.seat()),
            "a bot is asked when its seat decides"
        );
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let forced = match legal[..] {
            [action] => Some(action),
            _ => G::forced_action(knowledge, self.level).filter(|action| legal.contains(action)),
        };
        if let Some(action) = forced {
            return Thought {
                action,
                report: None,
            };
        }
        let plan = G::plan(self.level, state.seats());
        let report = self.search(knowledge, &plan, effort);
        let action = choose(&report.choices, &legal, &plan, &mut self.dice);
        Thought {
            action,
            report: Some(report),
        }
    }

    fn search(
        &mut self,
        knowledge: &Knowledge<G>,
        plan: &Plan,
        effort: Effort<'_>,
    ) -> Report<G::Action> {
        let mut guide = G::guide(knowledge, self.level);
        let mut never = |_: u64| false;
        let (iterations, stopper): (u64, &mut dyn Stopper) = match effort {
            Effort::Level => (plan.iterations, &mut never),
            Effort::Until(stopper) => (u64::MAX, stopper),
            #[cfg(not(target_arch = "wasm32"))]
            Effort::Together { stop, trees } => {
                let budget = budget(u64::MAX);
                let (seat, seed) = (knowledge.seat(), u64::from(self.dice.below(u32::MAX)));
                let config = plan.config;
                return search_in_parallel(config, &guide, seat, &budget, stop, seed, trees);
            }
        };
        let tree = self
            .tree
            .get_or_insert_with(|| Mcts::new(plan.config, NODES));
        tree.search(
            &mut guide,
            knowledge.seat(),
            &budget(iterations),
            &mut |iterations: u64| stopper.stops(iterations),
            &mut self.dice,
        )
    }
}

/// What a bot of that level does that has made no decision before. The same
/// knowledge, level and seed give the same action.
pub fn decide<G: BotGame>(knowledge: &Knowledge<G>, level: Level, seed: u64) -> G::Action {
    Bot::new(level, seed)
        .decide(knowledge, Effort::Level)
        .action
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
