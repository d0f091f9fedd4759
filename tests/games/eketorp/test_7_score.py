"""§7 Score."""

from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.state import PLANNING, State
from tests.games.eketorp.picture import plan, table


def ended(*walls: str, amulets: tuple[int, ...] = (5, 5, 5), stores: str = "") -> State:
    return plan(table(phase=PLANNING, round=10, walls=walls, amulets=amulets, stores=stores), "", "", "")


def test_bricks_count_one_to_four_and_an_amulet_one() -> None:
    """EK-7.1"""
    outcome = GAME.outcome(ended("GW C S . . .", "GGG . . . . .", amulets=(2, 0, 5)))
    assert outcome.standings == ((1 + 2 + 3 + 4 + 2,), (3,), (5,))
    assert [row.points[0] for row in outcome.score] == [1, 2, 3, 4, 0, 2]


def test_a_wall_of_eighteen_counts_five_more_and_one_of_seventeen_does_not() -> None:
    """EK-7.1"""
    full, nearly = "GGG GGG GGG GGG GGG GGG", "GGG GGG GGG GGG GGG GG"
    outcome = GAME.outcome(ended(full, nearly, amulets=(0, 0, 5)))
    assert outcome.standings == ((23,), (17,), (5,))


def test_the_most_points_win() -> None:
    """EK-7.2"""
    assert GAME.outcome(ended("G . . . . .", "S . . . . .")).ranks() == (2, 1, 3)


def test_ties_share_and_nothing_else_decides() -> None:
    """EK-7.2"""
    outcome = GAME.outcome(ended("GG . . . . .", "W . . . . .", amulets=(5, 5, 0)))
    assert (outcome.ranks(), outcome.shares()) == ((1, 1, 3), (0.5, 0.5, 0.0))
    outcome = GAME.outcome(ended("GG . . . . .", "", amulets=(3, 5, 5)))
    assert outcome.ranks() == (1, 1, 1)
