//! A small picture of somebody, made of shapes: the same for the same user
//! everywhere, unless they chose another on this device.

use crate::storage;
use board_kit::SeatShape;
use leptos::prelude::*;
use protocol::UserId;

/// Where the choice is remembered.
const KEY: &str = "avatar";

/// Which shapes, in which colours: each of eight.
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

    /// The picture that was chosen on this device.
    pub(crate) fn chosen() -> Option<Self> {
        Self::read(&storage::read(KEY)?)
    }

    fn read(text: &str) -> Option<Self> {
        let digits: Vec<u8> = text.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
        match digits[..] {
            [outer, inner, ground, ink] if digits.iter().all(|digit| *digit < 8) => Some(Self {
                outer,
                inner,
                ground,
                ink,
            }),
            _ => None,
        }
    }

    /// The picture of a user, as this device shows it.
    pub(crate) fn seen(user: &UserId, me: &UserId) -> Self {
        let own = if user == me { Self::chosen() } else { None };
        own.unwrap_or_else(|| Self::of(user.as_str()))
    }

    pub(crate) fn remember(self) {
        storage::write(KEY, &self.written());
    }

    /// As the device keeps it: a digit for each part.
    fn written(self) -> String {
        format!("{}{}{}{}", self.outer, self.inner, self.ground, self.ink)
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

/// The picture.
#[component]
pub(crate) fn AvatarPicture(
    /// Whose.
    #[prop(into)]
    avatar: Signal<Avatar>,
) -> impl IntoView {
    let path = |index: u8| SeatShape::ALL[usize::from(index) % SeatShape::ALL.len()].path();
    view! {
        <svg class="avatar" viewBox="-12 -12 24 24" aria-hidden="true">
            <g class=move || format!("seat-{}", avatar.get().ground)><path d=move || path(avatar.get().outer) /></g>
            <g class=move || format!("seat-{}", avatar.get().ink) transform="scale(.5)"><path d=move || path(avatar.get().inner) /></g>
        </svg>
    }
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
    fn what_the_device_keeps_is_read_back_and_nothing_else_is() {
        let avatar = Avatar::of("u7Qk");
        assert_eq!(Avatar::read(&avatar.written()), Some(avatar));
        for wrong in ["", "123", "12345", "1238", "12a4"] {
            assert_eq!(Avatar::read(wrong), None, "{wrong}");
        }
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
