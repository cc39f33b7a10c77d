//! What Supernova says.

use crate::coach::Foreseen;
use crate::ending::Tie;
use crate::options::option_texts;
use crate::{Language, Names, Narration, OptionText, Reader, Words, game_texts, narration};
use engine::{Seat, Viewer};
use supernova::{
    ALIENS, Action, Alien, Card, EndReason, Event, Kind, Pair, Phase, Planet, Refusal, Source,
    Supernova, View, WORTH, rank_among,
};

include!(concat!(env!("OUT_DIR"), "/supernova.rs"));

/// The aliens' names, the same in every language.
const NAMES: [&str; ALIENS] = ["Bouloum", "Filoche", "Kraqua", "Nuabel", "Trigozz"];

/// What an alien is called.
pub fn name(alien: Alien) -> &'static str {
    NAMES[alien.index()]
}

/// The number of a planet for people, who count from 1.
pub fn planet_number(planet: Planet) -> u8 {
    planet.number() + 1
}

/// What one would recognise an alien by, to read on after its name.
fn looks(alien: Alien, language: Language) -> &'static str {
    const LOOKS: [Text; ALIENS] = [
        Text::LooksBouloum,
        Text::LooksFiloche,
        Text::LooksKraqua,
        Text::LooksNuabel,
        Text::LooksTrigozz,
    ];
    LOOKS[alien.index()].said(language)
}

/// Both aliens, the lower number first.
fn both(pair: Pair) -> [&'static str; 2] {
    pair.members().map(name)
}

/// A card with its article, as the object of a sentence.
pub fn card(card: Card, language: Language) -> String {
    match card.kind() {
        Kind::Duo(pair) => {
            let [one, other] = both(pair);
            duo(language, one, other)
        }
        Kind::Solo(alien) => solo(language, name(alien)),
        Kind::Exchange => Text::Exchange.said(language).to_owned(),
        Kind::Switch => Text::Switch.said(language).to_owned(),
        Kind::Initial(alien) => initial(language, name(alien)),
    }
}

/// A card among favourites: its alien, and which kind of card it is.
pub fn favourite(favourite: Card, language: Language) -> String {
    match favourite.kind() {
        Kind::Solo(alien) => favourite_solo(language, name(alien)),
        Kind::Initial(alien) => favourite_initial(language, name(alien)),
        Kind::Duo(_) | Kind::Exchange | Kind::Switch => card(favourite, language),
    }
}

/// A card among the favourites of one player: its alien, which is enough unless
/// another of them has the same.
fn favourite_among(card: Card, all: Option<&Vec<Card>>, language: Language) -> String {
    let same = |other: &&Card| other.backs() == card.backs();
    match card.backs() {
        Some(alien) if all.is_some_and(|all| all.iter().filter(same).count() == 1) => {
            name(alien).to_owned()
        }
        _ => favourite(card, language),
    }
}

/// A card, if the reader knows it.
fn known_card(known: Option<Card>, language: Language) -> String {
    match known {
        Some(known) => card(known, language),
        None => Text::ACard.said(language).to_owned(),
    }
}

/// A line about a seat's cards or tokens, if the event is one.
fn of_a_seat(event: &Event, reader: &Reader<'_>) -> Option<String> {
    let language = reader.language;
    let (you, who) = reader.who(narration::supernova(event).about?);
    let alien = |card: Card| card.backs().map_or("", name);
    let known = |card| known_card(card, language);
    Some(match *event {
        Event::FirstSeatDrawn { .. } => starts(language, you, who),
        Event::FavouriteDealt { card, .. } => backs(language, you, who, alien(card)),
        Event::TokenDealt {
            token: Some(token), ..
        } => your_token(language, name(token), looks(token, language)),
        Event::TokenDealt { token: None, .. } => gets_token(language, you, who),
        Event::CardDealt { card, .. } => gets_card(language, you, who, known(card)),
        Event::CardPlayed { card, .. } => plays(language, you, who, known(Some(card))),
        Event::FavouriteAdopted { card, .. } => adopts(language, you, who, alien(card)),
        Event::FavouriteDropped { card, .. } => {
            drops(language, you, who, favourite(card, language))
        }
        Event::FavouritesExchanged {
            give, other, take, ..
        } => {
            let you = if reader.viewer.is(other) { "whom" } else { you };
            let (give, take) = (favourite(give, language), favourite(take, language));
            exchanges(language, you, who, give, reader.name(other), take)
        }
        Event::CardDrawn { from, card, .. } => match (from, card) {
            (Source::Pile, _) => draws(language, you, who, known(card)),
            (Source::Galaxy { planet }, Some(_)) => {
                takes_planet_card(language, you, who, planet_number(planet), known(card))
            }
            (Source::Galaxy { planet }, None) => {
                takes_planet(language, you, who, planet_number(planet))
            }
        },
        Event::SupernovaCaughtUp { planet, .. } => {
            caught_up(language, you, who, planet_number(planet))
        }
        Event::TokenRevealed { token, .. } => backed_secretly(language, you, who, name(token)),
        Event::SeatScored { points: sum, .. } => scores(language, you, who, points(language, sum)),
        _ => return None,
    })
}

/// A line about the aliens or the whole table.
fn of_the_table(event: &Event, language: Language) -> Option<String> {
    let say = |text: Text| text.said(language).to_owned();
    Some(match *event {
        Event::AlienAdvanced { alien, from, to } => advances(
            language,
            name(alien),
            planet_number(from),
            planet_number(to),
        ),
        Event::AlienSwitched { alien, from, to } => moves(
            language,
            name(alien),
            planet_number(from),
            planet_number(to),
        ),
        Event::NobodySwitched => say(Text::NobodyMoves),
        Event::PileEmptied => say(Text::PileEmpty),
        Event::FarEndReached { alien } => reaches_end(language, name(alien)),
        Event::AlienRanked {
            alien,
            rank: place,
            points: worth,
        } => comes(
            language,
            name(alien),
            rank(language, place),
            points(language, worth),
        ),
        Event::GameEnded { cause } => say(match cause {
            EndReason::SupernovaCaughtUp => Text::EndedCaughtUp,
            EndReason::FarEndReached => Text::EndedFarEnd,
        }),
        // That a played card is then discarded goes without saying.
        _ => return None,
    })
}

impl Words for Supernova {
    game_texts!(SupernovaTitle, SupernovaPitch, RulesSupernova, supernova);

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        let text = match view.phase {
            Phase::Play { seat } if !view.viewer.is(seat) => {
                return is_choosing_card(language, names.of(seat, language));
            }
            Phase::Refill { seat } if !view.viewer.is(seat) => {
                return is_taking_card(language, names.of(seat, language));
            }
            Phase::FirstSeat => Text::DrawingFirst,
            Phase::Favourites { .. } | Phase::Tokens { .. } => Text::DealingFavourites,
            Phase::Hands { .. } => Text::DealingCards,
            Phase::Play { .. } => Text::PlayACard,
            Phase::Refill { .. } => Text::YouTakeCard,
            Phase::Over { .. } => Text::RaceOver,
        };
        text.said(language).to_owned()
    }

    fn action(action: Action, view: &View, names: &Names<'_>, language: Language) -> String {
        let held_by = |seat: Seat| view.favourites.get(seat.index());
        let own = view.seats.iter().find(|seat| view.viewer.is(*seat));
        let own = own.and_then(held_by);
        match action {
            Action::Advance { card: with, alien } => {
                advance(language, name(alien), card(with, language))
            }
            Action::Adopt { card, drop } => {
                let alien = card.backs().map_or("", name);
                match drop {
                    None => adopt(language, alien),
                    Some(drop) => {
                        let drop = favourite_among(drop, own, language);
                        adopt_and_drop(language, alien, drop)
                    }
                }
            }
            Action::Exchange { give, seat, take } => give_for(
                language,
                favourite_among(give, own, language),
                names.of(seat, language),
                favourite_among(take, held_by(seat), language),
            ),
            Action::Switch { pair: Some(pair) } => {
                let [one, other] = both(pair);
                switch_both(language, one, other)
            }
            Action::Switch { pair: None } => Text::SwitchNobody.said(language).to_owned(),
        }
    }

    fn consequence(turn: &Foreseen<'_, Self>, _: &Names<'_>, language: Language) -> Option<String> {
        let Viewer::Seat(seat) = turn.before.viewer else {
            return None;
        };
        let moves = turn.events.iter().filter_map(|event| match *event {
            Event::AlienAdvanced { alien, to, .. } | Event::AlienSwitched { alien, to, .. } => {
                Some((alien, to))
            }
            _ => None,
        });
        let then = [turn.before, turn.after];
        let then = then.map(|view| (&view.aliens, view.favourites.get(seat.index())));
        let ended = |event: &Event| matches!(event, Event::GameEnded { .. });
        let said = foreseen(moves, then, turn.events.iter().any(ended), language);
        (!said.is_empty()).then_some(said)
    }

    fn event(event: &Event, reader: &Reader<'_>) -> Option<String> {
        of_a_seat(event, reader).or_else(|| of_the_table(event, reader.language))
    }

    fn narration(event: &Event) -> Narration {
        narration::supernova(event)
    }

    option_texts! { "first": FirstPlayer FirstPlayerHelp }

    fn tie(tie: &Tie, view: &View, names: &Names<'_>, language: Language) -> Option<String> {
        let each = |seat: &Seat| {
            let token = view.tokens.get(seat.index()).copied().flatten()?;
            let worth = WORTH[usize::from(rank_among(&view.aliens, token)) - 1];
            let who = names.of(*seat, language);
            Some(tie_token(language, who, name(token), worth))
        };
        let each: Vec<String> = tie.seats.iter().filter_map(each).collect();
        Some(match tie.is_broken {
            true => tie_broken(language, tie.points, each),
            false => tie_stays(language, tie.points, each),
        })
    }

    fn refusal(refusal: &Refusal, reader: &Reader<'_>) -> String {
        let language = reader.language;
        let say = |text: Text| text.said(language).to_owned();
        match *refusal {
            Refusal::NotInHand { card: asked } => not_in_hand(language, card(asked, language)),
            Refusal::NotOnCard { card: with, alien } => {
                not_on_card(language, name(alien), card(with, language))
            }
            Refusal::NotSolo { card: other } => not_solo(language, card(other, language)),
            Refusal::TooManyFavourites => say(Text::TooManyFavourites),
            Refusal::NothingToDrop { drop } => nothing_to_drop(language, favourite(drop, language)),
            Refusal::DropNotYours { drop } => drop_not_yours(language, favourite(drop, language)),
            Refusal::GiveNotYours { give } => give_not_yours(language, favourite(give, language)),
            Refusal::ExchangeWithYourself => say(Text::ExchangeWithYourself),
            // Seats count from 0, people from 1; any number may come.
            Refusal::NoSuchSeat { seat } => no_such_player(language, u16::from(seat.number()) + 1),
            Refusal::TakeNotTheirs { seat, take } => {
                take_not_theirs(language, favourite(take, language), reader.name(seat))
            }
            Refusal::SwitchNobody => say(Text::SwitchSomebody),
            Refusal::SamePlanet { pair, planet } => {
                let [one, other] = both(pair);
                same_planet(language, one, other, planet_number(planet))
            }
            Refusal::AlienBetween { pair, alien } => {
                let [one, other] = both(pair);
                alien_between(language, name(alien), one, other)
            }
        }
    }
}

/// Where the aliens stand, and what somebody's open favourites are.
type Standing<'a> = (&'a [Planet; ALIENS], Option<&'a Vec<Card>>);

/// Where aliens would get to, and what one's open favourites are worth before and after.
/// The token stays out of it: somebody may be watching.
pub fn foreseen(
    moves: impl Iterator<Item = (Alien, Planet)>,
    then: [Standing<'_>; 2],
    is_last: bool,
    language: Language,
) -> String {
    let [_, (aliens, _)] = then;
    let mut parts: Vec<String> = moves
        .map(|(alien, to)| {
            let place = rank_among(aliens, alien);
            let paid = points(language, WORTH[usize::from(place) - 1]);
            lands(
                language,
                name(alien),
                planet_number(to),
                rank(language, place),
                paid,
            )
        })
        .collect();
    let [before, after] = then.map(|(aliens, cards)| open_points(aliens, cards));
    if before != after {
        parts.push(open_favourites(language, before, points(language, after)));
    }
    if is_last {
        parts.push(Text::EndsRace.said(language).to_owned());
    }
    parts.join(" ")
}

/// What face-up favourites are worth with the aliens on these planets.
fn open_points(aliens: &[Planet; ALIENS], cards: Option<&Vec<Card>>) -> i8 {
    let backed = cards.into_iter().flatten().filter_map(|card| card.backs());
    backed
        .map(|alien| WORTH[usize::from(rank_among(aliens, alien)) - 1])
        .sum()
}

#[cfg(test)]
mod tests;
