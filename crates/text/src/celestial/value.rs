//! Values with their units, as people say them.

use super::{self as say, Text};
use crate::{Arg, Language};
use celestial::{Characteristic, Object};

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
    pub short_unit: String,
    language: Language,
    precision: Precision,
}

/// How sure a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Precision {
    Measured,
    Estimated,
}

impl Amount {
    /// The same as an estimate.
    pub fn estimated(self) -> Self {
        Self {
            precision: Precision::Estimated,
            ..self
        }
    }

    /// Number and unit in one, with a word for an estimate.
    pub fn text(&self) -> String {
        let text = self.with(&self.unit);
        match self.precision {
            Precision::Measured => text,
            Precision::Estimated => say::about(self.language, text),
        }
    }

    /// The same with its unit cut short, where that is a long one, and a sign
    /// for an estimate.
    pub fn brief(&self) -> String {
        let text = self.with(&self.short_unit);
        match self.precision {
            Precision::Measured => text,
            Precision::Estimated => format!("≈\u{a0}{text}"),
        }
    }

    fn with(&self, unit: &str) -> String {
        if unit.is_empty() {
            return self.number.clone();
        }
        say::with_unit(self.language, &self.number, unit)
    }
}

/// A value with its unit, as [`amount`] has them.
pub(super) fn display(characteristic: Characteristic, value: i64, language: Language) -> String {
    amount(characteristic, value, language).text()
}

/// A value of an object, with a word for an estimate.
pub fn value_of(object: &Object, of: Characteristic, language: Language) -> Amount {
    let amount = amount(of, object.figures.value(of), language);
    match object.is_estimate(of) {
        true => amount.estimated(),
        false => amount,
    }
}

/// A value as number and unit, to three significant figures: what people say
/// and remember. No two values of a deck that people play with look equal then
/// unless they are; years are written out.
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
            let number = rounded(value, factor);
            let (unit, short) = match factor {
                1 => (said(Text::UnitKm), Text::UnitKm),
                1_000_000 => (
                    say::unit_million_km(language, number.clone()),
                    Text::UnitMillionKmShort,
                ),
                _ => (
                    say::unit_billion_km(language, number.clone()),
                    Text::UnitBillionKmShort,
                ),
            };
            (say::number(language, number), unit, said(short))
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
            (say::number(language, rounded(value, 1)), unit.clone(), unit)
        }
        Characteristic::Distance => {
            let factor = match size {
                0..3_600 => 60,
                3_600..LIGHT_YEAR => 3_600,
                _ => LIGHT_YEAR,
            };
            let number = rounded(value, factor);
            let (unit, short): (fn(_, _) -> _, _) = match factor {
                60 => (say::unit_light_minutes, Text::UnitLightMinutesShort),
                3_600 => (say::unit_light_hours, Text::UnitLightHoursShort),
                _ => (say::unit_light_years, Text::UnitLightYearsShort),
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
        precision: Precision::Measured,
    }
}

/// `value` in the given unit, to three significant figures, without zeros at
/// the end of its decimals.
fn rounded(value: i64, unit: u64) -> Arg<'static> {
    let (size, unit) = (u128::from(value.unsigned_abs()), u128::from(unit));
    let (mut tens, mut decimals) = (1, 0);
    // So many decimals that the first figure is followed by two more.
    while decimals < 4 && size * tens < 100 * unit {
        tens *= 10;
        decimals += 1;
    }
    let mut coarse = 1;
    while size * tens >= 1_000 * coarse * unit {
        coarse *= 10;
    }
    let step = coarse * unit;
    let mut scaled = (size * tens + step / 2) / step * coarse;
    while decimals > 0 && scaled % 10 == 0 {
        scaled /= 10;
        decimals -= 1;
    }
    // OK because it is hardly more than the value was.
    let scaled = i64::try_from(scaled).unwrap_or(i64::MAX) * value.signum();
    match decimals {
        0 => Arg::Whole(scaled),
        _ => Arg::Decimal(scaled, decimals),
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
        assert_eq!(english(Diameter, 12_742), "12,700\u{a0}km");
        assert_eq!(french(Diameter, 12_742), "12\u{202f}700\u{a0}km");
        assert_eq!(english(Diameter, 999_960), "1,000,000\u{a0}km");
        assert_eq!(english(Diameter, 1_391_400), "1.39\u{a0}million km");
        assert_eq!(french(Diameter, 2_000_000_000), "2\u{a0}milliards de km");
        assert_eq!(english(Diameter, 504), "504\u{a0}km");
        assert_eq!(english(Discovery, -3_500), "3500\u{a0}BC");
        assert_eq!(french(Discovery, 1_781), "1781");
        assert_eq!(english(Temperature, -63), "\u{2212}63\u{a0}°C");
        assert_eq!(english(Temperature, 433_727), "434,000\u{a0}°C");
        assert_eq!(english(Distance, 0), "0\u{a0}light-minutes");
        assert_eq!(english(Distance, 1), "0.0167\u{a0}light-minutes");
        assert_eq!(english(Distance, 60), "1\u{a0}light-minute");
        assert_eq!(english(Distance, 499), "8.32\u{a0}light-minutes");
        assert_eq!(french(Distance, 499), "8,32\u{a0}minutes-lumière");
        assert_eq!(french(Distance, 5_400), "1,5\u{a0}heure-lumière");
        assert_eq!(english(Distance, 18_279_218_678), "579\u{a0}light-years");
        assert_eq!(english(Distance, 205_854_011_712), "6,520\u{a0}light-years");
    }

    #[test]
    fn unequal_values_of_a_deck_never_look_equal() {
        for deck in [Deck::expert(), Deck::family()] {
            for of in Characteristic::ALL {
                for language in Language::ALL {
                    let mut seen: BTreeMap<String, i64> = BTreeMap::new();
                    for object in deck.objects() {
                        let value = object.figures.value(of);
                        let text = display(of, value, language);
                        let first = *seen.entry(text.clone()).or_insert(value);
                        assert_eq!(first, value, "both look like {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn any_number_is_rounded_to_what_is_nearest() {
        for value in [
            i64::MIN,
            i64::MAX,
            0,
            1,
            -1,
            994,
            995,
            999,
            1_000,
            1_004,
            9_995,
        ] {
            for of in Characteristic::ALL {
                assert!(!display(of, value, Language::English).is_empty());
            }
        }
        for value in 0..30_000_i64 {
            let Arg::Whole(number) = rounded(value, 1) else {
                panic!("{value} has no decimals");
            };
            let step = match value {
                0..1_000 => 1,
                1_000..10_000 => 10,
                _ => 100,
            };
            assert!((number - value).abs() * 2 <= step, "{value}: {number}");
        }
    }
}
