"""Everything that a watcher can ask for: what they may know, and what they may not do."""

import contextlib

from clanmoot.server.tables import TableSession
from tests.server.client import Fields, Person, Refusal

# Every GET route about a table has to be here; test_routes.py compares the list with the API's description.
PATHS = (
    "/tables/{table}",
    "/tables/{table}/log?from=0",
    "/tables/{table}/log?from={step}",
    "/tables/{table}/replay?step={half}&seat={seat}",
    "/tables/{table}/replay?step={step}&seat={other}",
    "/tables/{table}/replay?step=1&seat=open",
    "/tables/{table}/replay?step={step}&seat=watcher",
    "/tables/{table}/record",
    "/tables/{table}/analysis",
    "/tables/{table}/proof",
    "/tables/{table}/why?action=3",
    "/tables/{table}/why?action=1000000",
    "/lobby",
    "/me/tables",
    "/export",
)
ORDERS = (("analysis", None), ("play-on", {"step": 0, "seat": 0}), ("rematch", None))


async def curious(me: Person, table: str, session: TableSession) -> list[bytes]:
    """Ask for everything; return the answers by HTTP, and what a client that comes back is sent."""
    mirror, game = me.tables[table], session.state.game
    for action in range(0, game.actions.size + 3, max(1, game.actions.size // 9)):
        if action in mirror.legal:
            continue
        await asked(me, {"t": "why", "table": table, "id": f"w{action}-{mirror.n}", "action": action})
        command = {"do": "act", "action": action, "step": mirror.step}
        await asked(me, {"t": "do", "table": table, "id": f"d{action}-{mirror.n}", "command": command})
    back = {"do": "undo", "step": mirror.step + 5}
    await asked(me, {"t": "do", "table": table, "id": f"u{mirror.n}", "command": back})
    other = (mirror.seat + 1) % session.state.terms.players
    words = {"table": table, "step": mirror.step, "half": mirror.step // 2, "seat": mirror.seat, "other": other}
    answers = [await answered(me, "GET", path.format(**words)) for path in PATHS]
    answers += [await answered(me, "POST", f"/tables/{table}/{path}", body) for path, body in ORDERS]
    return answers + await coming_back(me, table, mirror.n)


async def answered(me: Person, method: str, path: str, body: object = None) -> bytes:
    """Return status and body of an answer."""
    headers = {"Authorization": f"Bearer {me.token}"}
    answer = await me.http.request(method, path, json=body, headers=headers)
    return str(answer.status_code).encode() + b" " + answer.content


async def coming_back(me: Person, table: str, number: int) -> list[bytes]:
    """Return what the same person is sent on a new connection that has missed five frames."""
    late = Person(me.url, me.token)
    await late.open()
    await late.send({"t": "watch", "table": table, "since": max(number - 5, 0)})
    await late.send({"t": "ping"})
    await late.until(lambda: any(one["t"] == "pong" for one in late.received))
    await late.close()
    await late.http.aclose()
    return late.raw


async def asked(me: Person, message: Fields) -> None:
    """Say something, and hear what comes of it: one thing at a time, so that answers come in one order."""
    with contextlib.suppress(Refusal):
        await me.answered(message)
