//! The catalogues and what is made of their messages.
//!
//! A message is text with a few operations in it, which `text-build` has
//! compiled from Fluent; its documentation lists them.

#[path = "../../text-build/src/operations.rs"]
mod operations;

use crate::language::{Habits, Rule};
use crate::letter::capital;
use crate::{Arg, Language};
use operations::*;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/areas.rs"));

#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The page has no texts built in: a visitor downloads those of one language.
#[cfg(target_arch = "wasm32")]
fn embedded(_: Language, _: Area) -> Option<&'static str> {
    None
}

/// The compiled messages of one area in one language.
struct Catalogue {
    text: &'static str,
    /// Where each message ends.
    ends: Vec<u32>,
}

/// What is said in a language that has not been downloaded: nothing.
static SILENT: Catalogue = Catalogue {
    text: "",
    ends: Vec::new(),
};

static CATALOGUES: [OnceLock<Catalogue>; Language::ALL.len() * Area::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len() * Area::ALL.len()];

/// A catalogue that was made for other messages than this program's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the catalogue belongs to another version")]
pub struct OtherVersion;

/// Takes the catalogues of a download of the page; those that are there already
/// stay.
pub fn install(language: Language, download: String) -> Result<(), OtherVersion> {
    // Kept as long as the program runs, like one that is built in.
    for named in download.leak().split('\u{1c}') {
        let (name, content) = named.split_once('\u{1d}').ok_or(OtherVersion)?;
        let area = Area::ALL.into_iter().find(|area| area.name() == name);
        let area = area.ok_or(OtherVersion)?;
        if !content.starts_with(&format!("{:08x}\0", area.fingerprint())) {
            return Err(OtherVersion);
        }
        Catalogue::place(language, area).get_or_init(|| Catalogue::read(content));
    }
    Ok(())
}

impl Catalogue {
    fn place(language: Language, area: Area) -> &'static OnceLock<Self> {
        &CATALOGUES[language as usize * Area::ALL.len() + area as usize]
    }

    fn read(text: &'static str) -> Self {
        let ends = text.match_indices('\0').map(|(at, _)| at as u32);
        let end = text.len() as u32;
        Self {
            text,
            ends: ends.chain([end]).collect(),
        }
    }

    fn of(language: Language, area: Area) -> &'static Self {
        let place = Self::place(language, area);
        match (place.get(), embedded(language, area)) {
            (Some(catalogue), _) => catalogue,
            (None, Some(text)) => place.get_or_init(|| Self::read(text)),
            (None, None) => &SILENT,
        }
    }

    fn message(&self, index: u16) -> &'static str {
        let index = usize::from(index);
        match (self.ends.get(index), self.ends.get(index + 1)) {
            (Some(&start), Some(&end)) => &self.text[start as usize + 1..end as usize],
            _ => "",
        }
    }
}

/// A message without variables.
pub(crate) fn plain(language: Language, area: Area, index: u16) -> &'static str {
    let message = Catalogue::of(language, area).message(index);
    message.split(ATTRIBUTE).next().unwrap_or(message)
}

/// A form of a message without variables; the message where it has no such
/// form.
pub(crate) fn form(language: Language, area: Area, index: u16, form: &str) -> &'static str {
    let message = Catalogue::of(language, area).message(index);
    let mut forms = message.split(ATTRIBUTE);
    let usual = forms.next().unwrap_or(message);
    forms
        .filter_map(|named| named.split_once(VALUE))
        .find_map(|(name, text)| (name == form).then_some(text))
        .unwrap_or(usual)
}

/// The text of a rule book.
pub(crate) fn rules(language: Language, area: Area) -> &'static str {
    plain(language, area, 0)
}

/// A message with its variables filled in.
pub(crate) fn formatted(language: Language, area: Area, index: u16, args: &[Arg<'_>]) -> String {
    let message = plain(language, area, index);
    let mut out = String::with_capacity(message.len() + 16);
    let writer = Writer {
        language,
        habits: language.habits(),
        args,
    };
    writer.write(message, &mut out);
    out
}

struct Writer<'a> {
    language: Language,
    habits: &'static Habits,
    args: &'a [Arg<'a>],
}

impl Writer<'_> {
    fn write(&self, mut code: &str, out: &mut String) {
        while let Some(at) = code.find([VARIABLE, SELECT, CALL]) {
            write_plain(&code[..at], out);
            let operation = &code[at + 1..];
            code = match code.as_bytes()[at] as char {
                VARIABLE => {
                    let mut rest = operation.chars();
                    if let Some(arg) = rest.next().and_then(|index| self.arg(index)) {
                        self.write_arg(arg, out);
                    }
                    rest.as_str()
                }
                opened => {
                    let (inner, rest) = closed(operation);
                    if opened == SELECT {
                        self.select(inner, out);
                    } else {
                        self.call(inner, out);
                    }
                    rest
                }
            };
        }
        write_plain(code, out);
    }

    fn arg(&self, index: char) -> Option<&Arg<'_>> {
        self.args
            .get((index as usize).checked_sub(usize::from(b' '))?)
    }

    /// The argument, if that is all there is.
    fn only_arg(&self, code: &str) -> Option<&Arg<'_>> {
        let mut chars = code.strip_prefix(VARIABLE)?.chars();
        let arg = self.arg(chars.next()?)?;
        chars.next().is_none().then_some(arg)
    }

    fn write_arg(&self, arg: &Arg<'_>, out: &mut String) {
        match arg {
            Arg::Text(text) => *out += text,
            Arg::Whole(number) => self.write_number(*number, 0, out),
            Arg::Decimal(digits, places) => self.write_number(*digits, usize::from(*places), out),
            Arg::Message(area, index) => *out += plain(self.language, *area, *index),
            Arg::List(items) => self.write_list(items, self.habits.and, out),
        }
    }

    fn write_number(&self, number: i64, places: usize, out: &mut String) {
        if number < 0 {
            out.push('−');
        }
        let digits = format!("{:0width$}", number.unsigned_abs(), width = places + 1);
        let (whole, fraction) = digits.split_at(digits.len() - places);
        let grouped = whole.len() >= self.habits.group_from;
        for (place, digit) in whole.chars().enumerate() {
            if grouped && place > 0 && (whole.len() - place).is_multiple_of(3) {
                *out += self.habits.thousands;
            }
            out.push(digit);
        }
        if places > 0 {
            *out += self.habits.decimal;
            *out += fraction;
        }
    }

    fn write_list(&self, items: &[String], before_last: &[Rule], out: &mut String) {
        for (index, item) in items.iter().enumerate() {
            if index > 0 && index + 1 == items.len() {
                *out += Rule::fitting(before_last, item).map_or(", ", |(rule, _)| rule.before);
            } else if index > 0 {
                *out += ", ";
            }
            *out += item;
        }
    }

    /// The variant that fits: by the number itself, by its plural form, by the
    /// text, or the default.
    fn select(&self, code: &str, out: &mut String) {
        let mut parts = Split(Some(code));
        let selector = parts.next().unwrap_or_default();
        let number = self.only_arg(selector).and_then(Arg::number);
        let mut text = String::new();
        match number {
            Some((whole, 0)) => text = whole.to_string(),
            Some(_) => {}
            None => self.write(selector, &mut text),
        }
        let plural = number.map(|(whole, places)| (self.habits.plural)(whole, places));
        let variants: Vec<(&str, &str)> = parts.filter_map(|part| part.split_once(VALUE)).collect();
        let named = |wanted: &str| {
            let mut all = variants.iter();
            all.find(|(key, _)| key.strip_prefix('*').unwrap_or(key) == wanted)
        };
        let default = || variants.iter().find(|(key, _)| key.starts_with('*'));
        let chosen = named(&text)
            .or_else(|| plural.and_then(named))
            .or_else(default);
        if let Some((_, pattern)) = chosen {
            self.write(pattern, out);
        }
    }

    fn call(&self, code: &str, out: &mut String) {
        let mut chars = code.chars();
        let Some(function) = chars.next() else {
            return;
        };
        let code = chars.as_str();
        match function {
            FORM => {
                let mut chars = code.chars().skip(1);
                let arg = chars.next().and_then(|index| self.arg(index));
                let name: String = chars.collect();
                match arg {
                    Some(Arg::Message(area, index)) => {
                        *out += form(self.language, *area, *index, &name);
                    }
                    Some(arg) => self.write_arg(arg, out),
                    None => {}
                }
            }
            PLAIN_NUMBER => match self.only_arg(code) {
                Some(Arg::Whole(number)) => *out += &number.to_string(),
                _ => self.write(code, out),
            },
            OR => match self.only_arg(code) {
                Some(Arg::List(items)) => self.write_list(items, self.habits.or, out),
                _ => self.write(code, out),
            },
            CAPITAL => {
                let mut text = String::new();
                self.write(code, &mut text);
                let mut chars = text.chars();
                out.extend(chars.next().map(capital));
                *out += chars.as_str();
            }
            own => {
                let mut text = String::new();
                self.write(code, &mut text);
                let index = (own as usize).wrapping_sub(usize::from(b'a'));
                match self.habits.functions.get(index) {
                    Some(rules) => *out += &Rule::apply(rules, &text),
                    None => *out += &text,
                }
            }
        }
    }
}

/// Adds text. The point of an abbreviation is the sentence's as well.
fn write_plain(text: &str, out: &mut String) {
    let doubled = text.starts_with('.') && out.ends_with('.');
    *out += if doubled { &text[1..] } else { text };
}

/// What an operation holds, up to its end, and what follows it.
fn closed(code: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, c) in code.char_indices() {
        match c {
            SELECT | CALL => depth += 1,
            END if depth == 0 => return (&code[..at], &code[at + 1..]),
            END => depth -= 1,
            _ => {}
        }
    }
    (code, "")
}

/// The selector of a `SELECT`, then its variants.
struct Split<'c>(Option<&'c str>);

impl<'c> Iterator for Split<'c> {
    type Item = &'c str;

    fn next(&mut self) -> Option<&'c str> {
        let code = self.0?;
        let mut depth = 0;
        for (at, c) in code.char_indices() {
            match c {
                SELECT | CALL => depth += 1,
                END => depth -= 1,
                VARIANT if depth == 0 => {
                    self.0 = Some(&code[at + 1..]);
                    return Some(&code[..at]);
                }
                _ => {}
            }
        }
        self.0 = None;
        Some(code)
    }
}

#[cfg(test)]
mod tests;
