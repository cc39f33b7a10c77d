"""Tournaments and studies on this machine; ``orbite.cluster`` has the same on Ray."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ._orbite import Game, play_study, play_tournament, standings, study_summary


@dataclass(frozen=True)
class TournamentResult:
    """The deals of a tournament in order, and how each entrant did."""

    deals: list[dict[str, Any]]
    standings: list[dict[str, Any]]


@dataclass(frozen=True)
class StudyResult:
    """The deals of a study in order, and what they sum up to."""

    deals: list[dict[str, Any]]
    summary: dict[str, Any]


def tournament(
    game: Game, players: Sequence[str], deals: int = 100, *, seed: int = 0, threads: int = 1
) -> TournamentResult:
    """Lets a line-up meet itself: every deal is played in every rotation of the seats.

    Players are ``random``, a level (``cadet``, ``ensign``, ``pilot``, ``lieutenant``,
    ``captain``, ``admiral``) or ``program:COMMAND``.
    """
    played = play_tournament(game, players, range(deals), seed=seed, threads=threads)
    return TournamentResult(played, standings(game, players, played))


def study(
    game: Game,
    players: Sequence[str],
    deals: int = 100,
    *,
    seed: int = 0,
    threads: int = 1,
    playouts: int = 0,
    compare: Mapping[str, Any] | None = None,
) -> StudyResult:
    """How a game goes, in figures; with ``compare`` also with other options, on the same
    deals."""
    played = play_study(
        game, players, range(deals), seed=seed, threads=threads, playouts=playouts, compare=compare
    )
    summary = study_summary(game, players, played, seed=seed, playouts=playouts, compare=compare)
    return StudyResult(played, summary)
