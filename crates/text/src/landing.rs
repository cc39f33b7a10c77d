//! What Landing Zone says.

use crate::coach::Foreseen;
use crate::ending::Tie;
use crate::options::option_texts;
use crate::{Language, Names, Narration, OptionText, Reader, Words, game_texts, narration, table};
use engine::Seat;
use landing::{
    Action, Alien, Card, CardEnd, Column, Emblem, Event, Finish, Kind, Landing, Match, Pair, Phase,
    Refusal, Saucer, Side, View,
};

include!(concat!(env!("OUT_DIR"), "/landing.rs"));

impl Words for Landing {
    game_texts!(LandingTitle, LandingPitch, RulesLanding, landing);

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        let name = view.turn.map(|turn| names.of(turn, language));
        let name = name.unwrap_or_default();
        let own = view.turn.is_some_and(|turn| view.viewer.is(turn));
        let text = match view.phase {
            Phase::Place if !own => return is_placing(language, name),
            Phase::Draw if !own => return is_drawing(language, name),
            Phase::Place => Text::PlaceACard,
            Phase::Draw => Text::YouDraw,
            Phase::First => Text::DrawingFirst,
            Phase::Alien(_) | Phase::Saucer(_) => Text::DealingSecrets,
            Phase::Deal(_) => Text::DealingCards,
            Phase::Over(_) => return table::Text::GameOver.said(language).to_owned(),
        };
        text.said(language).to_owned()
    }

    fn action(action: Action, _view: &View, _: &Names<'_>, language: Language) -> String {
        let laid = card_laid(action.card, action.bottom, language);
        place(language, letter(action.column), laid)
    }

    fn consequence(turn: &Foreseen<'_, Self>, _: &Names<'_>, language: Language) -> Option<String> {
        let blasted = |event: &&Event| matches!(event, Event::Blasted { .. });
        let eliminated = turn.events.iter().filter(blasted).count();
        let (before, after) = (turn.before.own_points(), turn.after.own_points());
        Some(forecast(language, eliminated, before, after))
    }

    fn event(event: &Event, reader: &Reader<'_>) -> Option<String> {
        let language = reader.language;
        let (you, who) = reader.about(narration::landing(event).about);
        let say = |text: Text| text.said(language).to_owned();
        let face = |card: &Card| card_face(*card, language);
        Some(match event {
            Event::FirstChosen { .. } => first_turn(language, you, who),
            Event::AlienDealt { alien, .. } => match alien {
                Some(alien) => got_alien(language, you, who, alien_name(*alien, language)),
                None => got_hidden_alien(language, you, who),
            },
            Event::SaucerDealt { saucer, .. } => match saucer {
                Some(saucer) => got_saucer(language, you, who, saucer_name(*saucer, language)),
                None => got_hidden_saucer(language, you, who),
            },
            Event::CardDealt { card, .. } => match card {
                Some(card) => got_card(language, you, who, face(card)),
                None => got_hidden_card(language, you, who),
            },
            Event::Drew { card, .. } => match card {
                Some(card) => drew_card(language, you, who, face(card)),
                None => drew_hidden_card(language, you, who),
            },
            Event::Placed {
                card,
                bottom,
                column,
                height,
                ..
            } => {
                let laid = card_laid(*card, *bottom, language);
                placed(language, you, who, letter(*column), height + 1, laid)
            }
            Event::Blasted {
                card,
                side,
                column,
                matches,
                ..
            } => blasted(
                language,
                you,
                who,
                side_name(*side, language),
                letter(*column),
                face(card),
                shared(matches, language),
            ),
            Event::Fell {
                card,
                column,
                from,
                to,
                ..
            } => fell(language, letter(*column), face(card), from + 1, to + 1),
            Event::Spent { passes: 0, .. } => say(Text::SpentOnNothing),
            Event::Spent { .. } => say(Text::Spent),
            Event::Passed { .. } => passed(language, you, who),
            Event::Finished { finish } => say(match finish {
                Finish::ColumnsFull => Text::ColumnsFull,
                Finish::CardsExhausted => Text::NoCardsLeft,
            }),
            Event::Discarded { count, .. } => {
                discarded(language, you, who, cards(language, *count))
            }
            &Event::Revealed { alien, saucer, .. } => {
                let secret = Pair { alien, saucer };
                revealed(language, you, who, pair_name(secret, language))
            }
            &Event::Landed {
                card,
                column,
                height,
                alien,
                saucer,
            } => {
                let points = landing_points([alien, saucer], reader)?;
                landed(language, letter(column), height + 1, face(&card), points)
            }
        })
    }

    fn narration(event: &Event) -> Narration {
        narration::landing(event)
    }

    option_texts! { "first": FirstPlayer FirstPlayerHelp }

    fn tie(tie: &Tie, view: &View, names: &Names<'_>, language: Language) -> Option<String> {
        let each = |seat: &Seat| {
            let eliminated = view.players.get(seat.index())?.eliminated.len();
            Some(tie_eliminated(
                language,
                names.of(*seat, language),
                eliminated,
            ))
        };
        let each: Vec<String> = tie.seats.iter().filter_map(each).collect();
        Some(match tie.is_broken {
            true => tie_broken(language, tie.points, each),
            false => tie_stays(language, tie.points, each),
        })
    }

    fn refusal(refusal: &Refusal, reader: &Reader<'_>) -> String {
        let language = reader.language;
        match *refusal {
            Refusal::NotInHand { card } => not_in_hand(language, card_face(card, language)),
            Refusal::ColumnFull { column } => column_full(language, letter(column)),
            Refusal::StarTurned { .. } => Text::StarTurned.said(language).to_owned(),
        }
    }
}

/// How many cards a turn eliminates, and what the own crew counts for before and after.
pub fn forecast(language: Language, eliminated: usize, before: u32, after: u32) -> String {
    let crew = if after == before {
        crew_stays(language, after)
    } else {
        crew_changes(language, before, after)
    };
    match eliminated {
        0 => crew,
        _ => format!("{} {crew}", eliminates(language, eliminated)),
    }
}

/// Who gets the points of a card for its alien and for its saucer; cards that
/// land for nobody need no line.
fn landing_points([alien, saucer]: [Option<Seat>; 2], reader: &Reader<'_>) -> Option<String> {
    let language = reader.language;
    if let Some(both) = alien.filter(|_| alien == saucer) {
        let (you, who) = reader.who(both);
        return Some(both_points(language, you, who));
    }
    let alien = alien.map(|seat| {
        let (you, who) = reader.who(seat);
        alien_point(language, you, who)
    });
    let saucer = saucer.map(|seat| {
        let (you, who) = reader.who(seat);
        saucer_point(language, you, who)
    });
    let points: Vec<String> = alien.into_iter().chain(saucer).collect();
    (!points.is_empty()).then(|| points.join(", "))
}

/// The name of an alien, as the rules call it.
pub fn alien_name(alien: Alien, language: Language) -> &'static str {
    match alien.number() {
        0 => Text::AlienTangle,
        1 => Text::AlienPuddle,
        2 => Text::AlienWhisker,
        _ => Text::AlienGrumble,
    }
    .said(language)
}

/// The name of a saucer, as the rules call it.
pub fn saucer_name(saucer: Saucer, language: Language) -> &'static str {
    match saucer.number() {
        0 => Text::SaucerKettle,
        1 => Text::SaucerSkillet,
        2 => Text::SaucerSpinningTop,
        _ => Text::SaucerLampshade,
    }
    .said(language)
}

/// The letter of a column, A to D from left to right.
pub fn letter(column: Column) -> &'static str {
    match column.number() {
        0 => "A",
        1 => "B",
        2 => "C",
        _ => "D",
    }
}

fn side_name(side: Side, language: Language) -> &'static str {
    match side {
        Side::Left => Text::SideLeft,
        Side::Right => Text::SideRight,
        Side::Below => Text::SideBelow,
    }
    .said(language)
}

/// An alien and a saucer together: "Tangle and Kettle".
pub fn pair_name(of: Pair, language: Language) -> String {
    pair(
        language,
        alien_name(of.alien, language),
        saucer_name(of.saucer, language),
    )
}

/// What a card is: "plain", "armed" or "star".
fn kind_name(kind: Kind, language: Language) -> &'static str {
    match kind {
        Kind::Plain => Text::KindPlain,
        Kind::Armed => Text::KindArmed,
        Kind::Star => Text::KindStar,
    }
    .said(language)
}

/// A card with both its ends: "armed, Tangle and Kettle / Puddle and Lampshade".
pub fn card_face(card: Card, language: Language) -> String {
    let kind = kind_name(card.kind(), language);
    match card.ends() {
        Some(ends) => {
            let [one, other] = ends.map(|end| pair_name(end, language));
            face(language, kind, one, other)
        }
        None => kind.to_owned(),
    }
}

/// A card as it lies: which pair lands and which is on top.
pub fn card_laid(card: Card, bottom: CardEnd, language: Language) -> String {
    let kind = kind_name(card.kind(), language);
    match (card.end(bottom), card.end(bottom.opposite())) {
        (Some(down), Some(up)) => laid(
            language,
            kind,
            pair_name(down, language),
            pair_name(up, language),
        ),
        _ => kind.to_owned(),
    }
}

/// Everything two neighbours have in common, each once.
fn shared(matches: &[Match], language: Language) -> Vec<String> {
    let mut names = Vec::new();
    for found in matches {
        let name = match found.emblem {
            Emblem::Alien(alien) => alien_name(alien, language),
            Emblem::Saucer(saucer) => saucer_name(saucer, language),
        }
        .to_owned();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aloud::{assert_sentence, play_aloud, stranger};
    use engine::Viewer;
    use engine::prelude::*;
    use landing::Options;

    #[test]
    fn random_games_speak_every_language() {
        for (seed, language) in (0..40).zip(Language::ALL.into_iter().cycle()) {
            let (options, seats) = (Options::default(), 2 + (seed % 3) as u8);
            play_aloud::<Landing>(&options, seats, seed, language, |event, line| {
                if let Event::Landed {
                    alien: None,
                    saucer: None,
                    ..
                } = event
                {
                    assert_eq!(line, None);
                } else {
                    assert_sentence(&line.unwrap());
                }
            });
        }
    }

    #[test]
    fn a_hidden_draw_is_told_without_the_card() {
        let seat = Seat::new(1);
        let event = Event::Drew {
            seat,
            card: Card::new(24),
        };
        let told = |viewer, language| {
            let seen = Landing::redact(&event, viewer).unwrap();
            Landing::event(&seen, &stranger(viewer, language)).unwrap()
        };
        assert_eq!(
            told(Viewer::Seat(seat), Language::English),
            "You drew a card: armed, Tangle and Kettle / Puddle and Lampshade."
        );
        assert_eq!(
            told(Viewer::Spectator, Language::French),
            "Joueur 2 a pioché une carte."
        );
    }

    #[test]
    fn every_refusal_speaks() {
        let card = Card::new(36).unwrap();
        let column = Column::new(2).unwrap();
        for language in Language::ALL {
            for refusal in [
                Refusal::NotInHand { card },
                Refusal::ColumnFull { column },
                Refusal::StarTurned { card },
            ] {
                let reader = stranger(Viewer::Spectator, language);
                assert_sentence(&Landing::refusal(&refusal, &reader));
            }
            let passed = Event::Passed { seat: Seat::new(0) };
            let told = Landing::event(&passed, &stranger(Viewer::Spectator, language));
            assert_sentence(&told.unwrap());
        }
    }
}
