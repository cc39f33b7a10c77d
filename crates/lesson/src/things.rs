//! What things on the boards are: for each symbol, where it is on the page, what
//! to say of it, and its clause.

use registry::GameId;
use text::asks::Text;

/// A kind of thing on a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thing {
    /// What finds it on the page, as CSS.
    pub selector: &'static str,
    /// What it is, in a sentence, after what this one is now.
    pub text: Text,
    /// The clause that says it exactly, if the rules speak of it.
    pub clause: Option<&'static str>,
}

/// What one can ask about on the board of a game.
pub fn things(game: GameId) -> impl Iterator<Item = &'static Thing> {
    let of_the_game = match game {
        GameId::Supernova => SUPERNOVA,
        GameId::Celestial => CELESTIAL,
        GameId::Landing => LANDING,
        GameId::Rockets => ROCKETS,
        GameId::Asteroids => ASTEROIDS,
    };
    of_the_game.iter().chain(SEATS)
}

const fn thing(selector: &'static str, text: Text, clause: &'static str) -> Thing {
    Thing {
        selector,
        text,
        clause: Some(clause),
    }
}

const fn of_a_seat(selector: &'static str, text: Text) -> Thing {
    Thing {
        selector,
        text,
        clause: None,
    }
}

/// What stands beside a name, in every game.
const SEATS: &[Thing] = &[
    of_a_seat(".seats .seat-mark", Text::SeatMark),
    of_a_seat(".seats .portrait", Text::SeatFace),
    of_a_seat(".seats .seat:not(.mine) .level", Text::SeatLevel),
    of_a_seat(".seats .seat.mine .level", Text::SeatYours),
];

const SUPERNOVA: &[Thing] = &[
    thing(".sn-rung", Text::SupernovaLadder, "SN-6.1"),
    thing(".sn-medal", Text::SupernovaFavourite, "SN-6.3"),
    thing(".sn-token", Text::SupernovaToken, "SN-2.1"),
    thing(".sn-pile", Text::SupernovaPile, "SN-4.2"),
    thing(".sn-doomed", Text::SupernovaDoomed, "SN-5.1"),
    thing(".sn-planet", Text::SupernovaPlanet, "SN-3.2"),
    thing(".sn-alien", Text::SupernovaAlien, "SN-3.2"),
    thing(
        ".sn-backer:not(.sn-hidden)",
        Text::SupernovaBacker,
        "SN-6.3",
    ),
    thing(".sn-discard", Text::SupernovaDiscard, "SN-3.1"),
    thing(".sn-badge", Text::SupernovaBadge, "SN-2.2"),
    thing(".sn-card", Text::SupernovaCard, "SN-3.1"),
];

const CELESTIAL: &[Thing] = &[
    thing(".cd-row", Text::CelestialRow, "CD-1.2"),
    thing(".cd-dots", Text::CelestialDots, "CD-3.5"),
    thing(".cd-picture", Text::CelestialObject, "CD-1.1"),
    thing(".cd-title[data-ask]", Text::CelestialObject, "CD-1.1"),
    thing(".cd-effect", Text::CelestialEffect, "CD-6.1"),
    thing(".cd-mark.cd-said", Text::CelestialMark, "CD-3.2"),
    thing(".cd-tally", Text::CelestialTally, "CD-5.1"),
    thing(".cd-badge", Text::CelestialBadge, "CD-5.1"),
    thing(".cd-place", Text::CelestialPlace, "CD-3.1"),
    thing(".cd-difficulty", Text::CelestialTelescopes, "CD-3.3"),
    thing(".cd-sign-lead", Text::CelestialLead, "CD-3.1"),
    thing(".cd-sign-best", Text::CelestialAhead, "CD-3.5"),
    thing(".cd-sign-good", Text::CelestialShield, "CD-6.7"),
    thing(".cd-sign-second", Text::CelestialPeek, "CD-6.4"),
    thing(".cd-last", Text::CelestialLast, "CD-3.6"),
    thing(".cd-thumb", Text::CelestialThumb, "CD-3.6"),
];

const LANDING: &[Thing] = &[
    thing(".lz-vault", Text::LandingCrew, "LZ-2.1"),
    thing(".lz-bolt", Text::LandingBolt, "LZ-4.1"),
    thing(".lz-pile", Text::LandingPile, "LZ-3.3"),
    thing(".lz-points", Text::LandingPoints, "LZ-6.2"),
    thing(".lz-letter", Text::LandingColumn, "LZ-3.1"),
    thing(".lz-planet", Text::LandingPlanet, "LZ-2.2"),
    thing(".lz-level", Text::LandingHeight, "LZ-3.1"),
    thing(".lz-badge", Text::LandingBadge, "LZ-4.6"),
    thing(".lz-card", Text::LandingCard, "LZ-6.2"),
    thing(".lz-in-hand", Text::LandingHand, "LZ-3.2"),
];

const ROCKETS: &[Thing] = &[
    thing(".lr-height", Text::RocketsHeight, "LR-1.5"),
    thing(".lr-base", Text::RocketsBase, "LR-4.1"),
    thing(".lr-rescue", Text::RocketsRescue, "LR-4.1"),
    thing(".lr-cell-number", Text::RocketsNumber, "LR-1.4"),
    thing(".lr-rocket", Text::RocketsRocket, "LR-5.1"),
    thing(".lr-charge.ready", Text::RocketsChargeReady, "LR-4.1"),
    thing(".lr-charge.blocked", Text::RocketsChargeBlocked, "LR-4.3"),
    thing(".lr-charge.spent", Text::RocketsChargeSpent, "LR-4.1"),
    thing(".lr-charge.out", Text::RocketsChargeOut, "LR-5.1"),
    thing(".lr-team", Text::RocketsTeam, "LR-6.2"),
    // Where no galaxies are, there may be a base.
    thing(".lr-stack:not(.lr-none)", Text::RocketsStack, "LR-3.1"),
    thing(".lr-cell.void", Text::RocketsVoid, "LR-3.2"),
    thing(".lr-cell", Text::RocketsCell, "LR-3.2"),
];

const ASTEROIDS: &[Thing] = &[
    thing(".af-number", Text::AsteroidsArrow, "AF-4.1"),
    thing(".af-value", Text::AsteroidsValue, "AF-1.5"),
    thing(".af-drifter", Text::AsteroidsRock, "AF-6.2"),
    thing(".af-held", Text::AsteroidsTile, "AF-3.2"),
    thing(
        ".af-turn-dot:has(.af-dot-full)",
        Text::AsteroidsTurnSafe,
        "AF-5.1",
    ),
    thing(
        ".af-turn-dot:has(.af-dot-lost)",
        Text::AsteroidsTurnLost,
        "AF-5.1",
    ),
    thing(
        ".af-turn-dot:has(.af-dot-hollow)",
        Text::AsteroidsTurnForbidden,
        "AF-5.1",
    ),
    thing(".af-tray-dice", Text::AsteroidsDice, "AF-3.1"),
    thing(".af-stat-pile", Text::AsteroidsPile, "AF-7.1"),
    thing(".af-stat-reserve", Text::AsteroidsReserve, "AF-4.1"),
    thing(".af-mark", Text::AsteroidsStart, "AF-2.3"),
    thing(".af-coordinate", Text::AsteroidsLine, "AF-1.1"),
    thing(".af-ship", Text::AsteroidsShip, "AF-6.1"),
    thing(".af-badge", Text::AsteroidsBadge, "AF-7.2"),
];
