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

/// Who of the people at a shared device has yet to look at what they drew, before
/// anybody decides on it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Looks {
    round: u32,
    waiting: SeatSet,
}

impl Looks {
    /// The table stands where these seats may look at what they drew for this round, or
    /// at none of that; `decider` looks when it decides. `people` share the device:
    /// nobody, if it is not passed round for this. `viewer` has it, and keeps it if
    /// nobody else has anything to look at.
    pub fn arrive(
        &mut self,
        drawn: Option<(u32, SeatSet)>,
        decider: Option<Seat>,
        people: SeatSet,
        viewer: Viewer,
    ) {
        match drawn {
            Some((round, _)) if round == self.round => {}
            // Not when turns were taken back: all have looked.
            Some((round, seats)) => {
                let is_new = round > self.round;
                let look = |seat: &Seat| {
                    is_new && people.len() > 1 && seats.contains(*seat) && Some(*seat) != decider
                };
                let waiting = people.iter().filter(look).collect();
                *self = Self { round, waiting };
                if self.waiting.len() == 1 && decider.is_none_or(|seat| !people.contains(seat)) {
                    self.looked(viewer);
                }
            }
            None => self.waiting = SeatSet::default(),
        }
    }

    /// Whether bots have to wait where the table stands like this.
    pub fn holds_up(&self, drawn: Option<(u32, SeatSet)>) -> bool {
        drawn.is_some_and(|(round, _)| round > self.round || !self.waiting.is_empty())
    }

    /// Whether this viewer is to look now, and then to pass the device on.
    pub fn is_looking(&self, viewer: Viewer) -> bool {
        self.waiting.iter().any(|seat| viewer.is(seat))
    }

    /// Who is to get the device to look, if not the viewer, who has it.
    pub fn next(&self, viewer: Viewer) -> Option<Seat> {
        let mut waiting = self.waiting.iter();
        waiting.next().filter(|_| !self.is_looking(viewer))
    }

    /// This viewer has looked.
    pub fn looked(&mut self, viewer: Viewer) {
        if let Viewer::Seat(seat) = viewer {
            self.waiting.remove(seat);
        }
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
    fn everybody_looks_once_in_a_round_and_the_decider_last() {
        let people: SeatSet = [ADA, BO].into_iter().collect();
        let all = Seat::new(1);
        let drawn = |round| Some((round, [ADA, all, BO].into_iter().collect()));
        let mut looks = Looks::default();
        assert!(looks.holds_up(drawn(1)), "nobody has seen it yet");
        looks.arrive(drawn(1), Some(ADA), people, Viewer::Seat(ADA));
        assert_eq!(looks.next(Viewer::Seat(ADA)), Some(BO));
        assert!(looks.is_looking(Viewer::Seat(BO)));
        assert_eq!(looks.next(Viewer::Seat(BO)), None, "Bo has it");
        looks.looked(Viewer::Seat(BO));
        looks.arrive(drawn(1), Some(ADA), people, Viewer::Seat(BO));
        assert_eq!(looks.next(Viewer::Seat(BO)), None);
        assert!(!looks.holds_up(drawn(1)));
        // A bot leads, and waits.
        looks.arrive(None, Some(all), people, Viewer::Spectator);
        looks.arrive(drawn(2), Some(all), people, Viewer::Spectator);
        assert!(looks.holds_up(drawn(2)) && !looks.holds_up(None));
        assert_eq!(looks.next(Viewer::Spectator), Some(ADA));
        looks.arrive(None, Some(BO), people, Viewer::Spectator);
        assert_eq!(looks.next(Viewer::Spectator), None, "it is over");
    }

    #[test]
    fn nobody_looks_alone_or_after_turns_were_taken_back() {
        let people: SeatSet = [ADA, BO].into_iter().collect();
        let drawn = |round| Some((round, people));
        let mut looks = Looks::default();
        looks.arrive(
            drawn(4),
            None,
            [BO].into_iter().collect(),
            Viewer::Spectator,
        );
        assert_eq!(looks.next(Viewer::Spectator), None, "nobody to pass it to");
        looks.arrive(drawn(5), None, people, Viewer::Spectator);
        looks.arrive(drawn(4), None, people, Viewer::Spectator);
        assert_eq!(looks.next(Viewer::Spectator), None, "an earlier round");
        looks.arrive(drawn(5), None, people, Viewer::Spectator);
        assert_eq!(looks.next(Viewer::Spectator), Some(ADA), "dealt anew");
        let bo_alone = Some((6, [BO].into_iter().collect()));
        looks.arrive(bo_alone, None, people, Viewer::Seat(BO));
        assert!(!looks.is_looking(Viewer::Seat(BO)), "Bo has it already");
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
