"""The description of messages is current, and true of what is really sent."""

import importlib.util
import json
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema
import pytest

from clanmoot.catalogue import KEYS
from clanmoot.catalogue import game as find
from tests.server.client import guest, seated, story
from tests.server.running import Running

ROOT = Path(__file__).parents[3]


def printer() -> ModuleType:
    """docs/message_schema.py."""
    spec = importlib.util.spec_from_file_location("message_schema", ROOT / "docs" / "message_schema.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = sys.path.copy()
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


def test_the_page_is_fresh() -> None:
    for path, text in printer().pages().items():
        assert path.read_text("utf-8") == text, "python docs/message_schema.py"


@pytest.mark.parametrize("key", KEYS)
def test_what_is_sent_is_what_is_described(server: Running, key: str) -> None:
    schema: dict[str, Any] = json.loads((ROOT / "docs" / "api" / "messages.json").read_text("utf-8"))
    check = jsonschema.Draft202012Validator({"$ref": "#/$defs/from_server", "$defs": schema["$defs"]})

    async def told() -> None:
        people = [await guest(server.url) for _ in range(find(key).facts.least)]
        table = await seated(*people, game=key)
        rng = random.Random(8)
        for _ in range(15):
            waited = [person for person in people if person.tables[table].asked and person.tables[table].legal]
            if not waited:
                break
            number = await waited[0].act(table, rng.choice(waited[0].tables[table].legal))
            for person in people:
                mirror = person.tables[table]
                await person.until(lambda mirror=mirror, number=number: mirror.n >= number)  # type: ignore[misc]
        await people[0].do(table, "say", text="hello")
        await people[0].send({"t": "ping"})
        await people[0].send({"t": "nonsense"})
        await people[0].send({"t": "lobby", "on": True})
        await people[0].until(lambda: people[0].received[-1]["t"] == "lobby")
        for person in people:
            for message in person.received:
                check.validate(message)
            await person.__aexit__(None, None, None)
        seen = {message["t"] for message in people[0].received}
        assert {"welcome", "sync", "frame", "done", "refused", "pong", "lobby"} <= seen

    story(told)
