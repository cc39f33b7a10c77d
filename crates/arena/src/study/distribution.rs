//! How a figure is spread over many games.

use serde::Serialize;

/// The most bars of a histogram.
const BINS: i64 = 40;

/// How a whole number is spread over many games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Distribution {
    /// The mean.
    pub mean: f64,
    /// The smallest.
    pub least: i64,
    /// 5, 25, 50, 75 and 95 percent are at most this.
    pub quantiles: [i64; 5],
    /// The greatest.
    pub most: i64,
    /// How many lie where.
    pub histogram: Vec<Bin>,
}

/// A bar of a histogram.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bin {
    /// The smallest number that belongs to it.
    pub from: i64,
    /// The greatest number that belongs to it.
    pub to: i64,
    /// How many do.
    pub count: u64,
}

impl Distribution {
    /// The distribution of these numbers; nothing if there are none.
    pub fn of(mut numbers: Vec<i64>) -> Option<Self> {
        numbers.sort_unstable();
        let (&least, &most) = (numbers.first()?, numbers.last()?);
        let quantile = |percent: usize| numbers[(numbers.len() - 1) * percent / 100];
        let width = (most - least) / BINS + 1;
        let mut histogram: Vec<Bin> = (0..=(most - least) / width)
            .map(|bin| Bin {
                from: least + bin * width,
                to: least + (bin + 1) * width - 1,
                count: 0,
            })
            .collect();
        for number in &numbers {
            let bin = usize::try_from((number - least) / width).expect("none is below the least");
            histogram[bin].count += 1;
        }
        Some(Self {
            mean: numbers.iter().sum::<i64>() as f64 / numbers.len() as f64,
            least,
            quantiles: [5, 25, 50, 75, 95].map(quantile),
            most,
            histogram,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_in_one_bar() {
        let numbers: Vec<i64> = (-7..400).chain([5; 10]).collect();
        let spread = Distribution::of(numbers.clone()).unwrap();
        let counted: u64 = spread.histogram.iter().map(|bin| bin.count).sum();
        assert_eq!(counted, numbers.len() as u64);
        assert!(spread.histogram.len() <= 41);
        assert_eq!((spread.least, spread.most), (-7, 399));
        assert_eq!(spread.histogram[0].from, -7);
    }

    #[test]
    fn quantiles_are_numbers_that_occurred() {
        let spread = Distribution::of((1..=101).collect()).unwrap();
        assert_eq!(spread.quantiles, [6, 26, 51, 76, 96]);
        assert_eq!(Distribution::of(Vec::new()), None);
    }
}
