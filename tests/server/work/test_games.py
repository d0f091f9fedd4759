"""Whole games between opponents that think in other processes."""

import pytest

from clanmoot.catalogue import KEYS, load

from .house import NOVICES, House
from .running import run, workshop


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("level", ["random", "plain:3"])
def test_a_game_comes_to_its_end_while_nobody_watches(game: str, level: str) -> None:
    async def play() -> None:
        house = House()
        seats = load(game).facts.least
        table = house.lay("alone", game, *[level if level == "random" else NOVICES.get(game, level)] * seats)
        async with workshop(house) as made:
            house.ask("alone")
            await house.played("alone")
            counts = made.counts()
        assert table.over
        assert (counts.failed, counts.dropped, counts.replaced) == (0, 0, 0)
        assert counts.done == len(house.decided)
        assert house.refused == []

    run(play)


def test_many_tables_share_two_processes() -> None:
    async def play() -> None:
        house = House()
        names = [f"table {number}" for number in range(12)]
        for name in names:
            house.lay(name, "tain", "random", "greedy")
        async with workshop(house):
            for name in names:
                house.ask(name)
            await house.played(*names)
        assert all(house.tables[name].over for name in names)

    run(play)
