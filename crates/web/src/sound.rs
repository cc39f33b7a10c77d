//! Small sounds, synthesised: no files to fetch.

use board_kit::Cue;
use std::cell::RefCell;
use wasm_bindgen::prelude::JsValue;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A tone: from and to which pitch, how long, how loud.
struct Tone {
    wave: OscillatorType,
    from: f32,
    to: f32,
    seconds: f64,
    volume: f32,
}

/// Lets a sound be heard. Browsers that allow none stay silent.
pub(crate) fn play(cue: Cue) {
    for (delay, tone) in tones(cue) {
        let _ = sound(delay, &tone);
    }
}

fn tones(cue: Cue) -> Vec<(f64, Tone)> {
    use OscillatorType::{Sawtooth, Sine, Square, Triangle};
    let tone = |wave, from, to, seconds, volume| Tone {
        wave,
        from,
        to,
        seconds,
        volume,
    };
    match cue {
        Cue::Silence => Vec::new(),
        Cue::Step => vec![(0.0, tone(Triangle, 420.0, 560.0, 0.09, 0.10))],
        Cue::Card => vec![(0.0, tone(Triangle, 900.0, 500.0, 0.05, 0.06))],
        Cue::Place => vec![(0.0, tone(Sine, 240.0, 160.0, 0.12, 0.16))],
        Cue::Roll => (0..4)
            .map(|index| {
                let delay = f64::from(index) * 0.06;
                (delay, tone(Square, 300.0, 180.0, 0.04, 0.04))
            })
            .collect(),
        Cue::Fly => vec![(0.0, tone(Sine, 320.0, 760.0, 0.28, 0.08))],
        Cue::Blast => vec![(0.0, tone(Sawtooth, 260.0, 50.0, 0.30, 0.09))],
        Cue::Fall => vec![(0.0, tone(Sine, 520.0, 180.0, 0.22, 0.10))],
        Cue::Out => vec![
            (0.0, tone(Triangle, 330.0, 300.0, 0.16, 0.12)),
            (0.16, tone(Triangle, 247.0, 180.0, 0.30, 0.12)),
        ],
        Cue::Reveal => vec![
            (0.0, tone(Sine, 523.0, 523.0, 0.12, 0.09)),
            (0.09, tone(Sine, 784.0, 784.0, 0.18, 0.09)),
        ],
        Cue::Win => [392.0, 523.0, 659.0, 784.0]
            .into_iter()
            .zip([0.0, 0.12, 0.24, 0.36])
            .map(|(pitch, delay)| (delay, tone(Triangle, pitch, pitch, 0.28, 0.11)))
            .collect(),
    }
}

fn sound(delay: f64, tone: &Tone) -> Result<(), JsValue> {
    CONTEXT.with_borrow_mut(|context| {
        let context = match context {
            Some(context) => context,
            None => context.insert(AudioContext::new()?),
        };
        let begin = context.current_time() + delay;
        let end = begin + tone.seconds;
        let oscillator = context.create_oscillator()?;
        let gain = context.create_gain()?;
        oscillator.set_type(tone.wave);
        oscillator.frequency().set_value_at_time(tone.from, begin)?;
        oscillator
            .frequency()
            .exponential_ramp_to_value_at_time(tone.to, end)?;
        gain.gain().set_value_at_time(tone.volume, begin)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        oscillator.start_with_when(begin)?;
        oscillator.stop_with_when(end)
    })
}
