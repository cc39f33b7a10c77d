//! What stands where, in sentences.

use crate::scene::Scene;
use crate::text::kind;
use celestial::{Card, Characteristic, Collector, Fate, Object, Phase, Top, View};
use engine::Seat;
use text::celestial::{
    self as say, Text, amount, called, characteristic_text, collector_text, difficulty_text, name,
    value_of,
};
use text::{Language, Names};

/// Everything one needs to know to play without seeing the board.
pub(crate) fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let scene = Scene::of(view);
    let names = &names.with_you(view.seats, view.viewer, language);
    let told = Telling {
        scene: &scene,
        names: &Names(names),
        language,
    };
    let mut lines = told.round(view);
    lines.extend(told.own_card());
    lines.extend(told.calls());
    for seat in view.seats.iter() {
        lines.push(told.place(seat));
    }
    lines.extend(told.effects());
    lines.extend(told.given(view));
    lines.extend(told.battle());
    lines.extend(told.aside());
    lines.extend(told.last());
    lines
}

struct Telling<'a> {
    scene: &'a Scene,
    names: &'a Names<'a>,
    language: Language,
}

impl Telling<'_> {
    fn who(&self, seat: Seat) -> String {
        self.names.of(seat, self.language)
    }

    fn list(&self, cards: impl IntoIterator<Item = Card>) -> Vec<String> {
        let cards = cards.into_iter();
        cards.map(|card| name(card, self.language)).collect()
    }

    fn round(&self, view: &View) -> Vec<String> {
        let round = match view.options.rounds {
            Some(last) => say::told_round_of(self.language, view.round, last),
            None => say::told_round(self.language, view.round),
        };
        let leader = view
            .leader
            .filter(|_| !matches!(view.phase, Phase::Over(_)))
            .map(|leader| say::told_leader(self.language, self.who(leader)));
        [round].into_iter().chain(leader).collect()
    }

    fn own_card(&self) -> Vec<String> {
        let own = self
            .scene
            .own_seat()
            .and_then(|seat| self.scene.place(seat));
        let card = own.and_then(|place| place.top.card());
        let Some(object) = card.and_then(|card| self.scene.object(card)) else {
            return Vec::new();
        };
        let difficulty = difficulty_text(object.figures.difficulty);
        let card = say::told_own_card(
            self.language,
            called(object.card),
            kind(&object),
            difficulty,
        );
        let values = Characteristic::ALL.map(|of| self.value(&object, of));
        [card].into_iter().chain(values).collect()
    }

    fn value(&self, object: &Object, of: Characteristic) -> String {
        let (what, value) = (
            characteristic_text(of),
            value_of(object, of, self.language).text(),
        );
        match self.scene.prospect(of) {
            Some(prospect) => {
                say::told_prospect(self.language, what, value, prospect.beaten, prospect.cards)
            }
            None => say::told_value(self.language, what, value),
        }
    }

    fn calls(&self) -> Vec<String> {
        let calls = self.scene.calls.iter();
        calls
            .map(|call| {
                let announced: Vec<String> = self
                    .scene
                    .seats
                    .clockwise_from(call.chooser)
                    .filter_map(|seat| {
                        let value = call.said(seat)?;
                        let value = amount(call.characteristic, value, self.language).text();
                        Some(say::told_announced(self.language, self.who(seat), value))
                    })
                    .collect();
                say::told_call(
                    self.language,
                    characteristic_text(call.characteristic),
                    self.who(call.chooser),
                    announced,
                )
            })
            .collect()
    }

    fn place(&self, seat: Seat) -> String {
        let who = self.who(seat);
        let Some(place) = self.scene.place(seat) else {
            return who;
        };
        let text = |text: Text| text.said(self.language).to_owned();
        let mut facts = vec![if place.out {
            text(Text::Out)
        } else {
            say::told_pile(self.language, place.pile)
        }];
        match place.top {
            Top::None => {}
            Top::Hidden => facts.push(text(Text::ToldHidden)),
            Top::Seen(card) => facts.push(say::told_in_play(self.language, called(card))),
        }
        if !place.battle.is_empty() {
            let turned = self.list(place.battle.iter().copied());
            facts.push(say::told_in_battle(self.language, turned));
        }
        if self.scene.asked == Some(seat) {
            facts.push(text(Text::ToldMayChange));
        }
        for (set, collector) in [
            (self.scene.effects.shields, Collector::Shield),
            (self.scene.effects.telescopes, Collector::Telescope),
        ] {
            if set.contains(seat) {
                facts.push(text(collector_text(collector)));
            }
        }
        say::told_place(self.language, who, facts)
    }

    fn effects(&self) -> Vec<String> {
        let effects = [
            (self.scene.effects.reversed, Text::ToldEclipse),
            (self.scene.effects.black_hole, Text::ToldBlackHole),
        ];
        let holding = effects.into_iter().filter(|(holds, _)| *holds);
        holding
            .map(|(_, text)| text.said(self.language).to_owned())
            .collect()
    }

    fn given(&self, view: &View) -> Vec<String> {
        view.seats
            .iter()
            .zip(&view.places)
            .filter(|(_, place)| !place.given.is_empty())
            .map(|(seat, place)| {
                let cards = self.list(place.given.iter().copied());
                say::told_brought(self.language, self.who(seat), cards)
            })
            .collect()
    }

    fn battle(&self) -> Option<String> {
        let rivals: Vec<String> = self
            .scene
            .battle
            .tied
            .iter()
            .map(|seat| self.who(seat))
            .collect();
        (!rivals.is_empty()).then(|| say::told_battle(self.language, rivals))
    }

    fn aside(&self) -> Option<String> {
        let cards = self.list(self.scene.aside.iter().copied());
        (!cards.is_empty()).then(|| say::told_aside(self.language, cards))
    }

    fn last(&self) -> Option<String> {
        let last = self.scene.last.as_ref()?;
        let cards: Vec<String> = last
            .cards
            .iter()
            .map(|laid| {
                let (card, who) = (called(laid.card), self.who(laid.seat));
                match laid.fate {
                    Some(Fate::Lost) => say::told_shown_lost(self.language, card, who),
                    Some(Fate::Returned) => say::told_shown_saved(self.language, card, who),
                    _ => say::told_shown(self.language, card, who),
                }
            })
            .collect();
        Some(say::told_last(self.language, self.who(last.winner), cards))
    }
}
