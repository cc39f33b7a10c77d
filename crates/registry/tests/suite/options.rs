//! Each game describes its options once, truthfully.

use engine::{Game, GameSpec, OptionKind, Seats, StartError};
use registry::{GameId, options_help, options_schema, with_game};
use serde_json::{Value, json};

fn start<G: Game>(options: &Value, seats: u8) -> Result<G, StartError> {
    let options = serde_json::from_value(options.clone()).expect("options of the game");
    G::start(&options, Seats::new(seats).expect("seats"))
}

/// The values that a description allows at a table, and some that it does not.
fn values(kind: OptionKind, seats: Seats) -> (Vec<Value>, Vec<Value>) {
    let strings = |names: &[&str]| names.iter().map(|&name| json!(name)).collect();
    match kind {
        OptionKind::Flag { .. } => (vec![json!(false), json!(true)], vec![]),
        OptionKind::Choice(names) => (strings(names), vec![]),
        OptionKind::Number { least, most } => {
            let most = most(seats);
            let allowed = (least..=most).map(Value::from).collect();
            (allowed, vec![json!(least - 1), json!(most + 1)])
        }
        OptionKind::Limit { offered } => {
            let offered = offered.iter().map(|&limit| json!(limit));
            (offered.chain([json!(null)]).collect(), vec![json!(0)])
        }
        OptionKind::List { of, most } => {
            let full: Vec<&str> = of.iter().copied().cycle().take(most).collect();
            let fuller: Vec<&str> = of.iter().copied().cycle().take(most + 1).collect();
            (vec![json!([]), json!(full)], vec![json!(fuller)])
        }
        OptionKind::First => {
            let seats = seats.iter().map(|seat| json!(seat));
            (seats.chain([json!(null)]).collect(), vec![json!(100)])
        }
    }
}

/// Options that are left out while they have their defaults.
const LATER: [(&str, &str); 2] = [("celestial", "deck"), ("celestial", "minutes")];

fn check<G: Game>() {
    let defaults = serde_json::to_value(G::Options::default()).expect("options");
    let mut described: Vec<&str> = G::FACTS.options.iter().map(|spec| spec.name).collect();
    let mut keys: Vec<&str> = defaults
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    // Options that came later are not written while they have their defaults.
    keys.extend(
        described
            .iter()
            .filter(|name| LATER.contains(&(G::NAME, name))),
    );
    described.sort_unstable();
    keys.sort_unstable();
    assert_eq!(described, keys, "{}", G::NAME);
    for spec in G::FACTS.options {
        let schema = &options_schema::<G>()["properties"][spec.name];
        let default = json!({ (spec.name): schema["default"] });
        let read: G::Options = serde_json::from_value(default).expect("a default");
        assert!(read == G::Options::default(), "{}", spec.name);
        for count in G::LEAST_SEATS..=G::MOST_SEATS {
            let seats = Seats::new(count).expect("seats");
            let (allowed, refused) = values(spec.kind, seats);
            if !spec.tables.contains(&count) {
                continue;
            }
            for value in allowed {
                let options = json!({ (spec.name): value });
                let started = start::<G>(&options, count);
                assert!(started.is_ok(), "{options}: {:?}", started.err());
            }
            for value in refused {
                let options = json!({ (spec.name): value });
                match start::<G>(&options, count) {
                    Err(StartError::Option { option, .. }) => assert_eq!(option, spec.name),
                    other => panic!("{options}: {other:?}"),
                }
            }
        }
    }
}

#[test]
fn every_option_is_described_with_what_it_allows() {
    for game in GameId::ALL {
        with_game!(game, G => check::<G>());
    }
}

#[test]
fn the_help_names_every_game_and_option() {
    let help = options_help(&|least, most| format!("({least} to {most} seats)"));
    for game in GameId::ALL {
        let line = help.lines().find(|line| line.starts_with(game.name()));
        let line = line.unwrap_or_else(|| panic!("no line for {game}"));
        with_game!(game, G => for spec in <G as GameSpec>::FACTS.options {
            assert!(line.contains(&format!("\"{}\"", spec.name)), "{line}");
        });
    }
}
