//! Steps: chance, bots and people in turn.

use super::{App, Focus, Stage};
use crate::boards::Board;
use crate::choices::{Choice, Choices};
use bots::{Bot, Effort, Knowledge};
use dice::Dice;
use engine::{Randomness, Refused, Scratch, Seat, Turn, Viewer};

impl<G: Board> App<G> {
    /// Lets chance do its part until somebody must decide or the game is over,
    /// and sets the stage for that.
    pub(super) fn settle(&mut self) {
        while self.table.game().turn() == Turn::Chance {
            let mut dice = self.dice();
            let chance = self
                .table
                .game()
                .sample_chance(&mut dice, &mut Scratch::default());
            let step = self.table.steps().len();
            match self.table.chance(chance) {
                Ok(events) => self.journal.add(step, events),
                // A game samples only what can occur; should it not, the
                // table stops here rather than asking for ever.
                Err(error) => {
                    self.say(error.to_string());
                    return;
                }
            }
            self.unsaved = true;
        }
        match self.table.game().turn() {
            Turn::Chance => {}
            Turn::Over => {
                // With several people nobody's private view fits all; with
                // one person it is that person's.
                if self.people().len() != 1 {
                    self.eyes = Viewer::Spectator;
                }
                self.enter(Stage::Over);
            }
            Turn::Decide(seat) if !self.is_person(seat) => self.enter(Stage::Bot(seat)),
            Turn::Decide(seat) => self.present(seat),
        }
    }

    /// The stream of choices of the next step. It hangs on the seed and the
    /// step's number alone: taking back does not roll again.
    fn dice(&self) -> Dice {
        Dice::branch(self.seed, self.table.steps().len() as u64)
    }

    /// Brings a person to its decision, behind a curtain where needed.
    fn present(&mut self, seat: Seat) {
        match self.eyes {
            eyes if eyes.is(seat) => self.enter(Stage::Choosing(seat)),
            _ if !self.has_curtain() => {
                self.eyes = Viewer::Seat(seat);
                self.enter(Stage::Choosing(seat));
            }
            Viewer::Seat(_) => self.enter(Stage::Handover { to: seat }),
            Viewer::Spectator => self.enter(Stage::Curtain { to: seat }),
        }
    }

    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        self.focus = Focus::Actions;
        self.log_skip = 0;
        self.list_choices();
    }

    /// Hides everything, then waits for the next person.
    pub(super) fn draw_curtain(&mut self, to: Seat) {
        self.eyes = Viewer::Spectator;
        self.panel = None;
        self.notice = None;
        self.enter(Stage::Curtain { to });
    }

    /// Only that person looks now.
    pub(super) fn raise_curtain(&mut self, to: Seat) {
        self.eyes = Viewer::Seat(to);
        self.enter(Stage::Choosing(to));
    }

    /// Makes the list of the person who chooses, in the present language.
    pub(super) fn list_choices(&mut self) {
        let Stage::Choosing(seat) = self.stage else {
            self.choices = Choices::default();
            return;
        };
        let view = self.table.game().view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        self.table.game().legal_actions(&mut actions);
        let choices = actions.into_iter().map(|action| {
            let words = G::action(action, &view, self.language);
            Choice::new(action, words, action.to_string())
        });
        self.choices = Choices::new(choices.collect());
    }

    /// Takes an action of the seat that decides.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        let step = self.table.steps().len();
        let events = self.table.act(seat, action)?;
        self.journal.add(step, events);
        if let Some(seen) = self.seen.get_mut(seat.index()) {
            *seen = step;
        }
        self.notice = None;
        self.unsaved = true;
        self.settle();
        Ok(())
    }

    /// Lets the bot whose turn it is act now.
    pub(crate) fn advance(&mut self) {
        let Stage::Bot(seat) = self.stage else {
            return;
        };
        let action = self.bot_action(seat);
        if self.act(seat, action).is_err() {
            // A game samples only what is legal; should it not, the table
            // stops here and the log is intact.
            self.pace.halted = true;
        }
    }

    /// What the bot on a seat does. A bot with a level gets what its seat may
    /// know and no more.
    fn bot_action(&self, seat: Seat) -> G::Action {
        let mut dice = self.dice();
        let game = self.table.game();
        let level = self.players.get(seat.index()).and_then(|player| player.bot);
        let Some(level) = level else {
            // Not reached: only bots are asked.
            return game.sample_action(&mut dice, &mut Scratch::default());
        };
        let viewer = Viewer::Seat(seat);
        let knowledge = Knowledge::received(seat, game.view(viewer), self.journal.told_to(viewer));
        let seed = u64::from(dice.below(u32::MAX));
        Bot::<G>::new(level, seed)
            .decide(&knowledge, Effort::Level)
            .action
    }
}
