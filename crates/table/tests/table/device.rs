//! People's devices as the page has them, which remember what a server told them,
//! honest or not.

use crate::common::{Room, answer, seated, setup, user};
use client::{Memory, Witness};
use engine::{Game, Seat};
use protocol::*;
use record::{Record, RecordError, Verdict};
use serde_json::json;
use table::Table;

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BO: Seat = Seat::new(1);

/// A person's device, and how far it has read.
pub(crate) struct Device {
    pub(crate) name: &'static str,
    pub(crate) witness: Witness,
    pub(crate) made: u32,
}

impl Device {
    pub(crate) fn new(name: &'static str) -> Self {
        let memory = Memory::new("table-1".parse().unwrap());
        Self {
            name,
            witness: Witness::new(user(name), memory),
            made: 0,
        }
    }
}

/// What a server tells instead of the truth: nothing, or another message.
pub(crate) type Lie<'a> = &'a dyn Fn(&str, ServerMessage) -> Option<ServerMessage>;

pub(crate) fn truth(_: &str, message: ServerMessage) -> Option<ServerMessage> {
    Some(message)
}

/// Delivers what is in the inbox until nobody has anything to say.
pub(crate) fn deliver<G: Game>(room: &mut Room<G>, devices: &mut [Device], lie: Lie<'_>) {
    while !room.inbox.is_empty() {
        for (to, message) in std::mem::take(&mut room.inbox) {
            let Some(device) = devices.iter_mut().find(|one| user(one.name) == to) else {
                continue;
            };
            let Some(message) = lie(device.name, message) else {
                continue;
            };
            let (name, made) = (device.name, &mut device.made);
            let commands = device.witness.hear(&message, || {
                *made += 1;
                format!("{name} {made}").parse().unwrap()
            });
            for command in commands {
                let answer = room.send(name, command.clone());
                let accepted = matches!(answer, ServerMessage::Accepted { .. });
                device.witness.answered(&command, accepted);
            }
        }
    }
}

/// Ada and Bo with their devices in the waiting room.
pub(crate) fn waiting<G: Game>(lie: Lie<'_>) -> (Room<G>, [Device; 2]) {
    let mut made = setup::<G>(json!({}), vec![seated("ada"), seated("bo")]);
    if G::NAME == "celestial" {
        made.options = json!({"rounds": 3});
    }
    made.contribution_ms = limits::CONTRIBUTION_MS;
    let mut room = Room::<G>::new(made);
    let mut devices = ["ada", "bo"].map(Device::new);
    for name in ["ada", "bo"] {
        room.arrive(name, None);
    }
    deliver(&mut room, &mut devices, lie);
    (room, devices)
}

/// The same, with the game begun.
pub(crate) fn begun<G: Game>() -> (Room<G>, [Device; 2]) {
    let (mut room, mut devices) = waiting::<G>(&truth);
    room.must("ada", Command::Start {});
    deliver(&mut room, &mut devices, &truth);
    assert_eq!(room.table.stage(), Stage::Playing);
    // What was told change by change is what who comes back is told at once.
    for device in &devices {
        let (told, whole) = (device.witness.seating().unwrap(), room.look(device.name));
        assert_eq!(told.seats, whole.seating.seats);
        assert_eq!(told.starting, whole.seating.starting);
    }
    (room, devices)
}

pub(crate) fn play_out<G: Game>(
    room: &mut Room<G>,
    devices: &mut [Device],
    lie: Lie<'_>,
) -> Record {
    let mut steps = 0;
    while room.table.stage() == Stage::Playing {
        room.step();
        deliver(room, devices, lie);
        steps += 1;
        if steps == 400 {
            room.propose("ada", ADA, ProposalKind::Draw);
            let n = room.revision();
            room.must("bo", answer(n, BO, Reply::Agree));
            deliver(room, devices, lie);
        }
    }
    room.table.record().unwrap()
}

pub(crate) fn check<G: Game>(device: &Device, record: &Record) -> Result<Verdict, RecordError> {
    device
        .witness
        .verify::<G>(record)
        .map(|verified| verified.verdict)
}
