"""The example bot is short, and plays whole games: against the computer, and against another of its kind."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.client import guest, story
from tests.server.running import Running, environment

EXAMPLE = Path(__file__).parents[3] / "examples" / "table_bot.py"


def test_it_is_under_sixty_lines() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60


def run(*arguments: str) -> str:
    """What the bot prints, warnings being errors."""
    command = [sys.executable, "-W", "error", str(EXAMPLE), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, env=environment(), check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_plays_a_whole_game_against_the_computer(server: Running) -> None:
    lines = run(server.url, "schotten-totten", "novice").splitlines()
    assert lines[0].startswith(f"Playing at {server.url}/api/v1/tables/")
    assert lines[-1].startswith("Seat 0 of ")
    assert "ranks [" in lines[-1]


def test_it_joins_the_table_of_a_person(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            table = await ann.create("tain", ("me", "open"))
            await ann.open()
            await ann.watch(table)
            bot = asyncio.create_task(asyncio.to_thread(run, server.url, "--join", table))
            mirror = ann.tables[table]
            await ann.until(lambda: mirror.card["status"] == "playing")
            await ann.do(table, "resign")
            assert f"Seat 1 of {table}: ranks [2, 1]." in await bot

    story(told)
