"""Messages for a WebSocket: commands of every kind, fitting or not, and things that are no messages at all."""

import json
import random
from collections.abc import Callable
from typing import Any

from tests.server.client import Fields

LEVELS = ("novice", "easy", "medium", "hard", "expert")
ODD_NUMBERS = (0, 1, 2, 5, 6, 99, 1000, 65_535, 2**31 - 1)
ODD_TEXTS = ("x", " ", "\x00", "\u202e", "é" * 500, "\U0001f642" * 200, "<b>hi</b>", "'; DROP TABLE tables; --", "\n")


def number(rng: random.Random, likely: list[int]) -> int:
    """Most often one that could be meant."""
    return rng.choice(likely) if likely and rng.random() < 0.8 else rng.choice(ODD_NUMBERS)


def act(rng: random.Random, sync: Fields) -> Fields:
    position = sync.get("position") or {}
    return {
        "do": "act",
        "action": number(rng, position.get("legal", [])),
        "step": number(rng, [position.get("step", 0)]),
    }


def take(rng: random.Random, sync: Fields) -> Fields:
    position = sync.get("position") or {}
    return {
        "do": "take",
        "action": number(rng, position.get("removals", [])),
        "step": number(rng, [position.get("step", 0)]),
    }


def undo(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "undo", "step": number(rng, [(sync.get("position") or {}).get("step", 0)])}


def answer(rng: random.Random, sync: Fields) -> Fields:
    question = sync["card"]["question"]
    return {"do": "answer", "number": number(rng, [question["number"]] if question else []), "yes": rng.random() < 0.6}


def sit(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "sit", "seat": rng.randrange(6)}


def hire(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "hire", "seat": rng.randrange(6), "level": rng.choice(LEVELS)}


def dismiss(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "dismiss", "seat": rng.randrange(6)}


def decline(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "decline"}


def leave(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "leave", "level": rng.choice([None, "novice"])}


def ask(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "ask", "what": rng.choice(["back", "pause"])}


def say(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "say", "text": rng.choice(ODD_TEXTS)}


def resume(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "resume"}


def resign(rng: random.Random, sync: Fields) -> Fields:
    return {"do": "resign"}


# Those that change a table for good are rarer, so that there is something left to do at it.
KINDS: dict[Callable[[random.Random, Fields], Fields], int] = {
    act: 8, take: 4, undo: 3, ask: 3, answer: 4, sit: 3, hire: 2, dismiss: 2, decline: 1, say: 2, resume: 2,
    leave: 1, resign: 1,
}  # fmt: skip


def command(rng: random.Random, sync: Fields) -> Fields:
    """Return a message of any kind, for a person who sees this."""
    return rng.choices(list(KINDS), list(KINDS.values()))[0](rng, sync)


def request(rng: random.Random, table: str, sync: Fields, id: str) -> Fields:
    """A message of any kind but a hello, of the right shape."""
    kind = rng.choices(["do", "why", "watch", "unwatch", "lobby", "ping"], [12, 3, 2, 1, 1, 1])[0]
    place = table if rng.random() < 0.95 else rng.choice(["nowhere", "\x00", "é", "'", "x" * 32])
    match kind:
        case "do":
            return {"t": "do", "table": place, "id": id, "command": command(rng, sync)}
        case "why":
            legal = (sync.get("position") or {}).get("legal", [])
            return {"t": "why", "table": place, "id": id, "action": number(rng, legal)}
        case "watch":
            return {"t": "watch", "table": place, "since": rng.choice([-1, 0, 1, sync["n"], sync["n"] + 1, 2**31 - 1])}
        case "unwatch":
            return {"t": "unwatch", "table": place}
        case "lobby":
            return {"t": "lobby", "on": rng.random() < 0.5}
    return {"t": "ping"}


ODD_VALUES: tuple[Any, ...] = (
    None, True, -1, 2**31, 2**63, 2**64, 10**400, 0.5, 1e300, "", "x" * 65, "x" * 501, [], {}, [[]], {"do": "act"},
    ["do"], "\ud800",
)  # fmt: skip


def spoiled(rng: random.Random, message: Fields) -> Fields:
    """A message with something missing, added, or of another kind."""
    copy: Fields = json.loads(json.dumps(message))
    inner = copy["command"] if isinstance(copy.get("command"), dict) and rng.random() < 0.6 else copy
    name = rng.choice(list(inner))
    match rng.randrange(3):
        case 0:
            del inner[name]
        case 1:
            inner[name] = rng.choice(ODD_VALUES)
        case _:
            inner[rng.choice(["seat", "person", "token", "by", "hand", "", "__class__"])] = rng.choice(ODD_VALUES)
    return copy


NO_MESSAGES: tuple[str | bytes, ...] = (
    "", " ", "{", "}", "null", "true", "7", "[]", "{}", '"do"', "[" * 8000, '{"a":' * 2000, "NaN", "1e999", "-", "'",
    '{"t":"ping"} {"t":"ping"}', '{"t":"ping",}', '{"t":"ping","t":7}', "\ufeff{}", '{"t":"\\ud800"}', "\x00",
    b"\xff\xfe", b"\x00" * 100, b"{\"t\":\"ping\xff\"}", b"\x80" * 9000, '{"t":null}', '{"t":["ping"]}', '{"T":"ping"}',
    '{"t":"do"}', '{"t":"PING"}', '{"t":"__class__"}', "x" * 16_000, '{"t":"hello","token":"' + "x" * 201 + '"}',
)  # fmt: skip


def garbage(rng: random.Random, message: Fields) -> str | bytes:
    """Return something that is no message, or a damaged one."""
    text = json.dumps(message).encode()
    match rng.randrange(4):
        case 0:
            return rng.choice(NO_MESSAGES)
        case 1:
            return text[: rng.randrange(len(text))]
        case 2:
            place = rng.randrange(len(text))
            return text[:place] + rng.randbytes(rng.randrange(1, 4)) + text[place:]
    return rng.randbytes(rng.randrange(1, 200))
