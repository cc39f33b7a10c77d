//! Updates shown by a clock that stands still unless it is moved.

use client::{Animated, AnimationQueue, Millis, Next, Pace};
use proptest::prelude::*;

/// An update with this many parts, each of them 100 ms long.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    id: usize,
    parts: usize,
    lead_in: u32,
}

const PART: u32 = 100;

impl Animated for Step {
    fn lead_in(&self) -> u32 {
        self.lead_in
    }

    fn parts(&self) -> usize {
        self.parts
    }
}

fn step(id: usize, parts: usize, lead_in: u32) -> Step {
    Step { id, parts, lead_in }
}

/// What was shown, in order: parts, and updates that were done.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Shown {
    Part(usize, usize),
    Done(usize),
}

/// Shows everything that can be shown now. Returns when to go on.
fn show(
    queue: &mut AnimationQueue<Step>,
    pace: Pace,
    now: Millis,
    shown: &mut Vec<Shown>,
) -> Option<Millis> {
    loop {
        let id = queue.front().map(|step| step.id);
        match queue.next(pace, now) {
            Next::Wait(until) => return Some(until),
            Next::Part(part) => {
                shown.push(Shown::Part(id.expect("a part of something"), part));
                queue.hold(PART, pace, now);
            }
            Next::Done(step) => shown.push(Shown::Done(step.id)),
            Next::Idle => return None,
        }
    }
}

fn normal() -> Pace {
    Pace::times(1.0)
}

#[test]
fn one_part_after_the_other_after_the_lead_in() {
    let mut queue = AnimationQueue::default();
    let mut shown = Vec::new();
    assert!(queue.push(step(1, 2, 450)), "nothing was shown before");
    assert!(!queue.push(step(2, 0, 0)));
    assert_eq!(show(&mut queue, normal(), 1000, &mut shown), Some(1450));
    assert!(shown.is_empty());
    assert_eq!(show(&mut queue, normal(), 1450, &mut shown), Some(1550));
    assert_eq!(shown, [Shown::Part(1, 0)]);
    assert_eq!(show(&mut queue, normal(), 1549, &mut shown), Some(1550));
    assert_eq!(show(&mut queue, normal(), 1550, &mut shown), Some(1650));
    assert_eq!(show(&mut queue, normal(), 1650, &mut shown), None);
    assert_eq!(shown[2..], [Shown::Done(1), Shown::Done(2)]);
    assert!(queue.is_idle());
}

#[test]
fn the_pace_stretches_every_pause() {
    let mut queue = AnimationQueue::default();
    let mut shown = Vec::new();
    queue.push(step(1, 1, 100));
    let slow = Pace::times(1.8);
    assert_eq!(show(&mut queue, slow, 0, &mut shown), Some(180));
    assert_eq!(show(&mut queue, slow, 180, &mut shown), Some(360));
    queue.push(step(2, 5, 100));
    assert_eq!(show(&mut queue, Pace::INSTANT, 360, &mut shown), None);
    assert_eq!(shown.last(), Some(&Shown::Done(2)));
}

#[test]
fn skipping_shows_what_waits_and_nothing_later() {
    let mut queue = AnimationQueue::default();
    let mut shown = Vec::new();
    queue.skip();
    queue.push(step(1, 2, 0));
    queue.push(step(2, 2, 450));
    let until = show(&mut queue, normal(), 0, &mut shown);
    assert_eq!(until, Some(100), "a skip before has no effect");
    queue.skip();
    assert_eq!(show(&mut queue, normal(), 10, &mut shown), None);
    assert_eq!(shown.len(), 6);
    queue.push(step(3, 1, 0));
    assert_eq!(show(&mut queue, normal(), 20, &mut shown), Some(120));
}

#[test]
fn a_long_queue_is_not_animated() {
    let mut queue = AnimationQueue::default();
    let mut shown = Vec::new();
    for id in 0..9 {
        queue.push(step(id, 1, 450));
    }
    // Eight wait behind the first, seven behind the second: both are late.
    assert_eq!(show(&mut queue, normal(), 0, &mut shown), Some(450));
    assert_eq!(shown.last(), Some(&Shown::Done(1)));
}

#[test]
fn what_others_wait_for_is_shown_within_three_seconds() {
    for pace in [0.4, 1.0, 1.8, 100.0] {
        let pace = Pace::times(pace);
        let mut queue = AnimationQueue::default();
        let mut shown = Vec::new();
        let mut now = 0;
        for id in 0..6 {
            queue.push(step(id, 20, 450));
        }
        show(&mut queue, pace, now, &mut shown);
        // Before, what is shown has the time that it needs; then the turn comes.
        for since in 0.. {
            now = 100 + since;
            queue.hasten(true, now);
            if show(&mut queue, pace, now, &mut shown).is_none() {
                break;
            }
            assert!(since < 3_000, "{pace:?}: {} parts were shown", shown.len());
        }
        assert_eq!(shown.len(), 6 * 21);
        // Nobody waits any more: the next one is as slow as ever.
        queue.hasten(false, now);
        queue.push(step(6, 1, 0));
        let until = show(&mut queue, Pace::times(1.8), now, &mut shown);
        assert_eq!(until, Some(now + 180));
    }
}

#[test]
fn a_short_queue_is_not_cut_because_others_wait() {
    let mut queue = AnimationQueue::default();
    let mut shown = Vec::new();
    queue.push(step(1, 2, 450));
    queue.hasten(true, 0);
    assert_eq!(show(&mut queue, normal(), 0, &mut shown), Some(450));
    assert_eq!(show(&mut queue, normal(), 450, &mut shown), Some(550));
    assert_eq!(show(&mut queue, normal(), 550, &mut shown), Some(650));
}

proptest! {
    /// At any pace, with skips and updates at any time: every part of every
    /// update is shown once, in order, and the queue comes to an end.
    #[test]
    fn nothing_is_lost_or_shown_twice(
        updates in prop::collection::vec((0_u64..3000, 0_usize..4, 0_u32..500), 1..40),
        skips in prop::collection::vec(0_u64..6000, 0..4),
        pace in 0.0..2.0,
    ) {
        let mut at = 0;
        let arrivals: Vec<(Millis, Step)> = updates.iter().enumerate().map(|(id, (gap, parts, lead_in))| {
            at += gap / 10;
            (at, step(id, *parts, *lead_in))
        }).collect();
        let mut queue = AnimationQueue::default();
        let mut shown = Vec::new();
        let mut arriving = arrivals.iter().peekable();
        let mut now = 0;
        loop {
            while let Some((_, update)) = arriving.next_if(|(at, _)| *at <= now) {
                queue.push(update.clone());
            }
            if skips.contains(&now) {
                queue.skip();
            }
            let next = show(&mut queue, Pace::times(pace), now, &mut shown);
            prop_assert!(now < 200_000, "it does not end");
            prop_assert_eq!(next.is_none(), queue.is_idle());
            match (next, arriving.peek()) {
                (None, None) => break,
                _ => now += 1,
            }
        }
        let expected: Vec<Shown> = arrivals.iter().flat_map(|(_, update)| {
            let id = update.id;
            (0..update.parts).map(move |part| Shown::Part(id, part)).chain([Shown::Done(id)])
        }).collect();
        prop_assert_eq!(shown, expected);
    }
}
