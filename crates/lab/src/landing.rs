//! Landing Zone.
//!
//! | codes | action |
//! |---|---|
//! | 0 to 287 | a card below 36, its column, the end at the bottom: 8 · card + 2 · column + end |
//! | 288 to 311 | a star and its column: 288 + 4 · (card − 36) + column |

use crate::LabGame;
use crate::tensor::{Around, Block, Writer};
use engine::Set64;
use landing::{
    Action, Alien, CARDS, COLUMNS, Card, CardEnd, Column, HEIGHT, Kind, Landing, Options, Pair,
    Phase, Placed, Saucer, View,
};

/// The first star.
const STAR: u16 = 36;
/// The first code of a star.
const STARS: u16 = STAR * 8;

/// What a tensor tells of a card in a column: which one, whether it lies upside
/// down, whether it is armed, and the alien and saucer of its lower and its upper
/// end.
const PLACED: usize = CARDS + 2 + 4 * 4;

const ALIENS: usize = Alien::COUNT;
const SAUCERS: usize = Saucer::COUNT;

impl LabGame for Landing {
    const CODES: usize = (STARS + (CARDS as u16 - STAR) * COLUMNS as u16) as usize;

    #[inline]
    fn code(action: Action) -> Option<u16> {
        let (card, column) = (
            u16::from(action.card.number()),
            u16::from(action.column.number()),
        );
        let bottom: u16 = action.bottom.number().into();
        match (card < STAR, bottom) {
            (true, _) => Some(card * 8 + column * 2 + bottom),
            (false, 0) => Some(STARS + (card - STAR) * 4 + column),
            // A star is never turned.
            (false, _) => None,
        }
    }

    #[inline]
    fn action(code: u16) -> Option<Action> {
        let (card, column, bottom) = if code < STARS {
            (code / 8, code / 2 % 4, code % 2)
        } else {
            (STAR + (code - STARS) / 4, code % 4, 0)
        };
        Some(Action {
            card: Card::new(u8::try_from(card).ok()?)?,
            column: Column::new(column as u8)?, // OK because it is below 4.
            bottom: CardEnd::new(bottom as u8)?, // OK because it is 0 or 1.
        })
    }

    fn own_blocks(_options: &Options, seats: usize) -> Vec<Block> {
        vec![
            Block::new("phase", &[7]),
            // The seat that is dealt to, or whose turn it is.
            Block::new("turn", &[seats]),
            Block::new("hand", &[CARDS]),
            // What neither lies open nor is in the viewer's hand.
            Block::new("unseen", &[CARDS]),
            Block::new("aliens", &[seats, ALIENS]),
            Block::new("saucers", &[seats, SAUCERS]),
            Block::new("hand_sizes", &[seats]),
            // As sets: the order in which they came is left out.
            Block::new("eliminated", &[seats, CARDS]),
            Block::new("columns", &[COLUMNS, usize::from(HEIGHT), PLACED]),
            Block::new("pile", &[1]),
        ]
    }

    fn encode(view: &View, tensor: &mut Writer<'_>) {
        let around = Around::new(view.viewer, view.seats);
        around.write_viewer(tensor);
        let (phase, dealt) = match view.phase {
            Phase::First => (0, None),
            Phase::Alien(seat) => (1, Some(seat)),
            Phase::Saucer(seat) => (2, Some(seat)),
            Phase::Deal(seat) => (3, Some(seat)),
            Phase::Place => (4, None),
            Phase::Draw => (5, None),
            Phase::Over(_) => (6, None),
        };
        tensor.one_of(7, Some(phase));
        around.write_seat(tensor, dealt.or(view.turn));
        tensor.count(CARDS, view.hand.iter().map(Card::index));
        let mut unseen = Set64::below(CARDS as u32);
        view.hand
            .iter()
            .for_each(|card| unseen.remove(card.number()));
        for player in &view.players {
            for card in &player.eliminated {
                unseen.remove(card.number());
            }
        }
        for placed in view.columns.iter().flatten() {
            unseen.remove(placed.card().number());
        }
        tensor.count(CARDS, unseen.iter().map(usize::from));
        let players = || around.iter().map(|seat| &view.players[seat.index()]);
        for player in players() {
            tensor.one_of(ALIENS, player.alien.map(Alien::index));
        }
        for player in players() {
            tensor.one_of(SAUCERS, player.saucer.map(Saucer::index));
        }
        for player in players() {
            tensor.number(player.cards);
        }
        for player in players() {
            tensor.count(CARDS, player.eliminated.iter().map(|card| card.index()));
        }
        for column in &view.columns {
            for height in 0..usize::from(HEIGHT) {
                write_placed(column.get(height), tensor);
            }
        }
        tensor.number(view.pile);
    }
}

fn write_placed(placed: Option<&Placed>, tensor: &mut Writer<'_>) {
    tensor.one_of(CARDS, placed.map(|placed| placed.card().index()));
    tensor.number(placed.map_or(0, |placed| placed.bottom().number()));
    let armed = placed.is_some_and(|placed| placed.card().kind() == Kind::Armed);
    tensor.number(armed.into());
    let pairs: [Option<Pair>; 2] = [
        placed.and_then(|placed| placed.bottom_pair()),
        placed.and_then(|placed| placed.top_pair()),
    ];
    for pair in pairs {
        tensor.one_of(ALIENS, pair.map(|pair| pair.alien.index()));
        tensor.one_of(SAUCERS, pair.map(|pair| pair.saucer.index()));
    }
}
