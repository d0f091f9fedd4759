"""First games: one deal for everybody, opponents that can be foretold, and nothing that counts."""

import asyncio
import json
import random
from typing import Any

import httpx
import pytest

from clanmoot.catalogue import KEYS
from clanmoot.core.game import CHANCE
from clanmoot.server.tables.lessons import LESSONS, secret_of
from tests.server.client import Person, Refusal, guest, story
from tests.server.running import Running


async def turn(person: Person, table: str) -> dict[str, Any]:
    """Return what the person knows when the table waits for them, or when the game is over."""
    for _ in range(2000):
        sync: dict[str, Any] = await person.get(f"/tables/{table}")
        if sync["card"]["status"] == "over" or 0 in sync["position"]["asked"]:
            return sync
        await asyncio.sleep(0.01)
    raise AssertionError("the opponents never moved")


async def played(person: Person, game: str, decisions: int) -> tuple[dict[str, Any], list[Any]]:
    """Return a lesson after some of the person's own decisions, and everything that they were told."""
    table = (await person.post("/lessons", {"game": game}))["table"]
    rng = random.Random(8)
    for number in range(decisions):
        position = (await turn(person, table))["position"]
        command = {"do": "act", "action": rng.choice(position["legal"]), "step": position["step"]}
        await person.post(f"/tables/{table}/commands", {"id": str(number), "command": command})
    return await turn(person, table), await person.get(f"/tables/{table}/log?count=1000")


@pytest.mark.parametrize("game", KEYS)
def test_a_lesson_is_private_and_shown_as_one(server: Running, game: str) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            sync = await ann.post("/lessons", {"game": game})
            card = sync["card"]
            terms = card["terms"]
            assert (terms["lesson"], terms["ranked"], terms["public"]) == (True, False, False)
            assert sync["seat"] == 0
            assert [seat["kind"] for seat in card["seats"]] == ["person"] + ["bot"] * (LESSONS[game].players - 1)
            assert {seat["level"] for seat in card["seats"][1:]} == {"novice"}
            await turn(ann, sync["table"])
            acted = {seat for seat, _, _ in await ann.get(f"/tables/{sync['table']}/log")}
            assert acted <= {CHANCE}, "the learner is asked first"
            assert sync["table"] not in [entry["id"] for entry in await ann.get("/lobby")]
            assert [entry["terms"]["lesson"] for entry in await ann.get("/me/tables")] == [True]

    story(told)


@pytest.mark.parametrize("game", KEYS)
def test_the_same_moves_are_answered_in_the_same_way(server: Running, game: str) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            hers, her_log = await played(ann, game, 8)
            theirs, their_log = await played(bob, game, 8)
            assert hers["position"]["view"] == theirs["position"]["view"]
            assert hers["position"]["legal"] == theirs["position"]["legal"]
            assert her_log == their_log

    story(told)


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/lessons", {"game": "chess"}, 404, "no-lesson"),
        ("/lessons", {"game": ""}, 404, "no-lesson"),
        ("/lessons", {"game": 5}, 400, "shape"),
        ("/lessons", {"game": "t" * 41}, 400, "shape"),
        ("/lessons", {}, 400, "shape"),
        ("/lessons", [], 400, "shape"),
        ("/lessons", {"game": "tain", "ranked": True}, 400, "shape"),
        ("/lessons", {"game": "tain", "deal": 3}, 400, "shape"),
        ("/tables", {"game": "tain", "seats": ["me", "open"], "lesson": True}, 400, "shape"),
        ("/tables", {"game": "tain", "seats": ["me", "open"], "secret": "00"}, 400, "shape"),
    ],
)
def test_what_is_no_lesson_is_refused_with_a_sentence(
    server: Running, path: str, body: Any, status: int, code: str
) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            with pytest.raises(Refusal) as caught:
                await ann.post(path, body)
            assert (caught.value.status, caught.value.code) == (status, code)
            assert str(caught.value.fields["text"]).endswith(".")
            assert await ann.get("/me/tables") == []

    story(told)


def test_nobody_without_a_name_gets_a_lesson(server: Running) -> None:
    async def told() -> None:
        async with Person(server.url) as nobody:
            with pytest.raises(Refusal) as caught:
                await nobody.post("/lessons", {"game": "tain"})
            assert caught.value.status == 401

    story(told)


def test_a_lesson_counts_for_nothing_and_says_what_it_was(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            table = (await ann.post("/lessons", {"game": "schotten-totten"}))["table"]
            await ann.post(f"/tables/{table}/commands", {"id": "1", "command": {"do": "resign"}})
            assert (await ann.get(f"/tables/{table}"))["card"]["status"] == "over"
            proof = await ann.get(f"/tables/{table}/proof")
            assert (proof["fair"], proof["lesson"]) == (True, True)
            assert proof["secret"] == secret_of("schotten-totten", LESSONS["schotten-totten"].deal).hex()
            other = await ann.create("schotten-totten", ("me", "novice"))
            await ann.post(f"/tables/{other}/commands", {"id": "2", "command": {"do": "resign"}})
            me = (await ann.get("/me"))["person"]
            for _ in range(500):
                history = await ann.get(f"/people/{me}/history")
                if history["results"]:
                    break
                await asyncio.sleep(0.01)
            assert [row["table"] for row in history["results"]] == [other]
            assert [(row["game"], row["games"]) for row in history["statistics"]] == [("schotten-totten", 1)]
        lines = httpx.get(server.url + "/api/v1/export?limit=100000").text.splitlines()
        assert table not in [json.loads(line)["table"] for line in lines]

    story(told)


def test_a_lesson_tells_nothing_about_any_other_table(server: Running) -> None:
    """Only the lesson has its deal: a rematch, and everybody else, gets cards that nobody knows."""

    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as eve:
            known = set()
            for game in KEYS:
                sync = await ann.post("/lessons", {"game": game})
                known.add(sync["card"]["commitment"])
                for path in ("/record", "/proof", "/replay?seat=open", "/replay?seat=0"):
                    with pytest.raises(Refusal) as caught:
                        await eve.get(f"/tables/{sync['table']}{path}")
                    assert caught.value.code == "not-over"
            assert len(known) == len(KEYS)
            table = (await ann.post("/lessons", {"game": "schotten-totten"}))["table"]
            await ann.post(f"/tables/{table}/commands", {"id": "1", "command": {"do": "resign"}})
            again = await ann.post(f"/tables/{table}/rematch")
            assert again["card"]["terms"]["lesson"] is False
            ordinary = await ann.get(f"/tables/{await ann.create('schotten-totten', ('me', 'novice'))}")
            for sync in (again, ordinary):
                assert sync["card"]["commitment"] not in known
            assert again["card"]["commitment"] != ordinary["card"]["commitment"]

    story(told)
