//! The deal of a day: the same for everybody.
//!
//! Its table is named after the day and the game, and its chance is drawn from
//! a secret that is made of both. Bots draw from the same secret and the number
//! of the move. So the same choices meet the same cards, dice and answers; after
//! an undo chance is drawn anew, as at every table.

use engine::Hex32;
pub(crate) use protocol::progress::daily_date as date_of;
use record::fair;
use registry::GameId;

/// The name of the table of a day's deal, such as `daily-2026-11-17-rockets`.
pub(crate) fn table_id(game: GameId, date: &str) -> String {
    format!("daily-{date}-{game}")
}

/// What the chance of a day's deal is drawn from: the SHA-256 of
/// `2026-11-17 rockets`, filled up with zeros to 32 bytes.
pub(crate) fn secret(game: GameId, date: &str) -> Hex32 {
    let mut bytes = [0; 32];
    let text = format!("{date} {game}");
    for (byte, letter) in bytes.iter_mut().zip(text.bytes()) {
        *byte = letter;
    }
    fair::commitment(&Hex32(bytes))
}

/// Today, where the player is.
pub(crate) fn today() -> String {
    let now = js_sys::Date::new_0();
    let (month, day) = (now.get_month() + 1, now.get_date());
    format!("{:04}-{month:02}-{day:02}", now.get_full_year())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_one_deal_for_each_game() {
        let day = "2026-11-17";
        let mut secrets = Vec::new();
        for game in GameId::ALL {
            let id = table_id(game, day);
            assert!(id.parse::<protocol::TableId>().is_ok(), "{id}");
            assert_eq!(date_of(&id), Some(day));
            for day in [day, "2026-11-18"] {
                assert_eq!(secret(game, day), secret(game, day));
                secrets.push(secret(game, day));
            }
        }
        for (index, one) in secrets.iter().enumerate() {
            assert!(!secrets[..index].contains(one), "two deals are the same");
        }
    }
}
