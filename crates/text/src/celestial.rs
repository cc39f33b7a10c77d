//! What Celestial Duel says.

mod value;

use crate::coach::Foreseen;
use crate::ending::Unit;
use crate::options::option_texts;
use crate::{
    Arg, Language, Names, Narration, OptionText, Reader, Words, game_texts, narration, table,
};
use celestial::{
    Action, Answer, Card, Celestial, Certain, Characteristic, Collector, Difficulty, EndReason,
    Event, KNOWN_OBJECTS, Phase, Prospect, Refusal, View,
};
use engine::Seat;
use value::display;

include!(concat!(env!("OUT_DIR"), "/celestial.rs"));

pub use value::{Amount, amount, value_of};

impl Words for Celestial {
    game_texts!(CelestialTitle, CelestialPitch, RulesCelestial, celestial);

    const UNIT: Unit = Unit::Cards;

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        let who = |seat| names.of(seat, language);
        let you = |seat| if view.viewer.is(seat) { "yes" } else { "no" };
        match view.phase {
            Phase::First => Text::DrawingLeader.said(language).to_owned(),
            Phase::Turning { seat, .. } => turning(language, you(seat), who(seat)),
            Phase::Battle { seat } => turning_in_battle(language, you(seat), who(seat)),
            Phase::Giving { giver, .. } => giving(language, you(giver), who(giver)),
            // Why, the last event has said.
            Phase::Over(_) => table::Text::GameOver.said(language).to_owned(),
            Phase::Leading => match (view.turn, view.own_top()) {
                (Some(seat), Some(card)) if view.viewer.is(seat) => {
                    lead_with(language, called(card))
                }
                (seat, _) => choosing(language, who(seat.unwrap_or_default())),
            },
            Phase::Asking { seat } if view.viewer.is(seat) => match view.calls.last() {
                Some(call) => follow_or_change_it(
                    language,
                    who(call.chooser),
                    characteristic_text(call.characteristic),
                    display(call.characteristic, call.value, language),
                ),
                None => Text::FollowOrChange.said(language).to_owned(),
            },
            Phase::Asking { seat } => may_change(language, who(seat)),
        }
    }

    fn action(action: Action, view: &View, _: &Names<'_>, language: Language) -> String {
        let value = |of| own_value(view, of, language);
        match action {
            Action::Choose(of) => name_it(language, characteristic_text(of), value(of)),
            Action::Follow => {
                let of = view.characteristic().unwrap_or(Characteristic::Diameter);
                announce(language, value(of))
            }
            Action::Change(of) => change_to(language, characteristic_text(of), value(of)),
        }
    }

    /// What would be compared, and how the own card would stand in it.
    fn consequence(turn: &Foreseen<'_, Self>, _: &Names<'_>, language: Language) -> Option<String> {
        let characteristic = match *turn.actions.first()? {
            Action::Choose(of) | Action::Change(of) => of,
            Action::Follow => turn.before.characteristic()?,
        };
        let prospect = turn.before.in_sight().prospect(characteristic)?;
        Some(outlook(prospect, language))
    }

    fn event(event: &Event, reader: &Reader<'_>) -> Option<String> {
        let language = reader.language;
        let who = |seat: Seat| reader.name(seat);
        let (you, actor) = reader.about(narration::celestial(event).about);
        let top = |seat: Seat, card: Card| {
            if reader.viewer.is(seat) {
                own_card(language, called(card))
            } else {
                through_telescope(language, who(seat), called(card))
            }
        };
        Some(match *event {
            Event::FirstLeader { .. } => leads_first(language, you, actor),
            Event::RoundBegan { round, .. } => round_begins(language, you, round, actor),
            Event::Turned { card: None, .. } => return None,
            Event::Turned {
                seat,
                card: Some(card),
                ..
            } => top(seat, card),
            Event::Peeked { card: None, .. } => looks_through_telescope(language, you, actor),
            Event::Peeked {
                other,
                card: Some(card),
                ..
            } => top(other, card),
            Event::CollectorTurned { collector, .. } => collector_turned(
                language,
                you,
                actor,
                collector_text(collector),
                effect_text(collector),
            ),
            Event::CollectorWasted { collector, .. } => {
                collector_wasted(language, you, actor, collector_text(collector))
            }
            Event::Given { from, to, card } => {
                let you = if reader.viewer.is(to) { "whom" } else { you };
                gives(language, you, who(from), who(to), called(card))
            }
            Event::Out { .. } => goes_out(language, you, actor),
            Event::LeadPassed { .. } => lead_passes(language, you, actor),
            Event::Chosen {
                characteristic,
                value,
                ..
            } => chooses(
                language,
                you,
                actor,
                characteristic_text(characteristic),
                display(characteristic, value, language),
            ),
            Event::Asked { .. } => has_harder(language, you, actor),
            Event::Answered {
                characteristic,
                value,
                answer,
                ..
            } => {
                let value = display(characteristic, value, language);
                match answer {
                    Answer::ByItself => announces(language, you, actor, value),
                    Answer::Asked => follows(language, you, actor, value),
                }
            }
            Event::DifficultyAnnounced { difficulty, .. } => {
                tie(language, you, actor, difficulty_text(difficulty))
            }
            Event::BattleStep { seats } => {
                let (you, rivals) = reader.among(seats);
                let rivals = rivals.into_iter();
                let rivals = rivals.reduce(|one, other| against(language, one, other));
                battle(language, you, rivals.unwrap_or_default())
            }
            Event::BattleTurned { card, .. } => turns_in_battle(language, you, actor, called(card)),
            Event::RoundWon { .. } => wins_round(language, you, actor),
            Event::Shown { card, .. } => shows(language, you, actor, called(card)),
            // Who won has been said, and what was on the table.
            Event::Taken { .. } => return None,
            Event::Lost { card, .. } => falls_in(language, called(card)),
            Event::Returned { card, .. } => saved(language, you, called(card), actor),
            Event::TimeCalled { .. } => Text::TimeCalled.said(language).to_owned(),
            Event::Ended { end } => over(end).said(language).to_owned(),
        })
    }

    fn event_after(event: &Event, before: Option<&Event>, reader: &Reader<'_>) -> Option<String> {
        match (event, before) {
            (
                &Event::Chosen {
                    seat,
                    characteristic,
                    value,
                },
                Some(Event::Asked { seat: asked }),
            ) if seat == *asked => {
                let (you, who) = reader.who(seat);
                let value = display(characteristic, value, reader.language);
                let called = characteristic_text(characteristic);
                Some(changes(reader.language, you, who, called, value))
            }
            _ => Self::event(event, reader),
        }
    }

    fn narration(event: &Event) -> Narration {
        narration::celestial(event)
    }

    option_texts! {
        "rounds": Rounds RoundsHelp,
        "deck": Deck DeckHelp "family" DeckFamily "expert" DeckExpert,
        "minutes": Minutes MinutesHelp,
        "collectors": Collectors CollectorsHelp,
        "first": FirstLeader FirstLeaderHelp;
        other_option_text
    }

    fn refusal(refusal: &Refusal, reader: &Reader<'_>) -> String {
        let language = reader.language;
        match *refusal {
            Refusal::NothingChosen => Text::NothingChosen.said(language).to_owned(),
            Refusal::AlreadyChosen { characteristic, .. } => {
                already_chosen(language, characteristic_text(characteristic))
            }
            Refusal::SameCharacteristic { characteristic } => {
                same_characteristic(language, characteristic_text(characteristic))
            }
        }
    }
}

/// How the viewer's card would stand, in words.
pub fn outlook(prospect: Prospect, language: Language) -> String {
    match prospect.certain {
        Certain::Best => Text::OutlookBest.said(language).to_owned(),
        Certain::Beaten => Text::OutlookBeaten.said(language).to_owned(),
        Certain::Open => outlook_open(language, prospect.beaten, prospect.cards),
    }
}

/// What an option's number, or its list of collectors, is called.
fn other_option_text(option: &str, text: OptionText<'_>, language: Language) -> String {
    let collector = |slug: &str| Collector::ALL.into_iter().find(|it| it.slug() == slug);
    let text = match (option, text) {
        ("rounds", OptionText::Number(count)) => return rounds_count(language, count),
        ("rounds", OptionText::NoLimit) => Text::RoundsAll,
        ("minutes", OptionText::Number(count)) => return minutes_count(language, count),
        ("minutes", OptionText::NoLimit) => Text::MinutesNone,
        ("collectors", OptionText::Value(slug)) => match collector(slug) {
            Some(collector) => collector_text(collector),
            None => return String::new(),
        },
        ("collectors", OptionText::ValueHelp(slug)) => {
            let effect = collector(slug).map(effect_text);
            return effect.map_or_else(String::new, |it| effect_sentence(language, it));
        }
        ("collectors", OptionText::Copies(0)) => Text::CollectorsNone,
        ("collectors", OptionText::Copies(1)) => Text::CollectorsAll,
        ("collectors", OptionText::Copies(2)) => Text::CollectorsTwice,
        _ => return String::new(),
    };
    text.said(language).to_owned()
}

const fn over(end: EndReason) -> Text {
    match end {
        EndReason::AllCards => Text::OverAllCards,
        EndReason::NobodyLeft => Text::OverNobodyLeft,
        EndReason::RoundLimit => Text::OverRoundLimit,
        EndReason::TimeCalled => Text::OverTimeCalled,
    }
}

/// What a card is called, for messages: with its forms.
pub fn called(card: Card) -> Arg<'static> {
    let text = match card.as_collector() {
        Some(collector) => Some(collector_text(collector)),
        None => card
            .known_number()
            .map(|number| OBJECTS[usize::from(number)]),
    };
    text.map_or_else(|| card.to_string().into(), Arg::from)
}

/// What a card is called, alone.
pub fn name(card: Card, language: Language) -> String {
    capital(language, called(card))
}

/// What is said of a card's object; nothing for one that only a trace knows.
pub fn note(card: Card, language: Language) -> &'static str {
    let number = card.known_number();
    number.map_or("", |number| NOTES[usize::from(number)].said(language))
}

/// What a kind of Collector is called.
pub const fn collector_text(collector: Collector) -> Text {
    match collector {
        Collector::Comet => Text::CollectorComet,
        Collector::Eclipse => Text::CollectorEclipse,
        Collector::Telescope => Text::CollectorTelescope,
        Collector::Slingshot => Text::CollectorSlingshot,
        Collector::BlackHole => Text::CollectorBlackHole,
        Collector::Shield => Text::CollectorShield,
    }
}

/// What a Collector does, as a clause that can follow a colon.
pub const fn effect_text(collector: Collector) -> Text {
    match collector {
        Collector::Comet => Text::EffectComet,
        Collector::Eclipse => Text::EffectEclipse,
        Collector::Telescope => Text::EffectTelescope,
        Collector::Slingshot => Text::EffectSlingshot,
        Collector::BlackHole => Text::EffectBlackHole,
        Collector::Shield => Text::EffectShield,
    }
}

/// A difficulty by its colour, as said of a card.
pub const fn difficulty_text(difficulty: Difficulty) -> Text {
    match difficulty {
        Difficulty::Green => Text::DifficultyGreen,
        Difficulty::Yellow => Text::DifficultyYellow,
        Difficulty::Orange => Text::DifficultyOrange,
        Difficulty::Red => Text::DifficultyRed,
    }
}

/// What a characteristic is called within a sentence.
pub const fn characteristic_text(characteristic: Characteristic) -> Text {
    match characteristic {
        Characteristic::Diameter => Text::Diameter,
        Characteristic::Discovery => Text::Discovery,
        Characteristic::Temperature => Text::Temperature,
        Characteristic::Distance => Text::Distance,
    }
}

/// The value on the viewer's own card.
fn own_value(view: &View, characteristic: Characteristic, language: Language) -> String {
    let object = view.own_top().and_then(|card| view.deck.object(card));
    object.map_or_else(
        || "?".to_owned(),
        |object| value_of(object, characteristic, language).text(),
    )
}

/// The names of the objects, by the numbers of their cards.
const OBJECTS: [Text; KNOWN_OBJECTS] = [
    Text::ObjectSun,
    Text::ObjectMercury,
    Text::ObjectVenus,
    Text::ObjectEarth,
    Text::ObjectMoon,
    Text::ObjectMars,
    Text::ObjectJupiter,
    Text::ObjectSaturn,
    Text::ObjectUranus,
    Text::ObjectNeptune,
    Text::ObjectCeres,
    Text::ObjectVesta,
    Text::ObjectLutetia,
    Text::ObjectMathilde,
    Text::ObjectGaspra,
    Text::ObjectPhobos,
    Text::ObjectHalley,
    Text::ObjectChuryumovGerasimenko,
    Text::ObjectPluto,
    Text::ObjectCharon,
    Text::ObjectEcheclus,
    Text::ObjectVaruna,
    Text::ObjectQuaoar,
    Text::ObjectSedna,
    Text::ObjectEris,
    Text::ObjectRxJ1856,
    Text::ObjectKepler16b,
    Text::ObjectKepler37b,
    Text::ObjectKepler186f,
    Text::ObjectProximaB,
    Text::ObjectTrappist1e,
    Text::ObjectLhs1140b,
    Text::ObjectPiMensaeC,
    Text::ObjectK2141b,
    Text::ObjectLtt9779b,
    Text::ObjectWasp193b,
    Text::ObjectIo,
    Text::ObjectEuropa,
    Text::ObjectGanymede,
    Text::ObjectCallisto,
    Text::ObjectTitan,
    Text::ObjectEnceladus,
    Text::ObjectTriton,
    Text::ObjectDeimos,
    Text::ObjectSirius,
    Text::ObjectSiriusB,
    Text::ObjectVega,
    Text::ObjectAlphaCentauri,
    Text::ObjectProximaCentauri,
    Text::ObjectPolaris,
    Text::ObjectBarnardsStar,
    Text::ObjectBetelgeuse,
    Text::ObjectVyCanisMajoris,
    Text::ObjectCrabPulsar,
    Text::Object51PegasiB,
    Text::ObjectUyScuti,
];

/// What is said of each of them.
const NOTES: [Text; KNOWN_OBJECTS] = [
    Text::NoteSun,
    Text::NoteMercury,
    Text::NoteVenus,
    Text::NoteEarth,
    Text::NoteMoon,
    Text::NoteMars,
    Text::NoteJupiter,
    Text::NoteSaturn,
    Text::NoteUranus,
    Text::NoteNeptune,
    Text::NoteCeres,
    Text::NoteVesta,
    Text::NoteLutetia,
    Text::NoteMathilde,
    Text::NoteGaspra,
    Text::NotePhobos,
    Text::NoteHalley,
    Text::NoteChuryumovGerasimenko,
    Text::NotePluto,
    Text::NoteCharon,
    Text::NoteEcheclus,
    Text::NoteVaruna,
    Text::NoteQuaoar,
    Text::NoteSedna,
    Text::NoteEris,
    Text::NoteRxJ1856,
    Text::NoteKepler16b,
    Text::NoteKepler37b,
    Text::NoteKepler186f,
    Text::NoteProximaB,
    Text::NoteTrappist1e,
    Text::NoteLhs1140b,
    Text::NotePiMensaeC,
    Text::NoteK2141b,
    Text::NoteLtt9779b,
    Text::NoteWasp193b,
    Text::NoteIo,
    Text::NoteEuropa,
    Text::NoteGanymede,
    Text::NoteCallisto,
    Text::NoteTitan,
    Text::NoteEnceladus,
    Text::NoteTriton,
    Text::NoteDeimos,
    Text::NoteSirius,
    Text::NoteSiriusB,
    Text::NoteVega,
    Text::NoteAlphaCentauri,
    Text::NoteProximaCentauri,
    Text::NotePolaris,
    Text::NoteBarnardsStar,
    Text::NoteBetelgeuse,
    Text::NoteVyCanisMajoris,
    Text::NoteCrabPulsar,
    Text::Note51PegasiB,
    Text::NoteUyScuti,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aloud::{play_aloud, play_distinctly, stranger};
    use celestial::{Deck, Options};
    use engine::Viewer;
    use std::collections::BTreeSet;

    #[test]
    fn everything_in_random_games_has_words() {
        let options = Options {
            collectors: Collector::ALL.repeat(2),
            rounds: Some(40),
            ..Options::default()
        };
        for (seats, seed) in (2..=6).zip(2..) {
            play_distinctly::<Celestial>(&options, seats, seed);
            for language in Language::ALL {
                play_aloud::<Celestial>(&options, seats, seed, language, |event, line| {
                    let silent = matches!(
                        event,
                        Event::Taken { .. } | Event::Turned { card: None, .. }
                    );
                    assert_eq!(line.is_none(), silent, "{event:?}");
                    assert!(line.is_none_or(|line| line.ends_with(['.', '!'])));
                });
            }
        }
    }

    #[test]
    fn every_object_has_its_own_name_and_note() {
        let camel = |key: String| -> String {
            key.split('-')
                .flat_map(|word| {
                    word[..1]
                        .to_uppercase()
                        .chars()
                        .chain(word[1..].chars())
                        .collect::<Vec<_>>()
                })
                .collect()
        };
        let decks = [Deck::expert(), Deck::family()];
        for object in decks.iter().flat_map(|deck| deck.objects()) {
            let place = usize::from(object.card.known_number().expect("a known object"));
            let key = |kind: &str| camel(format!("{kind}-{}", object.slug));
            assert_eq!(format!("{:?}", OBJECTS[place]), key("object"));
            assert_eq!(format!("{:?}", NOTES[place]), key("note"));
        }
        for language in Language::ALL {
            for texts in [OBJECTS, NOTES] {
                let different: BTreeSet<&str> = texts.iter().map(|it| it.said(language)).collect();
                assert_eq!(different.len(), texts.len(), "{language}");
            }
            for note in NOTES.map(|note| note.said(language)) {
                assert!((10..=120).contains(&note.chars().count()), "{note}");
            }
        }
    }

    #[test]
    fn things_in_a_sentence_have_their_articles() {
        let moon = Card::of_slug("moon").unwrap();
        for (language, sentence) in [
            (Language::English, "The Moon falls into the black hole."),
            (Language::French, "Le trou noir avale la Lune."),
            (Language::German, "Das Schwarze Loch verschluckt den Mond."),
            (Language::Spanish, "El agujero negro se traga la Luna."),
        ] {
            let lost = Event::Lost {
                from: Seat::new(0),
                card: moon,
            };
            let line = Celestial::event(&lost, &stranger(Viewer::Spectator, language));
            assert_eq!(line.as_deref(), Some(sentence));
        }
    }

    #[test]
    fn every_refusal_speaks() {
        let characteristic = Characteristic::Distance;
        let refusals = [
            Refusal::NothingChosen,
            Refusal::AlreadyChosen {
                chooser: Seat::new(1),
                characteristic,
            },
            Refusal::SameCharacteristic { characteristic },
        ];
        for language in Language::ALL {
            let texts = refusals
                .each_ref()
                .map(|it| Celestial::refusal(it, &stranger(Viewer::Spectator, language)));
            assert!(texts.iter().all(|text| text.ends_with('.')), "{texts:?}");
        }
    }
}
