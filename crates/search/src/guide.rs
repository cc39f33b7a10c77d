//! What a search knows of the game it searches.

use engine::{Game, MAX_SEATS, Outcome, PerSeat, Randomness, Scratch, Seat, Seats};

/// Knowledge that steers a search: what the hidden part may be, which actions
/// look good, how games go on, and what they are worth.
///
/// A guide is made from a view and from redacted events. It has no way to the
/// true state.
pub trait Guide<G: Game> {
    /// A full state consistent with what the searching seat knows, more likely
    /// ones more often.
    fn imagine(&mut self, rng: &mut impl Randomness) -> G;

    /// How good each action looks before any search, into `priors`, which has
    /// as many elements as there are actions, all 1. Only the proportions
    /// count.
    fn priors(&mut self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut [f32]) {
        let _ = (game, seat, actions, priors);
    }

    /// Plays on from a leaf, or judges it, and says what it is worth to each
    /// seat, from 0 to 1.
    fn rollout(&mut self, leaf: Leaf<'_, G, impl Randomness>) -> [f32; MAX_SEATS] {
        engine::play_out(leaf.game, leaf.rng, leaf.scratch, &mut ());
        let outcome = leaf.game.outcome();
        self.worth(&outcome.expect("the game was played to its end"))
    }

    /// What a result is worth to each seat, from 0 to 1.
    fn worth(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        win_shares(outcome)
    }

    /// Whether `seat` sees which chance outcome occurs. Only asked of searches
    /// with a tree for each observer; without an answer chance is averaged.
    fn observes(&self, game: &G, chance: G::Chance, seat: Seat) -> Observation {
        let _ = (game, chance, seat);
        Observation::Averaged
    }
}

/// A state that the search has not been to before, and what playing on from it
/// needs.
pub struct Leaf<'a, G: Game, R> {
    /// The state; the search has no more use for it.
    pub game: &'a mut G,
    /// The search's randomness.
    pub rng: &'a mut R,
    /// The search's scratch memory.
    pub scratch: &'a mut Scratch<G>,
}

/// How a tree treats a chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observation {
    /// The tree does not branch on it.
    Averaged,
    /// The seat sees it, and its tree branches on it.
    Seen,
}

/// A guide whose imagined states are changed before they are searched.
#[derive(Clone, Debug)]
pub struct Changed<Inner, Change> {
    /// The guide.
    pub guide: Inner,
    /// What is done to every state that it imagines.
    pub change: Change,
}

impl<G: Game, Inner: Guide<G>, Change: FnMut(&mut G)> Guide<G> for Changed<Inner, Change> {
    fn imagine(&mut self, rng: &mut impl Randomness) -> G {
        let mut game = self.guide.imagine(rng);
        (self.change)(&mut game);
        game
    }

    fn priors(&mut self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut [f32]) {
        self.guide.priors(game, seat, actions, priors);
    }

    fn rollout(&mut self, leaf: Leaf<'_, G, impl Randomness>) -> [f32; MAX_SEATS] {
        self.guide.rollout(leaf)
    }

    fn worth(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        self.guide.worth(outcome)
    }

    fn observes(&self, game: &G, chance: G::Chance, seat: Seat) -> Observation {
        self.guide.observes(game, chance, seat)
    }
}

/// A win is worth 1, shared by those who share it.
pub fn win_shares(outcome: &Outcome) -> [f32; MAX_SEATS] {
    let winners = outcome.winners();
    let share = 1.0 / winners.len() as f32;
    let mut worth = [0.0; MAX_SEATS];
    for seat in winners.iter() {
        worth[seat.index()] = share;
    }
    worth
}

/// No knowledge beyond the rules: imagines by the view alone and plays at
/// random.
#[derive(Clone, Debug)]
pub struct Uniform<G: Game> {
    view: G::View,
}

impl<G: Game> Uniform<G> {
    /// A guide for the seat that has this view.
    pub fn new(view: G::View) -> Self {
        Self { view }
    }
}

impl<G: Game> Guide<G> for Uniform<G> {
    fn imagine(&mut self, rng: &mut impl Randomness) -> G {
        G::determinize(&self.view, rng)
    }
}

/// No knowledge beyond the rules of a game in which nothing is hidden: the one
/// state there is, played on at random.
#[derive(Clone, Debug)]
pub struct Certain<G: Game> {
    game: G,
}

impl<G: Game> Certain<G> {
    /// A guide for a view that hides nothing.
    pub fn new(view: &G::View, rng: &mut impl Randomness) -> Self {
        Self {
            game: G::determinize(view, rng),
        }
    }
}

impl<G: Game> Guide<G> for Certain<G> {
    fn imagine(&mut self, _rng: &mut impl Randomness) -> G {
        self.game.clone()
    }
}

/// The first values of an array, one for each seat of a table.
pub(crate) fn per_seat(values: &[f64; MAX_SEATS], seats: Seats) -> PerSeat<f32> {
    PerSeat::from_fn(seats, |seat| values[seat.index()] as f32)
}
