//! The guide: a bubble that says one thing and points at it.

use crate::dom;
use crate::pages::ask::written;
use crate::settings::settings;
use board_kit::signals::{Memo, RwSignal, Signal};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use text::lessons::{Text as Said, pointed_at};
use web_sys::Element;

/// How often the guide looks where the thing is that it points at, in
/// milliseconds: boards move while they are animated.
const LOOK: u32 = 160;

/// How many bytes the name of what is pointed at may have: what is written on a whole
/// region is no name.
const MOST_NAMED: usize = 80;

/// A place on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Spot {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Spot {
    fn of(element: &Element) -> Option<Self> {
        let rect = element.get_bounding_client_rect();
        (rect.width() > 0.0 && rect.height() > 0.0).then(|| Self {
            left: rect.x() - 6.0,
            top: rect.y() - 6.0,
            width: rect.width() + 12.0,
            height: rect.height() + 12.0,
        })
    }
}

/// The first thing of some that is on the screen.
fn find(selectors: &[&str]) -> Option<(Element, Spot)> {
    let document = dom::document()?;
    let mut found = selectors.iter().filter_map(|selector| {
        let element = document.query_selector(selector).ok().flatten()?;
        let spot = Spot::of(&element)?;
        Some((element, spot))
    });
    found.next()
}

/// The bubble, the light on what it points at, and the buttons.
#[component]
pub(super) fn Guide(
    step: RwSignal<usize>,
    count: usize,
    /// What the guide says; nothing once the lesson is over.
    says: Signal<Option<Said>>,
    points: Signal<&'static [&'static str]>,
    /// The turn that the step expects, in the words of the list of choices.
    expects: Signal<Option<String>>,
    /// Whether the step is only read.
    reads: Signal<bool>,
    /// Whether the board shows what happens: nobody reads meanwhile.
    busy: Signal<bool>,
    back: Callback<()>,
    /// Reads on, or does what the step expects.
    forward: Callback<()>,
    skip: Callback<()>,
) -> impl IntoView {
    let language = settings().language;
    // The step that one sees: the next one comes when the board has shown what led to it.
    let seen = Memo::new(move |seen: Option<&usize>| match seen {
        Some(seen) if busy.get() => *seen,
        _ => step.get(),
    });
    let spot = RwSignal::new(None::<Spot>);
    let named = RwSignal::new(String::new());
    let look = move || {
        let (name, found) = find(points.get_untracked())
            .map(|(element, spot)| (written(&element), spot))
            .unzip();
        if spot.try_get_untracked().is_some_and(|old| old != found) {
            spot.set(found);
        }
        let name = name.unwrap_or_default();
        if named.try_get_untracked().is_some_and(|old| old != name) {
            named.set(name);
        }
    };
    // For those who don't see the light.
    let pointed = Memo::new(move |_| {
        let what = match reads.get() {
            true => Some(named.get()).filter(|name| (1..=MOST_NAMED).contains(&name.len())),
            false => expects.get(),
        };
        what.map(|what| pointed_at(language.get(), what))
    });
    let interval = StoredValue::new_local(Some(Interval::new(LOOK, look)));
    on_cleanup(move || interval.set_value(None));
    let bubble = NodeRef::<leptos::html::Section>::new();
    // On a small screen above what it points at, where there is room: below is
    // the hand.
    let above = Memo::new(move |_| {
        let height = bubble
            .get()
            .map_or(0.0, |bubble| f64::from(bubble.offset_height()));
        spot.get().is_some_and(|spot| spot.top > height + 12.0)
    });
    let say = move |text: Said| move || text.said(language.get());
    let pixels =
        move |of: fn(Spot) -> f64| move || spot.get().map(|spot| format!("{:.0}px", of(spot)));
    view! {
        <div class="lesson-light" aria-hidden="true" style:left=pixels(|spot| spot.left) style:top=pixels(|spot| spot.top) style:width=pixels(|spot| spot.width) style:height=pixels(|spot| spot.height) class:away=move || busy.get() || spot.get().is_none()></div>
        <section class="lesson" node_ref=bubble class:above=move || above.get() class:watching=move || busy.get() data-testid="lesson" data-step=move || seen.get() aria-label=say(Said::Guide)>
            {figure()}
            <div class="lesson-text">
                <p role="status" data-testid="lesson-says">{move || says.get().map(|text| text.said(language.get()))}</p>
                <p class="heard" role="status" data-testid="lesson-points">{move || pointed.get()}</p>
                {move || orbit(step.get(), count)}
            </div>
            <div class="actions">
                <button class="quiet" data-testid="lesson-skip" on:click=move |_| skip.run(())>{say(Said::SkipLesson)}</button>
                <button class="quiet" data-testid="lesson-back" disabled=move || step.get() == 0 on:click=move |_| back.run(())>{say(Said::StepBack)}</button>
                <button class="primary" data-testid="lesson-forward" on:click=move |_| forward.run(())>
                    {move || {
                        let text = match (reads.get(), step.get() + 1 >= count) {
                            (true, true) => Said::PlayOn,
                            (true, false) => Said::NextStep,
                            (false, _) => Said::ShowMe,
                        };
                        text.said(language.get())
                    }}
                </button>
            </div>
        </section>
    }
}

/// How far the lesson has come: planets along a piece of an orbit.
fn orbit(step: usize, count: usize) -> impl IntoView {
    // OK because a lesson has few steps.
    let last = count.saturating_sub(1).max(1) as f64;
    let planets = (0..count).map(|index| {
        let along = index as f64 / last;
        let x = 8.0 + 184.0 * along;
        let y = 20.0 - 48.0 * along * (1.0 - along);
        let class = match index {
            index if index < step => "done",
            index if index == step => "here",
            _ => "",
        };
        view! { <circle class=class cx=x cy=y r=if index == step { "6" } else { "4" } /> }
    });
    view! {
        <svg
            class="lesson-orbit"
            viewBox="0 0 200 28"
            role="progressbar"
            aria-valuemin="0"
            aria-valuemax=count.to_string()
            aria-valuenow=step.to_string()
            aria-label=move || Said::GuideProgress.said(settings().language.get())
        >
            <path d="M8 20Q100-4 192 20" />
            {planets.collect_view()}
        </svg>
    }
}

/// A small alien with a cap and a pointing hand.
fn figure() -> impl IntoView {
    view! {
        <svg class="lesson-guide" viewBox="0 0 64 64" aria-hidden="true">
            <path d="M14 44C14 26 22 18 32 18s18 8 18 26c0 8-8 12-18 12S14 52 14 44Z" fill="#7BD88F" stroke="#1A2140" stroke-width="2.5" />
            <path d="M20 22C22 10 42 10 44 22Q32 16 20 22Z" fill="#FFB454" stroke="#1A2140" stroke-width="2.5" />
            <path d="M32 12V5" stroke="#1A2140" stroke-width="2.5" stroke-linecap="round" />
            <circle cx="32" cy="5" r="3.5" fill="#5BD1E6" stroke="#1A2140" stroke-width="2" />
            <circle cx="25" cy="34" r="6" fill="#fff" stroke="#1A2140" stroke-width="2" />
            <circle cx="39" cy="34" r="6" fill="#fff" stroke="#1A2140" stroke-width="2" />
            <circle cx="26.500" cy="35" r="2.500" fill="#1A2140" />
            <circle cx="40.500" cy="35" r="2.500" fill="#1A2140" />
            <path d="M26 45Q32 50 38 45" fill="none" stroke="#1A2140" stroke-width="2.5" stroke-linecap="round" />
            <path d="M50 44L60 36" stroke="#7BD88F" stroke-width="5" stroke-linecap="round" />
        </svg>
    }
}
