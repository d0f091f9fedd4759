"""Sets of small numbers: every bit is read back, compiled or not, and everything agrees with Python's own sets."""

import pytest

from clanmoot.core.bits import bit, count, lowest, mask, members, nth, numbers
from clanmoot.core.rng import Rng

BITS = range(62)


def some_sets() -> list[set[int]]:
    """The empty set, all, single members, and random ones from thin to thick."""
    rng = Rng(1)
    random = [{k for k in BITS if rng.below(62) < size} for size in range(1, 62)]
    return [set(), set(BITS), *[{k} for k in BITS], *random]


@pytest.mark.parametrize("k", BITS)
def test_every_bit_is_read_back(k: int) -> None:
    assert bit(k) == 2**k
    assert (count(bit(k)), lowest(bit(k)), nth(bit(k), 0)) == (1, k, k)
    assert members(bit(k)) == [k]


@pytest.mark.parametrize("k", BITS)
def test_every_bit_is_found_in_the_company_of_the_highest_and_the_lowest(k: int) -> None:
    company = bit(0) | bit(k) | bit(61)
    assert members(company) == sorted({0, k, 61})
    assert nth(company, count(company) - 1) == 61


def test_a_mask_holds_its_members_and_no_others() -> None:
    for found in some_sets():
        assert mask(found) == sum([2**k for k in found])
        assert members(mask(found)) == sorted(found)


def test_count_agrees_with_python() -> None:
    for found in some_sets():
        assert count(mask(found)) == mask(found).bit_count() == len(found)


def test_lowest_and_nth_agree_with_a_sorted_list() -> None:
    for found in some_sets()[1:]:
        assert lowest(mask(found)) == min(found)
        assert [nth(mask(found), n) for n in range(len(found))] == sorted(found)


def test_numbers_are_members_counted_from_a_base() -> None:
    for found in some_sets():
        assert list(numbers(0, mask(found))) == sorted(found)
        assert list(numbers(486, mask(found))) == [486 + k for k in sorted(found)]
