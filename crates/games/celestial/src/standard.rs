//! The deck the game is played with (CD-1.1). Where its figures come from is
//! told in `data/sources.json`, which is for people.

use crate::card::Difficulty;
use crate::deck::{Figures, Printed};

/// How many objects the standard deck has.
pub(crate) const OBJECTS: usize = 36;

/// What is printed on its cards.
pub(crate) const PRINTED: [Printed; OBJECTS] = [
    Printed {
        slug: "sun",
        kind: "star",
        figures: Figures {
            diameter: 1391400,
            discovery: -3500,
            temperature: 5499,
            distance: 0,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "mercury",
        kind: "planet",
        figures: Figures {
            diameter: 4879,
            discovery: -3400,
            temperature: 167,
            distance: 193,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "venus",
        kind: "planet",
        figures: Figures {
            diameter: 12104,
            discovery: -3350,
            temperature: 464,
            distance: 361,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "earth",
        kind: "planet",
        figures: Figures {
            diameter: 12742,
            discovery: 1543,
            temperature: 15,
            distance: 499,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "moon",
        kind: "moon",
        figures: Figures {
            diameter: 3475,
            discovery: -3300,
            temperature: -20,
            distance: 499,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "mars",
        kind: "planet",
        figures: Figures {
            diameter: 6779,
            discovery: -3200,
            temperature: -63,
            distance: 760,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "jupiter",
        kind: "planet",
        figures: Figures {
            diameter: 139822,
            discovery: -3100,
            temperature: -108,
            distance: 2596,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "saturn",
        kind: "planet",
        figures: Figures {
            diameter: 116464,
            discovery: -3000,
            temperature: -139,
            distance: 4759,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "uranus",
        kind: "planet",
        figures: Figures {
            diameter: 50724,
            discovery: 1781,
            temperature: -197,
            distance: 9575,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "neptune",
        kind: "planet",
        figures: Figures {
            diameter: 49244,
            discovery: 1846,
            temperature: -201,
            distance: 15005,
            difficulty: Difficulty::Yellow,
        },
    },
    Printed {
        slug: "ceres",
        kind: "dwarf-planet",
        figures: Figures {
            diameter: 939,
            discovery: 1801,
            temperature: -105,
            distance: 1380,
            difficulty: Difficulty::Yellow,
        },
    },
    Printed {
        slug: "vesta",
        kind: "asteroid",
        figures: Figures {
            diameter: 525,
            discovery: 1807,
            temperature: -102,
            distance: 1179,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "lutetia",
        kind: "asteroid",
        figures: Figures {
            diameter: 98,
            discovery: 1852,
            temperature: -98,
            distance: 1215,
            difficulty: Difficulty::Yellow,
        },
    },
    Printed {
        slug: "mathilde",
        kind: "asteroid",
        figures: Figures {
            diameter: 53,
            discovery: 1885,
            temperature: -99,
            distance: 1321,
            difficulty: Difficulty::Yellow,
        },
    },
    Printed {
        slug: "gaspra",
        kind: "asteroid",
        figures: Figures {
            diameter: 12,
            discovery: 1916,
            temperature: -92,
            distance: 1103,
            difficulty: Difficulty::Yellow,
        },
    },
    Printed {
        slug: "phobos",
        kind: "moon",
        figures: Figures {
            diameter: 22,
            discovery: 1877,
            temperature: -40,
            distance: 760,
            difficulty: Difficulty::Yellow,
        },
    },
    Printed {
        slug: "halley",
        kind: "comet",
        figures: Figures {
            diameter: 11,
            discovery: 1758,
            temperature: -208,
            distance: 8899,
            difficulty: Difficulty::Green,
        },
    },
    Printed {
        slug: "churyumov-gerasimenko",
        kind: "comet",
        figures: Figures {
            diameter: 3,
            discovery: 1969,
            temperature: -70,
            distance: 1728,
            difficulty: Difficulty::Yellow,
        },
    },
    Printed {
        slug: "pluto",
        kind: "dwarf-planet",
        figures: Figures {
            diameter: 2377,
            discovery: 1930,
            temperature: -229,
            distance: 19702,
            difficulty: Difficulty::Yellow,
        },
    },
    Printed {
        slug: "charon",
        kind: "moon",
        figures: Figures {
            diameter: 1212,
            discovery: 1978,
            temperature: -220,
            distance: 19702,
            difficulty: Difficulty::Orange,
        },
    },
    Printed {
        slug: "echeclus",
        kind: "centaur",
        figures: Figures {
            diameter: 65,
            discovery: 2000,
            temperature: -188,
            distance: 5329,
            difficulty: Difficulty::Orange,
        },
    },
    Printed {
        slug: "varuna",
        kind: "trans-neptunian",
        figures: Figures {
            diameter: 668,
            discovery: 2000,
            temperature: -231,
            distance: 21407,
            difficulty: Difficulty::Orange,
        },
    },
    Printed {
        slug: "quaoar",
        kind: "trans-neptunian",
        figures: Figures {
            diameter: 1110,
            discovery: 2002,
            temperature: -229,
            distance: 21802,
            difficulty: Difficulty::Orange,
        },
    },
    Printed {
        slug: "sedna",
        kind: "trans-neptunian",
        figures: Figures {
            diameter: 995,
            discovery: 2003,
            temperature: -261,
            distance: 252496,
            difficulty: Difficulty::Orange,
        },
    },
    Printed {
        slug: "eris",
        kind: "dwarf-planet",
        figures: Figures {
            diameter: 2326,
            discovery: 2005,
            temperature: -231,
            distance: 33882,
            difficulty: Difficulty::Orange,
        },
    },
    Printed {
        slug: "rx-j1856",
        kind: "neutron-star",
        figures: Figures {
            diameter: 24,
            discovery: 1992,
            temperature: 433727,
            distance: 12660021720,
            difficulty: Difficulty::Orange,
        },
    },
    Printed {
        slug: "kepler-16b",
        kind: "exoplanet",
        figures: Figures {
            diameter: 107781,
            discovery: 2011,
            temperature: -85,
            distance: 7728294820,
            difficulty: Difficulty::Red,
        },
    },
    Printed {
        slug: "kepler-37b",
        kind: "exoplanet",
        figures: Figures {
            diameter: 3954,
            discovery: 2013,
            temperature: 445,
            distance: 6579166263,
            difficulty: Difficulty::Red,
        },
    },
    Printed {
        slug: "kepler-186f",
        kind: "exoplanet",
        figures: Figures {
            diameter: 14925,
            discovery: 2014,
            temperature: -85,
            distance: 18279218678,
            difficulty: Difficulty::Red,
        },
    },
    Printed {
        slug: "proxima-b",
        kind: "exoplanet",
        figures: Figures {
            diameter: 13139,
            discovery: 2016,
            temperature: -39,
            distance: 133927591,
            difficulty: Difficulty::Red,
        },
    },
    Printed {
        slug: "trappist-1e",
        kind: "exoplanet",
        figures: Figures {
            diameter: 11736,
            discovery: 2017,
            temperature: -23,
            distance: 1279372390,
            difficulty: Difficulty::Red,
        },
    },
    Printed {
        slug: "lhs-1140b",
        kind: "exoplanet",
        figures: Figures {
            diameter: 22068,
            discovery: 2017,
            temperature: -47,
            distance: 1542474402,
            difficulty: Difficulty::Red,
        },
    },
    Printed {
        slug: "pi-mensae-c",
        kind: "exoplanet",
        figures: Figures {
            diameter: 26278,
            discovery: 2018,
            temperature: 897,
            distance: 1880496982,
            difficulty: Difficulty::Red,
        },
    },
    Printed {
        slug: "k2-141b",
        kind: "exoplanet",
        figures: Figures {
            diameter: 19262,
            discovery: 2018,
            temperature: 1830,
            distance: 6368464390,
            difficulty: Difficulty::Red,
        },
    },
    Printed {
        slug: "ltt-9779b",
        kind: "exoplanet",
        figures: Figures {
            diameter: 60209,
            discovery: 2020,
            temperature: 1705,
            distance: 8279170448,
            difficulty: Difficulty::Red,
        },
    },
    Printed {
        slug: "wasp-193b",
        kind: "exoplanet",
        figures: Figures {
            diameter: 209329,
            discovery: 2023,
            temperature: 981,
            distance: 37268530769,
            difficulty: Difficulty::Red,
        },
    },
];
