//! One seat of a load run: a player, its connection, and the stopwatch.

use crate::run::ThreadCounts;
use crate::{Client, Heard, LoadError, Player};
use engine::Seat;
use protocol::{ClientMessage, Command, Revision};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Instant;

/// How many moves of a table are remembered: those that some seat has not seen
/// yet are few.
const KEPT: usize = 16;

/// When the latest actions of a table were sent, for all its seats.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    sent: [Cell<Option<Sent>>; KEPT],
}

#[derive(Clone, Copy, Debug)]
struct Sent {
    made_for: Revision,
    by: Seat,
    at: Instant,
}

impl Stopwatch {
    pub(crate) fn new() -> Rc<Self> {
        Rc::new(Self {
            sent: std::array::from_fn(|_| Cell::new(None)),
        })
    }

    fn slot(&self, made_for: Revision) -> &Cell<Option<Sent>> {
        // OK because the remainder is below the length.
        &self.sent[made_for.get() as usize % KEPT]
    }

    fn note(&self, sent: Sent) {
        self.slot(sent.made_for).set(Some(sent));
    }

    fn find(&self, made_for: Revision) -> Option<Sent> {
        let sent = self.slot(made_for).get();
        sent.filter(|sent| sent.made_for == made_for)
    }
}

/// Plays one seat until the run is over or something breaks.
pub(crate) async fn play(
    counts: Rc<ThreadCounts>,
    stopwatch: Rc<Stopwatch>,
    seat: Seat,
    mut player: Player,
    mut client: Client,
) -> Result<(), LoadError> {
    loop {
        speak(&stopwatch, seat, &mut player, &mut client).await?;
        let mut message = Some(client.next().await);
        let now = Instant::now();
        while let Some(next) = message {
            match player.hear(next?) {
                Heard::Acknowledged { made_for, .. } => {
                    let sent = stopwatch.find(made_for);
                    counts.acknowledged(sent.map(|sent| now - sent.at));
                }
                Heard::Step(revision) => {
                    // The entry that an action becomes follows the one that it
                    // was made for: nothing else happens at these tables.
                    let made_for = Revision::new(revision.get().saturating_sub(1));
                    match stopwatch.find(made_for) {
                        Some(sent) if sent.by != seat => counts.seen(now - sent.at),
                        _ => {}
                    }
                }
                Heard::Over => counts.game_over(),
                Heard::Trouble(what) => return Err(LoadError::Unexpected(what)),
                Heard::Nothing => {}
            }
            message = client.next_here();
        }
    }
}

async fn speak(
    stopwatch: &Stopwatch,
    seat: Seat,
    player: &mut Player,
    client: &mut Client,
) -> Result<(), LoadError> {
    let words = player.take_words();
    let at = Instant::now();
    for word in &words {
        if let ClientMessage::Do(_, Command::Act { revision, .. }) = word {
            stopwatch.note(Sent {
                made_for: *revision,
                by: seat,
                at,
            });
        }
    }
    client.send(&words).await
}
