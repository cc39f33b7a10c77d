"""Orbite's games as OpenSpiel games (``pip install "orbite[openspiel]"``).

``register()`` makes them known as ``python_orbite_supernova`` and so on::

    orbite.openspiel.register()
    game = pyspiel.load_game("python_orbite_rockets(players=2,options={\\"layout\\":\\"flat61\\"})")

Options are JSON with semicolons for commas, which separate parameters there; ``load`` writes
them. Chance is a player, as OpenSpiel has it, with exact probabilities; its actions are the places
of the outcomes in ``State.chance_outcomes``.

An observation is what a player sees; an information state is that and everything the player
was ever told, its own actions among it, so that nothing is forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

from ._orbite import CHANCE, OVER, Game, Match, State, games

MOST_OUTCOMES = {"supernova": 17, "celestial": 70, "landing": 42, "rockets": 6, "asteroids": 49}
"""How many outcomes chance can have at once."""

MOST_DECISIONS = {"supernova": 200, "landing": 200, "rockets": 500, "asteroids": 1000}
"""More decisions than any game has. Those of Celestial Duel follow from its options."""


HISTORY = {
    "supernova": (512, 12),
    "landing": (512, 24),
    "rockets": (1024, 8),
    "asteroids": (4096, 8),
}
"""How many events an information state's tensor holds, and how many numbers each of them takes.
Celestial Duel has none: its games go on for hundreds of rounds."""


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_orbite_{name}"


def load(name: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
    """A game as OpenSpiel has it."""
    register()
    game = Game(name, seats, options)
    # Only what differs from the usual, so that the name of the game stays readable.
    given = {key: game.options[key] for key in options or {}}
    parameters = {"players": game.seats, "options": json.dumps(given).replace(",", ";")}
    return pyspiel.load_game(short_name(name), parameters)


@cache
def register() -> None:
    """Makes the games known to OpenSpiel."""
    for name in games():
        usual = Game(name)
        least, most = usual.seat_range
        secrets = pyspiel.GameType.Information.IMPERFECT_INFORMATION
        open_ = pyspiel.GameType.Information.PERFECT_INFORMATION
        game_type = pyspiel.GameType(
            short_name=short_name(name),
            long_name=f"Orbite: {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=secrets if usual.has_secrets else open_,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=most,
            min_num_players=least,
            provides_information_state_string=True,
            provides_information_state_tensor=name in HISTORY,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
            parameter_specification={"players": usual.seats, "options": "{}"},
        )
        pyspiel.register_game(game_type, _game_class(name, game_type))


def _game_class(name: str, game_type: Any) -> type:
    """The class that OpenSpiel makes games of that name from."""

    class OrbiteGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            params = params or {}
            # No option has a semicolon in its name or value.
            options = json.loads(params.get("options", "{}").replace(";", ","))
            self.orbite = Game(name, params.get("players"), options)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.orbite.num_actions,
                max_chance_outcomes=MOST_OUTCOMES[name],
                num_players=self.orbite.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=_most_decisions(self.orbite),
            )
            super().__init__(game_type, info, params)

        def new_initial_state(self) -> OrbiteState:
            return OrbiteState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OrbiteObserver:
            recall = iig_obs_type is not None and iig_obs_type.perfect_recall
            return OrbiteObserver(self.orbite, recall)

    return OrbiteGame


def _most_decisions(game: Game) -> int:
    if game.name != "celestial":
        return MOST_DECISIONS[game.name]
    rounds = game.options.get("rounds")
    # A leader, and everybody may change the characteristic as often as it gets harder.
    return 10**6 if rounds is None else int(rounds) * (1 + 4 * game.seats)


class _Played:
    """A state and how it came about: OpenSpiel sends states to other processes, and the way
    to a state is all that is needed to make it there again."""

    def __init__(self, game: Game, steps: list[int]) -> None:
        self.state = game.start()
        self.match = Match(game)
        self.steps: list[int] = []
        for step in steps:
            self.take(step)

    def take(self, step: int) -> None:
        """Takes an action, or a chance outcome where one is due."""
        if self.state.turn == CHANCE:
            self.match.take(f"? {self.state.chance_outcomes()[step][0]}")
            self.state.resolve(step)
        else:
            self.match.apply(step)
            self.state.apply(step)
        self.steps.append(step)

    def __reduce__(self) -> tuple[Any, ...]:
        return _Played, (self.state.game, self.steps)

    def __deepcopy__(self, memo: Any) -> _Played:
        copied = _Played.__new__(_Played)
        copied.state, copied.match = self.state.clone(), self.match.clone()
        copied.steps = self.steps.copy()
        return copied


class OrbiteState(pyspiel.State):  # type: ignore[misc]
    """A state of one of the games; ``orbite`` is Orbite's own."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._played = _Played(game.orbite, [])

    @property
    def orbite(self) -> State:
        return self._played.state

    def told(self, player: int) -> str:
        """All that a player was told, as JSON without names (``Match.told``)."""
        return self._played.match.told(player)

    def current_player(self) -> int:
        turn = self.orbite.turn
        if turn == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turn == OVER else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.orbite.legal_actions()) if player == self.orbite.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.orbite.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(place, weight / total) for place, (_, weight) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        self._played.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.orbite.chance_outcomes()[action][0]
        return self.orbite.game.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.orbite.is_over

    def returns(self) -> list[float]:
        return self.orbite.returns()

    def __str__(self) -> str:
        return self.orbite.view_json()


class OrbiteObserver:
    """What a player knows, as OpenSpiel asks for it: what it sees, and with ``recall`` also what
    it was told."""

    def __init__(self, game: Game, recall: bool = False) -> None:
        blocks = game.observation_blocks
        self.recall = recall
        if recall and game.name in HISTORY:
            blocks = [*blocks, ("history", game.observation_size, list(HISTORY[game.name]))]
        self.seen = game.observation_size
        _, start, shape = blocks[-1]
        self.tensor: NDArray[np.float32] = np.zeros(start + int(np.prod(shape)), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        for name, start, shape in blocks:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)

    def set_from(self, state: OrbiteState, player: int) -> None:
        """Writes the tensor."""
        self.tensor[: self.seen] = state.orbite.observation(player)
        if "history" in self.dict:
            _write_history(json.loads(state.told(player)), self.dict["history"])

    def string_from(self, state: OrbiteState, player: int) -> str:
        """The view as JSON, after what was told."""
        view = state.orbite.view_json(player)
        return f"{state.told(player)}\n{view}" if self.recall else view


def _write_history(told: list[Any], rows: NDArray[np.float32]) -> None:
    """Writes a row of numbers for every event: its kind and its fields, each one greater than it
    is, so that 0 is what is not there. Lists come last in an event, so that a row is read in one
    way only."""
    if len(told) > len(rows):
        raise ValueError(f"{len(told)} events, where an information state holds {len(rows)}")
    rows.fill(0)
    for row, event in zip(rows, told):
        numbers = list(_numbers(event))
        row[: len(numbers)] = numbers


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for part in value:
            yield from _numbers(part)
    elif isinstance(value, str):
        # The code of a card: a letter and at most two digits.
        yield from (ord(letter) for letter in value.ljust(3))
    else:
        yield 0 if value is None else value + 1
