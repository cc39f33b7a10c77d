//! What `--help` shows, in the reader's language: the derived structure of the command line
//! with the texts of the catalogue, found by the names of commands and arguments.

use super::Cli;
use super::values::codes;
use clap::{Arg, Command, CommandFactory};
use text::Language;
use text::help::{self as say, Text};

/// The widest line that is still pleasant to read.
const WIDEST: usize = 100;

/// The path of the program itself.
const ROOT: &str = "orbite";

/// The command line, with all that it says of itself.
pub(super) fn command(language: Language) -> Command {
    let mut command = with_texts(Cli::command(), ROOT, language);
    // Adds what clap has of its own: the flags and the command for help.
    command.build();
    with_headings(command, language)
}

/// The texts of a numbered key, from 1 on.
fn numbered(kind: &str, path: &str) -> impl Iterator<Item = Text> {
    (1..).map_while(move |number| Text::named(&format!("{kind}-{path}-{number}")))
}

/// The path of a command below another.
fn below(path: &str, command: &Command) -> String {
    match path {
        ROOT => command.get_name().to_owned(),
        _ => format!("{path}-{}", command.get_name()),
    }
}

/// What an argument is called in keys: as it is typed, or by its place.
fn name(arg: &Arg) -> &str {
    arg.get_long().unwrap_or_else(|| arg.get_id().as_str())
}

/// The text of an argument: that of its command, or that of all commands that have it.
fn argument(arg: &Arg, path: &str) -> Option<Text> {
    let own = Text::named(&format!("argument-{path}-{}", name(arg)));
    own.or_else(|| Text::named(&format!("argument-{}", name(arg))))
}

/// What stands for a value: `ADDRESS:PORT` is `placeholder-address-port`.
fn placeholder(name: &str) -> Option<Text> {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<String> = words.map(str::to_ascii_lowercase).collect();
    Text::named(&format!("placeholder-{}", words.join("-")))
}

/// The text of a value that an argument takes.
fn choice(arg: &Arg, value: &str) -> Option<Text> {
    Text::named(&format!("choice-{}-{value}", name(arg)))
}

/// A command and all below it with their texts. The path is made of the names of the
/// commands that lead there.
fn with_texts(mut command: Command, path: &str, language: Language) -> Command {
    if let Some(about) = Text::named(&format!("command-{path}")) {
        let about = about.said(language);
        command = command.about(about);
        if let Some(more) = Text::named(&format!("about-{path}")) {
            command = command.long_about(format!("{about}\n\n{}", more.said(language)));
        }
    }
    let after = after(path, language);
    if !after.is_empty() {
        command = command.after_help(after);
    }
    let is_long = |arg: &Arg| is_options(arg) || !explained(arg).is_empty();
    let long = command.get_arguments().any(is_long);
    command
        .max_term_width(WIDEST)
        .mut_args(|arg| with_help(arg, path, long, language))
        .mut_subcommands(|command| {
            let path = below(path, &command);
            with_texts(command, &path, language)
        })
}

/// Examples and notes, which follow the arguments.
fn after(path: &str, language: Language) -> String {
    let examples: Vec<(&str, &str)> = numbered("example", path)
        .filter_map(|example| example.said(language).strip_prefix('`')?.split_once('`'))
        .map(|(typed, meaning)| (typed, meaning.trim()))
        .collect();
    let mut parts = Vec::new();
    if !examples.is_empty() {
        let heading = Text::HeadingExamples.said(language).to_owned();
        let explained = examples.iter().filter(|(_, meaning)| !meaning.is_empty());
        let column = explained.clone().map(|(typed, _)| width(typed)).max();
        let column = column.unwrap_or_default();
        let widest = explained.map(|(_, meaning)| width(meaning)).max();
        let is_narrow = 2 + column + 3 + widest.unwrap_or_default() <= WIDEST;
        let lines = examples.iter().map(|(typed, meaning)| match meaning {
            &"" => format!("  {typed}"),
            meaning if is_narrow => format!("  {typed:<column$}   {meaning}"),
            meaning => format!("  {typed}\n      {meaning}"),
        });
        let lines: Vec<String> = std::iter::once(heading).chain(lines).collect();
        parts.push(lines.join("\n"));
    }
    let notes = numbered("note", path);
    parts.extend(notes.map(|note| note.said(language).to_owned()));
    parts.join("\n\n")
}

fn width(text: &str) -> usize {
    text.chars().count()
}

fn is_options(arg: &Arg) -> bool {
    name(arg) == "options"
}

/// An argument with its help. Commands with a long help tell defaults and the like in
/// lines of their own there.
fn with_help(arg: Arg, path: &str, long: bool, language: Language) -> Arg {
    let help = argument(&arg, path).map_or("", |text| text.said(language));
    let marks = marks(&arg, language);
    let choices = choices(&arg);
    let mut short = vec![help.to_owned()];
    short.extend(marks.iter().cloned());
    if !choices.is_empty() {
        short.push(say::mark_choices(language, choices.join(", ")));
    }
    let mut full = vec![help.to_owned()];
    if is_options(&arg) {
        let seats = |least, most| match least == most {
            true => say::mark_seats(language, least),
            false => say::mark_seats_between(language, least, most),
        };
        full = vec![
            Text::ArgumentOptionsBefore.said(language).to_owned(),
            registry::options_help(&seats),
            Text::ArgumentOptionsAfter.said(language).to_owned(),
        ];
    }
    if !choices.is_empty() {
        let lines = choices.iter().map(|value| match choice(&arg, value) {
            Some(meaning) => format!("- {value}: {}", meaning.said(language)),
            None => format!("- {value}"),
        });
        let heading = Text::HeadingChoices.said(language).to_owned();
        let lines: Vec<String> = std::iter::once(heading).chain(lines).collect();
        full.push(lines.join("\n"));
    }
    if !marks.is_empty() {
        full.push(marks.join("\n"));
    }
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names = names.filter_map(|name| placeholder(name));
    let names: Vec<&'static str> = names.map(|name| name.said(language)).collect();
    let mut arg = arg.help(short.join(" "));
    if arg.get_action().takes_values() {
        arg = arg
            .hide_env(true)
            .hide_default_value(true)
            .hide_possible_values(true);
    }
    if !names.is_empty() {
        arg = arg.value_names(names);
    }
    if long {
        arg = arg.long_help(full.join("\n\n"));
    }
    arg
}

/// Where else a value comes from.
fn marks(arg: &Arg, language: Language) -> Vec<String> {
    let mut marks = Vec::new();
    if let Some(name) = arg.get_env() {
        let value = match arg.is_hide_env_values_set() {
            true => String::new(),
            false => format!("={}", std::env::var_os(name).unwrap_or_default().display()),
        };
        let variable = format!("{}{value}", name.display());
        marks.push(say::mark_environment(language, variable));
    }
    let defaults = arg.get_default_values();
    let takes_value = arg.get_action().takes_values();
    if takes_value && !defaults.is_empty() && !arg.is_hide_default_value_set() {
        let defaults = defaults.iter().map(|value| value.display().to_string());
        let defaults: Vec<String> = defaults.collect();
        marks.push(say::mark_default(language, defaults.join(",")));
    }
    marks
}

/// The values that an argument takes, where they are few.
fn choices(arg: &Arg) -> Vec<String> {
    if name(arg) == "lang" {
        return codes();
    }
    explained(arg)
}

/// The values that an argument takes and explains.
fn explained(arg: &Arg) -> Vec<String> {
    // A flag has values too, which nobody can give.
    let values = arg.get_possible_values().into_iter();
    let values = values.filter(|_| arg.get_action().takes_values());
    values.map(|it| it.get_name().to_owned()).collect()
}

/// A command and all below it with headings and with words for what clap adds itself.
fn with_headings(command: Command, language: Language) -> Command {
    let heading = |text: Text| text.said(language).trim_end_matches(':');
    let mut command = command
        .subcommand_help_heading(heading(Text::HeadingCommands))
        .subcommand_value_name(Text::PlaceholderCommand.said(language))
        .mut_args(|arg| {
            let arg = match (arg.get_id().as_str(), arg.get_long_help()) {
                ("help", None) => arg.help(Text::ArgumentHelp.said(language)),
                ("help", Some(_)) => arg
                    .help(Text::ArgumentHelpShort.said(language))
                    .long_help(Text::ArgumentHelpLong.said(language)),
                ("version", _) => arg.help(Text::ArgumentVersion.said(language)),
                _ => arg,
            };
            let headed = match arg.is_positional() {
                true => Text::HeadingArguments,
                false => Text::HeadingOptions,
            };
            arg.help_heading(heading(headed))
        })
        .mut_subcommands(|command| with_headings(command, language));
    if command.get_name() == "help" {
        command = command.about(Text::CommandHelp.said(language));
    }
    let usage = command.render_usage().ansi().to_string();
    let style = command.get_styles().get_usage();
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{style}{}{style:#} {}\n\n{{all-args}}{{after-help}}",
        Text::HeadingUsage.said(language),
        usage_only(&usage, language)
    );
    command.help_template(template)
}

/// How a command is used, without the heading that clap puts before it.
pub(super) fn usage_only(usage: &str, language: Language) -> String {
    let usage = usage.split_once(' ').map_or(usage, |(_, usage)| usage);
    usage.replace("[OPTIONS]", Text::UsageOptions.said(language))
}

#[cfg(test)]
mod tests;
