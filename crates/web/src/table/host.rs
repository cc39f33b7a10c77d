//! The table of this device: the same one that a server runs.

use crate::worker::message::Question;
use engine::Game;
use protocol::{ClientMessage, Revision};
use std::collections::VecDeque;
use std::sync::Arc;
use table::local::{LocalOutput, LocalTable};
use table::{Moment, Purpose, Setup, Table, Thinker};

/// What stands for bots where none think: the worker has them.
pub(super) fn no_bots<G: Game>() -> Thinker<G> {
    Arc::new(|_, _, _| unreachable!("bots think in the worker"))
}

/// How many decisions of bots may be made before the page has shown the
/// earlier ones: the next bot thinks while the last one's move is animated.
const AHEAD: usize = 1;

/// A table of any game, at this device.
pub(crate) trait Hosted {
    /// Takes a message to the table.
    fn receive(&mut self, message: ClientMessage, now: Moment) -> LocalOutput;
    /// Everything up to this revision was shown: bots may go on.
    fn shown(&mut self, revision: Revision);
    /// Takes what a bot decided.
    fn decided(&mut self, question: Question, action: &str, now: Moment) -> LocalOutput;
    /// The next bot that may think now: advice at once, moves if they may and as the
    /// page follows.
    fn next_question(&mut self, may_act: bool) -> Option<Question>;
}

/// A table of one game, at this device.
pub(crate) struct Host<G: Game> {
    table: LocalTable<G>,
    /// What is asked of bots.
    asked: VecDeque<Question>,
    /// Where decisions of bots led that the page has not shown yet.
    unshown: Vec<Revision>,
}

impl<G: Game> Host<G> {
    /// The table that a log tells, or a new one if the log is empty, with the
    /// first lines of its log.
    pub(crate) fn open(
        setup: Setup,
        log: &[String],
        now: Moment,
    ) -> Result<(Self, Vec<String>), String> {
        let (table, made) = if log.is_empty() {
            LocalTable::create(setup, no_bots(), now).map_err(|error| error.to_string())?
        } else {
            let lines = log.iter().map(String::as_str);
            let restored = LocalTable::restore(lines, no_bots(), now);
            let table = restored.map_err(|error| error.to_string())?;
            (table, LocalOutput::default())
        };
        let host = Self {
            table,
            asked: VecDeque::new(),
            unshown: Vec::new(),
        };
        Ok((host, made.log))
    }

    fn note_asked(&mut self, out: LocalOutput) -> LocalOutput {
        self.asked.extend(out.bots.iter().map(|asked| Question {
            revision: asked.revision,
            seat: asked.seat,
            purpose: asked.purpose,
        }));
        out
    }
}

impl<G: Game> Hosted for Host<G> {
    fn receive(&mut self, message: ClientMessage, now: Moment) -> LocalOutput {
        let out = self.table.receive(message, now);
        self.note_asked(out)
    }

    fn shown(&mut self, revision: Revision) {
        self.unshown.retain(|at| *at > revision);
    }

    fn decided(&mut self, question: Question, action: &str, now: Moment) -> LocalOutput {
        let about = (question.revision, question.seat, question.purpose);
        let out = self.table.bot_decided(about, action, now);
        if question.purpose == Purpose::Act && !out.log.is_empty() {
            self.unshown.push(self.table.table().revision());
        }
        self.note_asked(out)
    }

    fn next_question(&mut self, may_act: bool) -> Option<Question> {
        let may_act = may_act && self.unshown.len() <= AHEAD;
        let next = self
            .asked
            .iter()
            .position(|asked| may_act || asked.purpose == Purpose::Hint)?;
        self.asked.remove(next)
    }
}

#[cfg(test)]
mod tests {
    use super::super::saved::SavedTable;
    use super::*;
    use crate::games;
    use crate::worker::{Bots, TableBots};
    use ::text::Language;
    use bots::BotGame;
    use client::{Commands, GameUpdate, Heard, Viewpoints};
    use engine::{Level, Player, Seat, Viewer};
    use protocol::{Command, DetailLevel, SeatHolder};
    use registry::{GameId, with_game};
    use table::local::{local_person, local_setup};

    const NOW: Moment = Moment(5);

    /// A page without a screen: it plays the first legal action.
    struct ScreenlessPage<G: BotGame> {
        host: Host<G>,
        bots: TableBots<G>,
        log: Vec<String>,
        told: Viewpoints,
        commands: Commands,
        turns: usize,
        is_over: bool,
    }

    impl<G: BotGame> ScreenlessPage<G> {
        /// A page on which a game has begun.
        fn begun() -> Self {
            let (host, log) = Host::<G>::open(setup::<G>(), &[], NOW).expect("a table");
            let mut page = Self {
                host,
                bots: TableBots::open(&log, 3, Vec::new()).expect("a copy"),
                log,
                told: Viewpoints::default(),
                commands: Commands::default(),
                turns: 0,
                is_over: false,
            };
            page.say(ClientMessage::Join {
                table: "t1".parse().expect("an id"),
                seen: None,
                detail: DetailLevel::Views,
            });
            let start = page.commands.send(Command::Start {});
            page.say(start);
            page
        }

        /// Lets bots think, shows what they did and takes the person's turn.
        fn go_on(&mut self) {
            let thoughts = self.let_think();
            assert!(thoughts <= AHEAD + 1, "{thoughts} moves ahead of the page");
            let shown = self.told.revision(Viewer::Seat(Seat::new(0)));
            self.host.shown(shown);
            if !self.is_over
                && let Some(turn) = self.turn()
            {
                self.say(turn);
            }
        }

        fn hear(&mut self, out: LocalOutput) {
            self.bots.follow(&out.log).expect("the same table");
            self.log.extend(out.log);
            for message in out.messages {
                match self.commands.hear(message) {
                    Heard::Answer(command, answer, _) => {
                        assert_eq!(answer.refusal(), None, "{command:?}: {answer:?}");
                    }
                    Heard::Message(message) => match self.told.hear(&message) {
                        Some(GameUpdate::Turn { .. }) => self.turns += 1,
                        Some(GameUpdate::Over(_)) => self.is_over = true,
                        _ => {}
                    },
                    Heard::Repeated(_) => panic!("answered twice"),
                }
            }
        }

        fn say(&mut self, message: ClientMessage) {
            let out = self.host.receive(message, NOW);
            self.hear(out);
        }

        /// Lets bots think as long as they may; tells how many did.
        fn let_think(&mut self) -> usize {
            let mut thoughts = 0;
            while let Some(question) = self.host.next_question(true) {
                let action = self.bots.think(question).expect("the position asked for");
                let out = self.host.decided(question, &action, NOW);
                self.hear(out);
                thoughts += 1;
            }
            thoughts
        }

        /// What the person on seat 0 does next.
        fn turn(&mut self) -> Option<ClientMessage> {
            let seat = Seat::new(0);
            let told = self.told.get(Viewer::Seat(seat))?;
            let action = told.position.legal.split_whitespace().next()?;
            Some(self.commands.send(Command::Act {
                revision: told.revision,
                seat,
                actions: vec![action.to_owned()],
            }))
        }
    }

    fn setup<G: Game>() -> Setup {
        let mut seats = vec![local_person("Ada")];
        seats.extend((1..G::LEAST_SEATS.max(2)).map(|_| SeatHolder::Bot {
            level: Level::Cadet,
        }));
        let table = "t1".parse().expect("an id");
        let secret = protocol::Hex32([5; 32]);
        local_setup::<G>(table, serde_json::json!({}), seats, secret)
    }

    fn play<G: BotGame>() {
        let mut page = ScreenlessPage::<G>::begun();
        for _ in 0..2000 {
            page.go_on();
            if page.is_over {
                break;
            }
        }
        assert!(page.is_over, "{} does not end", G::NAME);
        assert!(page.turns >= 5, "{}: {} turns", G::NAME, page.turns);
        let (kept, more) = Host::<G>::open(setup::<G>(), &page.log, NOW).expect("a log");
        assert!(more.is_empty(), "nothing new in a kept table");
        let revision = page.host.table.table().revision();
        assert_eq!(kept.table.table().revision(), revision);
        let record = kept.table.record().expect("a record");
        assert!(record.result.is_some());
    }

    #[test]
    fn every_game_is_played_to_its_end_and_kept() {
        for game in GameId::ALL {
            with_game!(game, G => play::<G>());
        }
    }

    /// What a player downloads in the middle of a game.
    fn download<G: BotGame>() -> String {
        let mut page = ScreenlessPage::<G>::begun();
        let record = |page: &ScreenlessPage<G>| page.host.table.record().expect("a record");
        while conformance::actions(&record(&page).steps) < conformance::MIDDLE {
            page.go_on();
        }
        let table = SavedTable {
            game: G::NAME.to_owned(),
            players: vec![Player::person(""), Player::bot("", Level::Cadet)],
            ..SavedTable::example("t1")
        };
        let names = games::names(&table.players, "Ada", Language::English);
        let record = table.record::<G>(&page.log).expect("a record");
        games::named(record, &names).to_json() + "\n"
    }

    /// Every reader of records opens these very files.
    #[test]
    fn the_pages_records_are_those_that_all_readers_open() {
        for game in GameId::ALL {
            let text = with_game!(game, G => download::<G>());
            let path = conformance::record_path(game.name(), "page");
            expect_test::expect_file![path].assert_eq(&text);
        }
    }
}
