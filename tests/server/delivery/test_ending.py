"""How connections end: slow, silent, flooding, logged out, stopped; and that one can come back."""

import asyncio
import json
import time
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Person, Refusal, guest, seated, story
from tests.server.running import Running, running


def address(server: Running) -> str:
    """Where the WebSocket is."""
    return server.url.replace("http", "ws") + "/api/v1/socket"


async def last_words(wire: ClientConnection) -> tuple[dict[str, Any], int | None]:
    """The last message, and the code of the end."""
    last: dict[str, Any] = {}
    try:
        async for message in wire:
            last = json.loads(message)
    except ConnectionClosed:
        pass
    return last, wire.close_code


def test_a_silent_client_is_disconnected_and_pings_of_any_kind_are_signs_of_life() -> None:
    async def told(url: str) -> None:
        async with (
            connect(url, ping_interval=None) as silent,
            connect(url, ping_interval=0.2) as pinging,
            connect(url, ping_interval=None) as asking,
        ):

            async def ask() -> None:
                while True:
                    await asking.send('{"t":"ping"}')
                    await asking.recv()
                    await asyncio.sleep(0.2)

            asker = asyncio.create_task(ask())
            bye, code = await last_words(silent)
            assert (bye["t"], bye["code"], code) == ("bye", "silent", 4001)
            await asyncio.sleep(1.0)
            assert not asker.done()
            asker.cancel()
            await pinging.send('{"t":"ping"}')
            assert json.loads(await pinging.recv()) == {"t": "pong"}

    with running("--silence", "0.8") as server:
        asyncio.run(told(address(server)))


def test_a_client_that_floods_is_disconnected_and_nothing_after_the_limit_is_done() -> None:
    async def told(server: Running) -> None:
        async with await guest(server.url) as ann:
            table = await ann.create()
            async with connect(address(server), additional_headers={"Authorization": f"Bearer {ann.token}"}) as wire:
                for number in range(200):
                    command = {"do": "say", "text": f"flood {number}"}
                    await wire.send(json.dumps({"t": "do", "table": table, "id": str(number), "command": command}))
                bye, code = await last_words(wire)
                assert (bye["t"], bye["code"], code) == ("bye", "flood", 4029)
            said = [one["text"] for one in (await ann.get(f"/tables/{table}"))["chat"]]
            assert said == [f"flood {number}" for number in range(len(said))]
            assert 10 <= len(said) < 100

    with running("--limit", "messages=20/60") as server:
        asyncio.run(told(server))


def test_a_client_that_does_not_read_is_disconnected_and_can_come_back() -> None:
    """A client asks for everything again and again, and never reads it: what waits for it stays bounded."""

    async def told(server: Running) -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            table = await seated(ann, bob)
            wire = await connect(address(server), ping_interval=None, max_queue=1)
            wire.transport.pause_reading()
            deadline = time.monotonic() + 60
            while await count(server) == 3:
                assert time.monotonic() < deadline, "the client that does not read is still there"
                for _ in range(200):
                    await wire.send(json.dumps({"t": "watch", "table": table}))
                    if wire.transport.is_closing() or wire.transport.get_write_buffer_size() > 10_000:
                        break
            wire.transport.abort()
            await ann.do(table, "say", text="still here")
            await bob.until(lambda: [said["text"] for said in bob.tables[table].chat] == ["still here"])
            async with await guest(server.url) as again:
                await again.open()
                assert (await again.watch(table)).n == ann.tables[table].n

    with running("--limit", "queued=100", "--limit", "queued_bytes=100000") as server:
        story(lambda: told(server))
        assert 'clanmoot_ended_total{why="slow"} 1.0' in httpx.get(server.url + "/metrics").text
        assert server.stop() == 0, server.log()
        assert '"level": "error"' not in server.log(), server.log()


async def count(server: Running) -> int:
    """How many WebSockets are open."""
    async with Person(server.url) as nobody:
        text = (await nobody.http.get(server.url + "/metrics")).text
    return int(float(next(line for line in text.splitlines() if line.startswith("clanmoot_clients ")).split()[1]))


def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(server: Running) -> None:
    async def told() -> None:
        async with connect(address(server)) as wire, connect(address(server)) as other:
            await wire.send("x" * 20_000)
            assert (await last_words(wire))[1] == 1009
            await other.send('{"t":"ping"}')
            assert json.loads(await other.recv()) == {"t": "pong"}

    story(told)


def test_bytes_that_are_no_text_are_refused_like_anything_else(server: Running) -> None:
    async def told() -> None:
        async with connect(address(server)) as wire:
            for frame in (b"\x81\x82\x00\x00\x00\x00\xff\xfe", b"\x82\x82\x00\x00\x00\x00\xff\xfe"):  # text, binary
                wire.transport.write(frame)
                assert json.loads(await wire.recv())["code"] == "not-json"
            await wire.send(b'{"t":"ping"}')
            assert json.loads(await wire.recv()) == {"t": "pong"}

    story(told)


def test_too_many_connections_of_one_address_are_refused_until_one_ends() -> None:
    async def told(url: str) -> None:
        async with connect(url):
            async with connect(url):
                with pytest.raises(InvalidStatus) as caught:
                    await connect(url)
                assert caught.value.response.status_code == 403
            for _ in range(100):
                try:
                    await (await connect(url)).close()
                    return
                except InvalidStatus:
                    await asyncio.sleep(0.05)
            pytest.fail("nobody may come in, though somebody has left")

    with running("--limit", "connections=2") as server:
        asyncio.run(told(address(server)))


def test_too_many_tables_on_one_connection_are_refused() -> None:
    async def told(server: Running) -> None:
        async with await guest(server.url) as ann:
            await ann.open()
            tables = [await ann.create() for _ in range(3)]
            await ann.watch(tables[0])
            await ann.watch(tables[1])
            with pytest.raises(Refusal) as caught:
                await ann.watch(tables[2])
            assert caught.value.code == "too-many"
            await ann.send({"t": "unwatch", "table": tables[0]})
            del ann.tables[tables[2]]
            await ann.watch(tables[2])

    with running("--limit", "watched=2") as server:
        story(lambda: told(server))


def test_chat_has_a_limit_and_moves_have_not() -> None:
    async def told(server: Running) -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            table = await seated(ann, bob)
            for _ in range(3):
                await ann.do(table, "say", text="hello")
            with pytest.raises(Refusal) as caught:
                await ann.do(table, "say", text="hello")
            assert caught.value.code == "too-many"
            person = ann if ann.tables[table].asked else bob
            await person.act(table, person.tables[table].legal[0])
            await bob.do(table, "say", text="hello")

    with running("--limit", "chat=3/1") as server:
        story(lambda: told(server))


def test_who_logs_out_is_disconnected(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            await ann.open()
            await ann.post("/logout")
            await ann.until(lambda: ann.close_code is not None)
            assert ann.close_code == 4003
            with pytest.raises(Refusal) as caught:
                await ann.get("/me")
            assert (caught.value.code, caught.value.status) == ("token", 401)

    story(told)


def test_a_stop_is_told_to_everybody_and_the_game_continues_after_it() -> None:
    async def told(server: Running) -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            table = await seated(ann, bob)
            person, other = (ann, bob) if ann.tables[table].asked else (bob, ann)
            number = await person.act(table, person.tables[table].legal[0])
            assert await asyncio.to_thread(server.stop) == 0, server.log()
            for one in (ann, bob):
                await one.until(lambda one=one: one.close_code is not None)  # type: ignore[misc]
                assert one.received[-1]["t"] == "bye"
                assert one.received[-1]["code"] == "stopping"
                assert one.close_code == 1012
            await asyncio.to_thread(server.start, server.port)
            for one in (ann, bob):
                await one.close()
                await one.open()
                await one.watch(table)
            await other.until(lambda: other.tables[table].n >= number)
            await asyncio.sleep(0.1)
            player = ann if ann.tables[table].asked else bob
            before = player.tables[table].n
            await player.act(table, player.tables[table].legal[0])
            await player.until(lambda: player.tables[table].n == before + 1)

    with running() as server:
        story(lambda: told(server))
        assert server.stop() == 0, server.log()
        assert '"level": "error"' not in server.log(), server.log()


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /",
    ],
)
def test_a_client_that_never_finishes_a_request_is_disconnected(words: bytes) -> None:
    async def asked(port: int) -> bytes:
        read, write = await asyncio.open_connection("127.0.0.1", port)
        write.write(words)
        try:
            return await read.read()
        except ConnectionResetError:
            return b""
        finally:
            write.close()

    with running("--silence", "0.5") as server:
        found = asyncio.run(asked(server.port))
        assert (b"200 OK" in found) == words.startswith(b"GET /health")
        assert httpx.get(server.url + "/health").status_code == 200
