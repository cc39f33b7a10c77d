//! A table as the device keeps it.

use super::host::no_bots;
use crate::{daily, dom};
use engine::{Character, Game, Player, Seat, SeatSet, Seats, StartError};
use protocol::{Hex32, SeatHolder, TableId};
use record::{EndedBy, Fairness, GameResult, Match, Record, RecordError};
use registry::GameId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::local::{LocalTable, local_person, local_setup};
use table::{Moment, Setup};

/// A table of this device, without its log: the log's lines are kept one by one
/// beside it ([`crate::storage`]).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SavedTable {
    /// Its name on this device.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// The game's options.
    pub options: Value,
    /// Who plays, seat 0 first, as they were named on the form.
    pub players: Vec<Player>,
    /// What its chance is drawn from.
    pub secret: Hex32,
    /// When it was last changed, in milliseconds since 1970.
    pub updated: u64,
    /// How many lines its log has.
    pub lines: usize,
    /// Who won, once the game is over.
    pub winners: Option<SeatSet>,
    /// Where the chance of the game came from, if it was opened from the record
    /// of a server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
}

/// The time where no time passes.
const UNTIMED: Moment = Moment(0);

/// Why a table can't be set; nothing where no form leads to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotSet(pub Option<StartError>);

impl SavedTable {
    /// A new table, if the game can be played so.
    pub(crate) fn new<G: Game>(
        options: Map<String, Value>,
        players: Vec<Player>,
    ) -> Result<Self, NotSet> {
        let options = Value::Object(options);
        check::<G>(&options, players.len())?;
        Ok(Self::unplayed::<G>(options, players))
    }

    /// The table of a day's deal, before it is played.
    pub(crate) fn daily<G: Game>(
        game: GameId,
        date: &str,
        options: Map<String, Value>,
        players: Vec<Player>,
    ) -> Self {
        Self {
            // OK because a name and a date are an id.
            id: daily::table_id(game, date).parse().expect("an id"),
            secret: daily::secret(game, date),
            ..Self::unplayed::<G>(Value::Object(options), players)
        }
    }

    fn unplayed<G: Game>(options: Value, players: Vec<Player>) -> Self {
        Self {
            id: dom::new_table_id(),
            game: G::NAME.to_owned(),
            options,
            players,
            secret: dom::secret(),
            updated: dom::date(),
            lines: 0,
            winners: None,
            fairness: None,
        }
    }

    /// What makes the table.
    pub(crate) fn setup<G: Game>(&self) -> Setup {
        let seats = self.players.iter().map(|player| match player.bot {
            Some(level) => SeatHolder::Bot { level },
            None => local_person(&player.name),
        });
        local_setup::<G>(
            self.id.clone(),
            self.options.clone(),
            seats.collect(),
            self.secret,
        )
    }

    /// A new table at which the game of a record was played so far, and its
    /// log.
    pub(crate) fn import<G: Game>(record: &Record) -> Result<(Self, Vec<String>), RecordError> {
        Self::unplayed::<G>(record.options.clone(), record.seats.clone()).played::<G>(record)
    }

    /// The table after the game of a record, and its log.
    fn played<G: Game>(self, record: &Record) -> Result<(Self, Vec<String>), RecordError> {
        Match::<G>::from_record(record)?;
        let made = LocalTable::<G>::from_record(record, self.setup::<G>(), no_bots(), UNTIMED);
        let (_, out) = made.map_err(|error| RecordError::Shape(error.to_string()))?;
        let table = Self {
            winners: record.result.map(|result| {
                let outcome = result.outcome();
                outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners())
            }),
            fairness: record.fairness.clone(),
            ..self
        };
        Ok((table, out.log))
    }

    /// The record of the table with this log.
    pub(crate) fn record<G: Game>(&self, log: &[String]) -> Option<Record> {
        let log = log.iter().map(String::as_str);
        let local = LocalTable::<G>::restore(log, no_bots(), UNTIMED).ok()?;
        let record = local.record()?;
        let agreed = GameResult::Ended(EndedBy::Agreement);
        Some(Record {
            seats: self.players.clone(),
            fairness: self.fairness.clone(),
            result: record.result.or((!self.is_running()).then_some(agreed)),
            ..record
        })
    }

    /// Who its bots are, seat by seat; who would be, where a person sits.
    pub(crate) fn characters(&self) -> Vec<Character> {
        let seats = (0..).map(Seat::new).zip(&self.players);
        seats
            .map(|(seat, player)| Character::of_bot(&player.name, seat))
            .collect()
    }

    /// Its name on this device.
    pub(crate) fn id(&self) -> &str {
        self.id.as_str()
    }

    /// Which game it is.
    pub(crate) fn game(&self) -> Option<GameId> {
        self.game.parse().ok()
    }

    /// Whether the game is still played.
    pub(crate) fn is_running(&self) -> bool {
        self.winners.is_none()
    }
}

/// Whether a game can be played with these options by so many.
pub(crate) fn check<G: Game>(options: &Value, seats: usize) -> Result<(), NotSet> {
    let options = G::Options::deserialize(options).map_err(|_| NotSet(None))?;
    let seats = u8::try_from(seats).ok().and_then(Seats::new);
    let seats = seats.ok_or(NotSet(None))?;
    match G::start(&options, seats) {
        Ok(_) => Ok(()),
        Err(error) => Err(NotSet(Some(error))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::GameSpec;
    use registry::{Rockets, with_game};

    impl SavedTable {
        /// A table for tests, at which nobody sits.
        pub(crate) fn example(id: &str) -> Self {
            Self {
                id: id.parse().unwrap(),
                game: Rockets::NAME.to_owned(),
                options: Value::Null,
                players: Vec::new(),
                secret: Hex32([7; 32]),
                updated: 0,
                lines: 0,
                winners: None,
                fairness: None,
            }
        }
    }

    /// Every reader of records opens these very files.
    #[test]
    fn records_are_handed_out_as_they_came() {
        for game in GameId::ALL {
            for writer in conformance::WRITERS {
                let text = conformance::kept_record(game.name(), writer);
                let record = Record::parse(&text).unwrap();
                let mut table = SavedTable::example("t1");
                table.game = game.name().to_owned();
                table.players.clone_from(&record.seats);
                table.options = record.options.clone();
                let again = with_game!(game, G => {
                    let (table, log) = table.played::<G>(&record).unwrap();
                    assert_eq!(table.is_running(), record.result.is_none());
                    table.record::<G>(&log).unwrap()
                });
                assert_eq!(again.to_json() + "\n", text, "{game} {writer}");
            }
        }
    }
}
