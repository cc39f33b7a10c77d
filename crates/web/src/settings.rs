//! What a person has chosen for this device.

use crate::sound::Volumes;
use crate::{dom, storage};
use board_kit::signals::{RwSignal, effect};
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
    /// Whether sounds were offered.
    pub sound_offered: RwSignal<bool>,
    /// How loud each layer of sound is, from 0 to 100.
    pub effects: RwSignal<u8>,
    pub ambience: RwSignal<u8>,
    pub voices: RwSignal<u8>,
    /// Whether the device is passed to everybody for a look at their card.
    pub looks: RwSignal<bool>,
    /// Whether bots say something now and then.
    pub banter: RwSignal<bool>,
    /// Whether the device may be felt.
    pub haptics: RwSignal<bool>,
    /// Whether the system asks for less motion.
    pub still: RwSignal<bool>,
}

impl Settings {
    /// What this device remembers, in the language that the page began in.
    pub(crate) fn recall(language: Language) -> Self {
        let theme = recalled("theme", &Theme::ALL, Theme::code).unwrap_or(Theme::System);
        let speed = recalled("speed", &Speed::ALL, Speed::code).unwrap_or(Speed::Normal);
        let still = dom::media("(prefers-reduced-motion: reduce)");
        let volume = |layer: &str, usual: u8| {
            let kept = storage::read(layer).and_then(|kept| kept.parse().ok());
            RwSignal::new(kept.unwrap_or(usual).min(100))
        };
        let haptics = storage::read("haptics").map_or(!still, |kept| kept == "yes");
        Self {
            language: RwSignal::new(language),
            name: RwSignal::new(storage::read("name").unwrap_or_default()),
            theme: RwSignal::new(theme),
            speed: RwSignal::new(speed),
            confirm: RwSignal::new(storage::read("confirm").as_deref() != Some("no")),
            sound: RwSignal::new(storage::read("sound").as_deref() == Some("yes")),
            sound_offered: RwSignal::new(storage::read("sound-offered").is_some()),
            effects: volume("effects", 70),
            ambience: volume("ambience", 30),
            voices: volume("voices", 50),
            looks: RwSignal::new(storage::read("looks").as_deref() != Some("no")),
            banter: RwSignal::new(storage::read("banter").as_deref() != Some("no")),
            haptics: RwSignal::new(haptics),
            still: RwSignal::new(still),
        }
    }

    /// Writes every change down and shows it on the page.
    pub(crate) fn follow(self) {
        effect(move |_| {
            let language = self.language.get();
            storage::write("language", language.code());
            dom::mark_root("lang", language.code());
        });
        effect(move |_| {
            let theme = self.theme.get();
            storage::write("theme", theme.code());
            dom::mark_root("data-theme", theme.code());
        });
        effect(move |_| storage::write("name", &self.name.get()));
        effect(move |_| storage::write("speed", self.speed.get().code()));
        effect(move |_| storage::write("confirm", yes_no(self.confirm.get())));
        effect(move |_| storage::write("sound", yes_no(self.sound.get())));
        effect(move |_| {
            if self.sound_offered.get() {
                storage::write("sound-offered", "yes");
            }
        });
        for (key, volume) in [
            ("effects", self.effects),
            ("ambience", self.ambience),
            ("voices", self.voices),
        ] {
            effect(move |_| storage::write(key, &volume.get().to_string()));
        }
        effect(move |_| storage::write("looks", yes_no(self.looks.get())));
        effect(move |_| storage::write("banter", yes_no(self.banter.get())));
        effect(move |_| storage::write("haptics", yes_no(self.haptics.get())));
    }

    /// Remembers what the person is called, without loose spaces.
    pub(crate) fn call(self, name: &str) {
        self.name.set(name.trim().to_owned());
    }

    /// How loud each layer of sound is. Tracks.
    pub(crate) fn volumes(self) -> Volumes {
        Volumes {
            effects: self.effects.get(),
            ambience: self.ambience.get(),
            voices: self.voices.get(),
        }
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
