//! What stands where, in sentences.

use crate::scene::{Scene, said};
use crate::text::{cards, heading, kind, value};
use celestial::{Card, Characteristic, Collector, Fate, Object, Phase, Top, View};
use engine::Seat;
use text::celestial::{amount, called, collector_name, difficulty_name, name};
use text::{Language, Names};

/// Everything one needs to know to play without seeing the board.
pub(crate) fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let scene = Scene::of(view);
    let told = Telling {
        scene: &scene,
        names,
        language,
    };
    let mut lines = vec![told.round(view)];
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

    fn list(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let names: Vec<String> = cards
            .into_iter()
            .map(|card| name(card, self.language))
            .collect();
        names.join(", ")
    }

    fn round(&self, view: &View) -> String {
        let round = view.round;
        let of = match view.options.rounds {
            Some(last) => self.language.choose(
                format!("Round {round} of {last}."),
                format!("Manche {round} sur {last}."),
            ),
            None => self
                .language
                .choose(format!("Round {round}."), format!("Manche {round}.")),
        };
        match (view.leader, view.phase) {
            (_, Phase::Over(_)) | (None, _) => of,
            (Some(leader), _) => {
                let who = self.who(leader);
                self.language.choose(
                    format!("{of} Leader: {who}."),
                    format!("{of} En tête\u{a0}: {who}."),
                )
            }
        }
    }

    fn own_card(&self) -> Option<String> {
        let own = self.scene.own_seat()?;
        let card = self.scene.place(own)?.top.card()?;
        let object = self.scene.object(card)?;
        let values = Characteristic::ALL.map(|of| self.value_with_prospect(&object, of));
        let (title, sort) = (name(card, self.language), kind(&object, self.language));
        let difficulty = difficulty_name(object.figures.difficulty, self.language);
        let values = values.join(self.language.choose("; ", "\u{a0}; "));
        Some(self.language.choose(
            format!("Your card: {title}, {sort}, {difficulty}. {values}."),
            format!("Votre carte\u{a0}: {title}, {sort}, {difficulty}. {values}."),
        ))
    }

    fn value_with_prospect(&self, object: &Object, of: Characteristic) -> String {
        let (what, value) = (
            heading(of, self.language),
            value(object, of, self.language).text(),
        );
        let Some(prospect) = self.scene.prospect(of) else {
            return format!("{what} {value}");
        };
        let (beaten, cards) = (prospect.beaten, prospect.cards);
        self.language.choose(
            format!("{what} {value}, beats {beaten} of the {cards} cards the others may hold"),
            format!("{what} {value}, bat {beaten} des {cards} cartes que les autres peuvent avoir"),
        )
    }

    fn calls(&self) -> Vec<String> {
        let calls = self.scene.calls.iter();
        calls
            .map(|call| {
                let who = self.who(call.chooser);
                let what = called(call.characteristic, self.language);
                let said: Vec<String> = self
                    .scene
                    .seats
                    .clockwise_from(call.chooser)
                    .filter_map(|seat| {
                        let value = said(call, seat)?;
                        let value = amount(call.characteristic, value, self.language).text();
                        Some(format!("{} {value}", self.who(seat)))
                    })
                    .collect();
                let said = said.join(", ");
                self.language.choose(
                    format!("Compared: {what}, chosen by {who}. Announced: {said}."),
                    format!("Comparé\u{a0}: {what}, au choix de {who}. Annoncé\u{a0}: {said}."),
                )
            })
            .collect()
    }

    fn place(&self, seat: Seat) -> String {
        let who = self.who(seat);
        let Some(place) = self.scene.place(seat) else {
            return who;
        };
        let mut words = Vec::new();
        if place.out {
            words.push(self.language.choose("out", "hors jeu").to_owned());
        } else {
            let pile = cards(usize::from(place.pile), self.language);
            words.push(self.language.choose(
                format!("{pile} in the pile"),
                format!("{pile} dans la pile"),
            ));
        }
        match place.top {
            Top::None => {}
            Top::Hidden => words.push(
                self.language
                    .choose("a hidden card in play", "une carte cachée en jeu")
                    .to_owned(),
            ),
            Top::Seen(card) => {
                let card = name(card, self.language);
                words.push(
                    self.language
                        .choose(format!("{card} in play"), format!("{card} en jeu")),
                );
            }
        }
        if !place.battle.is_empty() {
            let turned = self.list(place.battle.iter().copied());
            words.push(self.language.choose(
                format!("turned in the battle: {turned}"),
                format!("retourné dans la bataille\u{a0}: {turned}"),
            ));
        }
        if self.scene.asked == Some(seat) {
            words.push(
                self.language
                    .choose(
                        "may change the characteristic",
                        "peut changer la caractéristique",
                    )
                    .to_owned(),
            );
        }
        for (set, collector) in [
            (self.scene.shields, Collector::Shield),
            (self.scene.telescopes, Collector::Telescope),
        ] {
            if set.contains(seat) {
                words.push(collector_name(collector, self.language).to_owned());
            }
        }
        let words = words.join(", ");
        self.language
            .choose(format!("{who}: {words}."), format!("{who}\u{a0}: {words}."))
    }

    fn effects(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.scene.reversed {
            lines.push(self.language.choose(
                "Eclipse: this round the lowest value wins, for discovery the most recent.",
                "Éclipse\u{a0}: dans cette manche la plus petite valeur gagne, et pour la découverte la plus récente.",
            ));
        }
        if self.scene.black_hole {
            lines.push(self.language.choose(
                "Black hole: the losers' cards of this round leave the game.",
                "Trou noir\u{a0}: les cartes perdantes de cette manche quittent le jeu.",
            ));
        }
        lines.into_iter().map(str::to_owned).collect()
    }

    fn given(&self, view: &View) -> Vec<String> {
        view.seats
            .iter()
            .zip(&view.places)
            .filter(|(_, place)| !place.given.is_empty())
            .map(|(seat, place)| {
                let (who, list) = (self.who(seat), self.list(place.given.iter().copied()));
                self.language.choose(
                    format!("Brought to {who} by a Comet in this round: {list}."),
                    format!("Reçu d'une Comète par {who} dans cette manche\u{a0}: {list}."),
                )
            })
            .collect()
    }

    fn battle(&self) -> Option<String> {
        if self.scene.tied.is_empty() {
            return None;
        }
        let tied: Vec<String> = self.scene.tied.iter().map(|seat| self.who(seat)).collect();
        let tied = tied.join(", ");
        Some(self.language.choose(
            format!("A battle is on between: {tied}."),
            format!("Une bataille oppose\u{a0}: {tied}."),
        ))
    }

    fn aside(&self) -> Option<String> {
        if self.scene.aside.is_empty() {
            return None;
        }
        let list = self.list(self.scene.aside.iter().copied());
        Some(self.language.choose(
            format!("Out of the game: {list}."),
            format!("Sorti du jeu\u{a0}: {list}."),
        ))
    }

    fn last(&self) -> Option<String> {
        let last = self.scene.last.as_ref()?;
        let winner = self.who(last.winner);
        let cards: Vec<String> = last
            .cards
            .iter()
            .map(|laid| {
                let (who, card) = (self.who(laid.seat), name(laid.card, self.language));
                match laid.fate {
                    Some(Fate::Lost) => self.language.choose(
                        format!("{card} from {who}, lost in the black hole"),
                        format!("{card} de {who}, dans le trou noir"),
                    ),
                    Some(Fate::Returned) => self.language.choose(
                        format!("{card} from {who}, saved by the Shield"),
                        format!("{card} de {who}, sauvé par le Bouclier"),
                    ),
                    _ => self
                        .language
                        .choose(format!("{card} from {who}"), format!("{card} de {who}")),
                }
            })
            .collect();
        let cards = cards.join(self.language.choose("; ", "\u{a0}; "));
        Some(self.language.choose(
            format!("Last round won by {winner}. Shown: {cards}."),
            format!("Dernière manche remportée par {winner}. Montré\u{a0}: {cards}."),
        ))
    }
}
