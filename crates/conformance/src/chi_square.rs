//! Pearson's chi-square test.

/// The chance that the whole of a case's tests finds fault with a game that
/// has none. Low, because a project runs many cases; the seeds being fixed, an
/// unlucky verdict would also stay.
pub(crate) const ALPHA: f64 = 1e-5;

/// Cells that expect fewer are thrown together: below that the statistic is
/// far from its limit distribution.
const LEAST_EXPECTED: f64 = 5.0;

/// A test's result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Verdict {
    /// Pearson's statistic.
    pub(crate) statistic: f64,
    /// Its degrees of freedom, at least 1.
    pub(crate) freedom: u32,
    /// How likely a value at least as great is by luck.
    pub(crate) luck: f64,
}

impl Verdict {
    fn new(statistic: f64, cells: usize) -> Option<Self> {
        let freedom = u32::try_from(cells.checked_sub(1)?).ok()?;
        (freedom > 0).then(|| Self {
            statistic,
            freedom,
            luck: survival(statistic, freedom),
        })
    }
}

/// Whether counts follow weights. Nothing if there are too few to say.
pub(crate) fn fits(counts: &[u32], weights: &[u32]) -> Option<Verdict> {
    let drawn: f64 = counts.iter().map(|&n| f64::from(n)).sum();
    let total: f64 = weights.iter().map(|&n| f64::from(n)).sum();
    let cells = counts
        .iter()
        .zip(weights)
        .map(|(&n, &w)| [f64::from(n), drawn * f64::from(w) / total])
        .collect();
    let cells = throw_together(cells, |cell| cell[1]);
    let statistic = cells.iter().map(|[n, e]| (n - e).powi(2) / e).sum();
    Verdict::new(statistic, cells.len())
}

/// Whether two samples, each counted by category, come from one distribution.
/// Nothing if there are too few to say.
pub(crate) fn alike(categories: &[[u32; 2]]) -> Option<Verdict> {
    let sizes = categories.iter().fold([0.0, 0.0], |[a, b], [x, y]| {
        [a + f64::from(*x), b + f64::from(*y)]
    });
    let all = sizes[0] + sizes[1];
    let share = |side: usize| sizes[side] / all;
    let fewest = share(0).min(share(1));
    let cells = categories
        .iter()
        .map(|[x, y]| [f64::from(*x), f64::from(*y)])
        .collect();
    let cells = throw_together(cells, |cell| (cell[0] + cell[1]) * fewest);
    let statistic = cells
        .iter()
        .flat_map(|cell| {
            [0, 1].map(|side| {
                let expected = (cell[0] + cell[1]) * share(side);
                (cell[side] - expected).powi(2) / expected
            })
        })
        .sum();
    Verdict::new(statistic, cells.len())
}

/// Merges the cells that expect least until every cell expects enough.
fn throw_together(mut cells: Vec<[f64; 2]>, expected: impl Fn(&[f64; 2]) -> f64) -> Vec<[f64; 2]> {
    cells.sort_by(|a, b| expected(b).total_cmp(&expected(a)));
    while cells.len() > 1 && expected(&cells[cells.len() - 1]) < LEAST_EXPECTED {
        let [x, y] = cells.pop().unwrap_or_default();
        if let Some(last) = cells.last_mut() {
            last[0] += x;
            last[1] += y;
        }
        // The merged cell stays last: it takes in the next smallest, if that
        // is still needed, as the small ones are neighbours.
    }
    cells
}

/// The probability that a chi-square variable with `freedom` degrees of
/// freedom exceeds `statistic`: the regularised upper incomplete gamma
/// function Q(freedom/2, statistic/2).
fn survival(statistic: f64, freedom: u32) -> f64 {
    let (a, x) = (f64::from(freedom) / 2.0, statistic / 2.0);
    if x <= 0.0 {
        return 1.0;
    }
    let front = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        // The power series of the lower function converges fast here.
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * 1e-16 {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        (1.0 - front * sum).clamp(0.0, 1.0)
    } else {
        // Lentz's method for the continued fraction of the upper function.
        let mut b = x + 1.0 - a;
        let mut c = 1e300;
        let mut d = 1.0 / b;
        let mut fraction = d;
        for i in 1..1_000 {
            let i = f64::from(i);
            let numerator = -i * (i - a);
            b += 2.0;
            d = 1.0 / (numerator * d + b);
            c = b + numerator / c;
            let factor = c * d;
            fraction *= factor;
            if (factor - 1.0).abs() < 1e-15 {
                break;
            }
        }
        (front * fraction).clamp(0.0, 1.0)
    }
}

/// The logarithm of the gamma function of a positive number, by Stirling's
/// series; small arguments are first moved up by the recurrence.
fn ln_gamma(mut x: f64) -> f64 {
    let mut shift = 0.0;
    while x < 12.0 {
        shift += x.ln();
        x += 1.0;
    }
    let square = x * x;
    let series = (1.0 / 12.0
        - (1.0 / 360.0 - (1.0 / 1260.0 - 1.0 / (1680.0 * square)) / square) / square)
        / x;
    (x - 0.5) * x.ln() - x + 0.5 * (2.0 * std::f64::consts::PI).ln() + series - shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn survival_agrees_with_printed_quantiles() {
        // Upper quantiles as printed in tables of the chi-square distribution.
        for (freedom, statistic, luck) in [
            (1, 3.841, 0.05),
            (1, 10.828, 0.001),
            (2, 5.991, 0.05),
            (5, 1.145, 0.95),
            (5, 20.515, 0.001),
            (10, 23.209, 0.01),
            (30, 18.493, 0.95),
            (30, 59.703, 0.001),
            (100, 124.342, 0.05),
        ] {
            let found = survival(statistic, freedom);
            assert!((found / luck - 1.0).abs() < 2e-3, "{freedom}: {found}");
        }
    }

    #[test]
    fn survival_is_exact_for_two_degrees_of_freedom() {
        for statistic in [0.1, 1.0, 3.0, 10.0, 60.0, 200.0] {
            let exact = f64::exp(-statistic / 2.0);
            assert!((survival(statistic, 2) / exact - 1.0).abs() < 1e-10);
        }
        assert_eq!(survival(0.0, 3), 1.0);
    }

    #[test]
    fn ln_gamma_knows_factorials() {
        let mut factorial = 1.0_f64;
        for n in 1..20 {
            assert!((ln_gamma(f64::from(n)) - factorial.ln()).abs() < 1e-10);
            factorial *= f64::from(n);
        }
        let half = std::f64::consts::PI.sqrt().ln();
        assert!((ln_gamma(0.5) - half).abs() < 1e-10);
    }

    #[test]
    fn a_fair_sample_fits_and_a_skewed_one_does_not() {
        assert!(fits(&[98, 205, 297], &[1, 2, 3]).unwrap().luck > 0.5);
        assert!(fits(&[198, 105, 297], &[1, 2, 3]).unwrap().luck < 1e-9);
        assert!(alike(&[[50, 101], [52, 99], [1, 0]]).unwrap().luck > 0.5);
        assert!(alike(&[[90, 101], [12, 99]]).unwrap().luck < 1e-6);
        assert!(alike(&[[500, 0], [0, 500]]).unwrap().luck < 1e-99);
    }

    #[test]
    fn too_little_to_say_is_no_verdict() {
        assert_eq!(fits(&[3, 1], &[1, 1]), None);
        assert_eq!(alike(&[[700, 500]]), None);
        assert_eq!(alike(&[[700, 500], [1, 2]]), None);
    }
}
