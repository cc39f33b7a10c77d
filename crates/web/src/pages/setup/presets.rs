//! Usual ways to sit around a table.

use crate::text::say;
use engine::GameFacts;
use text::Language;

/// So many people, so many bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Preset {
    pub(super) people: u8,
    pub(super) bots: u8,
}

impl Preset {
    /// In words: "1 person + 2 bots".
    pub(super) fn said(self, language: Language) -> String {
        let people = say::people_count(language, self.people);
        match self.bots {
            0 => people,
            bots => format!("{people} + {}", say::bots_count(language, bots)),
        }
    }

    const fn seats(self) -> u8 {
        self.people + self.bots
    }
}

/// Those that a game offers, that of *Play now* first: alone against the usual
/// number of bots, against one, against as many as there are seats; two people,
/// alone and with bots; and a family.
pub(super) fn presets(facts: &GameFacts) -> Vec<Preset> {
    let alone = |seats: u8| Preset {
        people: 1,
        bots: seats - 1,
    };
    let people = |people, seats: u8| Preset {
        people,
        bots: seats.saturating_sub(people),
    };
    let wanted = [
        alone(facts.usual_seats),
        alone(facts.least_seats.max(2)),
        alone(facts.most_seats),
        people(2, 2),
        people(2, facts.usual_seats.max(3)),
        people(4, 4),
    ];
    let mut presets: Vec<Preset> = Vec::new();
    for preset in wanted {
        let seats = facts.least_seats..=facts.most_seats;
        if seats.contains(&preset.seats()) && !presets.contains(&preset) {
            presets.push(preset);
        }
    }
    presets
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::GameSpec;
    use registry::{GameId, with_game};

    #[test]
    fn every_preset_can_be_seated_and_the_first_is_that_of_play_now() {
        for game in GameId::ALL {
            with_game!(game, G => {
                let presets = presets(&G::FACTS);
                assert_eq!(presets[0].people, 1, "{game}");
                assert_eq!(presets[0].seats(), G::FACTS.usual_seats, "{game}");
                assert!(presets.len() >= 4, "{game}: {presets:?}");
                for preset in presets {
                    assert!((G::LEAST_SEATS..=G::MOST_SEATS).contains(&preset.seats()));
                }
            });
        }
    }
}
