//! Which encoding a browser would like best.

use crate::file::Coding;
use axum::http::{HeaderMap, header};

/// The best of the encodings there are that the request accepts; none means
/// the plain file, which everybody understands.
pub(crate) fn choose(
    request: &HeaderMap,
    there_are: impl Iterator<Item = Coding>,
) -> Option<Coding> {
    let wishes = Wishes::read(request);
    let plain = wishes.weight("identity").unwrap_or(1);
    let mut best: Option<(u16, Coding)> = None;
    for coding in there_are {
        let Some(weight) = wishes.weight(coding.token()).filter(|&weight| weight > 0) else {
            continue;
        };
        // The plain file has to be wanted more, not just as much; and of two
        // encodings wanted alike the first is the smaller.
        let enough = best.map_or(weight, |(best, _)| best + 1);
        if weight >= enough && (weight >= plain || !wishes.names("identity")) {
            best = Some((weight, coding));
        }
    }
    best.map(|(_, coding)| coding)
}

/// `Accept-Encoding`, as names with weights in thousandths.
struct Wishes(Vec<(String, u16)>);

impl Wishes {
    fn read(request: &HeaderMap) -> Wishes {
        let mut wishes = Vec::new();
        for value in request.get_all(header::ACCEPT_ENCODING) {
            // What can't be read is not wished for.
            for wish in value.to_str().unwrap_or_default().split(',') {
                let mut parts = wish.split(';').map(str::trim);
                let name = parts.next().unwrap_or_default().to_ascii_lowercase();
                let weight = parts.find_map(|part| {
                    let number = part.strip_prefix("q=").or(part.strip_prefix("Q="))?;
                    Some(thousandths(number))
                });
                if !name.is_empty() {
                    wishes.push((name, weight.unwrap_or(1000)));
                }
            }
        }
        Wishes(wishes)
    }

    fn names(&self, name: &str) -> bool {
        self.0.iter().any(|(named, _)| named == name)
    }

    fn weight(&self, name: &str) -> Option<u16> {
        let of = |wanted: &str| {
            let found = self.0.iter().find(|(name, _)| name == wanted);
            found.map(|&(_, weight)| weight)
        };
        of(name).or_else(|| of("*"))
    }
}

/// A weight from 0 to 1; what is no such number counts as a plain no.
fn thousandths(text: &str) -> u16 {
    match text.parse::<f32>() {
        // OK because the range is checked.
        Ok(weight) if (0.0..=1.0).contains(&weight) => (weight * 1000.0).round() as u16,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Coding::{Brotli, Gzip};

    fn chosen(accept: &str) -> Option<Coding> {
        let mut request = HeaderMap::new();
        request.insert(header::ACCEPT_ENCODING, accept.parse().unwrap());
        choose(&request, Coding::ALL.into_iter())
    }

    #[test]
    fn the_best_accepted_encoding_is_chosen() {
        assert_eq!(chosen("gzip, deflate, br, zstd"), Some(Brotli));
        assert_eq!(chosen("gzip"), Some(Gzip));
        assert_eq!(chosen("GZIP;q=0.5"), Some(Gzip));
        assert_eq!(chosen("br;q=0.2, gzip;q=0.9"), Some(Gzip));
        assert_eq!(chosen("*"), Some(Brotli));
        assert_eq!(chosen("br;q=0, *;q=0.1"), Some(Gzip));
    }

    #[test]
    fn the_plain_file_is_what_everybody_gets_otherwise() {
        assert_eq!(choose(&HeaderMap::new(), Coding::ALL.into_iter()), None);
        for accept in [
            "",
            "deflate",
            "identity",
            "br;q=0",
            "br;q=x",
            "identity, br;q=0.5",
        ] {
            assert_eq!(chosen(accept), None, "{accept}");
        }
        let mut request = HeaderMap::new();
        request.insert(header::ACCEPT_ENCODING, "br".parse().unwrap());
        assert_eq!(choose(&request, [].into_iter()), None);
    }
}
