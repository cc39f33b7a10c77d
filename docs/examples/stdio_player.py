#!/usr/bin/env python3
"""A player for `orbite arena`, `study` and `play` that speaks JSON lines.

    orbite arena rockets --bots "program:python3 docs/examples/stdio_player.py,pilot"

It plays at random; a better `choose` makes a better player.
"""

import json
import random
import sys


def choose(line, draw):
    """The place of an action in the list of legal ones."""
    return draw.randrange(len(line["legal"]))


def main():
    draw = random.Random()
    for text in sys.stdin:
        line = json.loads(text)
        if line["type"] == "start":
            # The same seed in the same game: what was played can be played again.
            draw = random.Random(line["seed"])
        elif line["type"] == "decide":
            print(json.dumps({"index": choose(line, draw)}), flush=True)


if __name__ == "__main__":
    main()
