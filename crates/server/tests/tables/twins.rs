//! Pairs of worlds, each the log of a table, that look alike to a viewer.

use dice::Dice;
use engine::{Game, Knowledge, Player, Randomness, Seat, Viewer};
use protocol::{Command, CommandId, Hex32, Level, Revision, Stage, Visibility};
use record::{Match, Step};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use table::local::local_setup;
use table::{GameTable, Moment, Person, Setup, Table};

/// The viewer comes after so many steps or more.
const EARLY: usize = 12;
/// How many steps are played at most.
const LONGEST: usize = 70;
/// How many steps the viewer sees happen, at most.
const SEEN: usize = 4;
/// How often another secret is tried.
const ATTEMPTS: usize = 60;

/// A world: the log of its table.
#[derive(Clone)]
pub(crate) struct World(pub(crate) Vec<String>);

/// A step to come: whose, and what.
pub(crate) type Planned = (Seat, String);

impl World {
    fn table<G: Game>(&self) -> GameTable<G> {
        let lines = self.0.iter().map(String::as_str);
        GameTable::restore(
            lines,
            Arc::new(|_: &Knowledge<G>, _, _| unreachable!("no bots")),
            Moment(0),
        )
        .unwrap()
    }

    fn with_secret(&self, dice: &mut Dice) -> Self {
        let mut log = self.0.clone();
        let from = log[0].find("\"secret\":\"").unwrap() + 10;
        let secret = Hex32(std::array::from_fn(|_| dice.below(256) as u8)).to_string();
        log[0].replace_range(from..from + 64, &secret);
        Self(log)
    }

    /// The same steps at another table.
    fn at(&self, made: &World) -> Self {
        let mut log = self.0.clone();
        log[0].clone_from(&made.0[0]);
        Self(log)
    }

    /// The world after a command, if it was accepted.
    fn after<G: Game>(&self, who: &Person, command: Command) -> Option<Self> {
        let out = self
            .table::<G>()
            .command(who, CommandId(1), command, Moment(5));
        let mut log = self.0.clone();
        log.extend(out.entries);
        (log.len() > self.0.len()).then_some(Self(log))
    }

    fn acted<G: Game>(&self, people: &[Person], seat: Seat, action: &str) -> Option<Self> {
        let command = Command::Act {
            revision: Revision::new(self.0.len() as u32),
            seat,
            actions: vec![action.to_owned()],
        };
        self.after::<G>(&people[seat.index()], command)
    }

    /// The game, and the events of the last entry.
    fn game<G: Game>(&self) -> (Match<G>, Vec<G::Event>) {
        let mut game = None;
        let mut events = Vec::new();
        for line in &self.0 {
            let parts: Vec<Value> = serde_json::from_str(line).unwrap();
            let entry = &parts[1];
            events.clear();
            if let Some(setup) = entry.get("created") {
                let options = G::Options::deserialize(&setup["options"]).unwrap();
                game = Some(Match::<G>::start(&options, vec![Player::default(); 3]).unwrap());
            } else if let Some(play) = entry.get("play") {
                for step in play[0].as_array().unwrap() {
                    let step: Step<G> = step.as_str().unwrap().parse().unwrap();
                    events.extend(game.as_mut().unwrap().take(step).unwrap());
                }
            }
        }
        (game.unwrap(), events)
    }

    /// What the rules let a viewer know of the last entry.
    fn told<G: Game>(&self, viewer: Viewer) -> String {
        let (_, events) = self.game::<G>();
        let told = events.iter().filter_map(|event| G::redact(event, viewer));
        serde_json::to_string(&told.collect::<Vec<_>>()).unwrap()
    }

    /// Who decides, and what is legal.
    fn due<G: Game>(&self) -> Option<(Seat, Vec<String>)> {
        let (game, _) = self.game::<G>();
        let engine::Turn::Decide(seat) = game.game().turn() else {
            return None;
        };
        let mut legal = Vec::new();
        game.game().legal_actions(&mut legal);
        Some((seat, legal.iter().map(ToString::to_string).collect()))
    }
}

/// A world and a step in it of which the viewer is told the same; another step
/// if there is one.
fn twin<G: Game>(
    world: &World,
    people: &[Person],
    viewer: Viewer,
    (seat, action): &Planned,
    expected: &str,
    dice: &mut Dice,
) -> Option<(World, Planned)> {
    let (turn, legal) = world.due::<G>()?;
    assert_eq!(turn, *seat, "whose turn it is, all know");
    for attempt in 0..6 {
        // A user knows its own actions.
        let chosen = if viewer.is(*seat) || attempt >= 4 {
            action.clone()
        } else {
            dice.pick(&legal).clone()
        };
        if let Some(next) = world.acted::<G>(people, *seat, &chosen)
            && next.told::<G>(viewer) == expected
        {
            return Some((next, (*seat, chosen)));
        }
    }
    None
}

/// Two worlds that look alike to a viewer, and what is to happen in each.
pub(crate) struct Twins {
    pub(crate) worlds: [World; 2],
    pub(crate) plans: [Vec<Planned>; 2],
}

fn setup<G: Game>(table: &str, people: &[Person], dice: &mut Dice) -> Setup {
    let options = match G::NAME {
        "celestial" => json!({"rounds": 12, "collectors": ["comet", "telescope", "shield"]}),
        // Dice that all see would have to fall alike in both worlds.
        "asteroids" => json!({"asteroids": false, "first": 0}),
        _ => json!({}),
    };
    let seats = people.iter().map(Person::seat_holder).collect();
    let secret = Hex32(std::array::from_fn(|_| dice.below(256) as u8));
    Setup {
        host: people[0].user.clone(),
        visibility: Visibility::Public,
        takeover: Level::Pilot,
        away_ms: 600_000,
        hints: table::Hints::Never,
        ..local_setup::<G>(table.parse().unwrap(), options, seats, secret)
    }
}

pub(crate) fn twins<G: Game>(
    ids: [&str; 2],
    people: &[Person],
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<Twins> {
    let [made, other_made] = ids.map(|id| {
        let setup = setup::<G>(id, people, dice);
        let no_bots = Arc::new(|_: &Knowledge<G>, _, _| unreachable!("no bots"));
        World(
            GameTable::<G>::create(setup, no_bots, Moment(0))
                .unwrap()
                .1
                .entries,
        )
    });
    let start = |world: &World| world.after::<G>(&people[0], Command::Start {}).unwrap();
    let mut one = start(&made);
    let dealt = one.told::<G>(viewer);
    // Another deal that looks the same to the viewer, if there is one.
    let other = (0..200).find_map(|_| {
        let dealt_other = start(&other_made.with_secret(dice));
        (dealt_other.told::<G>(viewer) == dealt).then_some(dealt_other)
    });
    let mut other = other.unwrap_or_else(|| one.at(&other_made));
    let early = dice.below(EARLY as u32) as usize;
    let mut plans: [Vec<Planned>; 2] = Default::default();
    let mut worlds = [one.clone(), other.clone()];
    for step in 0..LONGEST {
        let Some((seat, legal)) = one.due::<G>() else {
            break;
        };
        let planned = (seat, dice.pick(&legal).clone());
        let next = one.acted::<G>(people, seat, &planned.1)?;
        if next.table::<G>().stage() != Stage::Playing {
            // All is told at the end.
            break;
        }
        let expected = next.told::<G>(viewer);
        let comes = plans[0].is_empty();
        let tries = if comes { ATTEMPTS } else { 3 };
        let found = (0..tries).find_map(|_| {
            // Until the viewer comes, the other world's secret is still free.
            let from = if comes {
                other.with_secret(dice)
            } else {
                other.clone()
            };
            let found = twin::<G>(&from, people, viewer, &planned, &expected, dice)?;
            Some((from, found))
        });
        let is_alike = found.is_some();
        let (twin, other_planned) = match found {
            Some((from, found)) => {
                if comes {
                    worlds = [one.clone(), from];
                }
                found
            }
            // The step told the viewer which world it is in.
            None if comes => (next.at(&other_made), planned.clone()),
            None => break,
        };
        // The viewer comes where the worlds differ, if they ever do.
        let differ = one.0[1..] != other.0[1..] || planned != other_planned;
        let is_open = G::NAME == "rockets";
        if !comes || (is_alike && step >= early && (differ || is_open)) {
            plans[0].push(planned);
            plans[1].push(other_planned);
        }
        if plans[0].len() == SEEN {
            break;
        }
        (one, other) = (next, twin);
    }
    Some(Twins { worlds, plans })
}
