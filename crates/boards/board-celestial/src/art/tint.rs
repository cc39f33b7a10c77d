//! The colour of a body, from its temperature.

/// Red, green and blue from 0 to 255.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Tint(pub(super) [f64; 3]);

impl Tint {
    pub(super) const fn new(red: u8, green: u8, blue: u8) -> Self {
        Self([red as f64, green as f64, blue as f64])
    }

    /// A mixture with another.
    pub(super) fn towards(self, other: Self, share: f64) -> Self {
        let mut mixed = self.0;
        for (part, aim) in mixed.iter_mut().zip(other.0) {
            *part += (aim - *part) * share;
        }
        Self(mixed)
    }

    pub(super) fn lighter(self, share: f64) -> Self {
        self.towards(Self::new(255, 255, 255), share)
    }

    pub(super) fn darker(self, share: f64) -> Self {
        self.towards(Self::new(6, 8, 22), share)
    }

    /// Whether it is more blue than red.
    pub(super) fn is_blue(self) -> bool {
        self.0[2] > self.0[0]
    }

    pub(super) fn css(self) -> String {
        let [red, green, blue] = self.0.map(|part| part.round() as u8);
        format!("#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Kelvins and the colour of a body that warm: frost is blue and violet, rock
/// is ochre, what glows goes from red over yellow to a white that is blue.
const GLOW: [(f64, Tint); 10] = [
    (10.0, Tint::new(126, 122, 190)),
    (45.0, Tint::new(140, 160, 214)),
    (80.0, Tint::new(158, 190, 222)),
    (150.0, Tint::new(178, 176, 172)),
    (230.0, Tint::new(178, 148, 118)),
    (300.0, Tint::new(190, 140, 96)),
    (750.0, Tint::new(222, 132, 66)),
    (1_300.0, Tint::new(226, 84, 52)),
    (2_400.0, Tint::new(255, 122, 48)),
    (6_000.0, Tint::new(255, 206, 92)),
];

/// The colour of a body of that temperature in degrees Celsius.
pub(super) fn of_temperature(celsius: i64) -> Tint {
    let kelvins = (celsius as f64 + 273.15).max(1.0);
    let mut below = GLOW[0];
    for above in GLOW {
        if kelvins <= above.0 {
            let span = (above.0 / below.0).ln().max(f64::EPSILON);
            let share = ((kelvins / below.0).ln() / span).clamp(0.0, 1.0);
            return below.1.towards(above.1, share);
        }
        below = above;
    }
    // From 6,000 K, where the Sun is, to the white and blue of 12,000 K.
    let share = ((kelvins / below.0).ln() / 0.6).clamp(0.0, 1.0);
    below.1.towards(Tint::new(196, 224, 255), share)
}

/// The colour of a well-known body, which its temperature alone would not
/// give; otherwise that of its temperature.
pub(super) fn of_object(object: &celestial::Object) -> Tint {
    match object.slug {
        "venus" => Tint::new(226, 190, 126),
        "earth" => Tint::new(64, 132, 206),
        "moon" => Tint::new(188, 190, 196),
        "mars" => Tint::new(206, 100, 62),
        "jupiter" => Tint::new(214, 170, 128),
        "saturn" => Tint::new(226, 196, 140),
        "uranus" => Tint::new(146, 214, 220),
        "neptune" => Tint::new(74, 112, 220),
        "pluto" => Tint::new(206, 180, 158),
        "io" => Tint::new(232, 206, 96),
        "europa" => Tint::new(224, 214, 198),
        "ganymede" => Tint::new(168, 154, 138),
        "callisto" => Tint::new(112, 100, 92),
        "titan" => Tint::new(224, 164, 72),
        "enceladus" => Tint::new(232, 240, 246),
        "triton" => Tint::new(214, 192, 190),
        "deimos" => Tint::new(170, 140, 116),
        "51-pegasi-b" => Tint::new(226, 128, 70),
        "mathilde" => Tint::new(104, 98, 98),
        "ltt-9779b" => Tint::new(226, 222, 214),
        "wasp-193b" => Tint::new(240, 158, 172),
        "proxima-b" => Tint::new(150, 110, 104),
        "trappist-1e" => Tint::new(92, 150, 168),
        "kepler-186f" => Tint::new(126, 158, 110),
        "lhs-1140b" => Tint::new(176, 206, 222),
        "kepler-16b" => Tint::new(190, 166, 190),
        _ => of_temperature(object.figures.temperature),
    }
}
