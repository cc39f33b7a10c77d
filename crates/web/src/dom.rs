//! Small dealings with the browser.

use protocol::{Hex32, TableId};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Whether a media query holds now.
pub(crate) fn media(query: &str) -> bool {
    web_sys::window()
        .and_then(|window| window.match_media(query).ok().flatten())
        .is_some_and(|list| list.matches())
}

/// Unpredictable bits, also where the context is not secure.
pub(crate) fn entropy() -> u64 {
    let mut bytes = [0; 8];
    let filled = web_sys::window()
        .and_then(|window| window.crypto().ok())
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok());
    match filled {
        Some(_) => u64::from_le_bytes(bytes),
        None => js_sys::Math::random().to_bits() ^ js_sys::Date::now().to_bits(),
    }
}

/// The time in milliseconds since 1970.
pub(crate) fn date() -> u64 {
    // OK because it is a whole number far below 2^53.
    js_sys::Date::now() as u64
}

/// A name for a new table on this device.
pub(crate) fn new_table_id() -> TableId {
    // OK because digits and letters are an id.
    format!("{:012x}", entropy() >> 16).parse().expect("an id")
}

/// What the chance of a new table on this device is drawn from.
pub(crate) fn secret() -> Hex32 {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(8) {
        part.copy_from_slice(&entropy().to_le_bytes());
    }
    Hex32(bytes)
}

/// Sets an attribute of the document's root: language and theme.
pub(crate) fn mark_root(attribute: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute(attribute, value);
    }
}

/// The document.
pub(crate) fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

/// Sets the tab's title.
pub(crate) fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Scrolls an element into sight.
pub(crate) fn scroll_to(id: &str) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id)) {
        element.scroll_into_view();
    }
}

/// Hands a text to the person as a file.
pub(crate) fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = document().ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Where the worker's script lies: the page's head says so, since its name
/// carries a fingerprint.
pub(crate) fn worker_address() -> Option<String> {
    document()?
        .query_selector("meta[name=orbite-worker]")
        .ok()??
        .get_attribute("content")
}

/// Milliseconds on this page's own clock, which nobody sets.
pub(crate) fn uptime() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or_else(js_sys::Date::now, |clock| clock.now())
}

/// The same in whole milliseconds.
pub(crate) fn now() -> client::Millis {
    uptime() as client::Millis
}

/// Whether somebody can see the page.
pub(crate) fn is_in_sight() -> bool {
    document()
        .is_some_and(|document| document.visibility_state() == web_sys::VisibilityState::Visible)
}

/// The address of a path of this site, for others.
pub(crate) fn address(path: &str) -> String {
    let origin = web_sys::window().and_then(|window| window.location().origin().ok());
    format!("{}{path}", origin.unwrap_or_default())
}

/// Copies a text; where the browser keeps the clipboard from pages, with the
/// field that shows it. Tells whether that worked.
pub(crate) async fn copy(text: &str, field: Option<web_sys::HtmlInputElement>) -> bool {
    let Some(window) = web_sys::window() else {
        return false;
    };
    if window.is_secure_context() {
        let written = window.navigator().clipboard().write_text(text);
        if wasm_bindgen_futures::JsFuture::from(written).await.is_ok() {
            return true;
        }
    }
    let Some(field) = field else { return false };
    field.select();
    document()
        .and_then(|document| document.dyn_into::<web_sys::HtmlDocument>().ok())
        .and_then(|document| document.exec_command("copy").ok())
        .unwrap_or(false)
}

/// Whether the device has a way of its own to pass on a link.
pub(crate) fn can_share() -> bool {
    web_sys::window().is_some_and(|window| {
        js_sys::Reflect::has(&window.navigator(), &JsValue::from_str("share")).unwrap_or(false)
    })
}

/// Passes on a link in the device's own way.
pub(crate) fn share(link: &str) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let navigator = window.navigator();
    let what = js_sys::Object::new();
    let set = js_sys::Reflect::set(&what, &"url".into(), &JsValue::from_str(link));
    let share = js_sys::Reflect::get(&navigator, &"share".into());
    if let (Ok(_), Ok(share)) = (set, share)
        && let Ok(share) = share.dyn_into::<js_sys::Function>()
        && let Ok(done) = share.call1(&navigator, &what)
        && let Ok(done) = done.dyn_into::<js_sys::Promise>()
    {
        // Cancelling the share is no error.
        wasm_bindgen_futures::spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(done).await;
        });
    }
}
