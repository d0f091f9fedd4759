"""Tables of formations against brute force: every completion, and every value of every elite card."""

from functools import cache
from itertools import combinations, product
from random import Random

import pytest

from clanmoot.core.bits import mask
from clanmoot.games.schotten_totten.formation import (
    FLUSH,
    NEVER,
    OF_A_KIND,
    STRAIGHT,
    STRAIGHT_FLUSH,
    SUM,
    can_beat,
    completion,
    strongest,
)
from clanmoot.games.schotten_totten.pieces import CARD_NAMES, CLANS

# ST-7.3 What each elite card may be.
VALUES = {
    54: list(range(CLANS)),
    55: [card for card in range(CLANS) if card % 9 == 6],
    56: [card for card in range(CLANS) if card % 9 <= 2],
}


@cache
def strength(side: tuple[int, ...], sums_only: bool) -> int:
    """ST-4.1, 4.2, 7.6 in the plainest words; the side has no elite cards, but may have copies."""
    strengths = sorted([card % 9 + 1 for card in side])
    total = sum(strengths)
    if sums_only:
        return SUM + total
    one_colour = len({card // 9 for card in side}) == 1
    run = strengths == list(range(strengths[0], strengths[0] + len(side)))
    if one_colour and run:
        return STRAIGHT_FLUSH + total
    if len(set(strengths)) == 1:
        return OF_A_KIND + total
    return (FLUSH if one_colour else STRAIGHT if run else SUM) + total


def best(side: list[int], sums_only: bool) -> int:
    """The strongest values of the elite cards of a complete side."""
    plain = [card for card in side if card < CLANS]
    chosen = [VALUES[card] for card in side if card >= CLANS]
    return max(strength(tuple(sorted([*plain, *values])), sums_only) for values in product(*chosen))


def best_completion(side: list[int], need: int, sums_only: bool, unseen: list[int]) -> int:
    """The strongest thing that a side can become."""
    ways = combinations(unseen, need - len(side))
    return max([best([*side, *way], sums_only) for way in ways], default=NEVER)


def near(rng: Random, number: int) -> list[int]:
    """Different cards of few colours and strengths, so that runs and colours do happen."""
    colours, low = rng.sample(range(6), rng.choice((1, 2, 3))), rng.randrange(4)
    pool = [9 * colour + k for colour in colours for k in range(low, min(9, low + rng.choice((4, 5, 6))))]
    rng.shuffle(pool)
    return pool[:number]


@pytest.mark.parametrize(("elites", "times", "unseen"), [(0, 4000, 7), (1, 900, 6), (2, 120, 4), (3, 30, 3)])
def test_strongest_and_can_beat_and_completion_are_exact(elites: int, times: int, unseen: int) -> None:
    """ST-4.1, 4.2, 4.4, 5.3, 5.4, 5.5, 7.3, 7.6"""
    rng = Random(elites)
    for _ in range(times):
        need, sums_only = rng.choice((3, 4)), rng.random() < 0.15
        troops = rng.sample((54, 55, 56), elites)
        pool = near(rng, need + unseen)
        clans = rng.randint(0, need - elites)
        side, stock = [*pool[:clans], *troops], pool[clans : clans + rng.randint(0, unseen)]
        expected = best_completion(side, need, sums_only, stock)
        told = f"{side} of {need} with {stock}, sums only: {sums_only}"
        found = strongest(mask(side), need, sums_only, mask(stock))
        assert found == expected, told
        cards = completion(mask(side), need, sums_only, mask(stock))
        if expected == NEVER:
            assert cards == [], told
        else:
            assert set(cards) <= set(stock), told
            assert best([*side, *cards], sums_only) == expected, told
        if len(side) < need:
            # A complete side is never worth less than 1 + 1 + 1, so no goal is lower.
            for goal in {max(3, expected + step) for step in (-1, 0, 1)} | {rng.randrange(3, 300)}:
                assert can_beat(mask(side), need, sums_only, mask(stock), goal) == (expected > goal), told


def test_against_a_full_deck_of_unseen_cards_too() -> None:
    """ST-5.3 One card missing, all others unseen."""
    rng = Random(7)
    for _ in range(150):
        need = rng.choice((3, 4))
        side = rng.sample(range(CLANS), need - 1)
        stock = [card for card in range(CLANS) if card not in side]
        assert strongest(mask(side), need, False, mask(stock)) == best_completion(side, need, False, stock), [
            CARD_NAMES[card] for card in side
        ]
