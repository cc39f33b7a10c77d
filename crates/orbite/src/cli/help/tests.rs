//! The texts of the help and the command line fit together, in every language.

use super::*;
use clap::Parser;
use std::collections::BTreeSet;

/// Every command below one and itself, each with its path.
fn all(command: &Command, path: &str, found: &mut Vec<(String, Command)>) {
    found.push((path.to_owned(), command.clone()));
    for sub in command.get_subcommands() {
        all(sub, &below(path, sub), found);
    }
}

fn commands(command: &Command) -> Vec<(String, Command)> {
    let mut found = Vec::new();
    all(command, ROOT, &mut found);
    found
}

/// What the program itself puts into a help, without a command that asks for it.
const ALWAYS: [Text; 15] = [
    Text::ArgumentHelp,
    Text::ArgumentHelpLong,
    Text::ArgumentHelpShort,
    Text::ArgumentOptionsAfter,
    Text::ArgumentOptionsBefore,
    Text::ArgumentVersion,
    Text::CommandHelp,
    Text::HeadingArguments,
    Text::HeadingChoices,
    Text::HeadingCommands,
    Text::HeadingExamples,
    Text::HeadingOptions,
    Text::HeadingUsage,
    Text::PlaceholderCommand,
    Text::UsageOptions,
];

#[test]
fn every_command_and_argument_has_a_text_and_every_text_a_use() {
    let mut used = BTreeSet::from(ALWAYS);
    let there = |text: Option<Text>, of: &str| {
        text.unwrap_or_else(|| panic!("help.ftl has nothing for {of}"))
    };
    for (path, command) in commands(&Cli::command()) {
        used.insert(there(Text::named(&format!("command-{path}")), &path));
        for arg in command.get_arguments() {
            let of = format!("{path} {}", name(arg));
            used.insert(there(argument(arg, &path), &of));
            let values = arg.get_value_names().unwrap_or_default().iter();
            for value in values.filter(|_| arg.get_action().takes_values()) {
                used.insert(there(placeholder(value), &format!("{of} {value}")));
            }
            for value in explained(arg) {
                used.insert(there(choice(arg, &value), &of));
            }
        }
        used.extend(Text::named(&format!("about-{path}")));
        used.extend(numbered("example", &path).chain(numbered("note", &path)));
    }
    let all: BTreeSet<Text> = Text::ALL.iter().copied().collect();
    let unused: Vec<&str> = all.difference(&used).map(|text| text.key()).collect();
    assert!(unused.is_empty(), "nothing asks for {unused:?}");
}

/// A text as it reads, however its lines are broken.
fn unbroken(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What clap says itself.
const OWN_WORDS: [&str; 9] = [
    "Usage:",
    "Commands:",
    "Arguments:",
    "Options:",
    "Possible values:",
    "[possible values:",
    "[default:",
    "[env:",
    "Print ",
];

#[test]
fn no_help_mixes_languages() {
    for language in Language::ALL {
        let sentences = Text::ALL.iter().filter_map(|text| {
            let english = unbroken(text.said(Language::English));
            let is_sentence = english.split(' ').count() > 2;
            let differs = english != unbroken(text.said(language));
            (is_sentence && differs).then_some(english)
        });
        let sentences: Vec<String> = sentences.collect();
        for (path, mut command) in commands(&command(language)) {
            for help in [command.render_help(), command.render_long_help()] {
                let help = unbroken(&help.to_string());
                let about = command
                    .get_about()
                    .map(|about| unbroken(&about.to_string()));
                assert!(help.starts_with(&about.unwrap()), "{path}: {help}");
                if language == Language::English {
                    continue;
                }
                let own = OWN_WORDS.iter().find(|word| help.contains(**word));
                assert_eq!(own, None, "{language} {path}: {help}");
                let other = sentences.iter().find(|it| help.contains(it.as_str()));
                assert_eq!(other, None, "{language} {path}: {help}");
            }
        }
    }
}

/// The words of a command as a shell takes them apart.
fn words(typed: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for letter in typed.chars() {
        match (letter, quote) {
            (' ', None) => words.push(String::new()),
            ('\'' | '"', None) => quote = Some(letter),
            (letter, Some(open)) if letter == open => quote = None,
            (letter, _) => words.last_mut().unwrap().push(letter),
        }
    }
    words
}

#[test]
fn examples_are_the_same_everywhere_and_can_be_typed() {
    let typed = |text: &Text, language| {
        let example = text.said(language).strip_prefix('`');
        let typed = example.and_then(|example| Some(example.split_once('`')?.0));
        typed.unwrap_or_else(|| panic!("{}", text.key()))
    };
    let examples = Text::ALL.iter();
    for text in examples.filter(|text| text.key().starts_with("example-")) {
        let example = typed(text, Language::English);
        for language in Language::ALL {
            assert_eq!(typed(text, language), example, "{language}");
        }
        let commands = example.split(" > ").next().unwrap().split(" | ");
        for command in commands.filter(|command| command.starts_with("orbite")) {
            let whole = command.replace("4bb0...", &"4bb0".repeat(16));
            let whole = whole.replace("$(date +%F)", "today");
            if let Err(error) = Cli::try_parse_from(words(&whole)) {
                panic!("{command}: {error}");
            }
        }
    }
}
