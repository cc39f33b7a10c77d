//! Celestial Duel.
//!
//! Characteristics are numbered diameter 0, discovery 1, temperature 2, distance
//! 3.
//!
//! | codes | action |
//! |---|---|
//! | 0 to 3 | choose that characteristic |
//! | 4 | follow |
//! | 5 to 8 | change to the characteristic, plus 5 |

use crate::LabGame;
use crate::tensor::{Around, Block, Writer};
use celestial::{
    Action, Answer, Battle, Called, Card, Celestial, Characteristic, Collector, Difficulty, Fate,
    KNOWN_OBJECTS, Options, Phase, Top, View,
};
use engine::Seat;

const FOLLOW: u16 = 4;
const CHANGE: u16 = 5;

/// Objects by their number, then the six Collectors. Objects of a deck that came
/// with a trace have no number.
const CARDS: usize = KNOWN_OBJECTS + Collector::ALL.len();

/// A seat's top card: none, a hidden one, or a card.
const TOP: usize = 2 + CARDS;

/// The most characteristics named in a round.
const CALLS: usize = Difficulty::ALL.len();

const PHASES: usize = 7;

impl LabGame for Celestial {
    const CODES: usize = CHANGE as usize + 4;

    fn code(action: Action) -> Option<u16> {
        // OK because there are four.
        Some(match action {
            Action::Choose(characteristic) => characteristic.index() as u16,
            Action::Follow => FOLLOW,
            Action::Change(characteristic) => CHANGE + characteristic.index() as u16,
        })
    }

    fn action(code: u16) -> Option<Action> {
        let named = |code: u16| Characteristic::ALL.get(usize::from(code)).copied();
        match code {
            ..FOLLOW => named(code).map(Action::Choose),
            FOLLOW => Some(Action::Follow),
            CHANGE.. => named(code - CHANGE).map(Action::Change),
        }
    }

    fn own_blocks(_options: &Options, seats: usize) -> Vec<Block> {
        vec![
            Block::new("phase", &[PHASES]),
            // The seat that turns, gives, answers or fights, if one does.
            Block::new("acting", &[seats]),
            Block::new("turn", &[seats]),
            Block::new("leader", &[seats]),
            // The round, at most 255, and 1 once time was called.
            Block::new("round", &[2]),
            Block::new("piles", &[seats]),
            Block::new("tops", &[seats, TOP]),
            // The viewer's own top card: 1 + the rank of each of its values in
            // the deck, the smallest first; then its difficulty.
            Block::new("own", &[4 + 4]),
            Block::new("given", &[seats, CARDS]),
            // Each characteristic named: by whom, which, its value, and for each
            // seat its announcement, then 1 where it could have changed it. Values
            // are ranks as above.
            Block::new("calls", &[CALLS, seats + 4 + 1 + 2 * seats]),
            // Whether the lowest wins, whether losers' cards leave the game.
            Block::new("rules", &[2]),
            Block::new("shields", &[seats]),
            Block::new("telescopes", &[seats]),
            // The rivals' difficulties, who is tied, who has turned a card.
            Block::new("battle", &[seats, 4 + 2]),
            Block::new("battle_cards", &[seats, CARDS]),
            Block::new("aside", &[CARDS]),
            Block::new("last_winner", &[seats]),
            // The last round's cards: 1 taken, 2 lost, 3 returned.
            Block::new("last_cards", &[seats, CARDS]),
        ]
    }

    fn encode(view: &View, tensor: &mut Writer<'_>) {
        let around = Around::new(view.viewer, view.seats);
        around.write_viewer(tensor);
        let (phase, acting) = acting(view.phase);
        tensor.one_of(PHASES, Some(phase));
        around.write_seat(tensor, acting);
        around.write_seat(tensor, view.turn);
        around.write_seat(tensor, view.leader);
        tensor.number(u8::try_from(view.round).unwrap_or(u8::MAX));
        tensor.number(view.time.is_some().into());
        let places = || around.iter().map(|seat| &view.places[seat.index()]);
        for place in places() {
            tensor.number(place.pile);
        }
        for place in places() {
            tensor.one_of(
                TOP,
                match place.top {
                    Top::None => Some(0),
                    Top::Hidden => Some(1),
                    Top::Seen(card) => card_number(card).map(|number| 2 + number),
                },
            );
        }
        write_own(view, tensor);
        for place in places() {
            tensor.count(CARDS, place.given.iter().filter_map(|&it| card_number(it)));
        }
        for call in 0..CALLS {
            write_call(view, view.calls.get(call), around, tensor);
        }
        tensor.number(view.effects.reversed.into());
        tensor.number(view.effects.black_hole.into());
        for seats in [view.effects.shields, view.effects.telescopes] {
            tensor.count(around.count(), seats.iter().map(|seat| around.place(seat)));
        }
        write_battle(view.battle.as_ref(), around, tensor);
        tensor.count(CARDS, view.aside.iter().filter_map(|&it| card_number(it)));
        around.write_seat(tensor, view.last.as_ref().map(|last| last.winner));
        let cards = tensor.take(around.count() * CARDS);
        for shown in view.last.iter().flat_map(|last| &last.cards) {
            if let Some(number) = card_number(shown.card) {
                cards[around.place(shown.seat) * CARDS + number] = match shown.fate {
                    Fate::Taken => 1,
                    Fate::Lost => 2,
                    Fate::Returned => 3,
                };
            }
        }
    }
}

/// The number of the phase, and who does what is due in it.
fn acting(phase: Phase) -> (usize, Option<Seat>) {
    match phase {
        Phase::First => (0, None),
        Phase::Turning { seat, .. } => (1, Some(seat)),
        Phase::Giving { giver, .. } => (2, Some(giver)),
        Phase::Leading => (3, None),
        Phase::Asking { seat } => (4, Some(seat)),
        Phase::Battle { seat } => (5, Some(seat)),
        Phase::Over(_) => (6, None),
    }
}

fn card_number(card: Card) -> Option<usize> {
    match card.as_collector() {
        Some(collector) => Some(KNOWN_OBJECTS + collector.index()),
        None => card.known_number().map(usize::from),
    }
}

/// 1 + how many objects of the deck have a smaller value.
fn rank(view: &View, characteristic: Characteristic, value: i64) -> u8 {
    let objects = view.deck.objects().iter();
    let smaller = objects.filter(|object| object.figures.value(characteristic) < value);
    1 + smaller.count() as u8 // OK because a deck has at most 64.
}

fn write_own(view: &View, tensor: &mut Writer<'_>) {
    let block = tensor.take(4 + 4);
    let object = view.own_top().and_then(|card| view.deck.object(card));
    let Some(object) = object else { return };
    for characteristic in Characteristic::ALL {
        let value = object.figures.value(characteristic);
        block[characteristic.index()] = rank(view, characteristic, value);
    }
    block[4 + object.figures.difficulty.index()] = 1;
}

fn write_call(view: &View, call: Option<&Called>, around: Around, tensor: &mut Writer<'_>) {
    let seats = around.count();
    around.write_seat(tensor, call.map(|call| call.chooser));
    tensor.one_of(4, call.map(|call| call.characteristic.index()));
    let block = tensor.take(1 + 2 * seats);
    let Some(call) = call else { return };
    block[0] = rank(view, call.characteristic, call.value);
    for answered in &call.answers {
        let place = around.place(answered.seat);
        block[1 + place] = rank(view, call.characteristic, answered.value);
        block[1 + seats + place] = u8::from(answered.answer != Answer::ByItself);
    }
}

fn write_battle(battle: Option<&Battle>, around: Around, tensor: &mut Writer<'_>) {
    let states = tensor.take(around.count() * 6);
    let cards = tensor.take(around.count() * CARDS);
    let Some(battle) = battle else { return };
    for rival in &battle.rivals {
        states[around.place(rival.seat) * 6 + rival.difficulty.index()] = 1;
    }
    for (place, seat) in around.iter().enumerate() {
        states[place * 6 + 4] = battle.tied.contains(seat).into();
        states[place * 6 + 5] = battle.turned.contains(seat).into();
        for &card in battle.cards.get(seat.index()).into_iter().flatten() {
            if let Some(number) = card_number(card) {
                cards[place * CARDS + number] += 1;
            }
        }
    }
}
