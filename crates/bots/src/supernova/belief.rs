//! Whose token is which, judged by what everybody moved.

use super::stakes::{SEATS, Tokens};
use crate::Knowledge;
use crate::levels::Memory;
use crate::secrets::Deals;
use engine::Seat;
use supernova::{ALIENS, Alien, Card, Event, Kind, Planet, Supernova, WORTH};

type Planets = [u8; ALIENS];

/// How much a point of its own makes a player's move more likely. Early ranks
/// mean little and tokens are a third of the stakes, so not too much.
const TRUST: f32 = 0.5;

/// How often a player could just as well have advanced an alien that is not
/// on the card it played, against one that is.
const ELSEWHERE: f32 = 0.3;

/// What a seat believes from the moves that it remembers.
pub(super) fn believed(knowledge: &Knowledge<Supernova>, memory: Memory) -> Deals<Tokens> {
    let mut witness = Witness {
        planets: [0; ALIENS],
        backed: [[0; ALIENS]; SEATS],
        played: None,
        scores: [[0.0; ALIENS]; SEATS],
        forgets: false,
    };
    let is_play = |event: &&Event| matches!(event, Event::CardPlayed { .. });
    let plays = knowledge.history().iter().filter(is_play).count();
    let mut forgotten = memory.forgotten(plays);
    for &event in knowledge.history() {
        if matches!(event, Event::CardPlayed { .. }) {
            witness.forgets = forgotten > 0;
            forgotten = forgotten.saturating_sub(1);
        }
        witness.see(event);
    }
    let mut tokens = [None; SEATS];
    for (token, known) in tokens.iter_mut().zip(&knowledge.view().tokens) {
        *token = *known;
    }
    let mut deals = Vec::new();
    let seats = knowledge.view().tokens.len();
    add_deals(&mut deals, &witness.scores[..seats], 0, tokens, 0.0);
    Deals::new(deals)
}

/// Adds every deal of the tokens from `seat` on, with its score.
fn add_deals(
    deals: &mut Vec<(Tokens, f32)>,
    scores: &[[f32; ALIENS]],
    seat: usize,
    tokens: Tokens,
    score: f32,
) {
    if seat == scores.len() {
        deals.push((tokens, score));
    } else if tokens[seat].is_some() {
        add_deals(deals, scores, seat + 1, tokens, score);
    } else {
        for alien in Alien::ALL {
            if !tokens.contains(&Some(alien)) {
                let mut tokens = tokens;
                tokens[seat] = Some(alien);
                let score = score + scores[seat][alien.index()];
                add_deals(deals, scores, seat + 1, tokens, score);
            }
        }
    }
}

/// Follows the game and notes what every move says of the mover's token.
struct Witness {
    planets: Planets,
    backed: [[i8; ALIENS]; SEATS],
    /// The card being played, by whom, and where the aliens stood before.
    played: Option<(Seat, Card, Planets)>,
    /// The logarithm of how likely each token makes what its seat did.
    scores: [[f32; ALIENS]; SEATS],
    /// Whether the move being played is forgotten again.
    forgets: bool,
}

impl Witness {
    fn see(&mut self, event: Event) {
        match event {
            Event::FavouriteDealt { seat, card } | Event::FavouriteAdopted { seat, card } => {
                self.back(seat, card, 1);
            }
            Event::FavouriteDropped { seat, card } => self.back(seat, card, -1),
            Event::FavouritesExchanged {
                seat,
                give,
                other,
                take,
            } => {
                for (card, gain) in [(take, 1), (give, -1)] {
                    self.back(seat, card, gain);
                    self.back(other, card, -gain);
                }
            }
            Event::CardPlayed { seat, card } => self.played = Some((seat, card, self.planets)),
            Event::AlienAdvanced { alien, to, .. } | Event::AlienSwitched { alien, to, .. } => {
                self.planets[alien.index()] = to.number();
            }
            Event::CardDiscarded { .. } => {
                if let Some((seat, card, before)) = self.played.take()
                    && !self.forgets
                {
                    self.judge(seat, card, before);
                }
            }
            _ => {}
        }
    }

    fn back(&mut self, seat: Seat, card: Card, by: i8) {
        if let Some(alien) = card.backs() {
            self.backed[seat.index()][alien.index()] += by;
        }
    }

    /// A player prefers moves that raise what it backs: with each token the
    /// move it made is weighed against those it may have passed over.
    fn judge(&mut self, seat: Seat, card: Card, before: Planets) {
        let mut options = [(before, 1.0); ALIENS];
        let options = match card.kind() {
            Kind::Duo(_) | Kind::Solo(_) => {
                for (option, alien) in options.iter_mut().zip(Alien::ALL) {
                    let odds = if card.advances(alien) { 1.0 } else { ELSEWHERE };
                    *option = (advanced(before, alien), odds);
                }
                &options[..]
            }
            Kind::Switch => &options[..1],
            Kind::Exchange | Kind::Initial(_) => return,
        };
        for token in Alien::ALL {
            let mut backed = self.backed[seat.index()];
            backed[token.index()] += 1;
            let pull = |planets: Planets| (TRUST * points(&backed, planets)).exp();
            let passed_over: f32 = options
                .iter()
                .map(|&(planets, odds)| odds * pull(planets))
                .sum();
            self.scores[seat.index()][token.index()] += (pull(self.planets) / passed_over).ln();
        }
    }
}

/// What somebody's favourites are worth with the aliens on these planets.
fn points(backed: &[i8; ALIENS], planets: Planets) -> f32 {
    let worth = |planet: u8| {
        let ahead = planets.iter().filter(|&&other| other > planet).count();
        // SN-6.2: the alien that is still on the first planet is the nearest.
        WORTH[if planet == 0 { ALIENS - 1 } else { ahead }]
    };
    let points = backed.iter().zip(planets).map(|(b, p)| b * worth(p));
    f32::from(points.sum::<i8>())
}

/// SN-3.2: the alien goes on to the nearest free planet.
fn advanced(mut planets: Planets, alien: Alien) -> Planets {
    let mut to = planets[alien.index()] + 1;
    while planets.contains(&to) && to < Planet::FAR_END.number() {
        to += 1;
    }
    planets[alien.index()] = to;
    planets
}
