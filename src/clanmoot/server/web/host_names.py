"""The host names that this server answers to. Refusing all others prevents DNS rebinding."""

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from clanmoot.core.errors import ClanmootError
from clanmoot.server.settings import Settings

LOOPBACK: Final = ("localhost",)
# Endings that nobody can register on the Internet.
PRIVATE: Final = (".localhost", ".local", ".home.arpa", ".internal")
PLAIN: Final = re.compile(r"[a-z0-9.-]{1,253}")


class Hosts:
    """The host names that are allowed.

    Addresses are always allowed, because DNS rebinding needs a name. So is localhost. With --domain, only those names
    and the hosts of --origin are allowed as well. Without it, this machine's own name and names that exist only in
    private networks are allowed too.
    """

    def __init__(self, settings: Settings) -> None:
        origins = [urlsplit(origin).hostname or "" for origin in settings.origins]
        own = [] if settings.domains else own_names(settings.host)
        self._names = frozenset([*LOOPBACK, *settings.domains, *origins, *own]) - {""}
        self._endings = () if settings.domains else PRIVATE

    def check(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Raise ClanmootError if a request has no Host header, more than one, or one that is not allowed."""
        found = [value for name, value in headers if name == b"host"]
        if len(found) != 1:
            raise ClanmootError("no-host", "A request must have exactly one Host header.")
        name = name_of(found[0].decode("latin-1"))
        if not self.allows(name):
            words = f"the name {name!r}" if PLAIN.fullmatch(name) else "this name"
            option = name if PLAIN.fullmatch(name) else "NAME"
            raise ClanmootError(
                "host", f"This server does not answer to {words}. Its operator can allow it with --domain {option}."
            )

    def allows(self, name: str) -> bool:
        """Tell whether a name or an address is allowed."""
        return name in self._names or name.endswith(self._endings) or is_address(name)


def name_of(host: str) -> str:
    """Return a Host header without its port, in lower case."""
    if host.startswith("["):
        return host[1 : host.find("]")] if "]" in host else ""
    return host.partition(":")[0].casefold().removesuffix(".")


def is_address(name: str) -> bool:
    """Tell whether a name is an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def own_names(listening: str) -> list[str]:
    """Return this machine's names, and the name that the server was told to listen on."""
    machine = socket.gethostname().casefold()
    return [machine, machine.partition(".")[0], listening.casefold()]
