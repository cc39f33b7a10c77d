//! What a study notes while a game is played.

use super::lead::Lead;
use super::{GameCourse, KindCounts, StudyGame, WIN};
use crate::{Observer, PlayedGame};
use bots::{BotGame, Thought};
use engine::{Scratch, Seat, Step};
use std::collections::BTreeMap;

/// Notes one game.
pub(super) struct Watch<G: BotGame> {
    lead: Lead,
    scratch: Scratch<G>,
    legal: Vec<G::Action>,
    steps: Vec<Step<G>>,
    decisions: u32,
    forced: u32,
    last_decisions: Vec<u32>,
    kinds: Vec<BTreeMap<&'static str, KindCounts>>,
}

impl<G: BotGame> Watch<G> {
    pub(super) fn new(seats: usize, playouts: u32, seed: u64) -> Self {
        Self {
            lead: Lead::new(playouts, seed),
            scratch: Scratch::default(),
            legal: Vec::new(),
            steps: Vec::new(),
            decisions: 0,
            forced: 0,
            last_decisions: vec![0; seats],
            kinds: vec![BTreeMap::new(); seats],
        }
    }

    pub(super) fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The game as a row of the results.
    pub(super) fn row(self, set: usize, rotation: usize, result: &PlayedGame) -> StudyGame {
        let named = |kinds: BTreeMap<&'static str, KindCounts>| {
            let named = kinds
                .into_iter()
                .map(|(kind, counts)| (kind.to_owned(), counts));
            named.collect()
        };
        StudyGame {
            set,
            rotation,
            outcome: result.outcome,
            course: GameCourse {
                decisions: result.decisions,
                forced: self.forced,
                lead_changes: self.lead.changes(),
                last_decisions: self.last_decisions,
            },
            kinds: self.kinds.into_iter().map(named).collect(),
            record: None,
        }
    }

    fn count_kinds(&mut self, seat: Seat, thought: &Thought<G::Action>) {
        let taken = G::action_kind(thought.action);
        let kinds = &mut self.kinds[seat.index()];
        kinds.entry(taken).or_default().taken += 1;
        let mut offered: Vec<&str> = self.legal.iter().map(|&a| G::action_kind(a)).collect();
        offered.sort_unstable();
        offered.dedup();
        if offered.len() < 2 {
            return;
        }
        let best = |of: &dyn Fn(&str) -> bool| {
            let choices = &thought.report.as_ref()?.choices;
            choices
                .iter()
                .filter(|choice| choice.visits > 0 && of(G::action_kind(choice.action)))
                .map(|choice| choice.worth)
                .max_by(f32::total_cmp)
        };
        for kind in offered {
            let counts = kinds.entry(kind).or_default();
            counts.offered += 1;
            counts.chosen += u32::from(kind == taken);
            let both = best(&|other| other == kind).zip(best(&|other| other != kind));
            if let Some((own, others)) = both {
                counts.judged += 1;
                // OK because a worth is at most one win.
                counts.gain += (f64::from(own - others) * WIN).round() as i64;
            }
        }
    }
}

impl<G: BotGame> Observer<G> for Watch<G> {
    fn deciding(&mut self, game: &G, seat: Seat, thought: &Thought<G::Action>) {
        self.lead.follow(game, &mut self.scratch);
        self.decisions += 1;
        self.last_decisions[seat.index()] = self.decisions;
        game.legal_actions(&mut self.legal);
        self.forced += u32::from(self.legal.len() == 1);
        self.count_kinds(seat, thought);
    }

    fn stepped(&mut self, step: Step<G>) {
        self.steps.push(step);
    }
}
