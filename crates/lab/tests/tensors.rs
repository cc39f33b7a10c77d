//! Tensors tell what a viewer knows, and nothing else.

mod common;

use common::{Look, every_variant};
use dice::Dice;
use engine::{Turn, Viewer};
use lab::{LabGame, Writer, length};

fn tensor<G: LabGame>(view: &G::View, bytes: usize) -> Vec<u8> {
    // Filled with something else, to see that all of it is written.
    let mut tensor = vec![0xaa; bytes];
    let mut writer = Writer::new(&mut tensor);
    G::encode(view, &mut writer);
    assert_eq!(writer.left(), 0);
    tensor
}

struct Twins {
    dice: Dice,
    states: usize,
    /// Pairs that differ in something hidden.
    different: usize,
}

impl Look for Twins {
    fn look<G: LabGame>(&mut self, state: &G) {
        let bytes = length(&G::blocks(&state.options(), state.seats()));
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            let own = tensor::<G>(&view, bytes);
            let twin = G::determinize(&view, &mut self.dice);
            self.different += usize::from(twin != *state);
            assert_eq!(
                tensor::<G>(&twin.view(viewer), bytes),
                own,
                "{state:?} {twin:?}"
            );
            let mut written = twin.view(Viewer::Spectator);
            twin.view_into(viewer, &mut written);
            assert_eq!(written, view, "a view written over another one");
            if state.turn()
                == (match viewer {
                    Viewer::Seat(seat) => Turn::Decide(seat),
                    Viewer::Spectator => Turn::Over,
                })
                && matches!(viewer, Viewer::Seat(_))
            {
                let mask = |state: &G| {
                    let mut mask = vec![false; G::codes(&state.options())];
                    state.mask_into(&mut Vec::new(), &mut mask);
                    mask
                };
                assert_eq!(mask(&twin), mask(state));
            }
        }
        self.states += 1;
    }
}

fn twins(states: usize) -> Twins {
    let mut twins = Twins {
        dice: Dice::new(16),
        states: 0,
        different: 0,
    };
    every_variant(states, &mut twins);
    twins
}

#[test]
fn twin_worlds_give_the_same_tensor() {
    let twins = twins(5_000);
    assert!(twins.states >= 5_000);
    assert!(
        twins.different > twins.states,
        "worlds that differ were compared"
    );
}

/// The same over a hundred thousand states:
/// `cargo test -p lab --test tensors -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn twin_worlds_give_the_same_tensor_in_a_hundred_thousand_states() {
    let twins = twins(100_000);
    assert!(twins.states >= 100_000);
}
