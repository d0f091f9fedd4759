"""What must not be found anywhere: tokens and passwords in the database or the log, and our insides in an answer."""

import hmac
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from clanmoot.server.people import tokens
from tests.server import services
from tests.server.client import PATIENCE, Person, Refusal, guest, story
from tests.server.running import Running, running

from .calm import calm
from .routes import routes
from .scene import PASSWORD, Scene

INSIDES = (b"Traceback", b"sqlalchemy", b"sqlite3", b"psycopg", b"SELECT ", b"/clanmoot/", b"litestar", b"uvicorn")
ODD = (
    "%00",
    "a%00b",
    "%ff",
    "%C3%A9",
    "%F0%9F%98%80",
    "'",
    "%22",
    "%0d%0aX-Evil:%201",
    "x" * 33,
    "x" * 3000,
    "%ed%a0%80",
)


def test_neither_the_database_nor_the_log_holds_a_token_or_a_password() -> None:
    async def told(server: Running) -> list[str]:
        async with Scene(server.url, ("playing", "over")) as scene:
            dan = scene.people["dan"]
            name = (await dan.get("/me"))["name"]
            async with Person(server.url) as again:
                entered = await again.post("/login", {"name": name, "password": PASSWORD})
                with pytest.raises(Refusal):
                    await again.post("/login", {"name": name, "password": "not the right one"})
            for person in scene.people.values():
                await person.open()
            await scene.people["eve"].post("/logout")
            return [entered["token"], *[person.token for person in scene.people.values() if person.token]]

    with running() as server:
        given: list[str] = []

        async def noted() -> None:
            given.extend(await told(server))

        story(noted)
        assert len(given) == 6
        assert server.stop() == 0
        kept = b"".join([path.read_bytes() for path in server.folder.iterdir()])
        for token in given:
            for part in (token, *token.split(".")):
                assert part.encode() not in kept
        for word in (PASSWORD, "not the right one"):
            assert word.encode() not in kept
        found = dict(rows(server.folder / "clanmoot.sqlite", "SELECT hash, person FROM sessions"))
        assert {tokens.hashed(token) for token in given} - set(found) == {tokens.hashed(given[4])}, (
            "but Eve's, who left"
        )
        passwords = rows(
            server.folder / "clanmoot.sqlite", "SELECT password, login FROM people WHERE login IS NOT NULL"
        )
        assert len(passwords) == 1
        assert passwords[0][0].startswith("$argon2id$")
        for hash in (*found, passwords[0][0]):
            assert hash not in server.log()


def rows(path: Path, query: str) -> list[Any]:
    """What the database of a server that has stopped holds."""
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_a_store_that_fails_tells_nobody_what_it_holds() -> None:
    """Answers say that something went wrong; the log says what, and not whose token, name or hand it was about."""
    with running() as server, httpx.Client(base_url=server.url + "/api/v1", timeout=PATIENCE) as client:
        token = client.post("/guest").json()["token"]
        head = {"Authorization": f"Bearer {token}"}
        me = client.get("/me", headers=head).json()
        base = sqlite3.connect(server.folder / "clanmoot.sqlite", isolation_level=None)
        base.execute("ALTER TABLE sessions RENAME TO elsewhere")
        answers = [client.get("/me", headers=head)]
        base.execute("ALTER TABLE elsewhere RENAME TO sessions")
        base.execute("ALTER TABLE tables RENAME TO elsewhere")
        answers.append(client.post("/tables", headers=head, json={"game": "tain", "seats": ["me", "open"]}))
        base.execute("ALTER TABLE elsewhere RENAME TO tables")
        base.execute("ALTER TABLE people RENAME TO elsewhere")
        answers.append(client.post("/register", json={"name": "Zebulon", "password": PASSWORD}))
        base.execute("ALTER TABLE elsewhere RENAME TO people")
        base.close()
        for answer in answers:
            assert answer.status_code in (500, 503), answer.text
            assert not [word for word in INSIDES if word in answer.content], answer.text
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert client.get("/me", headers=head).json() == me
        log = server.log()
        assert "sqlalchemy.exc.OperationalError" in log
        for secret in (token, tokens.hashed(token), me["person"], me["name"], "ebulon", PASSWORD):
            assert secret not in log, secret


def test_a_store_that_is_away_is_told_without_its_address() -> None:
    async def told(server: Running, cluster: services.Postgresql) -> None:
        async with await guest(server.url) as ann:
            table = await ann.create()
            await ann.open()
            await ann.watch(table)
            cluster.kill()
            for path in ("/me", "/lobby"):
                with pytest.raises(Refusal) as caught:
                    await ann.get(path)
                assert caught.value.status == 503
                silent(caught.value, cluster)
            with pytest.raises(Refusal) as caught:
                await ann.do(table, "say", text="hello")
            silent(caught.value, cluster)

    with services.postgresql() as cluster, running("--database", cluster.address("postgres")) as server:
        story(lambda: told(server, cluster))


def silent(refusal: Refusal, cluster: services.Postgresql) -> None:
    """A sentence that tells nothing of where and what the store is."""
    text = json.dumps(refusal.fields)
    assert refusal.code == "store-failed", text
    for word in ("127.0.0.1", str(cluster.port), "server", "postgres", "socket", "user", "SQL"):
        assert word not in text, text


def test_names_that_no_store_can_hold_are_names_of_nothing(store: Running) -> None:
    """Half characters, zeros and too much of everything, at every place where a path has a name."""
    with httpx.Client(base_url=store.url, timeout=PATIENCE) as client:
        token = client.post("/api/v1/guest").json()["token"]
        head = {"Authorization": f"Bearer {token}"}
        for route in routes(store.url):
            if "{" not in route.path:
                continue
            for odd in ODD:
                names = {"table": odd, "person": odd, "key": odd, "locale": odd}
                answer = client.request(route.method, route.address(**names), json=route.body(), headers=head)
                assert answer.status_code in (400, 404), (route, odd, answer.text)
                assert not [word for word in INSIDES if word in answer.content], answer.text
                assert "x-evil" not in answer.headers
        for odd in ODD:
            answer = client.get(f"/api/v1/export?after={odd}")
            assert answer.status_code in (400, 404), (odd, answer.text)
        for body in ({"name": "a\x00b", "password": PASSWORD}, {"name": "abc", "password": "\x00" * 9}):
            answer = client.post("/api/v1/login", json=body)
            assert answer.status_code == 401, answer.text


def test_messages_with_names_that_no_store_can_hold_are_refused(store: Running) -> None:
    async def told() -> None:
        async with await guest(store.url) as ann:
            await ann.open()
            for number, odd in enumerate(("\x00", "a\x00b", "é", "\U0001f642", "'", "\n", "x" * 32)):
                for message in (
                    {"t": "do", "table": odd, "id": f"d{number}", "command": {"do": "resign"}},
                    {"t": "why", "table": odd, "id": f"w{number}", "action": 1},
                ):
                    with pytest.raises(Refusal) as caught:
                        await ann.answered(message)
                    assert caught.value.code == "no-table", (message, caught.value)
            table = await ann.create()
            await ann.watch(table)
            await ann.do(table, "say", text="a\x00b", id="\x00")
            await ann.until(lambda: ann.tables[table].chat)
            assert ann.tables[table].chat[0]["text"] == "a\x00b"

    story(told)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> Any:
    """A server on each kind of database, in which nothing goes wrong."""
    if request.param == "sqlite":
        yield request.getfixturevalue("server")
        return
    with services.database() as address, running("--database", address) as found:
        yield found
        calm(found)


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Any, Any]] = []
    compare = hmac.compare_digest

    def noted(one: Any, other: Any) -> bool:
        seen.append((one, other))
        return compare(one, other)

    monkeypatch.setattr(hmac, "compare_digest", noted)
    key = b"k" * 32
    token = tokens.issue(key)
    assert tokens.genuine(key, token)
    assert not tokens.genuine(b"x" * 32, token)
    assert len(seen) == 2
    assert seen[0][0] == seen[0][1] != seen[1][0]
