//! What a seat can do.

use serde::{Deserialize, Serialize};

use crate::card::Characteristic;

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "Written", into = "Written")]
pub enum Action {
    /// The leader names the characteristic (CD-3.1).
    Choose(Characteristic),
    /// A seat that could change it announces its value instead (CD-3.2).
    Follow,
    /// A seat changes it (CD-3.3).
    Change(Characteristic),
}

impl Action {
    /// What sort of action it is, with the characteristic that it names.
    pub const fn kind(self) -> &'static str {
        use Characteristic::{Diameter, Discovery, Distance, Temperature};
        match self {
            Self::Follow => "follow",
            Self::Choose(Diameter) => "choose-diameter",
            Self::Choose(Discovery) => "choose-discovery",
            Self::Choose(Temperature) => "choose-temperature",
            Self::Choose(Distance) => "choose-distance",
            Self::Change(Diameter) => "change-diameter",
            Self::Change(Discovery) => "change-discovery",
            Self::Change(Temperature) => "change-temperature",
            Self::Change(Distance) => "change-distance",
        }
    }
}

/// An action as traces write it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Written {
    /// The leader chooses this characteristic.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    choose: Option<Characteristic>,
    /// What another player answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answer: Option<Answer>,
    /// The characteristic that an answer changes to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<Characteristic>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum Answer {
    Follow,
    Change,
}

impl From<Action> for Written {
    fn from(action: Action) -> Self {
        let (choose, answer, to) = match action {
            Action::Choose(characteristic) => (Some(characteristic), None, None),
            Action::Follow => (None, Some(Answer::Follow), None),
            Action::Change(to) => (None, Some(Answer::Change), Some(to)),
        };
        Self { choose, answer, to }
    }
}

impl TryFrom<Written> for Action {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, &'static str> {
        match (written.choose, written.answer, written.to) {
            (Some(characteristic), None, None) => Ok(Self::Choose(characteristic)),
            (None, Some(Answer::Follow), None) => Ok(Self::Follow),
            (None, Some(Answer::Change), Some(to)) => Ok(Self::Change(to)),
            _ => Err(
                "an action is {\"choose\":characteristic}, {\"answer\":\"follow\"} \
                 or {\"answer\":\"change\",\"to\":characteristic}",
            ),
        }
    }
}
