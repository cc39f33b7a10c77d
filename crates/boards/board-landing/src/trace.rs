//! What others did since the viewer's last turn.

use crate::LandingBoard;
use crate::layout::{CARD_HEIGHT, CARD_WIDTH, place_of};
use crate::scene::Scene;
use crate::shaft::{BURST, fall_arrow};
use board_kit::{BoardContext, seat_class, seat_shape_path};
use engine::Seat;
use landing::{Card, Column, Event};

/// What is worth a trace.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Traces {
    placed: Vec<(Seat, Card)>,
    blasted: Vec<(Seat, Column, u8)>,
    /// Cards that fell, with the height they fell from at first.
    fallen: Vec<(Card, u8)>,
}

impl Traces {
    fn of(events: &[Event], scene: &Scene) -> Self {
        let mut traces = Self::default();
        let mut own = false;
        for event in events {
            match *event {
                Event::Placed { seat, card, .. } => {
                    own = scene.viewer.is(seat);
                    if !own {
                        traces.placed.push((seat, card));
                    }
                }
                Event::Blasted {
                    seat,
                    column,
                    height,
                    ..
                } if !own => traces.blasted.push((seat, column, height)),
                // A card that falls again has fallen from where it was first.
                Event::Fell { card, from, .. }
                    if !own && traces.fallen.iter().all(|&(known, _)| known != card) =>
                {
                    traces.fallen.push((card, from));
                }
                _ => {}
            }
        }
        traces
    }
}

/// Marks on the cards that others placed, where they blasted, and what fell.
pub(crate) fn trace(context: BoardContext<LandingBoard>) -> String {
    // While something happens the traces would only be in its way.
    if context.now.with(Option::is_some) {
        return String::new();
    }
    context.since.with(|events| {
        context.scene.with(|scene| {
            if scene.finish.is_some() {
                return String::new();
            }
            draw(&Traces::of(events, scene), scene)
        })
    })
}

fn draw(traces: &Traces, scene: &Scene) -> String {
    let mut drawn = String::new();
    for &(seat, column, height) in &traces.blasted {
        let (x, y) = place_of(column, height);
        let class = seat_class(seat);
        drawn += &format!(
            r#"<path class="lz-scar {class}" transform="translate({} {}) scale(.55)" d="{BURST}"/>"#,
            x - 40.0,
            y
        );
    }
    for &(card, from) in &traces.fallen {
        if let Some((column, height, _)) = scene.place_of(card).filter(|place| place.1 < from) {
            let (x, to) = place_of(column, height);
            let (_, from) = place_of(column, from);
            drawn += &fall_arrow(x, from, to);
        }
    }
    for &(seat, card) in &traces.placed {
        let Some((column, height, _)) = scene.place_of(card) else {
            continue;
        };
        let (x, y) = place_of(column, height);
        let (class, path) = (seat_class(seat), seat_shape_path(seat));
        drawn += &format!(
            r##"<g class="lz-new {class}" transform="translate({x} {y})"><rect x="-43" y="-32" width="{}" height="{}" rx="8"/><circle cx="36" cy="-25" r="8.5" fill="#0b1020" stroke="#eef1fa"/><path class="lz-seat" d="{path}" transform="translate(36 -25) scale(.58)"/></g>"##,
            CARD_WIDTH + 2.0,
            CARD_HEIGHT + 2.0
        );
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::prelude::*;
    use engine::{Seats, Viewer};
    use landing::{CardEnd, Landing, Options};

    #[test]
    fn only_what_others_did_is_traced() {
        let card = |number| Card::new(number).unwrap();
        let game = Landing::start(&Options::default(), Seats::new(2).unwrap()).unwrap();
        let scene = Scene::of(&game.view(Viewer::Seat(Seat::new(0))));
        let placed = |seat, number| Event::Placed {
            seat: Seat::new(seat),
            card: card(number),
            bottom: CardEnd::Zero,
            column: Column::default(),
            height: 0,
        };
        let fell = |number, from| Event::Fell {
            pass: 0,
            card: card(number),
            column: Column::default(),
            from,
            to: from - 1,
        };
        let events = [
            placed(0, 1),
            fell(3, 2),
            placed(1, 2),
            fell(4, 3),
            fell(4, 2),
        ];
        assert_eq!(
            Traces::of(&events, &scene),
            Traces {
                placed: vec![(Seat::new(1), card(2))],
                blasted: Vec::new(),
                fallen: vec![(card(4), 3)],
            }
        );
    }
}
