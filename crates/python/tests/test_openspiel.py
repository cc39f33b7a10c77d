"""OpenSpiel's own tests."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import orbite
import pyspiel
import pytest
from orbite import openspiel


def test_random_simulations(game: orbite.Game, full: bool) -> None:
    options = game.options
    # Celestial Duel lasts for hundreds of rounds, each of which would be told and sent once more.
    long = game.name == "celestial"
    if long and not full:
        options["rounds"] = 20
    loaded = openspiel.load(game.name, game.seats, options)
    sims = 20 if full else 1 if long else 2
    pyspiel.random_sim_test(loaded, num_sims=sims, serialize=not long, verbose=False)


def test_long_games_are_sent_too() -> None:
    loaded = openspiel.load("celestial", 3, {"rounds": 5})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_chance_has_exact_probabilities() -> None:
    state = openspiel.load("supernova", 2).new_initial_state()
    assert state.is_chance_node()
    while not state.action_to_string(-1, 0).startswith("draw:"):
        assert abs(sum(probability for _, probability in state.chance_outcomes()) - 1) < 1e-12
        state.apply_action(0)
    by_name = {state.action_to_string(-1, it): p for it, p in state.chance_outcomes()}
    assert by_name["draw:F"] == 5 / 55


def test_observations_are_orbites() -> None:
    game = openspiel.load("landing", 2, {"first": 1})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for seat in range(2):
        tensor = np.asarray(state.observation_tensor(seat))
        assert np.array_equal(tensor, state.orbite.observation(seat))
        assert state.observation_string(seat) == state.orbite.view_json(seat)
    assert state.current_player() == 1
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.orbite != state.orbite


@pytest.mark.parametrize("name", orbite.games())
def test_nothing_is_forgotten_and_no_secret_told(name: str) -> None:
    """An information state contains every earlier one of its player, and worlds that differ in
    what the player was not told have the same."""
    game = openspiel.load(name, None, {"rounds": 8} if name == "celestial" else None)
    random = np.random.RandomState(3)
    state = game.new_initial_state()
    before: list[list[Any]] = [[] for _ in range(game.num_players())]
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[random.randint(len(actions))])
        for player in range(game.num_players()):
            told, view = state.information_state_string(player).split("\n")
            assert view == state.observation_string(player)
            events = json.loads(told)
            assert events[: len(before[player])] == before[player]
            before[player] = events
            if name in openspiel.HISTORY:
                tensor = np.asarray(state.information_state_tensor(player))
                assert len(tensor) == game.information_state_tensor_size()
                seen = state.observation_tensor(player)
                assert np.array_equal(tensor[: len(seen)], seen)
                rows = tensor[len(seen) :].reshape(openspiel.HISTORY[name])
                assert int((rows[:, 0] > 0).sum()) == len(events)
    longest = max(map(len, before))
    assert longest > 20
    if name in openspiel.HISTORY:
        assert 2 * longest < openspiel.HISTORY[name][0], longest
    assert len({json.dumps(events) for events in before}) == (1 if name == "rockets" else len(before))


def test_information_states_part_what_a_player_saw() -> None:
    """Two deals that look alike to a player until it is told more."""

    def dealt(token: str) -> Any:
        state = openspiel.load("supernova", 2, {"first": 0}).new_initial_state()
        wanted = ["favourite:A0", "favourite:A1", "token:2", f"token:{token}"]
        for name in wanted:
            names = {state.action_to_string(-1, it): it for it, _ in state.chance_outcomes()}
            state.apply_action(names[name])
        return state

    one, other = dealt("3"), dealt("4")
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_tensor(0) == other.information_state_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.information_state_tensor(1) != other.information_state_tensor(1)


def test_algorithms_run() -> None:
    """OpenSpiel's own search plays one of our games."""
    from open_spiel.python.algorithms import mcts

    game = openspiel.load("rockets", 2, {"first": 0})
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 10, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()
