//! What is wrong with a command line, in the reader's language.

use super::help::usage_only;
use super::values::BadValue;
use crate::{FAILED, USAGE, output};
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use std::process::ExitCode;
use text::Language;
use text::command_line::{self as say, Text};
use text::help::Text as HelpText;

/// Prints help, the version, or what is wrong; returns the code to end with.
pub(super) fn tell(error: &Error, language: Language) -> ExitCode {
    let is_asked_for = matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    if !is_asked_for {
        output::error(&told(error, language));
        return ExitCode::from(USAGE);
    }
    match error.print() {
        Ok(()) => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(USAGE)),
        // Somebody who reads the first lines and closes the pipe is content.
        Err(problem) if problem.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(FAILED),
    }
}

/// The problem, what may have been meant, and how the command is used.
fn told(error: &Error, language: Language) -> String {
    let mut text = problem(error, language);
    let meant = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ];
    let meant: Vec<String> = meant
        .into_iter()
        .flat_map(|kind| texts(error, kind))
        .collect();
    if !meant.is_empty() {
        text += "\n  ";
        text += &say::did_you_mean(language, quoted(&meant));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage_only(&usage.to_string(), language);
        text += "\n\n";
        text += HelpText::HeadingUsage.said(language);
        text += " ";
        text += &usage;
    }
    text + "\n\n" + Text::MoreHelp.said(language)
}

fn problem(error: &Error, language: Language) -> String {
    let first = |kind| texts(error, kind).into_iter().next().unwrap_or_default();
    let argument = || first(ContextKind::InvalidArg);
    let value = || first(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::ArgumentConflict => {
            let others = texts(error, ContextKind::PriorArg);
            match others.is_empty() || others == [argument()] {
                true => say::argument_twice(language, argument()),
                false => say::argument_conflict(language, argument(), quoted(&others)),
            }
        }
        ErrorKind::InvalidSubcommand => {
            say::command_unknown(language, first(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue if value().is_empty() => say::value_missing(language, argument()),
        ErrorKind::InvalidValue => {
            let choices = texts(error, ContextKind::ValidValue);
            let why = say::value_choice(language, choices);
            say::value_refused(language, value(), argument(), why)
        }
        ErrorKind::MissingRequiredArgument => {
            say::arguments_missing(language, quoted(&texts(error, ContextKind::InvalidArg)))
        }
        ErrorKind::MissingSubcommand => {
            say::command_missing(language, texts(error, ContextKind::ValidSubcommand))
        }
        ErrorKind::NoEquals => say::argument_needs_equals(language, argument()),
        ErrorKind::TooManyValues => say::value_surplus(language, value(), argument()),
        ErrorKind::UnknownArgument => say::argument_unknown(language, argument()),
        ErrorKind::ValueValidation => {
            let why = error.source().map(|source| {
                let known = source.downcast_ref::<BadValue>();
                known.map_or_else(|| source.to_string(), |bad| bad.said(language))
            });
            say::value_refused(language, value(), argument(), why.unwrap_or_default())
        }
        ErrorKind::InvalidUtf8 => Text::NotUnicode.said(language).to_owned(),
        // What this command line has no use for: clap tells it in English.
        _ => error.kind().to_string(),
    }
}

/// What an error says of something: nothing, one text or several.
fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

fn quoted(names: &[String]) -> Vec<String> {
    names.iter().map(|name| format!("`{name}`")).collect()
}
