//! The members of a line-up, and one game between them.

use crate::{ArenaError, Entrant, Observer};
use bots::{Bot, BotGame, Effort, Knowledge, Thought};
use dice::Dice;
use engine::{Outcome, Scratch, Seat, Seats, StartError, Step, Turn};
use external::{GameStart, Program};
use std::time::Duration;

/// How long a program may take for a decision.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How a game went.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its outcome.
    pub outcome: Outcome,
    /// Decisions taken.
    pub decisions: u32,
}

/// The members of a line-up, with their programs running.
#[derive(Debug)]
pub struct Team {
    members: Vec<(Entrant, Option<Program>)>,
}

impl Team {
    /// Starts the programs of a line-up.
    pub fn new(line_up: &[Entrant]) -> Result<Self, ArenaError> {
        let start = |entrant: &Entrant| {
            let program = match entrant {
                Entrant::Program(command) => Some(Program::start(command, PATIENCE)?),
                Entrant::Random | Entrant::Bot(_) | Entrant::Character(..) => None,
            };
            Ok((entrant.clone(), program))
        };
        Ok(Self {
            members: line_up
                .iter()
                .map(start)
                .collect::<Result<_, ArenaError>>()?,
        })
    }

    /// Plays a game in which the member with this number sits on the first seat
    /// and the others follow. Chance comes from `deal` alone, the bots' own
    /// choices from `deal` and their seat, so that the same call gives the same
    /// game, as far as programs answer alike.
    pub fn play<G: BotGame>(
        &mut self,
        options: &G::Options,
        first: usize,
        deal: u64,
        observer: &mut impl Observer<G>,
    ) -> Result<PlayedGame, ArenaError> {
        let seats = self.seats::<G>()?;
        let game = G::start(options, seats)?;
        let mut chance = Dice::branch(deal, 0);
        let count = self.members.len();
        // Rotated in place, so that each seat can borrow its own member.
        self.members.rotate_left(first % count);
        let result = self.play_seated(game, deal, &mut chance, observer);
        self.members.rotate_right(first % count);
        result
    }

    fn play_seated<G: BotGame>(
        &mut self,
        mut game: G,
        deal: u64,
        chance: &mut Dice,
        observer: &mut impl Observer<G>,
    ) -> Result<PlayedGame, ArenaError> {
        let seats = game.seats();
        let mut players: Vec<Player<'_, G>> = self
            .members
            .iter_mut()
            .zip(seats.iter())
            .map(|((entrant, program), seat)| {
                Player::new(entrant, program.as_mut(), &game, seat, deal)
            })
            .collect::<Result<_, ArenaError>>()?;
        let mut scratch = Scratch::default();
        let mut decisions = 0;
        loop {
            let mut events = Vec::new();
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample_chance(chance, &mut scratch);
                    game.resolve_unchecked(outcome, &mut events);
                    Step::Chance(outcome)
                }
                Turn::Decide(seat) => {
                    let thought = players[seat.index()].decide(&game, &mut scratch)?;
                    observer.deciding(&game, seat, &thought);
                    game.apply(seat, thought.action, &mut events)
                        .expect("a bot takes legal actions only");
                    decisions += 1;
                    Step::Action(seat, thought.action)
                }
            };
            observer.stepped(step);
            for player in &mut players {
                player.update(&game, &events);
            }
        }
        let outcome = game.outcome().expect("the game is over");
        for player in &mut players {
            player.end(&outcome)?;
        }
        Ok(PlayedGame { outcome, decisions })
    }

    fn seats<G: BotGame>(&self) -> Result<Seats, StartError> {
        let wrong = || StartError::Seats {
            game: G::NAME,
            seats: u8::try_from(self.members.len()).unwrap_or(u8::MAX),
            least: G::LEAST_SEATS,
            most: G::MOST_SEATS,
        };
        let count = u8::try_from(self.members.len()).map_err(|_| wrong())?;
        Seats::new(count).ok_or_else(wrong)
    }
}

/// Plays one game between a line-up, which is started for it.
pub fn play<G: BotGame>(
    options: &G::Options,
    line_up: &[Entrant],
    deal: u64,
) -> Result<PlayedGame, ArenaError> {
    Team::new(line_up)?.play::<G>(options, 0, deal, &mut ())
}

/// A member on its seat.
enum Player<'a, G: BotGame> {
    Random(Dice),
    Bot {
        bot: Box<Bot<G>>,
        knowledge: Knowledge<G>,
    },
    Program {
        program: &'a mut Program,
        knowledge: Knowledge<G>,
    },
}

impl<'a, G: BotGame> Player<'a, G> {
    fn new(
        entrant: &Entrant,
        program: Option<&'a mut Program>,
        game: &G,
        seat: Seat,
        deal: u64,
    ) -> Result<Self, ArenaError> {
        let own = 1 + u64::from(seat.number());
        let seed = deal.wrapping_mul(31).wrapping_add(own);
        Ok(match (entrant, program) {
            (Entrant::Character(level, character), _) => Self::Bot {
                bot: Box::new(Bot::new(*level, seed).as_character(*character)),
                knowledge: Knowledge::new(game, seat),
            },
            (Entrant::Bot(level), _) => Self::Bot {
                bot: Box::new(Bot::new(*level, seed)),
                knowledge: Knowledge::new(game, seat),
            },
            (Entrant::Program(_), Some(program)) => {
                program.begin(&GameStart { game, seat, seed })?;
                Self::Program {
                    program,
                    knowledge: Knowledge::new(game, seat),
                }
            }
            (Entrant::Random | Entrant::Program(_), _) => Self::Random(Dice::branch(deal, own)),
        })
    }

    fn decide(
        &mut self,
        game: &G,
        scratch: &mut Scratch<G>,
    ) -> Result<Thought<G::Action>, ArenaError> {
        let action = match self {
            Self::Bot { bot, knowledge } => return Ok(bot.decide(knowledge, Effort::Level)),
            Self::Random(dice) => game.sample_action(dice, scratch),
            Self::Program { program, knowledge } => {
                game.legal_actions(&mut scratch.actions);
                program.decide(knowledge, &scratch.actions)?
            }
        };
        Ok(Thought {
            action,
            report: None,
        })
    }

    fn update(&mut self, game: &G, events: &[G::Event]) {
        match self {
            Self::Random(_) => {}
            Self::Bot { knowledge, .. } | Self::Program { knowledge, .. } => {
                knowledge.update(game, events);
            }
        }
    }

    fn end(&mut self, outcome: &Outcome) -> Result<(), ArenaError> {
        if let Self::Program { program, knowledge } = self {
            program.end(knowledge, outcome)?;
        }
        Ok(())
    }
}
