//! The messages of one file.

use crate::header::Header;
use crate::message::{Compiler, Entries, Message};
use crate::{Problems, REFERENCE, stem};
use fluent_syntax::ast::{Attribute, Comment, Entry};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The messages of one file of a language.
#[derive(Clone, Debug)]
pub struct Area {
    /// The name of the file.
    pub name: String,
    /// Its messages: those without variables first, else in the file's order.
    pub messages: Vec<Message>,
}

impl Area {
    pub(crate) fn read(path: &Path, code: &str, header: &Header, problems: &mut Problems) -> Self {
        let name = stem(path);
        let file = format!("{code}/{name}.ftl");
        let text = fs::read_to_string(path).unwrap_or_default();
        let (resource, errors) = match parser::parse(text.as_str()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            let line = text[..error.pos.start].lines().count();
            problems.push(format!("{file}, line {line}: {}", error.kind));
        }
        let mut entries = Entries::new();
        for entry in &resource.body {
            let (key, value, attributes) = match entry {
                Entry::Message(message) => (
                    message.id.name.to_owned(),
                    message.value.as_ref(),
                    &message.attributes,
                ),
                Entry::Term(term) => (
                    format!("-{}", term.id.name),
                    Some(&term.value),
                    &term.attributes,
                ),
                _ => continue,
            };
            for attribute in attributes {
                entries.insert(format!("{key}.{}", attribute.id.name), &attribute.value);
            }
            if let Some(value) = value
                && entries.insert(key.clone(), value).is_some()
            {
                problems.push(format!("{file}: `{key}` is there twice"));
            }
        }
        let mut messages = Vec::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name;
            let Some(value) = &message.value else {
                problems.push(format!("{file}: `{key}` says nothing"));
                continue;
            };
            let attributes: Vec<_> = message
                .attributes
                .iter()
                .map(|Attribute { id, value }| (id.name, value))
                .collect();
            let declared = declared(message.comment.as_ref());
            let undeclared = declared.is_empty();
            let (message, wrong) =
                Compiler::new(header, &entries).message(key, value, &attributes, declared);
            problems.extend(
                wrong
                    .iter()
                    .map(|wrong| format!("{file}: `{key}`: {wrong}")),
            );
            if code == REFERENCE {
                check_declared(&message, undeclared, &file, problems);
            }
            messages.push(message);
        }
        messages.sort_by_key(|message| !message.variables.is_empty());
        let area = Self { name, messages };
        area.check_forms(&file, problems);
        area
    }

    /// The messages without variables.
    pub(crate) fn plain(&self) -> impl Iterator<Item = &Message> {
        let plain = self.messages.iter();
        plain.take_while(|message| message.variables.is_empty())
    }

    /// Messages whose keys begin alike have the same forms, so that each can
    /// stand where another does.
    fn check_forms(&self, file: &str, problems: &mut Problems) {
        let mut groups: BTreeMap<&str, &Message> = BTreeMap::new();
        let with_forms = |message: &&Message| !message.forms.is_empty();
        for message in self.messages.iter().filter(with_forms) {
            let group = message.key.split('-').next().unwrap_or_default();
            let first = groups.entry(group).or_insert(message);
            let set = |message: &Message| message.forms.iter().cloned().collect::<BTreeSet<_>>();
            if set(first) != set(message) {
                problems.push(format!(
                    "{file}: `{}` has other forms than `{}`",
                    message.key, first.key
                ));
            }
        }
    }

    /// What is wrong with these messages beside those of the reference.
    pub(crate) fn compare(&self, reference: &Self, code: &str, problems: &mut Problems) {
        let file = format!("{code}/{}.ftl", self.name);
        let own: BTreeMap<&str, &Message> = self
            .messages
            .iter()
            .map(|message| (message.key.as_str(), message))
            .collect();
        for wanted in &reference.messages {
            let key = &wanted.key;
            let Some(message) = own.get(key.as_str()) else {
                problems.push(format!("{file}: `{key}` is missing"));
                continue;
            };
            for variable in &wanted.used {
                if !message.used.contains(variable) {
                    problems.push(format!("{file}: `{key}` does not mention ${variable}"));
                }
            }
            for variable in &message.used {
                if !wanted.variables.contains(variable) {
                    problems.push(format!(
                        "{file}: `{key}` mentions ${variable}, which {REFERENCE} does not have"
                    ));
                }
            }
        }
        for message in &self.messages {
            let wanted = |wanted: &Message| wanted.key == message.key;
            if !reference.messages.iter().any(wanted) {
                problems.push(format!("{file}: `{}` is not in {REFERENCE}", message.key));
            }
        }
    }

    /// The compiled messages in the order of the reference, which a message
    /// that is missing here is taken from.
    pub(crate) fn catalogue(&self, reference: &Self) -> String {
        let texts = reference.messages.iter().map(|wanted| {
            let own = self.messages.iter().find(|own| own.key == wanted.key);
            own.unwrap_or(wanted).code(&wanted.variables)
        });
        let mut content = format!("{:08x}", reference.fingerprint());
        for text in texts {
            content.push('\0');
            content += &text;
        }
        content
    }

    /// A number that changes with the keys and their variables.
    pub(crate) fn fingerprint(&self) -> u32 {
        let mut hash: u32 = 0x811c_9dc5;
        for message in &self.messages {
            let names = std::iter::once(&message.key).chain(&message.variables);
            for byte in names.flat_map(|name| name.bytes().chain([0])) {
                hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
            }
        }
        hash
    }
}

/// A message with several variables names them in a comment, in the order in
/// which its function takes them: a change of the wording must not swap them.
fn check_declared(message: &Message, undeclared: bool, file: &str, problems: &mut Problems) {
    let key = &message.key;
    let dollars = |names: &[String]| {
        names
            .iter()
            .map(|name| format!(" ${name}"))
            .collect::<String>()
    };
    if undeclared && message.used.len() > 1 {
        problems.push(format!(
            "{file}: `{key}` needs a comment above it with the order of its variables: `#{}`",
            dollars(&message.used)
        ));
    }
    for variable in &message.used {
        if !message.variables.contains(variable) {
            problems.push(format!(
                "{file}: the comment of `{key}` does not name ${variable}"
            ));
        }
    }
}

/// The variables in the order in which the comment above a message names them.
fn declared(comment: Option<&Comment<&str>>) -> Vec<String> {
    let lines = comment.map(|comment| comment.content.join(" "));
    let text = lines.unwrap_or_default();
    let names = text.split('$').skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
        rest[..end.unwrap_or(rest.len())].to_owned()
    });
    names.collect()
}
