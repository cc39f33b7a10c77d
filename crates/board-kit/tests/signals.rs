//! Signals of the page behave as those of Leptos, whatever they hold.

use board_kit::signals::{ArcRwSignal, Memo, RwSignal, Signal};
use leptos::prelude::Owner;
use leptos::tachys::reactive_graph::ReactiveFunction;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// Runs with an owner of signals.
fn owned<R>(run: impl FnOnce() -> R) -> R {
    Owner::new().with(run)
}

#[test]
fn a_signal_is_set_and_changed() {
    owned(|| {
        let names = RwSignal::new(vec!["Ada".to_owned()]);
        // A copy is the same signal.
        let same = names;
        same.update(|names| names.push("Bo".to_owned()));
        assert_eq!(names.get(), ["Ada", "Bo"]);
        assert_eq!(names.with_untracked(Vec::len), 2);
        assert_eq!(
            names.try_update(|names| names.pop()),
            Some(Some("Bo".to_owned()))
        );
        names.set(Vec::new());
        assert_eq!(same.get_untracked(), Vec::<String>::new());
        assert_eq!(names, same);
        assert_ne!(names, RwSignal::new(Vec::new()));
    });
}

#[test]
fn a_change_while_somebody_reads_leaves_the_reader_alone() {
    owned(|| {
        let list = RwSignal::new(vec![1]);
        let read = list.with(|read| {
            list.update(|list| list.push(2));
            list.set([list.get(), vec![3]].concat());
            read.clone()
        });
        assert_eq!(read, [1]);
        assert_eq!(list.get(), [1, 2, 3]);
    });
}

#[test]
fn a_signal_outlives_its_owner_without_harm() {
    let owner = Owner::new();
    let signal = owner.with(|| RwSignal::new(Arc::new(7)));
    assert!(!signal.is_disposed());
    assert_eq!(signal.try_set(Arc::new(8)), None);
    assert_eq!(signal.try_get_untracked().as_deref(), Some(&8));
    owner.cleanup();
    assert!(signal.is_disposed());
    assert_eq!(signal.try_get_untracked(), None);
    assert_eq!(
        signal.try_set(Arc::new(9)).as_deref(),
        Some(&9),
        "handed back"
    );
    assert_eq!(signal.try_update(|_| ()), None);
    assert_eq!(signal.try_update_untracked(|_| ()), None);
}

#[test]
fn a_memo_computes_once_for_each_change_and_tells_only_of_other_values() {
    owned(|| {
        let number = RwSignal::new(1);
        let counts = [Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0))];
        let [first, second] = counts.clone();
        let half = Memo::new(move |before: Option<&i32>| {
            first.fetch_add(1, Ordering::Relaxed);
            assert!(before.is_none_or(|before| (0..3).contains(before)));
            number.get() / 2
        });
        let shown = Memo::new(move |_| {
            second.fetch_add(1, Ordering::Relaxed);
            half.get().to_string()
        });
        let runs = || counts.each_ref().map(|count| count.load(Ordering::Relaxed));
        assert_eq!((shown.get().as_str(), shown.get().as_str()), ("0", "0"));
        assert_eq!(runs(), [1, 1]);
        number.set(2);
        assert_eq!(shown.get(), "1");
        assert_eq!(runs(), [2, 2]);
        number.set(3);
        assert_eq!(shown.with(String::len), 1);
        assert_eq!(runs(), [3, 2], "half of three is half of two");
    });
}

#[test]
fn anything_can_provide_a_value() {
    owned(|| {
        let number = RwSignal::new(1);
        let doubled = Memo::new(move |_| number.get() * 2);
        let all: [Signal<i32>; 4] = [
            number.into(),
            doubled.into(),
            Signal::derive(move || number.get() * 3),
            4.into(),
        ];
        assert_eq!(all.map(Signal::get), [1, 2, 3, 4]);
        number.set(10);
        assert_eq!(all.map(Signal::get_untracked), [10, 20, 30, 4]);
        let text: Signal<String> = "text".into();
        assert_eq!(text.get(), "text");
        assert_eq!(Signal::<String>::default().get(), "");
    });
}

#[test]
fn in_a_view_it_is_what_reading_it_would_be() {
    owned(|| {
        let mut number = RwSignal::new(1);
        let shared = number.into_shared();
        number.set(2);
        assert_eq!(number.invoke(), 2);
        assert_eq!(shared.lock().unwrap()(), 2);
    });
}

#[test]
fn a_signal_of_nobody_stays() {
    let kept = ArcRwSignal::<u8>::default();
    for _ in 0..2 {
        owned(|| {
            let here: RwSignal<u8> = kept.clone().into();
            here.update(|number| *number += 1);
        });
    }
    assert_eq!(owned(|| kept.get()), 2);
}
