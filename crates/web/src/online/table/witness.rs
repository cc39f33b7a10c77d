//! What this device remembers of the tables it was at, to hold the server to it.

use super::OnlineTable;
use crate::text::Text;
use crate::{dom, storage};
use client::{Memory, Witness};
use engine::Seat;
use leptos::prelude::*;
use protocol::{Command, Entropy, ServerMessage, Stage, TableId, limits};

/// Where it is kept.
const WITNESS: &str = "witness";
/// Of how many tables, the latest first.
const MOST: usize = 60;
/// How many characters a random contribution has.
const RANDOM_CHARS: usize = 32;

fn all() -> Vec<Memory> {
    let text = storage::read(WITNESS).unwrap_or_default();
    protocol::read_json(&text).unwrap_or_default()
}

/// What this device remembers of a table.
pub(super) fn remembered(table: &TableId) -> Memory {
    let found = all().into_iter().find(|memory| memory.table() == table);
    found.unwrap_or_else(|| Memory::new(table.clone()))
}

fn keep(memory: &Memory) {
    let mut list = all();
    list.retain(|other| other.table() != memory.table());
    list.insert(0, memory.clone());
    list.truncate(MOST);
    storage::write(WITNESS, &serde_json::to_string(&list).unwrap_or_default());
}

/// What a seat adds to chance: what the person typed, if anything, and then
/// something that nobody can guess.
fn entropy(typed: &str) -> Entropy {
    let most = limits::ENTROPY_CHARS - RANDOM_CHARS - 1;
    let plain = |typed: &char| (' '..='~').contains(typed);
    let typed: String = typed.chars().filter(plain).take(most).collect();
    let space = if typed.is_empty() { "" } else { " " };
    format!(
        "{typed}{space}{:016x}{:016x}",
        dom::entropy(),
        dom::entropy()
    )
    .parse()
    .unwrap_or_default()
}

impl OnlineTable {
    /// Remembers what a message tells, and answers for this device's part of
    /// chance.
    pub(super) fn witness(self, message: &ServerMessage) {
        let about_seats = matches!(
            message,
            ServerMessage::Joined(_)
                | ServerMessage::Seats(_)
                | ServerMessage::Committed { .. }
                | ServerMessage::Starting { .. }
                | ServerMessage::Started(_)
        );
        if about_seats && self.stage.get_untracked() == Stage::Waiting {
            // Another page of this device may have added something.
            let kept = remembered(&self.id.get_value());
            self.change(|witness| witness.merge(&kept));
        }
        let commands = match about_seats {
            true => self.change(|witness| witness.hear(message, || entropy(""))),
            false => self
                .witness
                .try_update_untracked(|witness| witness.hear(message, || entropy(""))),
        };
        for command in commands.unwrap_or_default() {
            self.command_quietly(command);
        }
    }

    /// Changes what this device remembers, and keeps it.
    pub(super) fn change<T>(self, change: impl FnOnce(&mut Witness) -> T) -> Option<T> {
        self.witness.try_update(|witness| {
            let before = witness.memory().clone();
            let result = change(witness);
            if *witness.memory() != before {
                keep(witness.memory());
            }
            result
        })
    }

    /// Takes a seat.
    pub(crate) fn sit(self, seat: Seat) {
        self.send(move |witness| witness.sit(seat, entropy("")));
    }

    /// Adds what the person typed to chance.
    pub(crate) fn contribute(self, seat: Seat, typed: &str) {
        self.send(|witness| witness.choose(seat, entropy(typed)));
    }

    fn send(self, choose: impl FnOnce(&mut Witness) -> Command) {
        if let Some(command) = self.change(choose) {
            self.command(command);
        }
    }

    /// What a restored backup means for chance here. Tracks.
    pub(crate) fn restored_notice(self) -> Option<Text> {
        let is_restored = self.witness.with(Witness::is_restored);
        match self.stage.get() {
            Stage::Waiting if is_restored => Some(Text::ChanceRestoredWaiting),
            Stage::Playing if is_restored => Some(Text::ChanceRestoredPlaying),
            _ => None,
        }
    }

    /// Whether the server has contradicted itself. Tracks.
    pub(crate) fn is_contradicted(self) -> bool {
        self.witness
            .with(|witness| witness.contradiction().is_some())
    }
}
