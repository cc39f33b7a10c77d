//! Characters differ in what they do, not in how well they play.

use crate::common::play;
use bots::{Bot, BotGame, Character, Effort, Level, Temper};
use engine::Seat;

/// The mean temper of what a character does on the first seat, against bots that are
/// nobody in particular, where it has a choice.
fn habits<G: BotGame>(
    options: &G::Options,
    level: Level,
    character: Character,
    deals: u64,
) -> Temper {
    let (mut done, mut choices) = (Temper::PLAIN, 0.0);
    for deal in 0..deals {
        let mut one = Bot::<G>::new(level, deal).as_character(character);
        let mut other = Bot::<G>::new(level, deal + 1_000);
        play::<G>(options, 2, deal, |game, knowledge| {
            if knowledge.seat() != Seat::new(0) {
                return other.decide(knowledge, Effort::Level).action;
            }
            let thought = one.decide(knowledge, Effort::Level);
            if thought.report.is_some() {
                let temper = game.temper(knowledge.seat(), thought.action);
                done.attack += temper.attack;
                done.daring += temper.daring;
                choices += 1.0;
            }
            thought.action
        });
    }
    done.attack /= choices;
    done.daring /= choices;
    done
}

/// Fighters attack more than friends of peace, and daredevils dare more than the
/// careful. The other four do some of both, so of them both together are compared.
fn differ<G: BotGame>(options: &G::Options, level: Level, deals: u64) -> Result<(), String> {
    let more = |one, other, of: fn(Temper) -> f32| {
        let habits = |character| habits::<G>(options, level, character, deals);
        let (one, other) = (habits(one), habits(other));
        (of(one) - of(other) < 0.04).then(|| format!("{}: {one:?} {other:?}", G::NAME))
    };
    use Character::{Altair, Castor, Deneb, Lyra, Mira, Nova, Rigel, Vega};
    let fights = more(Rigel, Lyra, |temper| temper.attack);
    let dares = more(Mira, Vega, |temper| temper.daring);
    let storms = more(Altair, Deneb, |temper| temper.attack + temper.daring);
    let lurks = more(Castor, Nova, |temper| temper.attack - temper.daring);
    let alike = [fights, dares, storms, lurks];
    let alike: Vec<String> = alike.into_iter().flatten().collect();
    if alike.is_empty() {
        Ok(())
    } else {
        Err(alike.join("; "))
    }
}

#[test]
fn characters_differ_in_what_they_do() {
    let short = celestial::Options {
        rounds: Some(20),
        ..celestial::Options::default()
    };
    let pilot = Level::Pilot;
    let results = [
        differ::<rockets::Rockets>(&rockets::Options::default(), pilot, 20),
        differ::<landing::Landing>(&landing::Options::default(), pilot, 20),
        differ::<supernova::Supernova>(&supernova::Options::default(), pilot, 30),
        differ::<celestial::Celestial>(&short, pilot, 30),
        differ::<asteroids::Asteroids>(&asteroids::Options::default(), pilot, 60),
    ];
    let alike: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(alike.is_empty(), "{alike:#?}");
}

#[test]
fn nobody_in_particular_plays_as_without_characters() {
    let options = rockets::Options::default();
    play::<rockets::Rockets>(&options, 2, 3, |_, knowledge| {
        let decide = |character: Option<Character>| {
            let bot = Bot::new(Level::Admiral, 5);
            let mut bot = match character {
                Some(character) => bot.as_character(character),
                None => bot,
            };
            let mut soon = |iterations: u64| iterations >= 64;
            bot.decide(knowledge, Effort::Until(&mut soon))
        };
        let plain = decide(None);
        if let Some(report) = &plain.report {
            assert_eq!(Some(plain.action), report.best());
            // Whatever a character does instead is about as good, and no better either.
            let worth = |action| {
                let mut choices = report.choices.iter();
                choices.find(|one| one.action == action).unwrap().worth
            };
            for character in Character::ALL {
                let action = decide(Some(character)).action;
                let apart = (worth(action) - worth(plain.action)).abs();
                assert!(apart < 0.043, "{character}: {apart}");
            }
        }
        plain.action
    });
}
