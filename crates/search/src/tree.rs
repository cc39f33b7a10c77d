//! The tree: nodes in one arena, children as linked lists inside it.

use engine::Game;
use std::num::NonZeroU32;

/// A place in the arena, counted from 1 so that `Option<NodeId>` takes no more
/// room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(NonZeroU32);

impl NodeId {
    #[inline]
    const fn new(index: usize) -> Self {
        // OK because a tree's limit fits 32 bits.
        Self(NonZeroU32::MIN.saturating_add(index as u32))
    }

    #[inline]
    const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// What leads from a node to its child.
pub(crate) enum Edge<G: Game> {
    /// An action that the tree's observer saw.
    Action(G::Action),
    /// A chance outcome that the tree's observer saw.
    Chance(G::Chance),
}

impl<G: Game> Clone for Edge<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Edge<G> {}

impl<G: Game> PartialEq for Edge<G> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Action(a), Self::Action(b)) => a == b,
            (Self::Chance(a), Self::Chance(b)) => a == b,
            _ => false,
        }
    }
}

pub(crate) struct Node<G: Game> {
    /// What leads here; nothing leads to a root.
    pub(crate) edge: Option<Edge<G>>,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    sibling: Option<NodeId>,
    /// How often the search came through here.
    pub(crate) visits: u32,
    /// How often it could have: in hidden information an action is not always
    /// there to be chosen.
    pub(crate) available: u32,
    /// The sum of what it was worth to the seat that chose it.
    pub(crate) total: f32,
    /// How good it looked before any search.
    pub(crate) prior: f32,
}

impl<G: Game> Node<G> {
    fn new(edge: Option<Edge<G>>) -> Self {
        Self {
            edge,
            first_child: None,
            last_child: None,
            sibling: None,
            visits: 0,
            available: 0,
            total: 0.0,
            prior: 1.0,
        }
    }

    /// The mean worth to the seat that chose it.
    #[inline]
    pub(crate) fn mean(&self) -> f32 {
        self.total / self.visits as f32
    }
}

pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    limit: usize,
}

impl<G: Game> Tree<G> {
    pub(crate) fn new(limit: usize) -> Self {
        // Node numbers fit 32 bits.
        let limit = limit.clamp(64, u32::MAX as usize);
        Self {
            nodes: Vec::new(),
            limit,
        }
    }

    /// Forgets everything and plants so many roots, numbered from 0.
    pub(crate) fn plant(&mut self, roots: usize) {
        self.nodes.clear();
        for _ in 0..roots {
            self.nodes.push(Node::new(None));
        }
    }

    #[inline]
    pub(crate) fn root(&self, number: usize) -> NodeId {
        NodeId::new(number)
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.nodes.len() >= self.limit
    }

    /// Whether so many more nodes fit.
    #[inline]
    pub(crate) fn has_room(&self, nodes: usize) -> bool {
        self.nodes.len() + nodes <= self.limit
    }

    #[inline]
    pub(crate) fn node(&self, id: NodeId) -> &Node<G> {
        &self.nodes[id.index()]
    }

    #[inline]
    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node<G> {
        &mut self.nodes[id.index()]
    }

    #[inline]
    pub(crate) fn first_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).first_child
    }

    #[inline]
    pub(crate) fn sibling(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).sibling
    }

    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(id), |&child| self.sibling(child))
    }

    /// Adds a child behind the others. The caller has seen that the tree is
    /// not full.
    pub(crate) fn add_child(&mut self, parent: NodeId, edge: Edge<G>) -> NodeId {
        let child = NodeId::new(self.nodes.len());
        self.nodes.push(Node::new(Some(edge)));
        match self.node_mut(parent).last_child.replace(child) {
            Some(last) => self.node_mut(last).sibling = Some(child),
            None => self.node_mut(parent).first_child = Some(child),
        }
        child
    }

    /// The child behind an edge, looked for from `hint` on and then from the
    /// start: lists of legal actions keep their order from one imagined state
    /// to the next, so the hint is mostly right.
    #[inline]
    pub(crate) fn find_child(
        &self,
        parent: NodeId,
        edge: &Edge<G>,
        hint: Option<NodeId>,
    ) -> Option<NodeId> {
        let mut next = hint;
        while let Some(child) = next {
            if self.node(child).edge.as_ref() == Some(edge) {
                return Some(child);
            }
            next = self.sibling(child);
        }
        let mut next = self.first_child(parent);
        while let Some(child) = next {
            if Some(child) == hint {
                return None;
            }
            if self.node(child).edge.as_ref() == Some(edge) {
                return Some(child);
            }
            next = self.sibling(child);
        }
        None
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }
}
