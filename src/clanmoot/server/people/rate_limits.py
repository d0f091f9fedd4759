"""Rate limits by token bucket, per address, person or connection. They allow a burst, then a rate per minute."""

import ipaddress
import time
from collections.abc import Callable
from math import ceil
from typing import Final

from clanmoot.core.errors import ClanmootError
from clanmoot.server.settings import Limits, Rate

from .open_tables import OpenTables

MOST_KEYS: Final = 20_000  # buckets in memory; at this number, full ones are dropped


class TooMany(ClanmootError):
    """Raised for too many requests of one kind. The next one is allowed after `wait` seconds."""

    def __init__(self, sentence: str, wait: int) -> None:
        super().__init__("too-many", f"{sentence} Please wait {wait} second{'s' if wait > 1 else ''}.")
        self.wait = wait


class Bucket:
    """A token bucket. It starts full."""

    __slots__ = ("left", "at")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: Rate, now: float) -> float:
        """Take a token and return 0. If there is none, return the seconds until there is one."""
        left = min(rate.burst, self.left + (now - self.at) * rate.per_minute / 60)
        self.at = now
        if left >= 1:
            self.left = left - 1
            return 0.0
        self.left = left
        return (1 - left) * 60 / rate.per_minute if rate.per_minute else 3600.0


class Buckets:
    """A token bucket per key."""

    def __init__(self, rate: Rate, sentence: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.sentence = sentence
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> None:
        """Take a token from the bucket of a key, or raise TooMany."""
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_KEYS:
                self._tidy(now)
            bucket = self._buckets[key] = Bucket(self.rate.burst, now)
        wait = bucket.take(self.rate, now)
        if wait:
            raise TooMany(self.sentence, ceil(wait))

    def _tidy(self, now: float) -> None:
        """Drop buckets that have filled up again. If more than half the maximum remain, drop the oldest too."""
        full = self.rate.burst * 60 / self.rate.per_minute if self.rate.per_minute else 3600.0
        kept = [(key, bucket) for key, bucket in self._buckets.items() if now - bucket.at < full]
        self._buckets = dict(sorted(kept, key=lambda entry: entry[1].at)[-MOST_KEYS // 2 :])


class Patience:
    """All rate limits of the server."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests, "Too many requests.", clock)
        self.guests = Buckets(limits.guests, "Too many new guests from your address.", clock)
        self.logins = Buckets(limits.logins, "Too many login attempts from your address.", clock)
        self.registers = Buckets(limits.registers, "Too many new accounts from your address.", clock)
        self.renames = Buckets(limits.renames, "You changed your name too often.", clock)
        self.tables = Buckets(limits.tables, "You created too many tables.", clock)
        self.tables_at_address = Buckets(limits.tables_at_address, "Too many new tables from your address.", clock)
        self.open_tables = OpenTables(limits.open_at_address)
        self.chat = Buckets(limits.chat, "You sent too many chat messages.", clock)
        self.hints = Buckets(limits.hints, "You asked for too many hints.", clock)
        self.analyses = Buckets(limits.analyses, "You asked for too many analyses.", clock)


def neighbourhood(address: str) -> str:
    """Return the key that limits count by: the address for IPv4, the /64 network for IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
