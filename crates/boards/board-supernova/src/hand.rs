//! What lies before the viewer: the hand, the favourites and the token.

use crate::SupernovaBoard;
use crate::art;
use crate::chooser::chooser;
use crate::fingers::{Fingers, Held, own_seat};
use crate::own::own;
use board_kit::signals::{Memo, Signal};
use board_kit::{BoardContext, Target};
use leptos::prelude::*;
use supernova::{Action, Alien, Card, Kind};
use text::supernova::{self as say, Text, name};

/// The viewer's own things; nothing for a spectator.
pub(crate) fn hand(context: BoardContext<SupernovaBoard>) -> AnyView {
    let fingers = Fingers::at(context);
    let seated = Memo::new(move |_| own_seat(context).is_some());
    let choosing = Memo::new(move |_| {
        fingers
            .held
            .get()
            .filter(|held| !matches!(held, Held::Alien(_)))
    });
    (move || {
        seated.get().then(|| {
            view! {
                <div class="sn-hand">
                    {move || match choosing.get() {
                        Some(held) => chooser(context, fingers, held),
                        None => cards(context, fingers),
                    }}
                    {own(context, fingers)}
                </div>
            }
        })
    })
    .into_any()
}

/// The hand, every card with which of its equals it is.
fn numbered(hand: &[Card]) -> Vec<(Card, usize)> {
    hand.iter()
        .enumerate()
        .map(|(place, &card)| {
            let before = hand[..place].iter().filter(|&&other| other == card);
            (card, before.count())
        })
        .collect()
}

fn cards(context: BoardContext<SupernovaBoard>, fingers: Fingers) -> AnyView {
    let hand = Memo::new(move |_| {
        context
            .scene
            .with(|scene| numbered(scene.hand.as_deref().unwrap_or_default()))
    });
    view! {
        <div class="sn-cards" role="group" aria-label=move || Text::YourHand.said(context.language.get())>
            <For each=move || hand.get() key=|card| *card let((card, _))>
                {in_hand(context, fingers, card)}
            </For>
        </div>
    }
    .into_any()
}

/// What touching a part of a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Play(Action),
    Hold(Held),
}

/// Between these the captions of a card have room.
const LEFT: f64 = 3.0;
const RIGHT: f64 = 89.0;

/// The size of a caption, and how wide its letters are in parts of it.
const CAPTION: f64 = 12.0;
const LETTER: f64 = 0.68;

/// A part of a card: a rectangle to touch, and what is drawn in it.
#[derive(Clone)]
struct Zone {
    top: f64,
    height: f64,
    drawn: String,
    caption: String,
    caption_at: (f64, f64),
    /// The alien that the zone would advance.
    alien: Option<Alien>,
}

/// A card in the hand.
fn in_hand(context: BoardContext<SupernovaBoard>, fingers: Fingers, card: Card) -> impl IntoView {
    let label = move || say::card(card, context.language.get());
    let drafted = Memo::new(move |_| {
        context
            .draft
            .with(|draft| draft.0.first().is_some_and(|action| action.card() == card))
    });
    view! {
        <svg
            class="sn-card"
            class:sn-lifted=move || drafted.get()
            viewBox="0 0 92 126"
            role="group"
            aria-label=label
        >
            <g aria-hidden="true" inner_html=art::CARD_GROUND />
            {zones(context, fingers, card)}
        </svg>
    }
}

fn zones(context: BoardContext<SupernovaBoard>, fingers: Fingers, card: Card) -> AnyView {
    match card.kind() {
        Kind::Duo(pair) => {
            let [upper, lower] = pair.members();
            view! {
                {advance_zone(context, fingers, card, upper, Half::Upper)}
                {advance_zone(context, fingers, card, lower, Half::Lower)}
            }
            .into_any()
        }
        Kind::Solo(alien) => view! {
            {advance_zone(context, fingers, card, alien, Half::Upper)}
            {adopt_zone(context, fingers, card)}
        }
        .into_any(),
        Kind::Exchange | Kind::Switch => whole_zone(context, fingers, card),
        // An initial favourite is never in a hand.
        Kind::Initial(_) => view! { <g inner_html=art::card_print(card) /> }.into_any(),
    }
}

/// Where on a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Upper,
    Lower,
}

fn advance_zone(
    context: BoardContext<SupernovaBoard>,
    fingers: Fingers,
    card: Card,
    alien: Alien,
    half: Half,
) -> AnyView {
    let solo = matches!(card.kind(), Kind::Solo(_));
    let (top, height, x, arrow) = match (solo, half) {
        (true, _) => (3.0, 74.0, 38.0, 76.0),
        (false, Half::Upper) => (3.0, 59.0, 32.0, 72.0),
        (false, Half::Lower) => (64.0, 59.0, 60.0, 20.0),
    };
    let scale = if solo { 1.2 } else { 0.92 };
    let middle = top + (height - 12.0) / 2.0 + 2.0;
    let drawn = format!(
        r#"{}<g transform="translate({arrow} {middle:.1}) scale(.9)">{}</g>"#,
        art::put(alien, x, middle, scale),
        art::ADVANCE
    );
    let zone = Zone {
        top,
        height,
        drawn,
        caption: name(alien).to_owned(),
        caption_at: (46.0, top + height - 4.0),
        alien: Some(alien),
    };
    let action = Action::Advance { card, alien };
    let found = Memo::new(move |_| fingers.allows(action).then_some(Use::Play(action)));
    part(
        context,
        fingers,
        zone,
        found,
        Signal::derive(move || context.says(action)),
    )
}

fn adopt_zone(context: BoardContext<SupernovaBoard>, fingers: Fingers, card: Card) -> AnyView {
    let simple = Action::Adopt { card, drop: None };
    let found = Memo::new(move |_| {
        let ways = fingers.those(
            |action| matches!(action, Action::Adopt { card: played, .. } if *played == card),
        );
        match ways[..] {
            [] => None,
            [action] => Some(Use::Play(action)),
            _ => Some(Use::Hold(Held::Adopt(card))),
        }
    });
    let drawn = format!(
        r##"<path d="M4 82H88" stroke="#7C8BD8" stroke-width="1.500" stroke-dasharray="1 5" stroke-linecap="round"/><path d="{}" transform="translate(17 101)" fill="#FF8FA6" stroke="#1B1440" stroke-width="1"/>"##,
        art::HEART
    );
    let says = Signal::derive(move || match found.get() {
        Some(Use::Play(action)) => context.says(action),
        _ => context.says(simple),
    });
    let zone = move || Zone {
        top: 80.0,
        height: 43.0,
        drawn: drawn.clone(),
        caption: Text::AdoptCaption.said(context.language.get()).to_owned(),
        caption_at: (57.0, 105.0),
        alien: None,
    };
    (move || part(context, fingers, zone(), found, says)).into_any()
}

fn whole_zone(context: BoardContext<SupernovaBoard>, fingers: Fingers, card: Card) -> AnyView {
    let found = Memo::new(move |_| {
        let ways = fingers.those(|action| action.card() == card);
        let mut gifts: Vec<Card> = ways
            .iter()
            .filter_map(|action| match action {
                Action::Exchange { give, .. } => Some(*give),
                _ => None,
            })
            .collect();
        gifts.dedup();
        match (card, ways.first()) {
            (_, None) => None,
            // SN-3.8: with everybody on planet 0 there is nothing to choose.
            (Card::SWITCH, Some(&nobody @ Action::Switch { pair: None })) => {
                Some(Use::Play(nobody))
            }
            (Card::SWITCH, _) => Some(Use::Hold(Held::Switch(None))),
            _ => Some(Use::Hold(Held::Exchange(match gifts[..] {
                [only] => Some(only),
                _ => None,
            }))),
        }
    });
    let says = Signal::derive(move || match found.get() {
        Some(Use::Play(action)) => context.says(action),
        _ => {
            let language = context.language.get();
            say::play(language, say::card(card, language))
        }
    });
    (move || {
        let caption = match card {
            Card::SWITCH => Text::SwitchCaption,
            _ => Text::ExchangeCaption,
        };
        let zone = Zone {
            top: 3.0,
            height: 120.0,
            drawn: art::card_print(card),
            caption: caption.said(context.language.get()).to_owned(),
            caption_at: (46.0, 115.0),
            alien: None,
        };
        part(context, fingers, zone, found, says)
    })
    .into_any()
}

/// Draws a zone, as something to touch where it can be used.
fn part(
    context: BoardContext<SupernovaBoard>,
    fingers: Fingers,
    zone: Zone,
    found: Memo<Option<Use>>,
    says: Signal<String>,
) -> AnyView {
    let wanted = {
        let alien = zone.alien;
        Memo::new(move |_| match (fingers.held.get(), alien) {
            (Some(Held::Alien(held)), Some(alien)) => held == alien,
            _ => false,
        })
    };
    let class = Signal::derive(move || {
        let drafted = context.draft.with(|draft| draft.0.first().copied());
        let chosen = match found.get() {
            Some(Use::Play(action)) => drafted == Some(action),
            Some(Use::Hold(_)) | None => false,
        };
        match (chosen, wanted.get()) {
            (true, _) => "sn-zone sn-chosen".to_owned(),
            (_, true) => "sn-zone sn-wanted".to_owned(),
            _ => "sn-zone".to_owned(),
        }
    });
    (move || {
        let Zone {
            top,
            height,
            drawn,
            caption,
            caption_at: (x, y),
            ..
        } = zone.clone();
        // The longer a caption, the smaller: in some languages they are long.
        let room = (RIGHT - x).min(x - LEFT) * 2.0;
        let size = (room / (caption.chars().count() as f64 * LETTER)).min(CAPTION);
        let size = format!("{size:.1}px");
        let face = view! {
            <rect class="sn-touch" x="3" y=top width="86" height=height rx="10" />
            <g aria-hidden="true" inner_html=drawn />
            <text class="sn-caption" x=x y=y text-anchor="middle" aria-hidden="true" style:font-size=size>{caption}</text>
        };
        match found.get() {
            Some(Use::Play(action)) => view! {
                <Target
                    label=says
                    class=class
                    choose=Callback::new(move |()| fingers.try_out(context, action))
                    name=action.to_string()
                    point=fingers.point(action)
                >
                    {face}
                </Target>
            }
            .into_any(),
            Some(Use::Hold(held)) => view! {
                <Target
                    label=says
                    class=class
                    choose=Callback::new(move |()| fingers.take_up(context, held))
                    name=held_name(held)
                >
                    {face}
                </Target>
            }
            .into_any(),
            None => view! { <g class="sn-zone sn-idle">{face}</g> }.into_any(),
        }
    })
    .into_any()
}

/// The beginning of an action's notation.
fn held_name(held: Held) -> String {
    match held {
        Held::Alien(alien) => format!("alien:{alien}"),
        Held::Switch(_) => format!("{}:", Card::SWITCH),
        Held::Exchange(_) => format!("{}:", Card::EXCHANGE),
        Held::Adopt(card) => format!("{card}+"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_cards_are_told_apart() {
        let cards = ["D01", "S3", "S3"].map(|code| code.parse().unwrap());
        let numbers: Vec<usize> = numbered(&cards).iter().map(|(_, number)| *number).collect();
        assert_eq!(numbers, [0, 0, 1]);
    }
}
