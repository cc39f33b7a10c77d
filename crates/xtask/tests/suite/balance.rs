//! `docs/balance.md` has what it claims to have.

use xtask::balance::{DOCUMENT, GAMES, Row, head, not_studied, rows};
use xtask::tools;

/// The document's part about a game.
fn part<'a>(document: &'a str, title: &str) -> &'a str {
    let heading = format!("\n## {title} (");
    let start = document.find(&heading).expect("every game has a heading");
    let rest = &document[start + heading.len()..];
    rest.find("\n## ").map_or(rest, |end| &rest[..end])
}

#[test]
fn every_game_and_option_is_studied_or_said_not_to_be() {
    let root = tools::root().unwrap();
    let document = std::fs::read_to_string(root.join(DOCUMENT)).unwrap();
    for (game, title, studies) in GAMES {
        let rows: Vec<Row> = rows(studies).collect();
        let part = part(&document, title);
        assert!(part.starts_with(&format!("`{game}`)")), "{title}");
        let lines = part
            .lines()
            .filter(|line| line.starts_with("| ") && !line.contains("options"));
        assert_eq!(
            lines.count(),
            rows.len(),
            "{title}: `cargo xtask balance` writes it anew"
        );
        for row in &rows {
            let head = format!("\n{} ", head(*row));
            assert!(part.contains(&head), "{title}: no row {head}");
        }
        for option in not_studied(&root, game, studies).unwrap() {
            let said = part.split("Not studied:").nth(1).unwrap_or_default();
            assert!(said.contains(&option), "{title}: {option}");
        }
        let least = rows.iter().map(|row| row.0).min().unwrap();
        let most = rows.iter().map(|row| row.0).max().unwrap();
        assert!(
            least == 2 && most >= 4,
            "{title}: small and large tables are studied"
        );
    }
}
