"""Every route with real ids of somebody else: it shows what anybody may see, and changes nothing."""

from typing import Any

import httpx
import pytest

from tests.server.client import Fields, Person, story
from tests.server.running import Running

from .calm import calm
from .routes import Route, routes, served
from .scene import PASSWORD, Scene
from .test_acting_for_others import OPEN, SHOWING

STATES = ("open", "playing", "sealed", "over")
# What a stranger may do with somebody else's table, and is not refused: look, have a finished game analysed, and play
# on from it at a table of their own.
ALLOWED = {"/api/v1/tables/{table}/analysis", "/api/v1/tables/{table}/play-on"}
OWN = {"/api/v1/me", "/api/v1/me/tables"}  # these answer with what belongs to the asker
MOVING = {"clocks", "progress", "state", "result"}  # what changes by itself


def test_the_description_and_the_fuzzers_know_every_route(server: Running) -> None:
    """A route that is hidden from the description would be tried by nobody."""
    described = {(route.method, route.path) for route in routes(server.url) if route.path.startswith("/api/")}
    hidden = served() - described
    assert not hidden, f"these routes stand in no description, and no test calls them: {hidden}"
    assert described == served()


async def call(scene: Scene, route: Route, token: str, table: str) -> httpx.Response:
    """Ask with Ann's person and one of her tables, over the connection of somebody without a token."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    address = scene.url + route.address(table=table, person=scene.ids["ann"])
    return await scene.people["nobody"].http.request(route.method, address, json=route.body(), headers=headers)


async def fresh(scene: Scene) -> str:
    """The token of somebody new."""
    return str((await scene.people["nobody"].post("/guest"))["token"])


def still(value: Any) -> Any:
    """An answer without what changes by itself."""
    if isinstance(value, dict):
        return {key: still(inner) for key, inner in value.items() if key not in MOVING}
    return [still(inner) for inner in value] if isinstance(value, list) else value


def shown(answer: httpx.Response) -> Any:
    """What an answer says."""
    if "json" not in answer.headers.get("content-type", "") or "jsonl" in answer.headers["content-type"]:
        return answer.text
    return still(answer.json())


async def belongings(scene: Scene, name: str, table: str) -> Fields:
    """All that is somebody's: who they are, where they sit, and what everybody sees of the table."""
    person = scene.people[name]
    return {
        "me": await person.get("/me"),
        "tables": still(await person.get("/me/tables")),
        "card": await person.get(f"/people/{scene.ids[name]}"),
        "table": still(await scene.everything(table)),
    }


@pytest.mark.parametrize("state", STATES)
def test_a_stranger_sees_what_nobody_sees_and_changes_nothing(server: Running, state: str) -> None:
    async def told() -> None:
        async with Scene(server.url, (state,)) as scene:
            table = scene.tables[state]
            before = await belongings(scene, "ann", table)
            secrets = [person.token for person in scene.people.values() if person.token]
            for route in routes(server.url):
                answer = await call(scene, route, await fresh(scene), table)
                assert answer.status_code in (200, 201, 202, 204, 400, 401, 403, 409), (route, answer.text)
                assert not [secret for secret in secrets if secret in answer.text], route
                if route.method == "GET" and (route in OPEN or route in SHOWING):
                    nobodys = await call(scene, route, "", table)
                    assert (answer.status_code, shown(answer)) == (nobodys.status_code, shown(nobodys)), route
                elif "{table}" in route.path and route.path not in ALLOWED:
                    assert answer.status_code in (403, 409), (route, answer.text)
                elif route.path in OWN:
                    assert table not in answer.text
                    assert scene.ids["ann"] not in answer.text
                assert still(await scene.look("ann", table)) == before["table"]["ann"], route
            assert await belongings(scene, "ann", table) == before

    story(told)
    calm(server)


@pytest.mark.parametrize("state", ["playing", "over"])
def test_without_a_token_nothing_is_done(server: Running, state: str) -> None:
    async def told() -> None:
        async with Scene(server.url, (state,)) as scene:
            table = scene.tables[state]
            before = await belongings(scene, "ann", table)
            for route in routes(server.url):
                if route in OPEN or route in SHOWING:
                    continue
                answer = await call(scene, route, "", table)
                assert (answer.status_code, answer.json()["code"]) == (401, "no-person"), (route, answer.text)
            assert await belongings(scene, "ann", table) == before

    story(told)
    calm(server)


async def logged_out(person: Person) -> str:
    """A token that was theirs until they logged out; they come back by another."""
    account = {"name": f"Gus {person.new_id()}"[:20], "password": PASSWORD}
    person.token = (await person.post("/register", account))["token"]
    old = person.token
    await person.post("/logout")
    person.token = ""
    person.token = (await person.post("/login", account))["token"]
    return old


async def logged_out_everywhere(person: Person) -> str:
    """The same, from everywhere."""
    account = {"name": f"Hal {person.new_id()}"[:20], "password": PASSWORD}
    old = person.token = str((await person.post("/register", account))["token"])
    async with Person(person.url) as elsewhere:
        elsewhere.token = (await elsewhere.post("/login", account))["token"]
        await elsewhere.post("/logout-everywhere")
    person.token = ""
    person.token = (await person.post("/login", account))["token"]
    return old


async def rotated(person: Person) -> str:
    """A token that was theirs while they were a guest."""
    old = str(person.token)
    person.token = (await person.post("/register", {"name": f"Ida {person.new_id()}"[:20], "password": PASSWORD}))[
        "token"
    ]
    return old


async def adopted(person: Person) -> str:
    """A token that was theirs as a guest, before an account took everything over."""
    account = {"name": f"Jon {person.new_id()}"[:20], "password": PASSWORD}
    async with Person(person.url) as other:
        await other.post("/register", account)
    old = person.token
    person.token = (await person.post("/login", account))["token"]
    return old


@pytest.mark.parametrize("how", [logged_out, logged_out_everywhere, rotated, adopted])
def test_a_token_of_earlier_is_worth_nothing_at_any_route(server: Running, how: Any) -> None:
    """Its person still sits at the table, but not by this token."""

    async def told() -> None:
        async with Scene(server.url, ("playing",)) as scene:
            table, ann = scene.tables["playing"], scene.people["ann"]
            old = await how(ann)
            scene.ids["ann"] = (await ann.get("/me"))["person"]
            before = await belongings(scene, "ann", table)
            assert before["table"]["ann"]["seat"] == 0
            for route in routes(server.url):
                answer = await call(scene, route, old, table)
                if route in OPEN:
                    nobodys = await call(scene, route, "", table)
                    assert (answer.status_code, shown(answer)) == (nobodys.status_code, shown(nobodys)), route
                else:
                    assert (answer.status_code, answer.json()["code"]) == (401, "token"), (route, answer.text)
            assert await belongings(scene, "ann", table) == before
            for address in ("/me", "/me/tables"):
                by_cookie = await ann.http.get(address, headers={"Cookie": f"clanmoot={old}"})
                assert by_cookie.json()["code"] == "no-person"

    story(told)
    calm(server)
