"""How many lines of play there are: a change of the rules that nobody meant changes one of these numbers."""

import pytest

from clanmoot.core.game import NOBODY
from clanmoot.core.playout import perft, random_action
from clanmoot.core.rng import Rng
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.state import BUILDING, CHOOSING, LOOTING, PLANNING, SWAPPING, State
from tests.games.eketorp.picture import fight, table


def dealt(seed: int, players: int, discharge: int = 0) -> State:
    s = GAME.start(players, GAME.agree({"discharge": discharge}))
    GAME.settle(s, Rng(seed))
    return s


@pytest.mark.parametrize(("players", "lines"), [(3, 3 * 6**2), (4, 4 * 6**2), (5, 5 * 6**2), (6, 6 * 6**2)])
def test_lines_from_the_beginning(players: int, lines: int) -> None:
    assert perft(GAME, GAME.start(players, GAME.agree({})), 3) == lines


@pytest.mark.parametrize(
    ("players", "depths"),
    [(3, (14, 112, 756)), (4, (17, 160, 1231)), (5, (20, 217, 1877)), (6, (23, 283, 2721))],
)
def test_lines_of_planning(players: int, depths: tuple[int, ...]) -> None:
    s = dealt(1, players)
    assert [perft(GAME, s, depth) for depth in (1, 2, 3)] == list(depths)


def played(seed: int, players: int, phase: int) -> State:
    """The fifth position of this phase with a choice in a random game."""
    rng, s, met = Rng(seed), dealt(seed, players, seed % 2), 0
    while True:
        seat = GAME.decider(s)
        assert seat != NOBODY
        met += s.phase == phase and len(GAME.legal(s, seat)) > 1
        if met == 5:
            return s
        GAME.apply(s, seat, random_action(GAME, s, seat, rng))
        GAME.settle(s, rng)


@pytest.mark.parametrize(
    ("seed", "players", "phase", "depth", "lines"),
    [
        (1, 3, CHOOSING, 5, 113),
        (2, 4, CHOOSING, 5, 232),
        (3, 5, CHOOSING, 5, 993),
        (4, 6, CHOOSING, 5, 692),
        (5, 3, SWAPPING, 5, 299),
        (6, 4, SWAPPING, 5, 78),
        (7, 5, LOOTING, 4, 12),
        (8, 3, LOOTING, 4, 6),
        (9, 3, BUILDING, 4, 5160),
        (10, 6, BUILDING, 4, 2592),
        (11, 4, PLANNING, 3, 234),
        (12, 5, PLANNING, 3, 378),
    ],
)
def test_lines_in_the_middle_of_a_game(seed: int, players: int, phase: int, depth: int, lines: int) -> None:
    assert perft(GAME, played(seed, players, phase), depth) == lines


def test_lines_of_a_siege() -> None:
    s = table(out=("ram2 ship2", "A A A A A A A A"), hands=("3 4 5 6",), walls=("", ". . WG C GGG WW"))
    assert [perft(GAME, s, depth) for depth in (1, 2, 3)] == [2, 4, 16]
    fight(s, "fight 2 at ram 2", 6, 2)
    assert [perft(GAME, s, depth) for depth in (1, 2, 3, 4)] == [11, 16, 22, 68]
