//! The picture on the box: a rocket on a tall stack of galaxies.

use crate::pieces::disc;
use board_kit::stops;
use leptos::prelude::*;

pub(crate) fn cover() -> impl IntoView {
    let stars = (0..46_u32).map(|index| {
        let x = f64::from(index * 97 % 300);
        let y = f64::from(index * 173 % 280);
        let size = 0.6 + f64::from(index % 4) * 0.35;
        view! { <circle cx=x cy=y r=size fill="#DDE4FF" opacity=".75" /> }
    });
    view! {
        <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <defs>
                <linearGradient id="lr-cover-sky" x2="0" y2="1"
                    inner_html=stops([(0.0, "#10143A", 1.0), (0.55, "#3B2A75", 1.0), (1.0, "#C2566B", 1.0)]) />
                <radialGradient id="lr-disc-cover"
                    inner_html=stops([(0.0, "#FFF1D6", 1.0), (0.4, "#C7A8F5", 1.0), (1.0, "#6A56C9", 1.0)]) />
            </defs>
            <rect width="300" height="400" fill="url(#lr-cover-sky)" />
            {stars.collect_view()}
            <path d="M236 48A34 34 0 1 0 274 96A30 30 0 0 1 236 48Z" fill="#FFD9A0" />
            <g class="lr-cover-far" opacity=".55" transform="translate(62 316) scale(1.5)">
                {(0..2).map(disc).collect_view()}
            </g>
            <g class="lr-cover-far" opacity=".55" transform="translate(252 330) scale(1.3)">
                {(0..3).map(disc).collect_view()}
            </g>
            <g transform="translate(150 352) scale(3.6)">{(0..4).map(disc).collect_view()}</g>
            <path d="M132 262H168L161 292L150 312L139 292Z" fill="#FFB454" />
            <path d="M141 262H159L155 282L150 296L145 282Z" fill="#FFF1D6" />
            <path d="M124 212L100 246V274L129 256ZM176 212L200 246V274L171 256Z" fill="#8E3350" />
            <path d="M150 96C178 124 188 158 188 192C188 222 182 246 172 262H128C118 246 112 222 112 192C112 158 122 124 150 96Z" fill="#F4EEE6" />
            <path d="M150 96C178 124 188 158 188 192C188 222 182 246 172 262H152C166 222 168 148 150 96Z" fill="#D3C6DA" />
            <path d="M150 96C161 107 169 119 175 132H125C131 119 139 107 150 96Z" fill="#E8743B" />
            <circle cx="150" cy="172" r="19" fill="#E8743B" />
            <circle cx="150" cy="172" r="13" fill="#9CDDF0" />
            <path d="M141 165A13 13 0 0 1 156 161" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" />
            <path d="M118 236H182" stroke="#E8743B" stroke-width="7" />
        </svg>
    }
}
