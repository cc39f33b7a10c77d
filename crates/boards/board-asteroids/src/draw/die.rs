//! A die, showing a face.

use board_kit::draw;

/// Which die: the colour goes with the shape of its pips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DieColour {
    /// Gives the row; round pips.
    Blue,
    /// Gives the column; square pips.
    Red,
    /// An asteroid's own; round pips.
    White,
}

/// Where the pips of a face are, in thirds of the die.
fn pips(face: u8) -> &'static [(f64, f64)] {
    match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        _ => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
    }
}

/// A die of side 40 around its middle.
pub(crate) fn die(colour: DieColour, face: u8) -> String {
    let class = match colour {
        DieColour::Blue => "blue",
        DieColour::Red => "red",
        DieColour::White => "white",
    };
    let mut out = format!(
        r#"<g class="af-die af-die-{class}"><rect class="af-die-face" x="-20" y="-20" width="40" height="40" rx="9"/>"#
    );
    for &(x, y) in pips(face) {
        let (x, y) = (x * 10.5, y * 10.5);
        match colour {
            DieColour::Red => draw!(
                out,
                r#"<rect class="af-pip" x="{:.1}" y="{:.1}" width="7.2" height="7.2"/>"#,
                x - 3.6,
                y - 3.6
            ),
            _ => draw!(
                out,
                r#"<circle class="af-pip" cx="{x:.1}" cy="{y:.1}" r="4"/>"#
            ),
        }
    }
    out + "</g>"
}
