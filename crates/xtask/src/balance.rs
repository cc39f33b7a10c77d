//! How even the games are: `docs/balance.md`, from studies between bots.

use anyhow::{Context, ensure};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Where the tables are kept.
pub const DOCUMENT: &str = "docs/balance.md";

/// A row of the document: seats, options, level and number of games.
pub type Row = (u8, &'static str, &'static str, u32);

/// What is studied: the same at several numbers of seats.
pub type Study = (&'static [u8], &'static str, &'static str, u32);

/// The rows of studies.
pub fn rows(studies: &[Study]) -> impl Iterator<Item = Row> {
    let rows = |&(seats, options, level, games): &Study| {
        seats
            .iter()
            .map(move |&seats| (seats, options, level, games))
    };
    studies.iter().flat_map(rows)
}

/// Every game with its title, and what of it is studied. A game between captains of Last
/// Rocket takes ten times as long as one between pilots, which is why there are few.
#[rustfmt::skip]
pub const GAMES: [(&str, &str, &[Study]); 5] = [
    ("supernova", "Supernova", &[(&[2, 3, 4, 5], "{}", "captain", 200)]),
    ("celestial", "Celestial Duel", &[
        (&[2, 3, 4, 6], r#"{"rounds":20}"#, "pilot", 100),
        (
            &[2],
            r#"{"collectors":["comet","eclipse","telescope","slingshot","black-hole","shield"],"rounds":20}"#,
            "pilot",
            100,
        ),
        (&[2], r#"{"deck":"family","rounds":20}"#, "pilot", 100),
        (&[2], r#"{"rounds":300}"#, "pilot", 40),
    ]),
    ("landing", "Landing Zone", &[(&[2, 3, 4], "{}", "pilot", 200)]),
    ("rockets", "Last Rocket", &[
        (&[2], "{}", "captain", 100),
        (&[2, 3, 4, 6], "{}", "pilot", 200),
        (&[2], r#"{"layout":"flat37"}"#, "captain", 60),
        (&[2], r#"{"layout":"flat61"}"#, "pilot", 150),
        (&[2], r#"{"rockets_each":2}"#, "pilot", 150),
        (&[4], r#"{"teams":true}"#, "pilot", 200),
    ]),
    ("asteroids", "Asteroid Field", &[
        (&[2], "{}", "captain", 300),
        (&[3, 4], "{}", "captain", 200),
        (&[6, 8], "{}", "captain", 100),
        (&[2], r#"{"asteroids":false}"#, "captain", 200),
        (&[4], r#"{"asteroids":false}"#, "captain", 100),
        (&[4], r#"{"bonus":true}"#, "captain", 200),
    ]),
];

/// Below this the seats are called uneven. Were all even, one such document in five
/// would still have a row there by chance.
const SURE: f64 = 0.01;

/// Games are called short if a quarter of them end before each seat has decided so often.
const FEW: f64 = 4.0;

/// Seats are called out early if this share of them is.
const OUT_EARLY: f64 = 0.15;

/// What the levels and rules that were studied depend on.
const PLAYERS: [&str; 4] = [
    "crates/bots",
    "crates/search",
    "crates/games",
    "crates/engine",
];

/// Where the games of studies are kept.
#[derive(Clone, Copy, Debug)]
pub struct Kept<'a> {
    /// The folder, with a file for each row.
    pub folder: &'a Path,
    /// Whether no more games are played than are there.
    pub is_all: bool,
}

/// Plays the studies with the program at `orbite` and writes the document anew. If games
/// are kept, a run that was stopped goes on.
pub fn write(root: &Path, orbite: &Path, kept: Option<Kept<'_>>) -> anyhow::Result<()> {
    if let Some(kept) = kept {
        fs::create_dir_all(kept.folder)?;
    }
    let mut text = format!(
        "# How even the games are\n\n\
         Written by `cargo xtask balance`, from games between bots of one level at all seats, as\n\
         bots and rules were in commit `{}`.\n\
         Seat 0 begins, so that seats are the order of turns. *Wins* are in percent, give or take\n\
         the number behind them in 95 of 100 such studies: what is closer to even than that says\n\
         nothing. *Even?* is the chance that equal\n\
         seats would differ at least this much (Pearson's chi-square); decisions are what 5, 50\n\
         and 95 of 100 games have at most; *forced* is the share of decisions with one legal\n\
         action; the lead is who wins most of 50 random games from a position; *out early* is\n\
         the share of seats that decide nothing after the first third of their game. What is\n\
         true among bots need not be true among people. Each row is\n\n\
         ```sh\n\
         orbite study GAME --seats N --options JSON --bots LEVEL --games G --playouts 50\n\
         ```\n",
        version(root)?
    );
    let mut findings = Vec::new();
    let mut tables = String::new();
    for (game, title, studies) in GAMES {
        write!(
            tables,
            "\n## {title} (`{game}`)\n\n\
             | seats | options | level | games | wins by seat, % | even? | decisions 5/50/95 (most) | \
             forced | lead changes | out early | endings |\n\
             |---|---|---|---|---|---|---|---|---|---|---|\n"
        )?;
        for row in rows(studies) {
            let row = there(game, row, kept)?;
            let summary = study(orbite, game, row, kept)
                .with_context(|| format!("can't study {game} with {} seats", row.0))?;
            writeln!(tables, "{}", line(row, &summary)?)?;
            findings.extend(found(title, row, &summary));
        }
        let left_out = not_studied(root, game, studies)?;
        if !left_out.is_empty() {
            writeln!(tables, "\nNot studied: {}.", left_out.join(", "))?;
        }
    }
    text.push_str("\n## What stands out\n\n");
    for finding in findings {
        writeln!(text, "- {finding}")?;
    }
    text.push_str(&tables);
    fs::write(root.join(DOCUMENT), text).with_context(|| format!("can't write {DOCUMENT}"))
}

/// The commit that last changed bots or rules.
fn version(root: &Path) -> anyhow::Result<String> {
    let run = Command::new("git")
        .args(["log", "-1", "--format=%h", "--"])
        .args(PLAYERS)
        .current_dir(root)
        .output()?;
    ensure!(run.status.success(), "git does not know the commit");
    Ok(String::from_utf8(run.stdout)?.trim().to_owned())
}

/// The options of a game that no row has, by the game's schema. Who begins is always
/// seat 0 here.
pub fn not_studied(root: &Path, game: &str, studies: &[Study]) -> anyhow::Result<Vec<String>> {
    let path = root.join(format!("docs/schemas/{game}.json"));
    let schema: Value = serde_json::from_str(&fs::read_to_string(path)?)?;
    let options = schema["$defs"]["options"]["properties"].as_object();
    let is_studied = |name: &str| {
        let key = format!("\"{name}\":");
        name == "first" || studies.iter().any(|study| study.1.contains(&key))
    };
    let names = options.into_iter().flat_map(|options| options.keys());
    Ok(names
        .filter(|name| !is_studied(name))
        .map(|name| format!("`{name}`"))
        .collect())
}

/// The row with as many games as are to be summed up.
fn there(game: &str, row: Row, kept: Option<Kept<'_>>) -> anyhow::Result<Row> {
    let (seats, options, level, games) = row;
    let games = match kept {
        Some(kept) if kept.is_all => {
            let path = kept.folder.join(file_name(game, row));
            let text = fs::read_to_string(&path)
                .with_context(|| format!("can't read {}", path.display()))?;
            // Behind a header, each line that is whole is a game.
            let lines = text.matches('\n').count().saturating_sub(1);
            games.min(u32::try_from(lines)?)
        }
        _ => games,
    };
    Ok((seats, options, level, games))
}

/// The file that keeps the games of a row.
fn file_name(game: &str, (seats, options, level, _): Row) -> String {
    let options: String = options
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .collect();
    format!("{game}-{seats}-{level}-{options}.jsonl")
}

fn study(orbite: &Path, game: &str, row: Row, kept: Option<Kept<'_>>) -> anyhow::Result<Value> {
    let (seats, options, level, games) = row;
    let mut command = Command::new(orbite);
    command.arg("study");
    if let Some(kept) = kept {
        let file = kept.folder.join(file_name(game, row));
        command.arg("--results").arg(file);
    }
    let run = command
        .args([game, "--seats", &seats.to_string()])
        .args(["--options", options, "--bots", level])
        .args(["--games", &games.to_string(), "--playouts", "50", "--json"])
        .output()?;
    ensure!(
        run.status.success(),
        "{}",
        String::from_utf8_lossy(&run.stderr)
    );
    let summary: Value = serde_json::from_slice(&run.stdout)?;
    Ok(summary["sets"][0].clone())
}

/// How a row of the document begins.
pub fn head((seats, options, level, _): Row) -> String {
    let options = match options {
        "{}" => "usual".to_owned(),
        options => format!("`{options}`"),
    };
    format!("| {seats} | {options} | {level} |")
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}

fn percent(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn out_early(set: &Value) -> f64 {
    let seats: Vec<f64> = list(&set["seats"])
        .map(|seat| number(&seat["out_early"]))
        .collect();
    seats.iter().sum::<f64>() / seats.len().max(1) as f64
}

/// Half the width of the 95 % interval of an even seat's share.
fn margin((seats, _, _, games): Row) -> f64 {
    let even = 1.0 / f64::from(seats);
    1.96 * (even * (1.0 - even) / f64::from(games)).sqrt()
}

fn line(row: Row, set: &Value) -> anyhow::Result<String> {
    let wins = list(&set["seats"]).map(|seat| percent(number(&seat["share"])));
    let quantile = |place: usize| number(&set["decisions"]["quantiles"][place]);
    let endings = list(&set["endings"]).map(|ending| {
        let name = ending["ending"].as_str().unwrap_or_default();
        format!("{name} {} %", percent(number(&ending["share"])))
    });
    let mut text = head(row);
    write!(
        text,
        " {} | {} ± {} | {:.3} | {}/{}/{} ({}) | {} % | {:.1} | {} % | {} |",
        row.3,
        wins.collect::<Vec<_>>().join(" "),
        percent(margin(row)),
        number(&set["fairness"]["p"]),
        quantile(0),
        quantile(2),
        quantile(4),
        number(&set["decisions"]["most"]),
        percent(number(&set["forced"])),
        number(&set["lead_changes"]["mean"]),
        percent(out_early(set)),
        endings.collect::<Vec<_>>().join(", "),
    )?;
    Ok(text)
}

/// What is remarkable about a row, in sentences.
fn found(title: &str, row: Row, set: &Value) -> Vec<String> {
    let (seats, options, level, _) = row;
    let table = match options {
        "{}" => format!("**{title}, {seats} seats** ({level}s)"),
        options => format!("**{title}, {seats} seats, `{options}`** ({level}s)"),
    };
    let mut found = Vec::new();
    let by_share = |a: &&Value, b: &&Value| number(&a["share"]).total_cmp(&number(&b["share"]));
    let best = list(&set["seats"]).max_by(by_share);
    let worst = list(&set["seats"]).min_by(by_share);
    if let (Some(best), Some(worst), true) = (best, worst, number(&set["fairness"]["p"]) < SURE) {
        found.push(format!(
            "{table}: the seats are uneven. Seat {} wins {} % (95 % interval {} to {}), seat {} {} % ({} to {}); even would be {}.",
            best["seat"],
            percent(number(&best["share"])),
            percent(number(&best["low"])),
            percent(number(&best["high"])),
            worst["seat"],
            percent(number(&worst["share"])),
            percent(number(&worst["low"])),
            percent(number(&worst["high"])),
            percent(1.0 / f64::from(seats)),
        ));
    }
    let quantile = |place: usize| number(&set["decisions"]["quantiles"][place]);
    if quantile(1) < FEW * f64::from(seats) {
        found.push(format!(
            "{table}: many games are short. One in four is over within {} decisions, one in twenty within {}; half have more than {}.",
            quantile(1),
            quantile(0),
            quantile(2),
        ));
    }
    if out_early(set) >= OUT_EARLY {
        found.push(format!(
            "{table}: {} % of the seats decide nothing after the first third of the game.",
            percent(out_early(set))
        ));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn summary(p: f64, quantiles: [u32; 5]) -> Value {
        json!({
            "seats": [
                {"seat": 0, "share": 0.37, "low": 0.31, "high": 0.44, "out_early": 0.0},
                {"seat": 1, "share": 0.63, "low": 0.56, "high": 0.69, "out_early": 0.1},
            ],
            "fairness": {"p": p},
            "decisions": {"quantiles": quantiles, "most": 78},
            "forced": 0.25,
            "lead_changes": {"mean": 1.5},
            "endings": [{"ending": "last-rocket", "share": 1.0}],
        })
    }

    #[test]
    fn a_row_tells_what_a_study_found() {
        let row = (2, "{}", "captain", 200);
        let set = summary(0.001, [62, 70, 75, 76, 78]);
        assert_eq!(
            line(row, &set).unwrap(),
            "| 2 | usual | captain | 200 | 37 63 ± 7 | 0.001 | 62/75/78 (78) | 25 % | 1.5 | 5 % | last-rocket 100 % |"
        );
        let found = found("Last Rocket", row, &set);
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("Seat 1 wins 63 %"), "{found:?}");
    }

    #[test]
    fn what_is_even_and_long_does_not_stand_out() {
        let row = (2, "{}", "captain", 200);
        assert!(found("It", row, &summary(0.5, [62, 70, 75, 76, 78])).is_empty());
        let short = found("It", row, &summary(0.5, [3, 5, 10, 20, 29]));
        assert!(short[0].contains("within 5 decisions"), "{short:?}");
    }
}
