use crate::play::every_step;
use board_kit::{Board, Trial};
use board_landing::{LandingBoard, Preview};
use engine::prelude::*;
use engine::{Turn, Viewer};
use landing::Event;

/// The rules are the judge: what the preview promises is what happens.
#[test]
fn the_preview_is_what_happens() {
    let mut chains = 0;
    let mut falls = 0;
    every_step(10, |step| {
        let Some((seat, action)) = step.decision() else {
            return;
        };
        let viewer = Viewer::Seat(seat);
        let view = step.before.view(viewer);
        let trial = Trial::<LandingBoard>::of(&view, seat, &[action]).unwrap();
        let preview = Preview::of(action, &trial).unwrap();

        let eliminated =
            |game: &landing::Landing| game.view(viewer).players[seat.index()].eliminated.clone();
        let known = eliminated(&step.before).len();
        let doomed: Vec<_> = preview.doomed.iter().map(|it| it.card).collect();
        assert_eq!(doomed, eliminated(&step.after)[known..]);
        assert!(preview.doomed.iter().all(|it| !it.matches.is_empty()));

        let before = LandingBoard::scene(&view);
        let after = LandingBoard::scene(&step.after.view(viewer));
        assert_eq!(preview.height, before.height(action.column));
        for falling in &preview.falling {
            let (column, height, _) = after.place_of(falling.card).unwrap();
            assert_eq!((column, height), (falling.column, falling.to));
            if falling.card != action.card {
                let (_, height, _) = before.place_of(falling.card).unwrap();
                assert_eq!(height, falling.from);
            }
            falls += 1;
        }
        let (alien, saucer) = before.own_secrets();
        assert_eq!(preview.points, after.points(alien, saucer));
        chains += usize::from(preview.doomed.iter().any(|it| it.pass > 0));
    });
    assert!(chains > 0 && falls > 20, "{chains} chains, {falls} falls");
}

/// A card that ends the game shows secrets in the trial that are imagined:
/// two deals that look alike must give the same preview.
#[test]
fn nothing_hidden_is_in_a_preview() {
    let mut last_cards = 0;
    every_step(6, |step| {
        let Some((seat, action)) = step.decision() else {
            return;
        };
        if step.after.turn() != Turn::Over {
            return;
        }
        last_cards += 1;
        let view = step.before.view(Viewer::Seat(seat));
        let previews = (0..4).map(|seed| {
            let mut world = landing::Landing::determinize(&view, &mut dice::Dice::new(seed));
            let mut events: Vec<Event> = Vec::new();
            world.apply_unchecked(action, &mut events);
            let trial = Trial::<LandingBoard> {
                events,
                view: world.view(Viewer::Seat(seat)),
                legal: Vec::new(),
            };
            Preview::of(action, &trial).unwrap()
        });
        let previews: Vec<_> = previews.collect();
        assert!(previews.windows(2).all(|two| two[0] == two[1]));
    });
    assert!(last_cards > 20, "{last_cards}");
}
