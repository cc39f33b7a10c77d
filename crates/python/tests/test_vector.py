"""Many games at once: the same memory, the same bytes."""

from __future__ import annotations

import hashlib
import threading
import time

import numpy as np
import orbite
import pytest

ARRAYS = ["observations", "masks", "to_play", "rewards", "dones", "actions"]


def pointers(envs: orbite.VectorEnv) -> list[int]:
    return [getattr(envs, name).__array_interface__["data"][0] for name in ARRAYS]


def digest(game: orbite.Game, threads: int, steps: int = 60) -> str:
    envs = orbite.VectorEnv(game, 23, seed=5, threads=threads)
    bytes_ = hashlib.sha256()
    for _ in range(steps):
        envs.step(envs.sample())
        for name in ARRAYS:
            bytes_.update(getattr(envs, name).tobytes())
    return bytes_.hexdigest()


def test_the_same_seed_gives_the_same_bytes_on_any_number_of_threads(game: orbite.Game) -> None:
    assert len({digest(game, threads) for threads in (1, 2, 5)}) == 1


def test_arrays_are_the_same_memory_for_ever() -> None:
    envs = orbite.VectorEnv(orbite.Game("rockets", 2), 64, seed=1)
    before = pointers(envs)
    views = {name: getattr(envs, name) for name in ARRAYS}
    seen = envs.observations.copy()
    for step in range(1000):
        if step == 500:
            envs.reset(9)
        envs.step(envs.sample())
        assert envs.sample().__array_interface__["data"][0] == before[-1]
    assert pointers(envs) == before
    assert not np.array_equal(views["observations"], seen), "old references see new games"
    for name, array in views.items():
        assert np.shares_memory(array, getattr(envs, name))
        assert array.flags.c_contiguous and array.flags.writeable
    assert len(set(before)) == len(ARRAYS)


def test_rows_are_those_of_the_states(game: orbite.Game) -> None:
    envs = orbite.VectorEnv(game, 7, seed=3)
    for _ in range(30):
        envs.step(envs.sample())
        for index in range(envs.num_envs):
            state = envs.state(index)
            assert envs.to_play[index] == state.turn
            assert np.array_equal(envs.observations[index], state.observation())
            assert np.array_equal(envs.masks[index], state.mask())
        assert not envs.rewards[~envs.dones].any()
        assert np.abs(envs.rewards.sum(axis=1)).max() < 1e-6


def test_resetting_begins_anew() -> None:
    game = orbite.Game("landing", 3)
    one, other = (orbite.VectorEnv(game, 9, seed=4) for _ in range(2))
    for _ in range(20):
        one.step(one.sample())
    one.reset(4)
    assert np.array_equal(one.observations, other.observations)
    one.reset(5)
    assert not np.array_equal(one.observations, other.observations)
    assert not one.dones.any() and not one.rewards.any()


def test_actions_come_in_any_array_or_not_at_all() -> None:
    envs = orbite.VectorEnv(orbite.Game("celestial", 2), 5, seed=1)
    codes = envs.sample().copy()
    for actions in (codes, codes.astype(np.int64), codes.tolist(), np.repeat(codes, 2)[::2]):
        envs.reset(1)
        envs.step(actions)
        first = envs.observations.copy() if actions is codes else first
        assert np.array_equal(envs.observations, first)
    for wrong in (codes[:3], np.full(5, 9), np.full(5, -1), np.full(5, 70000)):
        before = envs.observations.copy()
        with pytest.raises(ValueError):
            envs.step(wrong)
        assert np.array_equal(envs.observations, before)


def test_opponents_play_the_other_seats() -> None:
    game = orbite.Game("supernova", 3)
    envs = orbite.VectorEnv(game, 16, seed=2, opponents={0: "random", 2: "cadet"})
    ended = 0
    for _ in range(40):
        assert (envs.to_play == 1).all()
        envs.step(envs.sample())
        ended += int(envs.dones.sum())
    assert ended > 0
    for wrong in ({5: "cadet"}, {0: "nobody"}, {0: "cadet", 1: "cadet", 2: "cadet"}):
        with pytest.raises(ValueError):
            orbite.VectorEnv(game, 2, opponents=wrong)


def test_stepping_lets_other_threads_run() -> None:
    """Without Python's lock: another thread gets on while one long step is taken."""
    game = orbite.Game("landing", 2)
    envs = orbite.VectorEnv(game, 128, seed=1, threads=1, opponents={1: "pilot"})
    actions = envs.sample().copy()
    counted, running = [], True

    def count() -> None:
        while running:
            counted.append(time.perf_counter())

    thread = threading.Thread(target=count)
    thread.start()
    began = time.perf_counter()
    envs.step(actions)
    ended = time.perf_counter()
    running = False
    thread.join()
    assert sum(began < at < ended for at in counted) > 100
