//! Little drawings beside the clauses of the rules, made with the board's own
//! pieces.

use crate::art::{
    back, battle_sign, best_sign, collector_picture, comparing_sign, difficulty_ink, front, marks,
};
use crate::scene::Scene;
use crate::text::{fitting, heading};
use board_kit::{seat_class, seat_shape_path};
use celestial::{Card, Celestial, Characteristic, Collector, Deck, Difficulty, Object, Options};
use engine::prelude::*;
use engine::{Clause, Seat, Seats, Viewer};
use leptos::prelude::*;
use text::Language;
use text::celestial::{
    Text, collector_text, difficulty_text, drawing_collector, effect_text, name, value_of,
};

/// The drawing for a clause, if it has one.
pub(crate) fn diagram(clause: Clause, language: Language) -> Option<AnyView> {
    if let Some(collector) = Collector::ALL
        .into_iter()
        .find(|&collector| collector.clause() == clause)
    {
        return Some(of_a_collector(collector, language));
    }
    match (clause.section(), clause.item()) {
        (1, 2) => Some(characteristics(language)),
        (1, 3) => Some(difficulties(language)),
        (2, 1) => Some(dealt(language)),
        (3, 1) => Some(leading(language)),
        (3, 3) => Some(changing(language)),
        (3, 4) => Some(changing_again(language)),
        (3, 5) => Some(comparing(language)),
        (3, 6) => Some(taking(language)),
        (4, 1) => Some(tied(language)),
        (4, 2) => Some(battling(language)),
        (5, 2) => Some(counting(language)),
        _ => None,
    }
}

/// A drawing 320 wide.
fn drawing(height: u32, label: &str, content: impl IntoView + 'static) -> AnyView {
    view! {
        <svg
            class="cd-diagram"
            viewBox=format!("0 0 320 {height}")
            role="img"
            aria-label=label.to_owned()
        >
            {content}
        </svg>
    }
    .into_any()
}

/// A card of the family deck: objects that every reader knows.
fn object(slug: &str) -> Option<&'static Object> {
    let deck: &'static Deck = Deck::family();
    deck.object(Card::of_slug(slug)?)
}

/// A card with its owner's mark and some words below.
fn card(slug: &str, x: f64, y: f64, seat: u8, words: &str) -> AnyView {
    labelled(
        object(slug).map(front).unwrap_or_default(),
        x,
        y,
        seat,
        words,
    )
}

/// The same, face down.
fn hidden(x: f64, y: f64, seat: u8, words: &str) -> AnyView {
    labelled(back(), x, y, seat, words)
}

fn labelled(side: String, x: f64, y: f64, seat: u8, words: &str) -> AnyView {
    let seat = Seat::new(seat);
    let words = words.to_owned();
    view! {
        <g transform=format!("translate({x} {y})")>
            <g transform="scale(0.6)" inner_html=side />
            <g class=seat_class(seat)>
                <path class="cd-seat" d=seat_shape_path(seat) transform="translate(-30 -38) scale(0.8)" />
            </g>
            <text class="cd-label cd-middle" y="56" font-size=fitting(&words, 150.0, 13.0)>
                {words.clone()}
            </text>
        </g>
    }
    .into_any()
}

fn said(slug: &str, of: Characteristic, language: Language) -> String {
    object(slug).map_or_else(String::new, |object| value_of(object, of, language).text())
}

/// A coin with a sign.
fn coin(class: &'static str, path: &'static str, x: f64, y: f64) -> impl IntoView {
    view! {
        <g class=class transform=format!("translate({x} {y})")>
            <circle class="cd-coin" r="12" />
            <path d=path transform="scale(0.75)" fill=difficulty_ink() />
        </g>
    }
}

fn arrow(from: (f64, f64), to: (f64, f64)) -> impl IntoView {
    let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
    view! {
        <path d=format!("M{} {}L{} {}", from.0, from.1, to.0, to.1) stroke="var(--second)" stroke-width="3"
            stroke-linecap="round" stroke-dasharray="1 7" fill="none" />
        <path d="M0 0L-10-6V6Z" fill="var(--second)"
            transform=format!("translate({} {}) rotate({angle:.1})", to.0, to.1) />
    }
}

/// CD-1.2: the four characteristics, on a card's scales.
fn characteristics(language: Language) -> AnyView {
    let options = Options::default();
    let view = Seats::new(2)
        .and_then(|seats| Celestial::start(&options, seats).ok())
        .map(|game| game.view(Viewer::Spectator));
    let saturn = object("saturn");
    let rows: Vec<_> = Characteristic::ALL
        .into_iter()
        .filter_map(|of| {
            let (object, scene) = (saturn?, Scene::of(view.as_ref()?));
            let y = 12.0 + of.index() as f64 * 40.0;
            let merit = scene.merit(of, object.figures.value(of));
            let text = value_of(object, of, language).text();
            Some(view! {
                <text class="cd-label" x="120" y=y + 12.0 font-size="13">{heading(of, language)}</text>
                <text class="cd-value cd-end" x="312" y=y + 12.0 font-size=fitting(&text, 126.0, 13.0)>
                    {text.clone()}
                </text>
                <rect class="cd-track" x="120" y=y + 19.0 width="192" height="5" rx="2.5" />
                <rect class="cd-fill" x="120" y=y + 19.0 width=192.0 * merit height="5" rx="2.5" />
                <rect class="cd-knob" x=118.0 + 192.0 * merit y=y + 15.0 width="4" height="13" rx="2" />
            })
        })
        .collect();
    let label = Text::DrawingCharacteristics.said(language);
    drawing(
        170,
        label,
        view! {
            <g transform="translate(58 84)" inner_html=saturn.map(front) />
            {rows}
        },
    )
}

/// CD-1.3: four difficulties, hardest first.
fn difficulties(language: Language) -> AnyView {
    let rows: Vec<_> = Difficulty::ALL
        .into_iter()
        .rev()
        .enumerate()
        .map(|(number, difficulty)| {
            let y = 8.0 + number as f64 * 34.0;
            let (_, pill) = marks(difficulty, 24.0);
            view! {
                <g transform=format!("translate(10 {y})") inner_html=pill />
                <text class="cd-label" x="118" y=y + 17.0 font-size="14">
                    {difficulty_text(difficulty).said(language)}
                </text>
            }
        })
        .collect();
    let label = Text::DrawingDifficulties.said(language);
    drawing(146, label, view! { {rows} })
}

/// A pile of cards face down with its owner's mark and a number below.
fn pile(x: f64, y: f64, seat: u8, levels: u8, number: &str) -> AnyView {
    let levels: Vec<_> = (0..levels)
        .map(|level| {
            let lift = 3.0 * f64::from(level);
            view! { <g transform=format!("translate({} {}) scale(0.34)", lift, -lift) inner_html=back() /> }
        })
        .collect();
    let seat = Seat::new(seat);
    let number = number.to_owned();
    view! {
        <g transform=format!("translate({x} {y})")>
            {levels}
            <g class=seat_class(seat)>
                <path class="cd-seat" d=seat_shape_path(seat) transform="translate(-20 -20) scale(0.6)" />
            </g>
            <text class="cd-label cd-middle" y="40" font-size="14">{number}</text>
        </g>
    }
    .into_any()
}

/// CD-2.1: how many cards everybody gets, by how many play.
fn dealt(language: Language) -> AnyView {
    let objects = Deck::family().objects().len();
    let rows: Vec<_> = (2..=6_u8)
        .map(|seats| {
            let y = 40.0 + 66.0 * f64::from(seats - 2);
            let each = (objects / usize::from(seats)).to_string();
            let piles: Vec<_> = (0..seats)
                .map(|seat| pile(64.0 + 46.0 * f64::from(seat), y, seat, 2, &each))
                .collect();
            view! {
                <text class="cd-title cd-middle" x="18" y=y + 6.0 font-size="18">{seats.to_string()}</text>
                {piles}
            }
        })
        .collect();
    drawing(356, Text::DrawingDealt.said(language), view! { {rows} })
}

/// CD-5.2: when time is up, the most cards win.
fn counting(language: Language) -> AnyView {
    drawing(
        110,
        Text::DrawingCounting.said(language),
        view! {
            {pile(60.0, 56.0, 0, 6, "17")}
            {pile(160.0, 56.0, 1, 3, "9")}
            {pile(260.0, 56.0, 2, 4, "10")}
            {coin("cd-sign-best", best_sign(), 98.0, 24.0)}
        },
    )
}

/// CD-3.1: the leader names a characteristic.
fn leading(language: Language) -> AnyView {
    let words = said("jupiter", Characteristic::Diameter, language);
    drawing(
        126,
        Text::DrawingLeading.said(language),
        view! {
            {card("jupiter", 60.0, 54.0, 0, &words)}
            {coin("cd-sign-lead", comparing_sign(), 94.0, 20.0)}
            {hidden(170.0, 54.0, 1, "?")}
            {hidden(264.0, 54.0, 2, "?")}
        },
    )
}

/// CD-3.3: a harder card may change the characteristic.
fn changing(language: Language) -> AnyView {
    drawing(
        126,
        Text::DrawingChanging.said(language),
        view! {
            {card("saturn", 64.0, 54.0, 0, &heading(Characteristic::Diameter, language))}
            {card("51-pegasi-b", 252.0, 54.0, 1, &heading(Characteristic::Distance, language))}
            {arrow((112.0, 54.0), (206.0, 54.0))}
            {coin("cd-sign-lead", comparing_sign(), 218.0, 20.0)}
        },
    )
}

/// CD-3.4: green chose, orange changed it, and now only red may.
fn changing_again(language: Language) -> AnyView {
    drawing(
        126,
        Text::DrawingChangingAgain.said(language),
        view! {
            {card("saturn", 52.0, 54.0, 0, &heading(Characteristic::Diameter, language))}
            {card("triton", 160.0, 54.0, 1, &heading(Characteristic::Discovery, language))}
            {card("51-pegasi-b", 268.0, 54.0, 2, "?")}
            {arrow((92.0, 54.0), (122.0, 54.0))}
            {arrow((200.0, 54.0), (230.0, 54.0))}
            {coin("cd-sign-lead", comparing_sign(), 126.0, 20.0)}
        },
    )
}

/// CD-3.5: the best value takes the round; of discoveries, the oldest.
fn comparing(language: Language) -> AnyView {
    let round = |of: Characteristic, best: f64, y: f64| {
        let shown = |slug, x, seat| card(slug, x, y + 64.0, seat, &said(slug, of, language));
        view! {
            <text class="cd-title" x="12" y=y + 14.0 font-size="14">{heading(of, language)}</text>
            {shown("mars", 56.0, 0)}
            {shown("neptune", 160.0, 1)}
            {shown("pluto", 264.0, 2)}
            {coin("cd-sign-best", best_sign(), best, y + 30.0)}
        }
    };
    drawing(
        268,
        Text::DrawingComparing.said(language),
        view! {
            {round(Characteristic::Diameter, 194.0, 0.0)}
            {round(Characteristic::Discovery, 90.0, 134.0)}
        },
    )
}

/// CD-3.6: the cards go under the winner's pile.
fn taking(language: Language) -> AnyView {
    let pile: Vec<_> = (0..4)
        .map(|level| {
            let lift = f64::from(3 - level) * 4.0;
            view! {
                <g transform=format!("translate({} {}) scale(0.6)", 252.0 + lift, 58.0 + lift) inner_html=back() />
            }
        })
        .collect();
    drawing(
        126,
        Text::DrawingTaking.said(language),
        view! {
            {card("mars", 50.0, 54.0, 0, "")}
            {card("neptune", 104.0, 54.0, 1, "")}
            {arrow((144.0, 58.0), (212.0, 58.0))}
            {pile}
        },
    )
}

/// CD-4.1: equal values, the harder wins.
fn tied(language: Language) -> AnyView {
    let of = Characteristic::Distance;
    drawing(
        126,
        Text::DrawingTie.said(language),
        view! {
            {card("pluto", 76.0, 54.0, 0, &said("pluto", of, language))}
            <text class="cd-title cd-middle" x="160" y="60" font-size="26">"="</text>
            {card("charon", 244.0, 54.0, 1, &said("charon", of, language))}
            {coin("cd-sign-best", best_sign(), 278.0, 20.0)}
        },
    )
}

/// CD-4.2: a battle.
fn battling(language: Language) -> AnyView {
    let titles = ["earth", "moon"]
        .map(|slug| object(slug).map_or_else(String::new, |object| name(object.card, language)));
    drawing(
        132,
        Text::DrawingBattle.said(language),
        view! {
            {card("earth", 46.0, 54.0, 0, &titles[0])}
            {card("moon", 274.0, 54.0, 1, &titles[1])}
            {card("neptune", 110.0, 54.0, 0, "")}
            {card("triton", 210.0, 54.0, 1, "")}
            <path d=battle_sign() fill="var(--accent)" transform="translate(160 54) scale(1.3)" />
            {coin("cd-sign-best", best_sign(), 238.0, 20.0)}
        },
    )
}

/// CD-6.2 to CD-6.7: a Collector card.
fn of_a_collector(collector: Collector, language: Language) -> AnyView {
    let name = collector_text(collector);
    let title = name.said(language);
    let label = drawing_collector(language, name, effect_text(collector));
    drawing(
        136,
        &label,
        view! {
            <rect class="cd-spot-card" x="110" y="4" width="100" height="128" rx="12" />
            <g transform="translate(160 56) scale(3.6)" inner_html=collector_picture(collector) />
            <text class="cd-spot-title" x="160" y="118" font-size=fitting(title, 88.0, 15.0)>
                {title}
            </text>
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An object of another deck would leave its place empty.
    #[test]
    fn every_object_that_is_drawn_is_in_the_family_deck() {
        let slugs = include_str!("diagram.rs").split("card(\"").skip(1);
        let slugs: Vec<&str> = slugs.filter_map(|rest| rest.split('"').next()).collect();
        assert!(slugs.len() > 12, "{slugs:?}");
        for slug in slugs {
            assert!(object(slug).is_some(), "{slug}");
        }
    }
}
