//! Monte-Carlo tree search over imagined states.
//!
//! Every iteration imagines a full state that fits what the searching seat
//! knows, walks down the tree with the actions that are legal there, adds one
//! node, plays on from it, and remembers along the way what came of it. Seats
//! other than the searching one choose what is best for themselves (max-n), so
//! any number of seats and teams work alike.
//!
//! Chance is drawn anew in every iteration. Unless its observer sees it and
//! the guide says so, the tree does not branch on it: an action is then worth
//! its average over what chance may do.

use crate::guide::per_seat;
use crate::select::Seen;
use crate::tree::{Edge, NodeId, Tree};
use crate::{Budget, Choice, Guide, Leaf, Observation, Report, Selection, Stopper};
use engine::{Game, MAX_SEATS, Randomness, Scratch, Seat, Turn, sort_few};

/// Whose knowledge the nodes of the tree stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observers {
    /// One tree, from the searching seat's side.
    Single,
    /// A tree for each seat, from its own side: what a seat sees and others do
    /// not makes a difference only to its own choices.
    Each,
}

/// Whether the legal actions behind a sequence of actions are always the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// They depend on chance or on hidden information.
    Vary,
    /// They are fixed: nothing is hidden and there is no chance.
    Fixed,
}

/// How to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// Which child to look into next.
    pub selection: Selection,
    /// Whose knowledge the nodes stand for.
    pub observers: Observers,
    /// Whether legal actions are fixed.
    pub choices: Choices,
}

impl Config {
    /// Upper confidence bounds, for one observer.
    pub const fn ucb(exploration: f32, choices: Choices) -> Self {
        Self {
            selection: Selection::Ucb { exploration },
            observers: Observers::Single,
            choices,
        }
    }
}

/// A search tree and its memory, for one search after another.
pub struct Mcts<G: Game> {
    config: Config,
    tree: Tree<G>,
    scratch: Scratch<G>,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
    candidates: Vec<NodeId>,
    path: Vec<(NodeId, Seat)>,
    sums: [f64; MAX_SEATS],
    iterations: u64,
    planted: usize,
}

/// Iterations between two looks at the stopper.
const STRIDE: u64 = 8;

impl<G: Game> Mcts<G> {
    /// An empty tree.
    pub fn new(config: Config, nodes: usize) -> Self {
        Self {
            config,
            tree: Tree::new(nodes),
            scratch: Scratch::default(),
            legal: Vec::new(),
            priors: Vec::new(),
            candidates: Vec::new(),
            path: Vec::new(),
            sums: [0.0; MAX_SEATS],
            iterations: 0,
            planted: 0,
        }
    }

    /// Searches for `seat`, the one that decides in every state that the guide
    /// imagines, and reports what it found. Every search starts with an empty
    /// tree, in the memory of the one before.
    pub fn search(
        &mut self,
        guide: &mut impl Guide<G>,
        seat: Seat,
        budget: &Budget,
        stopper: &mut impl Stopper,
        rng: &mut impl Randomness,
    ) -> Report<G::Action> {
        let first = guide.imagine(rng);
        let seats = first.seats();
        let roots = match self.config.observers {
            Observers::Single => 1,
            Observers::Each => usize::from(seats.count()),
        };
        self.tree.plant(roots);
        self.planted = roots;
        self.sums = [0.0; MAX_SEATS];
        self.iterations = 0;
        let mut game = first;
        while self.iterations < budget.iterations {
            self.iterate(guide, &mut game, rng);
            self.iterations += 1;
            if self.iterations.is_multiple_of(STRIDE) && stopper.stops(self.iterations) {
                break;
            }
            game = guide.imagine(rng);
        }
        let root = self.root_of(seat);
        let mut worth = self.sums;
        for value in &mut worth {
            *value /= self.iterations.max(1) as f64;
        }
        Report {
            choices: self.choices(root),
            worth: per_seat(&worth, seats),
            line: self.line(root),
            iterations: self.iterations,
            nodes: self.tree.len(),
        }
    }

    fn root_of(&self, seat: Seat) -> NodeId {
        match self.config.observers {
            Observers::Single => self.tree.root(0),
            Observers::Each => self.tree.root(seat.index()),
        }
    }

    fn iterate(&mut self, guide: &mut impl Guide<G>, game: &mut G, rng: &mut impl Randomness) {
        let mut cursors = [self.tree.root(0); MAX_SEATS];
        for (number, cursor) in cursors.iter_mut().enumerate().take(self.planted) {
            *cursor = self.tree.root(number);
        }
        self.path.clear();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample_chance(rng, &mut self.scratch);
                    self.observe_chance(guide, game, chance, &mut cursors);
                    game.resolve_unchecked(chance, &mut ());
                }
                Turn::Decide(seat) => {
                    let at = self.tree_of(seat);
                    let (action, child) = self.choose(guide, game, seat, cursors[at], rng);
                    let Some(child) = child else {
                        game.apply_unchecked(action, &mut ());
                        break;
                    };
                    self.follow(action, seat, at, child, &mut cursors);
                    game.apply_unchecked(action, &mut ());
                    if self.tree.node(child).visits == 0 {
                        break;
                    }
                }
            }
        }
        let worth = if game.turn() == Turn::Over {
            guide.worth(&game.outcome().expect("a game that is over has an outcome"))
        } else {
            let scratch = &mut self.scratch;
            guide.rollout(Leaf { game, rng, scratch })
        };
        for &(id, seat) in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            node.total += worth[seat.index()];
        }
        for number in 0..self.planted {
            let root = self.tree.root(number);
            self.tree.node_mut(root).visits += 1;
        }
        for (sum, value) in self.sums.iter_mut().zip(worth) {
            *sum += f64::from(value);
        }
    }

    #[inline]
    fn tree_of(&self, seat: Seat) -> usize {
        match self.config.observers {
            Observers::Single => 0,
            Observers::Each => seat.index(),
        }
    }

    /// Moves every tree's cursor along an action.
    fn follow(
        &mut self,
        action: G::Action,
        seat: Seat,
        at: usize,
        child: NodeId,
        cursors: &mut [NodeId; MAX_SEATS],
    ) {
        cursors[at] = child;
        self.path.push((child, seat));
        if self.config.observers == Observers::Single {
            return;
        }
        for (number, cursor) in cursors.iter_mut().enumerate().take(self.planted) {
            if number != at
                && let Some(node) = self.find_or_add(*cursor, Edge::Action(action))
            {
                *cursor = node;
                self.path.push((node, seat));
            }
        }
    }

    fn observe_chance(
        &mut self,
        guide: &impl Guide<G>,
        game: &G,
        chance: G::Chance,
        cursors: &mut [NodeId; MAX_SEATS],
    ) {
        if self.config.observers == Observers::Single {
            return;
        }
        for seat in game.seats().iter() {
            let cursor = &mut cursors[seat.index()];
            if guide.observes(game, chance, seat) == Observation::Seen
                && let Some(node) = self.find_or_add(*cursor, Edge::Chance(chance))
            {
                self.path.push((node, seat));
                *cursor = node;
            }
        }
    }

    fn find_or_add(&mut self, parent: NodeId, edge: Edge<G>) -> Option<NodeId> {
        let found = self.tree.find_child(parent, &edge, None);
        if found.is_none() && !self.tree.is_full() {
            return Some(self.tree.add_child(parent, edge));
        }
        found
    }

    /// Chooses an action, and the node behind it if the tree has room for it.
    fn choose(
        &mut self,
        guide: &mut impl Guide<G>,
        game: &G,
        seat: Seat,
        node: NodeId,
        rng: &mut impl Randomness,
    ) -> (G::Action, Option<NodeId>) {
        let known = self.tree.first_child(node).is_some();
        if known && self.config.choices == Choices::Fixed {
            self.candidates.clear();
            let mut next = self.tree.first_child(node);
            while let Some(child) = next {
                self.candidates.push(child);
                next = self.tree.sibling(child);
            }
        } else {
            game.legal_actions(&mut self.legal);
            // Fixed choices are never looked up again, so that it is all of
            // them or none.
            let fixed = self.config.choices == Choices::Fixed;
            if fixed && !self.tree.has_room(self.legal.len()) {
                return (*rng.pick(&self.legal), None);
            }
            if !self.gather(guide, game, seat, node) {
                return (*rng.pick(&self.legal), None);
            }
        }
        let child = self.select(node, rng);
        match self.tree.node(child).edge {
            Some(Edge::Action(action)) => (action, Some(child)),
            _ => unreachable!("candidates lie behind actions"),
        }
    }

    /// Fills `candidates` with the children behind the legal actions, adding
    /// those that are new. Returns whether there is any.
    fn gather(&mut self, guide: &mut impl Guide<G>, game: &G, seat: Seat, node: NodeId) -> bool {
        self.candidates.clear();
        let mut hint = self.tree.first_child(node);
        let mut judged = false;
        for index in 0..self.legal.len() {
            let edge = Edge::Action(self.legal[index]);
            let child = match self.tree.find_child(node, &edge, hint) {
                Some(child) => child,
                None if self.tree.is_full() => continue,
                None => {
                    if !judged {
                        self.priors.clear();
                        self.priors.resize(self.legal.len(), 1.0);
                        guide.priors(game, seat, &self.legal, &mut self.priors);
                        judged = true;
                    }
                    let child = self.tree.add_child(node, edge);
                    self.tree.node_mut(child).prior = self.priors[index];
                    child
                }
            };
            hint = self.tree.sibling(child);
            self.candidates.push(child);
        }
        !self.candidates.is_empty()
    }

    /// The candidate with the highest bound; equal ones by lot.
    fn select(&mut self, parent: NodeId, rng: &mut impl Randomness) -> NodeId {
        let fixed = self.config.choices == Choices::Fixed;
        let (mut visits, mut total, mut priors) = (0, 0.0, 0.0);
        for &id in &self.candidates {
            let node = self.tree.node_mut(id);
            node.available += 1;
            visits += node.visits;
            total += node.total;
            priors += node.prior;
        }
        let mean = if visits == 0 {
            0.5
        } else {
            total / visits as f32
        };
        // With fixed choices every child could be chosen equally often, and
        // two roots a level are enough.
        let chosen = self.tree.node(parent).visits.max(1) as f32;
        let (log_shared, root_shared) = (chosen.ln(), chosen.sqrt());
        let mut best = self.candidates[0];
        let mut highest = f32::NEG_INFINITY;
        let mut equals = 0;
        for &id in &self.candidates {
            let node = self.tree.node(id);
            let (log_available, root_available) = if fixed {
                (log_shared, root_shared)
            } else {
                let available = node.available as f32;
                (available.ln(), available.sqrt())
            };
            let seen = Seen {
                visits: node.visits,
                total: node.total,
                prior: node.prior / priors,
                log_available,
                root_available,
            };
            let bound = self.config.selection.bound(&seen, mean);
            if bound > highest {
                highest = bound;
                best = id;
                equals = 1;
            } else if bound == highest {
                equals += 1;
                if rng.below(equals) == 0 {
                    best = id;
                }
            }
        }
        best
    }

    fn choices(&self, root: NodeId) -> Vec<Choice<G::Action>> {
        let all: u64 = self
            .tree
            .children(root)
            .map(|id| u64::from(self.tree.node(id).visits))
            .sum();
        let mut choices: Vec<_> = self
            .tree
            .children(root)
            .filter_map(|id| {
                let node = self.tree.node(id);
                let Some(Edge::Action(action)) = node.edge else {
                    return None;
                };
                let worth = if node.visits == 0 { 0.0 } else { node.mean() };
                // A win or a loss is at least as spread as any other result.
                let spread = (worth * (1.0 - worth)).max(0.0) / node.visits.max(1) as f32;
                Some(Choice {
                    action,
                    visits: u64::from(node.visits),
                    share: node.visits as f32 / all.max(1) as f32,
                    worth,
                    error: spread.sqrt().max(0.5 / (1.0 + node.visits as f32)),
                })
            })
            .collect();
        sort_few(&mut choices, |a: &Choice<G::Action>, b| {
            let order = b.visits.cmp(&a.visits);
            order.then(b.worth.total_cmp(&a.worth)).is_lt()
        });
        choices
    }

    fn line(&self, root: NodeId) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut at = root;
        while let Some(next) = self
            .tree
            .children(at)
            .filter(|&id| self.tree.node(id).visits > 0)
            .max_by_key(|&id| self.tree.node(id).visits)
        {
            if let Some(Edge::Action(action)) = self.tree.node(next).edge {
                line.push(action);
            }
            at = next;
        }
        line
    }
}
