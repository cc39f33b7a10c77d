//! The settings, behind their button.

use super::{IconButton, opening_button};
use crate::code_split;
use crate::settings::{Speed, Theme, settings};
use crate::sound;
use crate::text::{self, Localize, Text};
use ::text::Language;
use board_kit::Cue;
use board_kit::signals::{RwSignal, effect};
use engine::Seat;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Opens the settings.
#[component]
pub(crate) fn SettingsButton() -> impl IntoView {
    opening_button(
        "settings",
        Text::Settings,
        "settings",
        code_split::preferences,
    )
}

/// The settings themselves.
#[component]
pub(crate) fn Preferences(close: Callback<()>) -> impl IntoView {
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
    // What was wanted, until it is known whether its texts come.
    let wanted = RwSignal::new(settings.language.get_untracked());
    let unreachable = RwSignal::new(false);
    let speak = move |language: Language| {
        wanted.set(language);
        unreachable.set(false);
        spawn_local(async move {
            let came = text::speak(settings, language).await;
            // The settings may have been closed meanwhile.
            if !came && wanted.try_get_untracked() == Some(language) {
                wanted.set(settings.language.get_untracked());
                unreachable.set(true);
            }
        });
    };
    let dialog = NodeRef::<Dialog>::new();
    // Once it is in the document: before that it can't be shown.
    effect(move |_| {
        if let Some(dialog) = dialog.get() {
            request_animation_frame(move || {
                if dialog.show_modal().is_err() {
                    dialog.set_open(true);
                }
            });
        }
    });
    view! {
        <dialog
            class="sheet"
            node_ref=dialog
            aria-labelledby="settings-title"
            data-testid="settings-sheet"
            // Escape closes it by itself, and tells.
            on:close=move |_| close.run(())
            // Only the backdrop is the dialog and nothing in it.
            on:click=move |event| {
                let is_backdrop = event.target() == event.current_target();
                if let (true, Some(dialog)) = (is_backdrop, dialog.get_untracked()) {
                    dialog.close();
                }
            }
        >
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
                            prop:checked=move || wanted.get() == one
                            on:change=move |_| speak(one)
                        />
                        <span lang=one.code()>{one.own_name()}</span>
                    </label>
                }).collect_view()}
            </fieldset>
            <div role="alert">
                {move || unreachable.get().then(|| view! { <p class="trouble">{Text::Unreachable.shown()}</p> })}
            </div>
            <Radios legend=Text::Theme name="theme" choices=themes.to_vec() value=settings.theme />
            <Radios legend=Text::Speed name="speed" choices=speeds.to_vec() value=settings.speed />
            <Show when=move || settings.still.get()>
                <p class="muted">{move || Text::StillNote.get()}</p>
            </Show>
            <Radios legend=Text::Confirm name="confirm" choices=yes_no.to_vec() value=settings.confirm />
            <Radios legend=Text::Looks name="looks" choices=yes_no.to_vec() value=settings.looks />
            <Radios legend=Text::Banter name="banter" choices=yes_no.to_vec() value=settings.banter />
            <Radios legend=Text::Sound name="sound" choices=yes_no.to_vec() value=settings.sound />
            <Show when=move || settings.sound.get()>
                <Volume label=Text::VolumeEffects name="effects" value=settings.effects heard=move || sound::play(settings, Cue::Place) />
                <Volume label=Text::VolumeAmbience name="ambience" value=settings.ambience heard=|| () />
                <Volume label=Text::VolumeVoices name="voices" value=settings.voices heard=move || sound::speak(settings, Seat::new(1)) />
            </Show>
            <Show when=sound::can_vibrate>
                <Radios legend=Text::Haptics name="haptics" choices=yes_no.to_vec() value=settings.haptics />
            </Show>
            <h3>{move || Text::Keyboard.get()}</h3>
            <p class="muted">{move || Text::KeyboardHelp.get()}</p>
            <p class="muted">{move || Text::MadeOf.get()}</p>
        </dialog>
    }
}

/// How loud something is; what it sounds like is heard at once.
#[component]
fn Volume(
    label: Text,
    name: &'static str,
    value: RwSignal<u8>,
    heard: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{move || label.get()}</span>
            <input
                type="range"
                min="0"
                max="100"
                step="10"
                data-testid=format!("volume-{name}")
                prop:value=move || value.get().to_string()
                on:change=move |event| {
                    value.set(event_target_value(&event).parse().unwrap_or_default());
                    heard();
                }
            />
        </label>
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
