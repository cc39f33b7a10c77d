//! Where each log ends, remembered from one transaction to the next.

use crate::Result;
use crate::connection::{Connection, Head};
use std::collections::HashMap;

/// How many logs are remembered; beyond that, all are forgotten at once.
const MOST: usize = 1 << 16;

/// The ends of the logs written to lately.
#[derive(Default)]
pub(crate) struct Heads(HashMap<Box<str>, Head>);

impl Heads {
    pub(crate) fn get(&self, match_id: &str) -> Option<Head> {
        self.0.get(match_id).copied()
    }

    /// Notes that a log now ends at `next`.
    pub(crate) fn advance(&mut self, match_id: &str, next: u64) {
        if let Some(head) = self.0.get_mut(match_id) {
            head.next = next;
        }
    }

    /// Reads the end of a log from the database; `None` if there is no such
    /// match.
    pub(crate) fn read(
        &mut self,
        connection: &mut dyn Connection,
        match_id: &str,
    ) -> Result<Option<Head>> {
        let head = connection.head(match_id)?;
        match head {
            Some(head) => self.0.insert(match_id.into(), head),
            None => self.0.remove(match_id),
        };
        Ok(head)
    }

    /// Reads the ends of several logs; what there is none of is forgotten.
    pub(crate) fn read_all(
        &mut self,
        connection: &mut dyn Connection,
        ids: &[String],
    ) -> Result<()> {
        for id in ids {
            self.0.remove(id.as_str());
        }
        let heads = connection.heads(ids)?;
        self.0
            .extend(heads.into_iter().map(|(id, head)| (id.into(), head)));
        Ok(())
    }

    /// Forgets everything when it has become too much. Not in the middle of a
    /// transaction, whose appends may not be written yet.
    pub(crate) fn trim(&mut self) {
        if self.0.len() > MOST {
            self.clear();
        }
    }

    /// Forgets everything, as after a rollback.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}
