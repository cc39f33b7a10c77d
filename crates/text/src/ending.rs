//! The end of a game, as it is told to the one who played it.

use crate::{Chapter, Language, Names, Narration, Weight, Words, sections};
use engine::{Outcome, Seat, sort_few};

include!(concat!(env!("OUT_DIR"), "/ending.rs"));

/// What a game's scores count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Points.
    Points,
    /// Cards.
    Cards,
}

impl Unit {
    /// So much of it, as a lead.
    fn lead(self, language: Language, count: i32) -> String {
        match self {
            Self::Points => lead_points(language, count),
            Self::Cards => lead_cards(language, count),
        }
    }
}

/// So small a lead is a near miss.
const CLOSE: i32 = 2;

/// What an ending is to a reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// The reader won.
    Won,
    /// The reader lost.
    Lost,
    /// The reader only watched.
    Neutral,
}

/// How a game ended for `you`, or for somebody who watched.
pub fn mood(outcome: &Outcome, you: Option<Seat>) -> Mood {
    match you {
        Some(seat) if outcome.winners().contains(seat) => Mood::Won,
        Some(_) => Mood::Lost,
        None => Mood::Neutral,
    }
}

/// The sentence on top: won or lost, and how closely.
pub fn headline(
    outcome: &Outcome,
    unit: Unit,
    you: Option<Seat>,
    names: &Names<'_>,
    language: Language,
) -> String {
    let named = |wanted: &dyn Fn(Seat) -> bool| -> Vec<String> {
        let seats = outcome.winners();
        let seats = seats.iter().filter(|seat| wanted(*seat));
        seats.map(|seat| names.of(seat, language)).collect()
    };
    let winners = || named(&|_| true);
    let Some(you) = you else {
        return victory(language, winners());
    };
    let score = |seat: Seat| outcome.scores.map(|scores| scores[seat]);
    let best_of = |seats: &dyn Fn(Seat) -> bool| {
        let scores = outcome.places.iter().map(|(seat, _)| seat);
        scores.filter(|seat| seats(*seat)).filter_map(score).max()
    };
    if outcome.winners().contains(you) {
        let others = named(&|seat| seat != you);
        if !others.is_empty() {
            return won_shared(language, others);
        }
        let lead = score(you).zip(best_of(&|seat| seat != you));
        return match lead.map(|(own, next)| own - next) {
            Some(lead) if lead > 0 => won_by(language, unit.lead(language, lead)),
            _ => Text::Won.said(language).to_owned(),
        };
    }
    let behind = best_of(&|seat| outcome.winners().contains(seat))
        .zip(score(you))
        .map(|(best, own)| best - own);
    match behind {
        Some(0) => lost_tie(language, winners()),
        Some(lead @ 1..=CLOSE) => lost_close(language, winners(), unit.lead(language, lead)),
        Some(lead) if lead > 0 => lost_by(language, winners(), unit.lead(language, lead)),
        _ => lost_place(
            language,
            winners(),
            outcome.places[you],
            outcome.places.iter().count(),
        ),
    }
}

/// Seats with the same number of points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// How many points each of them has.
    pub points: i32,
    /// Who they are, the best place first.
    pub seats: Vec<Seat>,
    /// Whether something else than points gave them different places.
    pub is_broken: bool,
}

/// The ties of a finished game, that of the most points first.
pub fn ties(outcome: &Outcome) -> Vec<Tie> {
    let Some(scores) = outcome.scores else {
        return Vec::new();
    };
    let mut totals: Vec<i32> = scores.as_slice().to_vec();
    sort_few(&mut totals, |a, b| a > b);
    totals.dedup();
    let tie = |points: i32| {
        let seats = scores.iter().filter(|&(_, score)| score == points);
        let mut seats: Vec<Seat> = seats.map(|(seat, _)| seat).collect();
        sort_few(&mut seats, |&a, &b| outcome.places[a] < outcome.places[b]);
        let place = |seat: Option<&Seat>| seat.map(|seat| outcome.places[*seat]);
        Tie {
            points,
            is_broken: place(seats.first()) != place(seats.last()),
            seats,
        }
    };
    let ties = totals.into_iter().map(tie);
    ties.filter(|tie| tie.seats.len() > 1).collect()
}

/// What broke the ties of a finished game, each in a line.
pub fn tie_breaks<G: Words>(
    outcome: &Outcome,
    view: &G::View,
    names: &Names<'_>,
    language: Language,
) -> Vec<String> {
    let broken = ties(outcome).into_iter().filter(|tie| tie.is_broken);
    broken
        .filter_map(|tie| G::tie(&tie, view, names, language))
        .collect()
}

/// A line of the log, and in whose turn it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Which line.
    pub line: usize,
    /// Whose turn it was, unless it was nobody's.
    pub turn: Option<Seat>,
}

/// What the end is made of, found in a log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The line that says why the game is over.
    pub why: Option<usize>,
    /// The lines that say who was out, and in whose turn.
    pub out: Vec<Moment>,
    /// The line of the best moment of a seat, or of the whole game: perhaps one of
    /// those that say who was out.
    pub best: Option<usize>,
}

/// The story of a finished game. `hero` is the seat whose best moment is wanted;
/// without one it is anybody's. A game in which nobody achieved anything has none.
pub fn story(log: &[Narration], hero: Option<Seat>) -> Story {
    let mut story = Story::default();
    let mut most = 0;
    for section in sections(log.iter().copied()) {
        let turn = match section.chapter {
            Some(Chapter::Turn(seat)) => Some(seat),
            _ => None,
        };
        // The best line of this turn, and what all of it was worth to each seat.
        let mut peak = None::<(u8, Seat, usize)>;
        let mut worth = [0_u32; engine::MAX_SEATS];
        let mut is_loss = false;
        for line in section.lines.clone() {
            let Narration {
                about,
                weight,
                feat,
                ..
            } = log[line];
            match weight {
                Weight::End => story.why = Some(line),
                Weight::Out => {
                    story.out.push(Moment { line, turn });
                    // To be out is nobody's best moment.
                    is_loss |= hero.is_some() && about == hero;
                }
                Weight::Silent | Weight::Routine | Weight::Key => {}
            }
            let Some((by, feat)) = feat.and_then(|feat| Some((feat.by.or(turn)?, feat.worth)))
            else {
                continue;
            };
            // Who puts itself out achieved nothing.
            if hero.is_some_and(|hero| hero != by) || (weight == Weight::Out && about == Some(by)) {
                continue;
            }
            worth[by.index()] += u32::from(feat);
            if weight != Weight::Silent && peak.is_none_or(|(most, ..)| feat > most) {
                peak = Some((feat, by, line));
            }
        }
        if let Some((_, by, line)) = peak
            && !is_loss
            && turn.is_some()
            && worth[by.index()] > most
        {
            most = worth[by.index()];
            story.best = Some(line);
        }
    }
    story
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Feat;
    use engine::{Clause, Ending, PerSeat};

    fn outcome(places: &[u8], scores: Option<&[i32]>) -> Outcome {
        Outcome {
            places: PerSeat::from_slice(places).unwrap(),
            scores: scores.map(|scores| PerSeat::from_slice(scores).unwrap()),
            ending: Ending::new("test", Clause::new("XX", 1, 1)),
        }
    }

    fn said(outcome: &Outcome, you: Option<u8>) -> String {
        let names = ["Ada", "Rigel", "Mira"].map(str::to_owned);
        headline(
            outcome,
            Unit::Points,
            you.map(Seat::new),
            &Names(&names),
            Language::English,
        )
    }

    #[test]
    fn the_headline_speaks_to_the_one_who_played() {
        let scored = outcome(&[2, 1, 3], Some(&[7, 8, 2]));
        assert_eq!(said(&scored, Some(1)), "You won by 1 point!");
        assert_eq!(said(&scored, Some(0)), "So close! Rigel won by 1 point.");
        let lost = "You lost: Rigel finished 6 points ahead of you.";
        assert_eq!(said(&scored, Some(2)), lost);
        assert_eq!(said(&scored, None), "Victory for Rigel!");
        let tied = outcome(&[2, 1], Some(&[4, 4]));
        let close = "So close! Level with Rigel, who won the tie-break.";
        assert_eq!(said(&tied, Some(0)), close);
        assert_eq!(said(&tied, Some(1)), "You won!");
        let unscored = outcome(&[2, 1, 3], None);
        assert_eq!(said(&unscored, Some(1)), "You won!");
        let lost = "You lost: victory for Rigel. Your place: 3 of 3.";
        assert_eq!(said(&unscored, Some(2)), lost);
        let shared = outcome(&[1, 1, 3], None);
        assert_eq!(said(&shared, Some(0)), "You share the win with Rigel!");
        assert_eq!(said(&shared, None), "Victory for Ada and Rigel!");
        assert_eq!(mood(&shared, Some(Seat::new(2))), Mood::Lost);
        assert_eq!(mood(&shared, None), Mood::Neutral);
    }

    #[test]
    fn a_lead_is_told_in_what_the_game_counts() {
        let scored = outcome(&[2, 1, 3], Some(&[7, 13, 2]));
        let names = ["Ada", "Rigel", "Mira"].map(str::to_owned);
        let told =
            |unit, language| headline(&scored, unit, Some(Seat::new(0)), &Names(&names), language);
        let cards = "You lost: Rigel finished 6 cards ahead of you.";
        assert_eq!(told(Unit::Cards, Language::English), cards);
        for language in Language::ALL {
            assert_ne!(told(Unit::Cards, language), told(Unit::Points, language));
        }
    }

    #[test]
    fn ties_are_broken_where_equal_points_make_different_places() {
        let found = |places: &[u8], scores: &[i32]| {
            let ties = ties(&outcome(places, Some(scores))).into_iter();
            ties.map(|tie| {
                let seats = tie.seats.into_iter().map(Seat::number);
                (tie.points, seats.collect::<Vec<_>>(), tie.is_broken)
            })
            .collect::<Vec<_>>()
        };
        assert_eq!(found(&[2, 1, 3], &[7, 8, 2]), []);
        assert_eq!(found(&[2, 1, 3], &[8, 8, 2]), [(8, vec![1, 0], true)]);
        assert_eq!(found(&[1, 1, 3], &[8, 8, 2]), [(8, vec![0, 1], false)]);
        let two = [(3, vec![1, 3], true), (-1, vec![0, 2], false)];
        assert_eq!(found(&[3, 1, 3, 2], &[-1, 3, -1, 3]), two);
        assert_eq!(ties(&outcome(&[1, 1], None)), []);
    }

    fn line(about: u8, weight: Weight) -> Narration {
        Narration {
            about: Some(Seat::new(about)),
            weight,
            ..Narration::default()
        }
    }

    fn turn(seat: u8) -> Narration {
        Narration {
            opens: Some(Chapter::Turn(Seat::new(seat))),
            ..line(seat, Weight::Routine)
        }
    }

    fn feat(by: Option<u8>, worth: u8, line: Narration) -> Narration {
        Narration {
            feat: Some(Feat {
                by: by.map(Seat::new),
                worth,
            }),
            ..line
        }
    }

    #[test]
    fn the_story_tells_who_was_out_in_whose_turn_and_why_it_ended() {
        let log = [
            feat(Some(0), 9, line(0, Weight::Key)),
            turn(0),
            line(0, Weight::Key),
            feat(Some(0), 1, line(0, Weight::Key)),
            turn(1),
            feat(Some(1), 1, line(1, Weight::Key)),
            feat(None, 3, line(0, Weight::Out)),
            line(1, Weight::End),
        ];
        let seat = Seat::new;
        let found = story(&log, Some(seat(0)));
        assert_eq!(found.why, Some(7));
        let out = Moment {
            line: 6,
            turn: Some(seat(1)),
        };
        assert_eq!(found.out, [out]);
        assert_eq!(found.best, Some(3), "a feat, and not before the first turn");
        assert_eq!(story(&log, Some(seat(1))).best, Some(6));
        assert_eq!(story(&log, Some(seat(2))).best, None);
        assert_eq!(story(&log, None).best, Some(6));
        assert_eq!(story(&[], None), Story::default());
    }

    #[test]
    fn the_best_moment_is_the_turn_that_was_worth_most() {
        let log = [
            turn(0),
            feat(Some(0), 2, line(0, Weight::Key)),
            turn(0),
            feat(Some(0), 1, line(0, Weight::Key)),
            feat(Some(0), 1, line(0, Weight::Silent)),
            feat(Some(0), 1, line(0, Weight::Silent)),
            turn(0),
            // Who flies out of the board by its own tile.
            feat(None, 3, line(0, Weight::Out)),
        ];
        assert_eq!(story(&log, Some(Seat::new(0))).best, Some(3));
        assert_eq!(story(&log, None).best, Some(3));
    }
}
