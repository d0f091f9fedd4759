"""How many lines of play there are: a change of the rules that nobody meant changes one of these numbers."""

import pytest

from clanmoot.core.playout import perft
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.state import PLAYING, State
from tests.games.schotten_totten.picture import do, table


def dealt(seed: int, tactics: int, expert: int) -> State:
    s = GAME.start(2, GAME.agree({"tactics": tactics, "expert": expert, "begins": 0}))
    GAME.settle(s, Rng(seed))
    return s


@pytest.mark.parametrize(
    ("seed", "tactics", "expert", "depth", "lines"),
    [
        (1, 0, 0, 3, 54 * 42),  # six cards to nine stones, done, a clan card
        (2, 0, 0, 3, 54 * 42),
        (1, 0, 0, 4, 54 * 42 * 54),
        (3, 0, 1, 4, 54 * 42),  # done comes first, and once more for the other player
        (1, 1, 0, 3, 63 * 2),  # seven cards to nine stones, done, two decks
        (2, 1, 0, 4, 63 * 49),  # 40 clan cards, nine kinds of tactic cards
        (3, 1, 1, 4, 63 * 49),
    ],
)
def test_lines_after_the_deal(seed: int, tactics: int, expert: int, depth: int, lines: int) -> None:
    assert perft(GAME, dealt(seed, tactics, expert), depth) == lines


def played(seed: int, tactics: int, expert: int, decisions: int) -> State:
    """A position in the middle: so many random decisions after the deal."""
    s, rng = dealt(seed, tactics, expert), Rng(seed)
    for _ in range(decisions):
        legal = GAME.legal(s, s.turn)
        GAME.apply(s, s.turn, legal[rng.below(len(legal))])
        GAME.settle(s, rng)
    return s


@pytest.mark.parametrize(
    ("seed", "tactics", "expert", "depth", "lines"),
    [
        (1, 0, 0, 3, 474),
        (2, 0, 0, 3, 662),
        (4, 0, 0, 5, 6630),
        (1, 0, 1, 4, 624),
        (2, 0, 1, 3, 572),
        (1, 1, 0, 4, 1521),
        (2, 1, 0, 3, 929),
        (3, 1, 0, 5, 13050),
        (4, 1, 1, 3, 1602),
        (5, 1, 1, 5, 3193),
        (6, 1, 1, 4, 1584),
    ],
)
def test_lines_in_the_middle_of_a_game(seed: int, tactics: int, expert: int, depth: int, lines: int) -> None:
    assert perft(GAME, played(seed, tactics, expert, 60), depth) == lines


def test_lines_with_every_tactic_card_in_hand() -> None:
    stones = ("R7 R8 | G7 G8", "?B1 B2 B3 | Y1 Y2", "~P1 P2 P3 | Joker N1 N2", "<R1 R2 R3 |")
    s = table(*stones, tactics=True, hand="Recruiter Strategist Banshee Traitor Spy", other="Y9", phase=PLAYING)
    assert [perft(GAME, s, depth) for depth in (1, 2, 3, 4)] == [12, 31, 168, 466]
    do(s, "Recruiter", "draw clan", "G1 drawn", "draw tactic", "Joker drawn", "draw tactic")
    assert [perft(GAME, s, depth) for depth in (1, 2, 3, 4)] == [1, 7, 7 * 6, 7 * 6]
