//! Many random games side by side are the same games as one after the other.

use crate::common::start;
use dice::Dice;
use engine::{Game, Scratch, play_out, play_out_all};
use registry::{Variant, variants, with_game};

fn compare<G: Game>(variant: &Variant) {
    for count in [0, 1, 2, 7] {
        let games = || (0..count).map(|number| (start::<G>(variant), Dice::branch(3, number)));
        let mut scratch = Scratch::default();
        let mut together = Vec::new();
        play_out_all(games(), &mut scratch, |game, decisions| {
            together.push((format!("{game:?}"), decisions));
        });
        let mut alone: Vec<(String, u32)> = games()
            .map(|(mut game, mut dice)| {
                let decisions = play_out(&mut game, &mut dice, &mut scratch, &mut ());
                (format!("{game:?}"), decisions)
            })
            .collect();
        together.sort();
        alone.sort();
        assert_eq!(together, alone, "{variant:?}");
    }
}

#[test]
fn games_side_by_side_are_the_games_one_after_the_other() {
    for variant in variants() {
        with_game!(variant.game, G => compare::<G>(&variant));
    }
}
