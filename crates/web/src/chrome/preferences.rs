//! The settings, behind their button.

use super::IconButton;
use crate::settings::{Speed, Theme, settings};
use crate::text::{self, Localize, Text};
use ::text::Language;
use leptos::prelude::*;

/// Opens the settings.
#[component]
pub(crate) fn SettingsButton() -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <IconButton
            mark="settings"
            label=Text::Settings
            test="settings"
            pressed=Signal::from(open)
            press=move || open.update(|open| *open = !*open)
        />
        <Show when=move || open.get()>
            <Preferences close=Callback::new(move |()| open.set(false)) />
        </Show>
    }
}

#[component]
fn Preferences(close: Callback<()>) -> impl IntoView {
    let settings = settings();
    let themes = [
        (Theme::System, Text::ThemeSystem),
        (Theme::Night, Text::ThemeNight),
        (Theme::Dawn, Text::ThemeDawn),
    ];
    let speeds = [
        (Speed::Slow, Text::SpeedSlow),
        (Speed::Normal, Text::SpeedNormal),
        (Speed::Fast, Text::SpeedFast),
        (Speed::Instant, Text::SpeedInstant),
    ];
    let yes_no = [(true, Text::Yes), (false, Text::No)];
    view! {
        <section class="sheet" role="dialog" aria-labelledby="settings-title" data-testid="settings-sheet">
            <div class="side-head">
                <h2 id="settings-title">{move || Text::Settings.get()}</h2>
                <IconButton mark="close" label=Text::Close test="close-settings" press=move || close.run(()) />
            </div>
            <label class="field">
                <span>{move || Text::YourName.get()}</span>
                <input
                    type="text"
                    maxlength="24"
                    autocomplete="nickname"
                    data-testid="own-name"
                    placeholder=move || Text::Somebody.get()
                    prop:value=move || settings.name.get()
                    on:change=move |event| settings.call(&event_target_value(&event))
                />
            </label>
            <fieldset class="radios">
                <legend>{move || Text::Language.get()}</legend>
                {Language::ALL.map(|one| view! {
                    <label>
                        <input
                            type="radio"
                            name="language"
                            data-testid=format!("language-{}", one.code())
                            prop:checked=move || settings.language.get() == one
                            on:change=move |_| text::speak(settings, one)
                        />
                        <span lang=one.code()>{one.own_name()}</span>
                    </label>
                }).collect_view()}
            </fieldset>
            <Radios legend=Text::Theme name="theme" choices=themes.to_vec() value=settings.theme />
            <Radios legend=Text::Speed name="speed" choices=speeds.to_vec() value=settings.speed />
            <Show when=move || settings.still.get()>
                <p class="muted">{move || Text::StillNote.get()}</p>
            </Show>
            <Radios legend=Text::Confirm name="confirm" choices=yes_no.to_vec() value=settings.confirm />
            <Radios legend=Text::Sound name="sound" choices=yes_no.to_vec() value=settings.sound />
            <h3>{move || Text::Keyboard.get()}</h3>
            <p class="muted">{move || Text::KeyboardHelp.get()}</p>
            <p class="muted">{move || Text::MadeOf.get()}</p>
        </section>
    }
}

/// One of a few.
#[component]
pub(crate) fn Radios<T: Copy + PartialEq + Send + Sync + 'static>(
    legend: Text,
    name: &'static str,
    choices: Vec<(T, Text)>,
    value: RwSignal<T>,
) -> impl IntoView {
    view! {
        <fieldset class="radios">
            <legend>{move || legend.get()}</legend>
            {choices.into_iter().enumerate().map(|(index, (one, text))| view! {
                <label>
                    <input
                        type="radio"
                        name=name
                        data-testid=format!("{name}-{index}")
                        prop:checked=move || value.get() == one
                        on:change=move |_| value.set(one)
                    />
                    <span>{move || text.get()}</span>
                </label>
            }).collect_view()}
        </fieldset>
    }
}
