//! What a table asks for: a bot's thought, a table to play again at.

use super::guests::Origin;
use super::{Condition, Event, RETRY, Steward};
use crate::hall::NotMade;
use crate::names;
use std::sync::Arc;
use table::{BotRequest, Request};
use tokio::time::Instant;

impl Steward {
    /// Sees to what the table asks for.
    pub(super) fn grant(&mut self, request: Request) {
        match request {
            Request::Think(request) => self.think(request),
            // In its own turn.
            Request::Rematch => self.rematch = Some(Instant::now()),
            Request::Report(problem) => {
                let id = names::fault_id();
                self.hall.metrics.faults.inc();
                tracing::error!(table = %self.id, fault = id, problem, "a table survived a fault");
            }
        }
    }

    /// Lets a bot think where it blocks nobody.
    fn think(&mut self, request: BotRequest) {
        self.thinking += 1;
        let (number, seat) = (request.number, request.seat);
        let (me, hall, id) = (self.me.clone(), Arc::clone(&self.hall), self.id.clone());
        tokio::spawn(async move {
            let thought = hall.think(request).await;
            let action = thought.unwrap_or_else(|| {
                // The table takes any legal action instead.
                tracing::error!(table = %id, "a bot panicked");
                String::new()
            });
            // A steward that is gone needs no action.
            let _ = me
                .send(Event::Thought {
                    number,
                    seat,
                    action,
                })
                .await;
        });
    }

    /// Makes the table at which all play again.
    pub(super) async fn play_again(&mut self) {
        let Condition::Live(table) = &self.condition else {
            // It asks again when it is restored.
            return;
        };
        let setup = table.rematch(self.hall.id_after(&self.id), names::secret());
        match self.hall.open_again(setup).await {
            Ok(again) => {
                self.perform(Origin::Nobody, None, |table, now| {
                    table.rematched(again, now)
                })
                .await;
            }
            Err(NotMade::Store(error)) => {
                tracing::warn!(table = %self.id, %error, "no table to play again at yet");
                self.rematch = Some(Instant::now() + RETRY);
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "no table to play again at");
            }
        }
    }
}
