//! What seeing everything is worth in the games of secret tokens: the upper end
//! of what guessing can bring.

use crate::common::{measure_seer, random, seer, share_of};
use bots::Knowledge;
use engine::Traced;
use landing::Landing;
use search::Guide;
use supernova::Supernova;

fn landing_seer(game: &Landing, knowledge: &Knowledge<Landing>) -> impl Guide<Landing> + use<> {
    let mut view = knowledge.view().clone();
    for (player, (alien, saucer)) in view.players.iter_mut().zip(game.trace_state().secrets) {
        player.alien = Some(alien);
        player.saucer = Some(saucer);
    }
    let knowledge = Knowledge::received(knowledge.seat(), view, Vec::new());
    seer(game, &knowledge)
}

fn supernova_seer(
    game: &Supernova,
    knowledge: &Knowledge<Supernova>,
) -> impl Guide<Supernova> + use<> {
    let mut view = knowledge.view().clone();
    view.tokens = game.trace_state().tokens.into_iter().map(Some).collect();
    let knowledge = Knowledge::received(knowledge.seat(), view, Vec::new());
    seer(game, &knowledge)
}

#[test]
fn it_beats_random_play() {
    let landing = share_of(
        &landing::Options::default(),
        5,
        100,
        landing_seer,
        random(2),
    );
    let supernova = share_of(
        &supernova::Options::default(),
        5,
        100,
        supernova_seer,
        random(2),
    );
    assert!(landing >= 0.7 && supernova >= 0.7, "{landing}, {supernova}");
}

/// `cargo test --release -p bots --test suite seeing_everything -- --ignored --nocapture`
#[test]
#[ignore = "measures, and takes minutes"]
fn how_much_it_is_worth() {
    measure_seer(&landing::Options::default(), landing_seer);
    measure_seer(&supernova::Options::default(), supernova_seer);
}
