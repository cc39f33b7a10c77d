//! Text that is made for one request, compressed for those who can read that.

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// An answer that nobody keeps.
pub(crate) fn fresh_text(request: &HeaderMap, kind: &'static str, text: String) -> Response {
    let kind = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-store"),
        (header::VARY, "accept-encoding"),
    ];
    let coded = accepts(request, "gzip").then(|| gzip(text.as_bytes()));
    match coded {
        Some(Ok(coded)) => (kind, [(header::CONTENT_ENCODING, "gzip")], coded).into_response(),
        // Writing to memory does not fail; if it did, the text would do.
        Some(Err(_)) | None => (kind, text).into_response(),
    }
}

/// Whether a browser says that it reads an encoding, and does not refuse it with a
/// quality of zero.
pub(crate) fn accepts(request: &HeaderMap, coding: &str) -> bool {
    let accepted = request.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok());
    let mut codings = accepted.unwrap_or_default().split(',');
    codings.any(|one| {
        let (name, quality) = one.split_once(';').unwrap_or((one, "q=1"));
        let quality = quality.trim().strip_prefix("q=");
        let is_refused = quality.and_then(|quality| quality.parse().ok()) == Some(0.0);
        name.trim().eq_ignore_ascii_case(coding) && !is_refused
    })
}

fn gzip(text: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use std::io::Read;

    async fn answer(accepted: &'static str) -> (Option<String>, Vec<u8>) {
        let mut request = HeaderMap::new();
        request.insert(header::ACCEPT_ENCODING, accepted.parse().unwrap());
        let answer = fresh_text(&request, "text/plain", "orbit ".repeat(50));
        let coding = answer.headers().get(header::CONTENT_ENCODING);
        let coding = coding.map(|coding| coding.to_str().unwrap().to_owned());
        let body = to_bytes(answer.into_body(), 1 << 20).await.unwrap();
        (coding, body.to_vec())
    }

    #[tokio::test]
    async fn text_is_compressed_for_those_who_can_read_it() {
        let plain = "orbit ".repeat(50);
        assert_eq!(answer("br").await, (None, plain.clone().into_bytes()));
        for refused in ["gzip;q=0", "br, gzip; q=0.000", "gzipped"] {
            assert_eq!(answer(refused).await.0, None, "{refused}");
        }
        for accepted in ["gzip;q=0.8", "br;q=1.0, GZIP; q=0.5"] {
            let coding = answer(accepted).await.0;
            assert_eq!(coding.as_deref(), Some("gzip"), "{accepted}");
        }
        let (coding, body) = answer("gzip, deflate, br").await;
        assert_eq!(coding.as_deref(), Some("gzip"));
        let mut text = String::new();
        flate2::read::GzDecoder::new(&body[..])
            .read_to_string(&mut text)
            .unwrap();
        assert_eq!(text, plain);
    }
}
