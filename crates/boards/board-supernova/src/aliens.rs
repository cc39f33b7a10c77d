//! The aliens on their planets.

use crate::alien_move::{AlienMove, Gait};
use crate::board::{BoardParts, move_now};
use crate::creatures::creature;
use crate::fingers::Touch;
use crate::layout::{Layout, Spot};
use crate::scene::{SWITCH_MILLIS, hop_millis};
use board_kit::Target;
use board_kit::signals::{Memo, Signal, effect};
use leptos::prelude::*;
use leptos::svg::G;
use leptos::wasm_bindgen::{JsCast, JsValue};
use supernova::{Alien, Planet};
use text::supernova::{choose_alien, name};

/// All five.
pub(crate) fn aliens(table: BoardParts) -> impl IntoView {
    Alien::ALL.map(|alien| piece(table, alien)).collect_view()
}

/// One alien: something to touch where touching it does something.
fn piece(table: BoardParts, alien: Alien) -> impl IntoView {
    let (context, fingers) = (table.context, table.fingers);
    let node = NodeRef::<G>::new();
    let spot = stand(table, alien, node);
    let touch = Memo::new(move |_| fingers.touch(alien));
    let held = Memo::new(move |_| match fingers.held.get() {
        Some(crate::fingers::Held::Alien(held) | crate::fingers::Held::Switch(Some(held))) => {
            held == alien
        }
        _ => false,
    });
    let leaving = Memo::new(move |_| {
        table.preview.with(|preview| {
            let mut moves = preview.iter().flat_map(|preview| &preview.moves);
            moves.any(|alien_move| alien_move.alien == alien)
        })
    });
    let body = move || {
        view! {
            <circle class="sn-halo" cy="2" r="23" />
            <g inner_html=creature(alien) />
        }
    };
    view! {
        <g
            class="sn-alien"
            data-ask=format!("alien {}", alien.index())
            class:sn-held=move || held.get()
            class:sn-leaving=move || leaving.get()
            node_ref=node
            style:transform=move || spot.get().transform()>
            {move || match touch.get() {
                Touch::Play(action) => view! {
                    <Target
                        label=Signal::derive(move || context.says(action))
                        choose=Callback::new(move |()| fingers.try_out(context, action))
                        name=action.to_string()
                        point=fingers.point(action)
                    >
                        {body()}
                    </Target>
                }.into_any(),
                Touch::Hold(thing) => view! {
                    <Target
                        label=Signal::derive(move || {
                            choose_alien(context.language.get(), name(alien))
                        })
                        choose=Callback::new(move |()| fingers.take_up(context, thing))
                        name=format!("alien:{alien}")
                    >
                        {body()}
                    </Target>
                }.into_any(),
                Touch::Nothing => view! {
                    <g on:click=move |_| fingers.poke(context, alien)>{body()}</g>
                }.into_any(),
            }}
        </g>
    }
}

/// Where an alien stands, and how it gets there.
fn stand(table: BoardParts, alien: Alien, node: NodeRef<G>) -> Memo<Spot> {
    let (context, layout) = (table.context, table.layout);
    let planet = Memo::new(move |_| context.scene.with(|scene| scene.aliens[alien.index()]));
    let spot = Memo::new(move |_| {
        let layout = layout.get();
        context
            .scene
            .with(|scene| layout.alien(&scene.aliens, alien))
    });
    effect(move |before: Option<(Layout, Planet, Spot)>| {
        let now = (layout.get(), planet.get(), spot.get());
        if let (Some(before), Some(node)) = (before, node.get_untracked())
            && before.0 == now.0
            && before.2 != now.2
        {
            let way = Way {
                alien,
                layout: now.0,
                planets: (before.1, now.1),
                spots: (before.2, now.2),
            };
            way.go(table, node.unchecked_ref());
        }
        now
    });
    spot
}

/// From where to where.
struct Way {
    alien: Alien,
    layout: Layout,
    planets: (Planet, Planet),
    spots: (Spot, Spot),
}

impl Way {
    fn go(&self, table: BoardParts, element: &web_sys::Element) {
        let (from, to) = self.planets;
        let (start, end) = self.spots;
        // Both aliens of a switch move with the event of the second.
        let gait = move_now(table.context).map(|alien_move| alien_move.gait);
        let (frames, millis) = match gait {
            Some(gait) if from != to => {
                let alien_move = AlienMove {
                    alien: self.alien,
                    from,
                    to,
                    gait,
                };
                let millis = match gait {
                    Gait::Hop => hop_millis(from, to),
                    Gait::Swap => SWITCH_MILLIS,
                };
                (alien_move.frames(self.layout, start, end), millis)
            }
            // Somebody made room on planet 0, or a move was taken back.
            _ => (vec![start.transform(), end.transform()], 240),
        };
        animate(
            element,
            &frames,
            f64::from(millis) * table.context.pace.get_untracked(),
        );
    }
}

/// Lets the browser move an element through some transforms.
fn animate(element: &web_sys::Element, transforms: &[String], millis: f64) {
    if millis <= 0.0 {
        return;
    }
    let frames = js_sys::Array::new();
    for transform in transforms {
        let frame = js_sys::Object::new();
        // Setting a field of a fresh object can't fail.
        let _ = js_sys::Reflect::set(
            &frame,
            &JsValue::from_str("transform"),
            &JsValue::from_str(transform),
        );
        frames.push(&frame);
    }
    // Called by name: web-sys counts its binding among the unstable ones.
    let animate = js_sys::Reflect::get(element, &JsValue::from_str("animate"));
    if let Some(animate) = animate
        .ok()
        .and_then(|found| found.dyn_into::<js_sys::Function>().ok())
    {
        // Without the animation the alien is in its place all the same.
        let _ = animate.call2(element, &frames, &JsValue::from_f64(millis));
    }
}
