"""Train a policy that beats the cadet, in ten CPU minutes and with numpy alone.

A network with one hidden layer plays ten rounds of Celestial Duel for two against Orbite's
weakest bot, and is improved by its own games (PPO: policy gradient with a clipped step, and a
learned value as baseline). It is told who won and nothing else. Then it plays games that it
has not learned from, against the same bot with other deals, and the result is printed with
its 95% interval.

    python train.py                  # four minutes of CPU time, then the evaluation
    python train.py --minutes 1
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import orbite
from numpy.typing import NDArray

Array = NDArray[np.float32]
HIDDEN, CLIP, ENTROPY, EPOCHS = 128, 0.2, 0.01, 3


class Network:
    """Observations in; a probability for every action and a value out."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Array:
            return (random.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.weights: list[Array] = [
            layer(inputs, HIDDEN, (2 / inputs) ** 0.5),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions, 0.01),
            np.zeros(actions, np.float32),
            layer(HIDDEN, 1, 0.01),
            np.zeros(1, np.float32),
        ]
        self.moments = [(np.zeros_like(it), np.zeros_like(it)) for it in self.weights]
        self.updates = 0

    def __call__(self, observed: NDArray[np.uint8], masks: NDArray[np.bool_]) -> tuple[Any, ...]:
        w1, b1, w2, b2, w3, b3 = self.weights
        inputs = np.sqrt(observed, dtype=np.float32) * np.float32(0.5)
        hidden = np.maximum(inputs @ w1 + b1, 0)
        scores = np.where(masks, hidden @ w2 + b2, np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return inputs, hidden, chances, (hidden @ w3 + b3)[:, 0]

    def learn(self, batch: dict[str, Any], rate: float) -> None:
        """One step of clipped policy gradient with Adam."""
        inputs, hidden, chances, values = self(batch["observed"], batch["masks"])
        count = len(values)
        rows = np.arange(count)
        chosen = chances[rows, batch["actions"]]
        ratio = chosen / batch["chosen"]
        gain = batch["gain"]
        # Where the step is clipped there is nothing left to gain.
        free = ~(((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0)))
        push = (ratio * gain * free)[:, None]
        slope = chances * push
        slope[rows, batch["actions"]] -= push[:, 0]
        logs = np.log(np.maximum(chances, 1e-9))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        slope += ENTROPY * chances * (logs + spread)
        slope /= count
        error = ((values - batch["returns"]) / count)[:, None]
        _, _, w2, _, w3, _ = self.weights
        back = (slope @ w2.T + error @ w3.T) * (hidden > 0)
        slopes = [
            inputs.T @ back,
            back.sum(axis=0),
            hidden.T @ slope,
            slope.sum(axis=0),
            hidden.T @ error,
            error.sum(axis=0),
        ]
        self.updates += 1
        for weight, (mean, square), gradient in zip(self.weights, self.moments, slopes):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            step = mean / (1 - 0.9**self.updates)
            weight -= rate * step / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


def choose(chances: Array, random: np.random.Generator) -> NDArray[np.int32]:
    """An action for each row, by its chances."""
    sums = chances.cumsum(axis=1)
    drawn = random.random((len(chances), 1), np.float32) * sums[:, -1:]
    codes: NDArray[np.int32] = (sums <= drawn).sum(axis=1).clip(max=chances.shape[1] - 1).astype(np.int32)
    return codes


def evaluate(network: Network, game: orbite.Game, games: int, seed: int) -> NDArray[np.float32]:
    """What the policy gets in games it has not learned from, always taking its best action."""
    envs = orbite.VectorEnv(game, 64, seed=seed, opponents={1: "cadet"})
    results: list[float] = []
    while len(results) < games:
        _, _, chances, _ = network(envs.observations, envs.masks)
        envs.step(chances.argmax(axis=1))
        results += envs.rewards[envs.dones, 0].tolist()
    return np.array(results[:games], np.float32)


def train(game: orbite.Game, minutes: float, seed: int) -> Network:
    """Plays and learns for so many minutes of CPU time."""
    random = np.random.default_rng(seed)
    envs = orbite.VectorEnv(game, 128, seed=seed, opponents={1: "cadet"})
    network = Network(game.observation_size, game.num_actions, seed)
    running: list[list[tuple[Any, ...]]] = [[] for _ in range(envs.num_envs)]
    finished: list[tuple[Any, ...]] = []
    recent: list[float] = []
    began, told = time.process_time(), 0.0
    while (spent := time.process_time() - began) < 60 * minutes:
        _, _, chances, values = network(envs.observations, envs.masks)
        actions = choose(chances, random)
        observed, masks = envs.observations.copy(), envs.masks.copy()
        for index, action in enumerate(actions):
            chosen = chances[index, action]
            running[index].append((observed[index], masks[index], action, chosen, values[index]))
        envs.step(actions)
        for index in np.flatnonzero(envs.dones).tolist():
            result = float(envs.rewards[index, 0])
            recent.append(result)
            finished += [(*step, result) for step in running[index]]
            running[index] = []
        if len(finished) >= 4096:
            columns = [np.array(column) for column in zip(*finished)]
            names = ["observed", "masks", "actions", "chosen", "values", "returns"]
            batch: dict[str, Any] = dict(zip(names, columns))
            batch["returns"] = batch["returns"].astype(np.float32)
            batch["gain"] = batch["returns"] - batch["values"]
            batch["gain"] /= batch["gain"].std() + 1e-6
            rate = 1e-3 * max(0.1, 1 - spent / (60 * minutes))
            for _ in range(EPOCHS):
                order = random.permutation(len(finished))
                for part in np.array_split(order, len(order) // 512):
                    network.learn({name: column[part] for name, column in batch.items()}, rate)
            finished = []
        if spent - told > 15:
            won = np.mean(np.array(recent[-2000:]) > 0)
            print(f"{spent:5.0f} s, {len(recent):6} games, won {won:.1%} of the last 2000")
            told = spent
    return network


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--quick", action="store_true", help="a small run, for tests")
    arguments.add_argument("--minutes", type=float, default=4.0)
    arguments.add_argument("--games", type=int, default=4000, help="games of the evaluation")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    minutes = 0.02 if given.quick else given.minutes
    game = orbite.Game("celestial", 2, {"rounds": 10})
    network = train(game, minutes, given.seed)
    results = evaluate(network, game, 64 if given.quick else given.games, given.seed + 1000)
    # A shared win counts half.
    share, error = (results.mean() + 1) / 2, results.std() / 2 / len(results) ** 0.5
    low, high = share - 1.96 * error, share + 1.96 * error
    print(f"won {share:.1%} ({low:.1%} to {high:.1%}) of {len(results)} games against cadet")
    print(f"{time.process_time():.0f} s of CPU time in all")


if __name__ == "__main__":
    main()
