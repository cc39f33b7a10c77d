//! Which update is shown when.

use crate::Millis;
use std::collections::VecDeque;

/// With more than this many updates waiting, nothing is animated: a user who
/// was away wants to see where things stand.
const MOST_ANIMATED: usize = 6;

/// So long, in milliseconds, what waits may still take once others wait for the user,
/// however slowly they like things to be shown.
const MOST_AWAITED: Millis = 3_000;

/// Something that is shown in parts.
pub trait Animated {
    /// How long to wait before its first part, in milliseconds at normal pace.
    fn lead_in(&self) -> u32;

    /// How many parts are shown one after the other before it is done; none for
    /// what is there at once.
    fn parts(&self) -> usize;
}

/// How fast things are shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace(f64);

impl Pace {
    /// Nothing is animated.
    pub const INSTANT: Self = Self(0.0);

    /// Durations are multiplied by this.
    pub fn times(factor: f64) -> Self {
        Self(factor.max(0.0))
    }

    fn stretch(self, millis: u32) -> Millis {
        // OK because casts of floats saturate.
        (f64::from(millis) * self.0) as Millis
    }
}

/// What to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next<U> {
    /// Nothing before that time, unless the animation is skipped.
    Wait(Millis),
    /// Show one part of the first update, then say with
    /// [`AnimationQueue::hold`] how long it takes.
    Part(usize),
    /// The first update is shown completely, and leaves the queue.
    Done(U),
    /// Everything was shown.
    Idle,
}

/// Updates that wait to be shown, the first one in part.
#[derive(Clone, Debug)]
pub struct AnimationQueue<U> {
    waiting: VecDeque<U>,
    /// How far the first update has come; nothing before its lead-in.
    part: Option<usize>,
    wait_until: Millis,
    skipped: bool,
    /// When everything has to be shown, if others wait for the user.
    due: Option<Millis>,
}

impl<U> Default for AnimationQueue<U> {
    fn default() -> Self {
        Self {
            waiting: VecDeque::new(),
            part: None,
            wait_until: 0,
            skipped: false,
            due: None,
        }
    }
}

impl<U: Animated> AnimationQueue<U> {
    /// Adds an update. True if nothing was being shown: the caller begins to
    /// ask for [`AnimationQueue::next`] then.
    pub fn push(&mut self, update: U) -> bool {
        let was_idle = self.waiting.is_empty();
        self.waiting.push_back(update);
        was_idle
    }

    /// Whether everything was shown.
    pub fn is_idle(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The update that is being shown.
    pub fn front(&self) -> Option<&U> {
        self.waiting.front()
    }

    /// What to do at this time.
    pub fn next(&mut self, pace: Pace, now: Millis) -> Next<U> {
        let Some(update) = self.waiting.front() else {
            self.skipped = false;
            self.due = None;
            return Next::Idle;
        };
        let Some(part) = self.part else {
            let lead_in = update.lead_in();
            self.part = Some(0);
            self.hold(lead_in, pace, now);
            return self.next(pace, now);
        };
        let until = self
            .due
            .map_or(self.wait_until, |due| due.min(self.wait_until));
        if until > now {
            return Next::Wait(until);
        }
        if part < update.parts() {
            self.part = Some(part + 1);
            return Next::Part(part);
        }
        self.part = None;
        self.waiting.pop_front().map_or(Next::Idle, Next::Done)
    }

    /// Says whether others wait for the user now: what waits is over soon then.
    pub fn hasten(&mut self, awaited: bool, now: Millis) {
        self.due = awaited.then(|| self.due.unwrap_or(now + MOST_AWAITED));
    }

    /// What was shown last takes this long, in milliseconds at normal pace; where there
    /// is no time for it, its equal share of what is left.
    pub fn hold(&mut self, millis: u32, pace: Pace, now: Millis) {
        let late = self.waiting.len() > MOST_ANIMATED + 1;
        let wait = if self.skipped || late {
            0
        } else {
            let share = |due: Millis| due.saturating_sub(now) / self.waits();
            pace.stretch(millis)
                .min(self.due.map_or(Millis::MAX, share))
        };
        self.wait_until = now + wait;
    }

    /// How many times something is waited for until all is shown, from now on.
    fn waits(&self) -> Millis {
        let all: usize = self.waiting.iter().map(|it| it.parts() + 1).sum();
        // Begun, the first update has waited already.
        let done = self.part.unwrap_or_default();
        all.saturating_sub(done).max(1) as Millis // OK because it is small.
    }

    /// Shows everything that waits at once. Does nothing while nothing waits.
    pub fn skip(&mut self) {
        if !self.is_idle() {
            self.skipped = true;
            self.wait_until = 0;
        }
    }
}
