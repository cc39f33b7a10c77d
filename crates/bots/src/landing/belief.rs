//! Who has which secrets, judged by what everybody landed and blasted.

use super::harvest::{Harvest, SEATS, Secrets, landed, nobody};
use crate::Knowledge;
use crate::levels::Memory;
use crate::secrets::Deals;
use engine::Sink;
use landing::{Alien, Event, Landing, Pair, Saucer};

/// How much a point of its own makes a player's placement more likely.
const TRUST: f32 = 1.0;

/// For each seat the logarithm of how likely an alien, then a saucer, makes
/// what it did.
type Scores = [([f32; 4], [f32; 4]); SEATS];

/// What a seat believes from the placements that it remembers.
///
/// Every alien and every saucer is on equally many cards, so that what a
/// player could have landed instead is alike for all secrets and cancels
/// out.
pub(super) fn believed(knowledge: &Knowledge<Landing>, memory: Memory) -> Deals<Secrets> {
    let mut scores: Scores = [([0.0; 4], [0.0; 4]); SEATS];
    let is_placement = |event: &&Event| matches!(event, Event::Placed { .. });
    let placements = knowledge.history().iter().filter(is_placement).count();
    let mut forgotten = memory.forgotten(placements);
    let mut trusted = 0.0;
    let mut harvest = Harvest::EMPTY;
    for event in knowledge.history() {
        let (seat, pair, gain) = match *event {
            Event::Placed {
                seat, card, bottom, ..
            } => {
                trusted = if forgotten > 0 { 0.0 } else { TRUST };
                forgotten = forgotten.saturating_sub(1);
                (seat, landed(card, bottom), trusted)
            }
            Event::Blasted { seat, card, .. } => (seat, harvest.lying(card), -trusted),
            _ => continue,
        };
        harvest.emit(|| event.clone());
        if let Some(Pair { alien, saucer }) = pair {
            let (aliens, saucers) = &mut scores[seat.index()];
            aliens[alien.index()] += gain;
            saucers[saucer.index()] += gain;
        }
    }
    let mut deals = Vec::new();
    add_deals(&mut deals, knowledge, &scores, 0, nobody(), 0.0);
    Deals::new(deals)
}

/// Adds every deal of the secrets from `seat` on, with its score.
fn add_deals(
    deals: &mut Vec<(Secrets, f32)>,
    knowledge: &Knowledge<Landing>,
    scores: &Scores,
    seat: usize,
    secrets: Secrets,
    score: f32,
) {
    let players = &knowledge.view().players;
    let Some(player) = players.get(seat) else {
        deals.push((secrets, score));
        return;
    };
    // What the seats before this one were dealt, and what is known of
    // those after it.
    let known = |other: usize| players[other].alien.zip(players[other].saucer);
    let before = &secrets[..seat];
    let after = (seat + 1..players.len()).filter_map(|other| known(other).map(Pair::from));
    let taken: Vec<Pair> = before.iter().copied().chain(after).collect();
    for alien in Alien::all() {
        for saucer in Saucer::all() {
            if player.alien.is_some_and(|known| known != alien)
                || player.saucer.is_some_and(|known| known != saucer)
                || taken.iter().any(|pair| pair.alien == alien)
                || taken.iter().any(|pair| pair.saucer == saucer)
            {
                continue;
            }
            let mut secrets = secrets;
            secrets[seat] = Pair { alien, saucer };
            let (aliens, saucers) = &scores[seat];
            let more = aliens[alien.index()] + saucers[saucer.index()];
            add_deals(deals, knowledge, scores, seat + 1, secrets, score + more);
        }
    }
}
