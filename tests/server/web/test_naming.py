"""What people are called: at tables, on open connections, and how often they may try."""

import random

import httpx
import pytest

from tests.server.client import Person, Refusal, guest, seated, story
from tests.server.running import Running, running

PASSWORD = "a good password"


def name() -> str:
    """A name that nobody has yet."""
    return f"Ann {random.getrandbits(48):x}"


def test_an_open_connection_goes_by_the_new_name(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            table = await bob.create()
            await ann.open()
            await ann.watch(table)
            mine = name()
            await ann.ask("PATCH", "/me", {"name": mine})
            await ann.do(table, "sit", seat=1)
            await ann.until(lambda: ann.tables[table].seat == 1)
            assert ann.tables[table].card["seats"][1]["name"] == mine

    story(told)


def test_nobody_is_shown_at_a_table_under_the_name_of_another(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with await guest(server.url) as ann, await guest(server.url) as eve:
            await ann.ask("PATCH", "/me", {"name": mine})
            await eve.ask("PATCH", "/me", {"name": mine.replace("A", "\u0410")})
            table = await ann.create(seats=("me", "open"))
            await eve.open()
            for do in ({"do": "sit", "seat": 1}, {"do": "say", "text": "It is me."}):
                with pytest.raises(Refusal) as caught:
                    await eve.post(f"/tables/{table}/commands", {"id": eve.new_id(), "command": do})
                assert (caught.value.status, caught.value.code) == (409, "name-at-table")
                assert caught.value.fields["words"]["id"] == "name-at-table"
            await eve.ask("PATCH", "/me", {"name": name()})
            await eve.post(f"/tables/{table}/commands", {"id": eve.new_id(), "command": {"do": "sit", "seat": 1}})

    story(told)


def test_a_seated_person_speaks_under_the_name_of_their_seat(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as eve:
            table = await seated(ann, eve)
            seats = [seat["name"] for seat in ann.tables[table].card["seats"]]
            await eve.ask("PATCH", "/me", {"name": seats[0]})  # two guests may be called the same, elsewhere
            await eve.do(table, "say", text="It is me.")
            await ann.until(lambda: ann.tables[table].chat)
            assert ann.tables[table].chat[-1]["name"] == seats[1]

    story(told)


def test_an_account_keeps_its_name_and_the_seat_the_guests_where_another_has_the_same(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with Person(server.url) as account, await guest(server.url) as ann, await guest(server.url) as eve:
            await eve.ask("PATCH", "/me", {"name": mine})
            table = await seated(ann, eve)
            before = ann.tables[table].card["seats"]
            await account.post("/register", {"name": mine, "password": PASSWORD})
            entered = await ann.post("/login", {"name": mine, "password": PASSWORD})
            assert (entered["adopted"], entered["name"]) == (1, mine)
            ann.token = entered["token"]
            sync = await ann.get(f"/tables/{table}")
            assert sync["seat"] == 0
            assert [seat["name"] for seat in sync["card"]["seats"]] == [seat["name"] for seat in before]
            assert (await eve.get("/me"))["name"] != mine

    story(told)


def test_an_open_connection_of_a_guest_loses_a_name_that_an_account_takes(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with Person(server.url) as account, await guest(server.url) as eve, await guest(server.url) as bob:
            await eve.ask("PATCH", "/me", {"name": mine})
            await eve.open()
            table = await bob.create()
            await eve.watch(table)
            await account.post("/register", {"name": mine, "password": PASSWORD})
            await eve.do(table, "sit", seat=1)
            await eve.until(lambda: eve.tables[table].seat == 1)
            assert eve.tables[table].card["seats"][1]["name"] != mine

    story(told)


def test_names_are_tried_only_so_often_from_an_address_and_by_a_person() -> None:
    with running("--limit", "renames=3/1", "--proxy", "127.0.0.1", limits=True) as server:
        url = server.url + "/api/v1"
        tokens = [httpx.post(url + "/guest").json()["token"] for _ in range(3)]

        def renamed(token: str, address: str) -> int:
            headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": address}
            return httpx.patch(url + "/me", json={"name": name()}, headers=headers).status_code

        assert [renamed(tokens[0], f"192.0.2.{place}") for place in range(4)] == [200, 200, 200, 429]
        assert [renamed(tokens[1], "192.0.2.9"), renamed(tokens[1], "192.0.2.9")] == [200, 200]
        assert [renamed(tokens[2], "192.0.2.9"), renamed(tokens[2], "192.0.2.9")] == [200, 429]
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        assert httpx.patch(url + "/me", json={"locale": "fr"}, headers=headers).status_code == 200


def test_accounts_are_tried_only_so_often_by_a_person() -> None:
    with running("--limit", "registers=2/1", "--proxy", "127.0.0.1", limits=True) as server:
        url = server.url + "/api/v1"
        headers = {"Authorization": f"Bearer {httpx.post(url + '/guest').json()['token']}"}
        body = {"name": "Ann", "password": "password"}
        codes = [
            httpx.post(url + "/register", json=body, headers={**headers, "X-Forwarded-For": f"192.0.2.{place}"}).json()
            for place in range(3)
        ]
        assert [one["code"] for one in codes] == ["password", "password", "too-many"]


def test_what_is_refused_can_be_said_in_every_language(server: Running) -> None:
    url = server.url + "/api/v1"
    taken = name()
    assert httpx.post(url + "/register", json={"name": taken, "password": PASSWORD}).status_code == 201
    for body, code, message in [
        ({"name": "Admin", "password": PASSWORD}, "name", "name-reserved"),
        ({"name": taken.upper(), "password": PASSWORD}, "name-taken", "name-taken"),
        ({"name": name(), "password": "password"}, "password", "password-common"),
        ({"name": "Somerled", "password": "somerled"}, "password", "password-name"),
        ({"name": name(), "password": "short"}, "password", "password-short"),
    ]:
        answer = httpx.post(url + "/register", json=body).json()
        assert (answer["code"], answer["words"]["id"]) == (code, message)
        for locale in ("en", "fr", "nl"):
            assert f"\n{message} = " in httpx.get(f"{url}/words/{locale}").json()["files"]["people.ftl"]
    answer = httpx.post(url + "/login", json={"name": taken, "password": "another password"})
    assert (answer.status_code, answer.json()["words"]["id"]) == (401, "login-wrong")
