"""Whole games between opponents that think in other processes."""

import pytest

from clanmoot.catalogue import KEYS, load

from .running import run, scheduler
from .scripted import NOVICES, ScriptedTables


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("level", ["random", "plain:3"])
def test_a_game_comes_to_its_end_while_nobody_watches(game: str, level: str) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        seats = load(game).facts.least
        table = scripted.lay("alone", game, *[level if level == "random" else NOVICES.get(game, level)] * seats)
        async with scheduler(scripted) as made:
            scripted.ask("alone")
            await scripted.played("alone")
            counts = made.counts()
        assert table.over
        assert (counts.failed, counts.dropped, counts.replaced) == (0, 0, 0)
        assert counts.done == len(scripted.decided)
        assert scripted.refused == []

    run(play)


def test_many_tables_share_two_processes() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        names = [f"table {number}" for number in range(12)]
        for name in names:
            scripted.lay(name, "tain", "random", "greedy")
        async with scheduler(scripted):
            for name in names:
                scripted.ask(name)
            await scripted.played(*names)
        assert all(scripted.tables[name].over for name in names)

    run(play)
