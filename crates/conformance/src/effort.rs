//! How much the suite tries.

/// How many games, positions and samples the suite looks at. All limits are
/// counts and never times, so that the same code always gives the same verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Most games played.
    pub(crate) games: u32,
    /// No further game is begun once this many steps are played.
    pub(crate) steps: usize,
    /// Positions looked at closely, for each property that samples them.
    pub(crate) positions: usize,
    /// Positions whose sampling of actions or chance is tested.
    pub(crate) samplings: usize,
    /// Determinized states played on to the end, at most.
    pub(crate) playouts: usize,
    /// No further one is begun once this many steps are played.
    pub(crate) playout_steps: usize,
    /// Steps that twins are compared over.
    pub(crate) twin_steps: usize,
    /// Positions at which determinize is compared with properly dealt states.
    pub(crate) deals: usize,
    /// States of each kind compared there.
    pub(crate) deal_samples: usize,
    /// Chance outcomes tried out to deal them, for each position.
    pub(crate) deal_work: usize,
}

impl Effort {
    /// A fraction of a second: for trying out.
    pub const fn quick() -> Self {
        Self {
            games: 8,
            steps: 3_000,
            positions: 24,
            samplings: 8,
            playouts: 20,
            playout_steps: 3_000,
            twin_steps: 3_000,
            deals: 2,
            deal_samples: 600,
            deal_work: 60_000,
        }
    }

    /// A second or two: for every run of the tests.
    pub const fn normal() -> Self {
        Self {
            games: 60,
            steps: 15_000,
            positions: 80,
            samplings: 12,
            playouts: 80,
            playout_steps: 10_000,
            twin_steps: 10_000,
            deals: 5,
            deal_samples: 1_200,
            deal_work: 400_000,
        }
    }

    /// A minute or so: for the night, and before a release.
    pub const fn thorough() -> Self {
        Self {
            games: 400,
            steps: 250_000,
            positions: 1_000,
            samplings: 60,
            playouts: 1_000,
            playout_steps: 200_000,
            twin_steps: 250_000,
            deals: 16,
            deal_samples: 6_000,
            deal_work: 2_000_000,
        }
    }
}
