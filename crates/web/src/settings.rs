//! What a person has chosen for this device.

use crate::{dom, storage};
use leptos::prelude::*;
use text::Language;

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// As the system has it.
    System,
    /// Dark.
    Night,
    /// Light.
    Dawn,
}

impl Theme {
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Night, Self::Dawn];

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Night => "night",
            Self::Dawn => "dawn",
        }
    }
}

/// How fast pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speed {
    /// Half as fast.
    Slow,
    /// As we like it.
    Normal,
    /// Twice as fast and more.
    Fast,
    /// Nothing moves; the result is there.
    Instant,
}

impl Speed {
    pub(crate) const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Instant => "instant",
        }
    }

    /// What durations are multiplied by.
    pub(crate) const fn pace(self) -> f64 {
        match self {
            Self::Slow => 1.8,
            Self::Normal => 1.0,
            Self::Fast => 0.4,
            Self::Instant => 0.0,
        }
    }
}

/// The settings, as signals.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub language: RwSignal<Language>,
    /// What the person at this device is called; empty if they never said.
    pub name: RwSignal<String>,
    pub theme: RwSignal<Theme>,
    pub speed: RwSignal<Speed>,
    /// Whether a complete turn waits for a last word.
    pub confirm: RwSignal<bool>,
    pub sound: RwSignal<bool>,
    /// Whether the system asks for less motion.
    pub still: RwSignal<bool>,
}

impl Settings {
    /// What this device remembers, in the language that the page began in.
    pub(crate) fn recall(language: Language) -> Self {
        let theme = recalled("theme", &Theme::ALL, Theme::code).unwrap_or(Theme::System);
        let speed = recalled("speed", &Speed::ALL, Speed::code).unwrap_or(Speed::Normal);
        Self {
            language: RwSignal::new(language),
            name: RwSignal::new(storage::read("name").unwrap_or_default()),
            theme: RwSignal::new(theme),
            speed: RwSignal::new(speed),
            confirm: RwSignal::new(storage::read("confirm").as_deref() != Some("no")),
            sound: RwSignal::new(storage::read("sound").as_deref() == Some("yes")),
            still: RwSignal::new(dom::media("(prefers-reduced-motion: reduce)")),
        }
    }

    /// Writes every change down and shows it on the page.
    pub(crate) fn follow(self) {
        Effect::new(move |_| {
            let language = self.language.get();
            storage::write("language", language.code());
            dom::mark_root("lang", language.code());
        });
        Effect::new(move |_| {
            let theme = self.theme.get();
            storage::write("theme", theme.code());
            dom::mark_root("data-theme", theme.code());
        });
        Effect::new(move |_| storage::write("name", &self.name.get()));
        Effect::new(move |_| storage::write("speed", self.speed.get().code()));
        Effect::new(move |_| storage::write("confirm", yes_no(self.confirm.get())));
        Effect::new(move |_| storage::write("sound", yes_no(self.sound.get())));
    }

    /// Remembers what the person is called, without loose spaces.
    pub(crate) fn call(self, name: &str) {
        self.name.set(name.trim().to_owned());
    }

    /// What durations are multiplied by, the system's wish included.
    pub(crate) fn pace(self) -> f64 {
        if self.still.get() {
            0.0
        } else {
            self.speed.get().pace()
        }
    }
}

fn yes_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}

fn recalled<T: Copy>(key: &str, all: &[T], code: fn(T) -> &'static str) -> Option<T> {
    let remembered = storage::read(key)?;
    all.iter().copied().find(|one| code(*one) == remembered)
}

/// The settings of this page.
pub(crate) fn settings() -> Settings {
    expect_context()
}

/// The reader's language. Tracks.
pub(crate) fn language() -> Language {
    settings().language.get()
}
