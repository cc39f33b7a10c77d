//! The pay ladder: what each place is worth, who stands there now, and who
//! backs whom.

use crate::board::BoardParts;
use crate::creatures::creature;
use crate::fingers::own_seat;
use crate::layout::{Layout, Spot};
use crate::preview::signed;
use crate::scene::Scene;
use board_kit::signals::Memo;
use board_kit::{seat_class, seat_shape_path};
use engine::Seat;
use leptos::prelude::*;
use supernova::{ALIENS, Alien, Event, WORTH, rank_among};
use text::supernova::name;

/// The names of the ranks.
pub(crate) const RANKS: [&str; ALIENS] = ["I", "II", "III", "IV", "V"];

/// The class that colours what a rank is worth.
pub(crate) fn worth_class(worth: i8) -> &'static str {
    match worth {
        2.. => "sn-good",
        ..0 => "sn-bad",
        _ => "sn-even",
    }
}

pub(crate) fn ladder(table: BoardParts) -> impl IntoView {
    let seats = table
        .context
        .scene
        .with_untracked(|scene| scene.favourites.len());
    // OK because a table has five seats at most.
    let seats = (0..seats as u8).map(Seat::new);
    view! {
        <g aria-hidden="true">
            // The lesson points at all of it.
            <g class="sn-ladder">{(1..=ALIENS as u8).map(|rank| rung(table, rank)).collect_view()}</g>
            {Alien::ALL.map(|alien| climber(table, alien)).collect_view()}
            {seats.flat_map(|seat| (0..SLOTS).map(move |slot| backer(table, seat, slot))).collect_view()}
        </g>
    }
}

fn rung(table: BoardParts, rank: u8) -> impl IntoView {
    let layout = table.layout;
    let place = usize::from(rank) - 1;
    let worth = WORTH[place];
    let area = Memo::new(move |_| layout.get().rung(rank));
    let corner = move || {
        let corner = area.get().corner;
        format!("translate({}px,{}px)", corner.x, corner.y)
    };
    let wide = move || layout.get() == Layout::Wide;
    view! {
        <g class=format!("sn-rung {}", worth_class(worth)) data-ask=format!("rung {rank}") style:transform=corner>
            <rect
                width=move || area.get().width.to_string()
                height=move || area.get().height.to_string()
                rx="10"
            />
            <text class="sn-rank" x=move || if wide() { "22" } else { "8" } y=move || if wide() { "26" } else { "15" }
                text-anchor=move || if wide() { "middle" } else { "start" }>
                {RANKS[place]}
            </text>
            <text class="sn-worth" x=move || if wide() { "22" } else { "62" } y=move || if wide() { "56" } else { "16" }
                text-anchor=move || if wide() { "middle" } else { "end" }>
                {signed(worth)}
            </text>
        </g>
    }
}

/// An alien at its rank: the present one, or the one that what is pointed at
/// would bring, which is then ringed.
fn climber(table: BoardParts, alien: Alien) -> impl IntoView {
    let (context, layout, preview) = (table.context, table.layout, table.preview);
    let spot = Memo::new(move |_| layout.get().on_ladder(&shown(table).aliens, alien));
    let moved = Memo::new(move |_| {
        let now = context.scene.with(|scene| rank_among(&scene.aliens, alien));
        preview.with(|preview| {
            let then = preview.as_ref().map(|then| rank_among(&then.aliens, alien));
            then.is_some_and(|then| then != now)
        })
    });
    let roomy = move || layout.get() == Layout::Wide && spot.get().scale > 0.9;
    view! {
        <g class="sn-climber" style:transform=move || spot.get().transform()>
            <circle class="sn-ring" cy="-2" r="25" class:sn-hidden=move || !moved.get() />
            <g inner_html=creature(alien) />
            <text class="sn-name" x="25" y="4" class:sn-hidden=move || !roomy()>{name(alien)}</text>
        </g>
    }
}

/// The scene as the ladder shows it: with the preview's places and favourites
/// while there is one. Tracks.
fn shown(table: BoardParts) -> Scene {
    let mut scene = (*table.context.scene.get()).clone();
    if let Some(preview) = table.preview.get() {
        scene.aliens = preview.aliens;
        scene.favourites = preview.favourites;
    }
    scene
}

/// Two favourite cards and the token.
const SLOTS: usize = 3;
/// The slot of the token.
const TOKEN: usize = 2;

/// The alien that a seat backs with a slot, as far as it is shown.
fn backed(scene: &Scene, seat: Seat, slot: usize, covered: Option<Seat>) -> Option<Alien> {
    if slot == TOKEN {
        let token = scene.tokens.get(seat.index()).copied().flatten();
        return token.filter(|_| covered != Some(seat));
    }
    scene.favourites.get(seat.index())?.get(slot)?.backs()
}

/// Where a seat's mark stands: beside the alien it backs.
fn mark_spot(
    scene: &Scene,
    layout: Layout,
    (seat, slot): (Seat, usize),
    covered: Option<Seat>,
) -> Option<Spot> {
    let alien = backed(scene, seat, slot, covered)?;
    let mut of = 0;
    let mut nth = 0;
    for other in (0..scene.favourites.len() as u8).map(Seat::new) {
        for slot_of_other in 0..SLOTS {
            if backed(scene, other, slot_of_other, covered) == Some(alien) {
                if (other, slot_of_other) < (seat, slot) {
                    nth += 1;
                }
                of += 1;
            }
        }
    }
    let spot = layout.on_ladder(&scene.aliens, alien);
    Some(layout.backer(spot, nth, of))
}

fn backer(table: BoardParts, seat: Seat, slot: usize) -> impl IntoView {
    let (context, layout, fingers) = (table.context, table.layout, table.fingers);
    let spot = Memo::new(move |_| {
        let layout = layout.get();
        let peeking = fingers.peeking.get();
        let own = own_seat(context);
        let scene = shown(table);
        let counted = scene.points.iter().any(Option::is_some);
        let covered = own.filter(|_| !peeking && !counted);
        mark_spot(&scene, layout, (seat, slot), covered)
    });
    let fresh = Memo::new(move |_| {
        let alien = context.scene.with(|scene| backed(scene, seat, slot, None));
        slot != TOKEN
            && context.since.with(|since| {
                since
                    .iter()
                    .any(|event| won(event, seat) == alien && alien.is_some())
            })
    });
    // Marks come from and go to the discard pile.
    let transform = move || {
        let away = layout.get().discard();
        spot.get()
            .unwrap_or(Spot { scale: 0.2, ..away })
            .transform()
    };
    view! {
        <g
            class=format!("sn-mark sn-backer {}", seat_class(seat))
            data-ask=format!("seat {}", seat.number())
            class:sn-hidden=move || spot.get().is_none()
            class:sn-ours=move || own_seat(context) == Some(seat)
            class:sn-fresh=move || fresh.get()
            style:transform=transform
        >
            {(slot == TOKEN).then(|| view! { <circle class="sn-token-ring" r="12.500" /> })}
            <path d=seat_shape_path(seat) />
        </g>
    }
}

/// The alien that an event made a seat back.
fn won(event: &Event, whose: Seat) -> Option<Alien> {
    match *event {
        Event::FavouriteAdopted { seat, card } if seat == whose => card.backs(),
        Event::FavouritesExchanged { seat, take, .. } if seat == whose => take.backs(),
        Event::FavouritesExchanged { other, give, .. } if other == whose => give.backs(),
        _ => None,
    }
}
