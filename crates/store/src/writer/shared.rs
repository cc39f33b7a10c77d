//! Appends to logs that other servers write to as well.
//!
//! One statement adds all of a batch, and it is a transaction of its own: each
//! append whose number is still free is stored, the others are not, and none of
//! them stands in the way of another. Nothing has to be known of a log before:
//! who appends has read it up to the number it gives.

use super::{AT_ONCE, Verdict, Writer, row};
use crate::connection::{AppendRow, Connection};
use crate::request::{Append, Write};
use crate::{Result, StoreError};
use std::collections::HashSet;
use std::time::Instant;

/// Appends in the order in which all servers take them, those to the same log
/// one round after the other.
pub(super) fn in_rounds(mut appends: Vec<Write>) -> Vec<Vec<Write>> {
    appends.sort_by(|one, other| one.order().cmp(&other.order()));
    let mut rounds: Vec<Vec<Write>> = Vec::new();
    while !appends.is_empty() {
        let mut last: Option<Box<str>> = None;
        let (round, rest) = appends.into_iter().partition(|append| {
            let (id, _) = append.order();
            let is_first = last.as_deref() != Some(id);
            if is_first {
                last = Some(id.into());
            }
            is_first
        });
        rounds.push(round);
        appends = rest;
    }
    rounds
}

impl Writer {
    /// Appends to several logs, once to each.
    pub(super) fn append_each(&mut self, batch: &mut [Write]) -> Result<Vec<Verdict>> {
        let appends: Vec<&Append> = batch
            .iter()
            .filter_map(|write| match write {
                Write::Append(append) => Some(append),
                Write::Task(_) | Write::Close(_) => None,
            })
            .collect();
        let mut doubt = None;
        loop {
            let begun = Instant::now();
            let is_fresh = self.connection.is_none();
            let connection = match self.connection.take() {
                Some(connection) => Ok(connection),
                None => self.connect(),
            };
            let mut connection = connection.map_err(|error| doubt.clone().unwrap_or(error))?;
            self.heads.trim();
            let error = match self.add(connection.as_mut(), &appends) {
                Ok(verdicts) => {
                    self.connection = Some(connection);
                    return Ok(verdicts);
                }
                Err(error) => error,
            };
            // A match may be gone.
            self.heads.clear();
            if !error.breaks_connection() {
                self.connection = Some(connection);
                return Err(doubt.unwrap_or(error));
            }
            if is_fresh || begun.elapsed() >= AT_ONCE {
                return Err(doubt.unwrap_or(error));
            }
            // It broke while nobody was looking, or a pooler forgot its
            // statements: a fresh one may do. Should something have been stored
            // all the same, its number is taken, and whoever asked reads it.
            if let StoreError::Doubtful(_) = error {
                doubt = Some(error);
            }
        }
    }

    fn add(
        &mut self,
        connection: &mut dyn Connection,
        appends: &[&Append],
    ) -> Result<Vec<Verdict>> {
        let unknown = |append: &&&Append| self.heads.get(&append.match_id).is_none();
        let unknown: Vec<&Append> = appends.iter().filter(unknown).copied().collect();
        self.look_up(connection, &unknown)?;
        let mut rows: Vec<AppendRow<'_>> = Vec::with_capacity(appends.len());
        let mut known = Vec::with_capacity(appends.len());
        for append in appends {
            if let Some(head) = self.heads.get(&append.match_id)
                && head.next <= append.expected
                && append.entries.count > 0
            {
                rows.push(row(append, head.match_key));
                known.push(head.next == append.expected);
            }
        }
        let added = match rows.is_empty() {
            true => HashSet::new(),
            false => connection.append_each(&rows, &known, self.clock.now())?,
        };
        // What is left has to be looked at again: before saying no for being out
        // of date, make sure of the date.
        let mut left = Vec::new();
        for append in appends {
            match self.heads.get(&append.match_id) {
                Some(head)
                    if append.entries.count > 0
                        && head.next <= append.expected
                        && added.contains(&head.match_key) =>
                {
                    self.heads.advance(&append.match_id, append.end());
                }
                _ => left.push(*append),
            }
        }
        self.look_up(connection, &left)?;
        let mut left = left.into_iter().peekable();
        let verdict = |append: &&Append| {
            if left.next_if(|next| std::ptr::eq(*next, *append)).is_none() {
                return Ok(append.end());
            }
            match self.heads.get(&append.match_id) {
                None => Err(StoreError::NotFound),
                Some(head) if append.entries.count == 0 && head.next == append.expected => {
                    Ok(head.next)
                }
                Some(head) => Err(StoreError::Conflict { seq: head.next }),
            }
        };
        Ok(appends.iter().map(verdict).collect())
    }

    /// Reads where some logs end.
    fn look_up(&mut self, connection: &mut dyn Connection, appends: &[&Append]) -> Result<()> {
        if appends.is_empty() {
            return Ok(());
        }
        let ids = appends.iter().map(|append| append.match_id.to_string());
        self.heads.read_all(connection, &ids.collect::<Vec<_>>())
    }
}
