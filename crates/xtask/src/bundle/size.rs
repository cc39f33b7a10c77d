//! How much a visitor downloads.

use super::page::{Files, is_board, is_first_load, is_parcel, is_part, is_text};

/// The bytes of everything that the first visit downloads, compressed.
pub fn first_load(files: &Files) -> usize {
    start(files) + of(&lines(files, is_part), "shelf") + sheet_of(files, "pages")
}

/// The bytes of the style sheet of a board, or of some pages.
fn sheet_of(files: &Files, name: &str) -> usize {
    let ending = format!("_{name}.css");
    let sheets = lines(files, is_board).into_iter();
    let of_name = sheets.filter(|line| line.name.ends_with(&ending));
    of_name.map(|line| line.compressed).sum()
}

/// The bytes of what every visit downloads.
fn start(files: &Files) -> usize {
    sum(&lines(files, is_first_load)) + text_of(files, "core") + of(&lines(files, is_part), "base")
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
    // What several games share has files of its own beside theirs.
    let board = |game: &str| {
        of(&parts, "common") + of(&parts, game) + text_of(files, game) + sheet_of(files, game)
    };
    let both =
        |game: &str, purpose: &str| of(&parts, purpose) + of(&parts, &format!("{game}_{purpose}"));
    let alone = |game: &str| first + board(game) + both(game, "alone");
    let together = |game: &str| {
        let apart = start(files) + board(game) + both(game, "together");
        let ending = format!("_{game}.bin.br");
        let mut all = files.iter();
        match all.find(|(name, _)| is_parcel(name) && name.ends_with(&ending)) {
            None => apart,
            Some((_, parcel)) => {
                let first = lines(files, is_first_load);
                let main = first.iter().filter(|line| line.name.ends_with("_main.bin"));
                let modules = main.map(|line| line.compressed).sum::<usize>()
                    + ["base", "common", game]
                        .map(|one| of(&parts, one))
                        .iter()
                        .sum::<usize>()
                    + both(game, "together");
                apart - modules + parcel.len()
            }
        }
    };
    let games = parts.iter().filter_map(|line| line.game());
    if let Some(most) = games.clone().map(alone).max() {
        text += &format!("{most:>21}  in all with a table of the largest game\n");
    }
    if let Some(most) = games.map(together).max() {
        text += &format!("{most:>21}  in all by a link to a table of the largest game\n");
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

    /// The game, if this is what only tables of one game need.
    fn game(&self) -> Option<&str> {
        self.purpose()?.strip_suffix("_alone")
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
        let mut files = files([
            ("a.js", 100),
            ("part-1_base.bin", 10_000),
            ("part-1_shelf.bin", 20_000),
            ("part-1_common.bin", 20),
            ("part-2_one.bin", 3),
            ("part-3_two.bin", 4),
            ("part-3_one_alone.bin", 30),
            ("part-3_two_alone.bin", 30),
            ("part-3_alone.bin", 500),
            ("part-4_one_together.bin", 50),
            ("part-5_together.bin", 200),
            ("part-6_one_more.bin", 100_000),
            ("part-7_around.bin", 300_000),
            ("board-1_one.css", 2),
            ("board-1_two.css", 1),
            ("text-1_en.core.txt", 7),
            ("text-1_fr.core.txt", 8),
            ("text-1_fr.one.txt", 1),
            ("text-1_fr.two.txt", 1),
            ("text-1_fr.rules-one.txt", 20),
        ]);
        assert_eq!(first_load(&files), 30_108, "one language counts");
        let told = report(&files);
        assert!(told.contains("30664  in all with a table of the largest game\n"));
        assert!(told.contains("10384  in all by a link to a table of the largest game"));

        for game in ["one", "two"] {
            files.insert(format!("parcel-1_{game}.bin.br"), vec![0; 9_000]);
        }
        assert_eq!(first_load(&files), 30_108, "parcels are for guests");
        assert!(report(&files).contains("9111  in all by a link"));
    }
}
