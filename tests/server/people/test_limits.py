"""Buckets: so many at once, so many more a minute, each for itself."""

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.server.people.rate_limits import MOST_KEYS, Buckets, TooMany, neighbourhood
from clanmoot.server.settings import Limits, Rate, effort, limited


class Clock:
    """A time that tests move."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_after_the_burst_it_continues_at_the_rate() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 60), "Slower.", clock)
    for _ in range(3):
        buckets.take("ann")
    with pytest.raises(TooMany, match=r"Slower\. Please wait 1 second\.") as caught:
        buckets.take("ann")
    assert caught.value.wait == 1
    clock.now += 1.0
    buckets.take("ann")
    with pytest.raises(TooMany):
        buckets.take("ann")


def test_one_does_not_pay_for_the_other() -> None:
    buckets = Buckets(Rate(1, 1), "Slower.", Clock())
    buckets.take("ann")
    buckets.take("bob")
    with pytest.raises(TooMany, match="60 seconds"):
        buckets.take("ann")


def test_a_bucket_never_holds_more_than_the_burst() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 60), "Slower.", clock)
    clock.now += 1e6
    buckets.take("ann")
    clock.now += 1e6
    buckets.take("ann")
    buckets.take("ann")
    with pytest.raises(TooMany):
        buckets.take("ann")


def test_crowds_do_not_fill_the_memory_and_the_latest_are_remembered() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 0), "Slower.", clock)
    for number in range(MOST_KEYS + 10):
        clock.now += 0.001
        buckets.take(str(number))
    assert len(buckets._buckets) <= MOST_KEYS
    with pytest.raises(TooMany):
        buckets.take(str(MOST_KEYS + 9))


@pytest.mark.parametrize(
    ("address", "stands_for"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nowhere", "nowhere"),
    ],
)
def test_an_ipv6_network_counts_as_one(address: str, stands_for: str) -> None:
    assert neighbourhood(address) == stands_for


def test_limits_can_be_chosen() -> None:
    limits = limited(Limits(), ("chat=7/8", "body=9"))
    assert limits.chat == Rate(7, 8)
    assert limits.body == 9
    assert limits.guests == Limits().guests


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ("nonsense=1", "There is no limit 'nonsense'"),
        ("chat", "burst/per-minute"),
        ("chat=5", "burst/per-minute"),
        ("chat=0/5", "burst/per-minute"),
        ("body=much", "a whole number"),
        ("body=0", "a whole number"),
        ("__class__=1", "There is no limit"),
    ],
)
def test_a_limit_that_makes_no_sense_is_refused(wish: str, says: str) -> None:
    with pytest.raises(ClanmootError, match=says):
        limited(Limits(), (wish,))


def test_how_thorough_analyses_are_can_be_chosen() -> None:
    assert effort("8/2500") == (8, 2500)
    for wish in ("", "8", "1/2500", "8/39", "8/many", "-8/2500"):
        with pytest.raises(ClanmootError, match="at least 2 searches"):
            effort(wish)
