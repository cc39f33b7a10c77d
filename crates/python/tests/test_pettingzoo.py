"""PettingZoo's own tests."""

from __future__ import annotations

import orbite
from orbite.aec import OrbiteEnv, env
from pettingzoo.test import api_test, seed_test


def test_the_interface_is_kept(game: orbite.Game, full: bool) -> None:
    # Warnings are errors, see pyproject.toml.
    api_test(OrbiteEnv(game), num_cycles=1000 if full else 60)


def test_seeds_reproduce(game: orbite.Game, full: bool) -> None:
    seed_test(lambda: OrbiteEnv(game), num_cycles=500 if full else 30)


def test_games_are_played_to_the_end() -> None:
    environment = env("landing", 3, render_mode="ansi")
    environment.reset(seed=3)
    assert '"phase"' in environment.render()
    totals = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, termination, truncation, info = environment.last()
        totals[agent] += reward
        assert observation is not None and not truncation
        if termination:
            environment.step(None)
        else:
            assert info["action_mask"].any()
            environment.step(int(environment.action_space(agent).sample(info["action_mask"])))
    assert abs(sum(totals.values())) < 1e-6 and max(totals.values()) > 0
    assert environment.agents == []
