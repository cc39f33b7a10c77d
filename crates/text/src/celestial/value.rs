//! Values with their units, as people say them.

use super::{self as say, Text};
use crate::{Arg, Language};
use celestial::Characteristic;

/// A light-year, in light-seconds: a Julian year.
const LIGHT_YEAR: u64 = 31_557_600;

/// A value as a number and the unit it is counted in, so that the two can be
/// written apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amount {
    /// The number, with its sign.
    pub number: String,
    /// The unit, empty where there is none.
    pub unit: String,
    /// The unit where there is little room.
    short_unit: String,
    language: Language,
}

impl Amount {
    /// Number and unit in one.
    pub fn text(&self) -> String {
        self.with(&self.unit)
    }

    /// The same with its unit cut short, where that is a long one.
    pub fn brief(&self) -> String {
        self.with(&self.short_unit)
    }

    fn with(&self, unit: &str) -> String {
        if unit.is_empty() {
            return self.number.clone();
        }
        say::with_unit(self.language, &self.number, unit)
    }
}

/// A value with its unit. Whatever is shortened can be read back exactly, so
/// unequal values never look equal.
pub(super) fn display(characteristic: Characteristic, value: i64, language: Language) -> String {
    amount(characteristic, value, language).text()
}

/// A value as number and unit. Whatever is shortened can be read back exactly,
/// so unequal values never look equal.
pub fn amount(characteristic: Characteristic, value: i64, language: Language) -> Amount {
    let size = value.unsigned_abs();
    let said = |text: Text| text.said(language).to_owned();
    let (number, unit, short_unit) = match characteristic {
        Characteristic::Diameter => {
            let factor = match size {
                0..1_000_000 => 1,
                1_000_000..1_000_000_000 => 1_000_000,
                _ => 1_000_000_000,
            };
            let number = shortest(value, factor).unwrap_or(Arg::Whole(value));
            let unit = match factor {
                1 => said(Text::UnitKm),
                1_000_000 => say::unit_million_km(language, number.clone()),
                _ => say::unit_billion_km(language, number.clone()),
            };
            (say::number(language, number), unit.clone(), unit)
        }
        // A year has no separators.
        Characteristic::Discovery => {
            let unit = if value < 0 {
                said(Text::UnitBc)
            } else {
                String::new()
            };
            (size.to_string(), unit.clone(), unit)
        }
        Characteristic::Temperature => {
            let unit = said(Text::UnitCelsius);
            (say::number(language, value), unit.clone(), unit)
        }
        Characteristic::Distance => {
            let factor = match size {
                0..3_600 => 60,
                3_600..LIGHT_YEAR => 3_600,
                _ => LIGHT_YEAR,
            };
            let (unit, short, number): (fn(_, _) -> _, _, _) = match shortest(value, factor) {
                Some(number) => match factor {
                    60 => (say::unit_light_minutes, Text::UnitLightMinutesShort, number),
                    3_600 => (say::unit_light_hours, Text::UnitLightHoursShort, number),
                    _ => (say::unit_light_years, Text::UnitLightYearsShort, number),
                },
                None => {
                    let number = Arg::Whole(value);
                    (say::unit_light_seconds, Text::UnitLightSecondsShort, number)
                }
            };
            let unit = unit(language, number.clone());
            (say::number(language, number), unit, said(short))
        }
    };
    Amount {
        number,
        unit,
        short_unit,
        language,
    }
}

/// `value` in the given unit, with as few decimals as let one work out `value`
/// again by multiplying and rounding; nothing if those are too many.
fn shortest(value: i64, unit: u64) -> Option<Arg<'static>> {
    let (size, unit) = (u128::from(value.unsigned_abs()), u128::from(unit));
    let mut tens = 1;
    let mut decimals = 0;
    loop {
        // OK because sizes are below 2^64 and tens hardly exceed the unit.
        let scaled = (size * tens + unit / 2) / unit;
        if (scaled * unit + tens / 2) / tens == size || tens > unit {
            let scaled = i64::try_from(scaled).ok()? * value.signum();
            return Some(match decimals {
                0 => Arg::Whole(scaled),
                _ => Arg::Decimal(scaled, decimals),
            });
        }
        tens *= 10;
        decimals += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use celestial::Deck;
    use std::collections::BTreeMap;

    #[test]
    fn values_are_displayed_for_people() {
        let english = |of, value| display(of, value, Language::English);
        let french = |of, value| display(of, value, Language::French);
        use Characteristic::{Diameter, Discovery, Distance, Temperature};
        assert_eq!(english(Diameter, 12_742), "12,742\u{a0}km");
        assert_eq!(french(Diameter, 12_742), "12\u{202f}742\u{a0}km");
        assert_eq!(english(Diameter, 1_392_700), "1.3927\u{a0}million km");
        assert_eq!(french(Diameter, 2_000_000_000), "2\u{a0}milliards de km");
        assert_eq!(english(Discovery, -3_500), "3500\u{a0}BC");
        assert_eq!(french(Discovery, 1_781), "1781");
        assert_eq!(english(Temperature, -63), "\u{2212}63\u{a0}°C");
        assert_eq!(english(Distance, 0), "0\u{a0}light-minutes");
        assert_eq!(english(Distance, 60), "1\u{a0}light-minute");
        assert_eq!(english(Distance, 499), "8.32\u{a0}light-minutes");
        assert_eq!(french(Distance, 499), "8,32\u{a0}minutes-lumière");
        assert_eq!(french(Distance, 5_400), "1,5\u{a0}heure-lumière");
        assert_eq!(english(Distance, 134_009_348), "4.2465\u{a0}light-years");
    }

    #[test]
    fn unequal_values_never_look_equal() {
        let deck = Deck::standard().objects().iter();
        for of in Characteristic::ALL {
            let mut values: Vec<i64> = deck.clone().map(|it| it.figures.value(of)).collect();
            for value in values.clone() {
                values.extend((-70..70).map(|more| value.saturating_add(more)));
            }
            for unit in [60, 3_600, 31_557_600, 1_000_000, 1_000_000_000] {
                values.extend((-400..400).map(|more| 7 * unit + more));
                values.extend((-400..400).map(|more| 1_000 * unit + more));
                values.extend((-400..400).map(|more| unit + more));
            }
            values.extend([i64::MIN, i64::MIN + 1, i64::MAX - 1, i64::MAX]);
            for language in Language::ALL {
                let mut seen: BTreeMap<String, i64> = BTreeMap::new();
                for &value in &values {
                    let text = display(of, value, language);
                    let first = *seen.entry(text.clone()).or_insert(value);
                    assert_eq!(first, value, "both look like {text}");
                }
            }
        }
    }
}
