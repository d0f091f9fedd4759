"""The head of a request has a largest size, and a request has to arrive in time."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.raw import Raw, request, upgrade
from tests.server.running import Running, running

LINE = b"X-Filler: " + b"x" * 90 + b"\r\n"
CHUNKED = b"POST /api/v1/login HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
SIZES = [0, 1000, 7]  # bytes that are sent at once; 0: all of them


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that waits one second for a head, and two for a request."""
    with running("--limit", "opening=1", "--silence", "2") as found:
        yield found
        assert found.stop() == 0, found.log()
        assert '"level": "error"' not in found.log(), found.log()


def opening(kind: str) -> bytes:
    """Return a request without its end."""
    return (upgrade() if kind == "websocket" else request())[:-2]


def refused(raw: Raw) -> tuple[int, str]:
    """Return status and code of a refusal that is one of ours."""
    status, headers, body = raw.answer()
    assert headers["content-type"] == "application/json"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["connection"] == "close"
    assert set(body) == {"code", "text", "rule", "words"}
    assert body["text"].endswith(".")
    return status, body["code"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_headers_without_end_are_refused(server: Running, kind: str, size: int) -> None:
    with Raw(server.port) as raw:
        raw.send(opening(kind) + LINE * (400 if size == 7 else 20_000), size)
        assert refused(raw) == (431, "headers")


def test_one_header_without_end_is_refused(server: Running) -> None:
    with Raw(server.port) as raw:
        raw.send(opening("http") + b"X-Filler: " + b"x" * 2_000_000)
        assert refused(raw) == (431, "headers")


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_many_small_headers_are_refused(server: Running, kind: str) -> None:
    with Raw(server.port) as raw:
        raw.send(opening(kind) + b"a: b\r\n" * 100 + b"\r\n")
        assert refused(raw) == (431, "headers")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_an_address_without_end_is_refused(server: Running, kind: str, size: int) -> None:
    with Raw(server.port) as raw:
        raw.send(opening(kind).replace(b" HTTP", b"?" + b"x" * (10_000 if size else 2_000_000) + b" HTTP", 1), size)
        assert refused(raw) == (414, "too-long")


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_head_just_within_the_limits_is_taken(server: Running, kind: str) -> None:
    with Raw(server.port) as raw:
        head = upgrade(path="/api/v1/socket?" + "x" * 8000) if kind == "websocket" else request("/health?" + "x" * 8000)
        raw.send(head[:-2] + (b"X-Filler: " + b"x" * 8000 + b"\r\n") * 2 + b"a: b\r\n" * 80 + b"\r\n", 5000)
        assert raw.socket.recv(12) == (b"HTTP/1.1 101" if kind == "websocket" else b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (upgrade("X-Filler: " + "x" * 9000), 431),
        (upgrade(path="/api/v1/socket?" + "x" * 8170), 414),
        (upgrade().replace(b"GET", b"POST", 1), 400),
        (upgrade("X Filler: 1"), 400),
    ],
)
def test_a_websocket_that_the_library_would_not_take_is_answered(server: Running, head: bytes, status: int) -> None:
    with Raw(server.port) as raw:
        raw.send(head)
        assert refused(raw)[0] == status


@pytest.mark.parametrize("end", [LINE * 20_000, b"a: b\r\n" * 200, b"X-Filler: " + b"x" * 100_000])
def test_trailers_of_a_body_are_bounded(server: Running, end: bytes) -> None:
    with Raw(server.port) as raw:
        raw.send(CHUNKED + b"1\r\n{\r\n0\r\n" + end)
        assert refused(raw) == (431, "headers")


def test_an_extension_of_a_chunk_is_bounded(server: Running) -> None:
    with Raw(server.port) as raw:
        raw.send(CHUNKED + b"1;" + b"x" * 2_000_000)
        assert refused(raw) == (431, "headers")


def test_what_is_no_http_is_answered_with_a_sentence(server: Running) -> None:
    with Raw(server.port) as raw:
        raw.send(b"HELLO\r\n\r\n")
        assert refused(raw) == (400, "bad-request")


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\n", CHUNKED + b"1\r\n"])
def test_a_request_that_does_not_arrive_is_given_up(server: Running, begun: bytes) -> None:
    with Raw(server.port) as raw:
        raw.send(begun)
        assert raw.rest() == b""


def test_requests_on_one_connection_are_answered_one_by_one(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        for _ in range(50):  # together much more than one head may have
            assert client.get("/health", headers={"X-Filler": "x" * 4000}).status_code == 200
    with Raw(server.port) as raw:
        raw.send(request(close=False) * 20 + request())
        assert raw.rest().count(b"HTTP/1.1 200 ") == 21
