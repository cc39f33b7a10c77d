//! Whose turn it is to hold a shared device.

use engine::{Seat, Turn, Viewer};

/// What a device does when everything was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandOver {
    /// It stays with the person who sees it now.
    Stay,
    /// It shows the table to this seat.
    Look(Seat),
    /// It covers the table until this seat has it in hand.
    Curtain(Seat),
}

/// Decides who sees the table next on a device where `people` play: a curtain
/// falls between two of them if seats have secrets.
pub fn hand_over(turn: Turn, viewer: Viewer, people: &[Seat], has_secrets: bool) -> HandOver {
    let Turn::Decide(seat) = turn else {
        return HandOver::Stay;
    };
    if !people.contains(&seat) || viewer.is(seat) {
        HandOver::Stay
    } else if has_secrets && people.len() > 1 {
        HandOver::Curtain(seat)
    } else {
        HandOver::Look(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BO: Seat = Seat::new(2);

    #[test]
    fn a_curtain_falls_only_between_people_with_secrets() {
        let to_bo = |people: &[Seat], has_secrets| {
            hand_over(Turn::Decide(BO), Viewer::Seat(ADA), people, has_secrets)
        };
        assert_eq!(to_bo(&[ADA, BO], true), HandOver::Curtain(BO));
        assert_eq!(to_bo(&[ADA, BO], false), HandOver::Look(BO));
        assert_eq!(to_bo(&[BO], true), HandOver::Look(BO));
        assert_eq!(to_bo(&[ADA], true), HandOver::Stay, "not on this device");
    }

    #[test]
    fn the_device_stays_with_its_player_and_while_chance_is_due() {
        let people = [ADA, BO];
        let after = |turn| hand_over(turn, Viewer::Seat(BO), &people, true);
        assert_eq!(after(Turn::Decide(BO)), HandOver::Stay);
        assert_eq!(after(Turn::Chance), HandOver::Stay);
        assert_eq!(after(Turn::Over), HandOver::Stay);
    }
}
