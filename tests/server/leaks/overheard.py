"""A game on a real server, played along a line, and every byte that one watcher was sent meanwhile."""

import contextlib
import io
import re
from pathlib import Path
from typing import Any

from clanmoot.core.game import CHANCE, Game
from clanmoot.server.tables import Live
from clanmoot.server.web.logs import set_up
from tests.server.client import Fields, Person, Refusal, guest
from tests.server.inside import a_server

from .redealt import Line, Scripted

HEX = re.compile(rb"[0-9a-f]{64}")


class Overheard:
    """All that was sent to one watcher, what it asked for included, and the log of the server."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.lobby: set[bytes] = set()
        self.metrics = ""
        self.log = ""


async def overhear(game: Game[Any, Any], players: int, line: Line, watcher: int, folder: Path) -> Overheard:
    """Play a line; the watcher also asks for what he may not do, for syncs, for what he missed and for the past."""
    heard = Overheard()
    log = io.StringIO()
    set_up(log)
    options = game.agree({})
    async with a_server(folder) as (desk, url):
        desk.house.keeper.chance = lambda secret: Scripted(game, players, options, line)
        people = [await guest(url) for _ in range(players)]
        stranger = await guest(url)
        table = await people[0].create(game.facts.key, ("me", *["open"] * (players - 1)), public=True)
        for seat, person in enumerate(people):
            if seat:
                sit = {"id": f"s{seat}", "command": {"do": "sit", "seat": seat}}
                await person.post(f"/tables/{table}/commands", sit)
        live = await desk.house.table(table)
        me = people[watcher] if watcher >= 0 else stranger
        for person in {*people, me}:
            await person.open()
            await person.watch(table)
        await me.send({"t": "lobby", "on": True})
        await me.until(lambda: any(one["t"] == "lobby" for one in me.received))
        number = 0
        while True:
            choice = following(live, line)
            if choice is None:
                break
            seat, action = choice
            await people[seat].do(table, "act", id=f"c{number}", action=action, step=people[seat].tables[table].step)
            number += 1
            if number % 7 == 0:
                await curious(me, table, live, game, heard)
            await me.until(lambda: me.tables[table].n >= live.room.number)
        await curious(me, table, live, game, heard)
        heard.bodies += me.raw
        heard.metrics = (await me.http.get(url + "/metrics")).text
        ours = [name for taken in live.room.seats for name in (taken.person, taken.name)]
        ours += [me.received[0]["person"], me.received[0]["name"]]
        for person in (*people, stranger):
            await person.close()
            await person.http.aclose()
    heard.log = log.getvalue()
    bodies = [plain(body, [table, *ours]) for body in heard.bodies]
    # The lobby is told when there is time for it, so that its place among the others means nothing.
    heard.lobby = {body for body in bodies if body.startswith(b'{"t":"lobby"')}
    heard.bodies = [body for body in bodies if body not in heard.lobby]
    return heard


async def curious(me: Person, table: str, live: Live, game: Game[Any, Any], heard: Overheard) -> None:
    """Ask for everything that one might hope to learn something from."""
    mirror = me.tables[table]
    for action in range(0, game.actions.size + 3, max(1, game.actions.size // 9)):
        if action in mirror.legal:
            continue
        await asked(me, {"t": "why", "table": table, "id": f"w{action}-{mirror.n}", "action": action})
        command = {"do": "act", "action": action, "step": mirror.step}
        await asked(me, {"t": "do", "table": table, "id": f"d{action}-{mirror.n}", "command": command})
    back = {"do": "undo", "step": mirror.step + 5}
    await asked(me, {"t": "do", "table": table, "id": f"u{mirror.n}", "command": back})
    paths = [
        f"/tables/{table}",
        f"/tables/{table}/log?from=0",
        f"/tables/{table}/replay?step={mirror.step // 2}&seat={mirror.seat}",
        f"/tables/{table}/replay?step={mirror.step}&seat={(mirror.seat + 1) % live.room.terms.players}",
        f"/tables/{table}/replay?step=1&seat=open",
        f"/tables/{table}/record",
        f"/tables/{table}/proof",
        f"/tables/{table}/why?action=3",
        "/lobby",
        "/export",
    ]
    for path in paths:
        answer = await me.http.get(path, headers={"Authorization": f"Bearer {me.token}"})
        heard.bodies.append(str(answer.status_code).encode() + b" " + answer.content)
    late = Person(me.url, me.token)
    await late.open()
    await late.send({"t": "watch", "table": table, "since": max(mirror.n - 5, 0)})
    await late.send({"t": "ping"})
    await late.until(lambda: any(one["t"] == "pong" for one in late.received))
    heard.bodies += late.raw
    await late.close()
    await late.http.aclose()


async def asked(me: Person, message: Fields) -> None:
    """Say something, and hear what comes of it: one thing at a time, so that answers come in one order."""
    with contextlib.suppress(Refusal):
        await me.answered(message)


def following(live: Live, line: Line) -> tuple[int, int] | None:
    """Whose choice comes next, and what it is; None at the end of the line."""
    game = live.room.table
    assert game is not None
    for seat in live.room.asked():
        mine = [action for who, action in line.steps if who == seat]
        made = sum([step.seat == seat for step in game.steps]) + len(game.draft(seat))
        if made < len(mine) and len(game.steps) < len([step for step in line.steps if step[0] >= CHANCE]):
            return seat, mine[made]
    return None


def plain(body: bytes, names: list[str]) -> bytes:
    """Without what differs from one server to the next: names, of which each has its own length, and the commitment."""
    for place, name in enumerate(names):
        body = body.replace(name.encode(), b"<%d>" % place)
    return HEX.sub(b"<hash>", body)
