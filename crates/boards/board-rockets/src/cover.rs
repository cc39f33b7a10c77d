//! The picture on the box: a rocket on a tall stack of galaxies.

use crate::geometry::LIFT;
use crate::pieces::DISC;
use leptos::prelude::*;
use std::fmt::Write;

const SKY: &str = r##"<defs><linearGradient id="lr-cover-sky" x2="0" y2="1"><stop offset="0" stop-color="#10143A"/><stop offset=".55" stop-color="#3B2A75"/><stop offset="1" stop-color="#C2566B"/></linearGradient><radialGradient id="lr-disc-cover"><stop offset="0" stop-color="#FFF1D6"/><stop offset=".4" stop-color="#C7A8F5"/><stop offset="1" stop-color="#6A56C9"/></radialGradient></defs><rect width="300" height="400" fill="url(#lr-cover-sky)"/>"##;

const MOON: &str = r##"<path d="M236 48A34 34 0 1 0 274 96A30 30 0 0 1 236 48Z" fill="#FFD9A0"/>"##;

const ROCKET: &str = r##"<path d="M132 262H168L161 292L150 312L139 292Z" fill="#FFB454"/><path d="M141 262H159L155 282L150 296L145 282Z" fill="#FFF1D6"/><path d="M124 212L100 246V274L129 256ZM176 212L200 246V274L171 256Z" fill="#8E3350"/><path d="M150 96C178 124 188 158 188 192C188 222 182 246 172 262H128C118 246 112 222 112 192C112 158 122 124 150 96Z" fill="#F4EEE6"/><path d="M150 96C178 124 188 158 188 192C188 222 182 246 172 262H152C166 222 168 148 150 96Z" fill="#D3C6DA"/><path d="M150 96C161 107 169 119 175 132H125C131 119 139 107 150 96Z" fill="#E8743B"/><circle cx="150" cy="172" r="19" fill="#E8743B"/><circle cx="150" cy="172" r="13" fill="#9CDDF0"/><path d="M141 165A13 13 0 0 1 156 161" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round"/><path d="M118 236H182" stroke="#E8743B" stroke-width="7"/>"##;

/// The stacks: how they are marked, where they stand, and how many galaxies
/// each has.
const STACKS: [(&str, &str, u8); 3] = [
    (
        r#"class="lr-cover-far" opacity=".55""#,
        "translate(62 316) scale(1.5)",
        2,
    ),
    (
        r#"class="lr-cover-far" opacity=".55""#,
        "translate(252 330) scale(1.3)",
        3,
    ),
    ("", "translate(150 352) scale(3.6)", 4),
];

/// The picture as SVG text, which takes less code than a view.
fn painting() -> String {
    let mut text = SKY.to_owned();
    for index in 0..46_u32 {
        let (x, y) = (index * 97 % 300, index * 173 % 280);
        let size = 60 + index % 4 * 35;
        // Writing to a text does not fail.
        let _ = write!(
            text,
            r##"<circle cx="{x}" cy="{y}" r="{size}e-2" fill="#DDE4FF" opacity=".75"/>"##
        );
    }
    text += MOON;
    for (mark, place, discs) in STACKS {
        let _ = write!(text, r#"<g {mark} transform="{place}">"#);
        for level in 0..discs {
            let y = -LIFT * f64::from(level);
            let _ = write!(text, r#"<g transform="translate(0 {y})">{DISC}</g>"#);
        }
        text += "</g>";
    }
    text + ROCKET
}

/// The picture on the box.
pub(crate) fn cover() -> AnyView {
    view! {
        <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=painting()></svg>
    }
    .into_any()
}
