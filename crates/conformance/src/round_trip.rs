//! Text and JSON forms give back what was written.

use crate::ground::{Ground, Position};
use crate::play::json;
use crate::property::{Fault, Finding, Property, ensure};
use dice::Dice;
use engine::{Game, NotationError, Step, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::{Debug, Display};
use std::str::FromStr;

const ROUND_TRIP: Property = Property::RoundTrip;

/// Checks the forms of actions, chance outcomes, events, views and options.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    check_options(&ground.case.options)?;
    check_options(&G::Options::default())?;
    for &action in &ground.actions {
        notation("action", action)?;
        through_json("action", &action)?;
    }
    for &chance in &ground.chances {
        notation("chance outcome", chance)?;
        through_json("chance outcome", &chance)?;
    }
    for (game, played) in ground.games.iter().enumerate() {
        for (step, events) in played.events.iter().enumerate() {
            ground.look_at(Position { game, step });
            match played.steps[step] {
                Step::Action(_, action) => notation("action", action)?,
                Step::Chance(chance) => notation("chance outcome", chance)?,
                Step::Time => {}
            }
            for event in events {
                through_json("event", event)?;
                for viewer in Viewer::all(ground.seats) {
                    match G::redact(event, viewer) {
                        // Checked already.
                        Some(same) if same == *event => {}
                        Some(redacted) => through_json("redacted event", &redacted)?,
                        None => {}
                    }
                }
            }
        }
    }
    let mut dice = Dice::new(4);
    for position in ground.positions(ground.effort.positions, &mut dice) {
        let state = ground.look_at(position);
        for viewer in Viewer::all(ground.seats) {
            through_json("view", &state.view(viewer))?;
        }
        through_json("trace's state", &state.trace_state())?;
        through_json("trace's tables", &state.trace_tables())?;
    }
    Ok(())
}

fn notation<T>(kind: &str, value: T) -> Finding
where
    T: Copy + Eq + Debug + Display + FromStr<Err = NotationError>,
{
    let text = value.to_string();
    let read = text.parse::<T>();
    ensure!(
        read.as_ref() == Ok(&value),
        ROUND_TRIP,
        "the {kind} {value:?} is written `{text}`, which is read as {read:?}"
    );
    Ok(())
}

fn through_json<T>(kind: &str, value: &T) -> Finding
where
    T: PartialEq + Debug + Serialize + DeserializeOwned,
{
    let text = json(value);
    match serde_json::from_str::<T>(&text) {
        Ok(read) if read == *value => Ok(()),
        Ok(read) => Err(Fault::new(
            ROUND_TRIP,
            format!("the {kind} {value:?} is written {text}, which is read as {read:?}"),
        )),
        Err(error) => Err(Fault::new(
            ROUND_TRIP,
            format!("the {kind} {value:?} is written {text}, which can't be read: {error}"),
        )),
    }
}

/// Written with all keys of the default, and those that a default leaves out
/// only when they say something else; read with defaults for missing ones and
/// no mercy for unknown ones.
fn check_options<O>(options: &O) -> Finding
where
    O: PartialEq + Debug + Default + Serialize + DeserializeOwned,
{
    through_json("value of the options", options)?;
    let Ok(Value::Object(written)) = serde_json::to_value(options) else {
        return Err(Fault::new(ROUND_TRIP, "the options are no JSON object"));
    };
    let Ok(Value::Object(defaults)) = serde_json::to_value(O::default()) else {
        return Err(Fault::new(ROUND_TRIP, "the options are no JSON object"));
    };
    ensure!(
        defaults.keys().all(|key| written.contains_key(key)),
        ROUND_TRIP,
        "{options:?} is not written with the keys that the default has"
    );
    for key in written.keys() {
        let mut missing = written.clone();
        missing.remove(key);
        let mut expected = written.clone();
        match defaults.get(key) {
            Some(default) => expected.insert(key.clone(), default.clone()),
            None => expected.remove(key),
        };
        let read = serde_json::from_value::<O>(Value::Object(missing));
        let expected = serde_json::from_value::<O>(Value::Object(expected));
        ensure!(
            matches!((&read, &expected), (Ok(a), Ok(b)) if a == b),
            ROUND_TRIP,
            "options without `{key}` are read as {read:?} instead of with its default"
        );
    }
    let mut unknown = written;
    unknown.insert("no-such-option".to_owned(), Value::Null);
    ensure!(
        serde_json::from_value::<O>(Value::Object(unknown)).is_err(),
        ROUND_TRIP,
        "options with an unknown key are read without complaint"
    );
    Ok(())
}
