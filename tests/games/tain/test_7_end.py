"""§7 End and score."""

import pytest

from clanmoot.core.outcome import Outcome
from clanmoot.games.tain import GAME
from clanmoot.games.tain.state import OVER, SCOUTING, State
from tests.games.tain.picture import end_round, table


def ended(s: State) -> Outcome:
    """The round played out, and the outcome of the game that it ends."""
    end_round(s)
    assert s.phase == OVER
    return GAME.outcome(s)


def reason(outcome: Outcome) -> str:
    """Why the game ended."""
    return GAME.facts.reasons[outcome.reason]


@pytest.mark.parametrize("cattle", [(10, 5), (10, 15), (12, 5)])
def test_eleven_cattle_or_more_end_the_game(cattle: tuple[int, int]) -> None:
    """TA-7.1"""
    assert reason(ended(table("", "A:L . . . . /", cattle=cattle))) == "ta-eleven"


def test_ten_do_not() -> None:
    """TA-7.1"""
    assert end_round(table("", "A:L . . . . /", cattle=(9, 5))).phase == SCOUTING


def test_eleven_reached_in_the_middle_of_the_raids_mean_nothing() -> None:
    """TA-7.1 A wins the eleventh and loses one in the same round."""
    s = end_round(table("B:L . . . . /", "A:L . . . . /", cattle=(10, 5), active=1))
    assert (s.phase, s.cattle[0]) == (SCOUTING, 10)


def test_the_eighth_round_is_the_last() -> None:
    """TA-7.1"""
    assert end_round(table(round=7)).phase == SCOUTING
    assert reason(ended(table(round=8))) == "ta-eight-rounds"


def test_eleven_in_the_eighth_round_is_the_reason_all_the_same() -> None:
    """TA-7.1"""
    assert reason(ended(table("", "A:L . . . . /", cattle=(10, 5), round=8))) == "ta-eleven"


def test_who_has_eleven_need_not_win() -> None:
    """TA-7.2"""
    outcome = ended(table("", "A:L . . . . /", cattle=(10, 11), jewels=(0, 6)))
    assert [standing[0] for standing in outcome.standings] == [25, 38]
    assert outcome.ranks() == (2, 1)


def test_points_line_by_line() -> None:
    """TA-7.3"""
    outcome = ended(table(round=8, cattle=(7, 12), jewels=(4, 2), held=("B:L2 B:D", "A:L3")))
    assert [(line.message, line.points) for line in outcome.score] == [
        ("ta-score-cattle", (14, 24)),
        ("ta-score-jewels", (12, 6)),
        ("ta-score-lads", (2, 3)),
        ("ta-score-daughters", (5, 0)),
        ("ta-score-herd", (0, 3)),
    ]
    assert [standing[0] for standing in outcome.standings] == [33, 36]


def test_captives_of_several_clans_count_and_what_was_won_in_the_last_round_too() -> None:
    """TA-7.3"""
    outcome = ended(table("B:L . . . . / W . . . .", "", "", round=8, held=("B:L C:L C:D",)))
    assert outcome.standings[0][0] == 10 + 9 + 3 + 5


def test_everybody_with_eleven_gets_the_bonus() -> None:
    """TA-7.3"""
    outcome = ended(table(cattle=(12, 11), round=8))
    assert outcome.score[-1].points == (3, 3)


@pytest.mark.parametrize(
    ("cattle", "jewels", "held", "left", "ranks"),
    [
        ((6, 5), (3, 3), (), (), (1, 2)),  # points
        ((8, 5), (2, 4), (), (), (1, 2)),  # 22 points each: cattle
        ((5, 5), (2, 4), ("B:D B:L",), (), (2, 1)),  # 22 points and five cattle each: jewels
        ((5, 5), (3, 3), (), ("C W", "C W L"), (2, 1)),  # unused tokens
        ((5, 5), (3, 3), (), ("C W", "D L"), (1, 1)),  # their number counts, not their kinds
        ((5, 5), (3, 3), (), (), (1, 1)),
    ],
)
def test_ties_are_broken_by_cattle_then_jewels_then_unused_tokens(
    cattle: tuple[int, ...],
    jewels: tuple[int, ...],
    held: tuple[str, ...],
    left: tuple[str, ...],
    ranks: tuple[int, ...],
) -> None:
    """TA-7.4"""
    outcome = ended(table(round=8, cattle=cattle, jewels=jewels, held=held, left=left))
    assert outcome.ranks() == ranks
    if cattle != (6, 5):
        assert outcome.standings[0][0] == outcome.standings[1][0]


def test_still_equal_is_a_shared_win() -> None:
    """TA-7.4"""
    assert ended(table(round=8)).shares() == (0.5, 0.5)


def test_unused_tokens_are_counted_before_used_ones_come_back() -> None:
    """TA-7.4, 5.2 A has placed their last token. Taking all back would make them win."""
    outcome = ended(table("/ B . . . .", round=8, left=("", "L")))
    assert [standing[3] for standing in outcome.standings] == [0, 1]
    assert outcome.ranks() == (2, 1)


def test_lower_places_are_ranked_in_the_same_way() -> None:
    """TA-7.4"""
    outcome = ended(table(players=4, round=8, cattle=(6, 5, 5, 5), left=(None, "L", "L2", "L")))
    assert outcome.ranks() == (1, 3, 2, 3)
