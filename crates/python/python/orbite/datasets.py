"""Self-play as data sets: one ``.npz`` file with every decision of many games."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._orbite import VERSION, Game, self_play

COLUMNS = ("observations", "masks", "actions", "seats", "worths", "returns", "games")
"""What a data set has for each decision: what the seat knew, what it could do, what it did,
which seat it was, what its search thought that worth (NaN where it did not search), what the
game brought it, and the number of the game."""


@dataclass(frozen=True)
class DataSet:
    """Decisions, and how they came about."""

    columns: dict[str, NDArray[Any]]
    about: dict[str, Any]

    @property
    def game(self) -> Game:
        """The game that was played."""
        return Game(self.about["game"], self.about["seats"], self.about["options"])

    def __len__(self) -> int:
        return len(self.columns["actions"])


def about(game: Game, players: Sequence[str], games: int, seed: int) -> dict[str, Any]:
    """What makes a data set again."""
    return {
        "orbite": VERSION,
        "game": game.name,
        "rules": game.rules_version,
        "seats": game.seats,
        "options": game.options,
        "players": list(players),
        "games": games,
        "seed": seed,
    }


def generate(
    game: Game, players: Sequence[str], games: int, *, seed: int = 0, threads: int = 1
) -> DataSet:
    """Plays games between bots and notes every decision."""
    columns = self_play(game, players, range(games), seed=seed, threads=threads)
    return DataSet(columns, about(game, players, games, seed))


def save(path: str | PathLike[str], data: DataSet) -> None:
    """Writes a data set. Equal data sets are equal files."""
    columns: Mapping[str, Any] = data.columns
    text = json.dumps(data.about, sort_keys=True)
    np.savez_compressed(path, about=np.array(text), **{name: columns[name] for name in COLUMNS})


def load(path: str | PathLike[str]) -> DataSet:
    """Reads a data set."""
    with np.load(path, allow_pickle=False) as file:
        columns = {name: file[name] for name in COLUMNS}
        return DataSet(columns, json.loads(str(file["about"])))
