//! A piece one can act on.

use crate::signals::Signal;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// An SVG group that is a button: it takes the focus, Enter and Space, and
/// tells those who listen what it does. Arrow keys move between the targets of
/// a board by where they lie (the page sees to that).
#[component]
pub fn Target(
    /// What choosing it does, in words.
    #[prop(into)]
    label: Signal<String>,
    /// Called when it is chosen by click, tap or key.
    #[prop(into)]
    choose: Callback<()>,
    /// More classes for the group: `target` is always there.
    #[prop(into, optional)]
    class: Signal<String>,
    /// A fixed name for tests: the action's short notation.
    #[prop(into, optional)]
    name: String,
    /// Called with `true` when it is pointed at or focused, `false` after.
    #[prop(into, optional)]
    point: Option<Callback<bool>>,
    /// What it looks like.
    children: Children,
) -> impl IntoView {
    let on_key = move |event: KeyboardEvent| {
        // With Control, Enter plays the whole turn.
        let alone = !event.ctrl_key() && !event.meta_key();
        if alone && matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            // Its owner may be gone: see below.
            let _ = choose.try_run(());
        }
    };
    let tell = move |pointed: bool| {
        // A piece that leaves the board loses the pointer and the focus after
        // the handler is gone.
        if let Some(point) = point {
            let _ = point.try_run(pointed);
        }
    };
    view! {
        <g
            class=move || format!("target {}", class.get())
            role="button"
            tabindex="0"
            aria-label=move || label.get()
            data-action=name
            on:click=move |_| { let _ = choose.try_run(()); }
            on:keydown=on_key
            on:pointerenter=move |_| tell(true)
            on:pointerleave=move |_| tell(false)
            on:focus=move |_| tell(true)
            on:blur=move |_| tell(false)
        >
            // The label says it all, and says it once.
            <g aria-hidden="true">{children()}</g>
        </g>
    }
}
