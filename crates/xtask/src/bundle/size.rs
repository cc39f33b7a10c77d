//! How much a visitor downloads.

use super::page::{Files, is_first_load};

/// The bytes of everything that the first visit downloads, compressed.
pub fn first_load(files: &Files) -> usize {
    lines(files).iter().map(|line| line.compressed).sum()
}

/// The sizes, one file a line.
pub fn report(files: &Files) -> String {
    let mut text = format!("{:>10} {:>10}\n", "bytes", "brotli");
    for Line {
        name,
        raw,
        compressed,
    } in lines(files)
    {
        text += &format!("{raw:>10} {compressed:>10}  {name}\n");
    }
    let total = first_load(files);
    text += &format!("{total:>21}  in all on the first visit\n");
    text
}

struct Line<'a> {
    name: &'a str,
    raw: usize,
    compressed: usize,
}

fn lines(files: &Files) -> Vec<Line<'_>> {
    files
        .iter()
        .filter(|(name, _)| is_first_load(name))
        .map(|(name, content)| Line {
            name,
            raw: content.len(),
            compressed: files
                .get(&format!("{name}.br"))
                .map_or(content.len(), Vec::len),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compressed_size_counts_where_there_is_one() {
        let files = Files::from([
            ("a.js".to_owned(), vec![0; 100]),
            ("a.js.br".to_owned(), vec![0; 10]),
            ("a.js.gz".to_owned(), vec![0; 20]),
            ("b.css".to_owned(), vec![0; 5]),
            ("icon-512.png".to_owned(), vec![0; 1000]),
        ]);
        assert_eq!(first_load(&files), 15);
        assert!(report(&files).contains("15  in all"));
    }
}
