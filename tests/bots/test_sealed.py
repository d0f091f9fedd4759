"""Sealed choices are mixed, because a predictable player can be exploited."""

from clanmoot.bots.regret_matching import Mixture, draw
from clanmoot.core.rng import Rng

WINS = {(0, 1): 0.0, (0, 2): 1.0, (1, 0): 1.0, (1, 2): 0.0, (2, 0): 0.0, (2, 1): 1.0}  # paper beats stone, and so on


def fought(payoffs: dict[tuple[int, int], float], rounds: int) -> list[list[float]]:
    """Two mixtures that learn against each other."""
    rng = Rng(1)
    sides = [Mixture(), Mixture()]
    for side in sides:
        for choice in range(3):
            side.add((choice,))
    for _ in range(rounds):
        one, other = sides[0].pick(rng), sides[1].pick(rng)
        payoff = payoffs.get((one, other), 0.5)
        sides[0].update(one, payoff)
        sides[1].update(other, 1.0 - payoff)
    return [side.average() for side in sides]


def test_stone_paper_and_scissors_are_mixed_evenly() -> None:
    for mixture in fought(WINS, 20_000):
        assert all(0.25 < share < 0.42 for share in mixture)


def test_a_mixture_finds_the_odds_of_a_lopsided_game() -> None:
    # Winning with stone is worth twice as much: then paper, which meets it, is laid half the time.
    lopsided = {**WINS, (0, 2): 1.0, (2, 0): 0.0, (1, 0): 0.75, (0, 1): 0.25, (2, 1): 0.75, (1, 2): 0.25}
    for mixture in fought(lopsided, 40_000):
        assert 0.20 < mixture[0] < 0.30
        assert 0.44 < mixture[1] < 0.56
        assert 0.20 < mixture[2] < 0.30


def test_a_choice_that_is_always_worse_is_dropped() -> None:
    rng = Rng(2)
    mixture = Mixture()
    for choice in range(2):
        mixture.add((choice,))
    for _ in range(500):
        tried = mixture.pick(rng)
        mixture.update(tried, 0.9 if tried else 0.1)
    assert mixture.average() == [0.0, 1.0]


def test_a_choice_is_listed_once() -> None:
    mixture = Mixture()
    assert [mixture.add((1, 2)), mixture.add((3,)), mixture.add((1, 2))] == [0, 1, 0]
    assert mixture.plans == [(1, 2), (3,)]


def test_draws_follow_the_shares() -> None:
    rng = Rng(3)
    drawn = [draw([0.25, 0.0, 0.75], rng) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 900 < drawn.count(0) < 1100
