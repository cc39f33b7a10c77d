//! A small picture of somebody, the same wherever they are seen: the face of a creature,
//! so that nobody takes it for the mark of a seat.

use board_kit::signals::Signal;
use leptos::prelude::*;
use protocol::{SeatHolder, SeatState};

/// The heads, 24 wide and high around the middle.
const HEADS: [&str; 8] = [
    "M-9 0.5a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z",
    "M0 10C-4 9.5-9-.5-9-4-9-8-5-10 0-10S9-8 9-4C9-.5 4 9.5 0 10z",
    "M-7.5-8h15q2 0 2 2V6q0 2-2 2h-15q-2 0-2-2V-6q0-2 2-2z",
    "M-9-10l5.5 4h7l5.5-4V1c0 5-4 8-9 8S-9 6-9 1z",
    "M-6.5-10.5l2.6 4.9a8.6 8.6 0 1 0 7.8 0l2.6-4.9-4.6 3.9a9 9 0 0 0-3.8 0z",
    "M-8.5 9.5V-1a8.5 8.5 0 0 1 17 0V9.5L4.3 6.5 0 9.5l-4.3-3z",
    "M-10.5.5C-10.5-5-6-9.5 0-9.5S10.5-5 10.5.5C10.5 2 8.5 3 6.8 3V6c0 2.5-2.5 4-6.8 4s-6.8-1.5-6.8-4V3c-1.7 0-3.7-1-3.7-2.5z",
    "M0-11c3 4 9 6 9 12.5C9 6.5 5 9.5 0 9.5S-9 6.5-9 1.5C-9-5-3-7 0-11z",
];
/// What is white of the eyes, and the rest of them.
const EYES: [(&str, &str); 8] = [
    (
        "M-6.1 -0.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0zM0.7 -0.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z",
        "M-4.8 -0.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM2 -0.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z",
    ),
    (
        "M-4.4 -0.8a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0z",
        "M-2.3 -0.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z",
    ),
    (
        "M-6.6 0.2a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM-2.3 -2.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0zM2.6 0.2a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z",
        "M-5.6 0.2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM-1.2 -2.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM3.6 0.2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z",
    ),
    (
        "M-6.4-1.2h6a3 3 0 0 1-6 0zM.4-1.2h6a3 3 0 0 1-6 0z",
        "M-4.9-1.2h3a1.5 1.5 0 0 1-3 0zM1.9-1.2h3a1.5 1.5 0 0 1-3 0z",
    ),
    (
        "M-5 -1a2 3.6 0 1 0 4 0a2 3.6 0 1 0 -4 0zM1 -1a2 3.6 0 1 0 4 0a2 3.6 0 1 0 -4 0z",
        "M-4.2 0.4a1.2 1.7 0 1 0 2.4 0a1.2 1.7 0 1 0 -2.4 0zM1.8 0.4a1.2 1.7 0 1 0 2.4 0a1.2 1.7 0 1 0 -2.4 0z",
    ),
    (
        "M-6.9 -0.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM3.1 -0.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z",
        "M-6 -0.4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM4 -0.4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z",
    ),
    (
        "M-5-3.6H5a2.6 2.6 0 0 1 0 5.2H-5a2.6 2.6 0 0 1 0-5.2z",
        "M-4.3 -1a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM1.3 -1a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
    ),
    (
        "M-6.3 -0.8a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0 -6.2 0zM2.2 -0.4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z",
        "M-4.8 -0.8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM3.1 -0.4a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0z",
    ),
];
/// The mouth of all.
const MOUTH: &str = "M-2.4 4.4q2.4 2 4.8 0";

/// Which head and which eyes, in which colours: each of eight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Avatar {
    outer: u8,
    inner: u8,
    ground: u8,
    ink: u8,
}

impl Avatar {
    /// The picture of a user who chose none.
    pub(crate) fn of(user: &str) -> Self {
        // FNV-1a: a few even bits out of any text.
        let hash = user.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        let pick = |shift: u32| ((hash >> shift) & 7) as u8; // OK because it is below 8.
        let ground = pick(6);
        let ink = match pick(9) {
            ink if ink == ground => (ink + 1) % 8,
            ink => ink,
        };
        Self {
            outer: pick(0),
            inner: pick(3),
            ground,
            ink,
        }
    }

    /// The picture with a number.
    pub(crate) fn numbered(number: u16) -> Self {
        let part = |shift: u16| ((number >> shift) & 7) as u8; // OK because it is below 8.
        Self {
            outer: part(0),
            inner: part(3),
            ground: part(6),
            ink: part(9),
        }
    }

    /// Its number, as the server keeps it.
    pub(crate) fn number(self) -> u16 {
        let part = |value: u8, shift: u16| u16::from(value) << shift;
        part(self.outer, 0) | part(self.inner, 3) | part(self.ground, 6) | part(self.ink, 9)
    }

    /// The picture that a user chose, or the one that follows from the id.
    pub(crate) fn chosen(user: &str, number: Option<u16>) -> Self {
        number.map_or_else(|| Self::of(user), Self::numbered)
    }

    /// With the next shape or colour of one of its four parts.
    #[must_use]
    pub(crate) fn turned(mut self, part: Part) -> Self {
        let value = match part {
            Part::Outer => &mut self.outer,
            Part::Inner => &mut self.inner,
            Part::Ground => &mut self.ground,
            Part::Ink => &mut self.ink,
        };
        *value = (*value + 1) % 8;
        self
    }
}

/// A part of an avatar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Outer,
    Inner,
    Ground,
    Ink,
}

/// The picture, on a dark tile as bots' portraits are.
#[component]
pub(crate) fn AvatarPicture(
    /// Whose.
    #[prop(into)]
    avatar: Signal<Avatar>,
) -> impl IntoView {
    let head = |index: u8| HEADS[usize::from(index) % HEADS.len()];
    let eyes = |index: u8| EYES[usize::from(index) % EYES.len()];
    view! {
        <svg class="avatar" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect x="-14" y="-14" width="28" height="28" rx="7" />
            <path class=move || format!("seat-{}", avatar.get().ground) d=move || head(avatar.get().outer) />
            <path class="white" d=move || eyes(avatar.get().inner).0 />
            <path class=move || format!("seat-{}", avatar.get().ink) d=move || eyes(avatar.get().inner).1 />
            <path class="mouth" d=MOUTH />
        </svg>
    }
}

/// The picture of a person on a seat, which leads to what they played; nothing
/// for others, and for who is gone.
pub(crate) fn link(state: &SeatState) -> Option<impl IntoView + use<>> {
    let SeatHolder::Person {
        user, name, avatar, ..
    } = &state.holder
    else {
        return None;
    };
    if name.is_empty() {
        return None;
    }
    let picture = Signal::stored(Avatar::chosen(user.as_str(), *avatar));
    Some(view! {
        <a class="face" href=format!("/u/{user}") aria-label=name.clone() data-testid="face">
            <AvatarPicture avatar=picture />
        </a>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_has_one_picture_and_others_have_others() {
        assert_eq!(Avatar::of("u7Qk"), Avatar::of("u7Qk"));
        let many: Vec<Avatar> = (0..50).map(|n| Avatar::of(&format!("user{n}"))).collect();
        let different = many
            .iter()
            .filter(|one| many.iter().filter(|other| other == one).count() == 1);
        assert!(different.count() > 40);
        assert!(many.iter().all(|one| one.ground != one.ink));
    }

    #[test]
    fn every_picture_has_a_number() {
        for number in 0..protocol::limits::AVATARS {
            assert_eq!(Avatar::numbered(number).number(), number);
        }
        let avatar = Avatar::of("u7Qk");
        assert_eq!(Avatar::numbered(avatar.number()), avatar);
        assert_eq!(Avatar::chosen("u7Qk", None), avatar);
    }

    #[test]
    fn every_part_comes_around_again() {
        for part in [Part::Outer, Part::Inner, Part::Ground, Part::Ink] {
            let start = Avatar::of("a");
            let after = (0..8).fold(start, |avatar, _| avatar.turned(part));
            assert_eq!(start, after);
            assert_ne!(start, start.turned(part));
        }
    }
}
