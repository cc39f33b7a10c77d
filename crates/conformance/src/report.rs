//! How much the suite did.

use std::fmt;

/// The amount of work behind a clean verdict. A count of zero means that the
/// case gave that property nothing to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Random games played.
    pub games: usize,
    /// Their steps: actions and chance outcomes.
    pub steps: usize,
    /// The most decisions in one of them.
    pub longest: u32,
    /// Actions that had to be refused.
    pub refusals: usize,
    /// Tests of `sample_action` and `sample_chance` against their lists.
    pub samplings: usize,
    /// Determinized states looked at.
    pub determinized: usize,
    /// Twins that differ from the original in something hidden.
    pub twins: usize,
    /// Steps over which such twins were compared with their originals.
    pub twin_steps: usize,
    /// Positions at which determinized and properly dealt states were compared.
    pub deals: usize,
    /// Properly dealt states there.
    pub dealt: usize,
    /// Features of states that varied and were compared.
    pub features: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games of {} steps, at most {} decisions; {} refusals; {} samplings; \
             {} determinized states; {} twins over {} steps; \
             {} deals of {} states with {} features",
            self.games,
            self.steps,
            self.longest,
            self.refusals,
            self.samplings,
            self.determinized,
            self.twins,
            self.twin_steps,
            self.deals,
            self.dealt,
            self.features,
        )
    }
}
