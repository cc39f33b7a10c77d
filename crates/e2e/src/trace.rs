//! How smoothly a page moves, as the browser's own tracing tells it.

use crate::page::Page;
use crate::wire::Event;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::time::Duration;

/// What the browser is asked to note: its frames, and the tasks of its threads.
const CATEGORIES: [&str; 4] = [
    "benchmark",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "__metadata",
];

/// The frames of a stretch of time, and what the page's main thread did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Frames {
    /// From the first frame to the last.
    pub lasted: Duration,
    /// How many frames the screen could have shown meanwhile.
    pub beats: u64,
    /// Frames that reached the screen.
    pub presented: usize,
    /// Frames that should have shown something new and did not come in time.
    pub dropped: usize,
    /// Presented frames whose animations ran beside the main thread.
    pub composited: usize,
    /// Presented frames whose animations needed the main thread.
    pub by_main_thread: usize,
    /// How long the main thread was at work in all.
    pub busy: Duration,
    /// Its longest task.
    pub longest_task: Duration,
    /// Its tasks that took longer than a frame, 16.7 ms.
    pub long_tasks: usize,
}

impl Frames {
    /// The part of the frames with something new that came in time.
    pub fn in_time(&self) -> f64 {
        self.presented as f64 / ((self.presented + self.dropped) as f64).max(1.0)
    }

    /// Frames a second while anything moves. The browser rests in between.
    pub fn per_second(&self) -> f64 {
        self.in_time() * self.beats as f64 / self.lasted.as_secs_f64().max(f64::EPSILON)
    }
}

impl fmt::Display for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let busy = self.busy.as_secs_f64() / self.lasted.as_secs_f64().max(f64::EPSILON);
        writeln!(
            f,
            "{} of {} frames with something new in time ({:.1}%) within {:.1} s: \
             {:.1} a second while anything moved",
            self.presented,
            self.presented + self.dropped,
            self.in_time() * 100.0,
            self.lasted.as_secs_f64(),
            self.per_second()
        )?;
        writeln!(
            f,
            "animated beside the main thread in {} frames, by it in {}",
            self.composited, self.by_main_thread
        )?;
        write!(
            f,
            "main thread at work {:.0}% of the time, {} tasks longer than a frame, \
             longest {:.1} ms",
            busy * 100.0,
            self.long_tasks,
            self.longest_task.as_secs_f64() * 1000.0
        )
    }
}

/// What the browser has noted.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    notes: Vec<Value>,
    complete: bool,
}

impl Trace {
    pub(crate) fn hear(&mut self, event: &mut Event) {
        match event.method.as_str() {
            "Tracing.dataCollected" => {
                if let Value::Array(notes) = event.params["value"].take() {
                    self.notes.extend(notes);
                }
            }
            "Tracing.tracingComplete" => self.complete = true,
            _ => {}
        }
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.complete
    }

    /// The frames of the page that presented most: the others only wait.
    pub(crate) fn frames(&self) -> Frames {
        let frames = self.frames_by_process();
        let Some((process, mut frames)) = frames
            .into_iter()
            .filter(|(process, _)| self.main_thread(*process).is_some())
            .max_by_key(|(_, frames)| frames.presented)
        else {
            return Frames::default();
        };
        let thread = self.main_thread(process);
        let tasks = self.notes.iter().filter(|note| {
            note["name"] == "RunTask"
                && note["pid"].as_u64() == Some(process)
                && note["tid"].as_u64() == thread
        });
        for task in tasks {
            let took = micros(&task["dur"]);
            frames.busy += took;
            frames.longest_task = frames.longest_task.max(took);
            frames.long_tasks += usize::from(took > Duration::from_micros(16_667));
        }
        frames
    }

    fn main_thread(&self, process: u64) -> Option<u64> {
        let named = |note: &&Value| {
            note["name"] == "thread_name"
                && note["args"]["name"] == "CrRendererMain"
                && note["pid"].as_u64() == Some(process)
        };
        self.notes.iter().find(named)?["tid"].as_u64()
    }

    fn frames_by_process(&self) -> HashMap<u64, Frames> {
        /// What became of one frame, which the browser may report in parts.
        #[derive(Default)]
        struct Fate {
            at: Duration,
            presented: bool,
            dropped: bool,
            composited: bool,
            by_main_thread: bool,
        }
        let mut fates: HashMap<u64, BTreeMap<u64, Fate>> = HashMap::new();
        for note in &self.notes {
            if note["name"] != "PipelineReporter" || note["ph"] != "b" {
                continue;
            }
            // Browsers before the autumn of 2025 call it by its longer name.
            let report = match &note["args"]["frame_reporter"] {
                Value::Null => &note["args"]["chrome_frame_reporter"],
                report => report,
            };
            let (Some(process), Some(frame)) =
                (note["pid"].as_u64(), report["frame_sequence"].as_u64())
            else {
                continue;
            };
            let fate = fates.entry(process).or_default().entry(frame).or_default();
            fate.at = micros(&note["ts"]);
            let state = report["state"].as_str().unwrap_or_default();
            fate.presented |= state.starts_with("STATE_PRESENTED");
            fate.dropped |= state == "STATE_DROPPED";
            fate.composited |= report["has_compositor_animation"] == true;
            fate.by_main_thread |= report["has_main_animation"] == true;
        }
        let count = |fates: BTreeMap<u64, Fate>| {
            let mut frames = Frames::default();
            let first = fates.values().map(|fate| fate.at).min();
            let last = fates.values().map(|fate| fate.at).max();
            frames.lasted = last.unwrap_or_default() - first.unwrap_or_default();
            let numbers = fates.first_key_value().zip(fates.last_key_value());
            frames.beats = numbers.map_or(0, |((first, _), (last, _))| last - first);
            for fate in fates.into_values() {
                frames.presented += usize::from(fate.presented);
                frames.dropped += usize::from(fate.dropped && !fate.presented);
                frames.composited += usize::from(fate.presented && fate.composited);
                frames.by_main_thread += usize::from(fate.presented && fate.by_main_thread);
            }
            frames
        };
        let counted = fates
            .into_iter()
            .map(|(process, fates)| (process, count(fates)));
        counted.collect()
    }
}

impl Page {
    /// Lets the page run for that long and tells how smoothly it did.
    #[track_caller]
    pub fn frames(&self, lasting: Duration) -> Frames {
        self.begin_hearing_a_trace();
        let config = json!({"includedCategories": CATEGORIES, "excludedCategories": ["*"]});
        let begun = self.call(
            "Tracing.start",
            json!({"transferMode": "ReportEvents", "traceConfig": config}),
        );
        self.expect(begun.map(drop));
        std::thread::sleep(lasting);
        self.expect(self.call("Tracing.end", json!({})).map(drop));
        self.patiently("the trace", || Ok(self.has_heard_the_trace()));
        self.frames_heard()
    }
}

fn micros(value: &Value) -> Duration {
    Duration::from_micros(value.as_u64().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(frame: u64, at: u64, state: &str, animated: &str) -> Value {
        json!({"name": "PipelineReporter", "ph": "b", "pid": 7, "ts": at,
               "args": {"frame_reporter": {"frame_sequence": frame, "state": state, animated: true}}})
    }

    fn heard(notes: Vec<Value>) -> Trace {
        let mut trace = Trace::default();
        for (method, params) in [
            ("Tracing.dataCollected", json!({"value": notes})),
            ("Tracing.tracingComplete", json!({})),
        ] {
            assert!(!trace.is_complete());
            let method = method.to_owned();
            trace.hear(&mut Event { method, params });
        }
        assert!(trace.is_complete());
        trace
    }

    #[test]
    fn frames_and_tasks_are_counted() {
        let task = |pid: u64, tid: u64, dur: u64| json!({"name": "RunTask", "pid": pid, "tid": tid, "dur": dur});
        let main = |pid: u64, tid: u64| json!({"name": "thread_name", "pid": pid, "tid": tid, "args": {"name": "CrRendererMain"}});
        let frames = heard(vec![
            main(7, 70),
            main(8, 80),
            report(1, 1_000, "STATE_PRESENTED_ALL", "has_compositor_animation"),
            // One frame in two parts, of which one came.
            report(2, 17_000, "STATE_DROPPED", "has_main_animation"),
            report(2, 17_000, "STATE_PRESENTED_PARTIAL", "has_main_animation"),
            report(3, 34_000, "STATE_DROPPED", "has_main_animation"),
            report(4, 51_000, "STATE_NO_UPDATE_DESIRED", "has_main_animation"),
            task(7, 70, 2_000),
            task(7, 70, 20_000),
            // Neither another thread's nor another page's.
            task(7, 71, 90_000),
            task(8, 80, 90_000),
        ])
        .frames();
        assert_eq!(
            frames,
            Frames {
                lasted: Duration::from_millis(50),
                beats: 3,
                presented: 2,
                dropped: 1,
                composited: 1,
                by_main_thread: 1,
                busy: Duration::from_millis(22),
                longest_task: Duration::from_millis(20),
                long_tasks: 1,
            }
        );
        assert!((frames.in_time() - 2.0 / 3.0).abs() < 1e-9);
        assert!((frames.per_second() - 40.0).abs() < 1e-9);
    }

    #[test]
    fn a_trace_without_frames_is_empty() {
        assert_eq!(
            heard(vec![json!({"name": "RunTask"})]).frames(),
            Frames::default()
        );
    }
}
