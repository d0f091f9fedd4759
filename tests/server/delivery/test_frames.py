"""Every frame of a WebSocket is counted, and a message has only so many of them."""

from collections.abc import Iterator

import pytest
from websockets.frames import Close, Opcode

from tests.server.running import Running, running

from .test_socket_protocol import PING, PONG, Caller, text

KINDS = {
    "continuations": (text(b"", fin=False), text(b"", Opcode.CONT, fin=False)),
    "pings": (b"", text(b"", Opcode.PING)),
    "pongs": (b"", text(b"", Opcode.PONG)),
}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that takes a hundred frames of a connection, and ten of a message."""
    with running("--limit", "messages=100/1", "--limit", "fragments=10") as found:
        yield found
        assert found.stop() == 0, found.log()
        assert '"level": "error"' not in found.log(), found.log()


@pytest.fixture(scope="module")
def endless() -> Iterator[Running]:
    """A server that takes any number of fragments, but not of frames."""
    with running("--limit", "messages=100/1", "--limit", "fragments=100000") as found:
        yield found


def farewell(caller: Caller) -> tuple[int, int]:
    """Return how many frames came before the farewell, and the code of the close."""
    before = 0
    while True:
        kind, content = caller.frame()
        if kind == Opcode.CLOSE:
            return before, Close.parse(content).code
        if b'"bye"' in content:
            assert b'"code":"flood"' in content
        else:
            before += 1


@pytest.mark.parametrize("packed", [True, False])
@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_of_empty_frames_ends_the_connection(endless: Running, kind: str, packed: bool) -> None:
    first, more = KINDS[kind]
    caller = Caller(endless)
    caller.send(first)
    caller.send(*([more * 20_000] if packed else [more] * 101))
    before, code = farewell(caller)
    assert code == 4029
    assert before <= 100
    assert caller.read.read() == b""
    caller.close()


def test_a_message_has_a_limited_number_of_fragments(server: Running) -> None:
    caller = Caller(server)
    for _ in range(3):
        pieces = [text(PING[at : at + 1], Opcode.CONT, fin=False) for at in range(1, 9)]
        caller.send(text(PING[:1], fin=False), *pieces, text(PING[9:], Opcode.CONT))
        assert caller.answers(1) == [PONG]
    caller.send(text(b" ", fin=False), text(b" ", Opcode.CONT, fin=False) * 10)
    assert farewell(caller) == (0, 4029)
    caller.close()


def test_a_fragment_costs_as_much_as_a_message(server: Running) -> None:
    caller = Caller(server)
    for _ in range(20):  # five frames each
        caller.send(text(PING[:2], fin=False), text(b"", Opcode.PONG), text(PING[2:4], Opcode.CONT, fin=False))
        caller.send(text(PING[4:], Opcode.CONT), text(b"", Opcode.PONG))
        assert caller.answers(1) == [PONG]
    caller.send(text(PING))
    assert farewell(caller) == (0, 4029)
    caller.close()
