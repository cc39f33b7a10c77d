//! What is heard and felt of a table: off until somebody wants it, loaded when
//! it is first wanted.

mod synth;

pub(crate) use synth::{Sound, Volumes, synth};

use crate::code_split;
use crate::settings::Settings;
use board_kit::Cue;
use board_kit::signals::effect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::Cell;

/// What lets sounds be heard.
pub(crate) type Synth = fn(Sound, Volumes);

thread_local! {
    static SYNTH: Cell<Option<Synth>> = const { Cell::new(None) };
}

/// Lets something be heard, if sounds are wanted. Browsers that allow none stay
/// silent.
fn hear(settings: Settings, sound: Sound) {
    if !settings.sound.get_untracked() {
        return;
    }
    let volumes = untrack(|| settings.volumes());
    if let Some(synth) = SYNTH.get() {
        return synth(sound, volumes);
    }
    spawn_local(async move {
        // Without a network there is no sound, which is no trouble.
        if let Ok(synth) = code_split::fetch_synth().await {
            SYNTH.set(Some(synth));
            synth(sound, volumes);
        }
    });
}

/// What goes with an event on the board.
pub(crate) fn play(settings: Settings, cue: Cue) {
    if cue == Cue::Silence {
        return;
    }
    hear(settings, Sound::Cue(cue));
    if settings.haptics.get_untracked() {
        vibrate(cue);
    }
}

/// A bot is about to move.
pub(crate) fn speak(settings: Settings, seat: engine::Seat) {
    hear(settings, Sound::Voice(seat.number()));
}

/// The game is over for somebody at this device who has lost.
pub(crate) fn lose(settings: Settings) {
    hear(settings, Sound::Lose);
}

/// The sky around a table, as long as the table is shown.
pub(crate) fn ambience(settings: Settings) {
    effect(move |_| {
        settings.sound.track();
        let volumes = settings.volumes();
        let wanted = settings.sound.get() && volumes.ambience > 0;
        let sound = if wanted { Sound::Sky } else { Sound::NoSky };
        match SYNTH.get() {
            // What was never heard needs no end.
            None if !wanted => {}
            Some(synth) => synth(sound, volumes),
            None => hear(settings, sound),
        }
    });
    on_cleanup(move || {
        if let Some(synth) = SYNTH.get() {
            synth(Sound::NoSky, Volumes::default());
        }
    });
}

/// Whether the device can be felt.
pub(crate) fn can_vibrate() -> bool {
    web_sys::window().is_some_and(|window| {
        js_sys::Reflect::has(&window.navigator(), &"vibrate".into()).unwrap_or(false)
    })
}

/// A short touch for what one feels on a real table.
fn vibrate(cue: Cue) {
    let millis = match cue {
        Cue::Place => 12,
        Cue::Roll => 20,
        Cue::Blast | Cue::Out => 45,
        Cue::Win => 70,
        _ => return,
    };
    if can_vibrate()
        && let Some(window) = web_sys::window()
    {
        window.navigator().vibrate_with_duration(millis);
    }
}
