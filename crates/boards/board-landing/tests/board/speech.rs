use crate::play::every_step;
use board_kit::{Board, Language, Setting};
use board_landing::LandingBoard;
use engine::Viewer;
use engine::prelude::*;
use landing::{Options, Phase};
use text::Names;
use text::landing::{alien_name, card_face, card_laid, letter};

/// Everything a viewer may know is said, and nothing else.
#[test]
fn the_description_tells_the_whole_view() {
    let names = Names(&[]);
    every_step(3, |step| {
        for viewer in Viewer::all(step.after.seats()) {
            let view = step.after.view(viewer);
            for language in Language::ALL {
                let text = LandingBoard::describe(&view, &names, language).join("\n");
                for placed in view.columns.iter().flatten() {
                    assert!(text.contains(&card_laid(placed.card(), placed.bottom(), language)));
                }
                let blasted = view.players.iter().flat_map(|player| &player.eliminated);
                for card in view.hand.iter().chain(blasted.copied()) {
                    assert!(text.contains(&card_face(card, language)), "{text}");
                }
            }
        }
    });
}

/// A spectator hears no secret before the end.
#[test]
fn a_spectator_hears_no_secret() {
    every_step(2, |step| {
        let view = step.after.view(Viewer::Spectator);
        let text = LandingBoard::describe(&view, &Names(&[]), Language::English).join("\n");
        let over = matches!(view.phase, Phase::Over(_));
        assert_eq!(text.contains("in secret"), over, "{text}");
        let stands_nothing = view.columns.iter().all(Vec::is_empty);
        if stands_nothing {
            let alien = landing::Alien::all().next().unwrap();
            assert!(!text.contains(alien_name(alien, Language::English)));
        }
    });
}

#[test]
fn every_option_has_its_field() {
    let options = serde_json::to_value(Options::default()).unwrap();
    let keys: Vec<&String> = options.as_object().unwrap().keys().collect();
    let fields = text::options::fields::<landing::Landing>(None, Language::English);
    assert_eq!(keys, fields.iter().map(|it| it.key).collect::<Vec<_>>());
    assert!(fields.iter().all(|field| field.setting == Setting::Seat));
}

#[test]
fn every_thing_says_what_it_is_now() {
    let names = ["Ada", "Bo", "Cy", "Di"].map(String::from);
    let mut scoring = 0;
    every_step(1, |step| {
        for viewer in Viewer::all(step.after.seats()) {
            let view = step.after.view(viewer);
            let said = |kind, number: usize| {
                let said =
                    LandingBoard::answer(&view, &Names(&names), Language::English, (kind, number));
                said.unwrap_or_default()
            };
            for (column, cards) in landing::Column::all().zip(&view.columns) {
                for (height, placed) in cards.iter().enumerate() {
                    let laid = card_laid(placed.card(), placed.bottom(), Language::English);
                    let card = said("card", placed.card().number().into());
                    assert!(card.starts_with(&format!("Column {}", letter(column))));
                    for told in [
                        card.clone(),
                        said("column", column.index()),
                        said("height", height),
                    ] {
                        assert!(told.contains(&laid), "{told}");
                    }
                    scoring += usize::from(card.contains("to you"));
                }
            }
            for (player, name) in view.players.iter().zip(&names) {
                for card in &player.eliminated {
                    let told = said("card", card.number().into());
                    assert!(told.starts_with(name) || told.starts_with("You"), "{told}");
                }
            }
            if let Viewer::Seat(seat) = viewer
                && let Some(alien) = view.players[seat.index()].alien
                && view.players[seat.index()].saucer.is_some()
            {
                assert!(said("crew", 0).contains(alien_name(alien, Language::English)));
            }
            let pile = if view.pile == 0 {
                "empty".to_owned()
            } else {
                view.pile.to_string()
            };
            assert!(said("pile", 0).contains(&pile));
        }
    });
    assert!(scoring > 100, "{scoring} cards say whom they score for");
}
