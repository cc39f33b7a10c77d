//! What is wrong with a language is told with its file and key.

use std::fs;
use std::path::Path;
use tempfile::TempDir;
use text_build::{generate, read, read_finished};

const HEADER: &str = r#"
name = "NAME"
own_name = "NAME"
plural = { one = "i = 1" }
number = { decimal = ".", thousands = ",", group_from = 4 }
list = { and = " and ", or = " or " }
typography = { quotes = ["“", "”"] }
"#;

const ENGLISH: &str = "\
ready = Ready
# $who $count
found =
    { $count ->
        [one] { $who } found a star.
       *[other] { $who } found { $count } stars.
    }
";

fn write(folder: &Path, name: &str, header: &str, messages: &str) {
    fs::create_dir_all(folder.join("rules")).unwrap();
    let header = header.replace("NAME", name);
    fs::write(folder.join("language.toml"), header).unwrap();
    fs::write(folder.join("space.ftl"), messages).unwrap();
    let rules = "# Go\n> Play.\n\n## 1. All\n- **GO-1.1** Yes.\n- **GO-1.2** [ruling] No.\n";
    fs::write(folder.join("rules/go.md"), rules).unwrap();
}

/// The problems of a second language beside the English one.
fn problems(messages: &str) -> Vec<String> {
    let folder = TempDir::new().unwrap();
    write(&folder.path().join("en"), "English", HEADER, ENGLISH);
    write(&folder.path().join("xx"), "Other", HEADER, messages);
    read(folder.path()).1
}

#[test]
fn a_complete_language_has_no_problems() {
    let reworded = "ready = Prêt\nfound = { $count } étoiles pour { $who }\n";
    assert_eq!(problems(reworded), [""; 0]);
}

#[test]
fn missing_and_additional_messages_are_named() {
    assert_eq!(
        problems("redy = Prêt\nfound = { $count } { $who }\n"),
        [
            "xx/space.ftl: `ready` is missing",
            "xx/space.ftl: `redy` is not in en"
        ]
    );
}

#[test]
fn wrong_variables_are_named() {
    assert_eq!(
        problems("ready = Prêt\nfound = { $count } { $whom }\n"),
        [
            "xx/space.ftl: `found` does not mention $who",
            "xx/space.ftl: `found` mentions $whom, which en does not have"
        ]
    );
}

#[test]
fn unknown_functions_plural_forms_and_references_are_named() {
    let wrong = "\
ready = { nothing }
found = { DU($who) } { $count ->
    [few] x
   *[other] y
}
";
    assert_eq!(
        problems(wrong),
        [
            "xx/space.ftl: `ready`: there is no `nothing` in this file",
            "xx/space.ftl: `found`: there is no function DU",
            "xx/space.ftl: `found`: the language has no plural form `few`",
        ]
    );
}

#[test]
fn forms_of_one_group_agree() {
    let uneven =
        "ready = Prêt\n    .the = le\nready-too = X\n    .a = un\nfound = { $count } { $who }\n";
    let said = problems(uneven).join("\n");
    assert!(
        said.contains("`ready-too` has other forms than `ready`"),
        "{said}"
    );
}

#[test]
fn the_order_of_several_variables_is_declared() {
    let folder = TempDir::new().unwrap();
    let undeclared = "found = { $who } { $count }\n";
    write(&folder.path().join("en"), "English", HEADER, undeclared);
    let (_, problems) = read(folder.path());
    assert_eq!(problems.len(), 1);
    assert!(problems[0].ends_with("the order of its variables: `# $who $count`"));
}

#[test]
fn a_rule_book_with_other_clauses_is_named() {
    let folder = TempDir::new().unwrap();
    write(&folder.path().join("en"), "English", HEADER, ENGLISH);
    write(&folder.path().join("xx"), "Other", HEADER, ENGLISH);
    let rules = "# Go\n> Jouez.\n\n## 1. Tout\n- **GO-1.1** Oui.\n- **GO-1.2** Non.\n";
    fs::write(folder.path().join("xx/rules/go.md"), rules).unwrap();
    assert_eq!(
        read(folder.path()).1,
        ["xx/rules/go.md: `GO-1.2` where en has `GO-1.2 [ruling]`"]
    );
}

#[test]
fn a_draft_is_left_out() {
    let folder = TempDir::new().unwrap();
    write(&folder.path().join("en"), "English", HEADER, ENGLISH);
    let draft = format!("draft = true\n{HEADER}");
    write(&folder.path().join("xx"), "Other", &draft, "");
    let finished = read_finished(folder.path()).unwrap();
    assert_eq!(finished.len(), 1);
    assert!(!read(folder.path()).1.is_empty(), "the report tells all");
}

#[test]
fn a_message_becomes_a_function_in_the_declared_order() {
    let (folder, out) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    write(&folder.path().join("en"), "English", HEADER, ENGLISH);
    generate(folder.path(), out.path()).unwrap();
    let source = fs::read_to_string(out.path().join("space.rs")).unwrap();
    let signature = "pub fn found<'a>(language: crate::Language, who: impl Into<crate::Arg<'a>>, count: impl Into<crate::Arg<'a>>) -> String";
    assert!(source.contains(signature), "{source}");
    assert!(source.contains("    Ready,\n"), "{source}");
}
