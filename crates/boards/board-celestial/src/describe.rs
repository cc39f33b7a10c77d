//! What stands where, in sentences.

use crate::scene::{Laid, Scene};
use crate::text::kind;
use board_kit::Told;
use celestial::{Called, Card, Characteristic, Collector, Fate, Object, Phase, Top, View};
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
    let names = &Names(names);
    let told = Telling::new(&scene, names, language);
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

/// What a thing on the board is now.
pub(crate) fn answer(told: &Told<'_, View>, (kind, number): (&str, usize)) -> Option<String> {
    let (view, names, language) = (told.view, told.names, told.language);
    let scene = Scene::of(view);
    let names = &names.with_you(view.seats, view.viewer, language);
    let names = &Names(names);
    let told = Telling::new(&scene, names, language);
    let seat = view.seats.iter().nth(number % SEATS);
    match kind {
        "row" => told.row(*Characteristic::ALL.get(number)?),
        "object" => told.object(),
        "said" => {
            let characteristic = *Characteristic::ALL.get(number / SEATS)?;
            let mut calls = scene.calls.iter().rev();
            let call = calls.find(|call| call.characteristic == characteristic)?;
            told.announced(call, seat?)
        }
        "lead" => told.calls().pop().or_else(|| told.leader(view)),
        "seat" => Some(told.place(seat?)),
        "last" => told.last(),
        "shown" => Some(told.shown(scene.last.as_ref()?.cards.get(number)?) + "."),
        _ => told.effects().into_iter().nth(number),
    }
}

/// In the number of an announced value: its row times this, and its seat.
pub(crate) const SEATS: usize = 8;

struct Telling<'a> {
    scene: &'a Scene,
    names: &'a Names<'a>,
    language: Language,
}

impl<'a> Telling<'a> {
    fn new(scene: &'a Scene, names: &'a Names<'a>, language: Language) -> Self {
        Telling {
            scene,
            names,
            language,
        }
    }
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
        [round].into_iter().chain(self.leader(view)).collect()
    }

    fn leader(&self, view: &View) -> Option<String> {
        view.leader
            .filter(|_| !matches!(view.phase, Phase::Over(_)))
            .map(|leader| say::told_leader(self.language, self.who(leader)))
    }

    /// The object of the viewer's card.
    fn own(&self) -> Option<Object> {
        let place = self.scene.place(self.scene.own_seat()?)?;
        self.scene.object(place.top.card()?)
    }

    fn row(&self, of: Characteristic) -> Option<String> {
        Some(self.value(&self.own()?, of))
    }

    /// What the viewer's object is, and what is said of it.
    fn object(&self) -> Option<String> {
        let object = self.own()?;
        let card = self.identity(&object);
        Some(format!("{card} {}", say::note(object.card, self.language)))
    }

    fn identity(&self, object: &Object) -> String {
        say::told_own_card(
            self.language,
            called(object.card),
            kind(object),
            difficulty_text(object.figures.difficulty),
        )
    }

    fn own_card(&self) -> Vec<String> {
        let Some(object) = self.own() else {
            return Vec::new();
        };
        let values = Characteristic::ALL.map(|of| self.value(&object, of));
        let note = say::note(object.card, self.language);
        // Objects that only a trace knows have none.
        let note = (!note.is_empty()).then(|| note.to_owned());
        let card = [self.identity(&object)].into_iter().chain(values);
        card.chain(note).collect()
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
                    .filter_map(|seat| self.announced(call, seat))
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

    fn announced(&self, call: &Called, seat: Seat) -> Option<String> {
        let value = amount(call.characteristic, call.said(seat)?, self.language).text();
        Some(say::told_announced(self.language, self.who(seat), value))
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
        let cards = last.cards.iter().map(|laid| self.shown(laid));
        let cards: Vec<String> = cards.collect();
        Some(say::told_last(self.language, self.who(last.winner), cards))
    }

    fn shown(&self, laid: &Laid) -> String {
        let (card, who) = (called(laid.card), self.who(laid.seat));
        match laid.fate {
            Some(Fate::Lost) => say::told_shown_lost(self.language, card, who),
            Some(Fate::Returned) => say::told_shown_saved(self.language, card, who),
            _ => say::told_shown(self.language, card, who),
        }
    }
}
