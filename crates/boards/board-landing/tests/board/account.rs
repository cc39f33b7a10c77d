use crate::play::every_step;
use board_kit::{Account, Board, Language};
use board_landing::LandingBoard;
use engine::Viewer;
use engine::prelude::*;
use landing::Landing;
use text::{Names, Words, ending};

fn number(account: &Account, sign: &str) -> Option<i32> {
    account
        .points
        .as_ref()?
        .strip_prefix(sign)?
        .trim()
        .parse()
        .ok()
}

/// The lines of a seat add up to its total, and its total is the outcome's.
#[test]
fn the_account_adds_up_to_the_outcome() {
    let names = Names(&[]);
    let (mut ties, mut shared) = ([0, 0], 0);
    every_step(40, |step| {
        let Some(outcome) = step.after.outcome() else {
            return;
        };
        let scores = outcome.scores.unwrap();
        let view = step.after.view(Viewer::Spectator);
        for language in Language::ALL {
            let lines = LandingBoard::account(&view, &outcome, &names, language);
            for seat in view.seats.iter() {
                let of_seat = || lines.iter().filter(|line| line.seat == Some(seat));
                let parts: i32 = of_seat().filter_map(|line| number(line, "+")).sum();
                let totals: Vec<i32> = of_seat().filter_map(|line| number(line, "=")).collect();
                assert_eq!(totals, [scores[seat]]);
                assert_eq!(parts, scores[seat]);
            }
            let verdict = lines.last().unwrap();
            for winner in outcome.winners().iter() {
                let name = names.of(winner, language);
                assert!(verdict.text.contains(&name), "{}", verdict.text);
            }
            shared += usize::from(outcome.winners().len() > 1);
            let mut points = scores.as_slice().to_vec();
            points.sort_unstable();
            let tied = points.windows(2).any(|two| two[0] == two[1]);
            let told = |text: &str| lines.iter().any(|line| line.text == text);
            let all = ending::ties(&outcome);
            assert_eq!(tied, !all.is_empty());
            for tie in all {
                let text = Landing::tie(&tie, &view, &names, language).expect("a line");
                assert!(told(&text), "{text}");
                ties[usize::from(tie.is_broken)] += 1;
            }
        }
    });
    let [stay, broken] = ties;
    assert!(stay > 0 && broken > 0 && shared > 0, "{ties:?}, {shared}");
}
