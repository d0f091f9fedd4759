"""§1 Components."""

import csv
from pathlib import Path

import pytest

from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.pieces import (
    ABBEY,
    BRIDGE,
    BUTCHER,
    CASTLE,
    COLOUR_NAMES,
    DISTILLERY,
    EDGE_NAMES,
    FAIR,
    GROCER,
    HATS,
    KIND_NAMES,
    KINDS,
    LOCH,
    PAID_AT_FAIRS,
    PAIR,
    PERSON,
    SETS,
    TAVERN,
    VILLAGE,
    WHISKY,
)
from clanmoot.games.glen_more.state import set_up
from clanmoot.games.glen_more.tiles import CARD, FIRST, PLACE_TILES, STACKS, START, TILES, Tile
from tests.games.glen_more.picture import do, options, stock, table

CSV = Path(__file__).parents[3] / "docs" / "rules" / "glen_more_tiles.csv"


def cost(tile: Tile) -> str:
    special = {0: "-", WHISKY: "1 whisky barrel", PERSON: "1 clan member or chieftain", PAIR: "2 different resources"}
    return special.get(tile.cost) or "+".join([f"1 {KIND_NAMES[kind]}" for kind in SETS[tile.cost]])


def bonus(number: int, tile: Tile) -> str:
    if tile.stack == START:
        return "(the 1 clan member of the set-up)"
    parts = ["1 clan member on tile"] if tile.sort in (VILLAGE, CASTLE) else []
    parts += ["1 whisky barrel"] if tile.sort == DISTILLERY else []
    parts += ["card"] if CARD[number] >= 0 else []
    return "; ".join(parts) or "-"


def activation(tile: Tile) -> str:
    if tile.sort < KINDS:
        return f"+1 {KIND_NAMES[tile.sort]} (max 3 on tile)"
    if tile.sort == FAIR:
        numbers = range(1, tile.worth + 1)
        paid = "/".join([str(PAID_AT_FAIRS[n]) for n in numbers])
        return f"{'/'.join([str(n) for n in numbers])} different resources -> {paid} VP"
    if tile.sort == BUTCHER:
        animals = [KIND_NAMES[kind] for kind in SETS[tile.worth]]
        return f"1/2 {animals[0]} -> 2/4 VP" if len(animals) == 1 else "1 sheep + 1 cattle -> 5 VP"
    return {
        ABBEY: "+1 resource of choice (max 3 on tile)",
        DISTILLERY: "may trade 1 grain -> 1 whisky barrel",
        GROCER: "exactly 3 resources of any kind -> 8 VP",
        BRIDGE: "1 wood + 1 stone -> 7 VP",
        TAVERN: f"{tile.worth} VP",
        VILLAGE: "1 movement point",
        CASTLE: "1 movement point",
        LOCH: "none",
    }[tile.sort]


def test_the_table_of_tiles_is_the_one_of_the_digest() -> None:
    """GM-1.1 GM-1.2"""
    with CSV.open(encoding="utf-8") as file:
        wanted = [tuple(row) for row in csv.reader(file)][1:]
    mine = [
        (
            str(number),
            "start" if tile.stack == START else str(tile.stack),
            tile.name,
            COLOUR_NAMES[tile.colour],
            EDGE_NAMES[tile.edge],
            cost(tile),
            bonus(number, tile),
            activation(tile),
        )
        for number, tile in enumerate(TILES)
        if number
    ]
    assert mine == wanted


def test_four_stacks_and_five_start_villages() -> None:
    """GM-1.1"""
    assert [sum([tile.stack == stack for tile in TILES[1:]]) for stack in range(5)] == [8, 23, 19, 17, 5]
    assert list(STACKS) == [8, 23, 19, 17]
    assert [TILES[first].stack for first in FIRST] == [0, 1, 2, 3, START]
    villages = [sum([tile.sort == VILLAGE and tile.stack == stack for tile in TILES]) for stack in range(4)]
    fields = [sum([tile.name == "Grain field" and tile.stack == stack for tile in TILES]) for stack in range(4)]
    assert (villages, fields) == ([1, 5, 3, 3], [1, 2, 2, 1])


def test_a_production_tile_holds_three_at_most() -> None:
    """GM-1.3"""
    s = do(table("Home:i Qu1:sss", ring="1 Fo24"), "take Fo24", "north of Qu1")
    assert (stock(s, "Qu1"), stock(s, "Fo24")) == (3, 1)


def test_tiles_that_produce_nothing_hold_nothing() -> None:
    """GM-1.3 A distillery is no production tile."""
    s = do(table("Home:i Qu1:s", ring="1 Di11"), "take Di11", "north of Qu1", "done")
    assert stock(s, "Di11") == 0
    assert (s.barrels[0], stock(s, "Qu1")) == (1, 1)


def test_the_ring_has_fourteen_fields_and_a_row_three_slots() -> None:
    """GM-1.4"""
    s = table("Home:i Qu1:s", rows=(0, 3, 0, 0, 0), ring="1 Vi14")
    assert len(s.ring) == 14
    assert list(s.ring).count(0) == 1
    # A full row sells nothing, and pays three for the first piece.
    do(s, "take Vi14", "north of Home")
    assert (s.rows[1], s.coins[0]) == (3, 6)
    s = table("Home:i Qu1:s", rows=(0, 3, 0, 0, 0), ring="1 Fo24")
    do(s, "take Fo24", "north of Qu1", "sell stone")
    assert (s.rows[1], s.coins[0]) == (2, 9)


def test_thirteen_special_places_with_hats_on_their_cards() -> None:
    """GM-1.5"""
    hats = {TILES[tile].name: int(HATS[card]) for card, tile in enumerate(PLACE_TILES)}
    assert len(hats) == 13
    assert {name for name, count in hats.items() if count == 1} == {
        "Armadale Castle",
        "Castle Moil",
        "Castle Stalker",
        "Castle of Mey",
        "Donan Castle",
    }
    assert {name for name, count in hats.items() if count == 3} == {"Cawdor Castle"}
    assert sum(hats.values()) == 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_die_is_used_by_two_and_three_players(players: int) -> None:
    """GM-1.6"""
    assert len(set_up(players).fields) == players + (players < 4)


def test_the_die_shows_one_three_times_two_twice_three_once() -> None:
    """GM-1.6"""
    s = do(table(players=2, ring="1 die Fo8"), "take Fo8", "east of Home", "stop")
    do(s, options(s)[0])
    assert [(GAME.actions.text(action), weight) for action, weight in GAME.chance(s)] == [
        ("the die shows 1", 3),
        ("the die shows 2", 2),
        ("the die shows 3", 1),
    ]


def test_rivers_roads_and_costs_by_stack() -> None:
    """GM-1.1, GM-1.2 How many tiles of each stack carry the river, carry the road, and cost something."""
    stacks = [[tile for tile in TILES[1:] if tile.stack == stack] for stack in range(4)]
    edges = {name: [sum([EDGE_NAMES[t.edge] == name for t in stack]) for stack in stacks] for name in EDGE_NAMES[1:3]}
    assert edges == {"river": [4, 4, 4, 4], "road": [4, 4, 5, 4]}
    free = cost(TILES[1])
    assert [sum([cost(tile) != free for tile in stack]) for stack in stacks] == [0, 12, 12, 10]
