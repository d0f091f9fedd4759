"""The generator of simulations: the same numbers compiled and interpreted, and all of them equally likely."""

from itertools import permutations

import pytest

from clanmoot.conformance.chi_square import fits
from clanmoot.core.rng import Rng


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (1, [3052696306, 4097972730, 1687695058, 3630157532, 586732959, 1755196234]),
        (2**70, [2597335141, 1406320460, 4136732487]),
        (-5, [1196411036, 924099696, 1726954716]),
    ],
)
def test_a_seed_gives_the_same_numbers_on_every_machine_and_build(seed: int, words: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in words] == words


def test_numbers_below_a_bound_are_the_same_too() -> None:
    rng = Rng(7)
    assert [rng.below(n) for n in (2, 6, 52, 1000, 2**31)] == [0, 5, 10, 593, 1105404208]


def test_two_seeds_give_two_games() -> None:
    assert Rng(1).word() != Rng(2).word()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 54, 100])
def test_below_is_uniform(n: int) -> None:
    rng, counts = Rng(n), [0] * n
    for _ in range(200 * n):
        counts[rng.below(n)] += 1
    assert fits(counts, [1] * n)


@pytest.mark.parametrize("n", [2**31, 3 * 2**29, 2**31 - 1])
def test_below_is_uniform_where_a_plain_remainder_would_not_be(n: int) -> None:
    """Of 2**32 words an n near 2**31 leaves many over: without throwing some away, low numbers come up more often."""
    rng, counts = Rng(3), [0] * 8
    for _ in range(8000):
        number = rng.below(n)
        assert 0 <= number < n
        counts[number * 8 // n] += 1
    assert fits(counts, [1] * 8)


def test_weights_are_respected_and_nothing_without_weight_comes_up() -> None:
    rng, weights, counts = Rng(4), [5, 0, 1, 12, 2], [0] * 5
    for _ in range(10_000):
        counts[rng.weighted(weights)] += 1
    assert counts[1] == 0
    assert fits([counts[0], *counts[2:]], [5, 1, 12, 2])


@pytest.mark.parametrize("weights", [[], [0, 0]])
def test_without_weights_there_is_nothing_to_choose(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="no weights"):
        Rng(1).weighted(weights)


def test_shuffle_brings_four_things_into_every_order_equally_often() -> None:
    rng, orders = Rng(5), dict.fromkeys(permutations("abcd"), 0)
    for _ in range(100 * len(orders)):
        things = list("abcd")
        rng.shuffle(things)
        orders[tuple(things)] += 1
    assert fits(list(orders.values()), [1] * 24)


@pytest.mark.parametrize("things", [[], ["a"]])
def test_shuffle_leaves_nothing_and_one_thing_alone(things: list[str]) -> None:
    before = things[:]
    Rng(1).shuffle(things)
    assert things == before
