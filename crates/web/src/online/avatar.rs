//! A small picture of somebody, made of shapes, the same wherever they are seen.

use board_kit::SeatShape;
use board_kit::signals::Signal;
use leptos::prelude::*;
use protocol::{SeatHolder, SeatState};

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

/// The picture, on a dark tile as bots' portraits are: on the page alone it would look
/// like the mark of a seat.
#[component]
pub(crate) fn AvatarPicture(
    /// Whose.
    #[prop(into)]
    avatar: Signal<Avatar>,
) -> impl IntoView {
    let path = |index: u8| SeatShape::ALL[usize::from(index) % SeatShape::ALL.len()].path();
    view! {
        <svg class="avatar" viewBox="-12 -12 24 24" aria-hidden="true">
            <rect x="-12" y="-12" width="24" height="24" rx="6" />
            <g class=move || format!("seat-{}", avatar.get().ground) transform="scale(.8)"><path d=move || path(avatar.get().outer) /></g>
            <g class=move || format!("seat-{}", avatar.get().ink) transform="scale(.4)"><path d=move || path(avatar.get().inner) /></g>
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
