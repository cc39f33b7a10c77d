"""Quickstart: a game, its chance, its secrets, a bot, a record, and many games at once.

    python quickstart.py
"""

from __future__ import annotations

import argparse
import time

import orbite

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("--quick", action="store_true", help="a small run, for tests")
quick: bool = arguments.parse_args().quick

# A game, its seats and its options.
game = orbite.Game("landing", seats=3)
print(game, "-", game.num_actions, "actions,", game.observation_size, "bytes to observe")

# Chance is explicit: the state says what can happen and how likely it is.
state = game.start()
print("chance:", state.chance_outcomes())
state.resolve("first1")
dice = orbite.Dice(seed=7)
state.settle(dice)

# Seat 1 decides. It sees its own hand; others see how many cards it has.
print("turn: seat", state.turn)
print("own hand:", state.view(1)["hand"], "- as seat 0 sees it:", state.view(0)["players"][1])

# Actions have a code for ever, and a notation for people.
code = state.legal_actions()[0]
print("action", code, "is", game.action_to_string(code), game.action_to_json(code))

# A world that looks the same to seat 1, with other hidden cards.
twin = state.determinize(1, dice)
assert twin.view(1) == state.view(1) and (twin.observation(1) == state.observation(1)).all()

# A match keeps the log: bots need it, since a seat remembers more than it sees.
match = orbite.Match(game, ["cadet", "pilot", "cadet"])
match.settle(dice)
while match.turn != orbite.OVER:
    level = "pilot" if match.turn == 1 else "cadet"
    match.apply(match.decide(level, seed=len(match.steps)))
    match.settle(dice)
print("outcome:", match.state.outcome())
assert orbite.Match.from_record(match.record()).state == match.state

# Many games at once: arrays that are written over by every step.
envs = orbite.VectorEnv(orbite.Game("rockets", 2, {"layout": "flat61"}), 4096, seed=7)
steps = 10 if quick else 500
began = time.perf_counter()
for _ in range(steps):
    envs.step(envs.sample())
seconds = time.perf_counter() - began
print(f"{steps * envs.num_envs / seconds:,.0f} steps a second with observations and masks")
