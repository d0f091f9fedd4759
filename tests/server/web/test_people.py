"""People over HTTP: guests, accounts, cookies, and what a guest hands over."""

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import Person, Refusal, guest, seated, story
from tests.server.running import Running, running

BROWSER = {"X-Clanmoot": "1"}


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    """A browser that shows a page of ours."""
    with httpx.Client(base_url=server.url + "/api/v1", headers={**BROWSER, "Origin": server.url}) as client:
        yield client


def name() -> str:
    """A name that nobody has yet."""
    return f"Ann {random.getrandbits(48):x}"


def test_a_program_gets_a_token_and_no_cookie(server: Running) -> None:
    answer = httpx.post(server.url + "/api/v1/guest")
    assert answer.status_code == 201
    assert "set-cookie" not in answer.headers
    assert answer.json()["token"]
    assert not answer.json()["account"]
    assert answer.headers["cache-control"] == "no-store"


def test_a_browser_gets_a_cookie_that_no_script_can_read_and_no_token(browser: httpx.Client) -> None:
    answer = browser.post("/guest")
    assert answer.json()["token"] == ""
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    me = browser.get("/me").json()
    assert me["person"] == answer.json()["person"]
    again = browser.post("/guest")
    assert again.status_code == 200
    assert again.json()["person"] == me["person"]


def test_nobody_is_nobody(server: Running) -> None:
    for method, path in [
        ("GET", "/me"),
        ("PATCH", "/me"),
        ("GET", "/me/tables"),
        ("POST", "/tables"),
        ("POST", "/logout"),
    ]:
        body = {"game": "tain", "seats": ["me", "open"]} if path == "/tables" else {}
        for headers in ({}, {"Cookie": "clanmoot=nonsense", **BROWSER}):
            answer = httpx.request(method, server.url + "/api/v1" + path, json=body, headers=headers)
            assert answer.status_code == 401, (method, path, answer.text)
            assert answer.json()["code"] == "no-person"
            assert answer.headers["www-authenticate"] == "Bearer"
        for word in ("Bearer nonsense", "Basic YTpi", "Bearer", ""):
            answer = httpx.request(method, server.url + "/api/v1" + path, json=body, headers={"Authorization": word})
            assert (answer.status_code, answer.json()["code"]) == (401, "token")


def test_a_guest_makes_an_account_and_comes_back_to_it(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with await guest(server.url) as ann, Person(server.url) as again:
            before = await ann.get("/me")
            account = await ann.post("/register", {"name": mine, "password": "a good password"})
            assert (account["person"], account["name"], account["account"]) == (before["person"], mine, True)
            again.token = (await again.post("/login", {"name": mine.upper(), "password": "a good password"}))["token"]
            assert (await again.get("/me"))["person"] == before["person"]
            with pytest.raises(Refusal) as caught:
                await again.post("/login", {"name": mine, "password": "a bad password"})
            assert (caught.value.status, caught.value.code) == (401, "login")
            again.token = ""
            with pytest.raises(Refusal) as caught:
                await again.post("/register", {"name": mine, "password": "a good password"})
            assert (caught.value.status, caught.value.code) == (409, "name-taken")

    story(told)


def test_an_account_takes_over_what_the_guest_had(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with Person(server.url) as account, await guest(server.url) as ann, await guest(server.url) as bob:
            account.token = (await account.post("/register", {"name": mine, "password": "a good password"}))["token"]
            table = await seated(ann, bob)
            waiting = await ann.create()
            entered = await ann.post("/login", {"name": mine, "password": "a good password"})
            assert entered["adopted"] == 2
            old, ann.token = ann.token, entered["token"]
            assert {one["id"] for one in await ann.get("/me/tables")} == {table, waiting}
            sync = await ann.get(f"/tables/{table}")
            assert sync["seat"] == 0
            assert sync["card"]["seats"][0]["name"] == mine
            await bob.until(lambda: bob.tables[table].card["seats"][0]["name"] == mine)
            await ann.until(lambda: ann.close_code is not None)
            await ann.close()
            await ann.open()
            ann.tables.clear()
            await ann.watch(table)
            rng = random.Random(4)
            await asyncio.gather(ann.play(table, rng), bob.play(table, rng))
            assert ann.tables[table].over
            async with Person(server.url, old) as before:
                with pytest.raises(Refusal) as caught:
                    await before.get("/me")
                assert caught.value.code == "token"

    story(told)


def test_two_identities_at_one_table_are_not_merged(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with Person(server.url) as account, await guest(server.url) as ann:
            account.token = (await account.post("/register", {"name": mine, "password": "a good password"}))["token"]
            await seated(ann, account)
            with pytest.raises(Refusal) as caught:
                await ann.post("/login", {"name": mine, "password": "a good password"})
            assert (caught.value.status, caught.value.code) == (409, "same-table")
            entered = await ann.post("/login", {"name": mine, "password": "a good password", "adopt": False})
            assert entered["adopted"] == 0
            assert (await ann.get("/me"))["person"] != entered["person"]

    story(told)


def test_names_and_languages_change(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            assert (await ann.ask("PATCH", "/me", {"name": "  Ann   of Nowhere "}))["name"] == "Ann of Nowhere"
            assert (await ann.ask("PATCH", "/me", {"locale": "en"}))["locale"] == "en"
            assert (await ann.ask("PATCH", "/me", {}))["name"] == "Ann of Nowhere"
            cases = [
                ({"name": ""}, "name"),
                ({"name": "<b>"}, "name"),
                ({"locale": "xx"}, "no-words"),
                ({"more": 1}, "shape"),
            ]
            for body, code in cases:
                with pytest.raises(Refusal) as caught:
                    await ann.ask("PATCH", "/me", body)
                assert caught.value.code == code
            assert (await ann.get("/me"))["name"] == "Ann of Nowhere"

    story(told)


def test_people_are_shown_with_ratings_and_history(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            await ann.open()
            await bob.open()
            table = await ann.create("schotten-totten", ("me", "open"), ranked=True)
            await ann.watch(table)
            await bob.watch(table)
            await bob.do(table, "sit", seat=1)
            await ann.until(lambda: ann.tables[table].card["status"] == "playing")
            await bob.do(table, "resign")
            me = (await ann.get("/me"))["person"]
            for _ in range(100):
                found = await ann.get(f"/people/{me}/history")
                if found["results"]:
                    break
                await asyncio.sleep(0.05)
            (result,) = found["results"]
            assert (result["table"], result["rank"], result["resigned"]) == (table, 1, False)
            (sums,) = found["statistics"]
            assert (sums["game"], sums["games"], sums["won"]) == ("schotten-totten", 1, 1)
            card = await ann.get(f"/people/{me}")
            (rating,) = card["ratings"]
            assert (rating["game"], rating["games"]) == ("schotten-totten", 1)
            standings = await ann.get("/games/schotten-totten/standings?limit=1000")
            assert me in [row["person"] for row in standings]
            assert (await ann.get(f"/people/{me}/history?before=1"))["results"] == []
            for path in ("/people/nobody", "/people/nobody/history"):
                with pytest.raises(Refusal) as caught:
                    await ann.get(path)
                assert (caught.value.status, caught.value.code) == (404, "nobody")

    story(told)


def test_limits_of_one_address_are_kept_and_say_when_to_come_back() -> None:
    with running("--limit", "guests=2/1", "--limit", "logins=1/1", "--limit", "registers=1/1", limits=True) as server:
        url = server.url + "/api/v1"
        assert [httpx.post(url + "/guest").status_code for _ in range(3)] == [201, 201, 429]
        answer = httpx.post(url + "/guest")
        assert int(answer.headers["retry-after"]) > 0
        assert "Please wait" in answer.json()["text"]
        body = {"name": "Ann", "password": "a bad password"}
        assert [httpx.post(url + "/login", json=body).status_code for _ in range(2)] == [401, 429]
        assert httpx.post(url + "/register", json=body).status_code == 201
        assert httpx.post(url + "/register", json={**body, "name": "Bob"}).status_code == 429
        spoofed = {"X-Forwarded-For": "192.0.2.1"}
        assert httpx.post(url + "/guest", headers=spoofed).status_code == 429


def test_a_proxy_that_is_known_says_where_clients_come_from() -> None:
    with running("--limit", "guests=1/1", "--proxy", "127.0.0.1", limits=True) as server:
        url = server.url + "/api/v1/guest"
        for address, status in [("192.0.2.1", 201), ("192.0.2.1", 429), ("192.0.2.2", 201)]:
            assert httpx.post(url, headers={"X-Forwarded-For": address}).status_code == status
