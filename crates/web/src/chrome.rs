//! What several pages share: bars, buttons, marks, the settings.

mod code_form;
mod face;
mod mark;
mod preferences;

pub(crate) use code_form::CodeForm;
pub(crate) use face::{Mood, face};
pub(crate) use mark::Mark;
pub(crate) use preferences::{Preferences, Radios, SettingsButton};

use crate::dom;
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, Signal, effect};
use leptos::html::Span;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, Node};

/// A round button with a picture and a name for those who don't see it.
#[component]
pub(crate) fn IconButton(
    /// Which picture.
    mark: &'static str,
    /// What it does.
    label: Text,
    /// A fixed name for tests.
    test: &'static str,
    /// Whether it can't be pressed now.
    #[prop(into, optional)]
    off: Signal<bool>,
    /// For a button that stays down.
    #[prop(into, optional)]
    pressed: Option<Signal<bool>>,
    /// What it does.
    press: impl Fn() + 'static,
) -> impl IntoView {
    icon_button(mark, label, test, off, pressed, Box::new(press))
}

/// The same, compiled once for all buttons.
fn icon_button(
    mark: &'static str,
    label: Text,
    test: &'static str,
    off: Signal<bool>,
    pressed: Option<Signal<bool>>,
    press: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <button
            type="button"
            class="icon-button"
            data-testid=test
            title=label.shown()
            aria-label=label.shown()
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            disabled=move || off.get()
            on:click=move |_| press()
        >
            <Mark name=mark />
        </button>
    }
    .into_any()
}

/// A round button that opens something and closes it again, as Escape and a tap
/// anywhere else do.
pub(crate) fn opening_button(
    mark: &'static str,
    label: Text,
    test: &'static str,
    opened: impl Fn(Callback<()>) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let close = Callback::new(move |()| open.set(false));
    let place = NodeRef::<Span>::new();
    view! {
        <span class="opening" node_ref=place>
            <IconButton
                mark
                label
                test
                pressed=Signal::from(open)
                press=move || open.update(|open| *open = !*open)
            />
            <Show when=move || open.get()>
                {close_elsewhere(place, close)}
                {opened(close)}
            </Show>
        </span>
    }
}

/// As long as the caller's view lives: Escape and a tap beside a place close what is
/// open there. What takes all keys and taps does so by itself.
fn close_elsewhere(place: NodeRef<Span>, close: Callback<()>) {
    dom::capture("click", move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Node>().ok());
        let place = place.get_untracked();
        let is_inside = place.is_some_and(|place| place.contains(target.as_ref()));
        if !is_inside && !dom::is_modal() {
            close.run(());
        }
    });
    dom::capture("keydown", move |event| {
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
        if key.as_deref() == Some("Escape") && !dom::is_modal() {
            event.stop_propagation();
            close.run(());
            let button = place
                .get_untracked()
                .and_then(|place| place.first_element_child());
            if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
                // What takes no focus leaves it where it is.
                let _ = button.focus();
            }
        }
    });
}

/// The bar on top of every page but the table.
#[component]
pub(crate) fn TopBar(
    /// The page's name.
    #[prop(into)]
    title: Signal<String>,
) -> impl IntoView {
    effect(move |_| dom::set_title(&format!("{} – Orbite", title.get())));
    view! {
        <header class="bar">
            <a class="icon-button" href="/" aria-label=Text::Home.shown()><Mark name="back" /></a>
            <h1>{move || title.get()}</h1>
            <nav aria-label=Text::Menu.shown()><SettingsButton /></nav>
        </header>
    }
}

/// A page that has nothing to show.
#[component]
pub(crate) fn NotFound(
    /// Why.
    text: Text,
    /// Another attempt, where one may help.
    #[prop(optional_no_strip)]
    again: Option<Callback<()>>,
) -> impl IntoView {
    view! {
        <TopBar title=Signal::derive(|| "Orbite".to_owned()) />
        <main class="page empty" id="content" tabindex="-1">
            <p>{text.shown()}</p>
            {again.map(try_again)}
            <p><a class="button primary" href="/">{Text::Home.shown()}</a></p>
        </main>
    }
}

/// A button for another attempt at a download.
pub(crate) fn try_again(again: Callback<()>) -> impl IntoView {
    view! {
        <button type="button" class="quiet" data-testid="try-again" on:click=move |_| again.run(())>
            {Text::TryAgain.shown()}
        </button>
    }
}
