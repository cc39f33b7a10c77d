//! How balanced the decks are, worked out for every pair of their cards.
//! `docs/celestial-decks.md` is what these tests work out.

use celestial::{Characteristic, Deck, Difficulty, Object};
use std::cmp::Ordering;
use std::fmt::Write;

/// What a round between two cards is worth to the first: twice the points, so
/// that a draw, which a battle decides, is a whole number.
const WON: u32 = 2;
const DRAWN: u32 = 1;

/// A deck whose balance is worked out.
#[derive(Clone, Copy)]
struct Balance(&'static Deck);

const FAMILY: Balance = Balance(Deck::family());
const EXPERT: Balance = Balance(Deck::expert());

/// What counts in a comparison: the value, turned so that more is better, then
/// the difficulty.
fn strength(object: &Object, of: Characteristic) -> (i64, Difficulty) {
    let value = object.figures.value(of);
    let value = match of {
        Characteristic::Discovery => -value,
        _ => value,
    };
    (value, object.figures.difficulty)
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.collect();
    values.iter().sum::<f64>() / values.len() as f64
}

/// Every two characteristics.
fn pairs() -> impl Iterator<Item = (Characteristic, Characteristic)> {
    let all = Characteristic::ALL;
    all.into_iter()
        .enumerate()
        .flat_map(move |(at, one)| all.into_iter().skip(at + 1).map(move |other| (one, other)))
}

impl Balance {
    fn objects(self) -> &'static [Object] {
        self.0.objects()
    }

    /// How many other cards a card beats with a characteristic.
    fn beaten(self, object: &Object, of: Characteristic) -> usize {
        let others = self.objects().iter();
        others
            .filter(|other| strength(other, of) < strength(object, of))
            .count()
    }

    /// The characteristic that beats the most cards, among some.
    fn best(self, object: &Object, among: impl Iterator<Item = Characteristic>) -> Characteristic {
        // The first of equals, as a person reads a card from the top.
        let reversed: Vec<_> = among.collect::<Vec<_>>().into_iter().rev().collect();
        let best = reversed
            .into_iter()
            .max_by_key(|&of| self.beaten(object, of));
        best.expect("some characteristics")
    }

    /// A round of two: the leader names what beats the most cards; a follower who
    /// would lose and may change names what beats the most cards of the rest.
    fn round(self, leader: &Object, follower: &Object) -> u32 {
        let mut of = self.best(leader, Characteristic::ALL.into_iter());
        let result = |of| match strength(leader, of).cmp(&strength(follower, of)) {
            Ordering::Greater => WON,
            Ordering::Equal => DRAWN,
            Ordering::Less => 0,
        };
        if result(of) > 0 && follower.figures.difficulty > leader.figures.difficulty {
            let rest = Characteristic::ALL.into_iter().filter(|&it| it != of);
            of = self.best(follower, rest);
        }
        result(of)
    }

    /// A card's share of rounds in parts of a hundred, leading and following.
    fn shares(self, object: &Object) -> [f64; 2] {
        let others = || {
            let all = self.objects().iter();
            all.filter(|other| other.card != object.card)
        };
        let leading: u32 = others().map(|other| self.round(object, other)).sum();
        let following: u32 = others().map(|other| WON - self.round(other, object)).sum();
        let rounds = (self.objects().len() - 1) as f64;
        [leading, following].map(|points| 50.0 * f64::from(points) / rounds)
    }

    /// The shares of a difficulty: leading, following.
    fn shares_of(self, difficulty: Difficulty) -> [f64; 2] {
        let cards = || {
            let all = self.objects().iter();
            all.filter(|it| it.figures.difficulty == difficulty)
        };
        [0, 1].map(|side| mean(cards().map(|it| self.shares(it)[side])))
    }

    /// The ranks of all cards; those with the same value share the mean of theirs.
    fn ranks(self, of: Characteristic) -> Vec<f64> {
        let all = || self.objects().iter();
        let value = |object: &Object| strength(object, of).0;
        let rank = |object: &Object| {
            let below = all().filter(|it| value(it) < value(object));
            let same = all().filter(|it| value(it) == value(object));
            below.count() as f64 + (same.count() - 1) as f64 / 2.0
        };
        all().map(rank).collect()
    }

    /// Spearman's rank correlation.
    fn correlation(self, one: Characteristic, other: Characteristic) -> f64 {
        let (a, b) = (self.ranks(one), self.ranks(other));
        let middle = (self.objects().len() - 1) as f64 / 2.0;
        let product = |a: &[f64], b: &[f64]| -> f64 {
            let pairs = a.iter().zip(b);
            pairs.map(|(x, y)| (x - middle) * (y - middle)).sum()
        };
        product(&a, &b) / (product(&a, &a) * product(&b, &b)).sqrt()
    }

    /// Of how many cards a characteristic is the best choice.
    fn best_choices(self, of: Characteristic) -> usize {
        let all = self.objects().iter();
        all.filter(|it| self.best(it, Characteristic::ALL.into_iter()) == of)
            .count()
    }

    fn assert_best_choices(self, least: usize) {
        for of in Characteristic::ALL {
            let cards = self.best_choices(of);
            assert!(cards >= least, "{of:?}: {cards}");
        }
    }

    /// All of it as tables.
    fn tables(self) -> String {
        let mut text = String::new();
        let mut cards: Vec<&Object> = self.objects().iter().collect();
        let both = |object: &Object| self.shares(object).iter().sum::<f64>() / 2.0;
        cards.sort_by(|a, b| both(b).total_cmp(&both(a)));
        text += "| card | difficulty | best choice | beats | leading | following | both |\n|---|---|---|---|---|---|---|\n";
        for object in cards {
            let of = self.best(object, Characteristic::ALL.into_iter());
            let [leading, following] = self.shares(object);
            let _ = writeln!(
                text,
                "| {} | {} | {} | {} | {leading:.0} % | {following:.0} % | {:.0} % |",
                object.slug,
                format!("{:?}", object.figures.difficulty).to_lowercase(),
                of.name(),
                self.beaten(object, of),
                both(object),
            );
        }
        text += "\n| difficulty | cards | leading | following | both |\n|---|---|---|---|---|\n";
        for difficulty in Difficulty::ALL {
            let [leading, following] = self.shares_of(difficulty);
            let cards = self.objects().iter();
            let cards = cards.filter(|it| it.figures.difficulty == difficulty);
            let _ = writeln!(
                text,
                "| {} | {} | {leading:.0} % | {following:.0} % | {:.0} % |",
                format!("{difficulty:?}").to_lowercase(),
                cards.count(),
                (leading + following) / 2.0,
            );
        }
        text += "\n| characteristic | best choice of |\n|---|---|\n";
        for of in Characteristic::ALL {
            let _ = writeln!(text, "| {} | {} cards |", of.name(), self.best_choices(of));
        }
        text += "\n| rank correlation | |\n|---|---|\n";
        for (one, other) in pairs() {
            let found = self.correlation(one, other);
            let _ = writeln!(text, "| {} / {} | {found:.2} |", one.name(), other.name());
        }
        text
    }
}

#[test]
fn cd_1_1_no_two_characteristics_tell_the_same() {
    for (one, other) in pairs() {
        let size = FAMILY.correlation(one, other).abs();
        assert!(size < 0.65, "{one:?} and {other:?}: {size:.2}");
    }
}

#[test]
fn cd_1_1_every_characteristic_is_the_best_choice_of_some_cards() {
    FAMILY.assert_best_choices(6);
}

#[test]
fn cd_1_3_no_colour_wins_or_loses_most_rounds() {
    for difficulty in Difficulty::ALL {
        let [leading, following] = FAMILY.shares_of(difficulty);
        for share in [leading, following] {
            assert!((35.0..=65.0).contains(&share), "{difficulty:?}: {share:.1}");
        }
    }
}

#[test]
fn cd_1_1_every_card_wins_a_fifth_of_its_rounds() {
    for object in Deck::family().objects() {
        let [leading, following] = FAMILY.shares(object);
        let both = (leading + following) / 2.0;
        assert!(both > 19.99, "{}: {both:.1}", object.slug);
    }
}

/// What was found late is far away: only these two tell much the same.
#[test]
fn cd_1_2_no_two_other_characteristics_tell_the_same() {
    for (one, other) in pairs() {
        let size = EXPERT.correlation(one, other).abs();
        let most = match (one, other) {
            (Characteristic::Discovery, Characteristic::Distance) => 0.9,
            _ => 0.65,
        };
        assert!(size < most, "{one:?} and {other:?}: {size:.2}");
    }
}

#[test]
fn cd_1_2_every_characteristic_is_the_best_choice_of_some_cards() {
    EXPERT.assert_best_choices(5);
}

#[test]
fn the_tables_are_published() {
    let [introduction, expert] = [
        include_str!("decks_introduction.md"),
        include_str!("decks_expert.md"),
    ];
    let text = [introduction, &FAMILY.tables(), expert, &EXPERT.tables()].join("\n");
    expect_test::expect_file!["../../../../../docs/celestial-decks.md"].assert_eq(&text);
}
