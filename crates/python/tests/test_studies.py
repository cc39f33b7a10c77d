"""Tournaments, studies and data sets, here and on Ray."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import orbite
import pytest
from orbite import datasets

GAME = orbite.Game("supernova", 3)
PLAYERS = ["cadet", "random", "pilot"]


def test_a_tournament_is_the_same_on_any_number_of_threads() -> None:
    one = orbite.tournament(GAME, PLAYERS, 6, seed=2)
    assert one == orbite.tournament(GAME, PLAYERS, 6, seed=2, threads=3)
    assert [deal["deal"] for deal in one.deals] == list(range(6))
    assert {row["entrant"] for row in one.standings} == set(PLAYERS)
    assert abs(sum(row["share"] for row in one.standings) - 1) < 1e-9
    assert one != orbite.tournament(GAME, PLAYERS, 6, seed=3)
    with pytest.raises(ValueError):
        orbite.tournament(GAME, PLAYERS[:2], 1)


def test_a_study_compares_options_on_the_same_deals() -> None:
    game = orbite.Game("rockets", 2)
    result = orbite.study(
        game, ["cadet", "cadet"], 10, seed=1, threads=2, compare={"layout": "flat37"}
    )
    assert result.summary["deals"] == 10 and len(result.summary["sets"]) == 2
    assert result.summary["comparison"] is not None
    seats = result.summary["sets"][0]["seats"]
    assert abs(sum(seat["share"] for seat in seats) - 1) < 1e-9


def test_a_data_set_comes_back_as_it_was(tmp_path: Path) -> None:
    data = datasets.generate(GAME, PLAYERS, 4, seed=6, threads=2)
    again = datasets.generate(GAME, PLAYERS, 4, seed=6)
    columns = data.columns
    assert len(data) == len(columns["observations"]) > 20
    assert columns["masks"][np.arange(len(data)), columns["actions"]].all()
    for game in range(4):
        rows = columns["games"] == game
        for seat in range(3):
            own = columns["returns"][rows & (columns["seats"] == seat)]
            assert len(set(own.tolist())) == 1, "one return for each seat and game"
    for name, data_set in (("one", data), ("other", again)):
        datasets.save(tmp_path / f"{name}.npz", data_set)
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "other.npz").read_bytes()
    loaded = datasets.load(tmp_path / "one.npz")
    assert loaded.about == data.about and loaded.game == GAME
    for name in datasets.COLUMNS:
        assert np.array_equal(loaded.columns[name], columns[name], equal_nan=name == "worths")


@pytest.fixture(scope="module")
def cluster() -> Iterator[object]:
    """Ray on this machine, with several worker processes."""
    import ray
    from orbite import cluster

    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield cluster
    ray.shutdown()


@pytest.mark.filterwarnings("default")
def test_ray_gives_the_same_results(cluster: object) -> None:
    local = orbite.tournament(GAME, PLAYERS, 7, seed=9)
    assert cluster.tournament(GAME, PLAYERS, 7, seed=9, part=2) == local  # type: ignore[attr-defined]
    local_study = orbite.study(GAME, PLAYERS, 5, seed=9)
    assert cluster.study(GAME, PLAYERS, 5, seed=9, part=2) == local_study  # type: ignore[attr-defined]
    data = datasets.generate(GAME, PLAYERS, 5, seed=9)
    remote = cluster.generate(GAME, PLAYERS, 5, seed=9, part=2)  # type: ignore[attr-defined]
    assert remote.about == data.about
    for name in datasets.COLUMNS:
        assert np.array_equal(remote.columns[name], data.columns[name], equal_nan=name == "worths")


def workers() -> list[int]:
    """Ray's processes that are playing now."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                command = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            # A worker is called by what it does.
            if command.startswith(b"ray::") and b"play" in command:
                found.append(int(entry.name))
    return found


@pytest.mark.filterwarnings("default")
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds processes as Linux lists them")
def test_a_killed_worker_makes_no_difference(cluster: object) -> None:
    deals, results = 24, []
    line_up = ["pilot", "captain", "pilot"]

    def play() -> None:
        results.append(cluster.tournament(GAME, line_up, deals, seed=4, part=4))  # type: ignore[attr-defined]

    thread = threading.Thread(target=play)
    thread.start()
    killed = None
    while thread.is_alive() and killed is None:
        if len(playing := workers()) > 1:
            killed = playing[0]
            os.kill(killed, signal.SIGKILL)
        time.sleep(0.01)
    thread.join()
    assert killed is not None, "a worker was killed while it played"
    assert results == [orbite.tournament(GAME, line_up, deals, seed=4, threads=2)]
