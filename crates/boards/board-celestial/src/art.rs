//! Pictures drawn in code.

mod body;
mod card;
mod icons;
mod portrait;
mod tint;

pub(crate) use card::{back, difficulty_ink, front, marks};
pub(crate) use icons::{
    battle_sign, best_sign, collector_picture, comparing_sign, leader_sign, pile_sign, shield_sign,
    telescope_sign,
};
pub(crate) use portrait::{observatory, portrait, window};

use board_kit::{draw, stops};
use std::sync::atomic::{AtomicU32, Ordering};

/// A name for a gradient or a clip that nothing else on the page has.
fn fresh_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("cd-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Adds a `linear` or `radial` gradient to a picture; tells its name.
fn gradient<const N: usize>(
    out: &mut String,
    kind: &str,
    attributes: &str,
    colours: [(f64, &str, f64); N],
) -> String {
    let id = fresh_id();
    let stops = stops(colours);
    draw!(
        out,
        r#"<{kind}Gradient id="{id}" {attributes}>{stops}</{kind}Gradient>"#
    );
    id
}

/// A stream of numbers that always comes out the same for one text, so that
/// an object looks the same wherever it is drawn.
pub(crate) struct Whim(u64);

impl Whim {
    /// The stream of a text.
    pub(crate) fn of(text: &str) -> Self {
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
    }

    /// The next number between the two.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let share = (self.0 >> 40) as f64 / (1u64 << 24) as f64;
        low + share * (high - low)
    }
}
