//! Where the figures of the cards of Celestial Duel come from, as the page shows it.

use anyhow::Context;
use serde_json::{Value, json};

/// The sources of both decks by deck, card and figure. What the family deck does not
/// say of a card is the expert deck's.
pub fn citations(expert: &str, family: &str) -> anyhow::Result<String> {
    let expert = cards(expert).context("sources of the expert deck")?;
    let own = cards(family).context("sources of the family deck")?;
    let mut family = expert.clone();
    for (card, figures) in own.as_object().into_iter().flatten() {
        for (figure, source) in figures.as_object().into_iter().flatten() {
            family[card][figure] = source.clone();
        }
    }
    Ok(json!({ "expert": expert, "family": family }).to_string())
}

/// What a file says, without what it says about itself.
fn cards(text: &str) -> anyhow::Result<Value> {
    let mut file: Value = serde_json::from_str(text)?;
    let cards = file.get_mut("cards").context("no cards")?;
    Ok(cards.take())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const FIGURES: [&str; 5] = [
        "diameter",
        "difficulty",
        "discovery",
        "distance",
        "temperature",
    ];

    /// That the files name every card is tested where the decks are.
    #[test]
    fn every_figure_of_every_card_has_a_source_in_both_decks() {
        let expert = include_str!("../../../games/celestial/data/expert.json");
        let family = include_str!("../../../games/celestial/data/family.json");
        let all: Value = serde_json::from_str(&citations(expert, family).unwrap()).unwrap();
        for deck in ["expert", "family"] {
            let cards = all[deck].as_object().unwrap();
            assert!(cards.len() >= 36, "{deck}: {}", cards.len());
            for (card, sources) in cards {
                let sources = sources.as_object().unwrap();
                let figures: BTreeSet<&str> = sources.keys().map(String::as_str).collect();
                assert_eq!(figures, BTreeSet::from(FIGURES), "{deck}: {card}");
                for source in sources.values() {
                    assert!(source.as_str().unwrap().len() > 7, "{deck}: {card}");
                }
            }
        }
        let difficulty = |deck: &str| all[deck]["uranus"]["difficulty"].as_str().unwrap();
        assert!(difficulty("family").ends_with("in this deck"));
        assert!(!difficulty("expert").ends_with("in this deck"));
        assert_eq!(
            all["family"]["uranus"]["diameter"],
            all["expert"]["uranus"]["diameter"]
        );
    }

    #[test]
    fn files_without_cards_are_refused() {
        assert!(citations("{}", r#"{"cards":{}}"#).is_err());
        assert!(citations(r#"{"cards":{}}"#, "none").is_err());
    }
}
