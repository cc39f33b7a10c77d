//! A bot at a seat.

use crate::{BotGame, Plan, Temper};
use dice::Dice;
use engine::{Character, Knowledge, Level, Player, Randomness, Seat, Turn};
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

/// A bot of some level. The same level, character, seed and decisions give the same
/// actions.
pub struct Bot<G: BotGame> {
    level: Level,
    /// Nobody's likes: takes what looks best.
    likes: Option<Temper>,
    dice: Dice,
    /// Kept for its memory alone: every search starts afresh.
    tree: Option<Mcts<G>>,
}

/// The most nodes a bot keeps in memory.
const NODES: usize = 1 << 20;

pub(crate) fn budget(iterations: u64) -> Budget {
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
            likes: None,
            dice: Dice::new(seed),
            tree: None,
        }
    }

    /// The same bot as a character: among good actions it takes what it likes.
    #[must_use]
    pub fn as_character(self, character: Character) -> Self {
        Self {
            likes: Some(Temper::of(character)),
            ..self
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
        let appeal = |action| {
            let likes = self.likes?;
            let temper = state.temper(knowledge.seat(), action);
            Some(temper.appeal_to(likes, G::LEANING))
        };
        let appeal = |action| appeal(action).unwrap_or_default();
        let action = choose(&report.choices, &legal, &plan, appeal, &mut self.dice);
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

/// What the character of a seat does that has made no decision before. The same
/// knowledge, level and seed give the same action.
pub fn decide<G: BotGame>(knowledge: &Knowledge<G>, level: Level, seed: u64) -> G::Action {
    Bot::new(level, seed)
        .as_character(Character::of_seat(knowledge.seat()))
        .decide(knowledge, Effort::Level)
        .action
}

/// The characters that the bots of a table are named after.
pub fn characters(players: &[Player]) -> Vec<Character> {
    let seats = (0..).map(Seat::new).zip(players);
    seats
        .map(|(seat, player)| Character::of_bot(&player.name, seat))
        .collect()
}

/// How the bots of a table decide, each as its character.
///
/// A bot is made for each decision and keeps nothing from one to the next: what it knows
/// is in its seat's knowledge, and what it draws follows from the decision, so that
/// asking again, after a restart or at another node, gives the same answer.
pub fn thinker<G: BotGame>(
    characters: Vec<Character>,
) -> impl Fn(&Knowledge<G>, Level, u64) -> G::Action + Send + Sync + use<G> {
    move |knowledge, level, seed| {
        let seat = knowledge.seat();
        let character = characters.get(seat.index()).copied();
        Bot::new(level, seed)
            .as_character(character.unwrap_or(Character::of_seat(seat)))
            .decide(knowledge, Effort::Level)
            .action
    }
}

/// Chooses among what the search looked into, with the level's mistakes; then takes
/// what is as good and appeals more.
fn choose<A: Copy + PartialEq>(
    choices: &[Choice<A>],
    legal: &[A],
    plan: &Plan,
    appeal: impl Fn(A) -> f32,
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
    let picked = pick(&noticed, best, plan.temperature, &mut uniform);
    // As good by the search's own lights: the worth of what was looked into less
    // often is less certain, and mostly lower in truth.
    let equal = |one: &&&Choice<A>| {
        let (less, more) = (one.visits.min(picked.visits), one.visits.max(picked.visits));
        3 * less >= 2 * more
    };
    // Better ones are as far out of reach as worse ones, or a character would mend
    // its level's mistakes.
    let joy = |one: &Choice<A>| appeal(one.action) - (one.worth - picked.worth).abs();
    let mut liked = picked;
    for one in noticed.iter().filter(equal) {
        if joy(one) > joy(liked) {
            liked = one;
        }
    }
    liked.action
}

/// The best, or with a temperature now and then one that looks a little worse.
fn pick<'a, A>(
    noticed: &[&'a Choice<A>],
    best: &'a Choice<A>,
    temperature: f32,
    uniform: &mut impl FnMut() -> f32,
) -> &'a Choice<A> {
    if temperature <= 0.0 {
        return best;
    }
    let weight = |one: &Choice<A>| ((one.worth - best.worth) / temperature).min(1.0).exp();
    let mut rest = uniform() * noticed.iter().map(|one| weight(one)).sum::<f32>();
    for one in noticed {
        if rest < weight(one) {
            return one;
        }
        rest -= weight(one);
    }
    best
}
