"""The examples for batches are short, and run; the learner says what to install where torch is missing."""

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
# A core each: tests run side by side.
ENVIRONMENT = {**os.environ, "OMP_NUM_THREADS": "1"}


def run(name: str, *arguments: str) -> list[str]:
    """The lines that an example prints, warnings being errors."""
    path = EXAMPLES / f"{name}.py"
    assert len(path.read_text("utf-8").splitlines()) < 40
    command = [sys.executable, "-W", "error", str(path), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=ENVIRONMENT)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_random_players_play_all_games() -> None:
    lines = run("random_batch")
    assert len(lines) == 5
    for line in lines:
        found = re.search(r": (\d+) games ended", line)
        assert found is not None
        assert int(found[1]) > 0


def test_the_learner_learns_and_says_how_often_it_wins() -> None:
    lines = run("ppo_schotten_totten", "1")
    assert len(lines) == 1
    for line in lines:
        assert re.fullmatch(r"\d+: \d+\.\d% of \d+ games against random won, \+-\d+\.\d%", line)


WITHOUT = "import runpy, sys; sys.modules['torch'] = None; runpy.run_path({!r}, run_name='__main__')"


def test_without_torch_the_learner_says_what_to_install() -> None:
    program = WITHOUT.format(str(EXAMPLES / "ppo_schotten_totten.py"))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "This example needs torch, which is not installed: pip install torch.\n"
    assert done.stderr == ""
