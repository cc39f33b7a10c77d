//! Compressing once, instead of for every visitor.

use super::page::{Files, is_parcel, is_text_or_code};
use anyhow::Context;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Adds a `.br` and a `.gz` beside every file that gets smaller by it. What
/// the folder of the last time already holds under the same fingerprint is
/// taken from there. Parcels are for browsers that read brotli: of them nothing else
/// stays.
pub fn compress(files: &mut Files, last: &Path, effort: Effort) -> anyhow::Result<()> {
    let mut compressed = Files::new();
    for (name, content) in files.iter().filter(|(name, _)| is_text_or_code(name)) {
        let encodings = effort.encodings().iter();
        for &(ending, encode) in encodings.filter(|(ending, _)| !is_parcel(name) || *ending == "br")
        {
            let coded_name = format!("{name}.{ending}");
            let same =
                is_parcel(name) || fs::read(last.join(name)).is_ok_and(|old| old == *content);
            let kept = same
                .then(|| fs::read(last.join(&coded_name)).ok())
                .flatten();
            let coded = match kept {
                Some(coded) => coded,
                None => encode(content).with_context(|| format!("can't compress {name}"))?,
            };
            if coded.len() < content.len() {
                compressed.insert(coded_name, coded);
            }
        }
    }
    files.retain(|name, _| !is_parcel(name));
    files.extend(compressed);
    Ok(())
}

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// As small as it gets, in both encodings.
    Best,
    /// In a second, for browsers of today.
    Quick,
}

type Encode = fn(&[u8]) -> anyhow::Result<Vec<u8>>;

impl Effort {
    /// The encodings and the endings of their files.
    fn encodings(self) -> &'static [(&'static str, Encode)] {
        match self {
            Effort::Best => &[("br", best_brotli), ("gz", gzip)],
            Effort::Quick => &[("br", quick_brotli)],
        }
    }
}

fn best_brotli(content: &[u8]) -> anyhow::Result<Vec<u8>> {
    brotli(content, 11)
}

fn quick_brotli(content: &[u8]) -> anyhow::Result<Vec<u8>> {
    brotli(content, 5)
}

fn brotli(content: &[u8], quality: i32) -> anyhow::Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: 24,
        size_hint: content.len(),
        ..Default::default()
    };
    let mut coded = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut coded, &parameters)?;
    Ok(coded)
}

/// Gzip at its best, without a time, so that the same content gives the same
/// bytes.
fn gzip(content: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn compressed_files_hold_the_same_content() {
        let folder = tempfile::tempdir().unwrap();
        let text = "orbit after orbit after orbit ".repeat(100).into_bytes();
        let mut files = Files::from([
            ("page.css".to_owned(), text.clone()),
            ("icon.png".to_owned(), text.clone()),
        ]);
        compress(&mut files, folder.path(), Effort::Best).unwrap();
        assert_eq!(files.len(), 4, "pictures are compressed already");
        let mut unpacked = Vec::new();
        brotli::Decompressor::new(&files["page.css.br"][..], 4096)
            .read_to_end(&mut unpacked)
            .unwrap();
        assert_eq!(unpacked, text);
        unpacked.clear();
        flate2::read::GzDecoder::new(&files["page.css.gz"][..])
            .read_to_end(&mut unpacked)
            .unwrap();
        assert_eq!(unpacked, text);

        let mut parcel = Files::from([("parcel-1_a.bin".to_owned(), text.clone())]);
        compress(&mut parcel, folder.path(), Effort::Best).unwrap();
        assert_eq!(parcel.keys().collect::<Vec<_>>(), ["parcel-1_a.bin.br"]);

        let mut quick = Files::from([("page.css".to_owned(), text.clone())]);
        compress(&mut quick, &folder.path().join("elsewhere"), Effort::Quick).unwrap();
        assert_eq!(quick.len(), 2, "one encoding will do");
        unpacked.clear();
        brotli::Decompressor::new(&quick["page.css.br"][..], 4096)
            .read_to_end(&mut unpacked)
            .unwrap();
        assert_eq!(unpacked, text);
    }

    #[test]
    fn what_compression_makes_larger_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::from([("a.css".to_owned(), b"a{}".to_vec())]);
        compress(&mut files, folder.path(), Effort::Best).unwrap();
        assert_eq!(files.len(), 1);
    }
}
