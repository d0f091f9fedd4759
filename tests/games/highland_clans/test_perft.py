"""How many lines of play there are: a change of the rules that nobody meant changes one of these numbers."""

import pytest

from clanmoot.core.playout import perft
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import State
from tests.games.highland_clans.picture import PLAIN, THIRD, do, table


def played(players: int, refill: int, seed: int, decisions: int) -> State:
    """A position in the middle: so many random decisions after the deal."""
    s, rng = GAME.start(players, GAME.agree({"refill": refill})), Rng(seed)
    GAME.settle(s, rng)
    for _ in range(decisions):
        seat = GAME.decider(s)
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[rng.below(len(legal))])
        GAME.settle(s, rng)
    return s


LINES = [
    (3, 0, 1, 20, 3, 12),  # laying cards
    (3, 0, 2, 60, 4, 468),  # raid or exchange
    (3, 1, 3, 90, 3, 70),
    (4, 0, 1, 40, 4, 256),  # two of six cards
    (4, 1, 2, 100, 3, 376),  # the first action
    (5, 0, 1, 50, 3, 4),  # a piper or none
    (5, 0, 4, 120, 4, 1441),
    (5, 1, 3, 150, 3, 384),  # the second action
    (3, 0, 7, 71, 5, 12),
]


@pytest.mark.parametrize(("players", "refill", "seed", "decisions", "depth", "lines"), LINES)
def test_lines_in_the_middle_of_a_game(
    players: int, refill: int, seed: int, decisions: int, depth: int, lines: int
) -> None:
    assert perft(GAME, played(players, refill, seed, decisions), depth) == lines


def test_lines_of_the_deal() -> None:
    s = GAME.start(3, GAME.agree({}))
    assert [perft(GAME, s, depth) for depth in (1, 2, 3)] == [4, 16, 64]


def test_lines_of_a_first_action_are_counted_by_hand() -> None:
    """Two actions of one blue and one green cube: piper, monks, two Bards that take yellow, blue or both."""
    s = table(PLAIN, PLAIN, PLAIN, drawn="BG")
    assert perft(GAME, s, 1) == 4
    # After the piper: monks or done. After the monks: piper or done. After a Bard: 1 + 1 + 3 things to take.
    assert perft(GAME, s, 2) == 2 + 2 + 5 + 5


def test_lines_of_a_raid_are_counted_by_hand() -> None:
    """Three equal cards without pipers: nothing to choose but what is drawn and discarded afterwards."""
    s = table("YYY | . . | 1 1 1", "YYY | . . | 1 1 1", PLAIN, phase=THIRD, deck="2 2 2 2 2 2 2 2 2 2")
    do(s, "raid 1")
    assert [perft(GAME, s, depth) for depth in (1, 2, 3, 9, 14, 15, 16)] == [1] * 7
