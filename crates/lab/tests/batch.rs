//! Many games side by side: the same on any number of threads.

use engine::{Level, Seats};
use lab::{Batch, Buffers, Illegal, LabGame, Opponent, Setup};
use registry::{GameId, Rockets, with_game};

struct Memory {
    observations: Vec<u8>,
    masks: Vec<bool>,
    to_play: Vec<u8>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
}

impl Memory {
    fn of<G: LabGame>(batch: &Batch<G>, seats: usize) -> Self {
        let games = batch.games();
        Self {
            observations: vec![0; games * batch.observation()],
            masks: vec![false; games * batch.codes()],
            to_play: vec![0; games],
            rewards: vec![0.0; games * seats],
            dones: vec![false; games],
        }
    }

    fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            to_play: &mut self.to_play,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
        }
    }
}

fn setup<G: LabGame>(threads: usize, opponents: Vec<Option<Opponent>>) -> Setup<G> {
    Setup {
        options: G::simulation_options(),
        seats: Seats::new(3).unwrap(),
        opponents,
        games: 13,
        threads,
    }
}

/// Plays a while and gives a hash of everything written, and the games ended.
fn played<G: LabGame>(
    threads: usize,
    opponents: &[Option<Opponent>],
    steps: usize,
) -> (u64, usize) {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut batch = Batch::<G>::new(setup(threads, opponents.to_vec()), 7).unwrap();
    let mut memory = Memory::of(&batch, 3);
    batch.write(memory.buffers());
    let mut codes = vec![0; batch.games()];
    let (mut hash, mut ended) = (DefaultHasher::new(), 0);
    for _ in 0..steps {
        batch.sample(&mut codes);
        batch.step(&codes, memory.buffers()).unwrap();
        ended += memory.dones.iter().filter(|done| **done).count();
        memory.observations.hash(&mut hash);
        memory.masks.hash(&mut hash);
        memory.to_play.hash(&mut hash);
        memory.dones.hash(&mut hash);
        for reward in &memory.rewards {
            reward.to_bits().hash(&mut hash);
        }
        for (row, done) in memory.rewards.chunks(3).zip(&memory.dones) {
            let paid = row.iter().any(|reward| *reward != 0.0);
            assert!(*done || !paid, "rewards come at the end");
            assert!(row.iter().sum::<f32>().abs() < 1e-6);
        }
    }
    (hash.finish(), ended)
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_any_number_of_threads() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let one = played::<G>(1, &[], 150);
            for threads in [2, 3, 8, 64] {
                assert_eq!(played::<G>(threads, &[], 150), one, "{game} on {threads} threads");
            }
            assert!(one.1 > 0 || game == GameId::Celestial, "{game}: no game ended");
        });
    }
}

#[test]
fn opponents_leave_only_the_learner_to_decide() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let opponents = [Some(Opponent::Bot(Level::Cadet)), None, Some(Opponent::Random)];
            let one = played::<G>(1, &opponents, 12);
            assert_eq!(played::<G>(4, &opponents, 12), one, "{game}");
            let mut batch = Batch::<G>::new(setup(2, opponents.to_vec()), 3).unwrap();
            let mut memory = Memory::of(&batch, 3);
            batch.write(memory.buffers());
            assert!(memory.to_play.iter().all(|seat| *seat == 1), "{game}");
        });
    }
}

#[test]
fn an_illegal_code_changes_nothing() {
    let mut batch = Batch::<Rockets>::new(setup(3, Vec::new()), 1).unwrap();
    let mut memory = Memory::of(&batch, 3);
    batch.write(memory.buffers());
    let before: Vec<Rockets> = (0..13).map(|it| batch.game(it).unwrap().clone()).collect();
    let mut codes = vec![0; 13];
    batch.sample(&mut codes);
    for code in [-1, 182, 183, 70_000] {
        codes[11] = code;
        let refused = batch.step(&codes, memory.buffers());
        assert_eq!(refused, Err(Illegal { index: 11, code }));
        for (index, game) in before.iter().enumerate() {
            assert_eq!(batch.game(index), Some(game));
        }
    }
}
