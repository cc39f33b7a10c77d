//! One table on this device.

use crate::table::{Due, News, Now, Request, Saved, Told};
use bots::{Bot, BotGame, Effort, Knowledge, Level};
use dice::Dice;
use engine::{Randomness, Scratch, Seat, SeatSet, Turn, Viewer};
use record::{Match, Step};
use serde_json::Value;

/// How many decisions of bots may be made before the page has shown the
/// earlier ones: the next bot thinks while the last one's move is animated.
const AHEAD: usize = 1;

/// Whether a table can go on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// There is more to do at once.
    More,
    /// It waits for the page.
    Waits,
}

/// A table of any game.
pub(crate) trait Running {
    /// Tells the page how the table stands.
    fn greet(&mut self, tell: &mut dyn FnMut(&News));
    /// Takes a request of the page.
    fn take(&mut self, request: Request, tell: &mut dyn FnMut(&News));
    /// Lets chance or a bot take one step.
    fn step(&mut self, tell: &mut dyn FnMut(&News)) -> Next;
}

/// A table of one game.
pub(crate) struct LocalTable<G: BotGame> {
    game: Match<G>,
    id: String,
    seed: u64,
    viewer: Viewer,
    /// What each seat has been told so far; bots think with it.
    known: Vec<Knowledge<G>>,
    /// How many decisions of bots the page has not shown yet.
    unshown: Vec<usize>,
}

impl<G: BotGame> LocalTable<G> {
    /// The table that was kept, or a new one if its record has no steps.
    pub(crate) fn open(saved: Saved, viewer: Viewer) -> Result<Self, String> {
        let game = Match::from_record(&saved.record).map_err(|error| error.to_string())?;
        let mut table = Self {
            game,
            id: saved.id,
            seed: saved.seed,
            viewer,
            known: Vec::new(),
            unshown: Vec::new(),
        };
        table.recall();
        Ok(table)
    }

    /// Tells every seat its whole past again.
    fn recall(&mut self) {
        let mut known: Vec<Knowledge<G>> = self
            .game
            .game()
            .seats()
            .iter()
            .map(|seat| Knowledge::new(self.game.opening(), seat))
            .collect();
        self.game.replay(|game, _, events| {
            for knowledge in &mut known {
                knowledge.update(game, &events);
            }
        });
        self.known = known;
        self.unshown.clear();
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        self.game.players().get(seat.index())?.bot
    }

    fn people(&self) -> SeatSet {
        let seats = self.game.game().seats();
        seats
            .iter()
            .filter(|seat| self.level(*seat).is_none())
            .collect()
    }

    fn now(&self) -> Now {
        let game = self.game.game();
        let due = match game.turn() {
            Turn::Decide(seat) => Due::Seat(seat),
            Turn::Chance => Due::Chance,
            Turn::Over => Due::Over,
        };
        let mut legal = Vec::new();
        if let Turn::Decide(seat) = game.turn()
            && self.viewer.is(seat)
        {
            game.legal_actions(&mut legal);
        }
        Now {
            number: self.game.steps().len(),
            view: json(&game.view(self.viewer)),
            due,
            legal: legal.iter().map(ToString::to_string).collect(),
            undo: self.game.take_back(self.people()).is_some(),
            outcome: game.outcome(),
        }
    }

    fn told(&self, step: &Step<G>, events: &[G::Event]) -> Told {
        Told {
            actor: match step {
                Step::Action(seat, _) => Some(*seat),
                Step::Chance(_) => None,
            },
            events: events
                .iter()
                .filter_map(|event| G::redact(event, self.viewer))
                .map(|event| json(&event))
                .collect(),
        }
    }

    /// Tells everybody what a step that was just taken did.
    fn announce(&mut self, events: &[G::Event], tell: &mut dyn FnMut(&News)) {
        for knowledge in &mut self.known {
            knowledge.update(self.game.game(), events);
        }
        if let Some(step) = self.game.steps().last() {
            tell(&News::Stepped {
                step: self.told(step, events),
                now: self.now(),
            });
        }
    }

    fn keep(&self, tell: &mut dyn FnMut(&News)) {
        tell(&News::Keep {
            saved: Box::new(Saved {
                id: self.id.clone(),
                seed: self.seed,
                updated: js_sys::Date::now(),
                record: self.game.record(),
            }),
        });
    }

    fn act(&mut self, seat: Seat, number: usize, actions: &[String], tell: &mut dyn FnMut(&News)) {
        // What was chosen for another position is not what was meant here.
        if number != self.game.steps().len() {
            return self.greet(tell);
        }
        for action in actions {
            let Ok(parsed) = action.parse() else {
                return tell(&News::Broken {
                    reason: action.clone(),
                });
            };
            match self.game.act(seat, parsed) {
                Ok(events) => self.announce(&events, tell),
                Err(_) => {
                    return tell(&News::Refused {
                        action: action.clone(),
                    });
                }
            }
        }
        self.keep(tell);
    }

    /// Dice of their own for every step: a table that is resumed goes on as it
    /// would have.
    fn dice(&self) -> Dice {
        Dice::branch(self.seed, self.game.steps().len() as u64)
    }

    fn bot_seed(&self) -> u64 {
        u64::from(self.dice().below(u32::MAX))
    }
}

impl<G: BotGame> Running for LocalTable<G> {
    fn greet(&mut self, tell: &mut dyn FnMut(&News)) {
        let mut steps = Vec::new();
        self.game
            .replay(|_, step, events| steps.push(self.told(step, &events)));
        self.unshown.clear();
        tell(&News::Joined {
            viewer: self.viewer,
            steps,
            now: self.now(),
        });
    }

    fn take(&mut self, request: Request, tell: &mut dyn FnMut(&News)) {
        match request {
            Request::Act {
                seat,
                number,
                actions,
            } => self.act(seat, number, &actions, tell),
            Request::Undo => {
                if let Some(count) = self.game.take_back(self.people()) {
                    self.game.rewind(count);
                    self.recall();
                    self.greet(tell);
                    self.keep(tell);
                }
            }
            Request::Look { viewer } => {
                self.viewer = viewer;
                self.greet(tell);
            }
            Request::Shown { number } => self.unshown.retain(|at| *at > number),
            Request::Hint { seat } => {
                if self.game.game().turn() == Turn::Decide(seat) {
                    let mut bot = Bot::<G>::new(Level::Admiral, self.bot_seed());
                    let thought = bot.decide(&self.known[seat.index()], Effort::Level);
                    tell(&News::Advice {
                        seat,
                        action: thought.action.to_string(),
                    });
                }
            }
            // A table is opened once.
            Request::Open { .. } => {}
        }
    }

    fn step(&mut self, tell: &mut dyn FnMut(&News)) -> Next {
        match self.game.game().turn() {
            Turn::Over => Next::Waits,
            Turn::Chance => {
                let mut dice = self.dice();
                let chance = self
                    .game
                    .game()
                    .sample_chance(&mut dice, &mut Scratch::default());
                if let Ok(events) = self.game.chance(chance) {
                    self.announce(&events, tell);
                }
                // A deal is many draws: keep it once it is done.
                if self.game.game().turn() != Turn::Chance {
                    self.keep(tell);
                }
                Next::More
            }
            Turn::Decide(seat) => {
                let Some(level) = self.level(seat) else {
                    return Next::Waits;
                };
                if self.unshown.len() > AHEAD {
                    return Next::Waits;
                }
                tell(&News::Thinking { seat });
                let mut bot = Bot::<G>::new(level, self.bot_seed());
                let thought = bot.decide(&self.known[seat.index()], Effort::Level);
                if let Ok(events) = self.game.act(seat, thought.action) {
                    self.unshown.push(self.game.steps().len());
                    self.announce(&events, tell);
                    self.keep(tell);
                }
                Next::More
            }
        }
    }
}

/// A value of a game as JSON. All of them have a JSON form.
fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
