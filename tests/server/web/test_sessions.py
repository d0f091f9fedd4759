"""Tokens and cookies: replaced when an identity changes, and invalid everywhere at once after the end."""

import asyncio
import json
import random
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server import services
from tests.server.client import Person, Refusal, guest, story
from tests.server.running import Running, running

PASSWORD = "a good password"
BROWSER = {"X-Clanmoot": "1"}
HTTPS = {**BROWSER, "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
PLAIN, SECURE = "clanmoot", "__Host-clanmoot"


def name() -> str:
    """A name that nobody has yet."""
    return f"Ann {random.getrandbits(48):x}"


async def worthless(person: Person) -> None:
    """Somebody's connection has ended, their token opens no other, and no route takes it."""
    await person.until(lambda: person.close_code is not None)
    assert person.close_code == 4003
    with pytest.raises(Refusal) as caught:
        await person.get("/me")
    assert (caught.value.status, caught.value.code) == (401, "token")
    with pytest.raises(InvalidStatus):
        await connect(
            person.url.replace("http", "ws", 1) + "/api/v1/socket",
            additional_headers={"Authorization": f"Bearer {person.token}"},
        )


def test_an_attacker_who_planted_a_guests_token_does_not_own_the_account_made_of_it(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as planted, Person(server.url, planted.token) as victim:
            await planted.open()
            entered = await victim.post("/register", {"name": name(), "password": PASSWORD})
            assert entered["token"] not in ("", planted.token)
            await worthless(planted)
            victim.token = entered["token"]
            assert (await victim.get("/me"))["person"] == entered["person"]

    story(told)


def test_an_attacker_who_planted_a_guests_token_does_not_own_the_account_that_adopts_it(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with Person(server.url) as account, await guest(server.url) as planted:
            await account.post("/register", {"name": mine, "password": PASSWORD})
            await planted.open()
            table = await planted.create()
            async with Person(server.url, planted.token) as victim:
                entered = await victim.post("/login", {"name": mine, "password": PASSWORD})
                assert entered["adopted"] == 1
                await worthless(planted)
                victim.token = entered["token"]
                assert (await victim.get(f"/tables/{table}"))["seat"] == 0

    story(told)


def test_a_guest_who_does_not_want_to_be_adopted_stays_a_guest_of_their_own(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with Person(server.url) as account, await guest(server.url) as ann:
            await account.post("/register", {"name": mine, "password": PASSWORD})
            before = await ann.get("/me")
            entered = await ann.post("/login", {"name": mine, "password": PASSWORD, "adopt": False})
            assert entered["person"] != before["person"]
            assert await ann.get("/me") == before

    story(told)


def test_logging_out_everywhere_ends_all_sessions_of_one_person_only(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with Person(server.url) as one, Person(server.url) as two, await guest(server.url) as bob:
            one.token = (await one.post("/register", {"name": mine, "password": PASSWORD}))["token"]
            two.token = (await two.post("/login", {"name": mine, "password": PASSWORD}))["token"]
            for person in (one, two, bob):
                await person.open()
            assert await one.post("/logout-everywhere") is None
            for person in (one, two):
                await worthless(person)
            assert (await bob.get("/me"))["person"]
            assert bob.close_code is None
            two.token = ""
            two.token = (await two.post("/login", {"name": mine, "password": PASSWORD}))["token"]
            assert (await two.get("/me"))["name"] == mine

    story(told)


def test_logging_out_once_leaves_the_other_tokens_good(server: Running) -> None:
    async def told() -> None:
        mine = name()
        async with Person(server.url) as one, Person(server.url) as two:
            one.token = (await one.post("/register", {"name": mine, "password": PASSWORD}))["token"]
            two.token = (await two.post("/login", {"name": mine, "password": PASSWORD}))["token"]
            await one.post("/logout")
            with pytest.raises(Refusal):
                await one.get("/me")
            assert (await two.get("/me"))["name"] == mine

    story(told)


def test_tokens_end_and_names_change_at_every_process() -> None:
    async def told(one: Running, two: Running) -> None:
        mine = name()
        async with await guest(one.url) as ann, Person(two.url, ann.token) as planted, await guest(two.url) as bob:
            await planted.open()
            ann.token = (await ann.post("/register", {"name": mine, "password": PASSWORD}))["token"]
            await worthless(planted)
            async with Person(two.url, ann.token) as again:
                await again.open()
                table = await bob.create()
                await again.watch(table)
                await ann.ask("PATCH", "/me", {"name": mine + "x"})
                while not any(one["text"] for one in again.tables[table].chat if one["name"] == mine + "x"):
                    await again.do(table, "say", text="Who am I?")
                    await asyncio.sleep(0.02)
                await ann.post("/logout-everywhere")
                await worthless(again)

    with services.database() as database, services.redis() as redis:
        options = ("--database", database, "--redis", redis)
        with running(*options) as one, running(*options) as two:
            story(lambda: told(one, two))


# -- cookies


@pytest.fixture(scope="module")
def behind() -> Iterator[Running]:
    """A server behind a proxy that says whether a client came by https."""
    with running("--proxy", "127.0.0.1") as found:
        yield found


def cookies(answer: httpx.Response) -> dict[str, str]:
    """What an answer sets: the cookie's name, and its attributes in small letters."""
    found = answer.headers.get_list("set-cookie")
    return {one.partition("=")[0]: one.partition("=")[2].lower() for one in found}


def sent(**values: str) -> dict[str, str]:
    """A header with cookies; `host` is the one with the prefix."""
    found = {SECURE if key == "host" else PLAIN: value for key, value in values.items()}
    return {"Cookie": "; ".join([f"{key}={value}" for key, value in found.items()])}


def test_by_https_the_cookie_can_be_set_by_this_host_only(behind: Running) -> None:
    url = behind.url + "/api/v1"
    (found,) = cookies(httpx.post(url + "/guest", headers=HTTPS)).items()
    assert found[0] == SECURE
    for attribute in ("secure", "httponly", "samesite=lax", "path=/", "max-age="):
        assert attribute in found[1], attribute
    assert "domain" not in found[1]
    (found,) = cookies(httpx.post(url + "/guest", headers=BROWSER)).items()
    assert found[0] == PLAIN
    assert "secure" not in found[1]
    assert "httponly" in found[1]


def test_by_https_the_other_cookie_does_not_count_and_the_other_way_round(behind: Running) -> None:
    url = behind.url + "/api/v1"
    people = [httpx.post(url + "/guest").json() for _ in range(2)]
    mine, planted = (person["token"] for person in people)
    for headers, host, plain, seen in [
        (HTTPS, mine, planted, 0),
        (HTTPS, planted, mine, 1),
        (BROWSER, planted, mine, 0),
        (BROWSER, mine, planted, 1),
    ]:
        answer = httpx.get(url + "/me", headers={**headers, **sent(host=host, plain=plain)})
        assert answer.json()["person"] == people[seen]["person"]
        answer = httpx.get(url + "/me", headers={**headers, **sent(plain=plain, host=host)})
        assert answer.json()["person"] == people[seen]["person"]
    assert httpx.get(url + "/me", headers={**HTTPS, **sent(plain=mine)}).status_code == 401
    assert httpx.get(url + "/me", headers={**BROWSER, **sent(host=mine)}).status_code == 401
    assert httpx.post(url + "/guest", headers={**HTTPS, **sent(plain=mine)}).status_code == 201


def test_a_websocket_goes_by_the_same_cookie(behind: Running) -> None:
    address = behind.url.replace("http", "ws", 1) + "/api/v1/socket"

    async def told() -> None:
        async with await guest(behind.url) as ann, await guest(behind.url) as bob:
            me = [(await person.get("/me"))["person"] for person in (ann, bob)]
            forwarded = {name: value for name, value in HTTPS.items() if name != "X-Clanmoot"}
            for headers, seen in [({}, 1), (forwarded, 0)]:
                both = sent(host=ann.token, plain=bob.token)
                async with connect(address, additional_headers={**headers, **both}) as socket:
                    assert json.loads(await socket.recv())["person"] == me[seen]
            async with connect(address, additional_headers={**forwarded, **sent(plain=bob.token)}) as socket:
                await socket.send(json.dumps({"t": "ping"}))
                assert json.loads(await socket.recv())["t"] == "pong"  # nobody is welcomed by name

    story(told)


@pytest.mark.parametrize("way", ["/logout", "/logout-everywhere"])
@pytest.mark.parametrize("headers", [HTTPS, BROWSER])
def test_logging_out_clears_both_cookies(behind: Running, way: str, headers: dict[str, str]) -> None:
    url = behind.url + "/api/v1"
    token = httpx.post(url + "/guest").json()["token"]
    answer = httpx.post(url + way, headers={**headers, **sent(host=token, plain=token)})
    assert answer.status_code == 204
    found = cookies(answer)
    assert set(found) == {PLAIN, SECURE}
    for attributes in found.values():
        assert "max-age=0" in attributes
        assert "path=/" in attributes
        assert "domain" not in attributes
    assert "secure" in found[SECURE]  # a browser takes no other one of this name
    assert "set-cookie" not in httpx.post(url + way, headers={"Authorization": "Bearer x"}).headers


def test_a_browser_gets_a_new_cookie_when_it_registers(behind: Running) -> None:
    with httpx.Client(base_url=behind.url + "/api/v1", headers=BROWSER) as browser:
        before = browser.post("/guest").json()
        planted = browser.cookies[PLAIN]
        answer = browser.post("/register", json={"name": name(), "password": PASSWORD})
        assert answer.json()["token"] == ""
        assert answer.json()["person"] == before["person"]
        assert browser.cookies[PLAIN] != planted
        assert browser.get("/me").json()["account"]
        assert httpx.get(behind.url + "/api/v1/me", headers=sent(plain=planted)).status_code == 401
