"""Tables over HTTP alone: open, look, play, ask; and what is wrong with what somebody wants."""

import asyncio
import contextlib
import random
from typing import Any

import pytest

from tests.server.client import Person, Refusal, guest, story
from tests.server.running import Running, running

GOOD: dict[str, Any] = {"game": "schotten-totten", "seats": ["me", "open"]}


def test_a_whole_game_by_http_alone(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            table = await ann.create()
            done = await bob.post(f"/tables/{table}/commands", {"id": "sit", "command": {"do": "sit", "seat": 1}})
            assert done["n"] == 2
            rng = random.Random(5)
            for number in range(1000):
                syncs = {person: await person.get(f"/tables/{table}") for person in (ann, bob)}
                if syncs[ann]["card"]["status"] == "over":
                    break
                person = next(one for one in (ann, bob) if syncs[one]["position"].get("legal"))
                position = syncs[person]["position"]
                command = {"do": "act", "action": rng.choice(position["legal"]), "step": position["step"]}
                await person.post(f"/tables/{table}/commands", {"id": str(number), "command": command})
            assert sorted(syncs[ann]["position"]["ending"]["ranks"]) == [1, 2]
            steps = syncs[ann]["position"]["step"]
            log = await ann.get(f"/tables/{table}/log?from=0&count=1000")
            assert len(log) == steps
            assert await ann.get(f"/tables/{table}/log?from={steps - 3}") == log[-3:]

    story(told)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": ["me"]}, "players"),
        ({"seats": ["me"] * 2}, "seats"),
        ({"seats": ["novice", "expert"]}, "seats"),
        ({"seats": ["me", "open", "open"]}, "players"),
        ({"seats": ["me", "grandmaster"]}, "shape"),
        ({"seats": []}, "players"),
        ({"seats": 5}, "shape"),
        ({"options": {"nonsense": 1}}, "option-unknown"),
        ({"options": {"tactics": 7}}, "option-value"),
        ({"options": {"tactics": [1]}}, "option-value"),
        ({"options": {"tactics": "yes"}}, "shape"),
        ({"clock": {"kind": "clock", "seconds": 0}}, "clock"),
        ({"clock": {"kind": "clock", "seconds": 100_000}}, "clock"),
        ({"clock": {"kind": "sand"}}, "shape"),
        ({"more": 1}, "shape"),
        ({"relief": "nobody"}, "shape"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(server: Running, change: dict[str, Any], code: str) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            with pytest.raises(Refusal) as caught:
                await ann.post("/tables", {**GOOD, **change})
            assert caught.value.code == code
            assert 400 <= caught.value.status < 500
            assert str(caught.value.fields["text"]).endswith(".")
            assert await ann.get("/me/tables") == []

    story(told)


def test_tables_that_are_not_there(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            order = {"id": "1", "command": {"do": "resign"}}
            for method, path in [
                ("GET", ""), ("GET", "/why?action=1"), ("GET", "/log"), ("GET", "/record"), ("GET", "/replay"),
                ("GET", "/analysis"), ("POST", "/analysis"), ("GET", "/proof"), ("POST", "/rematch"),
                ("POST", "/commands"),
            ]:  # fmt: skip
                with pytest.raises(Refusal) as caught:
                    await ann.ask(method, f"/tables/nowhere{path}", order if path == "/commands" else None)
                assert (caught.value.status, caught.value.code) == (404, "no-table"), path

    story(told)


def test_my_turn_comes_first_among_my_tables(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            playing = await ann.create()
            await bob.post(f"/tables/{playing}/commands", {"id": "1", "command": {"do": "sit", "seat": 1}})
            open_one = await ann.create()
            sync = await ann.get(f"/tables/{playing}")
            person = ann if sync["position"]["asked"] == [0] else bob
            await bob.create()
            mine = await person.get("/me/tables")
            assert mine[0]["id"] == playing
            assert mine[0]["asked"] == mine[0]["mine"]
            assert open_one in [one["id"] for one in await ann.get("/me/tables")]
            assert open_one not in [one["id"] for one in await ann.get("/lobby")]

    story(told)


def test_nobody_opens_tables_without_end() -> None:
    async def told(server: Running) -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            await ann.create()
            await ann.create()
            with pytest.raises(Refusal) as caught:
                await ann.create()
            assert caught.value.code == "too-many-tables"
            await bob.create()
            first = (await ann.get("/me/tables"))[0]["id"]
            await ann.post(f"/tables/{first}/commands", {"id": "1", "command": {"do": "leave"}})
            await ann.create()
            with pytest.raises(Refusal) as caught:
                await ann.create()
            assert caught.value.code == "too-many"

    with running("--limit", "tables=4/1", "--limit", "unfinished=2") as server:
        story(lambda: told(server))


def test_fifty_who_submit_the_same_step_are_one(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            table = await ann.create()
            await bob.post(f"/tables/{table}/commands", {"id": "1", "command": {"do": "sit", "seat": 1}})
            sync = await ann.get(f"/tables/{table}")
            person = ann if sync["position"]["asked"] == [0] else bob
            position = (await person.get(f"/tables/{table}"))["position"]

            async def submit(number: int) -> str:
                command = {"do": "act", "action": position["legal"][0], "step": position["step"]}
                try:
                    await person.post(f"/tables/{table}/commands", {"id": f"race-{number}", "command": command})
                except Refusal as refusal:
                    return refusal.code
                return "done"

            found = await asyncio.gather(*[submit(number) for number in range(50)])
            assert found.count("done") == 1
            assert set(found) <= {"done", "stale", "not-asked"}

    story(told)


def test_a_table_may_be_seen_by_anybody_who_has_the_link(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, Person(server.url) as nobody:
            table = await ann.create()
            sync = await nobody.get(f"/tables/{table}")
            assert sync["seat"] == -2
            assert sync["card"]["status"] == "open"

    story(told)


OPEN = {**GOOD, "public": True}


def test_one_person_has_few_open_public_tables() -> None:
    async def told(server: Running) -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            answers = await asyncio.gather(*[opened(ann) for _ in range(12)])
            tables = [answer for answer in answers if len(answer) == 12]
            assert len(tables) == 3, "also when they are asked for at once"
            assert set(answers) - set(tables) == {"too-many-tables"}
            await ann.create(public=False)
            await ann.create("schotten-totten", ("me", "novice"), public=True)
            await bob.post(f"/tables/{tables[0]}/commands", {"id": "1", "command": {"do": "sit", "seat": 1}})
            assert len(await opened(ann)) == 12, "one of them has begun"
            assert await opened(ann) == "too-many-tables"

    with running("--limit", "open_tables=3") as server:
        story(lambda: told(server))


def test_one_address_has_few_open_public_tables() -> None:
    async def told(server: Running) -> None:
        people = [await guest(server.url) for _ in range(3)]
        answers = await asyncio.gather(*[opened(person) for person in people for _ in range(6)])
        tables = [answer for answer in answers if len(answer) == 12]
        assert len(tables) == 4
        with pytest.raises(Refusal) as caught:
            await people[0].post("/tables", OPEN)
        assert "Your address has 4 public tables that have not started." in str(caught.value.fields["text"])
        for person in people:
            for table in tables:
                with contextlib.suppress(Refusal):
                    await person.post(f"/tables/{table}/commands", {"id": "1", "command": {"do": "leave"}})
        assert len(await opened(people[0])) == 12, "nobody waits at the others any more"
        for person in people:
            await person.http.aclose()

    with running("--limit", "open_at_address=4") as server:
        story(lambda: told(server))


def test_one_address_opens_tables_only_so_fast() -> None:
    async def told(server: Running) -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            for person in (ann, bob):
                await person.create()
            with pytest.raises(Refusal) as caught:
                await ann.create()
            assert (caught.value.code, caught.value.status) == ("too-many", 429)

    with running("--limit", "tables_at_address=2/1") as server:
        story(lambda: told(server))


async def opened(person: Person) -> str:
    """Open a public table: its id, or why not."""
    try:
        return str((await person.post("/tables", OPEN))["table"])
    except Refusal as refusal:
        return refusal.code
