"""How many TCP connections there may be, and that others are served while somebody holds all that they can."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

from clanmoot.server.delivery.tcp_limits import TcpLimits
from clanmoot.server.settings import Limits
from tests.server.fuzz.calm import calm
from tests.server.raw import Raw, request, upgrade
from tests.server.running import Running, running

GREEDY = "127.0.0.2"
DEADLINE = 20.0  # seconds, then something hangs


@contextmanager
def held(server: Running, count: int, *sources: str) -> Iterator[list[Raw]]:
    """Idle connections, as many from each address as it asks for."""
    with ExitStack() as stack:
        yield [stack.enter_context(Raw(server.port, source)) for source in sources for _ in range(count)]


def metrics(server: Running) -> dict[str, float]:
    """Return why connections were refused, and how many."""
    lines = httpx.get(server.url + "/metrics").text.splitlines()
    pairs = [line.split('"') for line in lines if line.startswith("clanmoot_refused_connections_total{")]
    return {why: float(rest.split()[1]) for _, why, rest in pairs}


def refusals(server: Running) -> list[dict[str, Any]]:
    """Return the lines of the log that tell of refusals."""
    lines = [json.loads(line) for line in server.log().splitlines()]
    return [line for line in lines if line["from"] == "clanmoot.server.refused"]


def served(server: Running, source: str) -> bool:
    """Return whether an address gets an answer."""
    with Raw(server.port, source) as raw:
        raw.send(request())
        return raw.rest().startswith(b"HTTP/1.1 200 ")


def soon(server: Running, source: str) -> None:
    """Wait until an address gets an answer."""
    deadline = time.monotonic() + DEADLINE
    while not served(server, source):
        assert time.monotonic() < deadline, server.log()


def test_one_address_has_a_limit_and_others_are_served() -> None:
    with running("--limit", "sockets=20") as server, held(server, 300, GREEDY) as greedy:
        with Raw(server.port, GREEDY) as late:
            status, headers, body = late.answer()
        assert (status, body["code"], headers["connection"]) == (429, "too-many", "close")
        for _ in range(10):
            assert served(server, "127.0.0.1")
        assert sum([not raw.closed() for raw in greedy]) == 20
        assert metrics(server)["sockets"] == 281
        (line,) = refusals(server)
        assert (line["level"], line["why"], line["address"], line["times"]) == ("warning", "sockets", "127.0.0.0/24", 1)
        assert "--limit sockets" in line["says"]
        for raw in greedy:
            raw.socket.close()
        soon(server, GREEDY)
        calm(server)


def test_a_websocket_is_counted_until_it_is_closed() -> None:
    with running("--limit", "sockets=5") as server, held(server, 5, GREEDY) as wires:
        for raw in wires:
            raw.send(upgrade())
            assert raw.socket.recv(4096).startswith(b"HTTP/1.1 101 ")
        assert not served(server, GREEDY)
        wires[0].socket.close()
        soon(server, GREEDY)


def test_all_together_have_a_limit() -> None:
    with running("--limit", "sockets_in_all=40") as server, held(server, 30, GREEDY, "127.0.0.3") as idle:
        idle[-1].socket.settimeout(20)
        status, _, body = idle[-1].answer()
        assert (status, body["code"]) == (503, "full")
        assert sum([not raw.closed() for raw in idle]) == 40
        idle[0].socket.close()
        soon(server, "127.0.0.1")
        assert metrics(server)["full"] >= 20


def test_a_proxy_is_limited_only_with_all_together() -> None:
    with running("--limit", "sockets=3", "--proxy", "127.0.0.2") as server:
        with held(server, 30, GREEDY) as idle:
            assert served(server, GREEDY)
            assert not any(raw.closed() for raw in idle)
        with held(server, 3, "127.0.0.3"):
            assert not served(server, "127.0.0.3")


def test_handles_are_raised_and_some_are_kept_for_the_store() -> None:
    few = ("prlimit", "--nofile=64:300", "--")
    with running(before=few) as server, Raw(server.port) as before, held(server, 300, GREEDY) as idle:
        idle[-1].answer()
        kept = sum([not raw.closed() for raw in idle])
        assert 150 < kept < 200
        before.send(request("/api/v1/guest").replace(b"GET", b"POST", 1))  # it is stored
        assert before.rest().startswith(b"HTTP/1.1 201 ")
        calm(server)


def test_running_out_of_handles_ends_nothing() -> None:
    few = ("prlimit", "--nofile=90:90", "--")
    with running("--limit", "sockets_in_all=100000", before=few) as server:
        with held(server, 200, GREEDY):
            pass
        soon(server, "127.0.0.1")
        assert server.process.poll() is None


def test_an_ipv6_network_counts_as_one_address() -> None:
    sockets = TcpLimits(Limits(sockets=2), ("10.0.0.0/8", "2001:db8:9::1"), 1000)
    for address in ("2001:db8::1", "2001:db8::2"):
        assert sockets.enter(address) == ""
    assert sockets.enter("2001:db8::3") == "sockets"
    assert sockets.enter("2001:db8:0:1::3") == ""
    assert [sockets.enter(address) for address in ["::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1"]] == ["", "", "sockets"]
    assert [sockets.enter(address) for address in ["10.1.2.3"] * 3 + ["2001:db8:9::1"] * 3] == [""] * 6
    sockets.leave("2001:db8::2")
    assert sockets.enter("2001:db8::3") == ""


@pytest.mark.parametrize(("handles", "wanted"), [(20_000, 19_900), (64, 16)])
def test_how_many_there_can_be_follows_from_the_handles(handles: int, wanted: int) -> None:
    assert TcpLimits(Limits(), (), handles).in_all == wanted
