//! No commands of a seat's owner give it more time, or an opponent less, than
//! the clock's rules say.

use crate::common::{Room, read_line, seated, setup, user};
use dice::Dice;
use engine::{Game, Randomness, Seat, SeatSet};
use protocol::*;
use registry::{Asteroids, Celestial, Landing, Rockets, Supernova};
use serde_json::json;
use table::{Table, Vacation};

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

const CLOCKS: [Clock; 3] = [
    Clock::PerMove { seconds: 30 },
    Clock::Fischer {
        seconds: 60,
        increment: 3,
    },
    Clock::Correspondence { days: 1 },
];

/// For how long at most a turn's time waits until its player was shown what
/// happened.
const SHOWING: u64 = 4_000;

fn room(clock: Clock) -> Room<Rockets> {
    let mut made = setup::<Rockets>(
        json!({"first": 0, "layout": "flat61"}),
        vec![seated("ada"), seated("bo")],
    );
    made.clock = clock;
    made.showing_ms = SHOWING;
    Room::begun(made)
}

/// A second for clocks of seconds, an hour for clocks of days.
fn unit(clock: Clock) -> u64 {
    match clock {
        Clock::Correspondence { .. } => 3_600_000,
        _ => 1_000,
    }
}

/// What the rules say a seat has, worked out from the whole course of a game
/// without keeping any clock.
struct Ledger {
    clock: Clock,
    /// The turns that stand, the oldest first.
    line: Vec<Decision>,
    /// The one that is due.
    due: Decision,
    /// What was given anew after a bot had played: how often, for each seat.
    relief: [u64; 2],
    /// Whether a bot played for the seat since its person did.
    relieved: [bool; 2],
    /// When Ada was on vacation.
    vacations: Vec<(u64, u64)>,
}

#[derive(Clone, Copy)]
struct Decision {
    seat: Seat,
    /// For how long its person was at it.
    spent: u64,
    /// Since when its person is at it, if it is.
    since: Option<u64>,
    taken: Option<(u64, By)>,
}

#[derive(Clone, Copy, PartialEq)]
enum By {
    Person,
    Bot,
}

impl Ledger {
    /// Reads the log of a table at which this seat decides now.
    fn read(clock: Clock, log: &[String], decider: Seat) -> Self {
        let due = Decision {
            seat: ADA,
            spent: 0,
            since: None,
            taken: None,
        };
        let mut ledger = Self {
            clock,
            line: Vec::new(),
            due,
            relief: [0; 2],
            relieved: [false; 2],
            vacations: Vec::new(),
        };
        let mut own = [true; 2];
        let mut asked_by = ADA;
        for (index, line) in log.iter().enumerate() {
            let (at, entry) = read_line(line);
            let (kind, what) = entry.as_object().unwrap().iter().next().unwrap();
            let seat = || what["s"].as_u64().map(|seat| seat as usize);
            match kind.as_str() {
                "created" | "sat" | "withdrawn" => {}
                "started" => ledger.due.since = Some(at + ledger.showing()),
                "shown" => {
                    assert_eq!(seat(), Some(ledger.due.seat.index()));
                    ledger.due.since = ledger.due.since.map(|since| since.min(at));
                }
                "play" => {
                    let next = next_actor(&log[index + 1..]).unwrap_or(decider);
                    ledger.play(what, next, &own, at);
                }
                "vacation" | "vacation_ended" => {
                    assert_eq!(what["user"], "ada");
                    if let Some((_, until)) = ledger.vacations.last_mut() {
                        *until = at.min(*until);
                    }
                    let ms = what["ms"].as_u64();
                    ledger.vacations.extend(ms.map(|ms| (at, at + ms)));
                }
                "undone" => ledger.undo(seat().unwrap(), &own, at),
                "proposed" => asked_by = Seat::new(seat().unwrap() as u8),
                "answered" => assert_eq!(what["reply"], "decline", "Bo never agrees: {asked_by}"),
                "taken_over" => {
                    own[seat().unwrap()] = false;
                    ledger.attend(&own, at);
                }
                "resumed" => {
                    let seat = seat().unwrap();
                    // Nobody waited: it is as if a bot had played.
                    if own == [false; 2] && ledger.left(Seat::new(seat as u8), at) == 0 {
                        ledger.relieved[seat] = true;
                        if !matches!(clock, Clock::Fischer { .. }) {
                            ledger.due.spent = 0;
                        }
                    }
                    own[seat] = true;
                    if std::mem::take(&mut ledger.relieved[seat]) {
                        ledger.relief[seat] += 1;
                    }
                    ledger.attend(&own, at);
                }
                other => panic!("{other}"),
            }
        }
        ledger
    }

    /// For how long a seat's time stood still between two times.
    fn stood(&self, seat: Seat, from: u64, to: u64) -> u64 {
        let vacations = self.vacations.iter().filter(|_| seat == ADA);
        vacations
            .map(|(since, until)| (*until).min(to).saturating_sub((*since).max(from)))
            .sum()
    }

    /// How long a seat's person was at a decision.
    fn spent(&self, decision: &Decision, at: u64) -> u64 {
        let since = decision.since.map_or(0, |since| {
            at.saturating_sub(since) - self.stood(decision.seat, since, at)
        });
        decision.spent + since
    }

    /// Whether the person of the seat that decides is at it.
    fn attend(&mut self, own: &[bool; 2], at: u64) {
        self.due.spent = self.spent(&self.due, at);
        let since = self.due.since.unwrap_or(at).max(at);
        self.due.since = own[self.due.seat.index()].then_some(since);
    }

    /// For how long at most the time of a turn waits.
    fn showing(&self) -> u64 {
        match self.clock {
            Clock::Correspondence { .. } => 0,
            _ => SHOWING,
        }
    }

    fn play(&mut self, what: &serde_json::Value, next: Seat, own: &[bool; 2], at: u64) {
        let [step] = &what[0].as_array().unwrap()[..] else {
            panic!("one action at a time, and no chance: {what}");
        };
        let seat = self.due.seat.index();
        assert_eq!(actor(step), self.due.seat);
        self.attend(own, at);
        let by = if own[seat] { By::Person } else { By::Bot };
        self.relieved[seat] |= by == By::Bot;
        let taken = Some((at, by));
        let since = None;
        self.line.push(Decision {
            taken,
            since,
            ..self.due
        });
        // Who acted has seen it.
        let showing = match next.index() == seat {
            true => 0,
            false => self.showing(),
        };
        self.due = Decision {
            seat: next,
            spent: 0,
            since: own[next.index()].then_some(at + showing),
            taken: None,
        };
    }

    /// A turn taken back without asking was never taken: its person was at it
    /// all the time.
    fn undo(&mut self, seat: usize, own: &[bool; 2], at: u64) {
        let undone = |decision: &Decision| decision.seat.index() == seat;
        let turn = self.line.iter().rposition(undone).unwrap();
        let before = self.line[turn];
        let taken = before.taken.unwrap().0;
        self.line.truncate(turn);
        self.due = Decision {
            spent: before.spent + at - taken - self.stood(before.seat, taken, at),
            since: own[seat].then_some(at),
            taken: None,
            ..before
        };
    }

    /// What a seat has left.
    fn left(&self, seat: Seat, at: u64) -> u64 {
        let initial = self.clock.initial_ms().unwrap();
        let due = (self.due.seat == seat).then_some(self.due);
        match self.clock {
            Clock::Fischer { increment, .. } => {
                let mut left = initial;
                let increment = u64::from(increment) * 1_000;
                for decision in self.line.iter().chain(&due) {
                    if decision.seat != seat {
                        continue;
                    }
                    left = left.saturating_sub(self.spent(decision, at));
                    if matches!(decision.taken, Some((_, By::Person))) {
                        left += increment;
                    }
                }
                left
            }
            _ => initial.saturating_sub(due.map_or(0, |due| self.spent(&due, at))),
        }
    }
}

/// Who took a step.
fn actor(step: &serde_json::Value) -> Seat {
    let digit = step.as_str().unwrap().as_bytes()[0];
    Seat::new(digit - b'0')
}

/// Who takes the next step of a log, unless something is taken back before.
fn next_actor(log: &[String]) -> Option<Seat> {
    log.iter().find_map(|line| {
        let (_, entry) = read_line(line);
        Some(actor(
            entry["play"].as_array()?.first()?.as_array()?.first()?,
        ))
    })
}

/// Ada does whatever she can think of; Bo acts, or thinks.
fn play(clock: Clock, seed: u64, commands: u32, check: impl Fn(&Room<Rockets>)) -> Room<Rockets> {
    let mut dice = Dice::new(seed);
    let mut room = room(clock);
    for _ in 0..commands {
        room.wait(dice.below(6) as u64 * unit(clock));
        if room.table.stage() != Stage::Playing {
            break;
        }
        let revision = room.revision();
        let seat = ADA;
        let command = match dice.below(12) {
            kind @ (10 | 11) => {
                let ms = dice.below(40) as u64 * unit(clock);
                let until = (room.now + ms) as i64;
                let vacation = (kind == 10).then_some(Vacation { until, ms });
                room.give(|table, now| table.set_vacation(&user("ada"), vacation, now));
                check(&room);
                continue;
            }
            9 => Command::Seen { revision, seat },
            0 => Command::Leave { seat },
            1 => Command::Resume { seat },
            2 | 3 => Command::Undo { revision, seat },
            4 => Command::Propose {
                revision,
                seat,
                kind: *dice.pick(&[ProposalKind::Undo, ProposalKind::Draw]),
            },
            5 => Command::Withdraw { seat },
            6 => {
                room.depart("ada");
                room.wait(dice.below(3) as u64 * unit(clock));
                room.arrive("ada", None);
                continue;
            }
            _ => match room.due() {
                Some((seat, legal)) => {
                    let name = room.holder(seat);
                    let actions = vec![dice.pick(&legal).clone()];
                    room.send(
                        &name,
                        Command::Act {
                            revision,
                            seat,
                            actions,
                        },
                    );
                    continue;
                }
                None => continue,
            },
        };
        room.send("ada", command);
        check(&room);
        // The bot that stands in is sometimes slow.
        if dice.below(3) > 0 {
            room.think(seed);
        }
    }
    room
}

#[test]
fn commands_gain_nothing_and_cost_nobody_else() {
    for clock in CLOCKS {
        for seed in 0..25 {
            play(clock, seed, 120, |room| {
                let Some(position) = room.look("bo").position else {
                    return;
                };
                let Some(decider) = position.decider else {
                    return;
                };
                let ledger = Ledger::read(clock, &room.log, decider);
                let at = room.now;
                let [ada, bo] = [ADA, BO].map(|seat| ledger.left(seat, at));
                let told = &position.clocks;
                // Time given after a bot played is in the rules; nothing else is.
                let grace = match clock {
                    Clock::Fischer { .. } => ledger.relief[0] * 6_000,
                    _ => 0,
                };
                assert!(
                    told[0] <= ada + grace,
                    "{clock:?} {seed}: {told:?}, {ada} + {grace}"
                );
                assert!(told[1] >= bo, "{clock:?} {seed}: {told:?}, {bo}");
            });
        }
    }
}

/// Nobody can hold up a game: whatever Ada does instead of moving and removing,
/// somebody does it for her within the time for two actions.
#[test]
fn nobody_can_stall() {
    for clock in CLOCKS {
        for seed in 0..20 {
            let mut dice = Dice::new(seed);
            let mut room = room(clock);
            let initial = clock.initial_ms().unwrap();
            let end = 4 * initial;
            while room.now < end {
                room.wait(unit(clock));
                let revision = room.revision();
                let seat = ADA;
                let command = match dice.below(4) {
                    0 => Command::Leave { seat },
                    1 => Command::Undo { revision, seat },
                    _ => Command::Resume { seat },
                };
                room.send("ada", command);
                // The bot needs a moment, in which she may be quicker.
                if dice.below(2) == 0 {
                    room.think(seed);
                }
                if room.due().is_none_or(|(seat, _)| seat == BO) {
                    break;
                }
            }
            assert!(
                room.now <= 2 * (initial + SHOWING) + unit(clock) * 10,
                "{clock:?} {seed}: held up for {} ms",
                room.now
            );
        }
    }
}

#[test]
fn taking_back_does_not_drain_the_opponent() {
    for clock in CLOCKS {
        let mut room = room(clock);
        for _ in 0..2 {
            room.step();
        }
        for _ in 0..20 {
            room.wait(unit(clock) / 2);
            let undo = |room: &Room<Rockets>| Command::Undo {
                revision: room.revision(),
                seat: ADA,
            };
            let command = undo(&room);
            if !matches!(room.send("ada", command), ServerMessage::Accepted { .. }) {
                break;
            }
            room.step();
        }
        let clocks = room.look("bo").position.unwrap().clocks;
        assert_eq!(clocks[1], clock.initial_ms().unwrap(), "{clock:?}");
    }
}

#[test]
fn a_turns_time_waits_until_its_player_has_seen_what_happened_but_not_for_long() {
    let initial = 30_000;
    let clock = Clock::PerMove { seconds: 30 };
    let left =
        |room: &Room<Rockets>, seat: Seat| room.look("bo").position.unwrap().clocks[seat.index()];
    let mut room = room(clock);
    let seen = |room: &Room<Rockets>, seat| Command::Seen {
        revision: room.revision(),
        seat,
    };
    // Nobody says that anything was shown: the time runs after the cap.
    room.wait(SHOWING);
    assert_eq!(left(&room, ADA), initial);
    room.wait(1_000);
    assert_eq!(left(&room, ADA), initial - 1_000);
    // Her own action needs no showing.
    room.step();
    room.wait(1_000);
    assert_eq!(left(&room, ADA), initial - 1_000);
    room.inbox.clear();
    room.step();
    let told = |room: &Room<Rockets>| {
        let heard = room.heard("ada");
        let clocks = heard.iter().rev().find_map(|message| match message {
            ServerMessage::Clock { seat, ms } => Some((*seat, *ms)),
            _ => None,
        });
        clocks.unwrap()
    };
    assert_eq!(told(&room), (Some(BO), SHOWING));
    // Nobody else can say it for him.
    room.wait(500);
    let not_hers = seen(&room, BO);
    assert_eq!(room.refused("ada", not_hers), Objection::NotYourSeat {});
    let command = seen(&room, ADA);
    room.must("ada", command);
    room.wait(500);
    assert_eq!(left(&room, BO), initial);
    let command = seen(&room, BO);
    room.must("bo", command);
    assert_eq!(told(&room), (Some(BO), 0));
    room.wait(1_000);
    assert_eq!(left(&room, BO), initial - 1_000);
    // Saying it again, or coming back, changes nothing.
    let log = room.log.len();
    let command = seen(&room, BO);
    room.must("bo", command);
    assert_eq!(room.log.len(), log);
    room.depart("bo");
    room.arrive("bo", None);
    assert_eq!(left(&room, BO), initial - 1_000);
    room.wait(initial - 1_001);
    assert_eq!(room.control(BO), SeatControl::Own);
    room.wait(1);
    assert_eq!(room.control(BO), SeatControl::OutOfTime);
}

#[test]
fn who_leads_again_is_shown_the_others_cards_before_the_time_runs() {
    let mut made = setup::<Celestial>(json!({}), vec![seated("ada"), seated("bo")]);
    made.clock = Clock::PerMove { seconds: 30 };
    made.showing_ms = SHOWING;
    let mut room = Room::<Celestial>::begun(made);
    // A leader who wins leads again.
    loop {
        room.inbox.clear();
        let leader = room.step();
        let (next, _) = room.due().expect("it goes on");
        let name = room.holder(leader);
        let told_cards = room.heard(&name).iter().any(|message| match message {
            ServerMessage::Step(step) => step.events.text().contains("round_won"),
            _ => false,
        });
        if next == leader && told_cards {
            break;
        }
    }
    let (leader, _) = room.due().unwrap();
    let left = |room: &Room<Celestial>| {
        let clocks = room.look("bo").position.unwrap().clocks;
        clocks[leader.index()]
    };
    room.wait(SHOWING);
    assert_eq!(left(&room), 30_000, "not before the cap");
    room.wait(1_000);
    assert_eq!(left(&room), 29_000);
}

#[test]
fn a_wait_survives_the_server() {
    let clock = Clock::PerMove { seconds: 30 };
    let mut room = room(clock);
    room.wait(1_000);
    let command = Command::Seen {
        revision: room.revision(),
        seat: ADA,
    };
    room.must("ada", command);
    room.crash(1_000);
    // Her time runs since she said so, not since the cap.
    room.wait(29_999);
    assert_eq!(room.control(ADA), SeatControl::Own);
    room.wait(1);
    assert_eq!(room.control(ADA), SeatControl::OutOfTime);
}

#[test]
fn who_concedes_has_lost() {
    let mut room = room(Clock::Unlimited);
    room.step();
    room.inbox.clear();
    room.must("bo", Command::Concede { seat: BO });
    assert_eq!(room.table.stage(), Stage::Over);
    let over = room.table.over().unwrap();
    assert_eq!(over.outcome, None);
    assert_eq!(over.conceded.iter().collect::<Vec<_>>(), [BO]);
    assert!(
        room.heard("ada")
            .iter()
            .any(|it| matches!(it, ServerMessage::Over(_)))
    );
    let record = room.table.record().unwrap();
    assert!(record.to_json().contains("concession"));
    let late = room.refused("ada", Command::Concede { seat: ADA });
    assert_eq!(late, Objection::Over {});
}

#[test]
fn of_three_who_concedes_is_played_for_and_not_back() {
    let seats = vec![seated("ada"), seated("bo"), seated("cy")];
    let mut room = Room::<Rockets>::begun(setup::<Rockets>(json!({"first": 0}), seats));
    room.must("bo", Command::Concede { seat: BO });
    assert_eq!(room.table.stage(), Stage::Playing);
    let back = room.refused("bo", Command::Resume { seat: BO });
    assert_eq!(back, Objection::Conceded {});
    room.arrive("cy", None);
    room.must("cy", Command::Concede { seat: Seat::new(2) });
    assert_eq!(room.table.stage(), Stage::Over, "one is left");
}

/// Three games in a row, the first beginner drawn by lot: who begins each.
fn beginners<G: Game>(options: serde_json::Value, secret: u8) -> Vec<Seat> {
    let mut made = setup::<G>(options, ["ada", "bo", "cy"].map(seated).to_vec());
    made.secret = Hex32([secret; 32]);
    let mut began = Vec::new();
    for number in 2..5 {
        let mut room = Room::<G>::begun(made);
        for name in ["ada", "bo", "cy"] {
            room.arrive(name, None);
        }
        began.push(room.step());
        for (seat, name) in [(0, "ada"), (1, "bo")] {
            room.must(
                name,
                Command::Concede {
                    seat: Seat::new(seat),
                },
            );
        }
        assert_eq!(room.table.stage(), Stage::Over);
        let table = format!("t{number}").parse().unwrap();
        made = room.table.rematch(table, Hex32([secret; 32]));
        made.host = user("ada");
    }
    began
}

/// The seat after the one that was drawn first begins the next game.
#[track_caller]
fn rotates<G: Game>(options: &serde_json::Value) {
    let mut drawn = SeatSet::EMPTY;
    for secret in 0..12 {
        let began = beginners::<G>(options.clone(), secret);
        drawn.insert(began[0]);
        for pair in began.windows(2) {
            assert_eq!(pair[1].number(), (pair[0].number() + 1) % 3, "{began:?}");
        }
    }
    assert_eq!(drawn.len(), 3, "by lot");
}

#[test]
fn a_rematch_lets_the_next_one_begin_in_every_game() {
    rotates::<Supernova>(&json!({}));
    rotates::<Celestial>(&json!({}));
    rotates::<Landing>(&json!({}));
    rotates::<Rockets>(&json!({}));
    rotates::<Rockets>(&json!({"rockets_each": 2}));
    rotates::<Asteroids>(&json!({}));
}

#[test]
fn a_rematch_lets_another_one_begin() {
    let mut room = room(Clock::Unlimited);
    room.step();
    room.must("ada", Command::Concede { seat: ADA });
    let again = room.table.rematch("t2".parse().unwrap(), Hex32([1; 32]));
    assert_eq!(again.options["first"], 1);
    assert_eq!(again.options["layout"], "flat61");
}
