//! How long and how often: nothing on the wire is unbounded.

pub use engine::{ENTROPY_CHARS, ID_CHARS};

/// The most bytes in a text frame from a client.
pub const CLIENT_FRAME_BYTES: usize = 4 * 1024;
/// The most lines, and so messages, in a text frame from a client.
pub const CLIENT_FRAME_LINES: usize = 16;
/// The most characters in a person's name.
pub const NAME_CHARS: usize = 32;
/// How many pictures of people there are.
pub const AVATARS: u16 = 4096;
/// The most characters in a token.
pub const TOKEN_CHARS: usize = 512;
/// The most characters in an action's notation.
pub const ACTION_CHARS: usize = 40;
/// The most actions in one turn.
pub const TURN_ACTIONS: usize = 32;
/// The most characters in one line of chat.
pub const CHAT_CHARS: usize = 300;
/// The most characters in the reason for which a host takes a seat away.
pub const REASON_CHARS: usize = 120;
/// For how many milliseconds a host may be away before the start until somebody
/// else who is there is host.
pub const HOST_AWAY_MS: u64 = 20_000;
/// How many lines of chat a user may send at once.
pub const CHAT_BURST: u32 = 5;
/// After how many milliseconds a user may send one more line of chat.
pub const CHAT_EVERY_MS: u64 = 2_000;
/// How many emotes a user may send at once.
pub const EMOTE_BURST: u32 = 4;
/// After how many milliseconds a user may send one more emote.
pub const EMOTE_EVERY_MS: u64 = 1_500;
/// How many lines of chat a table keeps for those who join later.
pub const CHAT_KEPT: usize = 50;
/// How many lines of chat a table takes over its whole life from each user who
/// holds a seat; and from all others together.
pub const CHAT_LINES: u32 = 2_000;
/// How many times at once a user may change seats, proposals or who is muted.
pub const CONTROL_BURST: u32 = 100;
/// After how many milliseconds a user may do so once more.
pub const CONTROL_EVERY_MS: u64 = 500;
/// How many `history` a user may ask for at once.
pub const HISTORY_BURST: u32 = 10;
/// After how many milliseconds a user may ask for one more.
pub const HISTORY_EVERY_MS: u64 = 1_000;
/// After so many entries in its log, a table takes only what a game needs to
/// come to its end, and what its players say.
pub const LOG_ENTRIES: u32 = 15_000;
/// After so many, it takes nothing any more, and a running game is closed.
pub const MOST_LOG_ENTRIES: u32 = 40_000;
/// After so many, a game that only bots play is closed.
pub const BOT_GAME_ENTRIES: u32 = 5_000;
/// With more than this many entries missed, a client gets the whole view.
pub const MISSED_ENTRIES: u32 = 200;
/// For how many milliseconds a start waits for the commitments of people's
/// seats, and then for their openings.
pub const CONTRIBUTION_MS: u64 = 10_000;
/// For how many milliseconds at most the time of a turn waits until its player's
/// page has shown what happened before it. The same for everybody.
pub const SHOWING_MS: u64 = 8_000;
/// For how many milliseconds a stand-in waits before each turn, so that its
/// person can take the seat back.
pub const STAND_IN_MS: u64 = 10_000;
/// The same after somebody at the table wanted to play on.
pub const STAND_IN_SOON_MS: u64 = 2_000;
/// For how many milliseconds somebody may have been away who is taken along to the
/// next game: a phone sleeps.
pub const LONG_GONE_MS: u64 = 5 * 60_000;
/// How many people may watch one table.
pub const SPECTATORS: usize = 200;
