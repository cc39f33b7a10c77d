//! What teaches Supernova.

use super::Played;
use supernova::{Alien, Event};

/// So many points more have to come of an exchange.
const GAIN: i8 = 2;

badges! {
    /// That second place pays best, that the token is secret, that exchanges pay.
    "SN":
    "second-best" "M4 20V15H9V20M9 20V7H15V20M15 20V12H20V20M2 20H22M12 2V5"
        SecondBest SecondBestHow (6, 1) => |played| token(played).is_some_and(|token| rank(played, token) == Some(2)),
    "poker-face" "M6 11V8A6 6 0 0 1 18 8V11M4 11H20V21H4ZM9 15H10M14 15H15M9 18H15"
        PokerFace PokerFaceHow (2, 1) => |played| {
            let is_secret = |token| !played.any(|event| shows(event, played, token));
            played.is_won() && token(played).is_some_and(is_secret)
        },
    "good-trade" "M4 8H18M14 4L18 8L14 12M20 16H6M10 12L6 16L10 20"
        GoodTrade GoodTradeHow (3, 6) => |played| {
            played.any(|event| match *event {
                Event::FavouritesExchanged {
                    seat, give, take, ..
                } if seat == played.seat => {
                    let worth = |alien| points(played, alien);
                    let (given, taken) =
                        (give.backs().and_then(worth), take.backs().and_then(worth));
                    given
                        .zip(taken)
                        .is_some_and(|(given, taken)| taken >= given + GAIN)
                }
                _ => false,
            })
        },
}

/// The player's secret favourite, once it was shown.
fn token(played: &Played<'_, Event>) -> Option<Alien> {
    let mut events = played.events.iter();
    events.find_map(|event| match *event {
        Event::TokenRevealed { seat, token } if seat == played.seat => Some(token),
        _ => None,
    })
}

/// The rank of an alien and its worth at the end.
fn ranked(played: &Played<'_, Event>, wanted: Alien) -> Option<(u8, i8)> {
    let mut events = played.events.iter();
    events.find_map(|event| match *event {
        Event::AlienRanked {
            alien,
            rank,
            points,
        } if alien == wanted => Some((rank, points)),
        _ => None,
    })
}

fn rank(played: &Played<'_, Event>, alien: Alien) -> Option<u8> {
    ranked(played, alien).map(|(rank, _)| rank)
}

fn points(played: &Played<'_, Event>, alien: Alien) -> Option<i8> {
    ranked(played, alien).map(|(_, points)| points)
}

/// Whether an alien came among the player's favourites, for all to see.
fn shows(event: &Event, played: &Played<'_, Event>, alien: Alien) -> bool {
    let own = played.seat;
    let came = match *event {
        Event::FavouriteDealt { seat, card } | Event::FavouriteAdopted { seat, card }
            if seat == own =>
        {
            Some(card)
        }
        Event::FavouritesExchanged { seat, take, .. } if seat == own => Some(take),
        Event::FavouritesExchanged { other, give, .. } if other == own => Some(give),
        _ => None,
    };
    came.and_then(|card| card.backs()) == Some(alien)
}
