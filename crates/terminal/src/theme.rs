//! Colours, and what stands in for them where there are none.

use engine::Seat;
use ratatui::style::{Color, Modifier, Style};

/// What a colour means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tint {
    /// What matters less.
    Muted,
    /// What the player can do.
    Accent,
    /// Information.
    Second,
    /// Good news.
    Good,
    /// Bad news.
    Bad,
    /// A seat's own colour.
    Seat(Seat),
    /// One of eight colours for pieces that belong to nobody.
    Piece(usize),
}

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Depth {
    None,
    Indexed,
    Full,
}

/// How to paint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme(Depth);

/// Vermilion, sky, green, yellow, violet, pink, white, blue: told apart by
/// most eyes, and always together with a mark of their own.
const HUES: [(u8, u8, u8); 8] = [
    (0xE8, 0x74, 0x3B),
    (0x56, 0xB4, 0xE9),
    (0x2F, 0xB3, 0x87),
    (0xF2, 0xD5, 0x44),
    (0xB5, 0x8A, 0xE8),
    (0xF0, 0x8B, 0xB4),
    (0xE9, 0xED, 0xF7),
    (0x6C, 0x8C, 0xFF),
];

/// The shape that goes with a seat's colour.
const MARKS: [char; 8] = ['●', '▲', '■', '★', '◆', '⬢', '✚', '☾'];

/// The shape of a seat.
pub(crate) fn mark(seat: Seat) -> char {
    MARKS[seat.index() % MARKS.len()]
}

impl Theme {
    /// What the environment asks for: `NO_COLOR` means none, `COLORTERM` says
    /// whether there are more than 256.
    pub(crate) fn from_environment() -> Self {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if set("NO_COLOR") {
            return Self(Depth::None);
        }
        match std::env::var("COLORTERM") {
            Ok(value) if value == "truecolor" || value == "24bit" => Self(Depth::Full),
            _ => Self(Depth::Indexed),
        }
    }

    /// No colours at all, for tests and for `NO_COLOR`.
    #[cfg(test)]
    pub(crate) const fn plain() -> Self {
        Self(Depth::None)
    }

    /// Every colour, for tests.
    #[cfg(test)]
    pub(crate) const fn full() -> Self {
        Self(Depth::Full)
    }

    /// The style of a meaning; without colours, bold and dim stand in.
    pub(crate) fn of(self, tint: Tint) -> Style {
        let (rgb, plain) = match tint {
            Tint::Muted => ((0xA9, 0xB3, 0xD1), Modifier::DIM),
            Tint::Accent => ((0xFF, 0xB4, 0x54), Modifier::BOLD),
            Tint::Second => ((0x5B, 0xD1, 0xE6), Modifier::empty()),
            Tint::Good => ((0x7B, 0xD8, 0x8F), Modifier::BOLD),
            Tint::Bad => ((0xFF, 0x6B, 0x7A), Modifier::BOLD),
            Tint::Seat(seat) => (HUES[seat.index() % HUES.len()], Modifier::empty()),
            Tint::Piece(number) => (HUES[number % HUES.len()], Modifier::empty()),
        };
        match self.0 {
            Depth::None => Style::new().add_modifier(plain),
            Depth::Indexed => Style::new().fg(nearest(rgb)),
            Depth::Full => Style::new().fg(Color::Rgb(rgb.0, rgb.1, rgb.2)),
        }
    }

    /// The marked line of a list, the marked cell of a board.
    pub(crate) fn marked(self) -> Style {
        self.of(Tint::Accent)
            .add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }
}

/// The nearest colour of the 6 × 6 × 6 cube that 256-colour terminals have.
fn nearest((red, green, blue): (u8, u8, u8)) -> Color {
    let level = |part: u8| match part {
        0..48 => 0,
        48..115 => 1,
        _ => (part - 35) / 40,
    };
    Color::Indexed(16 + 36 * level(red) + 6 * level(green) + level(blue))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_no_style_has_one() {
        let theme = Theme::plain();
        for tint in [
            Tint::Muted,
            Tint::Accent,
            Tint::Second,
            Tint::Good,
            Tint::Bad,
            Tint::Seat(Seat::new(3)),
            Tint::Piece(2),
        ] {
            let style = theme.of(tint);
            assert_eq!((style.fg, style.bg), (None, None), "{tint:?}");
        }
    }

    #[test]
    fn the_cube_has_its_corners() {
        assert_eq!(nearest((0, 0, 0)), Color::Indexed(16));
        assert_eq!(nearest((255, 255, 255)), Color::Indexed(231));
    }
}
