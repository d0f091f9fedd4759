"""A table tells names. The ids of other people never leave the server, whatever the table keeps of them."""

import asyncio
from pathlib import Path

from clanmoot.server.tables.events import Expired
from tests.server.client import Person, guest
from tests.server.inside import a_server


def test_no_message_about_a_table_holds_the_id_of_another_person(tmp_path: Path) -> None:
    asyncio.run(told(tmp_path))


async def told(folder: Path) -> None:
    async with a_server(folder) as (services, url):
        people = {name: await guest(url) for name in ("ann", "bob", "eve")}
        ids = {name: (await one.get("/me"))["person"] for name, one in people.items()}
        ann, bob, eve = people.values()
        answers: dict[str, list[str]] = {name: [] for name in people}
        for one in people.values():
            await one.open()
            await one.send({"t": "lobby", "on": True})
        others = [await eve.create(public=True) for _ in range(4)]
        await eve.until(lambda: others[-1] in str(eve.received))
        clock = {"kind": "clock", "seconds": 600}
        table = await ann.create("schotten-totten", ("me", "open"), public=True, ranked=True, clock=clock)
        await everybody_watches(people, table)
        for one in people.values():
            await one.until(lambda one=one: any(m["t"] == "lobby-changed" for m in one.received))  # type: ignore[misc]
        await bob.do(table, "sit", seat=1)
        session = await services.registry.table(table)
        session.state.clocks.left = [0.0, 0.0]
        await session.attend()
        await ann.until(lambda: ann.tables[table].over)
        again = (await ann.post(f"/tables/{table}/rematch"))["table"]
        await everybody_watches(people, again)
        await ask(people, again, answers)
        await bob.do(again, "decline")
        await ask(people, table, answers)
        async with (closed := await services.registry.table(again)).held():
            await closed.take(Expired())
        await eve.until(lambda: eve.tables[again].card["status"] == "gone")
        await ask(people, again, answers)
        for name, one in people.items():
            await one.close()
            await one.http.aclose()
            heard = b"".join(one.raw).decode() + "".join(answers[name])
            assert '"lobby-changed"' in heard
            assert "rematch_asked" in heard
            assert [other for other, id in ids.items() if other != name and id in heard] == []


async def everybody_watches(people: dict[str, Person], table: str) -> None:
    for one in people.values():
        await one.watch(table)


async def ask(people: dict[str, Person], table: str, answers: dict[str, list[str]]) -> None:
    """Ask as everybody for everything about a table and the lists, and as Eve also for what is not hers."""
    for name, one in people.items():
        for path in (f"/tables/{table}", "/lobby", "/me/tables", f"/tables/{table}/log", f"/tables/{table}/record"):
            answer = await one.http.get(path, headers={"Authorization": f"Bearer {one.token}"})
            answers[name].append(answer.text)
        for path in ("rematch", "commands") if name == "eve" else ():
            body = {"id": one.new_id(), "command": {"do": "sit", "seat": 0}}
            headers = {"Authorization": f"Bearer {one.token}"}
            answer = await one.http.post(f"/tables/{table}/{path}", json=body, headers=headers)
            answers[name].append(answer.text)
