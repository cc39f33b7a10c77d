"""Write a self-play data set, and learn from it which kind of action wins.

    python self_play.py games.npz
    python self_play.py games.npz --ray     # on all machines of a Ray cluster
"""

from __future__ import annotations

import argparse
from collections import defaultdict

import numpy as np
import orbite
from orbite import datasets

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("path", nargs="?", default="games.npz")
arguments.add_argument("--quick", action="store_true", help="a small run, for tests")
arguments.add_argument("--games", type=int, default=500)
arguments.add_argument("--threads", type=int, default=2)
arguments.add_argument("--ray", action="store_true")
given = arguments.parse_args()
games: int = 6 if given.quick else given.games

game = orbite.Game("supernova", 3)
players = ["pilot", "pilot", "cadet"]
if given.ray:
    from orbite import cluster

    data = cluster.generate(game, players, games, seed=1)
else:
    data = datasets.generate(game, players, games, seed=1, threads=given.threads)
datasets.save(given.path, data)

data = datasets.load(given.path)
print(f"{len(data)} decisions of {games} games in {given.path}")
returns: dict[str, list[float]] = defaultdict(list)
for action, result in zip(data.columns["actions"], data.columns["returns"]):
    returns[data.game.action_kind(int(action))].append(float(result))
for kind, results in sorted(returns.items()):
    error = np.std(results) / np.sqrt(len(results))
    print(f"{kind:10} {len(results):6} times, return {np.mean(results):+.3f} +- {1.96 * error:.3f}")
