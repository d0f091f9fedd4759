"""Nonsense of all kinds, by HTTP and by WebSocket: never our fault, and nothing changed."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from clanmoot.protocol.commands import AnyCommand
from clanmoot.protocol.messages import AnyRequest
from tests.server.client import Person, guest, seated, story
from tests.server.running import Running

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "unsupported_method",
    "negative_data_rejection",
)
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 7, 2**31 - 1, 2**31, 2**63, 10**30, 1.5, -0.0, 1e308, "", "a", "0", "x" * 300,
    "\x00", "\u202e", "\U0001f600", [], [[]], {}, {"": {}}, [1, 2], "me", "open", "novice", "back", "pause",
]  # fmt: skip


def test_requests_that_schemathesis_thinks_of(server: Running, tmp_path: Path) -> None:
    async def told() -> tuple[str, str]:
        async with await guest(server.url) as ann:
            return ann.token, await ann.create()

    token, _ = asyncio.run(told())
    command = [
        str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.url}/api/v1/docs/openapi.json",
        "--url", server.url, "--header", f"Authorization: Bearer {token}", "--checks", ",".join(CHECKS),
        "--phases", "examples,coverage,fuzzing", "--max-examples", "20", "--exclude-path", "/api/v1/logout",
        "--suppress-health-check", "all", "--seed", "1", "--no-color", "--generation-database", "none",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert '"level": "error"' not in server.log()


class Fuzzer:
    """Messages that are nearly right."""

    def __init__(self, rng: random.Random, tables: list[str]) -> None:
        self.rng = rng
        self.tables = tables

    def value(self, kind: Any) -> Any:
        """Something of about this kind."""
        if self.rng.random() < 0.15:
            return self.rng.choice(VALUES)
        if isinstance(kind, msgspec.inspect.IntType):
            return self.rng.choice([0, 1, 2, 3, 10, 50, 100, 1000])
        if isinstance(kind, msgspec.inspect.BoolType):
            return self.rng.random() < 0.5
        if isinstance(kind, msgspec.inspect.LiteralType):
            return self.rng.choice(kind.values)
        if isinstance(kind, msgspec.inspect.UnionType):
            return self.command() if len(kind.types) > 5 else self.value(self.rng.choice(kind.types))
        return self.rng.choice([*self.tables, f"id{self.rng.randrange(10**6)}"])

    def message(self, kinds: tuple[Any, ...], tag: str) -> dict[str, Any]:
        """One of these, with some fields missing and some too many."""
        kind = self.rng.choice(kinds)
        fields = msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]  # of a Struct
        found = {field.encode_name: self.value(field.type) for field in fields if self.rng.random() < 0.97}
        if self.rng.random() < 0.03:
            found[self.rng.choice(["t", "do", "more", "seat", ""])] = self.rng.choice(VALUES)
        return {tag: kind.__struct_config__.tag, **found}

    def command(self) -> dict[str, Any]:
        """A command, or nearly."""
        harmless = tuple([kind for kind in get_args(AnyCommand) if kind.__name__ not in ("Resign", "Leave")])
        return self.message(harmless, "do")

    def text(self) -> str | bytes:
        """A message, or what is left of it."""
        text = json.dumps(self.message(get_args(AnyRequest), "t"))
        luck = self.rng.random()
        if luck < 0.05:
            return text[: self.rng.randrange(len(text))]
        if luck < 0.08:
            return self.rng.randbytes(self.rng.randrange(60))
        return text


@pytest.mark.parametrize("game", ["schotten-totten", "eketorp"])
def test_messages_that_a_fuzzer_thinks_of(server: Running, game: str) -> None:
    """Whoever has no seat sends nonsense: everything is answered, and those who play notice nothing."""

    async def told() -> None:
        rng = random.Random(9)
        people = [await guest(server.url) for _ in range(2 if game == "schotten-totten" else 3)]
        eve = await guest(server.url)
        table = await seated(*people, game=game)
        before = [await person.get(f"/tables/{table}") for person in people]
        await eve.open()
        fuzzer = Fuzzer(rng, [table])
        for _ in range(1500):
            await eve.send(fuzzer.text())
        await settled(eve)
        after = [await person.get(f"/tables/{table}") for person in people]
        for old, new in zip(before, after, strict=True):
            assert (old["position"], old["card"], old.get("chat")) == (new["position"], new["card"], new.get("chat"))
        codes = {message["code"] for message in eve.received if message["t"] == "refused"}
        assert {"shape", "not-json", "no-table", "no-seat"} <= codes
        assert "fault" not in codes
        for person in [*people, eve]:
            await person.__aexit__(None, None, None)

    story(told)


async def settled(person: Person) -> None:
    """Everything that was sent has been answered: commands are answered aside, so one of them comes last."""
    pings = sum(message["t"] == "pong" for message in person.received)
    await person.send({"t": "ping"})
    await person.until(lambda: sum(message["t"] == "pong" for message in person.received) > pings)
    await asyncio.sleep(0.2)
    assert person.close_code is None


def test_nonsense_from_somebody_who_plays_breaks_nothing(server: Running) -> None:
    async def told() -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            table = await seated(ann, bob)
            fuzzer = Fuzzer(random.Random(10), [table])
            ann.tables.clear()  # it asks for old frames again, too
            for _ in range(1500):
                await ann.send(fuzzer.text())
                if ann.close_code is not None:
                    break
            await settled(ann)
            codes = {message["code"] for message in ann.received if message["t"] == "refused"}
            assert "fault" not in codes
            bob.tables.clear()
            await bob.watch(table)
            for person in (ann, bob):
                assert (await person.get(f"/tables/{table}"))["seat"] >= 0

    story(told)
