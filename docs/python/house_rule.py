"""Measure a house rule: what does a larger board do to Last Rocket?

Both boards are played on the same deals by the same bots, so that the difference is not luck.

    python house_rule.py
"""

from __future__ import annotations

import argparse

import orbite

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("--quick", action="store_true", help="a small run, for tests")
arguments.add_argument("--deals", type=int, default=400)
arguments.add_argument("--threads", type=int, default=2)
given = arguments.parse_args()
deals: int = 20 if given.quick else given.deals

game = orbite.Game("rockets", 2, {"layout": "stack19"})
result = orbite.study(
    game,
    ["pilot", "pilot"],
    deals,
    seed=1,
    threads=given.threads,
    compare={"layout": "flat61"},
)
for rules in result.summary["sets"]:
    print(rules["options"]["layout"])
    for seat in rules["seats"]:
        print(f"  seat {seat['seat']}: {seat['share']:.1%} ({seat['low']:.1%} to {seat['high']:.1%})")
    print(f"  decisions: {rules['decisions']['mean']:.1f} on average")
    print(f"  forced: {rules['forced']:.1%}")
print("difference:", result.summary["comparison"])
