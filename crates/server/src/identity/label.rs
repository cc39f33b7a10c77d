//! How somebody tells their devices from each other.

use super::name::plain_name;
use axum::http::{HeaderMap, header};

/// Names in a `User-Agent` and what they mean; the first that is found counts,
/// because browsers claim to be others as well.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
];

const SYSTEMS: &[(&str, &str)] = &[
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
];

/// The device a request comes from: `Firefox (Linux)`, the same in every
/// language; or the first word of what the client calls itself; or nothing.
pub(crate) fn device(headers: &HeaderMap) -> String {
    let agent = headers
        .get(header::USER_AGENT)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    match (find(BROWSERS, agent), find(SYSTEMS, agent)) {
        (Some(browser), Some(system)) => format!("{browser} ({system})"),
        (Some(browser), None) => browser.to_owned(),
        (None, _) => first_word(agent).to_owned(),
    }
}

fn find(list: &[(&str, &'static str)], agent: &str) -> Option<&'static str> {
    list.iter()
        .find(|(part, _)| agent.contains(part))
        .map(|&(_, name)| name)
}

fn first_word(agent: &str) -> &str {
    let end = agent.find(['/', ' ', '(']).unwrap_or(agent.len());
    plain_name(&agent[..end]).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_named_by_browser_and_system() {
        let wide = "x".repeat(100);
        for (agent, label) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox (Linux)",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge (Windows)",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
                "Chrome (Android)",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile Safari/604.1",
                "Safari (iPhone)",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/605.1",
                "Safari (macOS)",
            ),
            ("curl/8.5.0", "curl"),
            ("Python-urllib/3.13", "Python-urllib"),
            (&wide, ""),
            ("", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, agent.parse().unwrap());
            assert_eq!(device(&headers), label, "{agent}");
        }
        assert_eq!(device(&HeaderMap::new()), "");
    }
}
