"""Limits on the number of TCP connections: per address, and in total."""

import contextlib
import ipaddress
import resource
from collections import Counter
from typing import Final

from clanmoot.server.people.rate_limits import neighbourhood
from clanmoot.server.settings import Limits

RESERVED: Final = 100  # file handles for the store, Redis, workers and libraries
ENDLESS: Final = 1 << 20  # the number of handles that we assume if the system sets no limit
LEAST: Final = 16  # connections that are always allowed, however few handles there are

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class TcpLimits:
    """Counts TCP connections. Trusted proxies have no limit per address, because they serve many people."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...], handles: int) -> None:
        self.most = limits.sockets
        self.in_all = limits.sockets_in_all or max(LEAST, handles - RESERVED)
        self.count = 0
        self._everybody = "*" in proxies
        self._names = frozenset(proxies)
        self._networks = networks(proxies)
        self._by_address: Counter[str] = Counter()

    def enter(self, address: str) -> str:
        """Count a new connection and return an empty text, or return why it is refused: "full" or "sockets"."""
        if self.count >= self.in_all:
            return "full"
        place = neighbourhood(address)
        if self._by_address[place] >= self.most and not self.trusts(address):
            return "sockets"
        self.count += 1
        self._by_address[place] += 1
        return ""

    def leave(self, address: str) -> None:
        """Remove a connection from the count."""
        place = neighbourhood(address)
        self.count -= 1
        self._by_address[place] -= 1
        if not self._by_address[place]:
            del self._by_address[place]

    def trusts(self, address: str) -> bool:
        """Tell whether an address is a trusted proxy."""
        if not self._names or self._everybody or address in self._names:
            return bool(self._names)
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def networks(proxies: tuple[str, ...]) -> list[Network]:
    """Return the networks of those proxies that are given as addresses or networks."""
    found: list[Network] = []
    for proxy in proxies:
        try:
            found.append(ipaddress.ip_network(proxy))
        except ValueError:
            continue  # a host name, or the path of a socket
    return found


def handles() -> int:
    """Return how many files, including sockets, this process may have open."""
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENDLESS if soft == resource.RLIM_INFINITY else soft


def raise_handles() -> None:
    """Raise the limit of open files as far as the system allows without administrator rights."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENDLESS if hard == resource.RLIM_INFINITY else hard
    if soft not in (wanted, resource.RLIM_INFINITY):
        with contextlib.suppress(ValueError, OSError):  # macOS names a limit that it does not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
