//! The words of Supernova.

use crate::{Area, Language, Names, Words, games};
use engine::{Seat, Viewer};
use supernova::{
    ALIENS, Action, Alien, Card, Cause, Event, Kind, Pair, Phase, Refusal, Source, Supernova, View,
};

/// An alien as a person.
struct Portrait {
    name: &'static str,
    /// What one would recognise it by, to read on after the name.
    english: &'static str,
    french: &'static str,
}

const PORTRAITS: [Portrait; ALIENS] = [
    Portrait {
        name: "Bouloum",
        english: "round as a moon, with one huge eye and three springy feet",
        french: "rond comme une lune, un œil énorme et trois pieds à ressort",
    },
    Portrait {
        name: "Filoche",
        english: "thin as a reed, with a lantern on each antenna",
        french: "fin comme un roseau, une lanterne au bout de chaque antenne",
    },
    Portrait {
        name: "Kraqua",
        english: "low and broad, all elbows and claws",
        french: "large et bas sur pattes, tout en coudes et en pinces",
    },
    Portrait {
        name: "Nuabel",
        english: "a floating bell with curly ribbons",
        french: "cloche flottante aux rubans bouclés",
    },
    Portrait {
        name: "Trigozz",
        english: "a pointed cone with a spiky crest and a striped tail",
        french: "cône pointu à la crête hérissée et à la queue rayée",
    },
];

/// What an alien is called, in either language.
pub fn name(alien: Alien) -> &'static str {
    PORTRAITS[alien.index()].name
}

/// What one would recognise an alien by, to read on after its name.
pub fn portrait(alien: Alien, language: Language) -> &'static str {
    let portrait = &PORTRAITS[alien.index()];
    language.choose(portrait.english, portrait.french)
}

/// Both aliens, the lower number first.
fn both(pair: Pair) -> [&'static str; 2] {
    pair.members().map(name)
}

/// A card with its article, as the object of a sentence.
pub fn a_card(card: Card, language: Language) -> String {
    match card.kind() {
        Kind::Duo(pair) => {
            let [one, other] = both(pair);
            language.choose(
                format!("a {one} and {other} duo"),
                format!("un duo {one} et {other}"),
            )
        }
        Kind::Solo(alien) => {
            let alien = name(alien);
            language.choose(format!("a {alien} solo"), format!("un solo {alien}"))
        }
        Kind::Exchange => language.choose("an exchange", "un échange").into(),
        Kind::Switch => language.choose("a switch", "une permutation").into(),
        Kind::Initial(alien) => {
            let alien = name(alien);
            language.choose(
                format!("the initial {alien} card"),
                format!("la carte de départ {alien}"),
            )
        }
    }
}

/// A card among favourites: its alien, and which kind of card it is.
pub fn favourite(card: Card, language: Language) -> String {
    match card.kind() {
        Kind::Solo(alien) => format!("{} (solo)", name(alien)),
        Kind::Initial(alien) => {
            let alien = name(alien);
            language.choose(
                format!("{alien} (initial card)"),
                format!("{alien} (carte de départ)"),
            )
        }
        Kind::Duo(_) | Kind::Exchange | Kind::Switch => a_card(card, language),
    }
}

/// An amount of points, with the word.
pub fn points(points: i8, language: Language) -> String {
    // English has one point; French has one of 0 and -1 as well.
    let plural = match language {
        Language::English => points.abs() != 1,
        Language::French => points.abs() > 1,
    };
    let sign = if points < 0 { "−" } else { "" };
    let ending = if plural { "s" } else { "" };
    format!("{sign}{} point{ending}", points.abs())
}

/// A rank, 1 to 5, to follow "comes".
pub fn rank(rank: u8, language: Language) -> &'static str {
    match rank {
        1 => language.choose("first", "premier"),
        2 => language.choose("second", "deuxième"),
        3 => language.choose("third", "troisième"),
        4 => language.choose("fourth", "quatrième"),
        _ => language.choose("last", "dernier"),
    }
}

/// Speaks to the reader about what a seat did.
struct Teller<'a> {
    viewer: Viewer,
    names: &'a Names<'a>,
    language: Language,
}

impl Teller<'_> {
    /// "You play" or "Ada plays": the verb follows the subject.
    fn did(&self, seat: Seat, english: [&str; 2], french: [&str; 2]) -> String {
        let [you, other] = self.language.choose(english, french);
        if self.viewer.is(seat) {
            let subject = self.language.choose("You", "Vous");
            format!("{subject} {you}")
        } else {
            format!("{} {other}", self.names.of(seat, self.language))
        }
    }

    /// A seat as the object of a sentence.
    fn whom(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            self.language.choose("you", "vous").into()
        } else {
            self.names.of(seat, self.language)
        }
    }

    fn draws(&self, seat: Seat, from: Source, card: Option<Card>) -> String {
        let draws = self.did(seat, ["draw", "draws"], ["piochez", "pioche"]);
        let takes = self.did(seat, ["take", "takes"], ["prenez", "prend"]);
        let what = card.map(|card| a_card(card, self.language));
        let language = self.language;
        match (from, what) {
            (Source::Pile, Some(what)) => format!("{draws} {what}."),
            (Source::Pile, None) => {
                let what = language.choose("a card", "une carte");
                format!("{draws} {what}.")
            }
            (Source::Galaxy { planet }, Some(what)) => language.choose(
                format!("{takes} planet {planet}: {what}."),
                format!("{takes} la planète {planet} : {what}."),
            ),
            (Source::Galaxy { planet }, None) => language.choose(
                format!("{takes} planet {planet}."),
                format!("{takes} la planète {planet}."),
            ),
        }
    }

    fn token_dealt(&self, seat: Seat, token: Option<Alien>) -> String {
        let language = self.language;
        match token {
            Some(alien) => {
                let (alien, looks) = (name(alien), portrait(alien, language));
                language.choose(
                    format!("Your secret favourite is {alien}: {looks}."),
                    format!("Votre favori secret est {alien} : {looks}."),
                )
            }
            None => {
                let gets = self.did(seat, ["get", "gets"], ["recevez", "reçoit"]);
                let what = language.choose("a secret token", "un jeton secret");
                format!("{gets} {what}.")
            }
        }
    }

    fn exchanged(&self, seat: Seat, give: Card, other: Seat, take: Card) -> String {
        let language = self.language;
        let gives = self.did(seat, ["give", "gives"], ["donnez", "donne"]);
        let (give, take) = (favourite(give, language), favourite(take, language));
        let whom = self.whom(other);
        language.choose(
            format!("{gives} {give} to {whom} for {take}."),
            format!("{gives} {give} à {whom} contre {take}."),
        )
    }

    /// A line about a seat's cards or tokens, if the event is one.
    fn of_a_seat(&self, event: &Event) -> Option<String> {
        let language = self.language;
        Some(match *event {
            Event::FirstSeatDrawn { seat } => {
                let starts = self.did(seat, ["start", "starts"], ["commencez", "commence"]);
                format!("{starts}.")
            }
            Event::FavouriteDealt { seat, card } => {
                let backs = self.did(seat, ["back", "backs"], ["soutenez", "soutient"]);
                let alien = card.backs().map_or("", name);
                format!("{backs} {alien}.")
            }
            Event::TokenDealt { seat, token } => self.token_dealt(seat, token),
            Event::CardDealt { seat, card } => {
                let gets = self.did(seat, ["get", "gets"], ["recevez", "reçoit"]);
                let hidden = || language.choose("a card", "une carte").into();
                let what = card.map_or_else(hidden, |card| a_card(card, language));
                format!("{gets} {what}.")
            }
            Event::CardPlayed { seat, card } => {
                let plays = self.did(seat, ["play", "plays"], ["jouez", "joue"]);
                format!("{plays} {}.", a_card(card, language))
            }
            Event::FavouriteAdopted { seat, card } => {
                let adopts = self.did(seat, ["adopt", "adopts"], ["adoptez", "adopte"]);
                let alien = card.backs().map_or("", name);
                format!("{adopts} {alien}.")
            }
            Event::FavouriteDropped { seat, card } => {
                let drops = self.did(seat, ["let go of", "lets go of"], ["délaissez", "délaisse"]);
                format!("{drops} {}.", favourite(card, language))
            }
            Event::FavouritesExchanged {
                seat,
                give,
                other,
                take,
            } => self.exchanged(seat, give, other, take),
            Event::CardDrawn { seat, from, card } => self.draws(seat, from, card),
            Event::SupernovaCaughtUp { seat, planet } => {
                let must = self.did(seat, ["must", "must"], ["devez", "doit"]);
                language.choose(
                    format!("{must} take planet {planet}, and somebody stands on it!"),
                    format!("{must} prendre la planète {planet}, et quelqu'un s'y trouve !"),
                )
            }
            Event::TokenRevealed { seat, token } => {
                let alien = name(token);
                let backed = self.did(
                    seat,
                    ["secretly backed", "secretly backed"],
                    ["souteniez en secret", "soutenait en secret"],
                );
                format!("{backed} {alien}.")
            }
            Event::SeatScored { seat, points: sum } => {
                let scores = self.did(seat, ["score", "scores"], ["marquez", "marque"]);
                format!("{scores} {}.", points(sum, language))
            }
            _ => return None,
        })
    }
}

/// A line about the aliens or the whole table.
fn of_the_table(event: &Event, language: Language) -> Option<String> {
    Some(match *event {
        Event::AlienAdvanced { alien, from, to } => {
            let alien = name(alien);
            language.choose(
                format!("{alien} advances from planet {from} to planet {to}."),
                format!("{alien} avance de la planète {from} à la planète {to}."),
            )
        }
        Event::AlienSwitched { alien, from, to } => {
            let alien = name(alien);
            language.choose(
                format!("{alien} moves from planet {from} to planet {to}."),
                format!("{alien} passe de la planète {from} à la planète {to}."),
            )
        }
        Event::NobodySwitched => language
            .choose("Nobody moves.", "Personne ne bouge.")
            .into(),
        Event::PileEmptied => language
            .choose(
                "The pile is used up: the supernova eats into the galaxy.",
                "La pioche est vide : la supernova entame la galaxie.",
            )
            .into(),
        Event::FarEndReached { alien } => {
            let alien = name(alien);
            language.choose(
                format!("{alien} reaches the end of the galaxy!"),
                format!("{alien} atteint le bout de la galaxie !"),
            )
        }
        Event::AlienRanked {
            alien,
            rank: place,
            points: worth,
        } => {
            let (alien, place) = (name(alien), rank(place, language));
            let worth = points(worth, language);
            language.choose(
                format!("{alien} comes {place}: {worth}."),
                format!("{alien} finit {place} : {worth}."),
            )
        }
        Event::GameEnded { cause } => match cause {
            Cause::SupernovaCaughtUp => language.choose(
                "The supernova has caught up: the race is over.",
                "La supernova les a rattrapés : la course est finie.",
            ),
            Cause::FarEndReached => language.choose(
                "The far end is reached: the race is over.",
                "Le bout du monde est atteint : la course est finie.",
            ),
        }
        .into(),
        // That a played card is then discarded goes without saying.
        _ => return None,
    })
}

impl Words for Supernova {
    const TITLE: games::Text = games::Text::SupernovaTitle;
    const PITCH: games::Text = games::Text::SupernovaPitch;
    const RULES: Area = Area::RulesSupernova;

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        match view.phase {
            Phase::FirstSeat => language
                .choose(
                    "Who starts is being drawn.",
                    "On tire au sort qui commence.",
                )
                .into(),
            Phase::Favourites { .. } | Phase::Tokens { .. } => language
                .choose(
                    "The favourites are being dealt.",
                    "On distribue les favoris.",
                )
                .into(),
            Phase::Hands { .. } => language
                .choose("The cards are being dealt.", "On distribue les cartes.")
                .into(),
            Phase::Play { seat } if view.viewer.is(seat) => {
                language.choose("Play a card.", "Jouez une carte.").into()
            }
            Phase::Play { seat } => {
                let name = names.of(seat, language);
                language.choose(
                    format!("{name} is choosing a card."),
                    format!("{name} choisit une carte."),
                )
            }
            Phase::Refill { seat } if view.viewer.is(seat) => language
                .choose("You are taking a card.", "Vous prenez une carte.")
                .into(),
            Phase::Refill { seat } => {
                let name = names.of(seat, language);
                language.choose(
                    format!("{name} is taking a card."),
                    format!("{name} prend une carte."),
                )
            }
            Phase::Over { .. } => language
                .choose("The race is over.", "La course est finie.")
                .into(),
        }
    }

    fn action(action: Action, _view: &View, language: Language) -> String {
        match action {
            Action::Advance { card, alien } => {
                let (alien, card) = (name(alien), a_card(card, language));
                language.choose(
                    format!("Advance {alien} with {card}"),
                    format!("Faire avancer {alien} avec {card}"),
                )
            }
            Action::Adopt { card, drop } => {
                let alien = card.backs().map_or("", name);
                let drop = drop.map(|drop| favourite(drop, language));
                match drop {
                    None => language.choose(format!("Adopt {alien}"), format!("Adopter {alien}")),
                    Some(drop) => language.choose(
                        format!("Adopt {alien}, let go of {drop}"),
                        format!("Adopter {alien}, délaisser {drop}"),
                    ),
                }
            }
            Action::Exchange { give, seat, take } => {
                let (give, take) = (favourite(give, language), favourite(take, language));
                let whom = Names(&[]).of(seat, language);
                language.choose(
                    format!("Give {give} to {whom} for {take}"),
                    format!("Donner {give} à {whom} contre {take}"),
                )
            }
            Action::Switch { pair: Some(pair) } => {
                let [one, other] = both(pair);
                language.choose(
                    format!("Switch {one} and {other}"),
                    format!("Permuter {one} et {other}"),
                )
            }
            Action::Switch { pair: None } => language
                .choose(
                    "Play a switch without effect",
                    "Jouer une permutation sans effet",
                )
                .into(),
        }
    }

    fn event(
        event: &Event,
        viewer: Viewer,
        names: &Names<'_>,
        language: Language,
    ) -> Option<String> {
        let teller = Teller {
            viewer,
            names,
            language,
        };
        teller
            .of_a_seat(event)
            .or_else(|| of_the_table(event, language))
    }

    fn refusal(refusal: &Refusal, language: Language) -> String {
        match *refusal {
            Refusal::NotInHand { card } => {
                let card = a_card(card, language);
                language.choose(
                    format!("To play {card} you need it in your hand."),
                    format!("Pour jouer {card}, il faut l'avoir en main."),
                )
            }
            Refusal::NotOnCard { card, alien } => {
                let (card, alien) = (a_card(card, language), name(alien));
                language.choose(
                    format!("{alien} can't advance with {card}."),
                    format!("{alien} ne peut pas avancer avec {card}."),
                )
            }
            Refusal::NotSolo { card } => {
                let card = a_card(card, language);
                language.choose(
                    format!("Only a solo can be adopted, not {card}."),
                    format!("On n'adopte qu'avec un solo, pas avec {card}."),
                )
            }
            Refusal::TooManyFavourites => language
                .choose(
                    "You have two favourite cards already: choose which one goes.",
                    "Vous avez déjà deux cartes Favori : choisissez celle qui part.",
                )
                .into(),
            Refusal::NothingToDrop { drop } => {
                let drop = favourite(drop, language);
                language.choose(
                    format!("There is room for a second favourite card: {drop} need not go."),
                    format!("Il reste une place parmi vos favoris : {drop} n'a pas à partir."),
                )
            }
            Refusal::DropNotYours { drop } => {
                let drop = favourite(drop, language);
                language.choose(
                    format!("{drop} was not among your favourite cards."),
                    format!("{drop} n'était pas parmi vos cartes Favori."),
                )
            }
            Refusal::GiveNotYours { give } => {
                let give = favourite(give, language);
                language.choose(
                    format!("You can't give {give}: it is not among your favourite cards."),
                    format!("Impossible de donner {give}, absent de vos cartes Favori."),
                )
            }
            Refusal::ExchangeWithYourself => language
                .choose(
                    "An exchange takes another player.",
                    "Un échange se fait avec quelqu'un d'autre.",
                )
                .into(),
            Refusal::NoSuchSeat { seat } => {
                // Seats count from 0, people from 1; any number may come.
                let number = u16::from(seat.number()) + 1;
                language.choose(
                    format!("There is no player {number} at this table."),
                    format!("Il n'y a pas de joueur {number} à cette table."),
                )
            }
            Refusal::TakeNotTheirs { seat, take } => {
                let whom = Names(&[]).of(seat, language);
                let take = favourite(take, language);
                language.choose(
                    format!("{take} is not among the favourite cards of {whom}."),
                    format!("{take} n'est pas parmi les cartes Favori de {whom}."),
                )
            }
            Refusal::SwitchNobody => language
                .choose(
                    "Not everybody is on planet 0: two aliens must trade places.",
                    "Tous ne sont pas sur la planète 0 : deux extraterrestres doivent permuter.",
                )
                .into(),
            Refusal::SamePlanet { pair, planet } => {
                let [one, other] = both(pair);
                language.choose(
                    format!("{one} and {other} are both on planet {planet}."),
                    format!("{one} et {other} sont tous deux sur la planète {planet}."),
                )
            }
            Refusal::AlienBetween { pair, alien } => {
                let ([one, other], alien) = (both(pair), name(alien));
                language.choose(
                    format!("{alien} stands between {one} and {other}."),
                    format!("{alien} se trouve entre {one} et {other}."),
                )
            }
        }
    }
}

#[cfg(test)]
mod tests;
