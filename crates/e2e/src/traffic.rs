//! What came over the network.

use crate::wire::Event;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Default)]
pub(crate) struct Traffic {
    /// Address and bytes, by the browser's number of the request.
    requests: BTreeMap<String, (String, u64)>,
}

impl Traffic {
    pub(crate) fn hear(&mut self, event: &Event) {
        let params = &event.params;
        let Some(id) = params["requestId"].as_str() else {
            return;
        };
        match event.method.as_str() {
            "Network.requestWillBeSent" => {
                let url = params["request"]["url"].as_str().unwrap_or_default();
                self.requests.insert(id.to_owned(), (url.to_owned(), 0));
            }
            // Headers count as well: they are downloaded too.
            "Network.loadingFinished" => {
                let bytes = params["encodedDataLength"].as_f64().unwrap_or_default();
                if let Some((_, size)) = self.requests.get_mut(id) {
                    *size = bytes as u64; // OK because sizes are whole and not negative.
                }
            }
            _ => {}
        }
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.requests.values().map(|(_, bytes)| bytes).sum()
    }

    pub(crate) fn requests(&self) -> Vec<(String, u64)> {
        self.requests.values().cloned().collect()
    }
}

/// The names of those among addresses that are `/{kind}-HASH_{name}{ending}`, sorted.
pub(crate) fn names<'a>(
    urls: impl Iterator<Item = &'a String>,
    kind: &str,
    ending: &str,
) -> Vec<String> {
    let kind = format!("/{kind}-");
    let names = urls.filter_map(|url| {
        let (_, name) = url.split_once(&kind)?.1.split_once('_')?;
        Some(name.trim_end_matches(ending).to_owned())
    });
    BTreeSet::from_iter(names).into_iter().collect()
}
