//! The family deck: sourced figures, and as well balanced as famous objects
//! allow. `docs/celestial-decks.md` is what these tests work out.

mod balance;

use balance::{Balance, pairs};
use celestial::{Characteristic, Deck, Difficulty, Object};
use serde_json::Value;

const FAMILY: Balance = Balance(Deck::family());

fn objects() -> &'static [Object] {
    Deck::family().objects()
}

#[test]
fn cd_1_1_no_two_characteristics_tell_the_same() {
    for (one, other) in pairs() {
        let size = FAMILY.correlation(one, other).abs();
        assert!(size < 0.65, "{one:?} and {other:?}: {size:.2}");
    }
}

#[test]
fn cd_1_1_every_characteristic_is_the_best_choice_of_some_cards() {
    for of in Characteristic::ALL {
        let cards = FAMILY.best_choices(of);
        assert!(cards >= 6, "{of:?}: {cards}");
    }
}

#[test]
fn cd_1_3_no_colour_wins_or_loses_most_rounds() {
    for difficulty in Difficulty::ALL {
        let [leading, following] = FAMILY.shares_of(difficulty);
        let both = (leading + following) / 2.0;
        assert!((35.0..=65.0).contains(&both), "{difficulty:?}: {both:.1}");
    }
}

#[test]
fn cd_1_1_every_card_wins_a_fifth_of_its_rounds() {
    for object in objects() {
        let [leading, following] = FAMILY.shares(object);
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

/// An object is the same in both decks. How hard it is to observe may be judged
/// differently; the sources say so then.
#[test]
fn cd_1_1_the_decks_agree_about_their_objects() {
    let text = include_str!("../data/family.json");
    let family: Value = serde_json::from_str(text).expect("sources are JSON");
    let in_both = objects()
        .iter()
        .filter_map(|it| Some((it, Deck::expert().object(it.card)?)));
    let mut found = 0;
    for (here, there) in in_both {
        found += 1;
        for of in Characteristic::ALL {
            let (value, other) = (here.figures.value(of), there.figures.value(of));
            assert_eq!(value, other, "{}: {of:?}", here.slug);
        }
        let source = family["cards"][here.slug]["difficulty"].as_str();
        let differs = here.figures.difficulty != there.figures.difficulty;
        let is_told = source.is_some_and(|it| it.ends_with("in this deck"));
        assert_eq!(differs, is_told, "{}: difficulty", here.slug);
    }
    assert!(found >= 12, "{found} objects are in both decks");
}

#[test]
fn the_tables_are_published() {
    let [introduction, expert] = [
        include_str!("decks_introduction.md"),
        include_str!("decks_expert.md"),
    ];
    let text = [
        introduction,
        &FAMILY.tables(),
        expert,
        &Balance(Deck::expert()).tables(),
    ]
    .join("\n");
    expect_test::expect_file!["../../../../docs/celestial-decks.md"].assert_eq(&text);
}
