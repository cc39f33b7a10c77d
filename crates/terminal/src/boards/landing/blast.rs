//! What an armed card would blast, worked out from the view.

use landing::{Card, Column, Kind, Pair, Placed, View};

/// The cards that placing `armed` on a column would eliminate, the whole
/// chain of it (LZ-4.1 to LZ-4.5).
pub(super) fn blasted(view: &View, column: Column, armed: Placed) -> Vec<Card> {
    if armed.card().kind() != Kind::Armed {
        return Vec::new();
    }
    let mut columns: Vec<Vec<Placed>> = view.columns.to_vec();
    columns[column.index()].push(armed);
    let mut gone = Vec::new();
    loop {
        let hit = neighbours_hit(&columns, column, armed);
        if hit.is_empty() {
            return gone;
        }
        for cards in &mut columns {
            cards.retain(|placed| !hit.contains(&placed.card()));
        }
        gone.extend(hit);
    }
}

/// LZ-4.2: beside it ends are compared with the same ends, below it its
/// bottom with the other's top.
fn neighbours_hit(columns: &[Vec<Placed>], column: Column, armed: Placed) -> Vec<Card> {
    let own = &columns[column.index()];
    let Some(level) = own.iter().position(|placed| placed.card() == armed.card()) else {
        return Vec::new();
    };
    let mut hit = Vec::new();
    for beside in [column.left(), column.right()].into_iter().flatten() {
        if let Some(other) = columns[beside.index()].get(level)
            && (alike(armed.top_pair(), other.top_pair())
                || alike(armed.bottom_pair(), other.bottom_pair()))
        {
            hit.push(other.card());
        }
    }
    if let Some(below) = level.checked_sub(1)
        && alike(armed.bottom_pair(), own[below].top_pair())
    {
        hit.push(own[below].card());
    }
    hit
}

/// The same alien or the same saucer; a star has neither.
fn alike(one: Option<Pair>, other: Option<Pair>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => one.alien == other.alien || one.saucer == other.saucer,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Viewer;
    use engine::prelude::*;
    use landing::Landing;

    /// The rules are the judge: in random games the preview names exactly the
    /// cards that the placed one eliminates.
    #[test]
    fn the_preview_agrees_with_the_rules() {
        let mut blasts = 0;
        for taken in conformance::random_games::<Landing>(40) {
            let Some((seat, action)) = taken.decision() else {
                continue;
            };
            let before = taken.before.view(Viewer::Seat(seat));
            let placed = Placed::new(action.card, action.bottom).unwrap();
            let foreseen = blasted(&before, action.column, placed);
            let after = taken.after.view(Viewer::Spectator);
            let eliminated = &after.players[seat.index()].eliminated;
            let known = before.players[seat.index()].eliminated.len();
            assert_eq!(foreseen, eliminated[known..]);
            blasts += foreseen.len();
        }
        assert!(blasts > 20, "{blasts}");
    }
}
