//! The family deck: sourced figures, and as well balanced as famous objects
//! allow. `docs/celestial-decks.md` is what these tests work out.

use celestial::{Characteristic, Deck, Difficulty, Object};
use serde_json::Value;
use std::fmt::Write;

/// What a round between two cards is worth to the first: twice the points, so
/// that a draw, which a battle decides, is a whole number.
const WON: u32 = 2;
const DRAWN: u32 = 1;

fn objects() -> &'static [Object] {
    Deck::family().objects()
}

/// What counts in a comparison: the value, turned so that more is better, then
/// the difficulty.
fn strength(object: &Object, of: Characteristic) -> (i64, Difficulty) {
    let value = object.figures.value(of);
    let value = match of {
        Characteristic::Discovery => -value,
        _ => value,
    };
    (value, object.figures.difficulty)
}

/// How many other cards a card beats with a characteristic.
fn beaten(object: &Object, of: Characteristic) -> usize {
    let others = objects().iter();
    others
        .filter(|other| strength(other, of) < strength(object, of))
        .count()
}

/// The characteristic that beats the most cards, among some.
fn best(object: &Object, among: impl Iterator<Item = Characteristic>) -> Characteristic {
    // The first of equals, as a person reads a card from the top.
    let reversed: Vec<_> = among.collect::<Vec<_>>().into_iter().rev().collect();
    let best = reversed.into_iter().max_by_key(|&of| beaten(object, of));
    best.expect("some characteristics")
}

/// A round of two: the leader names what beats the most cards; a follower who
/// would lose and may change names what beats the most cards of the rest.
fn round(leader: &Object, follower: &Object) -> u32 {
    let mut of = best(leader, Characteristic::ALL.into_iter());
    let result = |of| match strength(leader, of).cmp(&strength(follower, of)) {
        std::cmp::Ordering::Greater => WON,
        std::cmp::Ordering::Equal => DRAWN,
        std::cmp::Ordering::Less => 0,
    };
    if result(of) > 0 && follower.figures.difficulty > leader.figures.difficulty {
        of = best(
            follower,
            Characteristic::ALL.into_iter().filter(|&it| it != of),
        );
    }
    result(of)
}

/// A card's share of rounds in parts of a hundred, leading and following.
fn shares(object: &Object) -> [f64; 2] {
    let others = || objects().iter().filter(|other| other.card != object.card);
    let leading: u32 = others().map(|other| round(object, other)).sum();
    let following: u32 = others().map(|other| WON - round(other, object)).sum();
    [leading, following].map(|points| 50.0 * f64::from(points) / (objects().len() - 1) as f64)
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.collect();
    values.iter().sum::<f64>() / values.len() as f64
}

/// The shares of a difficulty: leading, following, and both.
fn shares_of(difficulty: Difficulty) -> [f64; 3] {
    let cards = || {
        objects()
            .iter()
            .filter(|it| it.figures.difficulty == difficulty)
    };
    let [leading, following] = [0, 1].map(|side| mean(cards().map(|it| shares(it)[side])));
    [leading, following, (leading + following) / 2.0]
}

/// The ranks of all cards; those with the same value share the mean of theirs.
fn ranks(of: Characteristic) -> Vec<f64> {
    let value = |object: &Object| strength(object, of).0;
    let rank = |object: &Object| {
        let below = objects().iter().filter(|it| value(it) < value(object));
        let same = objects().iter().filter(|it| value(it) == value(object));
        below.count() as f64 + (same.count() - 1) as f64 / 2.0
    };
    objects().iter().map(rank).collect()
}

/// Spearman's rank correlation.
fn correlation(one: Characteristic, other: Characteristic) -> f64 {
    let (a, b) = (ranks(one), ranks(other));
    let middle = (objects().len() - 1) as f64 / 2.0;
    let product = |a: &[f64], b: &[f64]| -> f64 {
        let pairs = a.iter().zip(b);
        pairs.map(|(x, y)| (x - middle) * (y - middle)).sum()
    };
    product(&a, &b) / (product(&a, &a) * product(&b, &b)).sqrt()
}

fn pairs() -> impl Iterator<Item = (Characteristic, Characteristic)> {
    let all = Characteristic::ALL;
    all.into_iter()
        .enumerate()
        .flat_map(move |(at, one)| all.into_iter().skip(at + 1).map(move |other| (one, other)))
}

fn best_choices(of: Characteristic) -> usize {
    let all = objects().iter();
    all.filter(|it| best(it, Characteristic::ALL.into_iter()) == of)
        .count()
}

#[test]
fn cd_1_1_no_two_characteristics_tell_the_same() {
    for (one, other) in pairs() {
        let size = correlation(one, other).abs();
        assert!(size < 0.65, "{one:?} and {other:?}: {size:.2}");
    }
}

#[test]
fn cd_1_1_every_characteristic_is_the_best_choice_of_some_cards() {
    for of in Characteristic::ALL {
        assert!(best_choices(of) >= 6, "{of:?}: {}", best_choices(of));
    }
}

#[test]
fn cd_1_3_no_colour_wins_or_loses_most_rounds() {
    for difficulty in Difficulty::ALL {
        let [.., both] = shares_of(difficulty);
        assert!((35.0..=65.0).contains(&both), "{difficulty:?}: {both:.1}");
    }
}

#[test]
fn cd_1_1_every_card_wins_a_fifth_of_its_rounds() {
    for object in objects() {
        let [leading, following] = shares(object);
        let both = (leading + following) / 2.0;
        assert!(both > 19.99, "{}: {both:.1}", object.slug);
    }
}

#[test]
fn cd_1_2_a_moon_and_a_planet_are_as_far_as_what_they_circle() {
    let distance = |slug: &str| {
        let object = objects().iter().find(|it| it.slug == slug);
        object.expect(slug).figures.distance
    };
    for (centre, around) in [
        ("earth", &["moon"][..]),
        ("mars", &["phobos", "deimos"]),
        ("jupiter", &["io", "europa", "ganymede", "callisto"]),
        ("saturn", &["titan", "enceladus"]),
        ("neptune", &["triton"]),
        ("sirius", &["sirius-b"]),
        ("proxima-centauri", &["proxima-b"]),
    ] {
        for one in around {
            assert_eq!(distance(one), distance(centre), "{one}");
        }
    }
}

#[test]
fn cd_1_4_what_was_always_known_is_dated_before_3000_bc_the_brighter_the_earlier() {
    let order = [
        "sun",
        "moon",
        "venus",
        "jupiter",
        "mars",
        "mercury",
        "sirius",
        "saturn",
        "alpha-centauri",
        "betelgeuse",
        "vega",
        "rigel",
        "polaris",
    ];
    let year = |slug: &str| {
        let object = objects().iter().find(|it| it.slug == slug);
        object.expect(slug).figures.discovery
    };
    assert!(order.map(year).is_sorted());
    for object in objects() {
        let always = (-3500..=-3000).contains(&object.figures.discovery);
        assert_eq!(always, order.contains(&object.slug), "{}", object.slug);
    }
}

#[test]
fn cd_1_1_every_figure_has_a_source() {
    let read = |text| serde_json::from_str::<Value>(text).expect("sources are JSON");
    let family = read(include_str!("../data/family.json"));
    let expert = read(include_str!("../data/expert.json"));
    for object in objects() {
        let of_expert = Deck::expert().object(object.card);
        for of in Characteristic::ALL {
            let own = family["cards"][object.slug][of.name()].as_str();
            let shared = expert["cards"][object.slug][of.name()].as_str();
            let same = of_expert.map(|it| it.figures.value(of)) == Some(object.figures.value(of));
            let source = own.or(shared.filter(|_| same));
            assert!(
                source.is_some_and(|it| it.len() > 7),
                "{}: {of:?}",
                object.slug
            );
        }
        let own = family["cards"][object.slug]["difficulty"].as_str();
        let difficulty = of_expert.map(|it| it.figures.difficulty);
        let same = difficulty == Some(object.figures.difficulty);
        assert!(same || own.is_some(), "{}: difficulty", object.slug);
    }
}

/// Distances follow from what the sources say, where they are new.
#[test]
fn cd_1_2_distances_of_stars_follow_from_their_sources() {
    let text = include_str!("../data/family.json");
    let family: Value = serde_json::from_str(text).expect("sources are JSON");
    for object in objects()
        .iter()
        .filter(|it| it.figures.distance > 31_557_600)
    {
        let source = family["cards"][object.slug]["distance"].as_str();
        let Some((before, _)) = source.and_then(|it| it.rsplit_once(" pc")) else {
            assert_eq!(object.slug, "proxima-b");
            continue;
        };
        let parsecs: f64 = before.rsplit(' ').next().unwrap().parse().unwrap();
        let expected = parsecs * 3.261_56 * 31_557_600.0;
        let off = (object.figures.distance as f64 - expected).abs();
        assert!(off <= 1.0, "{}: {expected}", object.slug);
    }
}

#[test]
fn the_table_is_published() {
    let mut text = String::from(include_str!("decks_introduction.md"));
    let mut cards: Vec<&Object> = objects().iter().collect();
    let both = |object: &Object| shares(object).iter().sum::<f64>() / 2.0;
    cards.sort_by(|a, b| both(b).total_cmp(&both(a)));
    text += "\n| card | difficulty | best choice | beats | leading | following | both |\n|---|---|---|---|---|---|---|\n";
    for object in cards {
        let of = best(object, Characteristic::ALL.into_iter());
        let [leading, following] = shares(object);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {leading:.0} % | {following:.0} % | {:.0} % |",
            object.slug,
            format!("{:?}", object.figures.difficulty).to_lowercase(),
            of.name(),
            beaten(object, of),
            both(object),
        );
    }
    text += "\n| difficulty | cards | leading | following | both |\n|---|---|---|---|---|\n";
    for difficulty in Difficulty::ALL {
        let [leading, following, both] = shares_of(difficulty);
        let cards = objects().iter();
        let cards = cards.filter(|it| it.figures.difficulty == difficulty);
        let _ = writeln!(
            text,
            "| {} | {} | {leading:.0} % | {following:.0} % | {both:.0} % |",
            format!("{difficulty:?}").to_lowercase(),
            cards.count(),
        );
    }
    text += "\n| characteristic | best choice of |\n|---|---|\n";
    for of in Characteristic::ALL {
        let _ = writeln!(text, "| {} | {} cards |", of.name(), best_choices(of));
    }
    text += "\n| rank correlation | |\n|---|---|\n";
    for (one, other) in pairs() {
        let found = correlation(one, other);
        let _ = writeln!(text, "| {} / {} | {found:.2} |", one.name(), other.name());
    }
    expect_test::expect_file!["../../../../docs/celestial-decks.md"].assert_eq(&text);
}
