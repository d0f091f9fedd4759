"""Under which names a server may be reached, and when a browser is told to keep to https."""

import socket
from collections.abc import Iterator

import pytest

from clanmoot.server.settings import Settings
from clanmoot.server.web.host_names import Hosts, name_of
from tests.server.raw import Raw, request, upgrade
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server behind a proxy on this machine."""
    with running("--proxy", "127.0.0.9") as found:
        yield found


@pytest.fixture(scope="module")
def public() -> Iterator[Running]:
    """A server that says who it is."""
    with running("--domain", "Moot.example", "--domain", "b.example", "--origin", "https://c.example:8443") as found:
        yield found


def status(server: Running, data: bytes) -> int:
    """Return what a request is answered with."""
    with Raw(server.port) as raw:
        raw.send(data)
        return int(raw.socket.recv(12).split()[1])


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/v1/games", "/api/v1/docs", "/nothing"])
def test_a_name_of_a_stranger_is_refused_with_what_to_do(server: Running, path: str) -> None:
    with Raw(server.port) as raw:
        raw.send(request(path, host="evil.example:8000"))
        code, headers, body = raw.answer()
    assert (code, body["code"]) == (421, "host")
    assert "'evil.example'" in body["text"]
    assert body["text"].endswith("--domain evil.example.")
    assert headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[::1", "a b"])
def test_no_websocket_for_a_stranger_either(server: Running, host: str) -> None:
    assert status(server, upgrade(host=host)) == 421
    assert status(server, upgrade(f"Origin: http://{host}", host=host)) == 421


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:8000", "192.0.2.7", "localhost", "LOCALHOST.:8000", "a.localhost",
     "games.local", "games.home.arpa:1", "games.internal", socket.gethostname()],
)  # fmt: skip
def test_names_that_no_stranger_can_own_are_allowed(server: Running, host: str) -> None:
    assert status(server, request(host=host)) == 200
    assert status(server, upgrade(host=host)) == 101


NAMED = ["moot.example", "MOOT.example.:443", "b.example", "c.example", "localhost", "10.0.0.1"]


@pytest.mark.parametrize("host", NAMED)
def test_names_of_the_operator_are_allowed(public: Running, host: str) -> None:
    assert status(public, request(host=host)) == 200
    assert status(public, upgrade(host=host)) == 101


@pytest.mark.parametrize("host", ["a.moot.example", "games.local", socket.gethostname(), "a.localhost"])
def test_with_names_of_the_operator_there_are_no_others(public: Running, host: str) -> None:
    assert status(public, request(host=host)) == 421
    assert status(public, upgrade(host=host)) == 421


@pytest.mark.parametrize("lines", [b"", b"Host: 127.0.0.1\r\nHost: 127.0.0.1\r\n"])
def test_a_request_has_one_host(server: Running, lines: bytes) -> None:
    for whole in (request(), upgrade()):
        assert status(server, whole.replace(b"Host: 127.0.0.1\r\n", lines, 1)) == 400


def test_a_browser_is_told_to_keep_to_https_only_over_https(server: Running) -> None:
    found = {}
    for source in ("127.0.0.9", "127.0.0.8"):  # the proxy, and a client that claims to be one
        for scheme in ("https", "http"):
            for host in ("127.0.0.1", "evil.example"):
                with Raw(server.port, source) as raw:
                    raw.send(request("/health", f"X-Forwarded-Proto: {scheme}", host=host))
                    found[source, scheme, host] = raw.answer()[1].get("strict-transport-security")
    secure = {("127.0.0.9", "https", host): "max-age=31536000" for host in ("127.0.0.1", "evil.example")}
    assert {way: value for way, value in found.items() if value} == secure


@pytest.mark.parametrize(
    ("host", "name"), [("[::1]:80", "::1"), ("A.b:80", "a.b"), ("a.b.", "a.b"), ("", ""), ("a:b:c", "a"), ("[", "")]
)
def test_a_host_without_its_port(host: str, name: str) -> None:
    assert name_of(host) == name


def test_no_name_is_allowed_by_being_empty() -> None:
    assert not Hosts(Settings(host="", origins=("null",))).allows("")
