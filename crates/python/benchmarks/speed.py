"""How fast the package is, beside its peers where they are installed, in one run.

    cargo xtask wheel && pip install target/python/wheels/*.whl
    python crates/python/benchmarks/speed.py

Each figure is the best of several short runs: on a machine with other work the best one tells
most about the program and least about its neighbours.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

RUNS = 7


def best(run: Callable[[], tuple[int, float]]) -> float:
    """Steps a second in the best run."""
    rates = []
    for _ in range(RUNS):
        steps, seconds = run()
        rates.append(steps / seconds)
    return max(rates)


def tell(what: str, figure: float) -> None:
    print(f"{what:60} {figure:12,.0f}", flush=True)


def vector(name: str, seats: int, options: dict[str, Any], threads: int) -> float:
    import orbite

    envs = orbite.VectorEnv(orbite.Game(name, seats, options), 4096, seed=1, threads=threads)

    def run() -> tuple[int, float]:
        began = time.perf_counter()
        for _ in range(100):
            envs.step(envs.sample())
        return 100 * envs.num_envs, time.perf_counter() - began

    return best(run)


def single() -> float:
    """One game after the other, move by move: legal actions, a choice, the action."""
    import orbite

    game, dice, draw = orbite.Game("rockets", 2, {"layout": "flat61"}), orbite.Dice(1), random.random

    def run() -> tuple[int, float]:
        moves, began = 0, time.perf_counter()
        for _ in range(500):
            state = game.start()
            state.settle(dice)
            while not state.is_over:
                legal = state.legal_actions()
                state.apply(legal[int(draw() * len(legal))])
                moves += 1
        return moves, time.perf_counter() - began

    return best(run)


def aec(environment: Any, mask: Callable[[Any, Any], Any], games: int) -> float:
    """A PettingZoo environment: observation and mask of every move, a random legal action."""
    import numpy as np

    def run() -> tuple[int, float]:
        moves, began = 0, time.perf_counter()
        for _ in range(games):
            environment.reset()
            for _ in environment.agent_iter():
                observation, _, over, cut, info = environment.last()
                if over or cut:
                    environment.step(None)
                    continue
                legal = np.flatnonzero(mask(observation, info))
                environment.step(int(legal[int(random.random() * len(legal))]))
                moves += 1
        return moves, time.perf_counter() - began

    return best(run)


def openspiel(name: str, games: int) -> float:
    """An OpenSpiel game from Python, in the same loop."""
    import pyspiel  # type: ignore[import-not-found]

    game, draw = pyspiel.load_game(name), random.random

    def run() -> tuple[int, float]:
        moves, began = 0, time.perf_counter()
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                moves += 1
        return moves, time.perf_counter() - began

    return best(run)


def pgx(name: str) -> float:
    """A pgx environment, compiled, a random legal action in each of many games."""
    import jax  # type: ignore[import-not-found]
    import jax.numpy as jnp  # type: ignore[import-not-found]
    import pgx as peer  # type: ignore[import-not-found]
    from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found]

    environment, count = peer.make(name), 2048
    step = auto_reset(environment.step, environment.init)

    def turn(state: Any, key: Any) -> tuple[Any, None]:
        one, other = jax.random.split(key)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(one, scores, axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(other, count)), None

    many = jax.jit(lambda state, key: jax.lax.scan(turn, state, jax.random.split(key, 50))[0])
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.key(0), count))
    state = jax.block_until_ready(many(state, jax.random.key(1)))

    def run() -> tuple[int, float]:
        began = time.perf_counter()
        jax.block_until_ready(many(state, jax.random.key(2)))
        return 50 * count, time.perf_counter() - began

    return best(run)


def import_time() -> float:
    """Milliseconds from a running interpreter to `import orbite` done."""
    code = "import time; t = time.perf_counter(); import orbite; print(time.perf_counter() - t)"
    done = [subprocess.run([sys.executable, "-c", code], capture_output=True) for _ in range(RUNS)]
    return min(float(it.stdout) for it in done) * 1000


def main() -> None:
    from orbite.aec import env

    flat61 = {"layout": "flat61"}
    print(f"{'steps or moves a second':60}")
    for threads in (1, 2):
        figure = vector("rockets", 2, flat61, threads)
        tell(f"VectorEnv rockets flat61, 2 seats, {threads} threads", figure)
    for name, seats in (("supernova", 3), ("landing", 3), ("asteroids", 3), ("celestial", 2)):
        tell(f"VectorEnv {name}, {seats} seats, 2 threads", vector(name, seats, {}, 2))
    tell("State rockets flat61, 2 seats, one by one", single())
    rockets = env("rockets", 2, flat61)
    tell("AEC rockets flat61, 2 seats", aec(rockets, lambda _, info: info["action_mask"], 20))
    peers: list[tuple[str, Callable[[], float]]] = [
        ("pgx hex, 2048 games", lambda: pgx("hex")),
        ("pgx connect_four, 2048 games", lambda: pgx("connect_four")),
        ("OpenSpiel hex from Python", lambda: openspiel("hex", 200)),
        ("OpenSpiel connect_four from Python", lambda: openspiel("connect_four", 1000)),
        ("PettingZoo connect_four", connect_four),
    ]
    for name, measure in peers:
        try:
            tell(name, measure())
        except ImportError as error:
            print(f"{name:60} not installed ({error})")
    tell("import orbite, milliseconds", import_time())


def connect_four() -> float:
    from pettingzoo.classic import connect_four_v3

    return aec(connect_four_v3.env(), lambda observation, _: observation["action_mask"], 20)


if __name__ == "__main__":
    main()
