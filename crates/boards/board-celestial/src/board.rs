//! The whole board: the others' places, the news, the viewer's own card.

mod battle;
mod head;
mod last;
mod news;
mod own;
mod places;
mod row;
mod spotlight;
mod sprites;
mod turning;

pub(crate) use turning::is_own_card;

use crate::Context;
use crate::layout::Layout;
use crate::measure;
use board_kit::Whose;
use board_kit::signals::{Memo, RwSignal};
use celestial::{Celestial, Characteristic};
use leptos::prelude::*;
use text::Words;

/// What the parts of the board share.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    /// The window on the table.
    pub(crate) table: Context,
    /// Where things lie.
    pub(crate) layout: Memo<Layout>,
    /// The row that was pointed at last, unless the pointer has left it.
    pointed: RwSignal<Option<Characteristic>>,
}

impl Desk {
    /// The row that is pointed at, while it is the viewer's move. Tracks.
    pub(crate) fn pointed_at(self) -> Option<Characteristic> {
        let mine = matches!(self.table.whose.get(), Whose::Mine(_));
        self.pointed.get().filter(|_| mine)
    }

    /// Something worked out from the scene, again only when it changes.
    pub(crate) fn watch<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&crate::Scene) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.table.scene.with(|scene| read(scene)))
    }
}

/// How much of the table is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Share {
    All,
    /// The viewer's own card.
    Own,
}

pub(crate) fn board(table: Context) -> AnyView {
    share(table, Share::All)
}

/// The viewer's own card with its scales, while the rest is on a wall.
pub(crate) fn pocket(table: Context) -> AnyView {
    share(table, Share::Own)
}

fn share(table: Context, share: Share) -> AnyView {
    let node = NodeRef::new();
    let size = measure::size(node);
    let seats = Memo::new(move |_| table.scene.with(|scene| (scene.seats, scene.own_seat())));
    let layout = Memo::new(move |_| {
        let (seats, own) = seats.get();
        match share {
            Share::All => Layout::fitting(size.get(), seats, own),
            Share::Own => Layout::alone(size.get(), seats),
        }
    });
    let desk = Desk {
        table,
        layout,
        pointed: RwSignal::new(None),
    };
    let view_box = move || {
        let (w, h) = layout.get().size;
        format!("0 0 {w:.0} {h:.0}")
    };
    view! {
        <svg
            node_ref=node
            class="cd-board"
            viewBox=view_box
            preserveAspectRatio="xMidYMid meet"
            role="group"
            aria-label=move || Celestial::title(table.language.get())
        >
            {own::card(desk)}
            {news::line(desk)}
            {(share == Share::All).then(|| view! {
                {last::round(desk)}
                {places::all(desk)}
                {sprites::all(desk)}
                {battle::cards(desk)}
                {spotlight::light(desk)}
            })}
        </svg>
    }
    .into_any()
}
