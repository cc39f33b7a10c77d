//! Every text on the boards, in both languages.

use crate::phrase::phrases;

phrases! {
    /// A text on a board.
    Label {
        Yes: "yes", "oui";
        No: "no", "non";
        Pile: "pile {0}", "pioche {0}";
        Asteroids: "Asteroids", "Astéroïdes";
        Bonus: "Elimination bonus", "Bonus d'élimination";
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
        for &label in Label::ALL {
            let [english, french] = Language::ALL.map(|language| label.text(language));
            assert!(!english.is_empty() && !french.is_empty(), "{label:?}");
            assert_ne!(english, french, "{label:?} is not translated");
            for gap in ["{0}", "{1}"] {
                assert_eq!(english.contains(gap), french.contains(gap), "{label:?}");
            }
        }
    }
}
