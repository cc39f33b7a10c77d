//! A message, compiled from Fluent into the few operations that
//! `text::catalogue` carries out.
//!
//! Literal text stands as it is. An operation begins with a control character:
//!
//! | bytes | operation |
//! |---|---|
//! | `VARIABLE` index | the argument |
//! | `SELECT` selector (`VARIANT` key `VALUE` pattern)... `END` | the variant that fits; the key of the default one begins with `*` |
//! | `CALL` function pattern `END` | a function of what the pattern gives |
//!
//! Indices and functions are single printable characters. Attributes follow
//! the message: (`ATTRIBUTE` name `VALUE` text)...

use crate::Problems;
use crate::header::Header;
use crate::operations::*;
use crate::typography;
use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeMap;

/// The first function of the language itself.
const OWN: u8 = b'a';

/// How plural forms are called in all languages.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// How deep messages may refer to each other.
const DEEPEST: usize = 8;

/// A message of one language.
#[derive(Clone, Debug)]
pub struct Message {
    /// What it is called.
    pub key: String,
    /// Its variables, in the order in which a function takes them.
    pub variables: Vec<String>,
    /// Those of them that its text mentions.
    pub used: Vec<String>,
    /// Its text, compiled, with the indices of `used`.
    pub code: String,
    /// The names of its forms.
    pub forms: Vec<String>,
    /// The forms of others that its text asks for.
    pub asks: Vec<String>,
}

impl Message {
    /// The compiled text, with the indices of other variables: those of the
    /// reference.
    pub(crate) fn code(&self, variables: &[String]) -> String {
        let mut code = String::with_capacity(self.code.len());
        let mut chars = self.code.chars();
        while let Some(c) = chars.next() {
            code.push(c);
            if c == VARIABLE
                && let Some(index) = chars.next()
            {
                let name = &self.used[index as usize - usize::from(b' ')];
                let place = variables.iter().position(|own| own == name);
                code.push(index_char(place.unwrap_or(0)));
            }
        }
        code
    }
}

fn index_char(index: usize) -> char {
    // OK because no message has more than a few variables.
    char::from(b' ' + u8::try_from(index).unwrap_or(0))
}

/// What messages may refer to: messages and terms (`-name`), and their
/// attributes (`name.attribute`).
pub(crate) type Entries<'a> = BTreeMap<String, &'a Pattern<&'a str>>;

/// Compiles the messages of one file.
pub(crate) struct Compiler<'a> {
    pub(crate) header: &'a Header,
    pub(crate) entries: &'a Entries<'a>,
    used: Vec<String>,
    asks: Vec<String>,
    problems: Problems,
    depth: usize,
}

impl<'a> Compiler<'a> {
    pub(crate) fn new(header: &'a Header, entries: &'a Entries<'a>) -> Self {
        Self {
            header,
            entries,
            used: Vec::new(),
            asks: Vec::new(),
            problems: Problems::new(),
            depth: 0,
        }
    }

    /// Compiles a message, or tells what is wrong with it.
    pub(crate) fn message(
        mut self,
        key: &str,
        value: &Pattern<&str>,
        attributes: &[(&str, &Pattern<&str>)],
        declared: Vec<String>,
    ) -> (Message, Problems) {
        let mut code = self.pattern(value);
        let used = std::mem::take(&mut self.used);
        for (name, value) in attributes {
            code.push(ATTRIBUTE);
            code += name;
            code.push(VALUE);
            code += &self.pattern(value);
        }
        if !self.used.is_empty() {
            self.problem("a form has no variables");
        }
        let message = Message {
            key: key.to_owned(),
            variables: if declared.is_empty() {
                used.clone()
            } else {
                declared
            },
            used,
            code,
            forms: attributes
                .iter()
                .map(|(name, _)| (*name).to_owned())
                .collect(),
            asks: self.asks,
        };
        (message, self.problems)
    }

    fn problem(&mut self, problem: impl Into<String>) {
        self.problems.push(problem.into());
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) -> String {
        let mut code = String::new();
        let mut elements = pattern.elements.iter().peekable();
        let mut place = typography::Surroundings::default();
        while let Some(element) = elements.next() {
            match element {
                PatternElement::TextElement { value } => {
                    let mut text = (*value).to_owned();
                    while let Some(PatternElement::TextElement { value }) = elements.peek() {
                        text += value;
                        elements.next();
                    }
                    // A long text may go on in the next line of its file.
                    let text = text.replace('\n', " ");
                    place.leads = elements.peek().is_some();
                    code += &typography::set(&text, &self.header.typography, place);
                    place.typed ^= text.matches('`').count() % 2 == 1;
                }
                PatternElement::Placeable { expression } => code += &self.expression(expression),
            }
            place.follows = true;
        }
        code
    }

    fn expression(&mut self, expression: &Expression<&str>) -> String {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => self.select(selector, variants),
        }
    }

    fn select(&mut self, selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> String {
        let mut code = String::from(SELECT) + &self.inline(selector);
        let names: Vec<&str> = variants
            .iter()
            .filter_map(|variant| match variant.key {
                VariantKey::Identifier { name } => Some(name),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        if names.iter().all(|name| PLURALS.contains(name)) {
            for name in names {
                if !self.header.plural_forms().any(|form| form == name) {
                    self.problem(format!("the language has no plural form `{name}`"));
                }
            }
        }
        for variant in variants {
            code.push(VARIANT);
            if variant.default {
                code.push('*');
            }
            code += match variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            };
            code.push(VALUE);
            code += &self.pattern(&variant.value);
        }
        code.push(END);
        code
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> String {
        match inline {
            InlineExpression::StringLiteral { value } => {
                unescape_unicode_to_string(value).into_owned()
            }
            InlineExpression::NumberLiteral { value } => (*value).to_owned(),
            InlineExpression::VariableReference { id } => self.variable(id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { id, attribute } => match attribute {
                Some(attribute) => self.reference(&format!("{}.{}", id.name, attribute.name)),
                None => self.reference(id.name),
            },
            InlineExpression::TermReference { id, attribute, .. } => match attribute {
                Some(attribute) => self.reference(&format!("-{}.{}", id.name, attribute.name)),
                None => self.reference(&format!("-{}", id.name)),
            },
            InlineExpression::FunctionReference { id, arguments } => self.call(id.name, arguments),
        }
    }

    fn variable(&mut self, name: &str) -> String {
        let known = self.used.iter().position(|own| own == name);
        let index = known.unwrap_or_else(|| {
            self.used.push(name.to_owned());
            self.used.len() - 1
        });
        String::from_iter([VARIABLE, index_char(index)])
    }

    /// What another message says, put in here and now.
    fn reference(&mut self, name: &str) -> String {
        let Some(&pattern) = self.entries.get(name) else {
            self.problem(format!("there is no `{name}` in this file"));
            return String::new();
        };
        if self.depth == DEEPEST {
            self.problem(format!("`{name}` refers to itself"));
            return String::new();
        }
        self.depth += 1;
        let code = self.pattern(pattern);
        self.depth -= 1;
        code
    }

    fn call(&mut self, name: &str, arguments: &CallArguments<&str>) -> String {
        let (first, others) = match arguments.positional.split_first() {
            Some((first, others)) => (self.inline(first), others),
            None => {
                self.problem(format!("{name} needs something to work on"));
                return String::new();
            }
        };
        let (function, more) = match (name, others) {
            ("FORM", [InlineExpression::StringLiteral { value }]) => {
                if !first.starts_with(VARIABLE) {
                    self.problem("FORM takes a variable; write { name.form } for a message");
                }
                self.asks.push((*value).to_owned());
                (FORM, *value)
            }
            ("CAP", []) => (CAPITAL, ""),
            ("PLAIN", []) => (PLAIN_NUMBER, ""),
            ("OR", []) => (OR, ""),
            (_, []) => match self.header.function(name) {
                // OK because no language has more than a few functions.
                Some(index) => (char::from(OWN + u8::try_from(index).unwrap_or(0)), ""),
                None => {
                    self.problem(format!("there is no function {name}"));
                    return String::new();
                }
            },
            _ => {
                self.problem(format!("{name} does not take that"));
                return String::new();
            }
        };
        format!("{CALL}{function}{first}{more}{END}")
    }
}
