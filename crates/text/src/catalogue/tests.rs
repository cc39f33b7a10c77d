//! All texts of all languages, and what the operations do.

use super::*;
use crate::rulebook;

include!(concat!(env!("OUT_DIR"), "/typography.rs"));

/// The marks of a language: its own quotation marks, and those with a no-break
/// space before or after them.
struct Marks {
    quotes: &'static [char],
    before: &'static [&'static str],
    after: &'static [&'static str],
}

/// The quotation marks of all languages.
const QUOTES: [char; 9] = ['«', '»', '„', '“', '”', '‚', '‘', '‹', '›'];

/// Arguments as programs give them, one kind at a time.
fn samples() -> Vec<Vec<Arg<'static>>> {
    let names = |count: usize| -> Vec<String> {
        let all = ["Ada", "Bob", "Éloi"].map(String::from);
        all.into_iter().take(count).collect()
    };
    let kinds: Vec<Arg<'static>> = vec![
        "Ada".into(),
        "Bob".into(),
        0.into(),
        1.into(),
        2.into(),
        12_345.into(),
        Arg::Decimal(15, 1),
        names(1).into(),
        names(3).into(),
        crate::rockets::Text::YourRocket.into(),
    ];
    kinds.into_iter().map(|kind| vec![kind; 12]).collect()
}

/// Every text of a language with where it is from: all messages with sample
/// arguments, their forms, and the lines of the rule books.
fn all_texts(language: Language) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for area in Area::ALL {
        let catalogue = Catalogue::of(language, area);
        if area.name().starts_with("rules-") {
            let lines = rules(language, area).lines();
            let lines = lines.map(|line| line.strip_prefix("  ").unwrap_or(line));
            let lines = lines.filter(|line| !line.is_empty());
            texts.extend(lines.map(|line| (area.name().to_owned(), line.to_owned())));
            continue;
        }
        for index in 0..catalogue.ends.len() as u16 - 1 {
            let origin = format!("{language}/{}.ftl, message {index}", area.name());
            for (_, form) in catalogue
                .message(index)
                .split(ATTRIBUTE)
                .skip(1)
                .filter_map(|form| form.split_once(VALUE))
            {
                texts.push((origin.clone(), form.to_owned()));
            }
            for args in samples() {
                let text = formatted(language, area, index, &args);
                texts.push((origin.clone(), text));
            }
        }
    }
    texts
}

#[test]
fn every_message_is_there_in_every_language() {
    for language in Language::ALL {
        for area in Area::ALL {
            let english = Catalogue::of(Language::English, area).ends.len();
            let catalogue = Catalogue::of(language, area);
            assert_eq!(catalogue.ends.len(), english, "{language} {}", area.name());
            let fingerprint = &catalogue.text[..catalogue.ends[0] as usize];
            assert_eq!(fingerprint, format!("{:08x}", area.fingerprint()));
        }
    }
}

#[test]
fn every_message_can_be_said() {
    for language in Language::ALL {
        for (origin, text) in all_texts(language) {
            assert!(!text.is_empty(), "{origin} says nothing");
            assert!(!text.contains(char::is_control), "{origin}: {text:?}");
            assert!(!text.contains("{ $"), "{origin}: {text}");
        }
    }
}

/// The one test of the typography of all texts. What stands between
/// backquotes is to be typed and has none.
#[test]
fn typography_is_kept_in_every_language() {
    const SPACES: [char; 3] = [' ', '\u{a0}', '\u{202f}'];
    for language in Language::ALL {
        for (origin, text) in all_texts(language) {
            let text: String = text.split('`').step_by(2).collect::<Vec<_>>().join("`");
            let fails = |why: &str| panic!("{origin}: {why}: {text}");
            if text.trim_matches(SPACES) != text {
                fails("a loose space");
            }
            if text.contains("  ") {
                fails("two spaces");
            }
            if text.contains(['\'', '"']) || text.contains("...") {
                fails("a typewriter's mark");
            }
            let marks = &MARKS[language as usize];
            let foreign = |c: char| QUOTES.contains(&c) && !marks.quotes.contains(&c);
            if text.contains(foreign) {
                fails("quotation marks of another language");
            }
            for mark in marks.before {
                if text.contains(&format!(" {mark}")) {
                    fails("a space that breaks before a mark");
                }
            }
            for mark in marks.after {
                if text.contains(&format!("{mark} ")) {
                    fails("a space that breaks after a mark");
                }
            }
        }
    }
}

/// Carries out a pattern that is written with readable signs.
fn said(language: Language, pattern: &str, args: &[Arg<'_>]) -> String {
    let mut code = pattern.to_owned();
    for (sign, operation) in [
        ('$', VARIABLE),
        ('<', SELECT),
        ('|', VARIANT),
        ('=', VALUE),
        ('>', END),
        ('@', CALL),
    ] {
        code = code.replace(sign, &operation.to_string());
    }
    let mut out = String::new();
    let writer = Writer {
        language,
        habits: language.habits(),
        args,
    };
    writer.write(&code, &mut out);
    out
}

#[test]
fn plural_forms_follow_the_language() {
    let galaxies = "$  <$ |0=none|one=galaxy|*other=galaxies>";
    let of = |language, number: i64| said(language, galaxies, &[number.into()]);
    assert_eq!(of(Language::English, 0), "0 none");
    assert_eq!(of(Language::English, 1), "1 galaxy");
    assert_eq!(of(Language::English, 21), "21 galaxies");
    let bare = "<$ |one=une|*other=plusieurs>";
    let of = |arg: Arg<'_>| said(Language::French, bare, &[arg]);
    assert_eq!(of(0.into()), "une");
    assert_eq!(of(1.into()), "une");
    assert_eq!(of(Arg::Decimal(15, 1)), "une");
    assert_eq!(of(2.into()), "plusieurs");
    assert_eq!(of("deux".into()), "plusieurs");
    let decimal = said(Language::English, bare, &[Arg::Decimal(10, 1)]);
    assert_eq!(decimal, "plusieurs", "1.0 is not one in English");
}

#[test]
fn variants_can_hold_variants_and_follow_texts() {
    let pattern = "<$ |m=<$!|one=il|*other=ils>|*f=elle> va";
    let of =
        |gender: &str, count: i64| said(Language::French, pattern, &[gender.into(), count.into()]);
    assert_eq!(of("m", 1), "il va");
    assert_eq!(of("m", 5), "ils va");
    assert_eq!(of("f", 5), "elle va");
    assert_eq!(of("?", 5), "elle va");
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let of = |language, arg: Arg<'_>| said(language, "$ ", &[arg]);
    assert_eq!(of(Language::English, 1234.into()), "1,234");
    assert_eq!(of(Language::French, 1234.into()), "1234");
    assert_eq!(
        of(Language::French, 1_234_567.into()),
        "1\u{202f}234\u{202f}567"
    );
    assert_eq!(of(Language::English, Arg::Decimal(-5, 2)), "−0.05");
    assert_eq!(of(Language::French, Arg::Decimal(123, 1)), "12,3");
    assert_eq!(said(Language::English, "@N$ >", &[1969.into()]), "1969");
}

#[test]
fn a_sentence_that_ends_with_an_abbreviation_has_one_point() {
    let of = |value: &str| said(Language::German, "Ada nennt $ .", &[value.into()]);
    assert_eq!(of("3200 v. Chr."), "Ada nennt 3200 v. Chr.");
    assert_eq!(of("1781"), "Ada nennt 1781.");
}

#[test]
fn several_things_are_listed() {
    let names = |count| -> Vec<String> {
        let all = ["Ada", "Bob", "Cy"].map(String::from);
        all.into_iter().take(count).collect()
    };
    let of = |language, count| said(language, "$ ", &[names(count).into()]);
    assert_eq!(of(Language::English, 1), "Ada");
    assert_eq!(of(Language::English, 2), "Ada and Bob");
    assert_eq!(of(Language::French, 3), "Ada, Bob et Cy");
    assert_eq!(
        said(Language::French, "@O$ >", &[names(2).into()]),
        "Ada ou Bob"
    );
}

#[test]
fn functions_work_on_what_they_are_given() {
    assert_eq!(
        said(Language::English, "@C$ >", &["éclair".into()]),
        "Éclair"
    );
    // `DE` is the second function of French by name.
    let de = |name: &str| said(Language::French, "la main @b$ >", &[name.into()]);
    assert_eq!(de("Ada"), "la main d’Ada");
    assert_eq!(de("Bob"), "la main de Bob");
    let nested = said(Language::French, "@C@b$ >>", &["Ada".into()]);
    assert_eq!(nested, "D’Ada");
}

#[test]
fn a_message_has_its_value_where_it_lacks_a_form() {
    let rocket = crate::rockets::Text::YourRocket;
    assert_eq!(rocket.form(Language::French, "the"), "votre fusée");
    let form = said(Language::French, "@F$ the>", &[rocket.into()]);
    assert_eq!(form, "votre fusée");
}

#[test]
fn rule_books_are_catalogues_too() {
    let book = rulebook::source::<rockets::Rockets>(Language::French);
    assert!(book.starts_with("# La Dernière Fusée\n"), "{book}");
}

#[test]
fn a_catalogue_of_another_version_is_refused() {
    let install = |download: &str| install(Language::French, download.to_owned());
    assert_eq!(install("page\u{1d}00000001\0x"), Err(OtherVersion));
    assert_eq!(install("no\u{1d}00000000\0x"), Err(OtherVersion));
    assert_eq!(install("nothing of the kind"), Err(OtherVersion));
    let own = |area: Area| {
        let text = Catalogue::of(Language::French, area).text;
        format!("{}\u{1d}{text}", area.name())
    };
    let both = format!("{}\u{1c}{}", own(Area::Page), own(Area::RulesRockets));
    assert_eq!(install(&both), Ok(()));
}
