"""The settings of a server that an operator can choose."""

import re
from typing import Final, Literal

import msgspec

from clanmoot.core.errors import ClanmootError

LEAST_ITERATIONS: Final = 40  # per search of an analysis
NAME: Final = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(\.(?!-)[A-Za-z0-9-]{1,63})*\.?")
SUB_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")

Addresses = Literal["full", "truncated", "hashed", "none"]


class Rate(msgspec.Struct, frozen=True):
    """A rate limit by token bucket: how many requests at once, and how many more per minute."""

    burst: float
    per_minute: float


class Limits(msgspec.Struct, frozen=True):
    """How much one address, one person or one connection may request."""

    requests: Rate = Rate(1000, 6000)  # HTTP requests of one address
    guests: Rate = Rate(60, 30)  # new guests of one address
    logins: Rate = Rate(10, 10)  # of one address
    registers: Rate = Rate(10, 4)  # of one address, and of one person
    renames: Rate = Rate(10, 4)  # of one address, and of one person
    tables: Rate = Rate(20, 20)  # new tables of one person
    tables_at_address: Rate = Rate(60, 60)  # new tables of one address
    chat: Rate = Rate(10, 30)  # chat messages of one person
    hints: Rate = Rate(20, 20)  # of one person
    analyses: Rate = Rate(5, 2)  # of one person
    messages: Rate = Rate(1000, 12_000)  # of one connection
    connections: int = 100  # of one address at the same time
    watched: int = 200  # tables on one connection
    unfinished: int = 100  # unfinished tables of one person
    open_tables: int = 3  # public tables of one person that have not begun
    open_at_address: int = 10  # public tables of one address that have not begun
    body: int = 64 * 1024  # bytes of an HTTP request
    message: int = 16 * 1024  # bytes of a WebSocket message
    queued: int = 2000  # messages that wait for a slow client
    queued_bytes: int = 4 * 1024 * 1024  # bytes of the messages that wait for a slow client
    at_once: int = 32  # commands of one connection that run at the same time
    fragments: int = 128  # of one WebSocket message
    sockets: int = 200  # TCP connections of one address, or of one IPv6 network (/64), at the same time
    sockets_in_all: int = 0  # TCP connections in total; 0: as many as the system allows, minus a reserve
    opening: int = 10  # seconds in which the line and the headers of a request must arrive
    head: int = 32 * 1024  # bytes of a request's line and headers
    url: int = 8 * 1024  # bytes of a request's path and query
    headers: int = 100  # of one request


class Settings(msgspec.Struct, frozen=True):
    """All settings of a server except those of its games."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///clanmoot.sqlite"
    redis: str = ""
    workers: int = 1  # processes in which computer opponents think
    thought: float = 60.0  # seconds after which a computer opponent has to answer with its best move so far
    origins: tuple[str, ...] = ()  # web pages from elsewhere that may use this server: https://example.org
    proxies: tuple[str, ...] = ()  # addresses of proxies that we trust to tell the client's address
    domains: tuple[str, ...] = ()  # names of this server; if empty, those of this machine and of private networks
    root_path: str = ""  # where a proxy shows this server: /games/clanmoot
    log_addresses: Addresses = "truncated"  # how much of a client's address the log shows
    metrics_token: str = ""  # a token that lets other machines read /metrics
    silence: float = 75.0  # seconds after which a silent client is disconnected
    patience: float = 10.0  # seconds in which a stopping server finishes running commands
    analysis: tuple[int, int] = (8, 2500)  # searches per value, and iterations per search
    limits: Limits = Limits()


def limited(limits: Limits, wishes: tuple[str, ...]) -> Limits:
    """Return limits with some changed. `chat=10/30` sets a burst and a rate per minute, `body=65536` a number."""
    changed: dict[str, Rate | int] = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        known = getattr(limits, name, None) if name in limits.__struct_fields__ else None
        if known is None:
            names = ", ".join(limits.__struct_fields__)
            raise ClanmootError("limit", f"There is no limit {name!r}. Choose one of {names}.")
        changed[name] = _rate(name, value) if isinstance(known, Rate) else _whole(name, value)
    return msgspec.structs.replace(limits, **changed)


def named(wishes: tuple[str, ...]) -> tuple[str, ...]:
    """Return host names in lower case. Raise ClanmootError if one has a scheme, port or path."""
    for wish in wishes:
        if len(wish) > 253 or not NAME.fullmatch(wish):
            raise ClanmootError("domain", f"Write a domain without scheme, port or path, not {wish!r}.")
    return tuple([wish.casefold().removesuffix(".") for wish in wishes])


def sub_path(wish: str) -> str:
    """Return a root path without the slash at its end. Raise ClanmootError if it is not a valid path."""
    path = wish.rstrip("/")
    if path and (not SUB_PATH.fullmatch(path) or {".", ".."} & set(path.split("/"))):
        raise ClanmootError("root-path", f"Write a root path like /games/clanmoot, not {wish!r}.")
    return path


def effort(wish: str) -> tuple[int, int]:
    """Return how thorough analyses are. `8/2500` means eight searches per value, each with 2500 iterations."""
    searches, _, iterations = wish.partition("/")
    if searches.isdecimal() and iterations.isdecimal() and int(searches) >= 2 and int(iterations) >= LEAST_ITERATIONS:
        return int(searches), int(iterations)
    words = f"at least 2 searches of at least {LEAST_ITERATIONS} iterations, such as 8/2500"
    raise ClanmootError("analysis", f"An analysis needs {words}, not {wish!r}.")


def _rate(name: str, value: str) -> Rate:
    burst, _, per_minute = value.partition("/")
    if not burst.isdecimal() or not per_minute.isdecimal() or int(burst) < 1:
        raise ClanmootError("limit", f"Write the limit {name} as burst/per-minute, for example 10/30, not {value!r}.")
    return Rate(int(burst), int(per_minute))


def _whole(name: str, value: str) -> int:
    if not value.isdecimal() or int(value) < 1:
        raise ClanmootError("limit", f"The limit {name} must be a whole number of at least 1, not {value!r}.")
    return int(value)
