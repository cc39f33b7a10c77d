"""What the tests share. ``pytest --full`` runs them in the sizes that the documents tell."""

from __future__ import annotations

import json
from typing import Any

import orbite
import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="many more games; takes many minutes")


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--full"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``game``: every variant with ``--full``; else each game with the fewest and the most
    seats, and every set of options once."""
    if "game" not in metafunc.fixturenames:
        return
    chosen: list[orbite.Game] = []
    seen: set[tuple[str, str]] = set()
    for name, seats, options in orbite.variants():
        key = (name, json.dumps(options))
        game = orbite.Game(name, seats, options)
        least_or_most = not options and seats in game.seat_range
        if metafunc.config.getoption("--full") or key not in seen or least_or_most:
            chosen.append(game)
        seen.add(key)
    metafunc.parametrize("game", chosen, ids=_name)


def _name(game: Any) -> str:
    usual = orbite.Game(game.name, game.seats).options
    options = {key: value for key, value in game.options.items() if value != usual.get(key)}
    text = json.dumps(options, separators=(",", ":"))
    return f"{game.name}-{game.seats}-{text[:40]}"
