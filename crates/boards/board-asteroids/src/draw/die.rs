//! A die, showing a face.

use leptos::prelude::*;

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
pub(crate) fn die(colour: DieColour, face: u8) -> AnyView {
    let class = match colour {
        DieColour::Blue => "af-die af-die-blue",
        DieColour::Red => "af-die af-die-red",
        DieColour::White => "af-die af-die-white",
    };
    let pips = pips(face)
        .iter()
        .map(|&(x, y)| {
            let (x, y) = (x * 10.5, y * 10.5);
            match colour {
                DieColour::Red => {
                    view! { <rect class="af-pip" x=x - 3.6 y=y - 3.6 width="7.2" height="7.2" /> }
                        .into_any()
                }
                _ => view! { <circle class="af-pip" cx=x cy=y r="4" /> }.into_any(),
            }
        })
        .collect_view();
    view! {
        <g class=class>
            <rect class="af-die-face" x="-20" y="-20" width="40" height="40" rx="9" />
            {pips}
        </g>
    }
    .into_any()
}
