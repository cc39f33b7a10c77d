"""Types: the package is strict, and the stubs are what the module has."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parent.parent


def run(*arguments: str) -> None:
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=PROJECT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_is_typed() -> None:
    examples = PROJECT.parent.parent / "docs" / "python"
    run("mypy", "--strict", "python/orbite", *map(str, sorted(examples.glob("*.py"))))


def test_stubs_are_what_the_module_has() -> None:
    run("mypy.stubtest", "orbite._orbite", "--concise")
