//! The conformance suite over every game, seat count and option set there is.
//! Quick here; each game's own tests go deeper where it matters.

use conformance::{Case, Effort, try_check_with};
use registry::{GameId, simulation_options, variants, with_game};

#[test]
fn supernova_conforms_in_every_variant() {
    check(GameId::Supernova, &[]);
}

/// A view of Celestial Duel remembers one round, a viewer may remember all;
/// what that tells of piles and top cards is compared in games of one round,
/// in the game's own tests.
#[test]
fn celestial_conforms_in_every_variant() {
    check(GameId::Celestial, &["top", "known", "unseen"]);
}

#[test]
fn landing_conforms_in_every_variant() {
    check(GameId::Landing, &[]);
}

#[test]
fn rockets_conforms_in_every_variant() {
    check(GameId::Rockets, &[]);
}

#[test]
fn asteroids_conforms_in_every_variant() {
    check(GameId::Asteroids, &[]);
}

fn check(game: GameId, ignoring: &[&str]) {
    let mut checked = 0;
    for variant in variants()
        .into_iter()
        .filter(|variant| variant.game == game)
    {
        with_game!(game, G => {
            let case = Case::<G> {
                options: simulation_options::<G>(&variant.options).unwrap(),
                seats: variant.seats,
                most_decisions: 300 * 24,
            };
            if let Err(violation) = try_check_with(&case, Effort::quick(), ignoring) {
                panic!("{violation}");
            }
        });
        checked += 1;
    }
    assert!(checked > 0, "{game} has variants");
}
