//! What a seat can do.

use serde::{Deserialize, Serialize};

use crate::card::Characteristic;

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub enum Action {
    /// The leader names the characteristic (CD-3.1).
    Choose(Characteristic),
    /// A seat that could change it announces its value instead (CD-3.2).
    Follow,
    /// A seat changes it (CD-3.3).
    Change(Characteristic),
}

/// An action as traces write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    choose: Option<Characteristic>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answer: Option<Answer>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<Characteristic>,
}

#[derive(Serialize, Deserialize)]
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
