//! Every clause has a test, and the published table says which; the code map names
//! every file.

use xtask::{code_map, coverage, tools};

#[test]
fn every_clause_has_a_test() {
    let untested = coverage::untested(&tools::root().unwrap()).unwrap();
    assert!(untested.is_empty(), "no test is named after {untested:?}");
}

#[test]
fn the_published_table_is_up_to_date() {
    let root = tools::root().unwrap();
    let published = std::fs::read_to_string(root.join(coverage::TABLE)).unwrap();
    assert!(
        published == coverage::table(&root).unwrap(),
        "{} is out of date: run `cargo xtask coverage`",
        coverage::TABLE
    );
}

#[test]
fn the_code_map_is_up_to_date() {
    let root = tools::root().unwrap();
    let published = std::fs::read_to_string(root.join(code_map::DOCUMENT)).unwrap();
    assert!(
        published == code_map::document(&root).unwrap(),
        "{} is out of date: run `cargo xtask code-map`",
        code_map::DOCUMENT
    );
}
