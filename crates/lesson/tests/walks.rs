//! No lesson has a dead end: whatever is tried at any step is progress, or there
//! is a reason, and "show me" always leads on.

use dice::Dice;
use engine::prelude::*;
use engine::{Game, Randomness, Refused, Seat, Viewer};
use lesson::{Course, Expect, Lesson, Shown, Verdict, of_game};
use registry::{GameId, with_game};
use text::{Language, Names, Reader, Words};

/// How many walks begin at each step of each lesson, and how far they go.
const WALKS: usize = 60;
const MOVES: usize = 12;

fn course<G: Game>(lesson: &'static Lesson, at: usize) -> Course<G> {
    Course::new(lesson, at).unwrap_or_else(|error| panic!("{}: {error}", G::NAME))
}

fn below(dice: &mut Dice, count: usize) -> usize {
    dice.below(u32::try_from(count).unwrap()) as usize
}

/// Every action that is legal anywhere in the lesson: at other times many of
/// them are not.
fn actions<G: Game>(lesson: &'static Lesson) -> Vec<G::Action> {
    let whole = course::<G>(lesson, usize::MAX);
    let mut all = Vec::new();
    for position in 0..=whole.position() {
        let mut legal = Vec::new();
        whole.game_at(position).legal_actions(&mut legal);
        all.extend(legal);
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// What the guide says is there in every language.
fn assert_said<G: Game>(course: &Course<G>) {
    if let Some(step) = course.step() {
        for language in Language::ALL {
            assert!(!step.say.said(language).is_empty());
            assert!(!step.otherwise.said(language).is_empty());
        }
    }
}

/// "Show me" goes one step on, always.
fn show_me<G: Game>(course: &mut Course<G>) {
    let before = course.number();
    match course.show() {
        Shown::Next => course.next(),
        Shown::Try(action) => {
            let mut turn = course.drafted();
            turn.push(action);
            course.attempt(&turn);
        }
        Shown::Nothing => assert_eq!(before, course.count()),
    }
    assert_eq!(
        course.number(),
        (before + 1).min(course.count()),
        "{}",
        G::NAME
    );
}

fn walk<G: Words>(lesson: &'static Lesson, start: usize, all: &[G::Action], dice: &mut Dice) {
    let mut course = course::<G>(lesson, start);
    for _ in 0..MOVES {
        let before = course.number();
        match dice.below(8) {
            0 => course.back(),
            1 => course = self::course(lesson, course.number()),
            2 => course.undraft(0),
            3 => course.next(),
            4 => show_me(&mut course),
            _ => {
                let mut turn = course.drafted();
                turn.push(all[below(dice, all.len())]);
                match course.attempt(&turn) {
                    Verdict::Forward | Verdict::Mistaken => {
                        assert_eq!(course.number(), before + 1);
                    }
                    Verdict::Otherwise(text) => {
                        assert_eq!(course.number(), before);
                        assert!(Language::ALL.iter().all(|it| !text.said(*it).is_empty()));
                    }
                    Verdict::Refused(refused) => assert_reason::<G>(&refused),
                }
            }
        }
        assert_said(&course);
        // A turn that is begun can be continued in this very position.
        assert!(course.drafted().is_empty() || course.step().is_some());
    }
    for _ in 0..course.count() {
        show_me(&mut course);
    }
    assert_eq!(course.number(), course.count(), "{} from {start}", G::NAME);
    assert!(course.record().is_ok());
}

fn assert_reason<G: Words>(refused: &Refused<G::Refusal>) {
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    for language in Language::ALL {
        let reader = Reader {
            viewer: Viewer::Spectator,
            names: Names(&names),
            language,
        };
        let reason = text::refused::<G>(refused, &reader);
        assert!(!reason.is_empty());
    }
}

#[test]
fn random_walks_from_every_step_end_well() {
    let mut dice = Dice::new(13);
    for game in GameId::ALL {
        let lesson = of_game(game);
        with_game!(game, G => {
            let all = actions::<G>(lesson);
            for start in 0..=lesson.steps.len() {
                for _ in 0..WALKS {
                    walk::<G>(lesson, start, &all, &mut dice);
                }
            }
        });
    }
}

fn words(text: &str) -> usize {
    let words = text.split_whitespace();
    words
        .filter(|word| word.contains(char::is_alphanumeric))
        .count()
}

/// At most 25 words a step, 3 minutes in all, and the first own move within 15
/// seconds, at a slow reader's 150 words a minute.
#[test]
fn lessons_are_short() {
    for game in GameId::ALL {
        let steps = of_game(game).steps;
        for language in Language::ALL {
            let count = |step: &lesson::Step| words(step.say.said(language));
            for step in steps {
                assert!(count(step) <= 25, "{game} {language}: {:?}", step.say);
            }
            let first = steps
                .iter()
                .position(|step| step.expect != Expect::Next)
                .unwrap();
            let before: usize = steps[..=first].iter().map(count).sum();
            assert!(
                before <= 37,
                "{game} {language}: {before} words before a move"
            );
            // Reading, and five seconds for every move and what follows it.
            let seconds = steps.iter().map(count).sum::<usize>() * 60 / 150 + steps.len() * 5;
            assert!(seconds <= 180, "{game} {language}: {seconds} s");
        }
    }
}

/// Five to eight turns of the learner, and one mistake on purpose.
#[test]
fn lessons_have_turns_and_one_mistake() {
    for game in GameId::ALL {
        let lesson = of_game(game);
        let mistakes = lesson.steps.iter();
        let mistakes = mistakes.filter(|step| matches!(step.expect, Expect::Mistake(_)));
        assert_eq!(mistakes.count(), 1, "{game}");
        let mut turns = 0;
        with_game!(game, G => {
            let mut course = course::<G>(lesson, 0);
            while course.number() < course.count() {
                let before = course.position();
                show_me(&mut course);
                turns += usize::from(course.position() != before);
            }
            let mut legal = Vec::new();
            course.game().legal_actions(&mut legal);
            assert!(!legal.is_empty() && course.game().turn() == engine::Turn::Decide(Seat::new(0)));
        });
        assert!((5..=8).contains(&turns), "{game}: {turns} turns");
    }
}
