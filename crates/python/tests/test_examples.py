"""The examples of docs/python, in reduced size."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[3] / "docs" / "python").glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda it: it.stem)
def test_examples_run(example: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(example), "--quick"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()


def test_all_examples_are_there() -> None:
    assert {it.stem for it in EXAMPLES} >= {"quickstart", "train", "house_rule", "self_play"}
