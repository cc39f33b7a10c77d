//! How long to rest between two looks at a page.

use std::time::{Duration, Instant};

const SHORTEST: Duration = Duration::from_millis(15);
const LONGEST: Duration = Duration::from_millis(120);

/// The pauses of one wait. Every look is work for the page, the browser and the test:
/// whoever has waited for a while can wait an eighth of that more.
#[derive(Clone, Copy, Debug)]
pub struct Pauses(Instant);

impl Pauses {
    /// A wait that begins now.
    pub fn begin() -> Pauses {
        Pauses(Instant::now())
    }

    /// How long it has lasted.
    pub fn lasted(self) -> Duration {
        self.0.elapsed()
    }

    /// Rests until the next look.
    pub fn rest(self) {
        std::thread::sleep((self.lasted() / 8).clamp(SHORTEST, LONGEST));
    }
}
