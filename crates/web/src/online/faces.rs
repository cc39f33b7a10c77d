//! Eight small drawn faces and marks, for reactions that need no language.

use crate::text::Text;
use leptos::prelude::*;
use protocol::Emote;

/// What an emote says, in a word.
pub(crate) const fn label(emote: Emote) -> Text {
    match emote {
        Emote::Wave => Text::EmoteWave,
        Emote::Clap => Text::EmoteClap,
        Emote::Laugh => Text::EmoteLaugh,
        Emote::Gasp => Text::EmoteGasp,
        Emote::Oops => Text::EmoteOops,
        Emote::Think => Text::EmoteThink,
        Emote::Cry => Text::EmoteCry,
        Emote::Heart => Text::EmoteHeart,
    }
}

/// A fixed name for tests.
pub(crate) const fn name(emote: Emote) -> &'static str {
    match emote {
        Emote::Wave => "wave",
        Emote::Clap => "clap",
        Emote::Laugh => "laugh",
        Emote::Gasp => "gasp",
        Emote::Oops => "oops",
        Emote::Think => "think",
        Emote::Cry => "cry",
        Emote::Heart => "heart",
    }
}

/// Lines in a box from 0 to 24; faces get a round head as well.
const fn lines(emote: Emote) -> (bool, &'static str) {
    match emote {
        Emote::Wave => (
            false,
            "M7 12V6.5a1.5 1.5 0 0 1 3 0V11M10 10.5V5a1.5 1.5 0 0 1 3 0v5.5M13 10.5V6a1.5 1.5 0 0 1 3 0v7c0 4-2 7-5.5 7S6 17.5 5 15L3.8 12.5a1.4 1.4 0 0 1 2.5-1.2L7 12.5M18.5 4.5a5 5 0 0 1 1.5 3M20 2.5a8 8 0 0 1 2 4",
        ),
        Emote::Clap => (
            false,
            "M8 20C5 17 4 14.5 4.5 11L9.5 4.5L11.5 6L8.5 10.5M16 20C19 17 20 14.5 19.5 11L14.5 4.5L12.5 6L15.5 10.5M12 9V13M9.5 16.5L12 13L14.5 16.5",
        ),
        Emote::Laugh => (
            true,
            "M7 10.5L8.5 8.5L10 10.5M14 10.5L15.5 8.5L17 10.5M7.5 13.5H16.5A4.5 4.5 0 0 1 7.5 13.5Z",
        ),
        Emote::Gasp => (
            true,
            "M8.5 9.2V9.3M15.5 9.2V9.3M12 12.5A2.3 2.7 0 1 1 11.99 12.5Z",
        ),
        Emote::Oops => (
            true,
            "M8.5 9.5V9.6M15.5 9.5V9.6M7.5 15.5L9.5 14L11.5 15.5L13.5 14L15.5 15.5L16.5 14.7",
        ),
        Emote::Think => (
            true,
            "M7.5 8H10M14 7L16.5 8M8.8 10.5V10.6M15.2 10.5V10.6M9.5 16C11 15 13 15 15 15.8",
        ),
        Emote::Cry => (
            true,
            "M8.5 9.5V9.6M15.5 9.5V9.6M8.5 16.5A4.5 3.5 0 0 1 15.5 16.5M16.8 11.5C18 13.5 18 14.5 16.8 14.5S15.6 13.5 16.8 11.5Z",
        ),
        Emote::Heart => (
            false,
            "M12 20C5 15.5 3.5 11.5 4.5 8.5C5.5 5.5 9.5 5 12 8.5C14.5 5 18.5 5.5 19.5 8.5C20.5 11.5 19 15.5 12 20Z",
        ),
    }
}

/// The picture of an emote.
#[component]
pub(crate) fn Face(
    /// Which.
    emote: Emote,
) -> impl IntoView {
    let (head, path) = lines(emote);
    view! {
        <svg class="mark emote" viewBox="0 0 24 24" aria-hidden="true">
            {head.then(|| view! { <circle cx="12" cy="12" r="9.5" /> })}
            <path d=path />
        </svg>
    }
}
