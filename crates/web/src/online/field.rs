//! Fields of forms.

use board_kit::signals::RwSignal;
use leptos::prelude::*;

/// A field of a kind that browsers know, which they complete.
pub(crate) fn field(
    label: impl Fn() -> &'static str + Send + 'static,
    kind: &'static str,
    complete: &'static str,
    test: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    input(label, kind, Some(complete), None, test, value)
}

/// A field for a text of so many characters at most.
pub(crate) fn text_field(
    label: impl Fn() -> &'static str + Send + 'static,
    most: usize,
    complete: Option<&'static str>,
    test: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    input(label, "text", complete, Some(most), test, value)
}

fn input(
    label: impl Fn() -> &'static str + Send + 'static,
    kind: &'static str,
    complete: Option<&'static str>,
    most: Option<usize>,
    test: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type=kind
                maxlength=most.map(|most| most.to_string())
                autocomplete=complete
                data-testid=test
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}
