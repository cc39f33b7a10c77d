//! The end of a game, as it is told to the one who played it.

use crate::{Chapter, Language, Names, Narration, Weight, sections};
use engine::{Outcome, Seat};

include!(concat!(env!("OUT_DIR"), "/ending.rs"));

/// So few points are a near miss.
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
            Some(lead) if lead > 0 => won_by(language, lead),
            _ => Text::Won.said(language).to_owned(),
        };
    }
    let behind = best_of(&|seat| outcome.winners().contains(seat))
        .zip(score(you))
        .map(|(best, own)| best - own);
    match behind {
        Some(0) => lost_tie(language, winners()),
        Some(points @ 1..=CLOSE) => lost_close(language, winners(), points),
        Some(points) if points > 0 => lost_by(language, winners(), points),
        _ => lost_place(
            language,
            winners(),
            outcome.places[you],
            outcome.places.iter().count(),
        ),
    }
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
    /// The line of the best moment of a seat, or of the whole game.
    pub best: Option<usize>,
}

/// The story of a finished game. `hero` is the seat whose best moment is wanted;
/// without one it is anybody's.
pub fn story(log: &[Narration], hero: Option<Seat>) -> Story {
    let mut story = Story::default();
    let mut most = 0;
    for section in sections(log.iter().copied()) {
        let turn = match section.chapter {
            Some(Chapter::Turn(seat)) => Some(seat),
            _ => None,
        };
        let (mut worth, mut peak) = (0, None::<(Weight, usize)>);
        let mut is_heros = hero.is_none() || turn == hero;
        // To be out is nobody's best moment.
        let mut is_loss = false;
        for line in section.lines.clone() {
            let Narration { about, weight, .. } = log[line];
            match weight {
                Weight::Silent | Weight::Routine => continue,
                Weight::End => {
                    story.why = Some(line);
                    continue;
                }
                Weight::Key => {
                    worth += 1;
                    is_heros |= about.is_some() && about == hero;
                }
                Weight::Out => {
                    story.out.push(Moment { line, turn });
                    is_loss |= hero.is_some() && about == hero;
                    worth += 3;
                }
            }
            if peak.is_none_or(|(peak, _)| weight > peak) {
                peak = Some((weight, line));
            }
        }
        let is_played = section.chapter.is_some_and(|it| it != Chapter::Finale);
        if let Some((_, line)) = peak
            && is_heros
            && !is_loss
            && is_played
            && worth > most
        {
            most = worth;
            story.best = Some(line);
        }
    }
    story
}

#[cfg(test)]
mod tests {
    use super::*;
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
        let close = "So close! As many points as Rigel, who won the tie-break.";
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

    fn line(about: u8, weight: Weight) -> Narration {
        Narration {
            about: Some(Seat::new(about)),
            weight,
            opens: None,
        }
    }

    fn turn(seat: u8) -> Narration {
        Narration {
            opens: Some(Chapter::Turn(Seat::new(seat))),
            ..line(seat, Weight::Routine)
        }
    }

    #[test]
    fn the_story_tells_who_was_out_in_whose_turn_and_why_it_ended() {
        let log = [
            line(0, Weight::Key),
            turn(0),
            line(0, Weight::Key),
            turn(1),
            line(1, Weight::Key),
            line(0, Weight::Out),
            line(1, Weight::End),
        ];
        let seat = Seat::new;
        let found = story(&log, Some(seat(0)));
        assert_eq!(found.why, Some(6));
        let out = Moment {
            line: 5,
            turn: Some(seat(1)),
        };
        assert_eq!(found.out, [out]);
        assert_eq!(found.best, Some(2), "not the turn in which one is out");
        assert_eq!(story(&log, Some(seat(1))).best, Some(5));
        assert_eq!(story(&log, None).best, Some(5));
        assert_eq!(story(&[], None), Story::default());
    }
}
