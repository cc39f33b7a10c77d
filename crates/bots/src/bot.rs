//! A bot at a seat.

use crate::{Level, Mind, Plan, Sight};
use dice::Dice;
use engine::{Randomness, Turn, Viewer};
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

/// A bot of some level. The same level, seed and sights give the same actions.
pub struct Bot<G: Mind> {
    level: Level,
    dice: Dice,
    grown: Option<Grown<G>>,
}

/// A tree, and the position it was grown for.
struct Grown<G: Mind> {
    tree: Mcts<G>,
    view: G::View,
    /// How many events had been told by then.
    told: usize,
}

/// The most nodes a bot keeps in memory.
const NODES: usize = 1 << 20;

fn budget(iterations: u64) -> Budget {
    Budget {
        iterations,
        nodes: NODES,
    }
}

impl<G: Mind> Bot<G> {
    /// A bot of that level; the seed makes its choices its own.
    pub fn new(level: Level, seed: u64) -> Self {
        Self {
            level,
            dice: Dice::new(seed),
            grown: None,
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
        let report = self.search(sight, &plan, effort);
        let action = choose(&report.choices, &legal, &plan, &mut self.dice);
        Thought {
            action,
            report: Some(report),
        }
    }

    fn search(&mut self, sight: &Sight<G>, plan: &Plan, effort: Effort<'_>) -> Report<G::Action> {
        let mut guide = G::guide(sight, self.level);
        let mut never = |_: u64| false;
        let (iterations, stopper): (u64, &mut dyn Stopper) = match effort {
            Effort::Level => (plan.iterations, &mut never),
            Effort::Until(stopper) => (u64::MAX, stopper),
            #[cfg(not(target_arch = "wasm32"))]
            Effort::Together { stop, trees } => {
                let budget = budget(u64::MAX);
                let (seat, seed) = (sight.seat(), u64::from(self.dice.below(u32::MAX)));
                let config = plan.config;
                return search_in_parallel(config, &guide, seat, &budget, stop, seed, trees);
            }
        };
        let grown = self.grown.get_or_insert_with(|| Grown {
            tree: Mcts::new(plan.config, NODES),
            view: sight.view().clone(),
            told: usize::MAX,
        });
        grown.come_to(sight, &mut self.dice);
        grown.tree.search(
            &mut guide,
            sight.seat(),
            &budget(iterations),
            &mut |iterations: u64| stopper.stops(iterations),
            &mut self.dice,
        )
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

impl<G: Mind> Grown<G> {
    /// Keeps what the tree knows of the position it has come to, if it was
    /// grown for one that led here through actions alone.
    fn come_to(&mut self, sight: &Sight<G>, dice: &mut Dice) {
        match self.way_to(sight, dice) {
            Some(actions) => self.tree.advance(&actions),
            None => self.tree.forget(),
        }
        self.view = sight.view().clone();
        self.told = sight.history().len();
    }

    /// The actions that lead from the tree's position to the one seen, checked
    /// by taking them: a game may have been taken back or be another one.
    fn way_to(&self, sight: &Sight<G>, dice: &mut Dice) -> Option<Vec<G::Action>> {
        let since = sight.history().get(self.told..)?;
        let actions: Vec<G::Action> = since.iter().filter_map(G::action_told).collect();
        if actions.is_empty() {
            return None;
        }
        let mut game = G::determinize(&self.view, dice);
        for &action in &actions {
            let Turn::Decide(_) = game.turn() else {
                return None;
            };
            game.check_rules(action).ok()?;
            game.apply_unchecked(action, &mut ());
        }
        let arrived = game.turn() == Turn::Decide(sight.seat());
        (arrived && game.view(Viewer::Seat(sight.seat())) == *sight.view()).then_some(actions)
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
