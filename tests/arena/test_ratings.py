"""Ratings say who is better, and how sure that is."""

import pytest
from openskill.models import PlackettLuce

from clanmoot.arena.ratings import one_round, ratings
from clanmoot.core.rng import Rng

from .made import deals, tain

PAIR = tain("greedy", "random")


def won(times: int, of: int) -> list[str]:
    """Return results in which greedy wins some of the deals, evenly spread."""
    return ["greedy" if deal * times % of < times else "random" for deal in range(of)]


def test_who_wins_more_is_rated_higher() -> None:
    found = ratings(deals(PAIR, won(15, 20)))
    assert found["greedy"].value > 25 > found["random"].value


def test_who_wins_still_more_is_rated_still_higher() -> None:
    more, less = ratings(deals(PAIR, won(18, 20))), ratings(deals(PAIR, won(12, 20)))
    assert more["greedy"].value > less["greedy"].value


def test_equals_are_rated_equal_within_the_error() -> None:
    found = ratings(deals(PAIR, won(50, 100)))
    assert abs(found["greedy"].value - found["random"].value) < found["greedy"].error


def test_the_order_of_games_does_not_matter() -> None:
    games = deals(PAIR, won(13, 20)) + deals(tain("greedy", "ismcts:5"), ["greedy"] * 9 + ["ismcts:5"])
    shuffled = games.copy()
    Rng(1).shuffle(shuffled)
    assert shuffled != games
    assert ratings(shuffled) == ratings(games)


def test_more_games_make_the_error_smaller() -> None:
    errors = [ratings(deals(PAIR, won(count * 3 // 4, count)))["greedy"].error for count in (8, 40, 200)]
    assert errors[0] > errors[1] > errors[2] > 0


def test_who_wins_every_game_is_not_rated_without_doubt() -> None:
    assert ratings(deals(PAIR, ["greedy"] * 30))["greedy"].error > 1


def test_one_among_many() -> None:
    of = tain("ismcts:5", "random", "random", "random")
    found = ratings(deals(of, ["ismcts:5"] * 12))
    assert found["ismcts:5"].value > found["random"].value


def test_who_sits_in_several_seats_gets_what_they_get_on_average() -> None:
    model = PlackettLuce(tau=0.0)
    rated = model.rate([[model.rating()] for _ in range(4)], ranks=[1, 2, 2, 2])
    found = one_round([deals(tain("ismcts:5", "random", "random", "random"), ["ismcts:5"])[:1]])
    assert found["ismcts:5"] == pytest.approx((rated[0][0].mu, rated[0][0].sigma))
    assert found["random"] == pytest.approx((rated[1][0].mu, rated[1][0].sigma))


def test_nobody_has_played() -> None:
    assert ratings([]) == {}
