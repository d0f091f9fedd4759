"""Bytes to messages: however they are cut, packed and masked, every text is answered once and in its order."""

import base64
import os
import socket
import time
from collections.abc import Iterator

import pytest
from websockets.frames import Close, Frame, Opcode

from tests.server.running import Running, running

PATIENCE = 20.0  # seconds, then an answer is missing
PONG = b'{"t":"pong"}'
PING = b'{"t":"ping"}'


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """Start one server for all of these tests."""
    with running("--limit", "message=4096") as found:
        yield found


class Caller:
    """A client that decides itself which bytes it sends."""

    def __init__(self, server: Running) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        words = f"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        words += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self.socket.sendall(words.encode())
        self.read = self.socket.makefile("rb")
        assert b" 101 " in self.read.readline()
        while self.read.readline() != b"\r\n":
            pass

    def send(self, *parts: bytes) -> None:
        """Send parts, each by itself."""
        for part in parts:
            self.socket.sendall(part)

    def close(self) -> None:
        """Hang up."""
        self.read.close()
        self.socket.close()

    def frame(self) -> tuple[int, bytes]:
        """The kind and the content of the next frame."""
        kind, size = self.read.read(2)
        if size == 126:
            size = int.from_bytes(self.read.read(2), "big")
        return kind & 15, self.read.read(size)

    def answers(self, count: int) -> list[bytes]:
        """Return a number of texts."""
        found = [self.frame() for _ in range(count)]
        assert [kind for kind, _ in found] == [Opcode.TEXT] * count
        return [text for _, text in found]


@pytest.fixture
def caller(server: Running) -> Iterator[Caller]:
    """Yield a caller, closed after the test."""
    found = Caller(server)
    yield found
    found.close()


def text(content: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(kind, content, fin).serialize(mask=True)


def told(number: int) -> bytes:
    """Return a wrong message that is answered by its number."""
    return b'{"t":"why","id":"%d","table":"none","action":0}' % number


def numbers(answers: list[bytes]) -> list[int]:
    """The numbers that were answered."""
    return [int(answer.split(b'"id":"')[1].split(b'"')[0]) for answer in answers]


def test_many_texts_in_one_piece_are_answered_in_their_order(caller: Caller) -> None:
    caller.send(b"".join([text(told(number)) for number in range(30)]))
    assert numbers(caller.answers(30)) == list(range(30))


def test_a_text_in_many_pieces_is_one(caller: Caller) -> None:
    whole = text(PING)
    caller.send(*[whole[k : k + 1] for k in range(len(whole))])
    assert caller.answers(1) == [PONG]


def test_a_piece_may_end_anywhere(caller: Caller) -> None:
    whole = b"".join([text(told(number)) for number in range(20)])
    for size in (1, 3, 7, 11, 29, 97, 331):
        caller.send(*[whole[k : k + size] for k in range(0, len(whole), size)])
        assert numbers(caller.answers(20)) == list(range(20))


def test_a_mask_that_looks_like_the_head_of_a_text(caller: Caller) -> None:
    mask = b"\x81\x85\x81\x85"
    whole = bytes((0x81, 0x80 | len(PING))) + mask + bytes([byte ^ mask[k % 4] for k, byte in enumerate(PING)])
    for cut in range(1, len(whole)):
        caller.send(whole[:cut])
        time.sleep(0.02)  # so that the parts come one after the other
        caller.send(whole[cut:])
        assert caller.answers(1) == [PONG]


def test_fragments_and_signs_of_life_between_texts(caller: Caller) -> None:
    begun = text(PING[:5], fin=False)
    rest = text(PING[5:], Opcode.CONT)
    caller.send(text(PING) + begun + text(b"alive?", Opcode.PING) + rest + text(PING) + text(PING, Opcode.BINARY))
    found = [caller.frame() for _ in range(5)]
    assert sorted(found) == sorted([(Opcode.PONG, b"alive?"), *[(Opcode.TEXT, PONG)] * 4])


@pytest.mark.parametrize("size", [125, 126, 127, 4096])
def test_lengths_on_both_sides_of_every_head(caller: Caller, size: int) -> None:
    caller.send(text(PING + b" " * (size - len(PING))) + text(PING))
    assert caller.answers(2) == [PONG, PONG]


@pytest.mark.parametrize("size", [4097, 70_000])
def test_a_text_that_is_too_long_ends_the_call(caller: Caller, size: int) -> None:
    caller.send(text(b" " * size))
    kind, content = caller.frame()
    assert (kind, Close.parse(content).code) == (Opcode.CLOSE, 1009)


def test_a_client_that_does_not_mask_is_sent_away(caller: Caller) -> None:
    caller.send(Frame(Opcode.TEXT, PING).serialize(mask=False))
    kind, content = caller.frame()
    assert (kind, Close.parse(content).code) == (Opcode.CLOSE, 1002)


def test_a_text_within_a_text_is_sent_away(caller: Caller) -> None:
    caller.send(text(PING[:5], fin=False) + text(PING))
    kind, content = caller.frame()
    assert (kind, Close.parse(content).code) == (Opcode.CLOSE, 1002)


def test_what_is_no_text_is_answered_with_a_sentence(caller: Caller) -> None:
    caller.send(text(b"\xff\xfe") + text(b"") + text(PING))
    first, second, third = caller.answers(3)
    assert b'"code":"not-json"' in first
    assert b'"code":"not-json"' in second
    assert third == PONG
