//! The deck is data; these tests hold it to the rules (CD-1) and its
//! figures to calculations of their own.

use celestial::Collector;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const CHARACTERISTICS: [&str; 4] = ["diameter", "discovery", "temperature", "distance"];
const DIFFICULTIES: [&str; 4] = ["green", "yellow", "orange", "red"];
const LIGHT_SECONDS_IN_AU: f64 = 499.004_784;
const LIGHT_SECONDS_IN_LIGHT_YEAR: f64 = 31_557_600.0;
const LIGHT_YEARS_IN_PARSEC: f64 = 3.261_56;

/// The printed cards, as JSON beside their sources.
fn deck() -> Vec<Value> {
    let card = |object: &celestial::Object| {
        let mut card = serde_json::to_value(object.figures).expect("figures are plain");
        card["slug"] = object.slug.into();
        card["kind"] = format!("{:?}", object.kind.expect("a kind")).into();
        card
    };
    celestial::Deck::expert()
        .objects()
        .iter()
        .map(card)
        .collect()
}

/// Where the figures come from. For people: programs do without.
fn sources() -> Value {
    serde_json::from_str(include_str!("../../data/expert.json")).expect("the sources are JSON")
}

/// The cards, each with its sources.
fn cards() -> Vec<Value> {
    let sources = sources();
    let with_sources = |card: &Value| {
        let mut card = card.clone();
        card["sources"] = sources["cards"][slug(&card)].clone();
        card
    };
    deck().iter().map(with_sources).collect()
}

fn text<'a>(card: &'a Value, keys: &[&str]) -> &'a str {
    let found = keys.iter().fold(card, |value, key| &value[key]);
    found
        .as_str()
        .unwrap_or_else(|| panic!("{} has no text {keys:?}", card["slug"]))
}

fn slug(card: &Value) -> &str {
    text(card, &["slug"])
}

fn figure(card: &Value, key: &str) -> i64 {
    card[key]
        .as_i64()
        .unwrap_or_else(|| panic!("{} has no integer `{key}`", card["slug"]))
}

fn by_slug() -> BTreeMap<String, Value> {
    cards()
        .into_iter()
        .map(|card| (slug(&card).to_owned(), card))
        .collect()
}

/// The first number after a word.
fn number_after(text: &str, word: &str) -> Option<f64> {
    let (_, rest) = text.split_once(word)?;
    let start = rest.find(|it: char| it == '-' || it.is_ascii_digit())?;
    let rest = &rest[start..];
    let end = rest
        .char_indices()
        .find(|&(at, it)| !(it.is_ascii_digit() || it == '.' || (at == 0 && it == '-')))
        .map_or(rest.len(), |(at, _)| at);
    rest[..end].trim_end_matches('.').parse().ok()
}

/// The last number before a word.
fn number_before(text: &str, word: &str) -> Option<f64> {
    let (before, _) = text.rsplit_once(word)?;
    before
        .rsplit([' ', '('])
        .next()?
        .replace(',', "")
        .parse()
        .ok()
}

#[test]
fn cd_1_1_the_deck_has_36_different_cards() {
    let cards = cards();
    assert_eq!(cards.len(), 36);
    let different: BTreeSet<&str> = cards.iter().map(slug).collect();
    assert_eq!(different.len(), 36, "slugs are not unique");
}

#[test]
fn cd_1_1_slugs_are_plain_and_no_collectors() {
    let collectors = Collector::ALL.map(Collector::slug);
    for card in cards() {
        let slug = slug(&card);
        let plain = slug
            .chars()
            .all(|it| it == '-' || it.is_ascii_lowercase() || it.is_ascii_digit());
        assert!(plain && !slug.is_empty(), "`{slug}` is no slug");
        assert!(!slug.starts_with('-') && !slug.ends_with('-'), "`{slug}`");
        assert!(!collectors.contains(&slug), "`{slug}` is a Collector's");
        assert!(!text(&card, &["kind"]).is_empty(), "{slug} has no kind");
    }
}

#[test]
fn cd_1_1_every_figure_has_a_source() {
    for card in cards() {
        for key in CHARACTERISTICS.into_iter().chain(["difficulty"]) {
            let source = text(&card, &["sources", key]);
            assert!(source.len() >= 10, "{}: source of {key}", slug(&card));
        }
    }
}

#[test]
fn cd_1_2_no_two_cards_are_the_same() {
    let figures: BTreeSet<String> = deck()
        .iter()
        .map(|card| CHARACTERISTICS.map(|key| figure(card, key)))
        .map(|figures| format!("{figures:?}"))
        .collect();
    assert_eq!(figures.len(), 36);
}

/// Small bodies without a measured mean have their distance's equilibrium
/// temperature, as the sources say it is worked out.
#[test]
fn cd_1_2_temperatures_follow_from_their_sources() {
    let mut worked_out = 0;
    for card in cards() {
        let source = text(&card, &["sources", "temperature"]);
        let Some(albedo) = number_after(source, "A = ") else {
            continue;
        };
        worked_out += 1;
        let au = figure(&card, "distance") as f64 / LIGHT_SECONDS_IN_AU;
        let kelvin = 278.3 * (1.0 - albedo).powf(0.25) / au.sqrt();
        let off = figure(&card, "temperature") as f64 - (kelvin - 273.15);
        assert!(off.abs() < 0.6, "{}: {kelvin} K", slug(&card));
    }
    assert_eq!(worked_out, 6);
}

#[test]
fn cd_1_2_figures_are_sane() {
    for card in cards() {
        let slug = slug(&card);
        let in_range = |key: &str, from: i64, to: i64| {
            let value = figure(&card, key);
            assert!((from..=to).contains(&value), "{slug}: {key} {value}");
        };
        in_range("diameter", 1, 2_000_000_000);
        in_range("discovery", -3_500, 2_030);
        // Nothing is colder than absolute zero, nor farther than the galaxy's rim.
        in_range("temperature", -273, 10_000_000);
        in_range("distance", 0, 3_155_760_000_000);
        assert_eq!(figure(&card, "distance") == 0, slug == "sun", "{slug}");
    }
}

#[test]
fn cd_1_2_every_characteristic_is_well_spread() {
    for key in CHARACTERISTICS {
        let different: BTreeSet<i64> = cards().iter().map(|card| figure(card, key)).collect();
        assert!(different.len() >= 28, "{key}: {} values", different.len());
    }
}

#[test]
fn cd_1_2_a_moon_is_as_far_as_its_planet() {
    let cards = by_slug();
    let planets = [("moon", "earth"), ("phobos", "mars"), ("charon", "pluto")];
    for (moon, planet) in planets {
        assert_eq!(cards[moon]["distance"], cards[planet]["distance"], "{moon}");
        assert!(figure(&cards[moon], "diameter") < figure(&cards[planet], "diameter"));
    }
    let moons = cards.values().filter(|card| card["kind"] == "Moon");
    assert_eq!(moons.count(), planets.len());
}

#[test]
fn cd_1_2_planets_keep_their_places() {
    let cards = by_slug();
    // Years to go round the Sun; the cube of the mean distance is their square.
    let years = [
        ("mercury", 0.240_85),
        ("venus", 0.615_2),
        ("earth", 1.0),
        ("mars", 1.880_8),
        ("jupiter", 11.862),
        ("saturn", 29.447),
        ("uranus", 84.02),
        ("neptune", 164.79),
        ("pluto", 247.94),
        ("ceres", 4.6),
        ("halley", 75.3),
    ];
    for (slug, years) in years {
        let expected = f64::powf(years, 2.0 / 3.0) * LIGHT_SECONDS_IN_AU;
        let distance = figure(&cards[slug], "distance") as f64;
        let off = (distance / expected - 1.0).abs();
        assert!(off < 0.005, "{slug}: {distance}, not {expected}");
    }
    let planets = cards.values().filter(|card| card["kind"] == "Planet");
    assert_eq!(planets.count(), 8);
}

#[test]
fn cd_1_2_distances_follow_from_their_sources() {
    for card in cards() {
        let slug = slug(&card);
        let source = text(&card, &["sources", "distance"]);
        let expected = if let Some(au) = number_before(source, " au") {
            au * LIGHT_SECONDS_IN_AU
        } else if let Some(parsecs) = number_before(source, " pc") {
            parsecs * LIGHT_YEARS_IN_PARSEC * LIGHT_SECONDS_IN_LIGHT_YEAR
        } else {
            assert_eq!(slug, "sun", "a source without a distance");
            0.0
        };
        let distance = figure(&card, "distance") as f64;
        assert!((distance - expected).abs() <= 1.0, "{slug}: {expected}");
    }
}

#[test]
fn cd_1_2_spot_checks() {
    let cards = by_slug();
    let checks = [
        ("sun", "diameter", 1_391_400),
        ("jupiter", "diameter", 139_822),
        ("earth", "diameter", 12_742),
        ("moon", "diameter", 3_475),
        ("pluto", "diameter", 2_377),
        ("uranus", "discovery", 1_781),
        ("ceres", "discovery", 1_801),
        ("neptune", "discovery", 1_846),
        ("phobos", "discovery", 1_877),
        ("pluto", "discovery", 1_930),
        ("charon", "discovery", 1_978),
        ("venus", "temperature", 464),
        ("earth", "temperature", 15),
        ("earth", "distance", 499),
    ];
    for (slug, key, value) in checks {
        assert_eq!(figure(&cards[slug], key), value, "{slug}: {key}");
    }
    // Light from the nearest star travels four and a quarter years.
    let proxima = figure(&cards["proxima-b"], "distance") as f64 / LIGHT_SECONDS_IN_LIGHT_YEAR;
    assert!((proxima - 4.24).abs() < 0.01, "{proxima}");
}

#[test]
fn cd_1_3_difficulties_are_spread() {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for card in cards() {
        let difficulty = text(&card, &["difficulty"]);
        assert!(DIFFICULTIES.contains(&difficulty), "`{difficulty}`");
        *count.entry(difficulty.to_owned()).or_default() += 1;
    }
    for difficulty in DIFFICULTIES {
        let cards = count.get(difficulty).copied().unwrap_or_default();
        assert!((7..=12).contains(&cards), "{cards} cards are {difficulty}");
    }
}

#[test]
fn cd_1_3_difficulties_follow_the_magnitude() {
    for card in cards() {
        let slug = slug(&card);
        let source = text(&card, &["sources", "difficulty"]);
        let expected = if source.starts_with("Never seen itself") {
            "red"
        } else if slug == "earth" {
            "green"
        } else {
            let magnitude = number_after(source, "Apparent magnitude ")
                .unwrap_or_else(|| panic!("{slug} has no magnitude"));
            match magnitude {
                bright if bright <= 6.5 => "green",
                faint if faint <= 15.0 => "yellow",
                _ => "orange",
            }
        };
        assert_eq!(text(&card, &["difficulty"]), expected, "{slug}: {source}");
    }
}

#[test]
fn cd_1_4_what_was_always_known_is_dated_before_3000_bc() {
    let always = [
        "sun", "moon", "venus", "jupiter", "mars", "mercury", "saturn",
    ];
    let cards_of = by_slug();
    let years = always.map(|slug| figure(&cards_of[slug], "discovery"));
    assert!(years.is_sorted(), "the brighter the earlier: {years:?}");
    for card in cards() {
        let slug = slug(&card);
        let year = figure(&card, "discovery");
        if always.contains(&slug) {
            assert!((-3_500..=-3_000).contains(&year), "{slug}: {year}");
        } else {
            assert!(year > -3_000, "{slug}: {year}");
        }
    }
}

#[test]
fn cd_1_4_earth_became_a_planet_in_1543() {
    assert_eq!(figure(&by_slug()["earth"], "discovery"), 1543);
}
