//! Games that went on after their server was restored from a backup.
//!
//! People have seen what chance brought after the backup, and it must not come
//! again: so the server commits itself to another secret. One that it takes in
//! the middle of a game it could have chosen, for it knows what everybody added.

use crate::fair::Stream;
use crate::verify::{Compared, Fairness, Verdict};
use crate::{Expected, RecordError};
use engine::Hex32;
use serde::{Deserialize, Serialize};

/// Another secret of the server's, since a backup was restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Restored {
    /// After how many steps of the course; nothing if before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<usize>,
    /// What the server published then.
    pub commitment: Hex32,
    /// The secret, revealed at the end.
    pub secret: Hex32,
}

/// What a commitment that a device was shown is to a record.
pub(crate) enum Shown {
    /// The game began with it.
    AtStart,
    /// It was replaced before the game began.
    Replaced,
    /// It came after the start.
    Later,
}

impl Fairness {
    /// The commitment and the secret that the game began with.
    fn at_start(&self) -> (Hex32, Hex32) {
        let mut before = self.restored.iter().rev();
        before
            .find(|restored| restored.steps.is_none())
            .map_or((self.commitment, self.secret), |restored| {
                (restored.commitment, restored.secret)
            })
    }

    /// What the draws of the course follow from, and after how many steps.
    pub(crate) fn streams(&self) -> Vec<(usize, Stream)> {
        let stream = |secret| Stream::new(secret, &self.table, &self.contributions);
        let (_, secret) = self.at_start();
        let later = self.restored.iter();
        let later = later.filter_map(|one| Some((one.steps?, stream(&one.secret))));
        [(0, stream(&secret))].into_iter().chain(later).collect()
    }

    /// Finds a commitment that a device was shown.
    pub(crate) fn find(&self, shown: Hex32) -> Result<Shown, RecordError> {
        let (start, _) = self.at_start();
        if shown == start {
            return Ok(Shown::AtStart);
        }
        let mut later = self.restored.iter().filter(|one| one.steps.is_some());
        if later.any(|one| one.commitment == shown) {
            return Ok(Shown::Later);
        }
        let mut all = self.restored.iter().map(|one| one.commitment);
        match shown == self.commitment || all.any(|one| one == shown) {
            true => Ok(Shown::Replaced),
            false => Err(RecordError::OtherCommitment {
                joined: shown,
                record: start,
            }),
        }
    }

    /// A device that was there to the end knows of every restore.
    pub(crate) fn compare_restores(&self, expected: &Expected) -> Result<(), RecordError> {
        let last = self.restored.last();
        let last = last.map_or(self.commitment, |restored| restored.commitment);
        match expected.restored.or(expected.commitment) {
            Some(told) if told != last => Err(RecordError::RestoreNotTold),
            _ => Ok(()),
        }
    }

    /// What is proven of a game of which so much was compared, and the rest too.
    pub(crate) fn verdict(&self, compared: &Compared, rest: bool) -> Verdict {
        if !(compared.commitment && compared.table && compared.sealed && rest) {
            return Verdict::Consistent;
        }
        let restores = self.restored.iter().filter_map(|one| one.steps);
        match restores.min() {
            None => Verdict::Fair,
            Some(steps) => Verdict::FairUntil { steps },
        }
    }
}
