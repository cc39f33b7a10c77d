//! Supernova.
//!
//! Cards are numbered `D01` to `D34` 0 to 9, `S0` to `S4` 10 to 14, `F` 15, `P`
//! 16, `A0` to `A4` 17 to 21; favourites `S0` to `S4` 0 to 4, `A0` to `A4` 5 to 9.
//!
//! | codes | action |
//! |---|---|
//! | 0 to 19 | play a duo card for its lower or its higher alien: 2 · card + 0 or 1 |
//! | 20 to 24 | play a solo card for its alien: 20 + alien |
//! | 25 to 79 | adopt with a solo card, nobody leaving or a favourite: 25 + 11 · alien + (0, or 1 + favourite) |
//! | 80 to 579 | exchange: 80 + 100 · seat + 10 · given favourite + taken favourite |
//! | 580 to 589 | switch a pair of aliens, numbered as the duo cards |
//! | 590 | switch nobody |

use crate::LabGame;
use crate::tensor::{Around, Block, Writer};
use engine::{GameSpec, Seat};
use supernova::{
    ALIENS, Action, Alien, CARDS, Card, GALAXY, Kind, Options, PAIRS, PLANET_CARDS, Pair, Phase,
    Supernova, View,
};

const ADOPT: u16 = 2 * PAIRS as u16 + ALIENS as u16;
const FAVOURITES: u16 = 2 * ALIENS as u16;
const EXCHANGE: u16 = ADOPT + ALIENS as u16 * (1 + FAVOURITES);
const SWITCH: u16 = EXCHANGE + Supernova::MOST_SEATS as u16 * FAVOURITES * FAVOURITES;
const NOBODY: u16 = SWITCH + PAIRS as u16;

/// How many of the latest discards are told in order.
const RECENT: usize = 5;

impl LabGame for Supernova {
    const CODES: usize = NOBODY as usize + 1;

    fn code(action: Action) -> Option<u16> {
        match action {
            Action::Advance { card, alien } => match card.kind() {
                Kind::Duo(pair) => {
                    let which = pair.members().iter().position(|&member| member == alien)?;
                    Some(u16::from(pair.number()) * 2 + which as u16) // OK: it is 0 or 1.
                }
                Kind::Solo(shown) if shown == alien => {
                    Some(2 * PAIRS as u16 + u16::from(alien.number()))
                }
                _ => None,
            },
            Action::Adopt { card, drop } => {
                let Kind::Solo(alien) = card.kind() else {
                    return None;
                };
                let left = match drop {
                    None => 0,
                    Some(card) => 1 + favourite(card)?,
                };
                Some(ADOPT + u16::from(alien.number()) * (1 + FAVOURITES) + left)
            }
            Action::Exchange { give, seat, take } => {
                let seat: u16 = seat.number().into();
                (seat < Supernova::MOST_SEATS.into()).then_some(())?;
                let cards = favourite(give)? * FAVOURITES + favourite(take)?;
                Some(EXCHANGE + seat * FAVOURITES * FAVOURITES + cards)
            }
            Action::Switch { pair: Some(pair) } => Some(SWITCH + u16::from(pair.number())),
            Action::Switch { pair: None } => Some(NOBODY),
        }
    }

    fn action(code: u16) -> Option<Action> {
        Some(match code {
            NOBODY => Action::Switch { pair: None },
            SWITCH..NOBODY => Action::Switch {
                pair: Some(pair(code - SWITCH)?),
            },
            EXCHANGE..SWITCH => {
                let code = code - EXCHANGE;
                let cards = code % (FAVOURITES * FAVOURITES);
                // OK because there are few seats.
                let seat = Seat::new((code / (FAVOURITES * FAVOURITES)) as u8);
                Action::Exchange {
                    give: card_of(cards / FAVOURITES)?,
                    seat,
                    take: card_of(cards % FAVOURITES)?,
                }
            }
            ADOPT..EXCHANGE => {
                let code = code - ADOPT;
                let drop = match code % (1 + FAVOURITES) {
                    0 => None,
                    favourite => Some(card_of(favourite - 1)?),
                };
                Action::Adopt {
                    card: Card::solo(alien(code / (1 + FAVOURITES))?),
                    drop,
                }
            }
            code if code >= 2 * PAIRS as u16 && code < ADOPT => {
                let alien = alien(code - 2 * PAIRS as u16)?;
                Action::Advance {
                    card: Card::solo(alien),
                    alien,
                }
            }
            code if code < 2 * PAIRS as u16 => {
                let pair = pair(code / 2)?;
                Action::Advance {
                    card: Card::duo(pair),
                    alien: pair.members()[usize::from(code % 2)],
                }
            }
            _ => return None,
        })
    }

    fn own_blocks(_options: &Options, seats: usize) -> Vec<Block> {
        vec![
            Block::new("phase", &[7]),
            // The seat that is dealt to, or whose turn it is.
            Block::new("turn", &[seats]),
            // How many of each planet card the viewer holds.
            Block::new("hand", &[PLANET_CARDS]),
            Block::new("hand_sizes", &[seats]),
            Block::new("tokens", &[seats, ALIENS]),
            Block::new("favourites", &[seats, CARDS]),
            Block::new("aliens", &[ALIENS, usize::from(GALAXY)]),
            Block::new("pile", &[1]),
            Block::new("taken", &[1]),
            // How many of each card; of earlier ones the order is left out.
            Block::new("discard", &[CARDS]),
            // The latest discards, the last one first.
            Block::new("recent", &[RECENT, CARDS]),
        ]
    }

    fn encode(view: &View, tensor: &mut Writer<'_>) {
        let around = Around::new(view.viewer, view.seats);
        around.write_viewer(tensor);
        let (phase, seat) = match view.phase {
            Phase::FirstSeat => (0, None),
            Phase::Favourites { to, .. } => (1, Some(to)),
            Phase::Tokens { to, .. } => (2, Some(to)),
            Phase::Hands { to, .. } => (3, Some(to)),
            Phase::Play { seat } => (4, Some(seat)),
            Phase::Refill { seat } => (5, Some(seat)),
            Phase::Over { .. } => (6, None),
        };
        tensor.one_of(7, Some(phase));
        around.write_seat(tensor, seat);
        let hand = view.hand.iter().flatten();
        tensor.count(PLANET_CARDS, hand.map(|card| card.index()));
        for seat in around.iter() {
            tensor.number(view.hand_sizes[seat.index()]);
        }
        for seat in around.iter() {
            tensor.one_of(ALIENS, view.tokens[seat.index()].map(Alien::index));
        }
        for seat in around.iter() {
            let cards = view.favourites[seat.index()].iter();
            tensor.count(CARDS, cards.map(|card| card.index()));
        }
        for planet in view.aliens {
            tensor.one_of(GALAXY.into(), Some(planet.index()));
        }
        tensor.number(view.pile);
        tensor.number(view.taken);
        tensor.count(CARDS, view.discard.iter().map(|card| card.index()));
        let mut recent = view.discard.iter().rev();
        for _ in 0..RECENT {
            tensor.one_of(CARDS, recent.next().map(|card| card.index()));
        }
    }
}

/// The number of a card among the favourites; other cards are none.
fn favourite(card: Card) -> Option<u16> {
    match card.kind() {
        Kind::Solo(alien) => Some(alien.number().into()),
        Kind::Initial(alien) => Some(ALIENS as u16 + u16::from(alien.number())),
        Kind::Duo(_) | Kind::Exchange | Kind::Switch => None,
    }
}

/// The favourite card of a number.
fn card_of(favourite: u16) -> Option<Card> {
    match alien(favourite) {
        Some(alien) => Some(Card::solo(alien)),
        None => alien(favourite - ALIENS as u16).map(Card::initial),
    }
}

fn alien(number: u16) -> Option<Alien> {
    Alien::new(u8::try_from(number).ok()?)
}

fn pair(number: u16) -> Option<Pair> {
    Pair::from_number(u8::try_from(number).ok()?)
}
