//! Sounds made of tones and filtered noise: no files to fetch.

use board_kit::Cue;
use std::cell::RefCell;
use wasm_bindgen::prelude::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioNode, BiquadFilterNode, GainNode, OscillatorType};

/// Something to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// An event on the board.
    Cue(Cue),
    /// The bot of a seat clears its throat.
    Voice(u8),
    /// A lost game.
    Lose,
    /// The sky around the table begins, or changes its volume.
    Sky,
    /// It ends.
    NoSky,
}

/// What has a volume of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layer {
    Effects,
    Ambience,
    Voices,
}

/// How loud each layer is, from 0 to 100.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Volumes {
    pub effects: u8,
    pub ambience: u8,
    pub voices: u8,
}

impl Volumes {
    pub(crate) const fn of(self, layer: Layer) -> u8 {
        match layer {
            Layer::Effects => self.effects,
            Layer::Ambience => self.ambience,
            Layer::Voices => self.voices,
        }
    }
}

/// A part of a sound.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Note {
    /// A tone from one pitch to another.
    Tone {
        wave: OscillatorType,
        from: f32,
        to: f32,
    },
    /// Noise around a frequency that moves, as of wood, paper and fire.
    Noise { from: f32, to: f32, width: f32 },
}

/// A note with its time in seconds, and how loud it begins.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Part {
    at: f64,
    note: Note,
    seconds: f64,
    loud: f32,
}

impl Note {
    const fn at(self, at: f64, seconds: f64, loud: f32) -> Part {
        let note = self;
        Part {
            at,
            note,
            seconds,
            loud,
        }
    }
}

const fn tone(at: f64, wave: OscillatorType, from: f32, to: f32, seconds: f64, loud: f32) -> Part {
    Note::Tone { wave, from, to }.at(at, seconds, loud)
}

const fn noise(at: f64, from: f32, to: f32, width: f32, seconds: f64, loud: f32) -> Part {
    Note::Noise { from, to, width }.at(at, seconds, loud)
}

/// A piece of wood on a table, higher or lower.
fn wood(at: f64, pitch: f32, loud: f32) -> [Part; 2] {
    [
        tone(at, OscillatorType::Sine, pitch, pitch * 0.7, 0.09, loud),
        noise(at, pitch * 5.0, pitch * 3.0, 2.0, 0.035, loud * 0.8),
    ]
}

/// A small bell.
fn bell(at: f64, pitch: f32, loud: f32) -> [Part; 2] {
    [
        tone(at, OscillatorType::Sine, pitch, pitch, 0.7, loud),
        tone(
            at,
            OscillatorType::Sine,
            pitch * 2.76,
            pitch * 2.76,
            0.25,
            loud * 0.25,
        ),
    ]
}

fn parts(sound: Sound) -> Vec<Part> {
    use OscillatorType::{Sine, Triangle};
    match sound {
        Sound::Cue(cue) => match cue {
            Cue::Silence => Vec::new(),
            Cue::Step => wood(0.0, 420.0, 0.14).to_vec(),
            Cue::Card => vec![noise(0.0, 5200.0, 2200.0, 1.2, 0.09, 0.11)],
            Cue::Place => wood(0.0, 210.0, 0.26).to_vec(),
            Cue::Roll => [0.0, 0.07, 0.15, 0.26]
                .into_iter()
                .zip([520.0, 610.0, 470.0, 390.0])
                .flat_map(|(at, pitch)| wood(at, pitch, 0.13))
                .collect(),
            Cue::Fly => vec![
                noise(0.0, 500.0, 1700.0, 1.5, 0.34, 0.07),
                tone(0.0, Sine, 300.0, 620.0, 0.30, 0.04),
            ],
            Cue::Blast => vec![
                noise(0.0, 900.0, 90.0, 0.6, 0.55, 0.30),
                tone(0.0, Sine, 130.0, 38.0, 0.45, 0.30),
            ],
            Cue::Fall => vec![
                tone(0.0, Sine, 480.0, 160.0, 0.24, 0.09),
                noise(0.20, 400.0, 200.0, 1.0, 0.08, 0.12),
            ],
            Cue::Out => vec![
                tone(0.0, Triangle, 330.0, 311.0, 0.22, 0.12),
                tone(0.18, Triangle, 247.0, 185.0, 0.42, 0.12),
            ],
            Cue::Reveal => [bell(0.0, 784.0, 0.08), bell(0.10, 1175.0, 0.08)].concat(),
            Cue::Win => [392.0, 523.0, 659.0, 784.0, 1047.0]
                .into_iter()
                .zip([0.0, 0.12, 0.24, 0.36, 0.52])
                .flat_map(|(pitch, at)| bell(at, pitch, 0.13))
                .collect(),
        },
        Sound::Voice(seat) => {
            // Every seat has its own pitch and says its own two or three syllables.
            let pitch = 210.0 * 1.122_f32.powi(i32::from(seat) * 2);
            let syllables = 2 + usize::from(seat % 2);
            [(0.0, 1.0, 1.25), (0.10, 1.2, 0.95), (0.19, 1.05, 1.4)]
                .into_iter()
                .take(syllables)
                .map(|(at, from, to)| tone(at, Triangle, pitch * from, pitch * to, 0.085, 0.10))
                .collect()
        }
        Sound::Lose => vec![
            tone(0.0, Sine, 392.0, 392.0, 0.35, 0.10),
            tone(0.22, Sine, 330.0, 330.0, 0.40, 0.10),
            tone(0.48, Sine, 262.0, 255.0, 0.80, 0.10),
        ],
        Sound::Sky | Sound::NoSky => Vec::new(),
    }
}

const fn layer(sound: Sound) -> Layer {
    match sound {
        Sound::Cue(_) | Sound::Lose => Layer::Effects,
        Sound::Voice(_) => Layer::Voices,
        Sound::Sky | Sound::NoSky => Layer::Ambience,
    }
}

/// What sounds come from, made when the first one is heard.
struct Studio {
    context: AudioContext,
    /// A second of noise.
    noise: AudioBuffer,
    /// The sky, while it is heard.
    sky: Option<GainNode>,
}

thread_local! {
    static STUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
}

/// Lets a sound be heard. Browsers that allow none stay silent.
pub(crate) fn synth(sound: Sound, volumes: Volumes) {
    STUDIO.with_borrow_mut(|studio| {
        if studio.is_none() {
            *studio = Studio::open().ok();
        }
        let Some(studio) = studio else { return };
        let volume = f32::from(volumes.of(layer(sound))) / 100.0;
        let _ = match sound {
            Sound::Sky => studio.begin_sky(volume),
            Sound::NoSky => studio.end_sky(),
            _ => studio.play(&parts(sound), volume),
        };
    });
}

impl Studio {
    fn open() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        // OK because rates are below 200,000.
        let noise = context.create_buffer(1, rate as u32, rate)?;
        let samples: Vec<f32> = (0..rate as u32)
            .map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0)
            .collect();
        noise.copy_to_channel(&samples, 0)?;
        Ok(Self {
            context,
            noise,
            sky: None,
        })
    }

    fn play(&self, parts: &[Part], volume: f32) -> Result<(), JsValue> {
        if volume == 0.0 {
            return Ok(());
        }
        // A browser may have waited for a tap.
        let _ = self.context.resume();
        parts.iter().try_for_each(|part| self.part(part, volume))
    }

    fn part(&self, part: &Part, volume: f32) -> Result<(), JsValue> {
        let begin = self.context.current_time() + part.at;
        let end = begin + part.seconds;
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(0.0001, begin)?;
        let loud = (part.loud * volume).max(0.0001);
        gain.gain()
            .exponential_ramp_to_value_at_time(loud, begin + 0.006)?;
        gain.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        match part.note {
            Note::Tone { wave, from, to } => {
                let source = self.context.create_oscillator()?;
                source.set_type(wave);
                source.frequency().set_value_at_time(from, begin)?;
                source
                    .frequency()
                    .exponential_ramp_to_value_at_time(to, end)?;
                source.connect_with_audio_node(&gain)?;
                source.start_with_when(begin)?;
                source.stop_with_when(end)
            }
            Note::Noise { from, to, width } => {
                let source = self.context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                let filter = self.filter("bandpass", from, width)?;
                filter
                    .frequency()
                    .exponential_ramp_to_value_at_time(to, end)?;
                source.connect_with_audio_node(&filter)?;
                filter.connect_with_audio_node(&gain)?;
                source.start_with_when_and_grain_offset_and_grain_duration(begin, 0.0, part.seconds)
            }
        }
    }

    fn filter(&self, kind: &str, frequency: f32, width: f32) -> Result<BiquadFilterNode, JsValue> {
        let filter = self.context.create_biquad_filter()?;
        js_sys::Reflect::set(&filter, &"type".into(), &kind.into())?;
        let now = self.context.current_time();
        filter.frequency().set_value_at_time(frequency, now)?;
        filter.q().set_value_at_time(width, now)?;
        Ok(filter)
    }

    /// Two low tones that beat slowly, and a breath of wind.
    fn begin_sky(&mut self, volume: f32) -> Result<(), JsValue> {
        let now = self.context.current_time();
        if let Some(sky) = &self.sky {
            sky.gain().set_target_at_time(volume, now, 0.5)?;
            return Ok(());
        }
        let _ = self.context.resume();
        let sky = self.context.create_gain()?;
        sky.gain().set_value_at_time(0.0001, now)?;
        sky.gain().set_target_at_time(volume, now, 2.0)?;
        sky.connect_with_audio_node(&self.context.destination())?;
        for (pitch, loud) in [(55.0, 0.05), (55.4, 0.05), (82.6, 0.025), (110.3, 0.012)] {
            let source = self.context.create_oscillator()?;
            source.frequency().set_value_at_time(pitch, now)?;
            self.lead(&source, loud, &sky)?;
            source.start()?;
        }
        let wind = self.context.create_buffer_source()?;
        wind.set_buffer(Some(&self.noise));
        wind.set_loop(true);
        let filter = self.filter("lowpass", 260.0, 0.5)?;
        wind.connect_with_audio_node(&filter)?;
        self.lead(&filter, 0.03, &sky)?;
        wind.start()?;
        self.sky = Some(sky);
        Ok(())
    }

    /// Leads a source through a volume of its own into another node.
    fn lead(&self, source: &AudioNode, loud: f32, target: &GainNode) -> Result<(), JsValue> {
        let gain = self.context.create_gain()?;
        gain.gain()
            .set_value_at_time(loud, self.context.current_time())?;
        source.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(target)?;
        Ok(())
    }

    fn end_sky(&mut self) -> Result<(), JsValue> {
        match self.sky.take() {
            // What nobody hears is collected by the browser.
            Some(sky) => sky.disconnect(),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUES: [Cue; 10] = [
        Cue::Step,
        Cue::Card,
        Cue::Place,
        Cue::Roll,
        Cue::Fly,
        Cue::Blast,
        Cue::Fall,
        Cue::Out,
        Cue::Reveal,
        Cue::Win,
    ];

    #[test]
    fn sounds_are_short_soft_and_different() {
        let mut all: Vec<Vec<Part>> = CUES.map(|cue| parts(Sound::Cue(cue))).to_vec();
        all.push(parts(Sound::Lose));
        all.extend((0..8).map(|seat| parts(Sound::Voice(seat))));
        for (index, sound) in all.iter().enumerate() {
            assert!(!sound.is_empty());
            for part in sound {
                assert!(part.at + part.seconds <= 1.4, "{part:?} is long");
                assert!(part.loud > 0.0 && part.loud <= 0.3, "{part:?} is loud");
            }
            assert!(!all[..index].contains(sound), "two sounds are the same");
        }
        assert!(parts(Sound::Cue(Cue::Silence)).is_empty());
    }

    #[test]
    fn every_layer_has_its_own_volume() {
        let volumes = Volumes {
            effects: 1,
            ambience: 2,
            voices: 3,
        };
        let heard = |sound| volumes.of(layer(sound));
        assert_eq!(heard(Sound::Cue(Cue::Win)), 1);
        assert_eq!(heard(Sound::Sky), 2);
        assert_eq!(heard(Sound::Voice(1)), 3);
    }
}
