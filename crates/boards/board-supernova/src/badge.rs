//! What the strip of seats shows: whom somebody backs, and how many cards.

use crate::SupernovaBoard;
use crate::art;
use crate::chooser::face;
use crate::preview::signed;
use crate::scene::Scene;
use board_kit::signals::Memo;
use board_kit::{BoardContext, Language};
use engine::Seat;
use leptos::prelude::*;
use supernova::{Alien, Card};
use text::supernova::{self as say, Text, name};

/// What is shown of a seat.
#[derive(Clone, PartialEq)]
struct Status {
    backs: Vec<Alien>,
    /// The token of somebody else, once it is known.
    token: Option<Alien>,
    cards: u8,
    points: Option<i8>,
}

impl Status {
    fn of(scene: &Scene, seat: Seat) -> Self {
        let index = seat.index();
        let points = scene.points.get(index).copied().flatten();
        let cards = scene.favourites.get(index).into_iter().flatten();
        let counted = scene.points.iter().any(Option::is_some);
        let token = scene.tokens.get(index).copied().flatten();
        Self {
            backs: cards.copied().filter_map(Card::backs).collect(),
            // One's own token stays behind its lock until everybody's is shown.
            token: token.filter(|_| counted || !scene.viewer.is(seat)),
            cards: scene.hand_sizes.get(index).copied().unwrap_or_default(),
            points,
        }
    }

    fn says(&self, language: Language) -> String {
        let names: Vec<String> = self.backs.iter().map(|&alien| name(alien).into()).collect();
        let mut parts = vec![match names.is_empty() {
            true => Text::BacksNobody.said(language).to_owned(),
            false => say::backs_these(language, names),
        }];
        parts.extend(self.token.map(|token| say::secretly(language, name(token))));
        parts.push(say::cards(language, self.cards));
        parts.extend(self.points.map(|score| say::points(language, score)));
        parts.join(", ")
    }
}

/// A seat's favourites, hand size and, at the end, token and points.
pub(crate) fn badge(context: BoardContext<SupernovaBoard>, seat: Seat) -> AnyView {
    let status = Memo::new(move |_| context.scene.with(|scene| Status::of(scene, seat)));
    view! {
        <span
            class="sn-badge"
            role="img"
            aria-label=move || status.with(|status| status.says(context.language.get()))
        >
            {move || {
                let Status { backs, token, cards, points } = status.get();
                view! {
                    {backs.into_iter().map(face).collect_view()}
                    {token.map(|token| view! { <span class="sn-revealed">{face(token)}</span> })}
                    {match points {
                        Some(points) => view! { <span class="sn-points">{signed(points)}</span> }.into_any(),
                        None => view! {
                            <span class="sn-count">
                                <svg class="sn-back-icon" viewBox="0 0 92 126" aria-hidden="true" inner_html=art::CARD_BACK />
                                {cards.to_string()}
                            </span>
                        }.into_any(),
                    }}
                }
            }}
        </span>
    }
    .into_any()
}
