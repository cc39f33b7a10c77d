//! Every clause has a test, and the published table says which; the code map names
//! every file.

use xtask::{code_map, coverage, tools};

#[test]
fn every_clause_has_a_test() {
    let untested = coverage::untested(&tools::root().unwrap()).unwrap();
    assert!(untested.is_empty(), "no test is named after {untested:?}");
}

/// A document is what a chore would write now.
fn assert_up_to_date(document: &str, wanted: &str, chore: &str) {
    let published = std::fs::read_to_string(tools::root().unwrap().join(document)).unwrap();
    assert!(
        published == wanted,
        "{document} is out of date: run `cargo xtask {chore}`"
    );
}

#[test]
fn the_published_table_is_up_to_date() {
    let wanted = coverage::table(&tools::root().unwrap()).unwrap();
    assert_up_to_date(coverage::TABLE, &wanted, "coverage");
}

#[test]
fn the_code_map_is_up_to_date() {
    let wanted = code_map::document(&tools::root().unwrap()).unwrap();
    assert_up_to_date(code_map::DOCUMENT, &wanted, "code-map");
}
