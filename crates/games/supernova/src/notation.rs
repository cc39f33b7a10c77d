//! The short notations of actions and chance outcomes.
//!
//! | notation | meaning |
//! |---|---|
//! | `D01>0`, `S3>3` | play the card, advance the alien |
//! | `S3+`, `S3+A1` | adopt with the card; discard the favourite |
//! | `F:A4/2:S3` | exchange: give `A4` to seat 2 for `S3` |
//! | `P:03`, `P:-` | switch the two aliens; nobody |
//! | `first:2` | seat 2 starts |
//! | `favourite:A3` | the initial favourite card that is dealt |
//! | `token:3` | the token that is dealt |
//! | `draw:D01` | the card that comes into a hand |

use crate::action::Action;
use crate::card::{Card, Kind, alien_of_digit, pair_of_digits};
use crate::chance::Chance;
use engine::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Advance { card, alien } => write!(f, "{card}>{alien}"),
            Self::Adopt { card, drop: None } => write!(f, "{card}+"),
            Self::Adopt {
                card,
                drop: Some(drop),
            } => write!(f, "{card}+{drop}"),
            Self::Exchange { give, seat, take } => {
                write!(f, "{}:{give}/{seat}:{take}", Card::EXCHANGE)
            }
            Self::Switch { pair: None } => write!(f, "{}:-", Card::SWITCH),
            Self::Switch { pair: Some(pair) } => {
                let [low, high] = pair.members();
                write!(f, "{}:{low}{high}", Card::SWITCH)
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        parse_action(text).ok_or_else(|| {
            NotationError::new(
                text,
                "an action such as `D01>0`, `S3+`, `S3+A1`, `F:A4/2:S3`, `P:03` or `P:-`",
            )
        })
    }
}

fn parse_action(text: &str) -> Option<Action> {
    if let Some((card, alien)) = text.split_once('>') {
        let &[digit] = alien.as_bytes() else {
            return None;
        };
        return Some(Action::Advance {
            card: card.parse().ok()?,
            alien: alien_of_digit(digit)?,
        });
    }
    if let Some((card, drop)) = text.split_once('+') {
        return Some(Action::Adopt {
            card: card.parse().ok()?,
            drop: match drop {
                "" => None,
                drop => Some(drop.parse().ok()?),
            },
        });
    }
    let (card, rest) = text.split_once(':')?;
    match (card.parse::<Card>().ok()?, rest) {
        (Card::EXCHANGE, rest) => {
            let (give, rest) = rest.split_once('/')?;
            let (seat, take) = rest.split_once(':')?;
            Some(Action::Exchange {
                give: give.parse().ok()?,
                seat: parse_seat(seat)?,
                take: take.parse().ok()?,
            })
        }
        (Card::SWITCH, "-") => Some(Action::Switch { pair: None }),
        (Card::SWITCH, digits) => {
            let &[low, high] = digits.as_bytes() else {
                return None;
            };
            let pair = Some(pair_of_digits(low, high)?);
            Some(Action::Switch { pair })
        }
        _ => None,
    }
}

/// A seat's number as it is written, without signs or leading zeros.
fn parse_seat(text: &str) -> Option<Seat> {
    let seat = Seat::new(text.parse().ok()?);
    (seat.to_string() == text).then_some(seat)
}

#[cfg(feature = "schema")]
impl engine::schema::Notation for Action {
    const PATTERN: &'static str = r"^(D(0[1-4]|1[2-4]|2[34]|34)>[0-4]|S[0-4](>[0-4]|\+([SA][0-4])?)|F:[SA][0-4]/[0-7]:[SA][0-4]|P:(-|0[1-4]|1[2-4]|2[34]|34))$";
    const MEANING: &'static str = "`D01>0` and `S3>3` play the card and advance the alien; `S3+` adopts with \
        the card, `S3+A1` discarding a favourite for it; `F:A4/2:S3` gives `A4` to seat 2 for `S3`; \
        `P:03` switches two aliens, `P:-` nobody.";
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first:{seat}"),
            Self::Favourite(alien) => write!(f, "favourite:{}", Card::initial(*alien)),
            Self::Token(alien) => write!(f, "token:{alien}"),
            Self::Draw(card) => write!(f, "draw:{card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || match text.split_once(':')? {
            ("first", seat) => parse_seat(seat).map(Self::First),
            ("favourite", card) => match card.parse::<Card>().ok()?.kind() {
                Kind::Initial(alien) => Some(Self::Favourite(alien)),
                _ => None,
            },
            ("token", alien) => match *alien.as_bytes() {
                [digit] => alien_of_digit(digit).map(Self::Token),
                _ => None,
            },
            ("draw", card) => card.parse().ok().map(Self::Draw),
            _ => None,
        };
        parse().ok_or_else(|| {
            NotationError::new(
                text,
                "a chance outcome such as `first:2`, `favourite:A3`, `token:3` or `draw:D01`",
            )
        })
    }
}
