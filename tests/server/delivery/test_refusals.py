"""Whatever a client says wrongly is answered, changes nothing, and does not end the connection."""

import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import Fields, Person, Refusal, guest, seated, story
from tests.server.running import Running


async def answer_to(person: Person, message: object) -> Fields:
    """What comes back."""
    before = len(person.received)
    await person.send(message)
    await person.until(lambda: len(person.received) > before)
    return person.received[before]


def test_every_bad_message_has_an_answer_of_its_own(server: Running) -> None:
    async def told() -> None:
        ann, bob, eve = await guest(server.url), await guest(server.url), await guest(server.url)
        async with ann, bob, eve:
            table = await seated(ann, bob)
            await eve.open()
            await eve.watch(table)
            before = await ann.get(f"/tables/{table}")
            person = next(one for one in (ann, bob) if one.tables[table].asked)
            other = bob if person is ann else ann
            step = person.tables[table].step
            illegal = next(n for n in range(1000) if n not in person.tables[table].legal)
            act = {"do": "act", "action": person.tables[table].legal[0], "step": step}
            do = {"t": "do", "table": table}
            cases: list[tuple[Person, object, str]] = [
                (ann, "", "not-json"),
                (ann, "{", "not-json"),
                (ann, b'{"t":', "not-json"),
                (ann, [], "shape"),
                (ann, {"t": "dance"}, "shape"),
                (ann, {"t": "do", "table": table, "id": "", "command": act}, "shape"),
                (ann, {"t": "do", "table": table, "id": "1", "command": {"do": "act"}}, "shape"),
                (ann, {"t": "watch", "table": "nowhere"}, "no-table"),
                (ann, {"t": "unwatch", "table": "nowhere"}, "not-watched"),
                (ann, {"t": "why", "table": "nowhere", "id": "1", "action": 1}, "no-table"),
                (ann, {"t": "do", "table": "nowhere", "id": "1", "command": act}, "no-table"),
                (ann, {"t": "hello", "token": bob.token}, "known"),
                (ann, {"t": "hello", "token": "nonsense"}, "token"),
                (eve, {"t": "do", "table": table, "id": "2", "command": act}, "no-seat"),
                (eve, {"t": "why", "table": table, "id": "2", "action": 1}, "no-seat"),
                (eve, {"t": "do", "table": table, "id": "3", "command": {"do": "sit", "seat": 0}}, "seat-taken"),
                (eve, {"t": "do", "table": table, "id": "4", "command": {"do": "sit", "seat": 5}}, "seat-taken"),
                (eve, {"t": "do", "table": table, "id": "5", "command": {"do": "resign"}}, "no-seat"),
                (other, {"t": "do", "table": table, "id": "6", "command": act}, "not-asked"),
                (person, {"t": "do", "table": table, "id": "7", "command": {**act, "step": step + 1}}, "stale"),
                (person, {"t": "do", "table": table, "id": "8", "command": {**act, "action": illegal}}, "refused"),
                (person, {"t": "do", "table": table, "id": "9", "command": {**act, "action": 2**31 - 1}}, "refused"),
                (person, {"t": "do", "table": table, "id": "a", "command": {"do": "undo", "step": step}}, "undo"),
                (person, {"t": "do", "table": table, "id": "b", "command": {"do": "resume"}}, "not-paused"),
                (person, {**do, "id": "c", "command": {"do": "hire", "seat": 0, "level": "easy"}}, "begun"),
                (person, {"t": "do", "table": table, "id": "d", "command": {"do": "dismiss", "seat": 0}}, "begun"),
                (person, {**do, "id": "e", "command": {"do": "answer", "number": 1, "yes": True}}, "no-question"),
                (person, {"t": "do", "table": table, "id": "f", "command": {"do": "sit", "seat": 0}}, "seated"),
            ]  # fmt: skip
            for one, message, code in cases:
                found = await answer_to(one, message)
                assert (found["t"], found["code"]) == ("refused", code), (message, found)
                assert found["text"].endswith((".", "!")), found
                if isinstance(message, dict) and "id" in message:
                    assert found["id"] == message["id"]
            assert await ann.get(f"/tables/{table}") == before
            for one in (ann, bob, eve):
                assert (await answer_to(one, {"t": "ping"}))["t"] == "pong"

    story(told)


def test_a_refusal_of_a_game_names_its_rule_and_why_not_says_the_same(server: Running) -> None:
    async def told() -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            table = await seated(ann, bob)
            person = next(one for one in (ann, bob) if one.tables[table].asked)
            mirror = person.tables[table]
            illegal = next(n for n in range(1000) if n not in mirror.legal)
            with pytest.raises(Refusal) as caught:
                await person.act(table, illegal)
            refused = caught.value.fields
            assert refused["rule"].startswith("ST-")
            assert refused["words"]["id"].startswith("st-")
            assert " " in refused["text"]
            reason = await person.answered({"t": "why", "table": table, "id": "w", "action": illegal})
            assert (reason["allowed"], reason["rule"]) == (False, refused["rule"])
            assert (reason["words"], reason["text"]) == (refused["words"], refused["text"])
            by_http = await person.get(f"/tables/{table}/why?action={illegal}")
            assert by_http["text"] == refused["text"]
            command = {"do": "act", "action": illegal, "step": mirror.step}
            with pytest.raises(Refusal) as caught:
                await person.post(f"/tables/{table}/commands", {"id": "1", "command": command})
            assert caught.value.status == 409
            assert caught.value.fields["text"] == refused["text"]
            assert (await person.answered({"t": "why", "table": table, "id": "v", "action": mirror.legal[0]}))[
                "allowed"
            ]

    story(told)


def test_a_client_without_a_login_may_only_watch(server: Running) -> None:
    async def told() -> None:
        ann = await guest(server.url)
        async with ann, Person(server.url) as nobody:
            table = await ann.create()
            await nobody.open()
            assert (await nobody.watch(table)).seat == -2
            for message in (
                {"t": "do", "table": table, "id": "1", "command": {"do": "sit", "seat": 1}},
                {"t": "do", "table": table, "id": "2", "command": {"do": "say", "text": "hello"}},
                {"t": "why", "table": table, "id": "3", "action": 1},
            ):
                assert (await answer_to(nobody, message))["code"] == "no-person"
            assert (await answer_to(nobody, {"t": "hello", "token": ann.token}))["code"] == "watching"

    story(told)


def test_a_page_from_elsewhere_gets_no_connection(server: Running) -> None:
    address = server.url.replace("http", "ws") + "/api/v1/socket"

    async def told() -> None:
        for origin in ("https://evil.example", "null", f"{server.url}.evil.example", "http://localhost"):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address, origin=origin)  # type: ignore[arg-type]  # any text can be sent
            assert caught.value.response.status_code == 403
        async with connect(address, origin=server.url) as socket:  # type: ignore[arg-type]  # its own page
            await socket.send('{"t":"ping"}')
            assert json.loads(await socket.recv()) == {"t": "pong"}

    story(told)


def test_a_wrong_token_in_the_header_gets_no_connection(server: Running) -> None:
    address = server.url.replace("http", "ws") + "/api/v1/socket"

    async def told() -> None:
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers={"Authorization": "Bearer nonsense"})
        async with await guest(server.url) as ann:
            headers = {"Authorization": f"Bearer {ann.token}"}
            async with connect(address, additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["t"] == "welcome"
            async with connect(address, additional_headers={"Cookie": f"clanmoot={ann.token}"}) as socket:
                assert json.loads(await socket.recv())["t"] == "welcome"

    story(told)
