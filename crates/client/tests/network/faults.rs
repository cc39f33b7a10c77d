//! Whatever the network does, nothing is lost and nothing is told twice.

use crate::world::{Entry, Server, World};
use client::Event;
use engine::Seat;
use proptest::prelude::*;
use protocol::{Command, ServerMessage};

#[derive(Clone, Debug)]
enum Happening {
    Serve(usize),
    Deliver(usize, usize),
    Settle,
    Chat,
    Undo,
    OtherMoves,
    Cut,
    GoSilent,
    Sleep(u64),
    Nudge,
    LookAway,
    Look,
    Server(Server),
}

fn happenings() -> impl Strategy<Value = Vec<Happening>> {
    let one = prop_oneof![
        6 => (0_usize..4).prop_map(Happening::Serve),
        6 => (0_usize..4, 1_usize..3).prop_map(|(pipe, times)| Happening::Deliver(pipe, times)),
        3 => Just(Happening::Settle),
        3 => Just(Happening::Chat),
        1 => Just(Happening::Undo),
        3 => Just(Happening::OtherMoves),
        2 => Just(Happening::Cut),
        1 => Just(Happening::GoSilent),
        3 => (0_u64..70_000).prop_map(Happening::Sleep),
        1 => Just(Happening::Nudge),
        1 => Just(Happening::LookAway),
        1 => Just(Happening::Look),
        2 => prop_oneof![Just(Server::Up), Just(Server::Full), Just(Server::Down)].prop_map(Happening::Server),
    ];
    prop::collection::vec(one, 0..120)
}

fn happen(world: &mut World, happening: &Happening, said: &mut usize) {
    match happening {
        Happening::Serve(pipe) => world.serve(*pipe),
        Happening::Deliver(pipe, times) => world.deliver(*pipe, *times),
        Happening::Settle => world.settle(),
        Happening::Chat => {
            *said += 1;
            world.chat(&said.to_string());
        }
        Happening::Undo => {
            *said += 1;
            world.command(Command::Undo {
                revision: world.client.revisions().position(Some(Seat::new(0))),
                seat: Seat::new(0),
            });
        }
        Happening::OtherMoves => world.other_moves(),
        Happening::Cut => world.cut(),
        Happening::GoSilent => world.go_silent(),
        Happening::Sleep(millis) => world.sleep(*millis),
        Happening::Nudge => world.nudge(),
        Happening::LookAway => world.look_away(),
        Happening::Look => world.look(),
        Happening::Server(server) => world.set_server(*server),
    }
}

proptest! {
    #[test]
    fn nothing_is_lost_or_told_twice(seed in 0_u64..1000, happenings in happenings()) {
        let mut world = World::new(seed);
        let mut commands = 0;
        for happening in &happenings {
            happen(&mut world, happening, &mut commands);
        }
        world.look();
        world.heal();
        prop_assert!(world.told.iter().rev().find(|event| matches!(event, Event::Online | Event::Offline)) == Some(&Event::Online));

        // Every entry since the table was first seen was told once, in order.
        let first = world.messages().find_map(|message| match message {
            ServerMessage::Joined(joined) => Some(joined.revision.get() as usize),
            _ => None,
        });
        let told = |wanted: fn(&Entry) -> bool, told: Vec<usize>| {
            let entries = (1..).zip(&world.log).skip(first.unwrap_or_default());
            let expected: Vec<usize> = entries.filter(|(_, entry)| wanted(entry)).map(|(at, _)| at).collect();
            (expected, told)
        };
        let (expected, steps) = told(|entry| *entry == Entry::Step, world.messages().filter_map(|message| match message {
            ServerMessage::Step(step) => Some(step.revision.get() as usize),
            _ => None,
        }).collect());
        prop_assert_eq!(expected, steps);
        let (expected, lines) = told(|entry| *entry != Entry::Step, world.messages().filter_map(|message| match message {
            ServerMessage::Chat(line) => Some(line.revision.get() as usize),
            _ => None,
        }).collect());
        prop_assert_eq!(expected, lines);

        // Every line that was said is in the log.
        for (command, _) in world.answers() {
            if let Command::Chat { text } = command {
                let is_stored = world.log.contains(&Entry::Chat { text: text.clone() });
                prop_assert!(is_stored, "{}", text);
            }
        }
        // No command is answered more than once, and none is left over.
        prop_assert!(world.answers().count() <= commands);
    }
}
