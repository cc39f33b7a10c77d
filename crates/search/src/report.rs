//! What a search found out, for people and for bots.

use engine::PerSeat;

/// What a search found out about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<A> {
    /// The choices, the most visited first.
    pub choices: Vec<Choice<A>>,
    /// What the position is worth to each seat, from 0 to 1, as the search
    /// expects it to go on.
    pub worth: PerSeat<f32>,
    /// The expected line: the best action, the most likely reply, and so on.
    pub line: Vec<A>,
    /// Iterations done.
    pub iterations: u64,
    /// Nodes in memory.
    pub nodes: usize,
}

/// One action that was looked into.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// How often the search chose it.
    pub visits: u64,
    /// Its share of all visits.
    pub share: f32,
    /// What it is worth to the seat that decides, from 0 to 1.
    pub worth: f32,
    /// The standard error of that estimate.
    pub error: f32,
}

impl<A: Copy> Report<A> {
    /// The action to take.
    pub fn best(&self) -> Option<A> {
        self.choices.first().map(|choice| choice.action)
    }

    /// How sure the search is that its choice is the best, from 0 to 1: the
    /// chance that its worth is truly above that of every other choice, taking
    /// both estimates' errors for normal.
    pub fn confidence(&self) -> f32 {
        let Some((best, others)) = self.choices.split_first() else {
            return 0.0;
        };
        others
            .iter()
            .map(|other| {
                let error = best.error.hypot(other.error).max(1e-6);
                normal_below((best.worth - other.worth) / error)
            })
            .fold(1.0, f32::min)
    }
}

/// The chance that a standard normal value lies below `z` (to about 1e-4).
fn normal_below(z: f32) -> f32 {
    // A logistic curve with a cubic term follows the normal distribution.
    1.0 / (1.0 + (-(1.5976 * z + 0.070_566 * z * z * z)).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_curve_is_close_to_the_known_one() {
        for (z, p) in [
            (0.0, 0.5),
            (1.0, 0.8413),
            (-1.0, 0.1587),
            (1.96, 0.975),
            (3.0, 0.99865),
        ] {
            assert!((normal_below(z) - p).abs() < 3e-4, "{z}");
        }
    }
}
