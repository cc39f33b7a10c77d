//! The five lessons.
//!
//! In each: the goal within the first words, one thing at a time, one mistake on
//! purpose with its reason, and then a game of one's own.

use crate::{Expect, Lesson, Step};
use registry::GameId;
use text::lessons::Text;

/// The lesson of a game.
pub const fn of_game(game: GameId) -> &'static Lesson {
    match game {
        GameId::Supernova => &SUPERNOVA,
        GameId::Celestial => &CELESTIAL,
        GameId::Landing => &LANDING,
        GameId::Rockets => &ROCKETS,
        GameId::Asteroids => &ASTEROIDS,
    }
}

/// An action of the learner.
const fn act(say: Text, point: &'static [&'static str]) -> Step {
    Step {
        say,
        point,
        expect: Expect::Act,
        otherwise: Text::OtherAct,
    }
}

/// An action whose card or tile also has to be turned.
const fn turned(say: Text, point: &'static [&'static str]) -> Step {
    Step {
        otherwise: Text::OtherTurn,
        ..act(say, point)
    }
}

/// A mistake on purpose.
const fn mistake(say: Text, action: &'static str, point: &'static [&'static str]) -> Step {
    Step {
        say,
        point,
        expect: Expect::Mistake(action),
        otherwise: Text::OtherAct,
    }
}

/// Something to read.
const fn read(say: Text, point: &'static [&'static str]) -> Step {
    Step {
        say,
        point,
        expect: Expect::Next,
        otherwise: Text::OtherNext,
    }
}

const SUPERNOVA: Lesson = Lesson {
    options: r#"{"first":0}"#,
    seats: 2,
    script: "? favourite:A1, ? favourite:A4, ? token:2, ? token:0, ? draw:D12, ? draw:S3, \
        ? draw:P, ? draw:D04, ? draw:D34, ? draw:S0, 0 D12>1, ? draw:D12, 1 D04>0, \
        ? draw:D24, 0 S3+, ? draw:F, 1 D34>4, ? draw:S4, 0 P:01, ? draw:D23, 1 S0>0, \
        ? draw:D14, 0 F:S3/1:A4, ? draw:S2, 1 D24>4, ? draw:D03, 0 D23>2, ? draw:D01, \
        1 D14>1, ? draw:P",
    steps: &[
        act(
            Text::SupernovaDuo,
            &[".sn-cards [data-action='D12>1']", ".sn-cards"],
        ),
        act(
            Text::SupernovaAdopt,
            &[".sn-cards [data-action='S3+']", ".sn-cards"],
        ),
        mistake(
            Text::SupernovaLead,
            "D12>1",
            &[".sn-cards [data-action='D12>1']", ".sn-cards"],
        ),
        act(
            Text::SupernovaSwitch,
            &["[data-action='P:01']", "[data-action='P:']", ".sn-cards"],
        ),
        read(Text::SupernovaLadder, &[".sn-ladder"]),
        act(
            Text::SupernovaExchange,
            &[
                "[data-action='F:S3/1:A4']",
                "[data-action='F:S3']",
                "[data-action='F:']",
                ".sn-cards",
            ],
        ),
        act(
            Text::SupernovaSecret,
            &[".sn-cards [data-action='D23>2']", ".sn-cards"],
        ),
        read(Text::SupernovaEnd, &[".sn-star", ".sn-board"]),
    ],
};

const CELESTIAL: Lesson = Lesson {
    options: r#"{"deck":"family","first":0,"collectors":[],"rounds":20}"#,
    seats: 2,
    script: "? jupiter, ? mars, 0 diameter, ? mercury, ? neptune, 0 discovery, 1 follow, ? moon, \
        ? titan, 0 temperature, 1 >distance, ? saturn, ? pluto, 1 diameter, 0 >distance, \
        ? venus, ? earth, 0 discovery, ? uranus, ? callisto",
    steps: &[
        act(Text::CelestialLead, &["[data-action='diameter']"]),
        act(Text::CelestialOld, &["[data-action='discovery']"]),
        act(Text::CelestialHot, &["[data-action='temperature']"]),
        read(Text::CelestialHarder, &[".cd-own .cd-difficulty"]),
        mistake(Text::CelestialFollow, "follow", &["[data-action='follow']"]),
        act(Text::CelestialChange, &["[data-action='>distance']"]),
        act(Text::CelestialAgain, &["[data-action='discovery']"]),
        read(Text::CelestialEnd, &[".seats"]),
    ],
};

const LANDING: Lesson = Lesson {
    options: r#"{"first":0}"#,
    seats: 2,
    script: "? alien1, ? alien3, ? saucer0, ? saucer2, ? deal4, ? deal24, ? deal38, ? deal11, \
        ? deal9, ? deal2, ? deal30, ? deal13, 0 a4.0, ? draw17, 1 b13.1, ? draw20, 0 c24.0, \
        ? draw6, 1 d2.0, ? draw22, 0 a38, ? draw39, 1 b20.0, ? draw7, 0 c11.1, ? draw26, \
        1 b22.0, ? draw10, 0 d6.0, ? draw25, 1 c9.0, ? draw12",
    steps: &[
        turned(
            Text::LandingPlace,
            &[
                "[data-action='a4.0']",
                "[data-action='turn4']",
                "[data-action='hold4']",
                ".lz-hand",
            ],
        ),
        mistake(
            Text::LandingChain,
            "b24.1",
            &[
                "[data-action='b24.1']",
                "[data-action='turn24']",
                "[data-action='hold24']",
                ".lz-hand",
            ],
        ),
        turned(
            Text::LandingArmed,
            &[
                "[data-action='c24.0']",
                "[data-action='turn24']",
                "[data-action='hold24']",
                ".lz-hand",
            ],
        ),
        turned(
            Text::LandingStar,
            &["[data-action='a38']", "[data-action='hold38']", ".lz-hand"],
        ),
        turned(
            Text::LandingBoth,
            &[
                "[data-action='c11.1']",
                "[data-action='turn11']",
                "[data-action='hold11']",
                ".lz-hand",
            ],
        ),
        turned(
            Text::LandingLower,
            &[
                "[data-action='d6.0']",
                "[data-action='turn6']",
                "[data-action='hold6']",
                ".lz-hand",
            ],
        ),
        read(Text::LandingEnd, &[".lz-board"]),
    ],
};

const ROCKETS: Lesson = Lesson {
    options: r#"{"first":0,"layout":"stack19","rockets_each":1,"teams":false}"#,
    seats: 2,
    script: "0 m1, 0 x2, 1 m14, 1 x8, 0 m5, 0 x13, 1 m10, 1 x6, 0 r2, 1 m9, 1 x4, 0 m6, 0 x10, \
        1 m14, 1 x1, 0 m11, 0 x15, 1 m10, 1 x5",
    steps: &[
        act(Text::RocketsFly, &["[data-action='m1']"]),
        act(Text::RocketsRemove, &["[data-action='x2']"]),
        mistake(Text::RocketsFar, "m16", &["[data-cell='17']"]),
        act(Text::RocketsStack, &["[data-action='m5']"]),
        act(Text::RocketsCut, &["[data-action='x13']"]),
        act(Text::RocketsRescue, &["[data-action='r2']"]),
        act(Text::RocketsOnward, &["[data-action='m6']"]),
        act(Text::RocketsHurt, &["[data-action='x10']"]),
        act(Text::RocketsCount, &["[data-action='m11']"]),
        act(Text::RocketsLast, &["[data-action='x15']"]),
        read(Text::RocketsEnd, &[".lr-board"]),
    ],
};

const ASTEROIDS: Lesson = Lesson {
    options: r#"{"asteroids":true,"bonus":false,"first":0}"#,
    seats: 2,
    script: "? t17, ? t44, ? t4, ? t0, ? t40, ? t16, ? a3, ? p14, ? r2, ? a7, ? p26, ? r2, ? a9, \
        ? p35, ? r3, ? a1, ? p9, ? r0, ? a0, ? p2, ? r0, ? a8, ? p33, ? r1, 0 m18.7, \
        1 m17.3, ? d1.4, 0 t17.1, ? t5, ? d1.2, 1 t16.2, ? t8, ? d3.4, ? d5, ? d2, ? d1, \
        ? d3, ? d4, ? d2, 0 t44.0, ? t13, ? d1.1, 1 t40.1, ? t18, ? d5.5, 0 t4.1, ? t21, \
        ? d1.3, 1 t8.0, ? t30, ? d5.6, 0 t5.0, ? t24, ? d1.1, 1 t18.0, ? t33, ? d1.2",
    steps: &[
        turned(Text::AsteroidsStart, &["[data-action='m18.7']"]),
        mistake(Text::AsteroidsEdge, "t44.3", &[".af-hand"]),
        turned(Text::AsteroidsLay, &[".af-hand"]),
        read(Text::AsteroidsDice, &[".board"]),
        turned(Text::AsteroidsRock, &[".af-hand"]),
        turned(Text::AsteroidsSigns, &[".af-hand"]),
        turned(Text::AsteroidsSpace, &[".af-hand"]),
        read(Text::AsteroidsEnd, &[".board"]),
    ],
};
