//! The picture of a result as an image that messengers take.

use crate::dom;
use js_sys::{Array, Function, Object, Promise, Reflect, encode_uri_component};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

const KIND: &str = "image/png";
/// Pixels of the image for one of the drawing: sharp on phones, too.
const SCALE: u32 = 2;

/// Calls a method of something that the bindings of the page leave out.
fn call(object: &JsValue, method: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let function = Reflect::get(object, &method.into())?.dyn_into::<Function>()?;
    function.apply(object, &arguments.iter().collect::<Array>())
}

/// Waits for what a method promises.
async fn wait(object: &JsValue, method: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let promise = call(object, method, arguments)?.dyn_into::<Promise>()?;
    JsFuture::from(promise).await
}

/// Draws an SVG of a size into an image.
async fn paint(svg: &str, (width, height): (u32, u32)) -> Result<Blob, JsValue> {
    let document = dom::document().ok_or(JsValue::NULL)?;
    let drawing = document.create_element("img")?;
    let source = String::from(encode_uri_component(svg));
    drawing.set_attribute("src", &format!("data:image/svg+xml,{source}"))?;
    wait(&drawing, "decode", &[]).await?;
    let canvas = document.create_element("canvas")?;
    let (width, height) = (width * SCALE, height * SCALE);
    canvas.set_attribute("width", &width.to_string())?;
    canvas.set_attribute("height", &height.to_string())?;
    let brush = call(&canvas, "getContext", &["2d".into()])?;
    let place = [0, 0, width, height].map(JsValue::from);
    let [left, top, right, bottom] = place;
    call(
        &brush,
        "drawImage",
        &[drawing.into(), left, top, right, bottom],
    )?;
    let painted = Promise::new(&mut |done, failed| {
        if let Err(error) = call(&canvas, "toBlob", &[done.into(), KIND.into()]) {
            // The promise fails with it; there is nobody else to tell.
            let _ = failed.call1(&JsValue::NULL, &error);
        }
    });
    JsFuture::from(painted).await?.dyn_into()
}

/// What is passed on: a file in the form that the device's own way of sharing takes.
fn parcel(name: &str, image: &JsValue) -> Result<JsValue, JsValue> {
    let make = Reflect::get(&js_sys::global(), &"File".into())?.dyn_into::<Function>()?;
    let kind = Object::new();
    Reflect::set(&kind, &"type".into(), &KIND.into())?;
    let arguments = Array::of3(&Array::of1(image), &name.into(), &kind);
    let file = Reflect::construct(&make, &arguments)?;
    let parcel = Object::new();
    Reflect::set(&parcel, &"files".into(), &Array::of1(&file))?;
    Ok(parcel.into())
}

fn is_taken(parcel: &JsValue) -> Result<bool, JsValue> {
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    Ok(call(&navigator, "canShare", std::slice::from_ref(parcel))?.is_truthy())
}

/// Whether the device passes images on to people.
pub(super) fn can_share() -> bool {
    let parcel = parcel("orbite.png", &JsValue::from_str(""));
    parcel.and_then(|parcel| is_taken(&parcel)) == Ok(true)
}

/// Passes a drawing on as an image in the device's own way, or as a file where it has
/// none.
pub(super) async fn hand_out(name: &str, svg: &str, size: (u32, u32)) -> Result<(), JsValue> {
    let image = paint(svg, size).await?;
    let parcel = parcel(name, &image)?;
    if is_taken(&parcel) != Ok(true) {
        return dom::download_blob(name, &image);
    }
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    wait(&navigator, "share", &[parcel]).await.map(drop)
}
