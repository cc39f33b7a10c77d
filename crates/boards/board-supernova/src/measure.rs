//! The board looks at the room it is given.

use crate::layout::Layout;
use board_kit::signals::{RwSignal, Signal, effect};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};

/// A place to put the board into, and the arrangement that fits it.
pub(crate) fn layout() -> (NodeRef<Div>, Signal<Layout>) {
    let place = NodeRef::<Div>::new();
    let layout = RwSignal::new(Layout::Tall);
    effect(move |_| {
        let Some(element) = place.get() else {
            return;
        };
        let element: Element = element.unchecked_into();
        let observed = element.clone();
        let look = Closure::<dyn Fn()>::new(move || {
            let (width, height) = (observed.client_width(), observed.client_height());
            if width > 0 && height > 0 {
                let fitting = Layout::fitting(f64::from(width), f64::from(height));
                if layout
                    .try_get_untracked()
                    .is_some_and(|layout| layout != fitting)
                {
                    layout.set(fitting);
                }
            }
        });
        let Ok(observer) = ResizeObserver::new(look.as_ref().unchecked_ref()) else {
            return;
        };
        observer.observe(&element);
        let kept = StoredValue::new_local((observer, look));
        on_cleanup(move || {
            kept.try_with_value(|(observer, _)| observer.disconnect());
        });
    });
    (place, layout.into())
}
