//! Nothing lies in reach of a hand: all is on the board.

use crate::RocketsBoard;
use board_kit::BoardContext;

pub(crate) fn hand(_: BoardContext<RocketsBoard>) {}
