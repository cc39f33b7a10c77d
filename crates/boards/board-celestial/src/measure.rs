//! How large the board's container is.

use board_kit::signals::{RwSignal, Signal, effect};
use leptos::prelude::*;
use leptos::svg::Svg;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver};

/// An observer that stops before what it calls is gone.
struct Watch {
    observer: ResizeObserver,
    _told: Closure<dyn FnMut()>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// How much larger than meant an element is shown, as on a wall.
fn zoom(element: &Element) -> f64 {
    let zoom = js_sys::Reflect::get(element, &"currentCSSZoom".into());
    zoom.ok().and_then(|zoom| zoom.as_f64()).unwrap_or(1.0)
}

/// The size of a drawing in pixels, which follows the window. Until it is
/// known it is that of a small phone.
pub(crate) fn size(node: NodeRef<Svg>) -> Signal<(f64, f64)> {
    let size = RwSignal::new((360.0, 380.0));
    let watch = StoredValue::new_local(None::<Watch>);
    effect(move |_| {
        let Some(drawing) = node.get() else {
            return;
        };
        let drawing: Element = drawing.unchecked_into();
        let measured = drawing.clone();
        let read = move || {
            let area = measured.get_bounding_client_rect();
            // Nothing is drawn into a box that is folded away.
            if area.width() > 1.0 && area.height() > 1.0 {
                let zoom = zoom(&measured);
                let now = (
                    (area.width() / zoom).round(),
                    (area.height() / zoom).round(),
                );
                if size.try_get_untracked().is_some_and(|before| before != now) {
                    size.set(now);
                }
            }
        };
        read();
        let told = Closure::<dyn FnMut()>::new(read);
        if let Ok(observer) = ResizeObserver::new(told.as_ref().unchecked_ref()) {
            observer.observe(&drawing);
            watch.set_value(Some(Watch {
                observer,
                _told: told,
            }));
        }
    });
    size.into()
}
