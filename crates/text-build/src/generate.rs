//! The Rust that leads to the catalogues: `Language`, `Area`, and for each
//! area a `Text` for each message without variables and a function for each
//! message with some.

use crate::Language;
use crate::area::Area;
use crate::header::{Before, Header, Rule};
use crate::message::Message;
use crate::plural::Condition;
use std::fmt::Write;

/// Rust files by name.
pub(crate) fn sources(all: &[Language]) -> Vec<(String, String)> {
    let reference = &all[0];
    let mut sources = vec![
        ("languages.rs".to_owned(), languages(all)),
        ("areas.rs".to_owned(), areas(reference)),
        ("embedded.rs".to_owned(), embedded(all, reference)),
        ("typography.rs".to_owned(), typography(all)),
    ];
    for area in &reference.areas {
        sources.push((format!("{}.rs", snake(&area.name)), messages(area)));
    }
    sources
}

fn languages(all: &[Language]) -> String {
    let mut out = String::new();
    let names: Vec<&str> = all.iter().map(|one| one.header.name.as_str()).collect();
    out += "/// A language of the interface and of the rule books.\n";
    out += "#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n";
    out += "pub enum Language {\n";
    for name in &names {
        put(&mut out, &format!("    /// {name}.\n    {name},\n"));
    }
    out += "}\n\nimpl Language {\n";
    put(
        &mut out,
        &format!(
            "    /// Every language, English first.\n    pub const ALL: [Self; {}] = [{}];\n}}\n\n",
            names.len(),
            list(names.iter().map(|name| format!("Self::{name}"))),
        ),
    );
    put(
        &mut out,
        &format!("pub(crate) static HABITS: [Habits; {}] = [\n", names.len()),
    );
    for language in all {
        out += &habits(&language.code, &language.header);
    }
    out += "];\n";
    out
}

/// What the test of all texts holds them to.
fn typography(all: &[Language]) -> String {
    let languages = all.iter().map(|language| {
        let rules = &language.header.typography;
        let before = rules.no_break_before.iter().chain(&rules.narrow_before);
        format!(
            "Marks {{ quotes: &{:?}, before: &[{}], after: &{:?} }}",
            rules.quotes,
            list(before.map(|mark| format!("{mark:?}"))),
            rules.no_break_after
        )
    });
    format!(
        "/// The marks of the languages.\nconst MARKS: [Marks; {}] = [{}];\n",
        all.len(),
        list(languages)
    )
}

fn habits(code: &str, header: &Header) -> String {
    let plural = header.plural.iter().map(|(form, condition)| {
        let rust = Condition::read(condition).map_or_else(|_| "false".to_owned(), |rust| rust.0);
        format!("if {rust} {{ {form:?} }} else ")
    });
    let places = if header.plural.values().any(|rule| rule.contains('v')) {
        "places"
    } else {
        "_places"
    };
    let functions = header
        .functions
        .values()
        .map(|rules| format!("&[{}]", list(rules.iter().map(rule))));
    format!(
        "    Habits {{ code: {code:?}, own_name: {:?}, decimal: {:?}, thousands: {:?}, \
         group_from: {}, and: {}, or: {}, \
         plural: |whole, {places}| {}{{ \"other\" }}, functions: &[{}] }},\n",
        header.own_name,
        header.number.decimal,
        header.number.thousands,
        header.number.group_from,
        conjunction(&header.list.and, &header.list.and_before),
        conjunction(&header.list.or, &header.list.or_before),
        plural.collect::<String>(),
        list(functions),
    )
}

/// A conjunction as a function of the words after it.
fn conjunction(usual: &str, before: &[Before]) -> String {
    let mut rules: Vec<String> = before
        .iter()
        .map(|case| rule_of(&case.starts, &[], false, &case.say, ""))
        .collect();
    rules.push(rule_of(&[], &[], false, usual, ""));
    format!("&[{}]", rules.join(", "))
}

fn rule(rule: &Rule) -> String {
    rule_of(
        &rule.starts,
        &rule.ends,
        rule.replace,
        &rule.before,
        &rule.after,
    )
}

fn rule_of(starts: &[String], ends: &[String], replace: bool, before: &str, after: &str) -> String {
    format!(
        "Rule {{ starts: &{starts:?}, ends: &{ends:?}, replace: {replace}, before: {before:?}, after: {after:?} }}"
    )
}

fn areas(reference: &Language) -> String {
    let mut out = String::from(
        "/// A part of all texts: the messages of one file, or one rule book.\n\
         #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n\
         pub enum Area {\n",
    );
    let rules = reference
        .rules
        .iter()
        .map(|(game, _)| (format!("rules-{game}"), 0));
    let all: Vec<(String, u32)> = reference
        .areas
        .iter()
        .map(|area| (area.name.clone(), area.fingerprint()))
        .chain(rules)
        .collect();
    for (name, _) in &all {
        put(
            &mut out,
            &format!("    /// `{name}`.\n    {},\n", camel(name)),
        );
    }
    out += "}\n\nimpl Area {\n    /// Every area.\n";
    put(
        &mut out,
        &format!(
            "    pub const ALL: [Self; {}] = [{}];\n\n",
            all.len(),
            list(all.iter().map(|(name, _)| format!("Self::{}", camel(name)))),
        ),
    );
    put(
        &mut out,
        &format!(
            "    /// The area's name, which its files carry.\n    pub const fn name(self) -> &'static str {{\n        [{}][self as usize]\n    }}\n\n",
            list(all.iter().map(|(name, _)| format!("{name:?}"))),
        ),
    );
    put(
        &mut out,
        &format!(
            "    const fn fingerprint(self) -> u32 {{\n        [{}][self as usize]\n    }}\n}}\n",
            list(all.iter().map(|(_, fingerprint)| fingerprint.to_string())),
        ),
    );
    out
}

fn embedded(all: &[Language], reference: &Language) -> String {
    let mut out = String::from(
        "fn embedded(language: Language, area: Area) -> Option<&'static str> {\n    Some(match (language, area) {\n",
    );
    for language in all {
        for catalogue in language.catalogues(reference) {
            put(
                &mut out,
                &format!(
                    "        (Language::{}, Area::{}) => include_str!({:?}),\n",
                    language.header.name,
                    camel(&catalogue.name),
                    format!("{}.{}.txt", language.code, catalogue.name),
                ),
            );
        }
    }
    out += "    })\n}\n";
    out
}

fn messages(area: &Area) -> String {
    let mut out = String::new();
    let name = camel(&area.name);
    let plain: Vec<&Message> = area.plain().collect();
    if !plain.is_empty() {
        out += "/// A text without variables.\n";
        out += "#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n";
        out += "pub enum Text {\n";
        for message in &plain {
            put(
                &mut out,
                &format!("{}    {},\n", doc(message, "    "), camel(&message.key)),
            );
        }
        out += "}\n\nimpl Text {\n    /// Every text.\n";
        put(
            &mut out,
            &format!(
                "    pub const ALL: &'static [Self] = &[{}];\n",
                list(plain.iter().map(|one| format!("Self::{}", camel(&one.key)))),
            ),
        );
        put(
            &mut out,
            &format!(
                "
    /// Its key in the catalogue.
    pub fn key(self) -> &'static str {{
        [{}][self as usize]
    }}

    /// The text with a key.
    pub fn named(key: &str) -> Option<Self> {{
        Self::ALL.iter().copied().find(|text| text.key() == key)
    }}
",
                list(plain.iter().map(|one| format!("{:?}", one.key))),
            ),
        );
        put(
            &mut out,
            &format!(
                "
    /// It in a language.
    pub fn said(self, language: crate::Language) -> &'static str {{
        crate::catalogue::plain(language, crate::Area::{name}, self as u16)
    }}

    /// A form of it, such as `the`; itself where the language has no such form.
    pub fn form(self, language: crate::Language, form: &str) -> &'static str {{
        crate::catalogue::form(language, crate::Area::{name}, self as u16, form)
    }}
}}

impl From<Text> for crate::Arg<'_> {{
    fn from(text: Text) -> Self {{
        Self::Message(crate::Area::{name}, text as u16)
    }}
}}
"
            ),
        );
    }
    for (index, message) in area.messages.iter().enumerate().skip(plain.len()) {
        let variables: Vec<String> = message.variables.iter().map(|name| snake(name)).collect();
        let takes = list(
            variables
                .iter()
                .map(|name| format!("{name}: impl Into<crate::Arg<'a>>")),
        );
        let gives = list(variables.iter().map(|name| format!("{name}.into()")));
        let many = if variables.len() > 6 {
            "#[expect(clippy::too_many_arguments, reason = \"the message has as many\")]\n"
        } else {
            ""
        };
        put(
            &mut out,
            &format!(
                "\n{}{many}pub fn {}<'a>(language: crate::Language, {takes}) -> String {{
    crate::catalogue::formatted(language, crate::Area::{name}, {index}, &[{gives}])
}}
",
                doc(message, ""),
                snake(&message.key),
            ),
        );
    }
    out
}

/// The English text as a comment, without its operations.
fn doc(message: &Message, indent: &str) -> String {
    let text: String = message
        .code
        .chars()
        .map(|c| if c.is_control() { '·' } else { c })
        .collect();
    let text = text.replace('[', "(").replace(']', ")");
    format!(
        "{indent}/// `{}`: {}\n",
        message.key,
        text.replace('`', "'")
    )
}

fn put(out: &mut String, text: &str) {
    let _ = out.write_str(text);
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// `play-now` as a type: `PlayNow`.
fn camel(name: &str) -> String {
    name.split('-')
        .map(|word| {
            let mut chars = word.chars();
            let first = chars.next().map(|c| c.to_ascii_uppercase());
            first.into_iter().chain(chars).collect::<String>()
        })
        .collect()
}

/// `play-now` as a function: `play_now`.
fn snake(name: &str) -> String {
    match name {
        "as" | "break" | "const" | "continue" | "else" | "enum" | "fn" | "for" | "if" | "in"
        | "loop" | "match" | "mod" | "move" | "mut" | "pub" | "ref" | "return" | "static"
        | "struct" | "trait" | "true" | "false" | "type" | "use" | "where" | "while" => {
            format!("r#{name}")
        }
        _ => name.replace('-', "_"),
    }
}
