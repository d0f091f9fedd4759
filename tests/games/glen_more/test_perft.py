"""How many lines of play there are: a change of the rules that nobody meant changes one of these numbers."""

import pytest

from clanmoot.core.game import NOBODY
from clanmoot.core.playout import perft
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.state import State
from tests.games.glen_more.picture import do, table


def played(players: int, seed: int, decisions: int) -> State:
    """Play a number of random decisions after the set-up."""
    s, rng = GAME.start(players, ()), Rng(seed)
    GAME.settle(s, rng)
    for _ in range(decisions):
        assert GAME.decider(s) != NOBODY
        legal = GAME.legal(s, s.turn)
        GAME.apply(s, s.turn, legal[rng.below(len(legal))])
        GAME.settle(s, rng)
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_lines_before_the_first_tile(players: int) -> None:
    assert [perft(GAME, GAME.start(players, ()), depth) for depth in (1, 2, 3)] == [players, players * 8, players * 56]


@pytest.mark.parametrize(
    ("players", "seed", "decisions", "lines"),
    [
        (2, 1, 0, (9, 18, 40, 156, 1096, 5120)),
        (2, 2, 45, (2, 20, 259, 3399)),
        (2, 3, 60, (4, 6, 12, 79, 746, 4579)),
        (3, 1, 0, (9, 18, 40, 160, 1142, 5354)),
        (3, 2, 60, (4, 8, 66, 272, 2278)),
        (3, 3, 90, (4, 22, 62, 198, 844, 3977)),
        (4, 1, 0, (9, 18, 40, 426, 3634)),
        (4, 2, 80, (6, 49, 321, 1562)),
        (4, 3, 120, (3, 7, 30, 299, 3422)),
        (5, 1, 0, (8, 16, 34, 390, 3042)),
        (5, 2, 100, (2, 21, 131, 328, 542, 2597)),
        (5, 3, 150, (5, 20, 71, 242, 836, 2970)),
    ],
)
def test_lines_from_random_positions(players: int, seed: int, decisions: int, lines: tuple[int, ...]) -> None:
    s = played(players, seed, decisions)
    assert tuple([perft(GAME, s, depth) for depth in range(1, len(lines) + 1)]) == lines


LAND = "Lochy:wg . . .\nHome:i Fo8:ww Gr5:g Fa17:i\n. Di11 Vi29:i ."


@pytest.mark.parametrize(
    ("tile", "lines"),
    [
        ("Ness", (1, 3, 24, 190, 1141, 5217)),
        ("Oich", (1, 10, 65, 405, 2335)),
        ("Shiel", (1, 2, 10, 41, 140, 475)),
        ("Iona", (2, 4, 16, 65, 274, 1053)),
        ("Bu34", (7, 39, 232, 1194, 5176)),
        ("Ta33", (7, 32, 177, 909, 3874)),
        ("Gc56", (7, 39, 200, 1073, 5089)),
    ],
)
def test_lines_with_special_tiles(tile: str, lines: tuple[int, ...]) -> None:
    s = table(LAND, ring=f"1 {tile} 2 3 4", rows=(1, 1, 2, 0, 1), coins=[3], barrels=[1], chieftains=[1])
    do(s, f"take {tile}")
    assert tuple([perft(GAME, s, depth) for depth in range(1, len(lines) + 1)]) == lines
