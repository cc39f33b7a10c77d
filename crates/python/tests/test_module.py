"""Games, states, chance, views, records, bots and search."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path

import jsonschema
import numpy as np
import orbite
import pytest


def played(game: orbite.Game, seed: int, most: int = 10**9) -> list[orbite.State]:
    """The states of a random game in which somebody decides."""
    dice, states = orbite.Dice(seed), []
    state = game.start()
    while len(states) < most:
        state.settle(dice)
        if state.is_over:
            break
        states.append(state.clone())
        state.apply(state.sample_action(dice))
    return states


def test_masks_are_the_legal_actions(game: orbite.Game) -> None:
    for state in played(game, 1, 60):
        legal = state.legal_actions()
        assert legal and len(set(legal)) == len(legal)
        assert sorted(legal) == np.flatnonzero(state.mask()).tolist()
        code = legal[-1]
        assert game.string_to_action(game.action_to_string(code)) == code
        illegal = next(code for code in range(game.num_actions) if code not in legal)
        before = state.clone()
        with pytest.raises(ValueError):
            state.apply(illegal)
        assert state == before
        for nonsense in (-1, 70000, None, "nonsense"):
            with pytest.raises((ValueError, OverflowError, TypeError)):
                state.apply(nonsense)  # type: ignore[arg-type]
        assert state == before
        state.apply(game.action_to_string(code))
        before.apply(code)
        assert state == before


def test_observations_are_made_from_views_alone(game: orbite.Game) -> None:
    dice = orbite.Dice(3)
    for state in played(game, 2, 25):
        for seat in [*range(game.seats), None]:
            view = state.view(seat)
            assert json.loads(state.view_json(seat)) == view
            twin = state.determinize(seat, dice)
            assert twin.view(seat) == view
            tensor = game.observe(view)
            assert tensor.dtype == np.uint8 and tensor.shape == (game.observation_size,)
            if seat is not None:
                assert np.array_equal(state.observation(seat), tensor)
                assert np.array_equal(twin.observation(seat), tensor)
            assert game.determinize(view, dice).view(seat) == view
        assert np.array_equal(state.observation(), state.observation(state.turn))
        assert np.array_equal(state.mask(), state.determinize(state.turn, dice).mask())


def test_blocks_cover_an_observation(game: orbite.Game) -> None:
    end = 0
    for _, start, shape in game.observation_blocks:
        assert start == end
        end += int(np.prod(shape))
    assert end == game.observation_size


def test_chance_is_explicit_and_exact() -> None:
    state = orbite.Game("supernova", 3).start()
    assert state.turn == orbite.CHANCE
    assert state.chance_outcomes() == [("first:0", 1), ("first:1", 1), ("first:2", 1)]
    with pytest.raises(ValueError):
        state.apply(0)
    with pytest.raises(ValueError):
        state.resolve("first:3")
    state.resolve("first:2")
    while not state.chance_outcomes()[0][0].startswith("draw:"):
        state.resolve(0)
    # Each duo and solo card is there three times, the two others five times (SN-1.3).
    weights = dict(state.chance_outcomes())
    assert weights["draw:D01"] == 3 and weights["draw:F"] == 5 and sum(weights.values()) == 55
    state.resolve("draw:F")
    assert dict(state.chance_outcomes())["draw:F"] == 4


def test_games_end_with_returns_that_add_up_to_nothing(game: orbite.Game) -> None:
    state = game.start()
    assert state.play_out(orbite.Dice(5)) > 0
    outcome = state.outcome()
    assert outcome is not None and min(outcome["places"]) == 1
    returns = state.returns()
    assert abs(sum(returns)) < 1e-6 and max(returns) <= 1
    assert state.turn == orbite.OVER and state.is_over and state.legal_actions() == []


def test_records_are_replayed_and_checked(game: orbite.Game) -> None:
    dice = orbite.Dice(8)
    match = orbite.Match(game, ["cadet"] + ["Ada"] * (game.seats - 1))
    match.settle(dice)
    for _ in range(6):
        if match.turn != orbite.OVER:
            match.apply(match.state.sample_action(dice))
            match.settle(dice)
    text = match.record()
    again = orbite.Match.from_record(text)
    assert again.steps == match.steps and again.state == match.state
    assert again.record() == text and again.game == game
    assert [again.history(seat) for seat in (0, None)] == [match.history(seat) for seat in (0, None)]
    again.rewind(1)
    assert again.steps == match.steps[:1]
    again.take(match.steps[1])
    assert again.steps == match.steps[:2]
    broken = json.loads(text)
    broken["steps"][-1] = "0 nonsense"
    with pytest.raises(ValueError):
        orbite.Match.from_record(json.dumps(broken))


@pytest.mark.parametrize("name", orbite.games())
def test_schemas_describe_what_the_module_gives(name: str) -> None:
    kinds = {"view", "event", "compact_event", "action", "action_object", "options", "refusal"}
    schemas = {
        kind: jsonschema.Draft202012Validator(orbite.schema(name, kind)) for kind in sorted(kinds)
    }
    game, dice = orbite.Game(name), orbite.Dice(5)
    match = orbite.Match(game)
    match.settle(dice)
    schemas["options"].validate(game.options)
    for _ in range(5):
        if match.turn == orbite.OVER:
            break
        code = match.state.sample_action(dice)
        schemas["action"].validate(game.action_to_string(code))
        schemas["action_object"].validate(game.action_to_json(code))
        match.apply(code)
        match.settle(dice)
    for seat in (0, None):
        schemas["view"].validate(match.state.view(seat))
        events, short = match.history(seat), json.loads(match.told(seat))
        assert len(events) == len(short) > 0
        for event, numbers in zip(events, short):
            schemas["event"].validate(event)
            schemas["compact_event"].validate(numbers)
    assert not schemas["view"].is_valid({"no": "view"})
    with pytest.raises(ValueError):
        orbite.schema(name, "sausage")
    # Without a kind it is what `orbite schema` prints.
    written = Path(__file__).parents[3] / "docs" / "schemas" / f"{name}.json"
    assert orbite.schema(name) == json.loads(written.read_text())


def test_a_copied_match_goes_its_own_way() -> None:
    match = orbite.Match(orbite.Game("landing", 2, {"first": 0}))
    match.settle(orbite.Dice(1))
    for other in (copy.copy(match), copy.deepcopy(match), match.clone()):
        assert other.steps == match.steps and other.told(0) == match.told(0)
        other.apply(other.legal_actions()[0])
        assert len(other.steps) == len(match.steps) + 1 and other.told(0) != match.told(0)


@pytest.mark.parametrize("name", orbite.games())
def test_bots_and_searches_decide_from_what_a_seat_knows(name: str) -> None:
    dice = orbite.Dice(4)
    match = orbite.Match(orbite.Game(name))
    match.settle(dice)
    for number in range(4):
        legal = match.legal_actions()
        action = match.decide("cadet", seed=number)
        assert action in legal and match.decide("cadet", seed=number) == action
        found = match.search(60, seed=number)
        assert found["action"] in legal
        if found["report"] is not None:
            assert {choice["action"] for choice in found["report"]["choices"]} <= set(legal)
            assert len(found["report"]["worth"]) == match.game.seats
        match.apply(action)
        match.settle(dice)
    with pytest.raises(ValueError):
        match.decide("sergeant")


def test_a_game_says_what_is_wrong() -> None:
    for wrong in [
        lambda: orbite.Game("chess"),
        lambda: orbite.Game("rockets", 7),
        lambda: orbite.Game("rockets", 0),
        lambda: orbite.Game("rockets", 2, {"layout": "round"}),
        lambda: orbite.Game("rockets", 2, {"colour": "red"}),
        lambda: orbite.Game("rockets", 2).action_to_string(183),
        lambda: orbite.Game("rockets", 2).start().view(2),
        lambda: orbite.Game("rockets", 2).start().observation(9),
    ]:
        with pytest.raises(ValueError):
            wrong()
    # A view of another game, and one that is no position at all.
    rockets = orbite.Game("rockets", 2)
    with pytest.raises(ValueError):
        rockets.observe(orbite.Game("landing", 2).start().view(0))
    view = rockets.start().view(0)
    with pytest.raises(ValueError):
        rockets.observe({**view, "heights": [1]})


def test_games_and_states_are_copied_and_compared() -> None:
    game = orbite.Game("rockets", 2, {"layout": "flat61"})
    again = pickle.loads(pickle.dumps(game))
    assert again == game and again != orbite.Game("rockets", 2)
    state = game.start()
    state.settle(orbite.Dice(1))
    for other in (copy.copy(state), copy.deepcopy(state), state.clone()):
        assert other == state
        other.apply(other.legal_actions()[0])
        assert other != state
    assert "flat61" in repr(game) and "rockets" in repr(state)


def test_dice_are_the_same_everywhere() -> None:
    dice = orbite.Dice(7)
    assert [dice.below(100) for _ in range(8)] == [5, 17, 71, 42, 96, 46, 72, 32]
    with pytest.raises(ValueError):
        dice.below(0)


def test_importing_loads_nothing_else() -> None:
    """numpy comes with the first array, and what adapters need with the adapters."""
    code = "import sys, orbite; print([it for it in ('numpy', 'ray', 'pyspiel') if it in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
