//! Signals whose code exists once, not once for every type they hold.
//!
//! They are those of Leptos, holding a pointer to a value of any type. Leptos
//! compiles some kilobytes for each type that a signal or a memo has, and a page of
//! five games has hundreds of them: what a board, a table and its messages are made
//! of. Here each type costs little more than reading the pointer.
//!
//! They are used as those of Leptos are; name them in a `use`, which goes before
//! what `leptos::prelude::*` brings.

use leptos::prelude as reactive;
use leptos::prelude::{
    Get as _, GetUntracked as _, IsDisposed as _, Set as _, Track as _, Update as _,
    UpdateUntracked as _,
};
use leptos::tachys::reactive_graph::ReactiveFunction;
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex};

/// A value of any type.
#[derive(Clone)]
struct Value(Arc<dyn Any + Send + Sync>);

impl Value {
    fn new<T: Send + Sync + 'static>(value: T) -> Self {
        Self(Arc::new(value))
    }

    /// The value, of the type that its holder says it has.
    fn of<T: 'static>(&self) -> &T {
        self.0.downcast_ref().expect("the type that was put in")
    }

    /// Changes the value, a copy of it where somebody still reads it.
    fn change<T, R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R
    where
        T: Clone + Send + Sync + 'static,
    {
        let own = Arc::get_mut(&mut self.0).and_then(|value| value.downcast_mut());
        if let Some(own) = own {
            return change(own);
        }
        let mut copy = self.of::<T>().clone();
        let result = change(&mut copy);
        *self = Self::new(copy);
        result
    }
}

/// Reading, compiled once for each kind of signal.
trait Read: Copy {
    fn value(self) -> Value;
    fn value_untracked(self) -> Value;
}

/// What all kinds of signals can do.
macro_rules! readable {
    ($Name:ident) => {
        impl Read for reactive::$Name<Value> {
            #[inline(never)]
            fn value(self) -> Value {
                self.get()
            }

            #[inline(never)]
            fn value_untracked(self) -> Value {
                self.get_untracked()
            }
        }

        impl<T> Clone for $Name<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $Name<T> {}

        impl<T> PartialEq for $Name<T> {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }

        impl<T> Eq for $Name<T> {}

        impl<T> fmt::Debug for $Name<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(stringify!($Name))
            }
        }

        /// In a view it is what a closure that reads it would be.
        impl<T: Clone + Send + Sync + 'static> ReactiveFunction for $Name<T> {
            type Output = T;

            fn invoke(&mut self) -> T {
                self.get()
            }

            fn into_shared(self) -> Arc<Mutex<dyn FnMut() -> T + Send>> {
                Arc::new(Mutex::new(move || self.get()))
            }
        }

        impl<T: Send + Sync + 'static> $Name<T> {
            fn holding(signal: reactive::$Name<Value>) -> Self {
                Self(signal, PhantomData)
            }

            /// A copy of the value. Tracks.
            pub fn get(self) -> T
            where
                T: Clone,
            {
                self.0.value().of::<T>().clone()
            }

            /// A copy of the value, without following it.
            pub fn get_untracked(self) -> T
            where
                T: Clone,
            {
                self.0.value_untracked().of::<T>().clone()
            }

            /// Looks at the value. Tracks.
            pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
                look(self.0.value().of())
            }

            /// Looks at the value, without following it.
            pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
                look(self.0.value_untracked().of())
            }

            /// Follows the value.
            pub fn track(self) {
                self.0.track();
            }
        }
    };
}

/// A value that can be set.
pub struct RwSignal<T>(reactive::RwSignal<Value>, PhantomData<fn() -> T>);

readable!(RwSignal);

/// Setting, compiled once.
#[inline(never)]
fn try_set(signal: reactive::RwSignal<Value>, value: Value) -> Option<Value> {
    signal.try_set(value)
}

/// Changing in place, compiled once.
#[inline(never)]
fn try_update(signal: reactive::RwSignal<Value>, change: &mut dyn FnMut(&mut Value)) {
    signal.try_update(|value| change(value));
}

/// The same without telling anybody.
#[inline(never)]
fn try_update_untracked(signal: reactive::RwSignal<Value>, change: &mut dyn FnMut(&mut Value)) {
    signal.try_update_untracked(|value| change(value));
}

/// The way to change a value.
type Updating = fn(reactive::RwSignal<Value>, &mut dyn FnMut(&mut Value));

impl<T: Send + Sync + 'static> RwSignal<T> {
    /// A signal with this value.
    pub fn new(value: T) -> Self {
        Self::holding(reactive::RwSignal::new(Value::new(value)))
    }

    /// Sets the value and tells all who follow it.
    pub fn set(self, value: T) {
        self.0.set(Value::new(value));
    }

    /// Sets the value, or hands it back when there is nobody left to have it.
    pub fn try_set(self, value: T) -> Option<T> {
        let back = try_set(self.0, Value::new(value))?;
        back.0.downcast().ok().and_then(Arc::into_inner)
    }

    /// Changes the value and tells all who follow it.
    pub fn update(self, change: impl FnOnce(&mut T))
    where
        T: Clone,
    {
        self.try_update(change);
    }

    /// Changes the value and tells all who follow it, if it is still there.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R>
    where
        T: Clone,
    {
        self.updated(try_update, change)
    }

    /// Changes the value without telling anybody, if it is still there.
    pub fn try_update_untracked<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R>
    where
        T: Clone,
    {
        self.updated(try_update_untracked, change)
    }

    fn updated<R>(self, update: Updating, change: impl FnOnce(&mut T) -> R) -> Option<R>
    where
        T: Clone,
    {
        let mut change = Some(change);
        let mut result = None;
        update(self.0, &mut |value| {
            if let Some(change) = change.take() {
                result = Some(value.change(change));
            }
        });
        result
    }

    /// A copy of the value, if it is still there, without following it.
    pub fn try_get_untracked(self) -> Option<T>
    where
        T: Clone,
    {
        let value = self.0.try_get_untracked()?;
        Some(value.of::<T>().clone())
    }

    /// Whether its owner is gone.
    pub fn is_disposed(self) -> bool {
        self.0.is_disposed()
    }
}

/// A value that can be set and belongs to nobody in particular.
pub struct ArcRwSignal<T>(reactive::ArcRwSignal<Value>, PhantomData<fn() -> T>);

impl<T> Clone for ArcRwSignal<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone(), PhantomData)
    }
}

impl<T> fmt::Debug for ArcRwSignal<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ArcRwSignal")
    }
}

impl<T: Send + Sync + 'static> ArcRwSignal<T> {
    /// A signal with this value.
    pub fn new(value: T) -> Self {
        Self(reactive::ArcRwSignal::new(Value::new(value)), PhantomData)
    }

    /// A copy of the value. Tracks.
    pub fn get(&self) -> T
    where
        T: Clone,
    {
        self.0.get().of::<T>().clone()
    }
}

impl<T: Default + Send + Sync + 'static> Default for ArcRwSignal<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T: Send + Sync + 'static> From<ArcRwSignal<T>> for RwSignal<T> {
    fn from(signal: ArcRwSignal<T>) -> Self {
        Self::holding(signal.0.into())
    }
}

/// A value that is computed from others when one of them changes.
pub struct Memo<T>(reactive::Memo<Value>, PhantomData<fn() -> T>);

readable!(Memo);

/// The value, and whether it is another than before.
type Computed = (Value, bool);

type Compute = Box<dyn Fn(Option<Value>) -> Computed + Send + Sync>;

#[inline(never)]
fn memo(compute: Compute) -> reactive::Memo<Value> {
    reactive::Memo::new_owning(compute)
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// A memo that computes its value from the one before.
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self {
        Self::holding(memo(Box::new(move |before| {
            let before = before.as_ref().map(Value::of);
            let value = compute(before);
            let changed = before != Some(&value);
            (Value::new(value), changed)
        })))
    }
}

/// A value that somebody else provides: set, computed, or fixed.
pub struct Signal<T>(reactive::Signal<Value>, PhantomData<fn() -> T>);

readable!(Signal);

type Derive = Box<dyn Fn() -> Value + Send + Sync>;

#[inline(never)]
fn derived(derive: Derive) -> reactive::Signal<Value> {
    reactive::Signal::derive(derive)
}

impl<T: Send + Sync + 'static> Signal<T> {
    /// A value that is computed whenever it is asked for.
    pub fn derive(compute: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Self::holding(derived(Box::new(move || Value::new(compute()))))
    }

    /// A value that does not change.
    pub fn stored(value: T) -> Self {
        Self::holding(reactive::Signal::stored(Value::new(value)))
    }
}

impl<T: Default + Send + Sync + 'static> Default for Signal<T> {
    fn default() -> Self {
        Self::stored(T::default())
    }
}

impl<T: Send + Sync + 'static> From<T> for Signal<T> {
    fn from(value: T) -> Self {
        Self::stored(value)
    }
}

impl From<&str> for Signal<String> {
    fn from(value: &str) -> Self {
        Self::stored(value.to_owned())
    }
}

impl<T: Send + Sync + 'static> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        Self::holding(signal.0.into())
    }
}

impl<T: Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        Self::holding(memo.0.into())
    }
}

/// Runs now and whenever something changes that it followed, with what it returned
/// the last time.
pub fn effect<T: 'static>(mut run: impl FnMut(Option<T>) -> T + 'static) {
    let mut last = None;
    boxed_effect(Box::new(move || last = Some(run(last.take()))));
}

#[inline(never)]
fn boxed_effect(mut run: Box<dyn FnMut()>) {
    reactive::Effect::new(move |_: Option<()>| run());
}
