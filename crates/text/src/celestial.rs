//! The words of Celestial Duel.

mod value;

use crate::{Area, Language, Names, Words, games};
use celestial::{
    Action, Answer, Card, Celestial, Characteristic, Collector, Difficulty, End, Event, Phase,
    Refusal, View,
};
use engine::{Seat, SeatSet, Viewer};
use value::display;

include!(concat!(env!("OUT_DIR"), "/celestial.rs"));

pub use value::{Amount, amount};

impl Words for Celestial {
    const TITLE: games::Text = games::Text::CelestialTitle;
    const PITCH: games::Text = games::Text::CelestialPitch;
    const RULES: Area = Area::RulesCelestial;

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        let who = |seat| names.of(seat, language);
        match view.phase {
            Phase::First => language
                .choose("Drawing who leads first.", "Tirage au sort de qui mène.")
                .to_owned(),
            Phase::Turning { seat, .. } | Phase::Battle { seat } => {
                let who = who(seat);
                language.choose(
                    format!("{who} turns a card."),
                    format!("{who} retourne une carte."),
                )
            }
            Phase::Giving { giver, .. } => {
                let who = who(giver);
                language.choose(
                    format!("The Comet takes a card: {who} gives one."),
                    format!("La Comète emporte une carte\u{a0}: {who} en donne une."),
                )
            }
            Phase::Over(end) => over(end, language).to_owned(),
            Phase::Leading => match (view.turn, view.own_top()) {
                (Some(seat), Some(card)) if view.viewer.is(seat) => {
                    let card = name(card, language);
                    language.choose(
                        format!("You lead with {card}: name a characteristic."),
                        format!("Vous menez avec {card}\u{a0}: nommez une caractéristique."),
                    )
                }
                (seat, _) => {
                    let who = who(seat.unwrap_or_default());
                    language.choose(
                        format!("{who} is choosing a characteristic."),
                        format!("{who} choisit une caractéristique."),
                    )
                }
            },
            Phase::Asking { seat } if view.viewer.is(seat) => asked(view, names, language),
            Phase::Asking { seat } => {
                let who = who(seat);
                language.choose(
                    format!("{who} may change the characteristic."),
                    format!("{who} peut changer la caractéristique."),
                )
            }
        }
    }

    fn action(action: Action, view: &View, language: Language) -> String {
        match action {
            Action::Choose(characteristic) => {
                let called = capitalized(called(characteristic, language));
                let value = own_value(view, characteristic, language);
                language.choose(
                    format!("{called}: {value}"),
                    format!("{called}\u{a0}: {value}"),
                )
            }
            Action::Follow => {
                let characteristic = view.characteristic().unwrap_or(Characteristic::Diameter);
                let value = own_value(view, characteristic, language);
                language.choose(format!("Announce {value}"), format!("Annoncer {value}"))
            }
            Action::Change(characteristic) => {
                let called = called(characteristic, language);
                let value = own_value(view, characteristic, language);
                language.choose(
                    format!("Change to {called}: {value}"),
                    format!("Changer pour la caractéristique {called}\u{a0}: {value}"),
                )
            }
        }
    }

    fn event(
        event: &Event,
        viewer: Viewer,
        names: &Names<'_>,
        language: Language,
    ) -> Option<String> {
        let who = |seat: Seat| names.of(seat, language);
        let name = |card: Card| name(card, language);
        Some(match *event {
            Event::FirstLeader { seat } => {
                let who = who(seat);
                language.choose(
                    format!("The lot has spoken: {who} leads first."),
                    format!("Le sort en a décidé\u{a0}: {who} mène d'abord."),
                )
            }
            Event::RoundBegan { round, leader } => {
                let who = who(leader);
                language.choose(
                    format!("Round {round}. {who} leads."),
                    format!("Manche {round}. {who} mène."),
                )
            }
            Event::Turned { card: None, .. } => return None,
            Event::Turned {
                seat,
                card: Some(card),
                ..
            } => top(seat, card, viewer, names, language),
            Event::Peeked {
                seat, card: None, ..
            } => {
                let who = who(seat);
                language.choose(
                    format!("{who} looks through the Telescope."),
                    format!("{who} regarde dans le Télescope."),
                )
            }
            Event::Peeked {
                other,
                card: Some(card),
                ..
            } => top(other, card, viewer, names, language),
            Event::CollectorTurned { seat, collector } => turned(&who(seat), collector, language),
            Event::CollectorWasted { seat, collector } => {
                let (who, collector) = (who(seat), collector_name(collector, language));
                language.choose(
                    format!("{who} turns a Collector, {collector}: no effect in a battle."),
                    format!("{who} retourne une carte Collector, {collector}\u{a0}: sans effet dans une bataille."),
                )
            }
            Event::Given { from, to, card } => {
                let (from, to, card) = (who(from), who(to), name(card));
                language.choose(
                    format!("{from} shows {card} and gives it to {to}."),
                    format!("{from} montre {card} et donne la carte à {to}."),
                )
            }
            Event::Out { seat } => {
                let who = who(seat);
                language.choose(
                    format!("{who} has no card left and is out."),
                    format!("{who} n'a plus de carte et sort du jeu."),
                )
            }
            Event::LeadPassed { to } => {
                let who = who(to);
                language.choose(
                    format!("The leader has no card: {who} leads."),
                    format!("Qui devait mener n'a plus de carte\u{a0}: {who} mène."),
                )
            }
            Event::Chosen {
                seat,
                characteristic,
                value,
            } => {
                let (who, called) = (who(seat), called(characteristic, language));
                let value = display(characteristic, value, language);
                language.choose(
                    format!("{who} chooses {called}: {value}."),
                    format!("{who} choisit la caractéristique {called}\u{a0}: {value}."),
                )
            }
            Event::Asked { seat } => {
                let who = who(seat);
                language.choose(
                    format!("{who} has a harder object and may change the characteristic."),
                    format!("{who} a un objet plus difficile et peut changer la caractéristique."),
                )
            }
            Event::Answered {
                seat,
                characteristic,
                value,
                answer,
            } => {
                let (who, value) = (who(seat), display(characteristic, value, language));
                match answer {
                    Answer::ByItself => language.choose(
                        format!("{who} announces {value}."),
                        format!("{who} annonce {value}."),
                    ),
                    Answer::Asked => language.choose(
                        format!("{who} follows with {value}."),
                        format!("{who} suit avec {value}."),
                    ),
                }
            }
            Event::DifficultyAnnounced { seat, difficulty } => {
                let (who, difficulty) = (who(seat), difficulty_name(difficulty, language));
                language.choose(
                    format!("A tie: {who} has a {difficulty} card."),
                    format!("Égalité\u{a0}: {who} a une carte {difficulty}."),
                )
            }
            Event::BattleStep { seats } => {
                let all = listed(seats, names, language);
                language.choose(
                    format!("Battle: {all}!"),
                    format!("Bataille\u{a0}: {all}\u{a0}!"),
                )
            }
            Event::BattleTurned { seat, card } => {
                let (who, card) = (who(seat), name(card));
                language.choose(
                    format!("{who} turns {card}."),
                    format!("{who} retourne {card}."),
                )
            }
            Event::RoundWon { seat } => {
                let who = who(seat);
                language.choose(
                    format!("{who} wins the round."),
                    format!("{who} remporte la manche."),
                )
            }
            Event::Shown { seat, card } => {
                let (who, card) = (who(seat), name(card));
                language.choose(
                    format!("{who} shows {card}."),
                    format!("{who} montre {card}."),
                )
            }
            // Who won has been said, and what was on the table.
            Event::Taken { .. } => return None,
            Event::Lost { card, .. } => {
                let card = name(card);
                language.choose(
                    format!("{card} falls into the black hole."),
                    format!("Le trou noir avale {card}."),
                )
            }
            Event::Returned { seat, card } => {
                let (who, card) = (who(seat), name(card));
                language.choose(
                    format!("The Shield saves {card} for {who}."),
                    format!("Le Bouclier sauve {card} pour {who}."),
                )
            }
            Event::Ended { end } => over(end, language).to_owned(),
        })
    }

    fn refusal(refusal: &Refusal, language: Language) -> String {
        match *refusal {
            Refusal::NothingChosen => language
                .choose(
                    "There is nothing to answer yet: name a characteristic.",
                    "Il n'y a encore rien à suivre\u{a0}: nommez une caractéristique.",
                )
                .to_owned(),
            Refusal::AlreadyChosen { characteristic, .. } => {
                let called = called(characteristic, language);
                language.choose(
                    format!("The characteristic is already chosen ({called}): follow, or change it."),
                    format!("La caractéristique est déjà choisie ({called})\u{a0}: suivez, ou changez-la."),
                )
            }
            Refusal::SameCharacteristic { characteristic } => {
                let called = called(characteristic, language);
                language.choose(
                    format!("That is the current characteristic ({called}): change to another one."),
                    format!("C'est déjà la caractéristique en cours ({called})\u{a0}: prenez-en une autre."),
                )
            }
        }
    }
}

/// What is expected of the viewer, who may change the characteristic.
fn asked(view: &View, names: &Names<'_>, language: Language) -> String {
    let Some(call) = view.calls.last() else {
        return language
            .choose("Follow, or change it.", "Suivez, ou changez.")
            .to_owned();
    };
    let chooser = names.of(call.chooser, language);
    let value = display(call.characteristic, call.value, language);
    let called = called(call.characteristic, language);
    language.choose(
        format!("{chooser} chose {called} with {value}: follow, or change it."),
        format!("{chooser} a choisi la caractéristique {called} avec {value}\u{a0}: suivez, ou changez-la."),
    )
}

/// A top card that the viewer sees.
fn top(seat: Seat, card: Card, viewer: Viewer, names: &Names<'_>, language: Language) -> String {
    let card = name(card, language);
    if viewer.is(seat) {
        return language.choose(
            format!("Your card: {card}."),
            format!("Votre carte\u{a0}: {card}."),
        );
    }
    let who = names.of(seat, language);
    language.choose(
        format!("Through the Telescope: {who} has {card}."),
        format!("Dans le Télescope\u{a0}: {who} a {card}."),
    )
}

/// What a Collector does, as a clause that can follow a colon.
pub fn collector_effect(collector: Collector, language: Language) -> &'static str {
    let (english, french) = match collector {
        Collector::Comet => (
            "the others give their bottom cards",
            "les autres donnent leur carte du dessous",
        ),
        Collector::Eclipse => (
            "this round the other end of the scale wins",
            "dans cette manche, c'est l'autre bout de l'échelle qui gagne",
        ),
        Collector::Telescope => (
            "its owner sees the others' cards this round",
            "les cartes des autres se dévoilent, pour cette manche, à qui l'a retournée",
        ),
        Collector::Slingshot => (
            "its owner leads this round",
            "qui l'a retournée mène cette manche",
        ),
        Collector::BlackHole => (
            "the losers' cards of this round leave the game",
            "les cartes perdantes de cette manche quittent le jeu",
        ),
        Collector::Shield => (
            "its owner keeps the card if it loses",
            "en cas de défaite, la carte revient sous sa pile",
        ),
    };
    language.choose(english, french)
}

fn turned(who: &str, collector: Collector, language: Language) -> String {
    let effect = collector_effect(collector, language);
    let collector = collector_name(collector, language);
    language.choose(
        format!("{who} turns a Collector, {collector}: {effect}."),
        format!("{who} retourne une carte Collector, {collector}\u{a0}: {effect}."),
    )
}

const fn over(end: End, language: Language) -> &'static str {
    match (end, language) {
        (End::AllCards, Language::English) => "The game is over: one player holds all cards.",
        (End::AllCards, Language::French) => {
            "La partie est finie\u{a0}: toutes les cartes sont dans une seule main."
        }
        (End::NobodyLeft, Language::English) => "The game is over: nobody has a card left.",
        (End::NobodyLeft, Language::French) => {
            "La partie est finie\u{a0}: plus personne n'a de carte."
        }
        (End::RoundLimit, Language::English) => {
            "The game is over: that was the last round, most cards win."
        }
        (End::RoundLimit, Language::French) => {
            "La partie est finie\u{a0}: c'était la dernière manche, le plus de cartes l'emporte."
        }
        (End::TimeCalled, Language::English) => "The game is over: time is up, most cards win.",
        (End::TimeCalled, Language::French) => {
            "La partie est finie\u{a0}: le temps est écoulé, le plus de cartes l'emporte."
        }
    }
}

fn listed(seats: SeatSet, names: &Names<'_>, language: Language) -> String {
    let all: Vec<String> = seats.iter().map(|seat| names.of(seat, language)).collect();
    all.join(language.choose(" against ", " contre "))
}

/// What a card is called.
pub fn name(card: Card, language: Language) -> String {
    if let Some(collector) = card.as_collector() {
        return collector_name(collector, language).to_owned();
    }
    match card.as_standard_object() {
        Some(object) => language.choose(object.name.en, object.name.fr).to_owned(),
        None => capitalized(&card.to_string().replace('-', " ")),
    }
}

/// What a kind of Collector is called.
pub const fn collector_name(collector: Collector, language: Language) -> &'static str {
    match (collector, language) {
        (Collector::Comet, Language::English) => "Comet",
        (Collector::Comet, Language::French) => "Comète",
        (Collector::Eclipse, Language::English) => "Eclipse",
        (Collector::Eclipse, Language::French) => "Éclipse",
        (Collector::Telescope, Language::English) => "Telescope",
        (Collector::Telescope, Language::French) => "Télescope",
        (Collector::Slingshot, Language::English) => "Slingshot",
        (Collector::Slingshot, Language::French) => "Fronde",
        (Collector::BlackHole, Language::English) => "Black hole",
        (Collector::BlackHole, Language::French) => "Trou noir",
        (Collector::Shield, Language::English) => "Shield",
        (Collector::Shield, Language::French) => "Bouclier",
    }
}

/// A difficulty by its colour, as said of a card.
pub const fn difficulty_name(difficulty: Difficulty, language: Language) -> &'static str {
    match (difficulty, language) {
        (Difficulty::Green, Language::English) => "green",
        (Difficulty::Green, Language::French) => "verte",
        (Difficulty::Yellow, Language::English) => "yellow",
        (Difficulty::Yellow, Language::French) => "jaune",
        (Difficulty::Orange, _) => "orange",
        (Difficulty::Red, Language::English) => "red",
        (Difficulty::Red, Language::French) => "rouge",
    }
}

/// What a characteristic is called, in small letters.
pub const fn called(characteristic: Characteristic, language: Language) -> &'static str {
    match (characteristic, language) {
        (Characteristic::Diameter, Language::English) => "diameter",
        (Characteristic::Diameter, Language::French) => "diamètre",
        (Characteristic::Discovery, Language::English) => "discovery",
        (Characteristic::Discovery, Language::French) => "découverte",
        (Characteristic::Temperature, Language::English) => "temperature",
        (Characteristic::Temperature, Language::French) => "température",
        (Characteristic::Distance, _) => "distance",
    }
}

/// A text with its first letter made a capital. Only letters that French and
/// English words begin with: the tables for all of Unicode would be as large
/// as a rule book.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| match letter {
        'à' | 'â' | 'ç' | 'è' | 'é' | 'ê' | 'î' | 'ô' | 'û' => {
            // OK because capitals come 32 before these.
            char::from_u32(letter as u32 - 32).unwrap_or(letter)
        }
        'œ' => 'Œ',
        _ => letter.to_ascii_uppercase(),
    });
    first.into_iter().chain(letters).collect()
}

/// The value on the viewer's own card.
fn own_value(view: &View, characteristic: Characteristic, language: Language) -> String {
    let object = view.own_top().and_then(|card| view.deck.object(card));
    object.map_or_else(
        || "?".to_owned(),
        |object| {
            display(
                characteristic,
                object.figures.value(characteristic),
                language,
            )
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use celestial::Options;
    use dice::Dice;
    use engine::prelude::*;
    use engine::{Scratch, Seats, Turn};

    #[test]
    fn the_first_letter_is_made_a_capital() {
        for (small, capital) in [
            ("diamètre", "Diamètre"),
            ("étoile", "Étoile"),
            ("çà", "Çà"),
            ("œil", "Œil"),
            ("7 comets", "7 comets"),
            ("", ""),
        ] {
            assert_eq!(capitalized(small), capital);
        }
    }

    #[test]
    fn everything_in_random_games_has_words() {
        let options = Options {
            collectors: Collector::ALL.repeat(2),
            rounds: Some(40),
            ..Options::default()
        };
        let names = ["Ada".to_owned(), String::new()];
        let names = Names(&names);
        let mut scratch = Scratch::<Celestial>::default();
        for seats in 2..=6 {
            let mut dice = Dice::new(u64::from(seats));
            let mut game = Celestial::start(&options, Seats::new(seats).unwrap()).unwrap();
            loop {
                for (viewer, language) in Viewer::all(game.seats())
                    .flat_map(|viewer| Language::ALL.map(|language| (viewer, language)))
                {
                    let view = game.view(viewer);
                    assert!(!Celestial::prompt(&view, &names, language).is_empty());
                }
                let mut events = Vec::new();
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample_chance(&mut dice, &mut scratch);
                        game.resolve_unchecked(chance, &mut events);
                    }
                    Turn::Decide(seat) => {
                        let view = game.view(Viewer::Seat(seat));
                        game.legal_actions(&mut scratch.actions);
                        for language in Language::ALL {
                            let mut texts: Vec<String> = scratch
                                .actions
                                .iter()
                                .map(|&action| Celestial::action(action, &view, language))
                                .collect();
                            assert!(texts.iter().all(|text| !text.contains('?')), "{texts:?}");
                            texts.sort();
                            texts.dedup();
                            assert_eq!(texts.len(), scratch.actions.len());
                        }
                        let action = game.sample_action(&mut dice, &mut scratch);
                        game.apply_unchecked(action, &mut events);
                    }
                }
                for event in &events {
                    for viewer in Viewer::all(game.seats()) {
                        let Some(event) = Celestial::redact(event, viewer) else {
                            continue;
                        };
                        for language in Language::ALL {
                            let silent = matches!(
                                event,
                                Event::Taken { .. } | Event::Turned { card: None, .. }
                            );
                            let line = Celestial::event(&event, viewer, &names, language);
                            assert_eq!(line.is_none(), silent, "{event:?}");
                            assert!(line.is_none_or(|line| line.ends_with(['.', '!'])));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_refusal_speaks() {
        let characteristic = Characteristic::Distance;
        let refusals = [
            Refusal::NothingChosen,
            Refusal::AlreadyChosen {
                chooser: Seat::new(1),
                characteristic,
            },
            Refusal::SameCharacteristic { characteristic },
        ];
        for language in Language::ALL {
            let texts = refusals
                .each_ref()
                .map(|it| Celestial::refusal(it, language));
            assert!(texts.iter().all(|text| text.ends_with('.')), "{texts:?}");
        }
    }
}
