//! Drafts are tried by the rules.

use board_kit::{Board, Rejected, Trial};
use board_rockets::RocketsBoard;
use dice::Dice;
use engine::prelude::*;
use engine::{Game, Seat, Seats, Turn, Viewer, random_game};

/// A game of two, after so many actions, and who decides; nothing if it is over
/// by then.
fn after<G: Game>(actions: usize) -> Option<(G, Seat)> {
    let seats = Seats::new(2).unwrap();
    let game = G::start(&G::Options::default(), seats).unwrap();
    random_game(game, Dice::new(7))
        .filter_map(|taken| Some((taken.before.clone(), taken.decision()?.0)))
        .nth(actions)
}

fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal
}

#[test]
fn a_turn_of_several_actions_is_tried_action_by_action() {
    // Four actions are two whole turns: a move and a removal each.
    let (mut game, seat) = after::<<RocketsBoard as Board>::Game>(4).unwrap();
    let view = game.view(Viewer::Seat(seat));
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    while game.turn() == Turn::Decide(seat) {
        let action = legal(&game)[0];
        game.apply(seat, action, &mut events).unwrap();
        actions.push(action);
        let trial = Trial::<RocketsBoard>::of(&view, seat, &actions).unwrap();
        assert_eq!(trial.events, events, "nothing is hidden in this game");
        assert_eq!(trial.view, game.view(Viewer::Seat(seat)));
        let goes_on = game.turn() == Turn::Decide(seat);
        assert_eq!(trial.is_complete(), !goes_on);
        assert_eq!(trial.legal, if goes_on { legal(&game) } else { Vec::new() });
    }
    assert_eq!(actions.len(), 2);
}

#[test]
fn the_action_that_the_rules_refuse_is_named() {
    let (game, seat) = after::<<RocketsBoard as Board>::Game>(0).unwrap();
    let view = game.view(Viewer::Seat(seat));
    let action = legal(&game)[0];
    // A move, where a removal is due.
    let twice = Trial::<RocketsBoard>::of(&view, seat, &[action, action]);
    let Err(Rejected { action: named, .. }) = twice else {
        panic!("{twice:?}");
    };
    assert_eq!(named, action);
    let other = Seat::new(1 - seat.number());
    assert!(Trial::<RocketsBoard>::of(&view, other, &[action]).is_err());
}
