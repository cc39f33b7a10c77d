//! Every text on the boards, in both languages.

use crate::phrase::phrases;

phrases! {
    /// A text on a board.
    Label {
        Yes: "yes", "oui";
        No: "no", "non";
        Pile: "pile {0}", "pioche {0}";
        Round: "round {0}", "manche {0}";
        RoundOf: "round {0} of {1}", "manche {0} sur {1}";
        Diameter: "Diameter", "Diamètre";
        Discovery: "Discovery", "Découverte";
        Temperature: "Temperature", "Température";
        Distance: "Distance", "Distance";
        Difficulty: "To observe", "Observation";
        Green: "naked eye", "à l'œil nu";
        Yellow: "telescope", "télescope";
        Orange: "very hard", "très difficile";
        Red: "almost impossible", "presque impossible";
        NoCard: "no card", "pas de carte";
        HiddenCard: "card hidden", "carte cachée";
        CardsAside: "aside: {0}", "écartées : {0}";
        Leads: "leads", "mène";
        Chose: "chose", "a choisi";
        Asked: "asked", "interrogé";
        Reversed: "Eclipse: the lowest wins", "Éclipse : le plus petit gagne";
        BlackHole: "Black hole: losers' cards leave", "Trou noir : les cartes perdues sortent";
        Shield: "shield", "bouclier";
        Battle: "Battle: {0}", "Bataille : {0}";
        Asteroids: "Asteroids", "Astéroïdes";
        Bonus: "Elimination bonus", "Bonus d'élimination";
        Collectors: "Collector cards", "Cartes Collector";
        CollectorsNone: "none", "aucune";
        CollectorsAll: "one of each", "une de chaque";
        CollectorsTwice: "two of each", "deux de chaque";
        Rounds: "Rounds", "Manches";
        RoundsAll: "until one holds all", "jusqu'au dernier";
        Reserve: "reserve {0}", "réserve {0}";
        Dice: "dice {0}", "dés {0}";
        EndsAt: "ends {0}", "arrive {0}";
        EndsEdge: "leaves the board", "sort du plateau";
        EndsAsteroid: "hits an asteroid", "heurte un astéroïde";
        EndsLoop: "loops for ever", "tourne sans fin";
        RowColumn: "at row {0}, column {1}", "rangée {0}, colonne {1}";
        Keep: "Keep", "Garder";
    }
}

#[cfg(test)]
mod tests {
    use super::Label;
    use text::Language;

    #[test]
    fn every_label_is_said_in_both_languages() {
        // The same word in both languages, not forgotten ones.
        let same = [Label::Distance];
        for &label in Label::ALL {
            let [english, french] = Language::ALL.map(|language| label.text(language));
            assert!(!english.is_empty() && !french.is_empty(), "{label:?}");
            if !same.contains(&label) {
                assert_ne!(english, french, "{label:?} is not translated");
            }
            for gap in ["{0}", "{1}"] {
                assert_eq!(english.contains(gap), french.contains(gap), "{label:?}");
            }
        }
    }
}
