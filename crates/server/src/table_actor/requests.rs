//! What a table asks for: a bot's thought, a table to play again at.

use super::subscribers::Origin;
use super::{Condition, Event, RETRY, TableActor};
use crate::table_registry::CreateError;
use crate::thinkers::Owner;
use crate::{games, ids};
use std::sync::Arc;
use table::{BotRequest, Request};
use tokio::time::Instant;

impl TableActor {
    /// Sees to what the table asks for.
    pub(super) fn handle_request(&mut self, request: Request) {
        match request {
            Request::Think(request) => self.think(request),
            // In its own turn.
            Request::Rematch => self.rematch = Some(Instant::now()),
            // As soon as what is under way is done.
            Request::Expel(user) => self.expelled.push(user),
            Request::Report(problem) => {
                let id = ids::fault_id();
                self.tables.metrics.faults.inc();
                tracing::error!(table = %self.id, fault = id, problem, "internal error at a table; the game continues");
            }
        }
    }

    /// Lets a bot think where it blocks nobody.
    fn think(&mut self, request: BotRequest) {
        let (revision, seat, purpose) = (request.revision, request.seat, request.purpose);
        let (me, tables, id) = (self.me.clone(), Arc::clone(&self.tables), self.id.clone());
        let Condition::Live(table) = &self.condition else {
            return;
        };
        let host = table.host().clone();
        let network = self.subscribers.network(&host);
        let owner = Owner { network, host };
        self.thinking += 1;
        tokio::spawn(async move {
            let thought = tables.think(owner, request).await;
            let action = thought.unwrap_or_else(|| {
                // The table takes any legal action instead.
                tracing::error!(table = %id, "bot panicked; playing any legal action instead");
                String::new()
            });
            // A actor that is gone needs no action.
            let _ = me
                .send(Event::BotDecided {
                    revision,
                    seat,
                    purpose,
                    action,
                })
                .await;
        });
    }

    /// Makes the table at which all play again.
    pub(super) async fn create_rematch(&mut self) {
        let Condition::Live(table) = &self.condition else {
            // It asks again when it is restored.
            return;
        };
        let mut setup = table.rematch(self.tables.rematch_id(&self.id), ids::secret());
        if let Some(Ok(game)) = table.next_game().map(str::parse) {
            setup = games::moved_to(game, setup);
        }
        match self.tables.create_rematch(setup).await {
            Ok((again, commitment)) => {
                self.run_on_table(Origin::Nobody, None, |table, now| {
                    table.rematched(again.clone(), commitment, now)
                })
                .await;
            }
            Err(error @ (CreateError::Store(_) | CreateError::Full)) => {
                if let Some(left_out) = self.tables.warnings.admit("rematch") {
                    tracing::warn!(table = %self.id, %error, left_out, "rematch creation failed; retrying");
                }
                self.rematch = Some(Instant::now() + RETRY);
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "rematch creation failed");
            }
        }
    }
}
