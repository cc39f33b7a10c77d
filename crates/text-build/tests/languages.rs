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

const BOOK: &str = "\
# Go
> Play.

- **story** **GO-1.1** Once there was a board. It was empty.
- **goal** **GO-1.1** Fill it.
- **step** **GO-1.1** Look.
- **step** **GO-1.1** Think.
- **step** **GO-1.1** Place a stone.
- **scoring** **GO-1.1** Count the points.
- **end** **GO-1.1** The board is full.
- **tip** **GO-1.2** Take your time.
- **tip** **GO-1.1** Take the corners.
- **question** One? **GO-1.1** Yes.
- **question** Two? **GO-1.1** Yes.
- **question** Three? **GO-1.1** Yes.
- **question** Four? **GO-1.1** Yes.
- **question** Five? **GO-1.2** No.
- **players** 2-2
- **age** 7
- **minutes** 60
- **title** Weiqi
- **author** Yao

## 1. All
- **GO-1.1** Yes.
- **GO-1.2** Maybe.
  [ruling] No.
";

fn write(folder: &Path, name: &str, header: &str, messages: &str) {
    fs::create_dir_all(folder.join("rules")).unwrap();
    let header = header.replace("NAME", name);
    fs::write(folder.join("language.toml"), header).unwrap();
    fs::write(folder.join("space.ftl"), messages).unwrap();
    fs::write(folder.join("rules/go.md"), BOOK).unwrap();
}

/// Changes a second language's rule book from one text to another, and expects to be
/// told one problem, after the file's name and `mark`.
fn assert_told_of_book(mark: &str, cases: &[(&str, &str, &str)]) {
    for (from, to, said) in cases {
        let told = [format!("xx/rules/go.md{mark}{said}")];
        assert_eq!(problems_of_book(from, to), told);
    }
}

/// What is wrong with a second language whose rule book is changed so.
fn problems_of_book(from: &str, to: &str) -> Vec<String> {
    assert!(BOOK.contains(from), "{from}");
    let folder = TempDir::new().unwrap();
    write(&folder.path().join("en"), "English", HEADER, ENGLISH);
    write(&folder.path().join("xx"), "Other", HEADER, ENGLISH);
    let book = BOOK.replacen(from, to, 1);
    fs::write(folder.path().join("xx/rules/go.md"), book).unwrap();
    read(folder.path()).1
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
    assert_eq!(
        problems_of_book("  [ruling] No.", "  No."),
        ["xx/rules/go.md: `GO-1.2 [booklet] [booklet]` where en has `GO-1.2 [booklet] [ruling]`"]
    );
    // After the lines of In short that cite the clause.
    let missing = problems_of_book("- **GO-1.1** Yes.\n- **GO-1.2**", "- **GO-1.2**");
    assert_eq!(
        missing.last().map(String::as_str),
        Some("xx/rules/go.md: `GO-1.2 [booklet] [ruling]` where en has `GO-1.1 [booklet]`")
    );
}

#[test]
fn what_is_wrong_in_short_is_named_with_its_line() {
    let long = format!("**step** **GO-1.1** {}.", ["much"; 21].join(" "));
    assert_told_of_book(
        ", ",
        &[
            (
                "- **goal** **GO-1.1** Fill it.\n",
                "",
                "line 5: 0 lines `goal` where 1 belong",
            ),
            (
                "- **step** **GO-1.1** Think.\n",
                "",
                "line 6: 2 lines `step` where 3 belong",
            ),
            (
                "- **tip** **GO-1.1** Take the corners.\n",
                "",
                "line 11: 1 lines `tip` where 2 to 3 belong",
            ),
            (
                "**author** Yao",
                "**autor** Yao",
                "line 22: `autor` is no part of a rule book",
            ),
            (
                "## 1. All",
                "- **goal** **GO-1.1** Win.\n## 1. All",
                "line 24: `goal` is out of order",
            ),
            (
                "**step** **GO-1.1** Think.",
                long.as_str(),
                "line 7: `step` has 21 words, at most 20",
            ),
            (
                "**step** **GO-1.1** Look.",
                "**step** Look.",
                "line 6: `step` begins with no clause",
            ),
            (
                "**step** **GO-1.1** Look.",
                "**step** **GO-9.9** Look.",
                "line 6: `step` names GO-9.9, which the book does not have",
            ),
            (
                "**tip** **GO-1.1** Take",
                "**tip** Take",
                "line 12: `tip` begins with no clause",
            ),
            (
                "It was empty.",
                "",
                "line 4: `story` has 1 sentences, 2 to 3 are wanted",
            ),
            (
                "**GO-1.2** No.",
                "**GO-1.3** No.",
                "line 17: `question` names GO-1.3, which the book does not have",
            ),
            ("Five?", "Five.", "line 17: `question` asks nothing: Five."),
            (
                "Five? **GO-1.2** No.",
                "Five?",
                "line 17: `question` looks like `Question? **LR-3.4** Answer.`",
            ),
            (
                "**players** 2-2",
                "**players** two",
                "line 18: `players` is not 2 numbers joined by `-`: two",
            ),
        ],
    );
}

#[test]
fn facts_and_answering_clauses_are_those_of_english() {
    assert_told_of_book(
        ": ",
        &[
            ("**age** 7", "**age** 8", "`age 8` where en has `age 7`"),
            (
                "**goal** **GO-1.1**",
                "**goal** **GO-1.2**",
                "`goal GO-1.2` where en has `goal GO-1.1`",
            ),
            (
                "Five? **GO-1.2**",
                "Five? **GO-1.1**",
                "`question GO-1.1` where en has `question GO-1.2`",
            ),
            (
                "- **author** Yao\n",
                "",
                "`nothing` where en has `author Yao`",
            ),
            (
                "- **question** One?",
                "- **tip** **GO-1.1** Rest.\n- **question** One?",
                "`tip GO-1.1` where en has `question GO-1.1`",
            ),
        ],
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
