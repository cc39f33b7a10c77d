//! How much a visitor downloads.

use super::page::{Files, is_first_load, is_part, is_text};

/// The bytes of everything that the first visit downloads, compressed.
pub fn first_load(files: &Files) -> usize {
    sum(&lines(files, is_first_load)) + text_of(files, "core")
}

/// The bytes of some texts in the language with the most.
fn text_of(files: &Files, name: &str) -> usize {
    let ending = format!(".{name}.txt");
    let texts = lines(files, is_text).into_iter();
    let of_name = texts.filter(|line| line.name.ends_with(&ending));
    of_name.map(|line| line.compressed).max().unwrap_or(0)
}

fn sum(lines: &[Line<'_>]) -> usize {
    lines.iter().map(|line| line.compressed).sum()
}

/// The bytes of the part for one purpose.
fn of(parts: &[Line<'_>], purpose: &str) -> usize {
    let for_it = parts.iter().filter(|line| line.purpose() == Some(purpose));
    for_it.map(|line| line.compressed).sum()
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
    text += &list(&lines(files, is_text));
    text += &format!("{first:>21}  in all on the first visit\n");
    let parts = lines(files, is_part);
    text += &list(&parts);
    // What several games share is fetched with the first of them; what is
    // beside tables, and tables with others, have such files of their own.
    let size = |purpose: &str| of(&parts, purpose);
    let games = parts.iter().filter_map(|line| line.game());
    let alone = |game: &str| first + size("common") + size(game) + text_of(files, game);
    let both = |game: &str, ending: &str| size(ending) + size(&format!("{game}_{ending}"));
    let rules = |game: &str| text_of(files, &format!("rules-{game}"));
    let together =
        |game: &str| alone(game) + rules(game) + both(game, "more") + both(game, "together");
    if let Some(most) = games.clone().map(alone).max() {
        text += &format!("{most:>21}  in all with a table of the largest game\n");
    }
    if let Some(most) = games.map(together).max() {
        text += &format!("{most:>21}  in all with a table of the largest game with others\n");
    }
    text
}

struct Line<'a> {
    name: &'a str,
    raw: usize,
    compressed: usize,
}

impl Line<'_> {
    /// What a part is for: a game, `common`, `together`.
    fn purpose(&self) -> Option<&str> {
        self.name
            .strip_suffix(".bin")?
            .split_once('_')
            .map(|(_, purpose)| purpose)
    }

    /// The game, if this is what a table of it needs alone.
    fn game(&self) -> Option<&str> {
        self.purpose().filter(|purpose| {
            *purpose != "common" && !purpose.ends_with("more") && !purpose.ends_with("together")
        })
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

    /// Files of these sizes.
    fn files<const COUNT: usize>(sizes: [(&str, usize); COUNT]) -> Files {
        Files::from(sizes.map(|(name, size)| (name.to_owned(), vec![0; size])))
    }

    #[test]
    fn the_compressed_size_counts_where_there_is_one() {
        let files = files([
            ("a.js", 100),
            ("a.js.br", 10),
            ("a.js.gz", 20),
            ("b.css", 5),
            ("icon-512.png", 1000),
        ]);
        assert_eq!(first_load(&files), 15);
        assert!(report(&files).contains("15  in all"));
    }

    #[test]
    fn parts_count_only_where_they_are_fetched() {
        let files = files([
            ("a.js", 100),
            ("part-1_common.bin", 20),
            ("part-2_one.bin", 3),
            ("part-3_two.bin", 4),
            ("part-4_one_together.bin", 50),
            ("part-5_together.bin", 200),
            ("part-6_one_more.bin", 1000),
            ("part-7_more.bin", 3000),
            ("text-1_en.core.txt", 7),
            ("text-1_fr.core.txt", 8),
            ("text-1_fr.one.txt", 1),
            ("text-1_fr.two.txt", 1),
            ("text-1_fr.rules-one.txt", 20),
        ]);
        assert_eq!(first_load(&files), 108, "one language counts");
        let report = report(&files);
        assert!(report.contains("133  in all with a table of the largest game\n"));
        assert!(report.contains("4402  in all with a table of the largest game with others"));
    }
}
