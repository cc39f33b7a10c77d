//! A number for each position, for tables of positions already met.

use crate::state::Rockets;

/// Odd constants with well spread bits, one for each word mixed in.
const SALTS: [u64; 8] = [
    0x9e37_79b9_7f4a_7c15,
    0xbf58_476d_1ce4_e5b9,
    0x94d0_49bb_1331_11eb,
    0xd6e8_feb8_6659_fd93,
    0xa076_1d64_78bd_642f,
    0xe703_7ed1_a0b4_28db,
    0x8ebc_6af0_9c88_c6e3,
    0x5899_65cc_7537_4cc3,
];

impl Rockets {
    /// A hash of the position, the same for equal positions of equal games on
    /// every machine; all its bits are well mixed, so that any of them can be
    /// the index of a table.
    ///
    /// Unequal positions collide like random 64-bit numbers do. What counts is
    /// galaxies, bases, rockets, who has left its base, who fell in which
    /// order, whose turn it is and what for; the options and the number of
    /// seats do not, for they never change within a game.
    #[inline]
    pub fn position_key(&self) -> u64 {
        let [one, two, three, four] = self.levels;
        let stands = packed(self.stands.map(|cell| cell.number()));
        let fallen = packed(self.fallen.map(|rocket| rocket.number()));
        let turn = u64::from(self.turn.number())
            | (self.phase as u64) << 8
            | u64::from(self.waiting.bits()) << 16
            | u64::from(self.fallen_count) << 24;
        let pairs = [
            (one.0, stands),
            (two.0, self.pads.0),
            (three.0, fallen),
            (four.0, turn),
        ];
        let mut key = 0;
        for (at, (left, right)) in pairs.into_iter().enumerate() {
            key ^= folded(left ^ SALTS[2 * at], right ^ SALTS[2 * at + 1]);
        }
        folded(key ^ SALTS[0], SALTS[1])
    }
}

/// Six small numbers side by side.
const fn packed([a, b, c, d, e, f]: [u8; 6]) -> u64 {
    u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
}

/// Both halves of the full product, one upon the other.
const fn folded(left: u64, right: u64) -> u64 {
    let product = left as u128 * right as u128;
    // OK because the two halves are meant.
    (product >> 64) as u64 ^ product as u64
}
