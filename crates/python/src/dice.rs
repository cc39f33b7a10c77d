//! The seeded source of chance.

use pyo3::prelude::*;

/// A reproducible stream of choices: the same seed gives the same ones on every
/// machine. `number` makes independent streams of one seed.
#[pyclass(module = "orbite")]
pub(crate) struct Dice(pub(crate) dice::Dice);

#[pymethods]
impl Dice {
    #[new]
    #[pyo3(signature = (seed, number = None))]
    fn new(seed: u64, number: Option<u64>) -> Self {
        Self(match number {
            Some(number) => dice::Dice::branch(seed, number),
            None => dice::Dice::new(seed),
        })
    }

    /// A number from 0 to `bound` − 1, each equally likely.
    fn below(&mut self, bound: u32) -> PyResult<u32> {
        use engine::Randomness;
        if bound == 0 {
            return Err(crate::convert::wrong("the bound is at least 1"));
        }
        Ok(self.0.below(bound))
    }

    fn __copy__(&self) -> Self {
        Self(self.0.clone())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        Self(self.0.clone())
    }
}
