//! Which child to look into next.

/// How a search weighs what looked good so far against what it hardly knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Selection {
    /// Upper confidence bounds: every action is tried once, then the bound
    /// decides. For guides without priors.
    Ucb {
        /// How much uncertainty counts.
        exploration: f32,
    },
    /// Bounds in proportion to the priors: an action that looks bad may never
    /// be tried. For guides with priors and for wide choices.
    Puct {
        /// How much the priors count.
        exploration: f32,
        /// How much worse than its parent an untried action is taken to be.
        reduction: f32,
    },
}

impl Selection {
    /// The bound of a child; the highest is looked into.
    ///
    /// `available` is how often the child could have been chosen, `parent_mean`
    /// what its siblings were worth so far, `prior` its part of their priors.
    #[inline]
    pub(crate) fn bound(self, child: &Seen, parent_mean: f32) -> f32 {
        match self {
            Self::Ucb { exploration } => {
                if child.visits == 0 {
                    return f32::MAX;
                }
                let visits = child.visits as f32;
                child.total / visits + exploration * (child.log_available / visits).sqrt()
            }
            Self::Puct {
                exploration,
                reduction,
            } => {
                let visits = child.visits as f32;
                let mean = if child.visits == 0 {
                    parent_mean - reduction
                } else {
                    child.total / visits
                };
                mean + exploration * child.prior * child.root_available / (1.0 + visits)
            }
        }
    }
}

/// What selection looks at.
pub(crate) struct Seen {
    pub(crate) visits: u32,
    pub(crate) total: f32,
    /// The child's part of its siblings' priors.
    pub(crate) prior: f32,
    /// The logarithm and the square root of how often it could be chosen.
    pub(crate) log_available: f32,
    pub(crate) root_available: f32,
}
