//! The rules once more, in the plainest way: lists, loops and no cleverness.
//! It shares nothing with the crate but the vocabulary of actions.

use rockets::{Action, Cell};

pub(crate) struct Naive {
    neighbours: Vec<Vec<usize>>,
    pub(crate) heights: Vec<u8>,
    pub(crate) bases: Vec<Option<usize>>,
    pub(crate) rockets: Vec<Option<usize>>,
    pub(crate) left_base: Vec<bool>,
    fallen: Vec<usize>,
    pub(crate) turn: Option<usize>,
    pub(crate) removing: bool,
    players: usize,
    teams: bool,
}

impl Clone for Naive {
    fn clone(&self) -> Self {
        Self {
            neighbours: self.neighbours.clone(),
            heights: self.heights.clone(),
            bases: self.bases.clone(),
            rockets: self.rockets.clone(),
            left_base: self.left_base.clone(),
            fallen: self.fallen.clone(),
            ..*self
        }
    }
}

impl Naive {
    pub(crate) fn new(side: usize, players: usize, each: usize, teams: bool, first: usize) -> Self {
        // The middle of a cell, in half cells from the left and rows from the
        // top; touching cells are two apart in a row, or one and one.
        let mut middles: Vec<(i32, i32)> = Vec::new();
        let rows = 2 * side as i32 - 1;
        for row in 0..rows {
            let shift = (row - rows / 2).abs();
            for column in 0..rows - shift {
                middles.push((shift + 2 * column, row));
            }
        }
        let neighbours: Vec<Vec<usize>> = middles
            .iter()
            .map(|&(x, y)| {
                let touching = |&(_, &(u, v)): &(usize, &(i32, i32))| {
                    matches!(((u - x).abs(), (v - y).abs()), (2, 0) | (1, 1))
                };
                let found = middles.iter().enumerate().filter(touching);
                found.map(|(cell, _)| cell).collect()
            })
            .collect();
        let (corners, centre) = match side {
            3 => ([0, 2, 11, 18, 16, 7], 9),
            4 => ([0, 3, 21, 36, 33, 15], 18),
            _ => ([0, 4, 34, 60, 56, 26], 30),
        };
        let mut heights: Vec<u8> = neighbours
            .iter()
            .enumerate()
            .map(|(cell, around)| match side {
                3 if cell == centre => 4,
                3 if around.len() == 6 => 3,
                3 if around.len() == 4 => 2,
                4 if cell == centre => 4,
                _ => 1,
            })
            .collect();
        let places: &[usize] = match players * each {
            2 => &[0, 3],
            3 => &[0, 2, 4],
            4 => &[0, 1, 3, 4],
            5 => &[0, 1, 2, 3, 4],
            _ => &[0, 1, 2, 3, 4, 5],
        };
        for place in 0..6 {
            heights[corners[place]] = if places.contains(&place) { 0 } else { 1 };
        }
        let starts: Vec<Option<usize>> = places.iter().map(|&at| Some(corners[at])).collect();
        Self {
            neighbours,
            heights,
            bases: starts.clone(),
            left_base: vec![false; starts.len()],
            rockets: starts,
            fallen: Vec::new(),
            turn: Some(first),
            removing: false,
            players,
            teams,
        }
    }

    pub(crate) fn owner(&self, rocket: usize) -> usize {
        rocket % self.players
    }

    fn has_rocket(&self, cell: usize) -> bool {
        self.rockets.contains(&Some(cell))
    }

    fn has_base(&self, cell: usize) -> bool {
        self.bases.contains(&Some(cell))
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        let Some(rocket) = self.turn else {
            return Vec::new();
        };
        if self.removing {
            self.removals()
        } else {
            self.ways_out(rocket)
        }
    }

    fn ways_out(&self, rocket: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        let here = self.rockets[rocket].expect("a rocket on the board");
        for &cell in &self.neighbours[here] {
            let something = self.heights[cell] > 0 || self.has_base(cell);
            if something && !self.has_rocket(cell) {
                actions.push(Action::Move(Cell::new(cell as u8)));
            }
            let ready = self.bases[rocket].is_some_and(|base| !self.has_rocket(base));
            if !something && ready {
                actions.push(Action::Rescue(Cell::new(cell as u8)));
            }
        }
        actions
    }

    fn removals(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for cell in 0..self.heights.len() {
            let mut protected = false;
            for rocket in 0..self.rockets.len() {
                if !self.left_base[rocket] {
                    let base = self.bases[rocket].expect("an unused base");
                    protected |= self.neighbours[base].contains(&cell);
                }
            }
            if self.heights[cell] > 0 && !self.has_rocket(cell) && !protected {
                actions.push(Action::Remove(Cell::new(cell as u8)));
            }
        }
        actions
    }

    pub(crate) fn play(&mut self, action: Action) {
        let rocket = self.turn.expect("a turn");
        let cell = action.cell().index();
        match action {
            Action::Move(_) => {
                self.rockets[rocket] = Some(cell);
                self.left_base[rocket] = true;
                if !self.removals().is_empty() {
                    self.removing = true;
                    return;
                }
            }
            Action::Rescue(_) => {
                self.bases[rocket] = None;
                self.heights[cell] = 1;
                self.rockets[rocket] = Some(cell);
            }
            Action::Remove(_) => self.heights[cell] -= 1,
        }
        self.removing = false;
        let mut next = rocket;
        loop {
            next = (next + 1) % self.rockets.len();
            if self.rockets[next].is_none() {
                continue;
            }
            if !self.ways_out(next).is_empty() {
                self.turn = Some(next);
                return;
            }
            self.rockets[next] = None;
            self.fallen.push(next);
            if self.is_over() {
                self.turn = None;
                return;
            }
        }
    }

    fn is_over(&self) -> bool {
        let mut sides: Vec<usize> = (0..self.rockets.len())
            .filter(|&rocket| self.rockets[rocket].is_some())
            .map(|rocket| self.side(self.owner(rocket)))
            .collect();
        sides.dedup();
        sides.iter().all(|&side| side == sides[0])
    }

    fn side(&self, player: usize) -> usize {
        if self.teams { player % 2 } else { player }
    }

    pub(crate) fn places(&self) -> Vec<u8> {
        let last = (0..self.rockets.len())
            .find(|&rocket| self.rockets[rocket].is_some())
            .expect("somebody is left");
        let winner = self.side(self.owner(last));
        if self.teams {
            let place = |player: usize| if player % 2 == winner { 1 } else { 3 };
            return (0..4).map(place).collect();
        }
        // Best first: the winner, then the seat that lost its last rocket last.
        let mut order = vec![winner];
        for &rocket in self.fallen.iter().rev() {
            if !order.contains(&self.owner(rocket)) {
                order.push(self.owner(rocket));
            }
        }
        let place = |player| order.iter().position(|&other| other == player);
        (0..self.players)
            .map(|player| place(player).expect("everybody has a place") as u8 + 1)
            .collect()
    }
}
