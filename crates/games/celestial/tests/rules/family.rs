//! The family deck: its figures are sourced, and those of the expert deck.

use celestial::{Characteristic, Deck, Object};
use serde_json::Value;

fn objects() -> &'static [Object] {
    Deck::family().objects()
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
        ("pluto", &["charon"]),
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
    let family = read(include_str!("../../data/family.json"));
    let expert = read(include_str!("../../data/expert.json"));
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

#[test]
fn cd_1_2_what_a_source_calls_an_estimate_is_shown_as_one() {
    let read = |text| serde_json::from_str::<Value>(text).expect("sources are JSON");
    let mut found = 0;
    for (deck, sources) in [
        (Deck::family(), read(include_str!("../../data/family.json"))),
        (Deck::expert(), read(include_str!("../../data/expert.json"))),
    ] {
        for object in deck.objects() {
            for of in Characteristic::ALL {
                let source = sources["cards"][object.slug][of.name()].as_str();
                if source.is_some_and(|it| it.to_lowercase().contains("estimate")) {
                    found += 1;
                    assert!(object.is_estimate(of), "{}: {of:?}", object.slug);
                }
            }
        }
    }
    assert!(found > 12, "{found} estimates");
}

/// Distances follow from what the sources say, where they are new.
#[test]
fn cd_1_2_distances_of_stars_follow_from_their_sources() {
    let text = include_str!("../../data/family.json");
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
    let text = include_str!("../../data/family.json");
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
