//! How much a visitor downloads.

use super::page::{Files, is_first_load, is_part};

/// The bytes of everything that the first visit downloads, compressed.
pub fn first_load(files: &Files) -> usize {
    sum(&lines(files, is_first_load))
}

fn sum(lines: &[Line<'_>]) -> usize {
    lines.iter().map(|line| line.compressed).sum()
}

/// The sizes, one file a line.
pub fn report(files: &Files) -> String {
    let mut text = format!("{:>10} {:>10}\n", "bytes", "brotli");
    let list = |lines: &[Line<'_>]| -> String {
        let line =
            |line: &Line<'_>| format!("{:>10} {:>10}  {}\n", line.raw, line.compressed, line.name);
        lines.iter().map(line).collect()
    };
    text += &list(&lines(files, is_first_load));
    let first = first_load(files);
    text += &format!("{first:>21}  in all on the first visit\n");
    // What several games share is fetched with the first of them.
    let parts = lines(files, is_part);
    let (common, games): (Vec<_>, Vec<_>) = parts.into_iter().partition(Line::is_common);
    text += &list(&common);
    text += &list(&games);
    if let Some(largest) = games.iter().map(|line| line.compressed).max() {
        let most = first + sum(&common) + largest;
        text += &format!("{most:>21}  in all with a table of the largest game\n");
    }
    text
}

struct Line<'a> {
    name: &'a str,
    raw: usize,
    compressed: usize,
}

impl Line<'_> {
    fn is_common(&self) -> bool {
        self.name.starts_with("common-")
    }
}

fn lines(files: &Files, counts: fn(&str) -> bool) -> Vec<Line<'_>> {
    files
        .iter()
        .filter(|(name, _)| counts(name))
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

    #[test]
    fn parts_count_only_where_they_are_fetched() {
        let files = Files::from([
            ("a.js".to_owned(), vec![0; 100]),
            ("common-1.bin".to_owned(), vec![0; 20]),
            ("split-1_one.wasm".to_owned(), vec![0; 3]),
            ("split-2_two.wasm".to_owned(), vec![0; 4]),
        ]);
        assert_eq!(first_load(&files), 100);
        assert!(report(&files).contains("124  in all with a table"));
    }
}
