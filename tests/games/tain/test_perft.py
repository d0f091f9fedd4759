"""How many lines of play there are: a change of the rules that nobody meant changes one of these numbers."""

import pytest

from clanmoot.core.playout import perft
from clanmoot.core.rng import Rng
from clanmoot.games.tain import GAME
from clanmoot.games.tain.state import State
from tests.games.tain.picture import table


@pytest.mark.parametrize(
    ("players", "lines"),
    [(2, [2, 98, 4802, 200802]), (3, [3, 207, 14043]), (4, [4, 356, 31044])],
)
def test_lines_from_the_empty_table(players: int, lines: list[int]) -> None:
    s = GAME.start(players, ())
    assert [perft(GAME, s, depth + 1) for depth in range(len(lines))] == lines


def played(players: int, seed: int, decisions: int) -> State:
    """A position in the middle: so many random decisions after the beginning."""
    s, rng = GAME.start(players, ()), Rng(seed)
    GAME.settle(s, rng)
    for _ in range(decisions):
        legal = GAME.legal(s, GAME.decider(s))
        GAME.apply(s, GAME.decider(s), legal[rng.below(len(legal))])
        GAME.settle(s, rng)
    return s


@pytest.mark.parametrize(
    ("players", "seed", "decisions", "depth", "lines"),
    [
        (2, 1, 12, 4, 28688),
        (2, 2, 40, 3, 10520),
        (3, 3, 25, 4, 2737),
        (3, 4, 60, 3, 9764),
        (4, 5, 40, 2, 3405),
        (4, 6, 90, 4, 368),
    ],
)
def test_lines_in_the_middle_of_a_game(players: int, seed: int, decisions: int, depth: int, lines: int) -> None:
    assert perft(GAME, played(players, seed, decisions), depth) == lines


def test_lines_through_the_raids() -> None:
    s = table(
        "B:L . . . B:W / W . . . .",
        "A:L . . A:L . /",
        kingdom="B:B",
        held=("", "A:L A:D"),
        left=("", None),
        passed=(1,),
    )
    assert [perft(GAME, s, depth) for depth in (1, 12, 13, 14, 15)] == [1, 1, 2, 2, 98]
