//! Everything that a guest needs who comes by a link, in one file for each game.
//!
//! Modules that are compressed one behind the other find in each other what they have in
//! common, a tenth of their size, and five answers less have no headers. The page takes a
//! parcel apart while it comes, starts with what is in front, and hands the files over to the
//! service worker. Who has been here has the modules themselves, and no use for parcels.

use super::page::Files;
use anyhow::Context;

/// The JavaScript that takes parcels apart, for the end of the loader.
pub const SCRIPT: &str = include_str!("parcel.js");

/// The parts in a parcel, in the order in which they are needed.
fn parts(game: &str) -> [String; 5] {
    [
        "base".to_owned(),
        "common".to_owned(),
        "together".to_owned(),
        game.to_owned(),
        format!("{game}_together"),
    ]
}

/// The parcels of all games, by game: a line that lists paths and sizes, and then the
/// files themselves, the main module first.
pub fn parcels(main: &str, files: &Files) -> anyhow::Result<Files> {
    let games = files.keys().filter_map(|name| {
        let (_, purpose) = name.strip_suffix("_together.bin")?.split_once('_')?;
        Some(purpose.to_owned())
    });
    games
        .map(|game| {
            let content = parcel(main, &game, files).with_context(|| format!("for {game}"))?;
            Ok((game, content))
        })
        .collect()
}

fn parcel(main: &str, game: &str, files: &Files) -> anyhow::Result<Vec<u8>> {
    let mut list = Vec::new();
    let mut content = Vec::new();
    let mut add = |name: &str, file: &[u8]| {
        list.push((format!("/{name}"), file.len()));
        content.extend(file);
    };
    add(main, files.get(main).context("no main module")?);
    for part in parts(game) {
        let ending = format!("_{part}.bin");
        let is_it = |name: &str| {
            let rest = name
                .strip_prefix("part-")
                .and_then(|name| name.strip_suffix(&ending));
            rest.is_some_and(|fingerprint| !fingerprint.contains('_'))
        };
        // A page of one game may have parts with nothing in them, which are not written.
        if let Some((name, file)) = files.iter().find(|(name, _)| is_it(name)) {
            add(name, file);
        }
    }
    Ok([serde_json::to_string(&list)?.as_bytes(), b"\n", &content].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parcel_has_what_a_game_needs_in_order() {
        let names = [
            "part-1_a.bin",
            "part-2_a_together.bin",
            "part-3_b.bin",
            "part-4_b_together.bin",
            "part-5_base.bin",
            "part-6_common.bin",
            "part-7_together.bin",
            "part-8_a_more.bin",
            "web-9_main.bin",
        ];
        let files: Files = names
            .into_iter()
            .map(|name| (name.to_owned(), name.as_bytes()[5..].to_vec()))
            .collect();
        let parcels = parcels("web-9_main.bin", &files).unwrap();
        assert_eq!(parcels.keys().collect::<Vec<_>>(), ["a", "b"]);
        let text = String::from_utf8(parcels["a"].clone()).unwrap();
        let (list, content) = text.split_once('\n').unwrap();
        let list: Vec<(String, usize)> = serde_json::from_str(list).unwrap();
        let expected = [
            "web-9_main.bin",
            "part-5_base.bin",
            "part-6_common.bin",
            "part-7_together.bin",
            "part-1_a.bin",
            "part-2_a_together.bin",
        ];
        let mut rest = content;
        for ((path, size), expected) in list.iter().zip(expected) {
            assert_eq!(path[1..], *expected);
            assert_eq!(rest[..*size], expected[5..]);
            rest = &rest[*size..];
        }
        assert_eq!((list.len(), rest), (expected.len(), ""));
    }
}
