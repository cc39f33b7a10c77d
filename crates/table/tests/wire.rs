//! How much a move costs on the wire.

mod common;

use common::{Room, seated, setup};
use dice::Dice;
use engine::Randomness;
use protocol::*;
use registry::Rockets;
use serde_json::json;
use table::Table;

/// The most bytes that a move may cost on the way to one seat, on average over
/// a game and with the answer to who made it.
const MOST: usize = 300;

#[test]
fn a_move_of_last_rocket_costs_each_seat_little() {
    for layout in ["stack19", "flat37", "flat61"] {
        let seats = vec![seated("ada"), seated("bo")];
        let mut made = setup::<Rockets>(json!({"layout": layout}), seats);
        made.clock = Clock::Fischer {
            seconds: 600,
            increment: 5,
        };
        let mut room = Room::<Rockets>::begun(made);
        let mut dice = Dice::new(4);
        let (mut moves, mut bytes, mut most) = (0, 0, 0);
        while let Some((s, legal)) = room.due() {
            room.inbox.clear();
            room.wait(1_234);
            let name = room.holder(s);
            let (n, a) = (room.revision(), dice.pick(&legal).clone());
            room.must(
                &name,
                Command::Act {
                    revision: n,
                    seat: s,
                    action: a,
                },
            );
            for (_, message) in &room.inbox {
                let line = message.to_line().len() + 1;
                bytes += line;
                most = most.max(line);
            }
            moves += 1;
        }
        assert_eq!(room.table.stage(), Stage::Over);
        let each = bytes / moves / 2;
        assert!(each <= MOST * 2 / 3, "{layout}: {each} bytes");
        assert!(most <= 500, "{layout}: {most} bytes at most");
    }
}
