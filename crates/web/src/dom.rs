//! Small dealings with the browser.

use js_sys::Promise;
use leptos::prelude::{StoredValue, UpdateValue, on_cleanup};
use protocol::{Hex32, TableId};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Element, Event, HtmlAnchorElement, Url};

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

/// The browser's own kind of a language: people in Great Britain write dates
/// otherwise than in America.
fn locale(language: &str) -> String {
    let browser = web_sys::window().and_then(|window| window.navigator().language());
    let browser = browser.filter(|browser| browser.starts_with(language));
    browser.unwrap_or_else(|| language.to_owned())
}

/// A time, in milliseconds since 1970, as people write it.
pub(crate) fn moment(millis: u64, language: &str) -> String {
    written(
        millis,
        language,
        &[("dateStyle", "medium"), ("timeStyle", "short")],
    )
}

/// Its hour and minute.
pub(crate) fn hour(millis: u64, language: &str) -> String {
    written(millis, language, &[("timeStyle", "short")])
}

fn written(millis: u64, language: &str, styles: &[(&str, &str)]) -> String {
    let options = js_sys::Object::new();
    for (key, style) in styles {
        // A browser that knows no styles writes its usual form.
        let _ = js_sys::Reflect::set(&options, &(*key).into(), &(*style).into());
    }
    // OK because it is far below 2^53.
    js_sys::Date::new(&(millis as f64).into())
        .to_locale_string(&locale(language), &options)
        .into()
}

/// Its day.
pub(crate) fn day(millis: u64, language: &str) -> String {
    written(millis, language, &[("dateStyle", "medium")])
}

/// Its day and month by the calendar of UTC, in words: the same wherever one is.
pub(crate) fn calendar_day(millis: u64, language: &str) -> String {
    written(
        millis,
        language,
        &[("day", "numeric"), ("month", "long"), ("timeZone", "UTC")],
    )
}

/// The port that the page came from.
pub(crate) fn port() -> String {
    let location = web_sys::window().map(|window| window.location());
    let port = location.and_then(|location| location.port().ok());
    // An address without one has that of its protocol.
    port.filter(|port| !port.is_empty())
        .unwrap_or_else(|| "80".to_owned())
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

/// Whether a dialog is open that takes all keys.
pub(crate) fn is_modal() -> bool {
    let open = document().and_then(|document| document.query_selector("dialog[open]").ok());
    open.flatten().is_some()
}

/// How wide and high the window is, in pixels.
pub(crate) fn window_size() -> (f64, f64) {
    let side = |side: Result<JsValue, JsValue>| side.ok().and_then(|it| it.as_f64());
    let window = web_sys::window();
    let size = window.and_then(|it| side(it.inner_width()).zip(side(it.inner_height())));
    size.unwrap_or((1920.0, 1080.0))
}

/// Sets the tab's title.
pub(crate) fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Hears of every event of a kind before anybody else, as long as the caller's view
/// lives.
pub(crate) fn capture(kind: &'static str, heard: impl Fn(Event) + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let closure = Closure::<dyn Fn(Event)>::new(heard);
    let called = closure.as_ref().unchecked_ref();
    let _ = window.add_event_listener_with_callback_and_bool(kind, called, true);
    let kept = StoredValue::new_local(Some((window, closure)));
    on_cleanup(move || {
        let kept = kept.try_update_value(Option::take).flatten();
        if let Some((window, closure)) = kept {
            let called = closure.as_ref().unchecked_ref();
            let _ = window.remove_event_listener_with_callback_and_bool(kind, called, true);
        }
    });
}

/// Scrolls an element into sight.
pub(crate) fn scroll_to(id: &str) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id)) {
        element.scroll_into_view();
    }
}

/// Hands a text to the person as a file of a kind.
pub(crate) fn download(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let properties = BlobPropertyBag::new();
    properties.set_type(kind);
    download_blob(
        name,
        &Blob::new_with_str_sequence_and_options(&parts, &properties)?,
    )
}

/// Hands some content to the person as a file.
pub(crate) fn download_blob(name: &str, content: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(content)?;
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
    said_in_head("meta[name=orbite-worker]")
}

/// Where the portraits of the bots are.
pub(crate) fn faces_address() -> Option<String> {
    said_in_head("meta[name=orbite-faces]")
}

/// Where it is said what figures of cards come from.
pub(crate) fn citations_address() -> Option<String> {
    said_in_head("meta[name=orbite-citations]")
}

fn said_in_head(element: &str) -> Option<String> {
    document()?
        .query_selector(element)
        .ok()??
        .get_attribute("content")
}

/// The style sheet of a game's board or of some pages, downloaded unless it is there.
/// The download begins at once, not with the first poll.
pub(crate) fn board_style(name: &str) -> impl Future<Output = Result<(), JsValue>> + use<> {
    let prefix = said_in_head("meta[name=orbite-boards]");
    let sheet = prefix.and_then(|prefix| begun("orbite_style", &format!("{prefix}{name}.css")));
    async move {
        match sheet {
            Some(sheet) => sheet.await.map(drop),
            // The worker shows nothing.
            None => Ok(()),
        }
    }
}

/// The text of one of this page's files, unless it does not come. The download begins
/// at once, not with the first poll.
pub(crate) fn text_file(path: &str) -> impl Future<Output = Option<String>> + use<> {
    let text = begun("orbite_text", path);
    async move { text?.await.ok()?.as_string() }
}

/// What a function of `boot.js` has begun with a path: it tries more than once.
fn begun(name: &str, path: &str) -> Option<JsFuture> {
    let begun = boot_function(name)?.call1(&JsValue::NULL, &path.into());
    Some(begun.ok()?.dyn_into::<Promise>().ok()?.into())
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

/// What a visitor wants to be called who was asked by an invitation before the page
/// was there, and whether that was all they had to say.
pub(crate) fn guest() -> (String, bool) {
    let root = document().and_then(|document| document.document_element());
    let Some(root) = root else {
        return Default::default();
    };
    let name = root.get_attribute("data-guest").unwrap_or_default();
    let ready = root.has_attribute("data-guest-ready");
    // Once.
    for attribute in ["data-guest", "data-guest-ready"] {
        // What is not there need not be taken away.
        let _ = root.remove_attribute(attribute);
    }
    (name, ready)
}

/// Whether a visitor wanted nothing but to watch before the page was there; told once.
pub(crate) fn guest_watches() -> bool {
    let root = document().and_then(|document| document.document_element());
    root.is_some_and(|root| {
        let watches = root.has_attribute("data-guest-watches");
        // What is not there need not be taken away.
        let _ = root.remove_attribute("data-guest-watches");
        watches
    })
}

/// Shows in an element who invites to the table at a path; see `boot.js`.
pub(crate) fn invitation(element: &Element, path: &str) -> impl Future<Output = ()> + use<> {
    let shown = boot_function("orbite_invitation")
        .and_then(|show| show.call2(&JsValue::NULL, element, &path.into()).ok());
    settled(shown)
}

/// A function that `boot.js` has for the page.
pub(crate) fn boot_function(name: &str) -> Option<js_sys::Function> {
    let window = web_sys::window()?;
    js_sys::Reflect::get(&window, &name.into())
        .ok()?
        .dyn_into()
        .ok()
}

/// Waits until a promise is kept or broken: nothing depends on which.
pub(crate) async fn settled(promise: Option<JsValue>) {
    if let Some(promise) = promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) {
        let _ = JsFuture::from(promise).await;
    }
}

/// Whether this visit began with the address it is at now; told once.
pub(crate) fn is_followed() -> bool {
    let root = document().and_then(|document| document.document_element());
    let path = web_sys::window().and_then(|window| window.location().pathname().ok());
    let (Some(root), Some(path)) = (root, path) else {
        return false;
    };
    let followed = root.get_attribute("data-followed");
    // What is not there need not be taken away.
    let _ = root.remove_attribute("data-followed");
    followed == Some(path)
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
    share_as("url", link);
}

/// Passes on a text in the device's own way.
pub(crate) fn share_text(text: &str) {
    share_as("text", text);
}

fn share_as(key: &str, value: &str) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let navigator = window.navigator();
    let what = js_sys::Object::new();
    let set = js_sys::Reflect::set(&what, &key.into(), &JsValue::from_str(value));
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
