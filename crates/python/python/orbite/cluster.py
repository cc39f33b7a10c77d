"""Tournaments, studies and data sets on Ray (``pip install "orbite[ray]"``).

Deals and games are independent and named by numbers, so that it makes no difference where
one is played: the same seeds give the same results as on one machine, and what a lost worker
had in hand is played again by another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
import ray

from . import datasets
from ._orbite import Game, play_study, play_tournament, self_play, standings, study_summary
from .studies import StudyResult, TournamentResult

Result = TypeVar("Result")

RETRIES = 100
"""How often a part of the work is given to another worker when one is lost."""


def _in_parts(play: Callable[[range], Result], count: int, size: int) -> list[Result]:
    """Plays the numbers below ``count`` in parts of ``size``, and gives the parts in order."""
    if not ray.is_initialized():
        ray.init()
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(play)
    parts = [range(start, min(start + size, count)) for start in range(0, count, size)]
    return list(ray.get([task.remote(part) for part in parts]))


def tournament(
    game: Game, players: Sequence[str], deals: int = 100, *, seed: int = 0, part: int = 8
) -> TournamentResult:
    """The same as ``orbite.tournament``, ``part`` deals at a time on each worker."""

    def play(numbers: range) -> list[dict[str, Any]]:
        return play_tournament(game, players, numbers, seed=seed)

    played = sum(_in_parts(play, deals, part), [])
    return TournamentResult(played, standings(game, players, played))


def study(
    game: Game,
    players: Sequence[str],
    deals: int = 100,
    *,
    seed: int = 0,
    playouts: int = 0,
    compare: Mapping[str, Any] | None = None,
    part: int = 8,
) -> StudyResult:
    """The same as ``orbite.study``, ``part`` deals at a time on each worker."""

    def play(numbers: range) -> list[dict[str, Any]]:
        return play_study(game, players, numbers, seed=seed, playouts=playouts, compare=compare)

    played = sum(_in_parts(play, deals, part), [])
    summary = study_summary(game, players, played, seed=seed, playouts=playouts, compare=compare)
    return StudyResult(played, summary)


def generate(
    game: Game, players: Sequence[str], games: int, *, seed: int = 0, part: int = 8
) -> datasets.DataSet:
    """The same as ``orbite.datasets.generate``, ``part`` games at a time on each worker."""

    def play(numbers: range) -> dict[str, Any]:
        return self_play(game, players, numbers, seed=seed)

    parts = _in_parts(play, games, part)
    columns = {name: np.concatenate([each[name] for each in parts]) for name in datasets.COLUMNS}
    return datasets.DataSet(columns, datasets.about(game, players, games, seed))
