"""Counts and logs refusals of abusive requests. Every refusal is counted, but few are logged."""

import hashlib
import hmac
import ipaddress
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from clanmoot.server.settings import Addresses

from .metrics import Metrics

# What the log says, and what the operator can do about it.
REASONS: Final = {
    "sockets": "Too many TCP connections from one address. Name your proxy with --proxy, or change --limit sockets.",
    "full": "The server has reached its limit of TCP connections.",
    "slow": "A request did not arrive in time.",
    "head": "The headers of a request were too long or too many.",
    "url": "The path and the query of a request were too long.",
    "malformed": "A request was not valid HTTP.",
    "host": "A request used a host name that is not allowed. Allow it with --domain.",
    "connections": "Too many WebSockets from one address.",
    "flood": "A client sent too many messages.",
    "rate": "Too many requests from one address or person.",
}
QUIET: Final = 60.0  # seconds between two log entries about the same reason and address
MOST: Final = 100  # pairs of reason and address that are counted separately
OTHERS: Final = "others"
HASHED: Final = 12  # hexadecimal digits

log = logging.getLogger("clanmoot.server.refused")


class Throttle:
    """When a reason and an address may be logged again, and how many refusals there were since the last log entry."""

    __slots__ = ("next_at", "times")

    def __init__(self, next_at: float) -> None:
        self.next_at = next_at
        self.times = 0


class Refusals:
    """Counts refusals by reason. Logs each reason and address at most once a minute, with the number of refusals."""

    def __init__(self, meter: Metrics, addresses: Addresses, clock: Callable[[], float] = time.monotonic) -> None:
        self.meter = meter
        self.addresses = addresses
        self.clock = clock
        self._key = secrets.token_bytes(16)
        self._throttles: dict[tuple[str, str], Throttle] = {}

    def note(self, why: str, address: str) -> None:
        """Count a refusal.

        `why` is a key of REASONS. Log it unless this reason and address were logged in the last minute.
        """
        self.meter.refused_connections[why] += 1
        now = self.clock()
        place = self._place(why, self.shown(address), now)
        throttle = self._throttles.setdefault((why, place), Throttle(now))
        throttle.times += 1
        if now >= throttle.next_at:
            words = {"why": why, "address": place or None, "times": throttle.times}
            log.warning("Refused: %s", REASONS[why], extra=words)
            throttle.next_at, throttle.times = now + QUIET, 0

    def _place(self, why: str, shown: str, now: float) -> str:
        """Return the address, or OTHERS if too many different addresses are counted already."""
        if (why, shown) in self._throttles or len(self._throttles) < MOST:
            return shown
        self._throttles = {key: throttle for key, throttle in self._throttles.items() if now < throttle.next_at}
        return shown if len(self._throttles) < MOST else OTHERS

    def shown(self, address: str) -> str:
        """Return an address in the form in which the settings allow it in the log. It is empty if they allow none."""
        match self.addresses:
            case "full":
                return address
            case "hashed":
                return hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()[:HASHED]
            case "truncated":
                return truncated(address)
        return ""


def truncated(address: str) -> str:
    """Return the network of an address: the first 24 bits of IPv4, the first 48 of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0].partition("/")[0])
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if not found.ipv4_mapped:
            return str(ipaddress.ip_network((found, 48), strict=False))
        found = found.ipv4_mapped
    return str(ipaddress.ip_network((found, 24), strict=False))
