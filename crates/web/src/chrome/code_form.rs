//! The field for the short code that somebody read out.

use crate::text::{Localize, Text};
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

/// Leads to the address of a code, which finds its table.
#[component]
pub(crate) fn CodeForm(
    /// What stands in the field at first.
    #[prop(into, optional)]
    typed: String,
) -> impl IntoView {
    let code = RwSignal::new(typed);
    let navigate = use_navigate();
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let code = code.with_untracked(|code| cleaned(code));
        if !code.is_empty() {
            navigate(&format!("/c/{code}"), Default::default());
        }
    };
    view! {
        <form class="by-code" on:submit=go>
            <label class="field">
                <span>{Text::EnterCode.shown()}</span>
                <input
                    type="text"
                    required
                    maxlength="12"
                    size="8"
                    autocomplete="off"
                    autocapitalize="characters"
                    placeholder=Text::EnterCode.shown()
                    data-testid="enter-code"
                    prop:value=move || code.get()
                    on:input=move |event| code.set(event_target_value(&event))
                />
            </label>
            <button class="quiet" type="submit" data-testid="go-code">{Text::GoThere.shown()}</button>
        </form>
    }
}

/// A code as it was typed, without what people put between its letters.
fn cleaned(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_be_typed_as_it_is_read_out() {
        assert_eq!(cleaned(" ab3-K7 q.\n"), "ab3K7q");
        assert_eq!(cleaned(" – "), "");
    }
}
