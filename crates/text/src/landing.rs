//! The words of Landing Zone.

use crate::{Area, Language, Names, Words, games};
use engine::{Seat, Viewer};
use landing::{
    Action, Alien, Card, Column, Emblem, End, Event, Finish, Kind, Landing, Match, Pair, Refusal,
    Saucer, Side, Stage, View,
};

impl Words for Landing {
    const TITLE: games::Text = games::Text::LandingTitle;
    const PITCH: games::Text = games::Text::LandingPitch;
    const RULES: Area = Area::RulesLanding;

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        let name = view.turn.map(|turn| names.of(turn, language));
        let name = name.unwrap_or_default();
        let own = view.turn.is_some_and(|turn| view.viewer.is(turn));
        match view.stage {
            Stage::Place if own => language
                .choose(
                    "Place a card: choose its column and the end that lands.",
                    "Posez une carte : choisissez sa colonne et le bout qui atterrit.",
                )
                .to_owned(),
            Stage::Place => language.choose(
                format!("{name} is placing a card."),
                format!("{name} pose une carte."),
            ),
            Stage::Draw if own => language
                .choose("You draw a card.", "Vous piochez une carte.")
                .to_owned(),
            Stage::Draw => language.choose(
                format!("{name} draws a card."),
                format!("{name} pioche une carte."),
            ),
            Stage::First => language
                .choose(
                    "Chance chooses who begins.",
                    "On tire au sort qui commence.",
                )
                .to_owned(),
            Stage::Alien(_) | Stage::Saucer(_) => language
                .choose(
                    "The secrets are being dealt.",
                    "On distribue les cartes secrètes.",
                )
                .to_owned(),
            Stage::Deal(_) => language
                .choose("The cards are being dealt.", "On distribue les cartes.")
                .to_owned(),
            Stage::Over(_) => language
                .choose("The game is over.", "La partie est finie.")
                .to_owned(),
        }
    }

    fn action(action: Action, _view: &View, language: Language) -> String {
        let column = letter(action.column);
        let laid = laid(action.card, action.bottom, language);
        language.choose(
            format!("Column {column}: {laid}"),
            format!("Colonne {column} : {laid}"),
        )
    }

    fn event(
        event: &Event,
        viewer: Viewer,
        names: &Names<'_>,
        language: Language,
    ) -> Option<String> {
        let telling = Telling {
            viewer,
            names,
            language,
        };
        telling.event(event)
    }

    fn refusal(refusal: &Refusal, language: Language) -> String {
        match *refusal {
            Refusal::NotInHand { card } => {
                let card = face(card, language);
                language.choose(
                    format!("You don't hold this card ({card})."),
                    format!("Vous n'avez pas cette carte en main ({card})."),
                )
            }
            Refusal::ColumnFull { column } => {
                let column = letter(column);
                language.choose(
                    format!("Column {column} is full: five cards are the limit."),
                    format!("La colonne {column} est pleine : cinq cartes au plus."),
                )
            }
            Refusal::StarTurned { .. } => language
                .choose(
                    "A star can't be turned: it has no orientation.",
                    "Une étoile ne se retourne pas : elle n'a pas de sens.",
                )
                .to_owned(),
        }
    }
}

/// Who is told the events, and how.
struct Telling<'a> {
    viewer: Viewer,
    names: &'a Names<'a>,
    language: Language,
}

impl Telling<'_> {
    /// The subject of a sentence in the past, with the auxiliary in French.
    fn has(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            return self.language.choose("You", "Vous avez").to_owned();
        }
        let name = self.names.of(seat, self.language);
        self.language.choose(name.clone(), format!("{name} a"))
    }

    /// The viewer or somebody else, as the one who gets something.
    fn to(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            self.language.choose("you", "vous").to_owned()
        } else {
            self.names.of(seat, self.language)
        }
    }

    fn event(&self, event: &Event) -> Option<String> {
        let language = self.language;
        Some(match event {
            Event::FirstChosen { seat } => {
                let who = self.to(*seat);
                language.choose(
                    format!("The first turn goes to {who}."),
                    format!("Premier tour pour {who}."),
                )
            }
            Event::AlienDealt { seat, alien } => self.secret_dealt(
                *seat,
                alien.map(|alien| alien_name(alien, language)),
                Secret::Alien,
            ),
            Event::SaucerDealt { seat, saucer } => {
                let name = saucer.map(|saucer| saucer_name(saucer, language));
                self.secret_dealt(*seat, name, Secret::Saucer)
            }
            Event::CardDealt { seat, card } => self.received(*seat, *card, Source::Deal),
            Event::Drew { seat, card } => self.received(*seat, *card, Source::Pile),
            Event::Placed {
                seat,
                card,
                bottom,
                column,
                height,
            } => {
                let (who, column, height) = (self.has(*seat), letter(*column), height + 1);
                let laid = laid(*card, *bottom, language);
                language.choose(
                    format!("{who} placed a card on column {column}, height {height}: {laid}."),
                    format!("{who} posé une carte colonne {column}, hauteur {height} : {laid}."),
                )
            }
            Event::Blasted {
                seat,
                card,
                side,
                column,
                matches,
                ..
            } => {
                let (who, column) = (self.has(*seat), letter(*column));
                let card = face(*card, language);
                let side = side_name(*side, language);
                let shared = shared(matches, language);
                language.choose(
                    format!("{who} blasted the card {side}, in column {column} ({card}): same {shared}."),
                    format!("{who} désintégré la carte {side}, colonne {column} ({card}) : même {shared}."),
                )
            }
            Event::Fell {
                card,
                column,
                from,
                to,
                ..
            } => {
                let (column, from, to) = (letter(*column), from + 1, to + 1);
                let card = face(*card, language);
                language.choose(
                    format!("In column {column} a card ({card}) fell from height {from} to {to}."),
                    format!(
                        "Colonne {column}, une carte ({card}) tombe de la hauteur {from} à {to}."
                    ),
                )
            }
            Event::Spent { passes: 0, .. } => language
                .choose(
                    "The armed card hits nothing and is spent.",
                    "La carte armée ne touche rien : la voilà déchargée.",
                )
                .to_owned(),
            Event::Spent { .. } => language
                .choose("The armed card is spent.", "La carte armée est déchargée.")
                .to_owned(),
            Event::Passed { seat } => {
                let who = self.has(*seat);
                language.choose(
                    format!("{who} passed, having no card."),
                    format!("{who} passé, faute de carte."),
                )
            }
            Event::Finished { finish } => match finish {
                Finish::ColumnsFull => language.choose(
                    "All four columns are full: the game is over.",
                    "Les quatre colonnes sont pleines : la partie est finie.",
                ),
                Finish::CardsExhausted => language.choose(
                    "No card is left: the game is over.",
                    "Il ne reste plus de cartes : la partie est finie.",
                ),
            }
            .to_owned(),
            Event::Discarded { seat, count } => {
                let who = self.has(*seat);
                let (cards, cartes) = match count {
                    1 => ("1 card".to_owned(), "1 carte".to_owned()),
                    _ => (format!("{count} cards"), format!("{count} cartes")),
                };
                language.choose(
                    format!("{who} discarded {cards}."),
                    format!("{who} défaussé {cartes}."),
                )
            }
            Event::Revealed {
                seat,
                alien,
                saucer,
            } => {
                let who = self.has(*seat);
                let pair = pair_name(
                    Pair {
                        alien: *alien,
                        saucer: *saucer,
                    },
                    language,
                );
                language.choose(
                    format!("{who} revealed {pair}."),
                    format!("{who} révélé {pair}."),
                )
            }
            Event::Landed {
                card,
                column,
                height,
                alien,
                saucer,
            } => return self.landed(*card, (*column, *height), *alien, *saucer),
        })
    }

    fn secret_dealt(&self, seat: Seat, name: Option<&str>, secret: Secret) -> String {
        let who = self.has(seat);
        let (english, french) = match secret {
            Secret::Alien => ("alien", "un extraterrestre secret"),
            Secret::Saucer => ("saucer", "une soucoupe secrète"),
        };
        let (plain, simple) = (
            format!("{who} got a secret {english}"),
            format!("{who} reçu {french}"),
        );
        match name {
            Some(name) => self
                .language
                .choose(format!("{plain}: {name}."), format!("{simple} : {name}.")),
            None => self
                .language
                .choose(format!("{plain}."), format!("{simple}.")),
        }
    }

    fn received(&self, seat: Seat, card: Option<Card>, source: Source) -> String {
        let who = self.has(seat);
        let (plain, simple) = match source {
            Source::Deal => (format!("{who} got a card"), format!("{who} reçu une carte")),
            Source::Pile => (
                format!("{who} drew a card"),
                format!("{who} pioché une carte"),
            ),
        };
        match card.map(|card| face(card, self.language)) {
            Some(card) => self
                .language
                .choose(format!("{plain}: {card}."), format!("{simple} : {card}.")),
            None => self
                .language
                .choose(format!("{plain}."), format!("{simple}.")),
        }
    }

    /// The points of one card; cards that land for nobody need no line.
    fn landed(
        &self,
        card: Card,
        (column, height): (Column, u8),
        alien: Option<Seat>,
        saucer: Option<Seat>,
    ) -> Option<String> {
        let language = self.language;
        let point = |seat: Seat, english: &str, french: &str| {
            let who = self.to(seat);
            language.choose(
                format!("1 point to {who} for the {english}"),
                format!("1 point pour {who} ({french})"),
            )
        };
        let points = match (alien, saucer) {
            (None, None) => return None,
            (Some(both), Some(same)) if both == same => {
                let who = self.to(both);
                language.choose(format!("2 points to {who}"), format!("2 points pour {who}"))
            }
            (alien, saucer) => [
                alien.map(|seat| point(seat, "alien", "extraterrestre")),
                saucer.map(|seat| point(seat, "saucer", "soucoupe")),
            ]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(", "),
        };
        let (column, height) = (letter(column), height + 1);
        let card = face(card, language);
        Some(language.choose(
            format!("Column {column}, height {height} ({card}): {points}."),
            format!("Colonne {column}, hauteur {height} ({card}) : {points}."),
        ))
    }
}

/// Which secret card was dealt.
#[derive(Clone, Copy)]
enum Secret {
    Alien,
    Saucer,
}

/// Where a card for a hand comes from.
#[derive(Clone, Copy)]
enum Source {
    Deal,
    Pile,
}

/// The name of an alien, as the rules call it.
pub fn alien_name(alien: Alien, language: Language) -> &'static str {
    match alien.number() {
        0 => language.choose("Tangle", "Fouillis"),
        1 => language.choose("Puddle", "Flaque"),
        2 => language.choose("Whisker", "Moustache"),
        _ => language.choose("Grumble", "Ronchon"),
    }
}

/// The name of a saucer, as the rules call it.
pub fn saucer_name(saucer: Saucer, language: Language) -> &'static str {
    match saucer.number() {
        0 => language.choose("Kettle", "Bouilloire"),
        1 => language.choose("Skillet", "Poêlon"),
        2 => language.choose("Spinning Top", "Toupie"),
        _ => language.choose("Lampshade", "Abat-jour"),
    }
}

/// The letter of a column, A to D from left to right.
pub fn letter(column: Column) -> char {
    match column.number() {
        0 => 'A',
        1 => 'B',
        2 => 'C',
        _ => 'D',
    }
}

fn side_name(side: Side, language: Language) -> &'static str {
    match side {
        Side::Left => language.choose("to the left", "de gauche"),
        Side::Right => language.choose("to the right", "de droite"),
        Side::Below => language.choose("underneath", "du dessous"),
    }
}

/// An alien and a saucer together: "Tangle and Kettle".
pub fn pair_name(pair: Pair, language: Language) -> String {
    let alien = alien_name(pair.alien, language);
    let saucer = saucer_name(pair.saucer, language);
    language.choose(
        format!("{alien} and {saucer}"),
        format!("{alien} et {saucer}"),
    )
}

/// What a card is: "plain", "armed" or "star".
pub fn kind_name(kind: Kind, language: Language) -> &'static str {
    match kind {
        Kind::Plain => language.choose("plain", "simple"),
        Kind::Armed => language.choose("armed", "armée"),
        Kind::Star => language.choose("star", "étoile"),
    }
}

/// A card with both its ends: "armed, Tangle and Kettle / Puddle and Lampshade".
pub fn face(card: Card, language: Language) -> String {
    let kind = kind_name(card.kind(), language);
    match card.ends() {
        Some([zero, one]) => {
            let (zero, one) = (pair_name(zero, language), pair_name(one, language));
            format!("{kind}, {zero} / {one}")
        }
        None => kind.to_owned(),
    }
}

/// A card as it lies: which pair lands and which is on top.
pub fn laid(card: Card, bottom: End, language: Language) -> String {
    let kind = kind_name(card.kind(), language);
    match (card.end(bottom), card.end(bottom.opposite())) {
        (Some(down), Some(up)) => {
            let (down, up) = (pair_name(down, language), pair_name(up, language));
            language.choose(
                format!("{kind}, {down} landing, {up} on top"),
                format!("{kind}, {down} en bas, {up} en haut"),
            )
        }
        _ => kind.to_owned(),
    }
}

/// Everything two neighbours have in common, each once.
fn shared(matches: &[Match], language: Language) -> String {
    let mut names = Vec::new();
    for found in matches {
        let name = match found.emblem {
            Emblem::Alien(alien) => alien_name(alien, language),
            Emblem::Saucer(saucer) => saucer_name(saucer, language),
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(language.choose(" and ", " et "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Dice;
    use engine::prelude::*;
    use engine::{Scratch, Seats, Turn};
    use landing::Options;

    /// A sentence or two: not empty, no doubled blank, French colons apart.
    fn speaks(text: &str, language: Language) {
        assert!(text.chars().count() > 3, "{text:?}");
        assert!(!text.contains("  "), "{text:?}");
        if language == Language::French {
            assert!(!text.contains(" :"), "a breaking blank: {text:?}");
        }
    }

    #[test]
    fn random_games_speak_both_languages() {
        let names = ["Ada".to_owned(), String::new(), "Chloé".to_owned()];
        let names = Names(&names);
        for (seed, language) in (0..40).zip(Language::ALL.into_iter().cycle()) {
            let seats = Seats::new(2 + (seed % 3) as u8).unwrap();
            let mut game = Landing::start(&Options::default(), seats).unwrap();
            let (mut dice, mut scratch) = (Dice::new(seed), Scratch::default());
            loop {
                let mut events = Vec::new();
                for viewer in Viewer::all(seats) {
                    speaks(
                        &Landing::prompt(&game.view(viewer), &names, language),
                        language,
                    );
                }
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample_chance(&mut dice, &mut scratch);
                        game.resolve_unchecked(chance, &mut events);
                    }
                    Turn::Decide(seat) => {
                        let view = game.view(Viewer::Seat(seat));
                        game.legal_actions(&mut scratch.actions);
                        for &action in &scratch.actions {
                            speaks(&Landing::action(action, &view, language), language);
                        }
                        let action = game.sample_action(&mut dice, &mut scratch);
                        game.apply_unchecked(action, &mut events);
                    }
                }
                for viewer in Viewer::all(seats) {
                    for event in &events {
                        let seen = Landing::redact(event, viewer).unwrap();
                        let text = Landing::event(&seen, viewer, &names, language);
                        if let Event::Landed {
                            alien: None,
                            saucer: None,
                            ..
                        } = event
                        {
                            assert_eq!(text, None);
                        } else {
                            speaks(&text.unwrap(), language);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_hidden_draw_is_told_without_the_card() {
        let names = Names(&[]);
        let seat = Seat::new(1);
        let event = Event::Drew {
            seat,
            card: Card::new(24),
        };
        let told = |viewer, language| {
            let seen = Landing::redact(&event, viewer).unwrap();
            Landing::event(&seen, viewer, &names, language).unwrap()
        };
        assert_eq!(
            told(Viewer::Seat(seat), Language::English),
            "You drew a card: armed, Tangle and Kettle / Puddle and Lampshade."
        );
        assert_eq!(
            told(Viewer::Spectator, Language::French),
            "Joueur 2 a pioché une carte."
        );
    }

    #[test]
    fn every_refusal_speaks() {
        let card = Card::new(36).unwrap();
        let column = Column::new(2).unwrap();
        for language in Language::ALL {
            for refusal in [
                Refusal::NotInHand { card },
                Refusal::ColumnFull { column },
                Refusal::StarTurned { card },
            ] {
                speaks(&Landing::refusal(&refusal, language), language);
            }
            let passed = Event::Passed { seat: Seat::new(0) };
            let told = Landing::event(&passed, Viewer::Spectator, &Names(&[]), language);
            speaks(&told.unwrap(), language);
        }
    }
}
