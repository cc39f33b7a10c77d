//! Little drawings beside the rules, made of the board's own pieces.

use crate::art::{self, CARD_BACK, HEART, card_face, put};
use crate::creatures::INK;
use crate::ladder::RANKS;
use crate::preview::signed;
use board_kit::Language;
use engine::Clause;
use leptos::prelude::*;
use supernova::{ALIENS, Alien, Card, Pair, Planet, WORTH};
use text::supernova::{Text, planet_number};

/// The size of a diagram.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 100.0;

/// The drawing of a clause, if it has one.
pub(crate) fn diagram(clause: Clause, language: Language) -> Option<AnyView> {
    let (drawn, label) = match (clause.prefix(), clause.section(), clause.item()) {
        ("SN", 1, 1) => (everybody(), Text::DrawAliens),
        ("SN", 1, 2) => (kinds(), Text::DrawKinds),
        ("SN", 3, 1) => (duo(), Text::DrawDuo),
        ("SN", 3, 2) => (leap(), Text::DrawLeap),
        ("SN", 3, 4) => (adopt(), Text::DrawAdopt),
        ("SN", 3, 6) => (exchange(), Text::DrawExchange),
        ("SN", 3, 7) => (switch(), Text::DrawSwitch),
        ("SN", 4, 1) => (take(), Text::DrawTake),
        ("SN", 4, 2) => (swallow(), Text::DrawSwallow),
        ("SN", 5, 1) => (caught(), Text::DrawCaught),
        ("SN", 6, 1) => (ranks([17, 9, 7, 4, 2]), Text::DrawRanks),
        ("SN", 2, 1) => (dealt(), Text::DrawDealt),
        ("SN", 2, 3) => (spiral(), Text::DrawSpiral),
        ("SN", 2, 4) => (getting_ready(), Text::DrawStart),
        ("SN", 3, 3) => (solo(), Text::DrawSolo),
        ("SN", 3, 5) => (replace(), Text::DrawReplace),
        ("SN", 5, 2) => (far_end(), Text::DrawFarEnd),
        ("SN", 6, 4) => (tie(), Text::DrawTie),
        ("SN", 6, 5) => (scoring(), Text::DrawScoring),
        ("SN", 6, 2) => (ranks([12, 6, 5, 0, 0]), Text::DrawLeftBehind),
        _ => return None,
    };
    Some(
        view! {
            <svg class="sn-diagram" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label.said(language)>
                <rect width=WIDTH height=HEIGHT rx="12" fill="#171A46" />
                <g inner_html=drawn />
            </svg>
        }
        .into_any(),
    )
}

/// A row of planets with these numbers, `x` apart from one another.
fn row(numbers: &[u8], first: f64, apart: f64) -> String {
    let worlds = (0..).zip(numbers).filter_map(|(place, &number)| {
        let planet = Planet::new(number)?;
        let x = first + apart * f64::from(place);
        let drawn = art::planet(planet, 17.0);
        Some(format!(
            r##"<g transform="translate({x:.1} 68)">{drawn}<rect x="-9" y="10" width="18" height="14" rx="7" fill="#0B1020"/><text y="21" text-anchor="middle" font-size="11" fill="#EEF1FA">{}</text></g>"##,
            planet_number(planet)
        ))
    });
    worlds.collect()
}

/// An alien above a planet of a row.
fn on(alien: usize, x: f64) -> String {
    put(Alien::ALL[alien], x, 56.0, 0.9)
}

/// A card's face, from its corner.
fn card(card: Card, x: f64, y: f64, scale: f64) -> String {
    let drawn = card_face(card);
    format!(r#"<g transform="translate({x:.1} {y:.1}) scale({scale})">{drawn}</g>"#)
}

/// An arrow along a curve, with its head turned by some degrees.
fn arrow(path: &str, (x, y): (f64, f64), turn: f64) -> String {
    format!(
        r##"<path d="{path}" fill="none" stroke="#FFB454" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 6"/><path d="M-7-5L5 0L-7 5Z" transform="translate({x} {y}) rotate({turn})" fill="#FFB454"/>"##
    )
}

fn everybody() -> String {
    let aliens = Alien::ALL.iter().zip(0..);
    aliens
        .map(|(&alien, place)| put(alien, 40.0 + 60.0 * f64::from(place), 54.0, 1.4))
        .collect()
}

fn pair(one: usize, other: usize) -> Option<Pair> {
    Pair::new(Alien::ALL[one], Alien::ALL[other])
}

fn kinds() -> String {
    let duo = pair(0, 2).map(Card::duo);
    let cards = duo
        .into_iter()
        .chain([Card::solo(Alien::ALL[3]), Card::EXCHANGE, Card::SWITCH]);
    cards
        .zip(0..)
        .map(|(kind, place)| card(kind, 26.0 + 72.0 * f64::from(place), 13.0, 0.58))
        .collect()
}

fn duo() -> String {
    let drawn = pair(0, 4).map(|pair| card(Card::duo(pair), 16.0, 13.0, 0.58));
    let arrow = arrow("M200 34Q222 6 238 32", (240.0, 37.0), 70.0);
    format!(
        "{}{}{}{}{arrow}",
        drawn.unwrap_or_default(),
        row(&[4, 5, 6, 7], 120.0, 56.0),
        on(0, 176.0),
        on(4, 120.0)
    )
}

fn leap() -> String {
    let arrow = arrow("M52 34Q130-24 206 34", (210.0, 38.0), 48.0);
    format!(
        "{}{}{}{}{arrow}",
        row(&[3, 4, 5, 6, 7], 44.0, 58.0),
        on(1, 44.0),
        on(2, 102.0),
        on(3, 160.0)
    )
}

fn adopt() -> String {
    let solo = card(Card::solo(Alien::ALL[1]), 40.0, 13.0, 0.58);
    let kept = card(Card::initial(Alien::ALL[2]), 174.0, 13.0, 0.58);
    let won = card(Card::solo(Alien::ALL[1]), 240.0, 13.0, 0.58);
    let arrow = arrow("M104 50H152", (156.0, 50.0), 0.0);
    let heart = format!(
        r##"<path d="{HEART}" transform="translate(130 30)" fill="#FF8FA6" stroke="{INK}"/>"##
    );
    format!("{solo}{arrow}{heart}{kept}{won}")
}

fn exchange() -> String {
    let mine = card(Card::initial(Alien::ALL[0]), 60.0, 13.0, 0.58);
    let theirs = card(Card::solo(Alien::ALL[4]), 206.0, 13.0, 0.58);
    let there = arrow("M124 38Q160 20 192 36", (196.0, 38.0), 24.0);
    let back = arrow("M196 66Q160 84 128 68", (124.0, 66.0), 204.0);
    format!("{mine}{theirs}{there}{back}")
}

fn switch() -> String {
    let there = arrow("M60 34Q150-14 236 34", (240.0, 37.0), 40.0);
    let back = arrow("M240 92Q160 104 64 92", (58.0, 90.0), 190.0);
    format!(
        "{}{}{}{there}{back}",
        row(&[5, 6, 7, 8], 44.0, 68.0),
        on(3, 44.0),
        on(2, 248.0)
    )
}

/// The star at the left edge.
fn star() -> String {
    format!(
        r##"<g transform="translate(30 54)"><path d="{}" fill="#FF9A3C"/><circle r="24" fill="#FFE08A"/></g>"##,
        art::rays(16, 25.0, 36.0)
    )
}

/// From the pile in the star to a hand of three.
fn take() -> String {
    let pile = format!(r#"<g transform="translate(16 34) scale(.26)">{CARD_BACK}</g>"#);
    let hand = [Card::SWITCH, Card::solo(Alien::ALL[2])]
        .into_iter()
        .zip(0..);
    let held: String = hand
        .map(|(held, place)| card(held, 150.0 + 54.0 * f64::from(place), 20.0, 0.46))
        .collect();
    let new = format!(r#"<g transform="translate(258 20) scale(.46)">{CARD_BACK}</g>"#);
    let arrow = arrow("M66 40Q160-22 268 14", (272.0, 17.0), 40.0);
    format!("{}{pile}{held}{new}{arrow}", star())
}

/// A secret token, as its owner sees it.
fn token(alien: usize, x: f64, y: f64) -> String {
    let drawn = put(Alien::ALL[alien], x, y + 4.0, 0.9);
    format!(
        r##"<circle cx="{x}" cy="{y}" r="25" fill="#3A2E73" stroke="#8A6FE0" stroke-width="3" stroke-dasharray="5 4"/>{drawn}"##
    )
}

/// SN-2.1, SN-2.2: a favourite face up, a token in secret, three cards in hand.
fn dealt() -> String {
    let favourite = card(Card::initial(Alien::ALL[0]), 22.0, 13.0, 0.58);
    let hand: String = (0..3)
        .map(|place| {
            let x = 196.0 + 34.0 * f64::from(place);
            format!(r#"<g transform="translate({x} 21) scale(.46)">{CARD_BACK}</g>"#)
        })
        .collect();
    format!("{favourite}{}{hand}", token(2, 132.0, 50.0))
}

/// SN-2.3: the galaxy, from the centre to the far end.
fn spiral() -> String {
    let worlds: String = (0..18_u8)
        .filter_map(|number| {
            let part = f64::from(number) / 17.0;
            let angle = 3.6 + part * 9.4;
            let reach = 22.0 + part * 26.0;
            let (x, y) = (160.0 + 2.9 * reach * angle.cos(), 50.0 + 0.88 * reach * angle.sin());
            let drawn = art::planet(Planet::new(number)?, 7.0);
            Some(format!(
                r##"<g transform="translate({x:.1} {y:.1})">{drawn}<text y="3.5" text-anchor="middle" font-size="8" fill="#fff" stroke="#0B1020" stroke-width="2" paint-order="stroke">{}</text></g>"##,
                number + 1
            ))
        })
        .collect();
    let pile = format!(r#"<g transform="translate(151 38) scale(.19)">{CARD_BACK}</g>"#);
    format!(
        r##"<g transform="translate(160 50)"><path d="{}" fill="#FF9A3C"/></g>{pile}{worlds}"##,
        art::rays(16, 13.0, 19.0)
    )
}

/// SN-3.3: the alien of a solo card advances.
fn solo() -> String {
    let drawn = card(Card::solo(Alien::ALL[3]), 16.0, 13.0, 0.58);
    let arrow = arrow("M128 34Q150 6 172 32", (174.0, 37.0), 70.0);
    format!(
        "{drawn}{}{}{arrow}",
        row(&[4, 5, 6, 7], 120.0, 56.0),
        on(3, 120.0)
    )
}

/// SN-3.5: who has two favourite cards and adopts a third alien gives one up.
fn replace() -> String {
    let new = card(Card::solo(Alien::ALL[1]), 24.0, 13.0, 0.58);
    let arrow = arrow("M88 50H128", (132.0, 50.0), 0.0);
    let kept = card(Card::initial(Alien::ALL[2]), 146.0, 13.0, 0.58);
    let gone = card(Card::solo(Alien::ALL[4]), 216.0, 13.0, 0.58);
    format!(
        r##"{new}{arrow}{kept}<g opacity=".45">{gone}</g><path d="M222 20L264 82M264 20L222 82" stroke="#FF6B7A" stroke-width="4" stroke-linecap="round"/>"##
    )
}

/// SN-5.2: an alien reaches the far end.
fn far_end() -> String {
    let arrow = arrow("M150 34Q204-8 246 30", (249.0, 36.0), 70.0);
    format!(
        "{}{}{}{arrow}",
        row(&[14, 15, 16, 17], 84.0, 56.0),
        on(2, 140.0),
        on(1, 84.0)
    )
}

/// SN-6.4: the same sum; the token that is worth more decides.
fn tie() -> String {
    let side = |x: f64, alien: usize, worth: &str| {
        format!(
            r##"<text x="{x}" y="60" text-anchor="middle" font-size="26" fill="#EEF1FA">6</text>{}<text x="{:.0}" y="60" font-size="20" fill="#FFB454">{worth}</text>"##,
            token(alien, x + 48.0, 50.0),
            x + 80.0
        )
    };
    format!(
        r##"{}<text x="160" y="60" text-anchor="middle" font-size="24" fill="#7BD88F">&gt;</text>{}"##,
        side(36.0, 1, "3"),
        side(206.0, 3, "2")
    )
}

/// Everybody on the first planet, beside the star.
fn getting_ready() -> String {
    let crowd = [(0, 92.0), (1, 110.0), (2, 128.0), (3, 101.0), (4, 120.0)];
    let crowd: String = crowd
        .iter()
        .map(|&(alien, x)| put(Alien::ALL[alien], x, 52.0, 0.6))
        .collect();
    format!("{}{}{crowd}", star(), row(&[0, 1, 2, 3], 112.0, 56.0))
}

/// SN-6.5: the second alien twice and the leader once make six.
fn scoring() -> String {
    let shown = [(1, "3", 18.0), (1, "3", 98.0), (0, "0", 178.0)];
    let favourites: String = shown
        .iter()
        .map(|&(alien, worth, x)| {
            let drawn = card(Card::solo(Alien::ALL[alien]), x, 13.0, 0.46);
            format!(
                r##"{drawn}<text x="{:.0}" y="88" text-anchor="middle" font-size="18" font-weight="700" fill="#EEF1FA">{worth}</text>"##,
                x + 22.0
            )
        })
        .collect();
    let signs: String = [("+", 80.0), ("+", 160.0), ("= 6", 268.0)]
        .iter()
        .map(|(sign, x)| {
            format!(
                r##"<text x="{x}" y="60" text-anchor="middle" font-size="24" font-weight="700" fill="#FFB454">{sign}</text>"##
            )
        })
        .collect();
    favourites + &signs
}

fn swallow() -> String {
    let back =
        format!(r#"<g transform="translate(104 46) rotate(-14) scale(.26)">{CARD_BACK}</g>"#);
    let arrow = arrow("M132 46Q112 24 84 42", (78.0, 46.0), 145.0);
    format!(
        "{}{back}{arrow}{}{}",
        star(),
        row(&[3, 4, 5], 172.0, 56.0),
        on(2, 284.0)
    )
}

fn caught() -> String {
    let doomed = r##"<circle cx="116" cy="68" r="23" fill="none" stroke="#FF6B7A" stroke-width="3" stroke-dasharray="5 4"/>"##;
    format!(
        "{}{}{doomed}{}{}",
        star(),
        row(&[3, 4, 5, 6], 116.0, 56.0),
        on(1, 116.0),
        on(0, 228.0)
    )
}

/// The ladder with aliens 0 to 4 on these planets.
fn ranks(planets: [u8; ALIENS]) -> String {
    let planets = planets.map(|number| Planet::new(number).unwrap_or_default());
    let mut drawn = String::new();
    for (place, worth) in WORTH.iter().enumerate() {
        // OK because there are five ranks.
        let x = 8.0 + 61.5 * place as f64;
        let colour = match worth {
            2.. => "#7BD88F",
            ..0 => "#FF8C97",
            _ => "#EEF1FA",
        };
        drawn.push_str(&format!(
            r##"<rect x="{x}" y="8" width="57" height="84" rx="9" fill="#232A5E"/><text x="{}" y="25" font-size="13" fill="#C5CDEC">{}</text><text x="{}" y="25" font-size="15" font-weight="700" text-anchor="end" fill="{colour}">{}</text>"##,
            x + 7.0,
            RANKS[place],
            x + 50.0,
            signed(*worth)
        ));
        let here: Vec<Alien> = Alien::ALL
            .into_iter()
            .filter(|&alien| usize::from(supernova::rank_among(&planets, alien)) == place + 1)
            .collect();
        let size = if here.len() > 1 { 0.62 } else { 1.0 };
        for (nth, alien) in here.iter().enumerate() {
            let shift = (nth as f64 - (here.len() as f64 - 1.0) / 2.0) * 27.0;
            drawn.push_str(&put(*alien, x + 28.5 + shift, 64.0, size));
        }
    }
    drawn
}
