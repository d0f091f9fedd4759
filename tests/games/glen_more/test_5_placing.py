"""§5 Placing."""

import pytest

from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.actions import PLACE
from clanmoot.games.glen_more.pieces import CROSSING, PLAIN, RIVER, ROAD
from clanmoot.games.glen_more.rules.landscape import STEP, has_place, name_of, places
from clanmoot.games.glen_more.state import LINE, MOST, MOVING, State
from clanmoot.games.glen_more.tiles import EDGE, HOME
from tests.games.glen_more.picture import do, options, table, tiles_offered


def spots(land: str, tile: str) -> set[str]:
    """Where a tile may lie."""
    return set(options(do(table(land, ring=f"1 {tile}"), f"take {tile}")))


def test_a_new_tile_shares_a_side_with_an_own_tile() -> None:
    """GM-5.1 Corners are not enough: nothing lies north-east of the start village."""
    assert spots("Home:i Fo8", "Qu23") == {"north of Fo8", "south of Fo8"}


def test_a_place_has_one_name() -> None:
    """GM-5.1 That of the first neighbour going round it from the north."""
    land = "Fo2 Qu23\nHome:i ."
    assert "east of Home" not in spots(land, "Qu1")
    assert "south of Qu23" in spots(land, "Qu1")


def test_a_neighbour_must_hold_a_member() -> None:
    """GM-5.2 Corners are enough for that."""
    assert spots("Home Fo8 Qu1:i", "Qu23") == {"north of Fo8", "south of Fo8", "north of Qu1", "south of Qu1"}
    assert spots("Home:i Fo8 Qu1", "Qu23") == {"north of Fo8", "south of Fo8"}
    # A member two fields away is too far.
    assert "Vi4" not in tiles_offered(table("Gr5 Home Fo8:i Qu1 Pa39", ring="1 Vi4"))


def test_a_river_tile_continues_with_the_river() -> None:
    """GM-5.3"""
    assert spots("Home:i Fo8", "Fo2") == {"north of Home", "south of Home"}
    assert spots("Fo2:i .\nHome Fo8", "Me3") == {"north of Fo2"}


def test_a_road_tile_continues_with_the_road() -> None:
    """GM-5.3"""
    assert spots("Home:i Fo8", "Qu1") == {"west of Home"}  # the east end is too far from the member
    assert spots("Home:i Fo8:i", "Qu1") == {"west of Home", "east of Fo8"}


def test_a_plain_tile_lies_on_no_open_end() -> None:
    """GM-5.3 Around a lone start village there is no place for it."""
    assert tiles_offered(table(ring="1 Qu23 Fo2")) >= {"Fo2"}
    assert "Qu23" not in tiles_offered(table(ring="1 Qu23 Fo2"))


def test_a_tile_farther_out_closes_that_end() -> None:
    """GM-5.3 The gap can never be filled."""
    assert spots("Fo24 Qu23:i\n. Fo28:i\nHome:i Qu1", "Fo2") == {"south of Home"}
    assert "west of Fo28" not in spots("Fo24 Qu23:i\n. Fo28:i\nHome Qu1", "Me12")


def test_a_tile_may_be_laid_beyond_a_gap() -> None:
    """GM-5.3"""
    assert "west of Qu23" in spots(". Qu23:i\n. Fo28\nHome Qu1", "Fo24")


def edges(tile: int) -> tuple[int, int, int, int]:
    """What is on the four sides: river north and south, road east and west, or nothing."""
    river = RIVER if EDGE[tile] in (RIVER, CROSSING) else PLAIN
    road = ROAD if EDGE[tile] in (ROAD, CROSSING) else PLAIN
    return river, road, river, road


def literally(s: State, seat: int, edge: int) -> set[int]:
    """GM-5.1 to 5.3 word for word, cell by cell."""
    at = {s.cell[tile]: tile for tile in s.land[seat * MOST : seat * MOST + s.size[seat]]}
    sides = {PLAIN: (PLAIN,) * 4, RIVER: (RIVER, PLAIN, RIVER, PLAIN), ROAD: (PLAIN, ROAD, PLAIN, ROAD)}[edge]
    around = [dy * LINE + dx for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    found = set()
    for cell in {tile + step for tile in at for step in STEP} - set(at):
        shared = [(side, at[cell + STEP[side]]) for side in range(4) if cell + STEP[side] in at]
        joined = [edges(tile)[(side + 2) % 4] == sides[side] for side, tile in shared]
        goes_on = edge == PLAIN or any(sides[side] == edge for side, _ in shared)
        near = any(s.men[at[cell + step]] for step in around if cell + step in at)
        if all(joined) and goes_on and near:
            found.add(cell)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_the_places_offered_are_those_of_the_literal_rule(players: int) -> None:
    """GM-5.1 GM-5.2 GM-5.3"""
    compared = 0
    for seed in range(12):
        rng, s = Rng(seed), GAME.start(players, ())
        while (seat := GAME.decider(s)) != NOBODY:
            if seat == CHANCE:
                GAME.settle(s, rng)
                continue
            if s.phase == MOVING:
                for edge in (PLAIN, RIVER, ROAD):
                    wanted = literally(s, seat, edge)
                    assert [int(action) for action in places(s, seat, edge)] == sorted(
                        [int(name_of(s, seat, cell)) for cell in wanted]
                    )
                    assert has_place(s, seat, edge) == bool(wanted)
                    compared += len(wanted)
            GAME.apply(s, seat, random_action(GAME, s, seat, rng))
    assert compared > 900


def test_a_place_lies_on_the_named_side() -> None:
    """GM-5.1"""
    s = do(table("Home:i Fo8", ring="1 Qu23"), "take Qu23")
    do(s, "south of Fo8")
    assert s.cell[23] == s.cell[8] - LINE
    assert (name_of(s, 0, s.cell[8] + LINE), s.cell[HOME]) == (PLACE + 8 * 4, s.cell[8] - 1)
