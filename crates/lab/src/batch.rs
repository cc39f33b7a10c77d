//! Many games side by side, written into flat buffers.

use crate::slot::{BatchContext, Illegal, Opponent, Slot};
use crate::{LabGame, Writer, length};
use engine::{Scratch, Seats, StartError, Turn, Viewer};
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, Ordering};

/// How a batch is set up.
#[derive(Clone, Debug)]
pub struct Setup<G: LabGame> {
    /// The options of every game.
    pub options: G::Options,
    /// Its seats.
    pub seats: Seats,
    /// Who plays each seat; nobody where the learner does. Shorter lists leave
    /// the other seats to the learner.
    pub opponents: Vec<Option<Opponent>>,
    /// How many games.
    pub games: usize,
    /// How many threads play them. It makes no difference to what happens.
    pub threads: usize,
}

/// Where a batch writes, one row for each game.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// What the seat that decides knows: rows of [`Batch::observation`] bytes.
    pub observations: &'a mut [u8],
    /// Its legal actions: rows of [`Batch::codes`] flags.
    pub masks: &'a mut [bool],
    /// Who decides.
    pub to_play: &'a mut [u8],
    /// What each seat got in this step: rows of one number for each seat.
    pub rewards: &'a mut [f32],
    /// Whether a game ended in this step. Everything else is then of the next
    /// one, but for its rewards.
    pub dones: &'a mut [bool],
}

/// Many games side by side. Each has dice of its own, so that the same seed and
/// actions give the same bytes on any number of threads.
pub struct Batch<G: LabGame> {
    context: BatchContext<G>,
    slots: Vec<Slot<G>>,
    workers: Vec<Worker<G>>,
    observation: usize,
    codes: usize,
}

/// What a thread uses again and again.
struct Worker<G: LabGame> {
    scratch: Scratch<G>,
    view: Option<G::View>,
}

impl<G: LabGame> Default for Worker<G> {
    fn default() -> Self {
        Self {
            scratch: Scratch::default(),
            view: None,
        }
    }
}

/// The part of a batch that one thread has.
struct Part<'a, G: LabGame> {
    /// The number of its first game.
    first: usize,
    slots: &'a mut [Slot<G>],
    worker: &'a mut Worker<G>,
    buffers: Buffers<'a>,
}

impl<G: LabGame> Batch<G> {
    /// Starts the games and draws until the learner decides in each.
    pub fn new(setup: Setup<G>, seed: u64) -> Result<Self, StartError> {
        let observation = length(&G::blocks(&setup.options, setup.seats));
        let codes = G::codes(&setup.options);
        let threads = setup.threads.clamp(1, setup.games.max(1));
        let mut batch = Self {
            context: BatchContext {
                options: setup.options,
                seats: setup.seats,
                opponents: setup.opponents,
            },
            slots: Vec::with_capacity(setup.games),
            workers: (0..threads).map(|_| Worker::default()).collect(),
            observation,
            codes,
        };
        batch.start(seed, setup.games)?;
        Ok(batch)
    }

    fn start(&mut self, seed: u64, games: usize) -> Result<(), StartError> {
        let mut scratch = Scratch::default();
        self.slots.clear();
        for index in 0..games as u64 {
            self.slots
                .push(Slot::new(&self.context, seed, index, &mut scratch)?);
        }
        Ok(())
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.slots.len()
    }

    /// How many bytes an observation has.
    pub fn observation(&self) -> usize {
        self.observation
    }

    /// How many flags a mask has.
    pub fn codes(&self) -> usize {
        self.codes
    }

    /// The game with that number as it stands.
    pub fn game(&self, index: usize) -> Option<&G> {
        self.slots.get(index).map(|slot| &slot.game)
    }

    /// Starts all games anew from a seed and writes where they stand.
    pub fn reset(&mut self, seed: u64, buffers: Buffers<'_>) -> Result<(), StartError> {
        self.start(seed, self.slots.len())?;
        self.write(buffers);
        Ok(())
    }

    /// Writes where the games stand, with no rewards.
    pub fn write(&mut self, buffers: Buffers<'_>) {
        let (parts, context) = self.parts(buffers);
        in_parallel(parts, |part| part.write(context));
    }

    /// Takes one action in each game. If any code is not that of a legal action,
    /// nothing happens at all.
    pub fn step(&mut self, codes: &[i32], buffers: Buffers<'_>) -> Result<(), Illegal> {
        let (parts, context) = self.parts(buffers);
        let everybody = Barrier::new(parts.len());
        let refused = AtomicBool::new(false);
        let found = in_parallel(parts, |part| {
            let checked = part.check(codes);
            if checked.is_err() {
                refused.store(true, Ordering::Relaxed);
            }
            // The barrier orders the flag: a thread that passes it sees all of them.
            everybody.wait();
            let actions = checked?;
            if !refused.load(Ordering::Relaxed) {
                part.step(context, &actions);
            }
            Ok(())
        });
        found.into_iter().collect()
    }

    /// Draws a legal action for each game, each equally likely.
    pub fn sample(&mut self, codes: &mut [i32]) {
        let size = self.share();
        let parts = self.slots.chunks_mut(size).zip(&mut self.workers);
        let parts = parts.zip(codes.chunks_mut(size)).collect();
        in_parallel(parts, |((slots, worker), codes)| {
            for (slot, code) in slots.iter_mut().zip(&mut **codes) {
                *code = G::code(slot.sample(&mut worker.scratch)).map_or(-1, i32::from);
            }
        });
    }

    /// How many games each thread has.
    fn share(&self) -> usize {
        self.slots.len().div_ceil(self.workers.len()).max(1)
    }

    fn parts<'a>(&'a mut self, buffers: Buffers<'a>) -> (Vec<Part<'a, G>>, &'a BatchContext<G>) {
        let size = self.share();
        let seats = usize::from(self.context.seats.count());
        let Buffers {
            observations,
            masks,
            to_play,
            rewards,
            dones,
        } = buffers;
        let observations = observations.chunks_mut(size * self.observation);
        let masks = masks.chunks_mut(size * self.codes);
        let rewards = rewards.chunks_mut(size * seats);
        let to_play = to_play.chunks_mut(size);
        let dones = dones.chunks_mut(size);
        let rows = observations.zip(masks).zip(rewards.zip(to_play.zip(dones)));
        let slots = self.slots.chunks_mut(size).zip(&mut self.workers);
        let parts = slots.zip(rows).enumerate().map(|(number, (slots, rows))| {
            let ((observations, masks), (rewards, (to_play, dones))) = rows;
            Part {
                first: number * size,
                slots: slots.0,
                worker: slots.1,
                buffers: Buffers {
                    observations,
                    masks,
                    to_play,
                    rewards,
                    dones,
                },
            }
        });
        (parts.collect(), &self.context)
    }
}

/// Does the same with every part, the first one on this thread.
fn in_parallel<P: Send, T: Send>(parts: Vec<P>, work: impl Fn(&mut P) -> T + Sync) -> Vec<T> {
    let mut parts = parts.into_iter();
    let Some(mut first) = parts.next() else {
        return Vec::new();
    };
    let work = &work;
    std::thread::scope(|scope| {
        let others: Vec<_> = parts
            .map(|mut part| scope.spawn(move || work(&mut part)))
            .collect();
        let mut results = vec![work(&mut first)];
        for other in others {
            match other.join() {
                Ok(result) => results.push(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    })
}

impl<G: LabGame> Part<'_, G> {
    /// The actions of the codes of this part.
    fn check(&self, codes: &[i32]) -> Result<Vec<G::Action>, Illegal> {
        let own = codes.iter().skip(self.first).zip(&*self.slots);
        own.enumerate()
            .map(|(place, (&code, slot))| {
                let index = self.first + place;
                slot.legal(code).ok_or(Illegal { index, code })
            })
            .collect()
    }

    fn step(&mut self, context: &BatchContext<G>, actions: &[G::Action]) {
        let seats = usize::from(context.seats.count());
        for (index, &action) in actions.iter().enumerate() {
            let rewards = &mut self.buffers.rewards[index * seats..][..seats];
            rewards.fill(0.0);
            let slot = &mut self.slots[index];
            self.buffers.dones[index] =
                slot.step(context, action, rewards, &mut self.worker.scratch);
            self.observe(index);
        }
    }

    fn write(&mut self, context: &BatchContext<G>) {
        debug_assert_eq!(
            self.buffers.rewards.len(),
            self.slots.len() * usize::from(context.seats.count())
        );
        self.buffers.rewards.fill(0.0);
        self.buffers.dones.fill(false);
        for index in 0..self.slots.len() {
            self.observe(index);
        }
    }

    /// Writes what the seat that decides knows and may do.
    #[inline]
    fn observe(&mut self, index: usize) {
        let Worker { scratch, view } = &mut *self.worker;
        let game = &self.slots[index].game;
        let Turn::Decide(seat) = game.turn() else {
            return;
        };
        self.buffers.to_play[index] = seat.number();
        let viewer = Viewer::Seat(seat);
        match view {
            Some(view) => game.view_into(viewer, view),
            None => *view = Some(game.view(viewer)),
        }
        let length = self.buffers.observations.len() / self.slots.len();
        let observation = &mut self.buffers.observations[index * length..][..length];
        if let Some(view) = view {
            G::encode(view, &mut Writer::new(observation));
        }
        let length = self.buffers.masks.len() / self.slots.len();
        let mask = &mut self.buffers.masks[index * length..][..length];
        game.mask_into(&mut scratch.actions, mask);
    }
}
