//! How far a household that shares a table with bots may take back.

use dice::Dice;
use engine::prelude::*;
use engine::{Game, Player, Scratch, Seat, SeatSet, Turn};
use record::{Match, Step};
use registry::{Landing, Rockets};

fn holders(count: usize) -> Vec<Player> {
    vec![Player::default(); count]
}

/// Lets chance speak until somebody decides.
fn settle<G: Game>(game: &mut Match<G>, dice: &mut Dice) {
    while game.game().turn() == Turn::Chance {
        let chance = game.game().sample_chance(dice, &mut Scratch::default());
        game.chance(chance).expect("it can occur");
    }
}

/// One random action of the seat that decides.
fn act<G: Game>(game: &mut Match<G>, dice: &mut Dice) -> Seat {
    let Turn::Decide(seat) = game.game().turn() else {
        panic!("somebody decides");
    };
    let action = game.game().sample_action(dice, &mut Scratch::default());
    game.act(seat, action).expect("it is legal");
    seat
}

fn only(seat: Seat) -> SeatSet {
    [seat].into_iter().collect()
}

#[test]
fn a_whole_turn_goes_back_with_what_bots_did_since() {
    let mut dice = Dice::new(5);
    let mut game = Match::<Rockets>::start(&Default::default(), holders(2)).expect("a table");
    settle(&mut game, &mut dice);
    let before = game.steps().len();
    let person = act(&mut game, &mut dice);
    assert_eq!(act(&mut game, &mut dice), person, "a move, then a removal");
    assert_eq!(game.take_back(only(person)), Some(before), "both at once");
    let bot = act(&mut game, &mut dice);
    assert_ne!(bot, person);
    act(&mut game, &mut dice);
    assert_eq!(
        game.take_back(only(person)),
        Some(before),
        "and the bot's turn"
    );
    game.rewind(before);
    assert_eq!(game.take_back(only(person)), None, "there is nothing left");
    assert_eq!(game.game().turn(), Turn::Decide(person));
}

#[test]
fn nothing_goes_back_beyond_a_draw() {
    let mut dice = Dice::new(6);
    let mut game = Match::<Landing>::start(&Default::default(), holders(2)).expect("a table");
    settle(&mut game, &mut dice);
    let person = act(&mut game, &mut dice);
    let placed = game.steps().len();
    settle(&mut game, &mut dice);
    assert!(
        matches!(game.steps()[placed], Step::Chance(_)),
        "a card is drawn after the placing"
    );
    assert_eq!(game.take_back(only(person)), None);
}
