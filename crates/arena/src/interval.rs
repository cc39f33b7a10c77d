//! Confidence intervals.

/// The standard normal value that 97.5 percent lie below.
const Z: f64 = 1.959_964;

/// Wilson's 95% interval for a share of so many games. A shared win counts in
/// parts, which only makes the true interval narrower.
pub fn wilson(share: f64, games: u64) -> (f64, f64) {
    let n = games as f64;
    let centre = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// The mean of some figures and half the width of its 95% interval.
pub fn mean(figures: &[f64]) -> (f64, f64) {
    let n = figures.len().max(1) as f64;
    let mean = figures.iter().sum::<f64>() / n;
    let spread = figures
        .iter()
        .map(|figure| (figure - mean).powi(2))
        .sum::<f64>()
        / (n - 1.0).max(1.0);
    (mean, Z * (spread / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_known_one() {
        // 10 of 100: Wilson's interval is 0.0552 to 0.1744.
        let (low, high) = wilson(0.1, 100);
        assert!((low - 0.0552).abs() < 1e-4 && (high - 0.1744).abs() < 1e-4);
        // Nothing won in ten games is not a certainty.
        let (low, high) = wilson(0.0, 10);
        assert!(low.abs() < 1e-12 && high > 0.2);
    }

    #[test]
    fn a_mean_has_the_textbook_error() {
        // Standard deviation 1, four figures: 1.96 / 2.
        let (centre, half) = mean(&[1.0, 2.0, 3.0, 2.0]);
        let deviation = (2.0f64 / 3.0).sqrt();
        assert!((centre - 2.0).abs() < 1e-12);
        assert!((half - Z * deviation / 2.0).abs() < 1e-12);
    }
}
