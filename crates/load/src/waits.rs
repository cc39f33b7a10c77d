//! How long people waited after something went wrong.

use crate::{Histogram, Story};
use protocol::TableId;
use std::time::Instant;

/// From each trouble to the next accepted move of each seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NextMoves {
    /// How long the seats waited, others' turns included.
    pub waits: Histogram,
    /// How often a seat had no move left in a game in which others played on: whatever
    /// happened, it would have waited for the next game.
    pub out: u64,
}

impl NextMoves {
    /// Those of all seats.
    pub fn of(stories: &[Story], troubles: &[Instant]) -> Self {
        let moves: Vec<Moves<'_>> = stories.iter().filter_map(Moves::of).collect();
        let mut found = Self::default();
        for trouble in troubles {
            for seat in &moves {
                match seat.wait(*trouble, &moves) {
                    Wait::Until(answered) => found.waits.count(answered - *trouble),
                    Wait::Out => found.out += 1,
                    Wait::Over => {}
                }
            }
        }
        found
    }
}

/// The accepted moves of a seat: at which table, and when.
struct Moves<'a> {
    /// The first of the tables at which the same people play one game after the other.
    chain: &'a TableId,
    moves: Vec<(&'a TableId, Instant)>,
}

/// For how long a seat waits for its next accepted move.
enum Wait {
    Until(Instant),
    /// It had none left in its game, in which others played on.
    Out,
    /// The last game was over.
    Over,
}

impl<'a> Moves<'a> {
    fn of(story: &'a Story) -> Option<Self> {
        let games = story.games.iter();
        let tables = games.flat_map(|game| game.acknowledged.iter().map(|_| &game.table));
        Some(Self {
            chain: &story.games.first()?.table,
            moves: tables.zip(story.answered_at.iter().copied()).collect(),
        })
    }

    fn next(&self, after: Instant) -> Option<(&'a TableId, Instant)> {
        let place = self.moves.partition_point(|(_, at)| *at <= after);
        self.moves.get(place).copied()
    }

    fn wait(&self, trouble: Instant, all: &[Self]) -> Wait {
        let Some((table, answered)) = self.next(trouble) else {
            return Wait::Over;
        };
        let others = all.iter().filter(|other| other.chain == self.chain);
        let mut next = others.filter_map(|other| other.next(trouble));
        match next.any(|(before, at)| before != table && at < answered) {
            true => Wait::Out,
            false => Wait::Until(answered),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::GameStory;
    use engine::Seat;
    use protocol::CommandId;
    use std::time::Duration;

    /// A seat that had moves accepted at these tables, after so many milliseconds.
    fn story(seat: u8, start: Instant, moves: &[(&str, u64)]) -> Story {
        let mut games: Vec<GameStory> = Vec::new();
        for (table, _) in moves {
            let table: TableId = table.parse().unwrap();
            if games.last().is_none_or(|game| game.table != table) {
                games.push(GameStory::new(table));
            }
            let action = (CommandId(1), String::new());
            games.last_mut().unwrap().acknowledged.push(action);
        }
        let at = |millis| start + Duration::from_millis(millis);
        Story {
            seat: Seat::new(seat),
            token: String::new(),
            repeated: 0,
            answered_at: moves.iter().map(|(_, millis)| at(*millis)).collect(),
            games,
        }
    }

    #[test]
    fn seats_wait_until_their_next_accepted_move() {
        let start = Instant::now();
        let stories = [
            story(0, start, &[("a", 10), ("a", 150), ("b", 400)]),
            story(1, start, &[("a", 20), ("b", 300)]),
        ];
        let after = |millis| {
            let trouble = start + Duration::from_millis(millis);
            let found = NextMoves::of(&stories, &[trouble]);
            (found.waits.total(), found.waits.most() / 1000, found.out)
        };
        // The second has no move left at the first table, at which the first plays on.
        assert_eq!(after(100), (1, 50, 1));
        assert_eq!(after(200), (2, 200, 0));
        assert_eq!(after(350), (1, 50, 0));
        assert_eq!(after(500), (0, 0, 0));
    }
}
