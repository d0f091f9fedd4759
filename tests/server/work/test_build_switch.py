"""Bots run the compiled build from the moment when it is ready."""

import asyncio
import shutil
import sys
from pathlib import Path

import pytest

from clanmoot.server.work.build_switch import VARIABLE, switch_when_ready

from .running import pids, run, scheduler
from .scripted import ScriptedTables

SOURCES = Path(__file__).parents[3] / "src/clanmoot"


def build(folder: Path, used: Path) -> None:
    """Make a build that shows when a process uses it, and publish it in one step, as `make` does."""
    shutil.copytree(SOURCES, folder.with_name("new") / "clanmoot", ignore=shutil.ignore_patterns("static", "*.so"))
    with (folder.with_name("new") / "clanmoot/__init__.py").open("a") as package:
        package.write(f"\nimport pathlib\n\npathlib.Path({str(used)!r}).touch()\n")
    folder.with_name("new").rename(folder)


def test_bots_change_to_the_build_when_it_is_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder, used = tmp_path / "current", tmp_path / "used"
    monkeypatch.setenv(VARIABLE, str(folder))
    monkeypatch.setattr(sys, "path", sys.path.copy())

    async def play() -> None:
        scripted = ScriptedTables()
        for name in ("before", "after"):
            scripted.lay(name, "schotten-totten", "random", "random")
        async with scheduler(scripted, workers=1) as made:
            switching = asyncio.create_task(switch_when_ready([made.pool]))
            scripted.ask("before")
            await scripted.played("before")
            first = pids(made)
            assert not switching.done()
            build(folder, used)
            await switching
            assert not used.exists(), "nobody has been asked yet"
            scripted.ask("after")
            await scripted.played("after")
            assert used.exists()
            assert set(pids(made)).isdisjoint(first)
            assert made.counts().failed == 0

    run(play)


def test_a_server_that_expects_no_build_waits_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    before = sys.path.copy()
    run(lambda: switch_when_ready([]))
    assert sys.path == before
