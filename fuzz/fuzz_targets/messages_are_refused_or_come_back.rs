#![no_main]

use protocol::{ClientMessage, ServerMessage};

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(message) = ClientMessage::parse(text) {
        assert_eq!(ClientMessage::parse(&message.to_line()).unwrap(), message);
    }
    if let Ok(message) = ServerMessage::parse(text) {
        assert_eq!(ServerMessage::parse(&message.to_line()).unwrap(), message);
    }
});
