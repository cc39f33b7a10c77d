//! The deck the game is played with (CD-1.1). Where its figures come from is
//! told in `data/sources.json`, which is for people.

use crate::card::Difficulty;
use crate::deck::{Bilingual, Figures, Printed};

/// How many objects the standard deck has.
pub(crate) const OBJECTS: usize = 36;

/// What is printed on its cards.
pub(crate) const PRINTED: [Printed; OBJECTS] = [
    Printed {
        slug: "sun",
        kind: "star",
        name: Bilingual {
            en: "Sun",
            fr: "Soleil",
        },
        figures: Figures {
            diameter: 1391400,
            discovery: -3500,
            temperature: 5499,
            distance: 0,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "More than a million Earths would fit inside it.",
            fr: "Plus d'un million de Terres tiendraient à l'intérieur.",
        },
    },
    Printed {
        slug: "mercury",
        kind: "planet",
        name: Bilingual {
            en: "Mercury",
            fr: "Mercure",
        },
        figures: Figures {
            diameter: 4879,
            discovery: -3400,
            temperature: 167,
            distance: 193,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "The smallest planet and the fastest: its year lasts 88 days.",
            fr: "La plus petite planète et la plus rapide : son année dure 88 jours.",
        },
    },
    Printed {
        slug: "venus",
        kind: "planet",
        name: Bilingual {
            en: "Venus",
            fr: "Vénus",
        },
        figures: Figures {
            diameter: 12104,
            discovery: -3350,
            temperature: 464,
            distance: 361,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "Its thick clouds trap so much heat that lead would melt there.",
            fr: "Ses nuages épais gardent si bien la chaleur que le plomb y fondrait.",
        },
    },
    Printed {
        slug: "earth",
        kind: "planet",
        name: Bilingual {
            en: "Earth",
            fr: "Terre",
        },
        figures: Figures {
            diameter: 12742,
            discovery: 1543,
            temperature: 15,
            distance: 499,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "The only place where we know that anything is alive.",
            fr: "Le seul endroit où l'on sait que la vie existe.",
        },
    },
    Printed {
        slug: "moon",
        kind: "moon",
        name: Bilingual {
            en: "Moon",
            fr: "Lune",
        },
        figures: Figures {
            diameter: 3475,
            discovery: -3300,
            temperature: -20,
            distance: 499,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "Twelve people have walked on it, and their footprints are still there.",
            fr: "Douze personnes y ont marché, et leurs traces y sont encore.",
        },
    },
    Printed {
        slug: "mars",
        kind: "planet",
        name: Bilingual {
            en: "Mars",
            fr: "Mars",
        },
        figures: Figures {
            diameter: 6779,
            discovery: -3200,
            temperature: -63,
            distance: 760,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "Rust paints it red, and it has the tallest volcano of all the planets.",
            fr: "La rouille la peint en rouge, et elle a le plus haut volcan des planètes.",
        },
    },
    Printed {
        slug: "jupiter",
        kind: "planet",
        name: Bilingual {
            en: "Jupiter",
            fr: "Jupiter",
        },
        figures: Figures {
            diameter: 139822,
            discovery: -3100,
            temperature: -108,
            distance: 2596,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "Its Great Red Spot is a storm wider than the Earth.",
            fr: "Sa Grande Tache rouge est une tempête plus large que la Terre.",
        },
    },
    Printed {
        slug: "saturn",
        kind: "planet",
        name: Bilingual {
            en: "Saturn",
            fr: "Saturne",
        },
        figures: Figures {
            diameter: 116464,
            discovery: -3000,
            temperature: -139,
            distance: 4759,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "It is lighter than water for its size, and its rings are made of ice.",
            fr: "À taille égale, elle pèse moins que l'eau ; ses anneaux sont de glace.",
        },
    },
    Printed {
        slug: "uranus",
        kind: "planet",
        name: Bilingual {
            en: "Uranus",
            fr: "Uranus",
        },
        figures: Figures {
            diameter: 50724,
            discovery: 1781,
            temperature: -197,
            distance: 9575,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "It rolls around the Sun lying on its side.",
            fr: "Elle roule autour du Soleil, couchée sur le côté.",
        },
    },
    Printed {
        slug: "neptune",
        kind: "planet",
        name: Bilingual {
            en: "Neptune",
            fr: "Neptune",
        },
        figures: Figures {
            diameter: 49244,
            discovery: 1846,
            temperature: -201,
            distance: 15005,
            difficulty: Difficulty::Yellow,
        },
        note: Bilingual {
            en: "It was found by calculation before anyone saw it in a telescope.",
            fr: "On l'a trouvée par le calcul avant de la voir au télescope.",
        },
    },
    Printed {
        slug: "ceres",
        kind: "dwarf-planet",
        name: Bilingual {
            en: "Ceres",
            fr: "Cérès",
        },
        figures: Figures {
            diameter: 939,
            discovery: 1801,
            temperature: -105,
            distance: 1380,
            difficulty: Difficulty::Yellow,
        },
        note: Bilingual {
            en: "The only dwarf planet between Mars and Jupiter, with spots of bright salt.",
            fr: "La seule planète naine entre Mars et Jupiter, tachée de sel brillant.",
        },
    },
    Printed {
        slug: "vesta",
        kind: "asteroid",
        name: Bilingual {
            en: "Vesta",
            fr: "Vesta",
        },
        figures: Figures {
            diameter: 525,
            discovery: 1807,
            temperature: -102,
            distance: 1179,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "The brightest asteroid; a giant impact tore off much of its south.",
            fr: "L'astéroïde le plus brillant ; un choc géant a creusé tout son sud.",
        },
    },
    Printed {
        slug: "lutetia",
        kind: "asteroid",
        name: Bilingual {
            en: "Lutetia",
            fr: "Lutèce",
        },
        figures: Figures {
            diameter: 98,
            discovery: 1852,
            temperature: -98,
            distance: 1215,
            difficulty: Difficulty::Yellow,
        },
        note: Bilingual {
            en: "A painter found it from his window in Paris; it bears the city's old name.",
            fr: "Un peintre l'a trouvée de sa fenêtre à Paris ; elle porte l'ancien nom de la ville.",
        },
    },
    Printed {
        slug: "mathilde",
        kind: "asteroid",
        name: Bilingual {
            en: "Mathilde",
            fr: "Mathilde",
        },
        figures: Figures {
            diameter: 53,
            discovery: 1885,
            temperature: -99,
            distance: 1321,
            difficulty: Difficulty::Yellow,
        },
        note: Bilingual {
            en: "Darker than coal, and it takes 17 days to turn once.",
            fr: "Plus sombre que le charbon, elle met 17 jours à tourner sur elle-même.",
        },
    },
    Printed {
        slug: "gaspra",
        kind: "asteroid",
        name: Bilingual {
            en: "Gaspra",
            fr: "Gaspra",
        },
        figures: Figures {
            diameter: 12,
            discovery: 1916,
            temperature: -92,
            distance: 1103,
            difficulty: Difficulty::Yellow,
        },
        note: Bilingual {
            en: "The first asteroid ever photographed from close by, in 1991.",
            fr: "Le premier astéroïde photographié de près, en 1991.",
        },
    },
    Printed {
        slug: "phobos",
        kind: "moon",
        name: Bilingual {
            en: "Phobos",
            fr: "Phobos",
        },
        figures: Figures {
            diameter: 22,
            discovery: 1877,
            temperature: -40,
            distance: 760,
            difficulty: Difficulty::Yellow,
        },
        note: Bilingual {
            en: "It circles Mars three times a day, and one day it will fall apart.",
            fr: "Il fait le tour de Mars trois fois par jour et finira en morceaux.",
        },
    },
    Printed {
        slug: "halley",
        kind: "comet",
        name: Bilingual {
            en: "Halley's Comet",
            fr: "Comète de Halley",
        },
        figures: Figures {
            diameter: 11,
            discovery: 1758,
            temperature: -208,
            distance: 8899,
            difficulty: Difficulty::Green,
        },
        note: Bilingual {
            en: "It comes back every 76 years or so: look out for it in 2061.",
            fr: "Elle revient tous les 76 ans environ : rendez-vous en 2061.",
        },
    },
    Printed {
        slug: "churyumov-gerasimenko",
        kind: "comet",
        name: Bilingual {
            en: "67P/Churyumov-Gerasimenko",
            fr: "67P/Tchourioumov-Guérassimenko",
        },
        figures: Figures {
            diameter: 3,
            discovery: 1969,
            temperature: -70,
            distance: 1728,
            difficulty: Difficulty::Yellow,
        },
        note: Bilingual {
            en: "A comet shaped like a rubber duck; the probe Philae bounced on it in 2014.",
            fr: "Une comète en forme de canard, où la sonde Philae a rebondi en 2014.",
        },
    },
    Printed {
        slug: "pluto",
        kind: "dwarf-planet",
        name: Bilingual {
            en: "Pluto",
            fr: "Pluton",
        },
        figures: Figures {
            diameter: 2377,
            discovery: 1930,
            temperature: -229,
            distance: 19702,
            difficulty: Difficulty::Yellow,
        },
        note: Bilingual {
            en: "A huge plain of nitrogen ice draws a heart on its face.",
            fr: "Une immense plaine de glace d'azote dessine un cœur sur sa face.",
        },
    },
    Printed {
        slug: "charon",
        kind: "moon",
        name: Bilingual {
            en: "Charon",
            fr: "Charon",
        },
        figures: Figures {
            diameter: 1212,
            discovery: 1978,
            temperature: -220,
            distance: 19702,
            difficulty: Difficulty::Orange,
        },
        note: Bilingual {
            en: "Half as wide as Pluto; the two always show each other the same face.",
            fr: "Moitié moins large que Pluton ; ils se montrent toujours la même face.",
        },
    },
    Printed {
        slug: "echeclus",
        kind: "centaur",
        name: Bilingual {
            en: "Echeclus",
            fr: "Échéclos",
        },
        figures: Figures {
            diameter: 65,
            discovery: 2000,
            temperature: -188,
            distance: 5329,
            difficulty: Difficulty::Orange,
        },
        note: Bilingual {
            en: "A centaur: an asteroid that turned out to be a comet too.",
            fr: "Un centaure : un astéroïde qui s'est révélé être aussi une comète.",
        },
    },
    Printed {
        slug: "varuna",
        kind: "trans-neptunian",
        name: Bilingual {
            en: "Varuna",
            fr: "Varuna",
        },
        figures: Figures {
            diameter: 668,
            discovery: 2000,
            temperature: -231,
            distance: 21407,
            difficulty: Difficulty::Orange,
        },
        note: Bilingual {
            en: "It spins so fast, once in six hours, that it is stretched like an egg.",
            fr: "Il tourne si vite, en six heures, qu'il est étiré comme un œuf.",
        },
    },
    Printed {
        slug: "quaoar",
        kind: "trans-neptunian",
        name: Bilingual {
            en: "Quaoar",
            fr: "Quaoar",
        },
        figures: Figures {
            diameter: 1110,
            discovery: 2002,
            temperature: -229,
            distance: 21802,
            difficulty: Difficulty::Orange,
        },
        note: Bilingual {
            en: "It wears rings much farther out than astronomers thought possible.",
            fr: "Il porte des anneaux bien plus loin qu'on ne le croyait possible.",
        },
    },
    Printed {
        slug: "sedna",
        kind: "trans-neptunian",
        name: Bilingual {
            en: "Sedna",
            fr: "Sedna",
        },
        figures: Figures {
            diameter: 995,
            discovery: 2003,
            temperature: -261,
            distance: 252496,
            difficulty: Difficulty::Orange,
        },
        note: Bilingual {
            en: "One of its years lasts more than 11,000 of ours.",
            fr: "Une seule de ses années dure plus de 11 000 des nôtres.",
        },
    },
    Printed {
        slug: "eris",
        kind: "dwarf-planet",
        name: Bilingual {
            en: "Eris",
            fr: "Éris",
        },
        figures: Figures {
            diameter: 2326,
            discovery: 2005,
            temperature: -231,
            distance: 33882,
            difficulty: Difficulty::Orange,
        },
        note: Bilingual {
            en: "Because of it, astronomers decided what a planet is, and Pluto was not one.",
            fr: "À cause d'elle, on a défini les planètes, et Pluton n'en fut plus une.",
        },
    },
    Printed {
        slug: "rx-j1856",
        kind: "neutron-star",
        name: Bilingual {
            en: "RX J1856.5-3754",
            fr: "RX J1856.5-3754",
        },
        figures: Figures {
            diameter: 24,
            discovery: 1992,
            temperature: 433727,
            distance: 12660021720,
            difficulty: Difficulty::Orange,
        },
        note: Bilingual {
            en: "A dead star no wider than a city, with about as much matter as the Sun.",
            fr: "Une étoile morte large comme une ville, avec à peu près la matière du Soleil.",
        },
    },
    Printed {
        slug: "kepler-16b",
        kind: "exoplanet",
        name: Bilingual {
            en: "Kepler-16b",
            fr: "Kepler-16b",
        },
        figures: Figures {
            diameter: 107781,
            discovery: 2011,
            temperature: -85,
            distance: 7728294820,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "From there one would see two suns set.",
            fr: "De là-bas, on verrait se coucher deux soleils.",
        },
    },
    Printed {
        slug: "kepler-37b",
        kind: "exoplanet",
        name: Bilingual {
            en: "Kepler-37b",
            fr: "Kepler-37b",
        },
        figures: Figures {
            diameter: 3954,
            discovery: 2013,
            temperature: 445,
            distance: 6579166263,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "A planet hardly larger than our Moon, found from 200 light-years away.",
            fr: "Une planète à peine plus grande que la Lune, trouvée à 200 années-lumière.",
        },
    },
    Printed {
        slug: "kepler-186f",
        kind: "exoplanet",
        name: Bilingual {
            en: "Kepler-186f",
            fr: "Kepler-186f",
        },
        figures: Figures {
            diameter: 14925,
            discovery: 2014,
            temperature: -85,
            distance: 18279218678,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "The first Earth-sized planet found where water might be liquid.",
            fr: "La première planète de la taille de la Terre où l'eau pourrait être liquide.",
        },
    },
    Printed {
        slug: "proxima-b",
        kind: "exoplanet",
        name: Bilingual {
            en: "Proxima b",
            fr: "Proxima b",
        },
        figures: Figures {
            diameter: 13139,
            discovery: 2016,
            temperature: -39,
            distance: 133927591,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "The planet of the star next door, a mere four light-years away.",
            fr: "La planète de l'étoile d'à côté, à quatre années-lumière seulement.",
        },
    },
    Printed {
        slug: "trappist-1e",
        kind: "exoplanet",
        name: Bilingual {
            en: "TRAPPIST-1e",
            fr: "TRAPPIST-1e",
        },
        figures: Figures {
            diameter: 11736,
            discovery: 2017,
            temperature: -23,
            distance: 1279372390,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "One of seven rocky sisters around a star hardly wider than Jupiter.",
            fr: "L'une des sept sœurs rocheuses d'une étoile à peine plus large que Jupiter.",
        },
    },
    Printed {
        slug: "lhs-1140b",
        kind: "exoplanet",
        name: Bilingual {
            en: "LHS 1140 b",
            fr: "LHS 1140 b",
        },
        figures: Figures {
            diameter: 22068,
            discovery: 2017,
            temperature: -47,
            distance: 1542474402,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "It may be a ball of ice with a round ocean that always faces its star.",
            fr: "Peut-être une boule de glace avec un océan rond, toujours face à son étoile.",
        },
    },
    Printed {
        slug: "pi-mensae-c",
        kind: "exoplanet",
        name: Bilingual {
            en: "Pi Mensae c",
            fr: "Pi Mensae c",
        },
        figures: Figures {
            diameter: 26278,
            discovery: 2018,
            temperature: 897,
            distance: 1880496982,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "The first planet found by the TESS telescope; its sun is a naked-eye star.",
            fr: "La première planète trouvée par le télescope TESS ; son soleil se voit à l'œil nu.",
        },
    },
    Printed {
        slug: "k2-141b",
        kind: "exoplanet",
        name: Bilingual {
            en: "K2-141 b",
            fr: "K2-141 b",
        },
        figures: Figures {
            diameter: 19262,
            discovery: 2018,
            temperature: 1830,
            distance: 6368464390,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "A lava world where the air is vapour of rock and it may rain stone.",
            fr: "Un monde de lave à l'air de roche vaporisée, où il pleuvrait des pierres.",
        },
    },
    Printed {
        slug: "ltt-9779b",
        kind: "exoplanet",
        name: Bilingual {
            en: "LTT 9779 b",
            fr: "LTT 9779 b",
        },
        figures: Figures {
            diameter: 60209,
            discovery: 2020,
            temperature: 1705,
            distance: 8279170448,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "A mirror in the sky: its metal clouds send back most of the light.",
            fr: "Un miroir dans le ciel : ses nuages de métal renvoient presque toute la lumière.",
        },
    },
    Printed {
        slug: "wasp-193b",
        kind: "exoplanet",
        name: Bilingual {
            en: "WASP-193 b",
            fr: "WASP-193 b",
        },
        figures: Figures {
            diameter: 209329,
            discovery: 2023,
            temperature: 981,
            distance: 37268530769,
            difficulty: Difficulty::Red,
        },
        note: Bilingual {
            en: "Larger than Jupiter and as light as candyfloss.",
            fr: "Plus grande que Jupiter et légère comme de la barbe à papa.",
        },
    },
];
