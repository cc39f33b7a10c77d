//! One game between entrants.

use crate::Entrant;
use bots::{Bot, BotGame, Effort, Knowledge};
use dice::Dice;
use engine::{Outcome, Scratch, Seat, Seats, StartError, Turn};

/// How a game went.
#[derive(Clone, Debug)]
pub struct GameResult {
    /// Its outcome.
    pub outcome: Outcome,
    /// Decisions taken.
    pub decisions: u32,
}

/// Plays a game. Chance comes from `deal` alone, the bots' own choices from
/// `deal` and their seat, so that the same call gives the same game.
pub fn play<G: BotGame>(
    options: &G::Options,
    line_up: &[Entrant],
    deal: u64,
) -> Result<GameResult, StartError> {
    let wrong = || StartError::Seats {
        game: G::NAME,
        seats: u8::try_from(line_up.len()).unwrap_or(u8::MAX),
        least: G::LEAST_SEATS,
        most: G::MOST_SEATS,
    };
    let count = u8::try_from(line_up.len()).map_err(|_| wrong())?;
    let seats = Seats::new(count).ok_or_else(wrong)?;
    let mut game = G::start(options, seats)?;
    let mut chance = Dice::branch(deal, 0);
    let mut players: Vec<Player<G>> = seats
        .iter()
        .map(|seat| Player::new(line_up[seat.index()], &game, seat, deal))
        .collect();
    let mut scratch = Scratch::default();
    let mut decisions = 0;
    loop {
        let mut events = Vec::new();
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample_chance(&mut chance, &mut scratch);
                game.resolve_unchecked(outcome, &mut events);
            }
            Turn::Decide(seat) => {
                let action = players[seat.index()].decide(&game, &mut scratch);
                game.apply(seat, action, &mut events)
                    .expect("a bot takes legal actions only");
                decisions += 1;
            }
        }
        for player in &mut players {
            player.update(&game, &events);
        }
    }
    let outcome = game.outcome().expect("the game is over");
    Ok(GameResult { outcome, decisions })
}

enum Player<G: BotGame> {
    Random(Dice),
    Bot {
        bot: Box<Bot<G>>,
        knowledge: Knowledge<G>,
    },
}

impl<G: BotGame> Player<G> {
    fn new(entrant: Entrant, game: &G, seat: Seat, deal: u64) -> Self {
        let own = 1 + u64::from(seat.number());
        match entrant {
            Entrant::Random => Self::Random(Dice::branch(deal, own)),
            Entrant::Bot(level) => Self::Bot {
                bot: Box::new(Bot::new(level, deal.wrapping_mul(31).wrapping_add(own))),
                knowledge: Knowledge::new(game, seat),
            },
        }
    }

    fn decide(&mut self, game: &G, scratch: &mut Scratch<G>) -> G::Action {
        match self {
            Self::Random(dice) => game.sample_action(dice, scratch),
            Self::Bot { bot, knowledge } => bot.decide(knowledge, Effort::Level).action,
        }
    }

    fn update(&mut self, game: &G, events: &[G::Event]) {
        if let Self::Bot { knowledge, .. } = self {
            knowledge.update(game, events);
        }
    }
}
