//! What a seat's strip shows beside its name.

use crate::pieces::flag;
use crate::{RocketsBoard, Scene};
use board_kit::BoardContext;
use board_kit::signals::Memo;
use engine::Seat;
use leptos::prelude::*;
use rockets::Rocket;
use text::rockets::{self as say, Text};

/// What a rocket can hope for from its base.
#[derive(Clone, Copy, PartialEq)]
enum Charge {
    /// It can be called.
    Ready,
    /// A rocket stands on it (LR-4.3).
    Blocked,
    /// It was called.
    Spent,
    /// The rocket is out.
    Out,
}

impl Charge {
    fn of(scene: &Scene, rocket: Rocket) -> Self {
        let base = scene.bases[rocket.index()];
        match (scene.rockets[rocket.index()], base) {
            (None, _) => Self::Out,
            (_, None) => Self::Spent,
            _ if scene.rockets.contains(&base) => Self::Blocked,
            _ => Self::Ready,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::Ready => "lr-charge ready",
            Self::Blocked => "lr-charge blocked",
            Self::Spent => "lr-charge spent",
            Self::Out => "lr-charge out",
        }
    }

    fn words(self) -> Text {
        match self {
            Self::Ready => Text::RescueReady,
            Self::Blocked => Text::RescueBlocked,
            Self::Spent => Text::RescueUsed,
            Self::Out => Text::RocketOut,
        }
    }
}

/// A seat's team, which of its rockets still fly, and whether their bases can come.
pub(crate) fn badge(context: BoardContext<RocketsBoard>, seat: Seat) -> impl IntoView {
    let mine = Memo::new(move |_| {
        let scene = context.drafted.get();
        (0..scene.rockets.len())
            .filter_map(|index| u8::try_from(index).ok().map(Rocket::new))
            .filter(|rocket| scene.owner(*rocket) == seat)
            .map(|rocket| Charge::of(&scene, rocket))
            .collect::<Vec<_>>()
    });
    let team = context
        .scene
        .with_untracked(|scene| scene.teams[seat.index()]);
    let words = move || {
        let language = context.language.get();
        let team = team.map(|team| say::team(language, team + 1));
        let charges = mine.get();
        let charges = charges
            .iter()
            .map(|charge| charge.words().said(language).to_owned());
        team.into_iter()
            .chain(charges)
            .collect::<Vec<_>>()
            .join(", ")
    };
    view! {
        <span class="lr-charges" role="img" aria-label=words title=words>
            {team.map(|team| view! { <svg viewBox="-5 -11 20 20" class="lr-team">{flag(team)}</svg> })}
            {move || mine.get().into_iter().map(|charge| view! {
                <svg viewBox="-10 -10 20 20" class=charge.class()>
                    <path class="lr-charge-pad" d="M-4.6-8H4.6L9.2 0L4.6 8H-4.6L-9.2 0Z" />
                    <path class="lr-charge-bolt" d="M1-6L-4 1H-.5L-1.5 6L4-1.5H.5Z" />
                    <path class="lr-charge-out" d="M-6-6L6 6M6-6L-6 6" />
                </svg>
            }).collect_view()}
        </span>
    }
}
