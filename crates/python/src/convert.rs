//! Between JSON, errors and Python.

use engine::Refused;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyNone};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Display;

/// A `ValueError` that says so.
pub(crate) fn wrong(problem: impl Display) -> PyErr {
    PyValueError::new_err(problem.to_string())
}

/// A value as dicts, lists, strings and numbers.
pub(crate) fn to_python<'py>(
    py: Python<'py>,
    value: &impl Serialize,
) -> PyResult<Bound<'py, PyAny>> {
    built(py, &serde_json::to_value(value).map_err(wrong)?)
}

fn built<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => PyNone::get(py).to_owned().into_any(),
        Value::Bool(flag) => flag.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (None, Some(number)) => number.into_pyobject(py)?.into_any(),
            (None, None) => number.as_f64().into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(built(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(entries) => {
            let dict = PyDict::new(py);
            for (key, value) in entries {
                dict.set_item(key, built(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// Reads dicts, lists, strings and numbers.
pub(crate) fn from_python<T: DeserializeOwned>(value: &Bound<'_, PyAny>) -> PyResult<T> {
    let json = value.py().import("json")?;
    let text: String = json.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(wrong)
}

/// A refusal in words for programmers: which rule, and what about.
pub(crate) fn refusal<R: engine::Refusal>(refused: &Refused<R>) -> String {
    match refused {
        Refused::Over => "the game is over".to_owned(),
        Refused::ChanceDue => "a chance outcome is due before anybody decides".to_owned(),
        Refused::NotYourTurn { turn } => format!("it is the turn of seat {turn}"),
        Refused::Rule(rule) => format!("not allowed by {}: {rule:?}", rule.clause()),
    }
}
