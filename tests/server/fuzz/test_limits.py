"""How much anybody may ask for: guesses, names, sayings, tables, and bytes that are no WebSocket."""

import asyncio
import json
import random
import socket

import httpx
import pytest
from websockets.asyncio.client import connect

from clanmoot.protocol.commands import LONGEST_SAYING
from clanmoot.server.people.names import LONGEST
from tests.server.client import PATIENCE, Refusal, guest, story
from tests.server.running import Running, running

from .calm import calm, counted
from .routes import routes
from .scene import Scene

HEADERS = {
    "content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options",
    "cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy", "cache-control",
}  # fmt: skip
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"


def test_guessing_names_of_tables_is_stopped_by_http_and_by_websocket() -> None:
    async def told(server: Running) -> None:
        async with connect(server.url.replace("http", "ws", 1) + "/api/v1/socket") as wire:
            codes: list[str] = []
            for number in range(50):
                await wire.send(json.dumps({"t": "watch", "table": f"guess{number}"}))
                answer = json.loads(await wire.recv())
                codes.append(answer["code"])
                if answer["t"] == "bye":
                    break
            assert codes[-1] == "flood"
            assert codes.count("no-table") == len(codes) - 1 <= 25

    with running("--limit", "messages=20/1", "--limit", "requests=30/1", limits=True) as server:
        story(lambda: told(server))
        found = [httpx.get(f"{server.url}/api/v1/tables/guess{number}", timeout=PATIENCE) for number in range(40)]
        assert {answer.status_code for answer in found[:20]} == {404}
        assert {answer.status_code for answer in found[-5:]} == {429}
        assert int(found[-1].headers["retry-after"]) >= 1
        assert set(found[-1].headers) >= HEADERS


def test_names_and_sayings_have_a_longest(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            name = (await ann.get("/me"))["name"]
            for wanted in (
                "x" * (LONGEST + 1),
                "x" * 201,
                "x" * 60_000,
                "\u0301" * 5,
                "",
                "  ",
                "\u202eevil",
                "a\nb\x07",
            ):
                with pytest.raises(Refusal) as caught:
                    await ann.ask("PATCH", "/me", {"name": wanted})
                assert caught.value.code in ("name", "shape")
            assert (await ann.get("/me"))["name"] == name
            await ann.ask("PATCH", "/me", {"name": "x" * LONGEST})
            table = await ann.create()
            await ann.open()
            await ann.watch(table)
            await ann.do(table, "say", text="\U0001f642" * LONGEST_SAYING)
            with pytest.raises(Refusal) as caught:
                await ann.do(table, "say", text="x" * (LONGEST_SAYING + 1))
            assert caught.value.code == "shape"
            assert len((await ann.get(f"/tables/{table}"))["chat"]) == 1

    story(told)


def test_a_rematch_is_a_table_like_any_other() -> None:
    """A person with the maximum of tables gets no more of them by asking for rematches."""

    async def told(server: Running) -> None:
        async with Scene(server.url, ("over", "open", "playing")) as scene:
            with pytest.raises(Refusal) as caught:
                await scene.people["ann"].create()
            assert caught.value.code == "too-many-tables"
            with pytest.raises(Refusal) as caught:
                await scene.people["ann"].post(f"/tables/{scene.tables['over']}/rematch")
            assert caught.value.code == "too-many-tables"

    with running("--limit", "unfinished=2") as server:
        story(lambda: told(server))


def test_every_answer_of_every_route_and_method_carries_the_headers(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for route in routes(server.url):
            for method in ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"):
                answer = client.request(method, route.address())
                assert answer.status_code < 500, (method, route, answer.text)
                assert set(answer.headers) >= HEADERS, (method, route)
                assert "server" not in answer.headers
                assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("seed", range(3))
def test_bytes_that_are_no_http_and_no_websocket_harm_nobody(server: Running, seed: int) -> None:
    rng = random.Random(seed)
    before = counted(server, "clanmoot_clients")
    for _ in range(12):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20.0) as raw:
            if rng.random() < 0.7:
                opening = f"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
                raw.sendall(f"{opening}Connection: Upgrade\r\n{KEY}\r\n\r\n".encode())
                assert raw.recv(4096).startswith(b"HTTP/1.1 101 ")
            try:
                raw.sendall(junk(rng))
                raw.shutdown(socket.SHUT_WR)
                while raw.recv(65_536):
                    pass
            except ConnectionError:
                pass  # it was cut off, as it should be
    answer = httpx.get(server.url + "/health", timeout=PATIENCE)
    assert answer.json()["ok"] is True
    story(lambda: gone(server, before))
    calm(server)


def junk(rng: random.Random) -> bytes:
    """Frames with wrong lengths, kinds and masks, or no frames at all."""
    frames = [bytes([rng.randrange(256), rng.choice([0, 5, 125, 126, 127, 128, 133, 254, 255])]) for _ in range(8)]
    return b"".join([frame + rng.randbytes(rng.randrange(300)) for frame in frames])


async def gone(server: Running, clients: float) -> None:
    """Wait until everybody who was cut off is counted out."""
    while counted(server, "clanmoot_clients") > clients:
        await asyncio.sleep(0.05)
