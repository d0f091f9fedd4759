"""No path by which one acts for another: every route and every command, with tokens of others, forged or worn out."""

import base64
import json
import random
import secrets
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from clanmoot.server.people import tokens
from tests.server.client import PATIENCE, Fields, Person, Refusal, guest, story
from tests.server.running import Running

from . import saying
from .calm import calm
from .routes import routes
from .scene import PASSWORD, Scene

# Routes that look at nobody's token, because everybody may see what they show.
OPEN = {
    ("GET", "/api/v1/games"), ("GET", "/api/v1/games/{key}"), ("GET", "/api/v1/games/{key}/rules"),
    ("GET", "/api/v1/games/{key}/standings"), ("GET", "/api/v1/words/{locale}"), ("GET", "/api/v1/lobby"),
    ("GET", "/api/v1/people/{person}"), ("GET", "/api/v1/people/{person}/history"), ("GET", "/api/v1/export"),
    ("GET", "/api/v1/tables/{table}/record"), ("GET", "/api/v1/tables/{table}/proof"),
    ("GET", "/api/v1/tables/{table}/analysis"), ("GET", "/health"),
}  # fmt: skip
# Routes that show more to somebody whom they know, and something to everybody.
SHOWING = {
    ("GET", "/api/v1/tables/{table}"), ("GET", "/api/v1/tables/{table}/log"), ("GET", "/api/v1/tables/{table}/replay"),
    ("POST", "/api/v1/guest"), ("POST", "/api/v1/register"), ("POST", "/api/v1/login"),
}  # fmt: skip


def forged(token: str) -> list[str]:
    """Tokens that look like this one."""
    luck, _, signature = token.partition(".")
    swapped = signature[:-2] + ("A" if signature[-2] != "A" else "B") + signature[-1]
    other = base64.urlsafe_b64encode(secrets.token_bytes(32)).rstrip(b"=").decode()
    made = [tokens.issue(secrets.token_bytes(32)), tokens.issue(b""), f"{luck}.{swapped}", f"{other}.{signature}"]
    cut = [token[:-1], token + "=", luck, f".{signature}", f"{luck}.", token.upper(), "x" * 5000]
    return [*made, *cut, tokens.hashed(token)]


async def worn_out(url: str) -> str:
    """Return the token of a person who has logged out."""
    async with await guest(url) as person:
        await person.post("/logout")
        return person.token


def test_every_route_refuses_tokens_that_are_not_good(server: Running) -> None:
    async def told() -> None:
        async with Scene(server.url, ("playing",)) as scene:
            table, ann = scene.tables["playing"], scene.people["ann"]
            before = await scene.everything(table)
            bad = [*forged(ann.token)[:4], await worn_out(server.url)]
            for route in routes(server.url):
                if route in OPEN:
                    continue
                address = route.address(table=table, person=scene.ids["ann"])
                for token in bad:
                    for scheme in ("Bearer", "bearer"):
                        headers = {"Authorization": f"{scheme} {token}"}
                        answer = await ann.http.request(
                            route.method, server.url + address, json=route.body(), headers=headers
                        )
                        assert (answer.status_code, answer.json()["code"]) == (401, "token"), (route, answer.text)
                if route not in SHOWING:
                    answer = await ann.http.request(route.method, server.url + address, json=route.body())
                    assert (answer.status_code, answer.json()["code"]) == (401, "no-person"), (route, answer.text)
            for token in forged(ann.token):
                answer = await ann.http.get("/me", headers={"Authorization": f"Bearer {token}"})
                assert answer.status_code == 401, token
                answer = await ann.http.get("/me", headers={"Cookie": f"clanmoot={token}"})
                assert answer.json()["code"] == "no-person", token
            assert await scene.everything(table) == before

    story(told)
    calm(server)


@pytest.mark.parametrize("where", ["query", "body", "basic", "other-header"])
def test_a_token_counts_only_where_it_belongs(server: Running, where: str) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            headers = {
                "basic": {"Authorization": "Basic " + base64.b64encode(f"x:{ann.token}".encode()).decode()},
                "other-header": {"X-Authorization": f"Bearer {ann.token}", "X-Token": ann.token},
            }.get(where, {})
            query = {"token": ann.token, "access_token": ann.token} if where == "query" else {}
            body = {"name": "Mallory", "token": ann.token} if where == "body" else {"name": "Mallory"}
            answer = await ann.http.patch("/me", json=body, params=query, headers=headers)
            assert answer.status_code in (400, 401), answer.text
            assert (await ann.get("/me"))["name"] != "Mallory"

    story(told)


def commands(rng: random.Random, sync: Fields) -> Iterator[Fields]:
    """A command of every kind, as somebody would send it who sees this."""
    for kind in saying.KINDS:
        yield kind(rng, sync)


@pytest.mark.parametrize("state", ["open", "playing", "sealed", "question", "paused"])
def test_with_ones_own_token_nobody_moves_the_seat_of_another(server: Running, state: str) -> None:
    """Whatever Bob, Eve and Nobody do with all that Ann sees: her hand, her draft and her seat are as they were."""
    rng = random.Random(state)

    async def told() -> None:
        async with Scene(server.url, (state,)) as scene:
            table = scene.tables[state]
            ann = await scene.look("ann", table)
            for name in ("nobody", "eve", "dan", "bob"):
                person = scene.people[name]
                for command in commands(rng, ann):
                    if command["do"] in (("resign", "leave") if name == "bob" else ("sit",)):
                        continue  # they may give up their own seat, or take an open one
                    body = {"id": person.new_id(), "command": command}
                    headers = {"Authorization": f"Bearer {person.token}"} if person.token else {}
                    answer = await person.http.post(f"/tables/{table}/commands", json=body, headers=headers)
                    assert answer.status_code in (200, 400, 401, 403, 409), answer.text
                    if answer.status_code == 200:
                        assert name == "bob" or (name != "nobody" and command["do"] == "say"), (name, command)
                    now = await scene.look("ann", table)
                    assert own(now) == own(ann), (name, command)

    story(told)
    calm(server)


def own(sync: Fields) -> object:
    """What nobody else can change: who sits there, and what they are asked until they have decided."""
    position = sync.get("position") or {}
    return sync["seat"], sync["card"]["seats"][sync["seat"]], position.get("draft"), position.get("removals")


def test_another_seat_cannot_decide_for_whom_is_asked(server: Running) -> None:
    async def told() -> None:
        async with Scene(server.url, ("playing",)) as scene:
            table = scene.tables["playing"]
            seats = ["ann", "bob", "cat"]
            first = (await scene.look("ann", table))["position"]["asked"][0]
            position = (await scene.look(seats[first], table))["position"]
            before = await scene.everything(table)
            for name in ("nobody", "eve", "dan", *[name for name in seats if name != seats[first]]):
                for action in position["legal"][:5]:
                    body = {"id": "1", "command": {"do": "act", "action": action, "step": position["step"]}}
                    with pytest.raises(Refusal) as caught:
                        await scene.people[name].post(f"/tables/{table}/commands", body)
                    assert caught.value.code in ("no-person", "no-seat", "not-asked", "stale")
            assert await scene.everything(table) == before
            await scene.order(seats[first], table, do="act", action=position["legal"][0], step=position["step"])

    story(told)


def test_the_id_of_anothers_command_is_worth_nothing(server: Running) -> None:
    async def told() -> None:
        async with Scene(server.url, ("open",)) as scene:
            table = scene.tables["open"]
            body = {"id": "mine", "command": {"do": "say", "text": "first"}}
            first = await scene.people["ann"].post(f"/tables/{table}/commands", body)
            body["command"] = {"do": "say", "text": "second"}
            assert (await scene.people["ann"].post(f"/tables/{table}/commands", body)) == first
            assert (await scene.people["eve"].post(f"/tables/{table}/commands", body)) != first
            assert [one["text"] for one in (await scene.look("ann", table))["chat"]] == ["first", "second"]

    story(told)


def test_before_the_end_nobody_sees_a_step_from_anothers_seat(server: Running) -> None:
    async def told() -> None:
        async with Scene(server.url, ("playing", "sealed", "paused", "over")) as scene:
            for state in ("playing", "sealed", "paused"):
                table = scene.tables[state]
                for name, mine in (("nobody", ""), ("eve", ""), ("dan", ""), ("ann", "0"), ("bob", "1")):
                    person = scene.people[name]
                    for seat in ("0", "1", "2", "open", "3", "-1", "-2", "00", "\uff11"):
                        if seat.lstrip("0") == mine.lstrip("0") and mine:
                            continue
                        with pytest.raises(Refusal) as caught:
                            await person.get(f"/tables/{table}/replay?seat={seat}")
                        assert caught.value.status in (400, 409), caught.value
                    for path in ("record", "proof", "analysis"):
                        with pytest.raises(Refusal) as caught:
                            await person.get(f"/tables/{table}/{path}")
                        assert caught.value.code == "not-over"
            for seat in ("0", "1", "2", "open", "watcher"):
                assert await scene.people["nobody"].get(f"/tables/{scene.tables['over']}/replay?seat={seat}")

    story(told)
    calm(server)


def test_tokens_that_are_not_good_get_no_connection_and_no_name_on_one(server: Running) -> None:
    url = server.url.replace("http", "ws", 1) + "/api/v1/socket"

    async def told() -> None:
        async with await guest(server.url) as ann:
            for token in [*forged(ann.token), await worn_out(server.url)]:
                with pytest.raises(InvalidStatus) as caught:
                    await connect(url, additional_headers={"Authorization": f"Bearer {token}"})
                assert caught.value.response.status_code == 403
            async with connect(url) as wire:
                for token in [*forged(ann.token), await worn_out(server.url), ""]:
                    await wire.send(json.dumps({"t": "hello", "token": token}))
                    answer = json.loads(await wire.recv())
                    assert (answer["t"], answer["code"] in ("token", "shape")) == ("refused", True)

    story(told)
    calm(server)


def test_a_cookie_alone_changes_nothing_at_any_route(server: Running) -> None:
    """Forms and images of other pages send cookies too."""

    async def told() -> None:
        async with Scene(server.url, ("playing",)) as scene:
            table, ann = scene.tables["playing"], scene.people["ann"]
            before = await scene.everything(table)
            cookie = {"Cookie": f"clanmoot={ann.token}"}
            tricks: list[tuple[dict[str, str], str]] = [
                ({}, "not-ours"),
                ({"X-Clanmoot": "0"}, "not-ours"),
                ({"Origin": server.url}, "not-ours"),
                ({"X-Clanmoot": "1", "Origin": "https://evil.example"}, "origin"),
                ({"X-Clanmoot": "1", "Origin": "null"}, "origin"),
                ({"X-Clanmoot": "1", "Origin": server.url.replace("http:", "ftp:")}, "origin"),
            ]
            unsafe = [route for route in routes(server.url) if route.method != "GET"]
            assert len(unsafe) >= 9
            for route in unsafe:
                address = server.url + route.address(table=table, person=scene.ids["ann"])
                for headers, code in tricks:
                    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
                        answer = await ann.http.request(
                            route.method,
                            address,
                            content=json.dumps(route.body()),
                            headers={**cookie, **headers, "Content-Type": kind},
                        )
                        assert (answer.status_code, answer.json()["code"]) == (403, code), (route, headers)
                        assert "set-cookie" not in answer.headers
            assert await scene.everything(table) == before
            assert (await ann.get("/me"))["person"] == scene.ids["ann"]

    story(told)
    calm(server)


def test_a_body_that_does_not_say_it_is_json_is_not_taken_for_it(server: Running) -> None:
    """A form of another page can send text, but not say that it is JSON without asking first."""
    with httpx.Client(base_url=server.url + "/api/v1", timeout=PATIENCE) as client:
        token = client.post("/guest").json()["token"]
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            answer = client.post(
                "/tables",
                content=b'{"game":"tain","seats":["me","open"]}',
                headers={"Authorization": f"Bearer {token}", "Content-Type": kind},
            )
            assert answer.status_code in (400, 415), (kind, answer.text)
        assert client.get("/me/tables", headers={"Authorization": f"Bearer {token}"}).json() == []


def test_a_login_takes_over_no_seats_of_others(server: Running) -> None:
    """An account adopts the guest who logs in, and no other guest, whatever is sent along."""

    async def told() -> None:
        async with Scene(server.url, ("open",)) as scene:
            table = scene.tables["open"]
            name = (await scene.people["dan"].get("/me"))["name"]
            async with Person(server.url) as somebody:
                entered = await somebody.post("/login", {"name": name, "password": PASSWORD})
                assert entered["adopted"] == 0
                with pytest.raises(Refusal) as caught:
                    await somebody.post("/login", {"name": name, "password": PASSWORD, "guest": scene.ids["ann"]})
                assert caught.value.code == "shape"
                with pytest.raises(Refusal) as caught:
                    await somebody.post("/login", {"name": name, "password": PASSWORD + "!"})
                assert caught.value.code == "login"
            assert (await scene.look("ann", table))["seat"] == 0
            assert (await scene.look("dan", table))["seat"] == -2

    story(told)
