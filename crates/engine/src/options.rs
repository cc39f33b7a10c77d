//! The host's choices, described once: forms, the command line and schemas of
//! programs are made from this.

use crate::{OptionProblem, Seat, Seats, StartError};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// One choice of the host.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// Its key in the options' JSON form; its texts are found by it.
    pub name: &'static str,
    /// What can be chosen.
    pub kind: OptionKind,
    /// The tables that have the choice; others take the default.
    pub tables: RangeInclusive<u8>,
    /// What forms begin with.
    pub usual: Usual,
    /// The limit that this one takes the place of: a form that sets one lifts
    /// the other.
    pub instead_of: Option<&'static str>,
}

/// What a form begins with. Programs that leave an option out get its default,
/// which is another thing: traces and records depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usual {
    /// What comes first: the first name or limit, the least number, no list.
    First,
    /// This name of a choice.
    Name(&'static str),
    /// This name of a choice at tables of that many seats, at others the first.
    NameFor(u8, &'static str),
    /// No limit.
    NoLimit,
    /// This list.
    List(&'static [&'static str]),
}

/// What can be chosen for an option, as its JSON form says it.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// `true` or `false`.
    Flag {
        /// What it is unless somebody chooses.
        default: bool,
    },
    /// One of these names; the first unless somebody chooses.
    Choice(&'static [&'static str]),
    /// A number from `least` to what a table of some size allows; `least`
    /// unless somebody chooses.
    Number {
        /// The smallest.
        least: u32,
        /// The greatest, by the number of seats.
        most: fn(Seats) -> u32,
    },
    /// A number from 1, or `null`, which means no limit and is the default.
    Limit {
        /// What a form offers beside no limit, its own default first.
        offered: &'static [u32],
    },
    /// A list of these names, in any order and with repetitions; empty unless
    /// somebody chooses.
    List {
        /// The names.
        of: &'static [&'static str],
        /// How long the list may be.
        most: usize,
    },
    /// Who begins: the number of a seat, or `null`, which lets chance decide
    /// and is the default.
    First,
}

impl OptionSpec {
    /// An option that every table has.
    pub const fn new(name: &'static str, kind: OptionKind) -> Self {
        Self::at(name, 1..=u8::MAX, kind)
    }

    /// An option that only tables of these sizes have.
    pub const fn at(name: &'static str, tables: RangeInclusive<u8>, kind: OptionKind) -> Self {
        Self {
            name,
            kind,
            tables,
            usual: Usual::First,
            instead_of: None,
        }
    }

    /// The same with something else to begin a form with.
    pub const fn usually(mut self, usual: Usual) -> Self {
        self.usual = usual;
        self
    }

    /// The same, in the place of another limit.
    pub const fn instead_of(mut self, other: &'static str) -> Self {
        self.instead_of = Some(other);
        self
    }
}

/// The host's choices where nothing but who begins can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct FirstOption {
    /// The seat that begins; chance chooses if it is nobody.
    pub first: Option<Seat>,
}

impl FirstOption {
    /// The choices as data.
    pub const SPECS: &'static [OptionSpec] = &[OptionSpec::new("first", OptionKind::First)];

    /// Whether a table with that many seats can play so.
    pub fn check(&self, seats: Seats) -> Result<(), StartError> {
        StartError::check_first(self.first.map(Seat::number), seats.count())
    }
}

impl StartError {
    /// Checks that a number is in a range of allowed ones.
    pub fn check_range(
        option: &'static str,
        value: u32,
        allowed: RangeInclusive<u32>,
    ) -> Result<(), Self> {
        if allowed.contains(&value) {
            return Ok(());
        }
        let (least, most) = allowed.into_inner();
        Err(Self::Option {
            option,
            problem: OptionProblem::OutOfRange { value, least, most },
        })
    }

    /// Checks that who begins, if anybody was chosen, is one of `count`.
    pub fn check_first(first: Option<u8>, count: u8) -> Result<(), Self> {
        first.map_or(Ok(()), |first| {
            Self::check_range("first", first.into(), 0..=u32::from(count.max(1) - 1))
        })
    }
}
