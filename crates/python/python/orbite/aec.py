"""Orbite's games as PettingZoo environments (``pip install "orbite[pettingzoo]"``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from ._orbite import OVER, Dice, Game

Observation = NDArray[np.uint8]


def env(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    render_mode: str | None = None,
) -> OrbiteEnv:
    """An environment of a game."""
    return OrbiteEnv(Game(name, seats, options), render_mode=render_mode)


class OrbiteEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which agents act one after the other.

    An observation is what the agent knows. The ``action_mask`` of the agent that decides, 1 for
    each code it may choose, is in its info, as the action space's ``sample`` takes it. Rewards
    come at the end and add up to 0. Chance is drawn from dice that ``reset(seed=...)`` sets.
    """

    metadata = {
        "name": "orbite_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"orbite_{game.name}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation = Box(0, 255, (game.observation_size,), np.uint8)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: Discrete(game.num_actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self._dice = Dice(0)
        self._state = game.start()

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._dice = Dice(int(self._seeds.integers(2**63)))
        self._state = self.game.start()
        self._state.settle(self._dice)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def _pass_on(self) -> None:
        """Gives the turn and the mask to the agent that decides."""
        agent = self.possible_agents[self._state.turn]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._state.mask().view(np.int8)}

    def observe(self, agent: str) -> Observation:
        return self._state.observation(self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self._state
        state.apply(int(action) if action is not None else -1)
        state.settle(self._dice)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if state.turn == OVER:
            self.rewards = dict(zip(self.possible_agents, state.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self._pass_on()

    def render(self) -> str:
        """What a spectator sees, as JSON."""
        return self._state.view_json()

    def close(self) -> None:
        """Nothing is left open."""
