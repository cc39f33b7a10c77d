//! A WebSocket of the browser, closed when it is dropped.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{MessageEvent, WebSocket};

/// What a socket reports.
pub(super) enum Signal {
    Open,
    Text(String),
    Closed,
}

pub(super) struct Socket {
    socket: WebSocket,
    // Kept alive as long as the browser may call them.
    _on_open: Closure<dyn Fn()>,
    _on_text: Closure<dyn Fn(MessageEvent)>,
    _on_close: Closure<dyn Fn()>,
}

impl Socket {
    /// Opens one to where the page came from.
    pub(super) fn open(tell: impl Fn(Signal) + Clone + 'static) -> Result<Self, JsValue> {
        let socket = WebSocket::new(&address().ok_or(JsValue::NULL)?)?;
        let on_open = Closure::<dyn Fn()>::new({
            let tell = tell.clone();
            move || tell(Signal::Open)
        });
        let on_text = Closure::<dyn Fn(MessageEvent)>::new({
            let tell = tell.clone();
            move |event: MessageEvent| {
                tell(Signal::Text(event.data().as_string().unwrap_or_default()));
            }
        });
        // What goes wrong closes the socket, too.
        let on_close = Closure::<dyn Fn()>::new(move || tell(Signal::Closed));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_text.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Ok(Self {
            socket,
            _on_open: on_open,
            _on_text: on_text,
            _on_close: on_close,
        })
    }

    /// Sends a line. One that is lost is sent again on the next socket.
    pub(super) fn send(&self, line: &str) {
        let _ = self.socket.send_with_str(line);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // One that is closed already stays so.
        let _ = self.socket.close();
    }
}

fn address() -> Option<String> {
    let location = web_sys::window()?.location();
    let secure = location.protocol().ok()? == "https:";
    let scheme = if secure { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/ws", location.host().ok()?))
}
