//! How long to wait before connecting again.

use crate::Millis;
use engine::Randomness;

/// The bounds of the first pause, drawn anew for each connection: a server that stops closes
/// all of them at once, and where there are several another one is there at once, which is
/// not to have all of its people in the same moment.
const FIRST: (u32, u32) = (50, 600);
/// The second pause; each is a quarter longer than the one before, so that nobody waits much
/// longer than a quarter of the time for which the server was away.
const SECOND: u32 = 400;
/// The longest pause.
const LONGEST: u32 = 5_000;

/// A pause that after the first one grows with every failed attempt, less up to a fifth,
/// so that not all clients come at once when a server is back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Backoff {
    /// The next pause, if it is not the first.
    next: Option<u32>,
}

impl Backoff {
    /// An attempt failed: how long to wait before the next one.
    pub(crate) fn fail(&mut self, random: &mut impl Randomness) -> Millis {
        let (longest, spread) = match self.next {
            None => (FIRST.1, FIRST.1 - FIRST.0),
            Some(pause) => (pause, pause / 5),
        };
        let longer = |pause: u32| (pause + pause / 4).min(LONGEST);
        self.next = Some(self.next.map_or(SECOND, longer));
        Millis::from(longest - random.below(spread + 1))
    }

    /// The connection stands, or there is news of the network: starts over.
    pub(crate) fn reset(&mut self) {
        self.next = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Dice;

    #[test]
    fn the_pauses_grow_up_to_five_seconds_and_start_over() {
        let mut backoff = Backoff::default();
        let mut random = Dice::new(7);
        assert!((50..=600).contains(&backoff.fail(&mut random)));
        let grown = [
            400, 500, 625, 781, 976, 1220, 1525, 1906, 2382, 2977, 3721, 4651,
        ];
        for longest in grown.into_iter().chain([5000; 3]) {
            let pause = backoff.fail(&mut random);
            assert!((longest * 4 / 5..=longest).contains(&pause), "{pause}");
        }
        backoff.reset();
        assert!(backoff.fail(&mut random) <= 600);
    }

    #[test]
    fn who_waits_for_a_server_waits_little_longer_than_it_is_away() {
        for (seed, away) in (1..=600).map(|tenths| (tenths, tenths * 100)) {
            let (mut backoff, mut random) = (Backoff::default(), Dice::new(seed));
            let mut back = 0;
            while back < away {
                back += backoff.fail(&mut random);
            }
            let late = back - away;
            assert!(late <= (600 + away / 3).min(5000), "{late} after {away}");
        }
    }

    #[test]
    fn those_whom_a_server_closes_at_once_come_back_spread() {
        let first = |seed| Backoff::default().fail(&mut Dice::new(seed));
        let mut tenths = [0; 12];
        for pause in (0..1000).map(first) {
            tenths[usize::try_from(pause).unwrap() / 51] += 1;
        }
        // Everybody within 0.6 s, and at no moment more than twice their share.
        let most = tenths.iter().max();
        assert!(most.is_some_and(|most| *most < 2 * 1000 / 11), "{tenths:?}");
    }

    #[test]
    fn two_clients_do_not_come_back_at_the_same_time() {
        let pause = |seed| {
            let mut backoff = Backoff { next: Some(1220) };
            backoff.fail(&mut Dice::new(seed))
        };
        assert_ne!(pause(1), pause(2));
    }
}
