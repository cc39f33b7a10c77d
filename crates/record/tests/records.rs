//! Records are read as they are documented, and broken ones are named.

use conformance::{WRITERS, kept_record};
use dice::Dice;
use engine::{Level, Player, Scratch, random_step};
use landing::Landing;
use record::{Match, Record, RecordError, StepError};
use registry::{GameId, with_game};
use rockets::Rockets;

/// The example of the format's documentation.
fn documented() -> String {
    let page = include_str!("../../../docs/record-format.md");
    let (_, rest) = page.split_once("```json\n").unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

fn played() -> Record {
    let players = vec![Player::person("Ada"), Player::bot("", Level::Cadet)];
    let mut game = Match::<Landing>::start(&Default::default(), players).unwrap();
    let (mut dice, mut scratch) = (Dice::new(1), Scratch::default());
    while let Some(step) = random_step(game.game(), &mut dice, &mut scratch) {
        game.take(step).unwrap();
    }
    game.record()
}

fn replayed(record: &Record) -> Result<Match<Landing>, RecordError> {
    Match::from_record(record)
}

#[test]
fn the_documented_example_is_a_game() {
    let record = Record::parse(&documented()).unwrap();
    let game = Match::<Rockets>::from_record(&record).unwrap();
    assert_eq!(game.players()[0], Player::person("Ada"));
    assert_eq!(game.players()[1], Player::bot("Blue", Level::Captain));
    assert_eq!(game.record(), record);
}

#[test]
fn what_every_writer_writes_is_written_again_byte_for_byte() {
    for game in GameId::ALL {
        for writer in WRITERS {
            let text = kept_record(game.name(), writer);
            let record = Record::parse(&text).unwrap();
            assert_eq!(record.to_json(), text.trim_end(), "{game} {writer}");
            assert_eq!(record.game, game.name(), "{writer}");
            with_game!(game, G => {
                let replayed = Match::<G>::from_record(&record);
                assert!(replayed.is_ok(), "{game} {writer}: {:?}", replayed.err());
            });
        }
    }
}

#[test]
fn a_record_is_read_back_with_its_players_and_its_result() {
    let record = played();
    let again = Record::parse(&record.to_json()).unwrap();
    assert_eq!(again, record);
    assert_eq!(replayed(&again).unwrap().record(), record);
    assert!(record.result.is_some());
}

#[test]
fn another_shape_is_refused() {
    let good = documented();
    for (part, instead) in [
        ("\"result\":null", "\"result\":null,\"winner\":0"),
        (",\n \"result\":null", ""),
        ("{\"name\":\"Ada\"}", "\"Ada\""),
        ("captain", "general"),
        ("\"bot\"", "\"level\""),
    ] {
        let broken = good.replacen(part, instead, 1);
        assert_ne!(broken, good, "{part}");
        let error = Record::parse(&broken).unwrap_err();
        assert!(matches!(error, RecordError::Shape(_)), "{part}: {error}");
    }
    let other = good.replacen("orbite-record/2", "orbite-record/1", 1);
    let error = Record::parse(&other).unwrap_err();
    assert_eq!(error, RecordError::Format("orbite-record/1".to_owned()));
}

#[test]
fn a_changed_game_is_refused_with_the_reason() {
    let good = played();
    let broken = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        replayed(&record).unwrap_err()
    };
    let steps = good.steps.len();
    assert_eq!(
        broken(&|record| record.result = None),
        RecordError::NoResult { steps }
    );
    assert_eq!(
        broken(&|record| record.steps.truncate(steps - 1)),
        RecordError::Unfinished { steps: steps - 1 }
    );
    let other = broken(&|record| record.game = "rockets".to_owned());
    assert!(matches!(other, RecordError::OtherGame { .. }), "{other}");
    let rules = broken(&|record| record.rules += 1);
    assert!(matches!(rules, RecordError::OtherRules { .. }), "{rules}");
    let options = broken(&|record| record.options = serde_json::json!({"speed": 9}));
    assert!(matches!(options, RecordError::Options(_)), "{options}");
    let crowd = broken(&|record| record.seats = vec![Player::default(); 9]);
    assert!(matches!(crowd, RecordError::Start(_)), "{crowd}");
    let text = broken(&|record| record.steps[0] = "0 castle".to_owned());
    assert!(
        matches!(text, RecordError::Notation { index: 1, .. }),
        "{text}"
    );
    let early = broken(&|record| record.steps.insert(0, "0 b17.1".to_owned()));
    let error = StepError::ChanceDue;
    let step = "0 b17.1".to_owned();
    assert_eq!(
        early,
        RecordError::Step {
            index: 1,
            step,
            error
        }
    );
    let longer = broken(&|record| record.steps.push("? draw5".to_owned()));
    let (index, error) = (steps + 1, StepError::Over);
    let step = "? draw5".to_owned();
    assert_eq!(longer, RecordError::Step { index, step, error });
}
