"""After the end: record, replay, proof, analysis, export, rematch; and before it, none of what is hidden."""

import asyncio
import json
import random
from typing import Any

import httpx
import pytest

from clanmoot.analysis.report import schema
from clanmoot.catalogue import game as find
from clanmoot.core.record import from_json
from clanmoot.core.replay import open_record, verify
from tests.server.client import Person, Refusal, guest, seated, story
from tests.server.running import Running


async def finished(ann: Person, bob: Person, **terms: Any) -> str:
    """A game that is over."""
    await ann.open()
    await bob.open()
    table = await ann.create("schotten-totten", ("me", "open"), **terms)
    await ann.watch(table)
    await bob.watch(table)
    await bob.do(table, "sit", seat=1)
    await bob.until(lambda: bob.tables[table].seat == 1)
    rng = random.Random(6)
    await asyncio.gather(ann.play(table, rng), bob.play(table, rng))
    return table


async def code(work: Any) -> tuple[int, str]:
    """How something is refused."""
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.status, caught.value.code


def test_a_finished_game_can_be_looked_back_at_from_everywhere(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob, Person(server.url) as nobody:
            table = await finished(ann, bob)
            record = from_json(json.dumps(await nobody.get(f"/tables/{table}/record")))
            game = find(record.game)
            replayed = open_record(game, record)
            assert replayed.over
            assert len(record.steps) == ann.tables[table].step
            assert record.commitment == ann.tables[table].card["commitment"]
            proof = await nobody.get(f"/tables/{table}/proof")
            assert (proof["fair"], proof["draws"], proof["secret"]) == (True, verify(game, record), record.secret)
            for step in (0, 7, len(record.steps)):
                views = (await nobody.get(f"/tables/{table}/replay?step={step}&seat=open"))["views"]
                for seat in (0, 1):
                    found = await nobody.get(f"/tables/{table}/replay?step={step}&seat={seat}")
                    expected = json.loads(json.dumps(replayed.view_at(step, seat)._asdict()))
                    assert found["view"] == views[seat] == expected
            assert (await ann.get(f"/tables/{table}/replay?step=3"))["seat"] == 0
            assert (await ann.get(f"/tables/{table}/replay?step=3&seat=watcher"))["seat"] == -2
            for query in ("step=99999", "seat=7", "seat=-1", "seat=me", "step=-1", "step=x"):
                assert (await code(nobody.get(f"/tables/{table}/replay?{query}")))[0] == 400

    story(told)


def test_before_the_end_one_sees_only_what_one_was_shown(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob, Person(server.url) as nobody:
            table = await seated(ann, bob)
            for path in ("/record", "/proof", "/analysis", "/replay?seat=open", "/replay?seat=1"):
                assert await code(ann.get(f"/tables/{table}{path}")) == (409, "not-over"), path
                assert await code(nobody.get(f"/tables/{table}{path}")) == (409, "not-over"), path
            assert await code(ann.post(f"/tables/{table}/analysis")) == (409, "not-over")
            assert await code(ann.post(f"/tables/{table}/rematch")) == (409, "not-over")
            assert await code(ann.post(f"/tables/{table}/play-on", {"step": 0, "seat": 0})) == (409, "not-over")
            mirror = ann.tables[table]
            found = await ann.get(f"/tables/{table}/replay?step={mirror.step}")
            assert (found["seat"], found["view"]) == (0, mirror.view)
            beyond = await code(ann.get(f"/tables/{table}/replay?step={mirror.step + 1}"))
            assert beyond[0] == 400
            assert (await nobody.get(f"/tables/{table}/replay?step=1"))["seat"] == -2

    story(told)


def test_a_finished_game_is_played_on_by_anybody_with_its_link(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob, await guest(server.url) as eve:
            table = await finished(ann, bob)
            path = f"/tables/{table}/play-on"
            sync = await eve.post(path, {"step": 20, "seat": 1, "level": "novice"})
            assert sync["seat"] == 1
            assert sync["card"]["origin"] == {"table": table, "step": 20}
            assert sync["card"]["terms"]["ranked"] is sync["card"]["terms"]["public"] is False
            assert [seat["kind"] for seat in sync["card"]["seats"]] == ["bot", "person"]
            last = ann.tables[table].step
            assert await code(eve.post(path, {"step": last, "seat": 0})) == (409, "over")
            assert await code(eve.post(path, {"step": last + 1, "seat": 0})) == (400, "step")
            assert await code(eve.post(path, {"step": 0, "seat": 2})) == (400, "seat")
            assert await code(eve.post(path, {"step": 0, "seat": 0, "level": "god"})) == (400, "shape")
            assert await code(eve.post("/tables/nowhere/play-on", {"step": 0, "seat": 0})) == (404, "no-table")

    story(told)


def test_a_rematch_begins_when_both_have_asked(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob, await guest(server.url) as eve:
            table = await seated(ann, bob)
            await ann.do(table, "resign")
            assert await code(eve.post(f"/tables/{table}/rematch")) == (403, "no-seat")
            again = await bob.post(f"/tables/{table}/rematch")
            assert again["seat"] == 0
            assert again["card"]["status"] == "open"
            name = (await ann.get("/me"))["name"]
            assert again["card"]["seats"][1] == {"kind": "open", "name": name}
            await ann.until(lambda: ann.tables[table].card["rematch"] == again["table"])
            assert ann.tables[table].card["rematch_asked"] == [1]
            path = f"/tables/{again['table']}/commands"
            sit = {"id": "sit", "command": {"do": "sit", "seat": 1}}
            assert await code(eve.post(path, sit)) == (409, "seat-kept")
            assert await code(eve.post(path, {"id": "no", "command": {"do": "decline"}})) == (409, "not-invited")
            await ann.post(path, {"id": "no", "command": {"do": "decline"}})
            assert (await bob.get(f"/tables/{again['table']}"))["card"]["seats"][1]["declined"]
            mine = await ann.post(f"/tables/{table}/rematch")
            assert (mine["table"], mine["seat"], mine["card"]["status"]) == (again["table"], 1, "playing")

    story(told)


def test_finished_public_games_are_exported_in_pages(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            mine: list[str] = []
            for public in (True, False, True):
                mine.append(await finished(ann, bob, public=public))
                await ann.close()
                await bob.close()
        url = server.url + "/api/v1/export"
        for _ in range(100):
            answer = httpx.get(url)
            lines = [json.loads(line) for line in answer.text.splitlines()]
            if mine[2] in [line["table"] for line in lines]:
                break
            await asyncio.sleep(0.05)
        assert answer.headers["content-type"].startswith("application/jsonl")
        tables = [line["table"] for line in lines]
        assert mine[0] in tables
        assert mine[1] not in tables
        assert [line["over_at"] for line in lines] == sorted([line["over_at"] for line in lines])
        for line in lines:
            record = from_json(json.dumps(line["record"]))
            assert verify(find(record.game), record) > 0
        paged: list[str] = []
        while page := httpx.get(url, params={"limit": 1, "after": paged[-1] if paged else ""}).text:
            paged += [json.loads(line)["table"] for line in page.splitlines()]
        assert paged == tables
        wrong = httpx.get(url, params={"after": "nowhere"})
        assert (wrong.status_code, wrong.json()["code"]) == (404, "no-table")

    story(told)


def test_an_analysis_is_made_in_the_background_and_says_how_far_it_is(server: Running) -> None:
    import jsonschema

    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob, Person(server.url) as nobody:
            table = await seated(ann, bob)
            for _ in range(2):
                person = ann if ann.tables[table].asked else bob
                number = await person.act(table, person.tables[table].legal[0])
                for one in (ann, bob):
                    await one.until(lambda one=one, number=number: one.tables[table].n >= number)  # type: ignore[misc]
            await ann.do(table, "resign")
            assert (await nobody.get(f"/tables/{table}/analysis"))["state"] == "none"
            assert await code(nobody.post(f"/tables/{table}/analysis")) == (401, "no-person")
            started = await ann.post(f"/tables/{table}/analysis")
            assert started["state"] in ("running", "done")
            shares: list[float] = []
            while True:
                found = await nobody.get(f"/tables/{table}/analysis")
                shares.append(found["progress"])
                if found["state"] != "running":
                    break
                await asyncio.sleep(0.2)
            assert found["state"] == "done", found["text"]
            assert shares == sorted(shares)
            jsonschema.validate(found["result"], schema())
            assert (await bob.post(f"/tables/{table}/analysis"))["state"] == "done"

    story(told, 600)
