//! One's own tables, wherever one is.

use crate::{Clock, Proposal, SeatState, Stage, TableId};
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A table at which one holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MyTable {
    /// Its id.
    pub table: TableId,
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// How far it has come. One that is over is told of while somebody there wants
    /// to play again.
    pub stage: Stage,
    /// Who holds each seat, seat 0 first.
    pub seats: Vec<SeatState>,
    /// The reader's own seats among them.
    pub mine: SeatSet,
    /// How much time a seat has.
    #[serde(default, skip_serializing_if = "is_default")]
    pub clock: Clock,
    /// The seat that decides, while the game runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// In how many milliseconds the time of that seat runs out, if it has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// The seats whose persons are connected, as far as this server knows.
    #[serde(default, skip_serializing_if = "is_default")]
    pub here: SeatSet,
    /// What somebody asks the others for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// The seats that want to play again.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wanting: SeatSet,
    /// When something about it last changed, in milliseconds since 1970.
    pub updated: i64,
}

/// A user's results.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    /// Those in each game that was played.
    pub games: Vec<Tally>,
}

/// A user's results in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// The game, as commands and files name it: `rockets`.
    pub game: String,
    /// Games with somebody else.
    pub played: u64,
    /// How many of those took the first place.
    pub won: u64,
    /// Games against bots only.
    pub played_bots: u64,
    /// How many of those took the first place.
    pub won_bots: u64,
    /// Games that are not among those: a draw or a roll was undone in them, and
    /// nobody else had to agree, as against bots.
    pub redrawn: u64,
}

impl MyTable {
    /// Whether the game waits for the one who asks.
    pub fn is_my_turn(&self) -> bool {
        self.stage == Stage::Playing && self.turn.is_some_and(|seat| self.mine.contains(seat))
    }

    /// Whether somebody waits for an answer of the one who asks.
    pub fn is_asked(&self) -> bool {
        let waits = |asked: Proposal| self.mine.iter().any(|seat| asked.waiting.contains(seat));
        self.stage == Stage::Playing && self.proposal.is_some_and(waits)
    }

    /// Whether the one who asks is on vacation, so that the game waits for them.
    pub fn is_on_vacation(&self) -> bool {
        let mut mine = self.mine.iter();
        mine.any(|seat| self.vacation_of(seat).is_some())
    }

    /// Until when the person of a seat is on vacation, in milliseconds since 1970.
    pub fn vacation_of(&self, seat: Seat) -> Option<i64> {
        self.seats.get(seat.index())?.vacation
    }

    /// Whether others want to play again and wait for the one who asks.
    pub fn is_asked_again(&self) -> bool {
        self.stage == Stage::Over
            && !self.wanting.is_empty()
            && self.mine.iter().any(|seat| !self.wanting.contains(seat))
    }

    /// How soon one should look at it: the smallest first.
    pub fn urgency(&self) -> (u8, u64, i64) {
        let group = match self.stage {
            Stage::Playing if self.is_my_turn() => 0,
            Stage::Playing if self.is_asked() => 1,
            Stage::Over if self.is_asked_again() => 1,
            Stage::Waiting => 2,
            Stage::Playing => 3,
            Stage::Over | Stage::Closed => 4,
        };
        // Where no time runs, who waits longest comes first.
        (group, self.ms.unwrap_or(u64::MAX), self.updated)
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ProposalKind;

    fn table(id: &str, stage: Stage, turn: u8, ms: Option<u64>) -> MyTable {
        MyTable {
            table: id.parse().unwrap(),
            game: "rockets".to_owned(),
            stage,
            seats: Vec::new(),
            mine: SeatSet::from_iter([Seat::new(0)]),
            clock: Clock::Unlimited,
            turn: Some(Seat::new(turn)),
            ms,
            here: SeatSet::EMPTY,
            proposal: None,
            wanting: SeatSet::EMPTY,
            updated: 5,
        }
    }

    #[test]
    fn what_waits_for_me_comes_first_and_what_is_due_soonest_before_that() {
        let wanting = MyTable {
            wanting: SeatSet::from_iter([Seat::new(1)]),
            ..table("again", Stage::Over, 1, None)
        };
        let asked = MyTable {
            proposal: Some(Proposal {
                by: Seat::new(1),
                kind: ProposalKind::Draw,
                waiting: SeatSet::from_iter([Seat::new(0)]),
            }),
            ..table("asked", Stage::Playing, 1, Some(5))
        };
        assert!(asked.is_asked() && !asked.is_my_turn());
        let mut all = [
            asked,
            table("theirs", Stage::Playing, 1, Some(1)),
            table("waits", Stage::Waiting, 0, None),
            table("late", Stage::Playing, 0, Some(900)),
            table("no-clock", Stage::Playing, 0, None),
            wanting,
            table("soon", Stage::Playing, 0, Some(100)),
        ];
        all.sort_by_key(MyTable::urgency);
        let order: Vec<&str> = all.iter().map(|it| it.table.as_str()).collect();
        assert_eq!(
            order,
            [
                "soon", "late", "no-clock", "asked", "again", "waits", "theirs"
            ]
        );
    }
}
