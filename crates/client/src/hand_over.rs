//! Whose turn it is to hold a shared device.

use engine::{Seat, SeatSet, Turn, Viewer};

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

/// Decides who sees the table first on a device whose people hold these seats,
/// those that a bot acts for included; nothing as long as it depends on chance
/// that is due. Nobody's secrets are shown before somebody has said who is
/// looking. [`HandOver::Stay`] is for spectators.
pub fn first_look(held: SeatSet, turn: Turn, has_secrets: bool) -> Option<HandOver> {
    let Some(first) = held.iter().next() else {
        return Some(HandOver::Stay);
    };
    if !has_secrets || held.len() == 1 {
        return Some(HandOver::Look(first));
    }
    match turn {
        Turn::Chance => None,
        Turn::Decide(seat) if held.contains(seat) => Some(HandOver::Curtain(seat)),
        Turn::Decide(_) | Turn::Over => Some(HandOver::Curtain(first)),
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
    fn nobody_s_secrets_are_seen_before_it_is_said_who_looks() {
        let held = |seats: &[Seat]| seats.iter().copied().collect::<SeatSet>();
        let first = |seats: &[Seat], turn| first_look(held(seats), turn, true);
        let bo = Turn::Decide(BO);
        assert_eq!(first(&[], bo), Some(HandOver::Stay));
        assert_eq!(first(&[ADA], bo), Some(HandOver::Look(ADA)));
        assert_eq!(first(&[ADA, BO], bo), Some(HandOver::Curtain(BO)));
        let elsewhere = Turn::Decide(Seat::new(1));
        for turn in [elsewhere, Turn::Over] {
            assert_eq!(first(&[ADA, BO], turn), Some(HandOver::Curtain(ADA)));
        }
        assert_eq!(first(&[ADA, BO], Turn::Chance), None, "who begins is open");
        let open = first_look(held(&[ADA, BO]), bo, false);
        assert_eq!(open, Some(HandOver::Look(ADA)));
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
