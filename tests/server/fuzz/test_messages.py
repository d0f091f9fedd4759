"""WebSocket messages of all kinds, at tables in every state: all are answered, and what is refused changes nothing."""

import asyncio
import json
import random

import msgspec
import pytest

from clanmoot.protocol.messages import AnyRequest
from tests.server.client import Fields, Person, story
from tests.server.running import Running, running

from . import saying
from .calm import calm
from .scene import Scene

MESSAGES = 60  # in each state
STATES = ("open", "playing", "sealed", "question", "paused", "over", "gone")

understood = msgspec.json.Decoder(AnyRequest).decode


class Witness:
    """A connected client that knows the answer to its message, and what it is shown of a table."""

    def __init__(self, name: str, person: Person) -> None:
        self.name = name
        self.person = person
        self.pings = 0

    async def shown(self, table: str) -> Fields:
        """Return everything that the client is shown now, except clocks."""
        before = len(self.person.received)
        await self.person.send({"t": "watch", "table": table})
        await self.barrier()
        sync = [one for one in self.person.received[before:] if one["t"] == "sync" and one["table"] == table][-1]
        return {name: value for name, value in sync.items() if name != "clocks"}

    async def barrier(self) -> None:
        """Everything that was said before this has been read by the server; commands may still be under way."""
        await self.send({"t": "ping"})
        await self.person.until(lambda: self.pings == sum([one["t"] == "pong" for one in self.person.received]))

    async def send(self, message: Fields | str | bytes) -> None:
        """Say something; pings are counted."""
        self.pings += message == {"t": "ping"}
        await self.person.send(message)

    async def say(self, message: Fields | str | bytes) -> list[Fields]:
        """Say something; all that was heard until it was answered."""
        before = len(self.person.received)
        await self.send(message)
        id = address(message)
        if id:
            await self.person.until(lambda: any(one.get("id") == id for one in self.person.received[before:]))
        await self.barrier()
        return self.person.received[before:]


def address(message: Fields | str | bytes) -> str:
    """The id that an answer has to carry; none if it cannot be read."""
    try:
        fields = msgspec.json.decode(json.dumps(message) if isinstance(message, dict) else message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    id = fields.get("id") if isinstance(fields, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else ""


def refusals(answers: list[Fields]) -> list[Fields]:
    """Those among the answers that refuse; each has a sentence of its own."""
    found = [one for one in answers if one["t"] == "refused"]
    for one in found:
        assert one["code"] not in ("fault", "store-failed"), one
        assert one["text"].endswith((".", "!")), one
        assert len(one["text"].split()) >= 3, one
    return found


async def witnesses(scene: Scene) -> list[Witness]:
    """Connect everybody."""
    for person in scene.people.values():
        await person.open()
    return [Witness(name, person) for name, person in scene.people.items()]


async def shown(people: list[Witness], table: str) -> list[Fields]:
    """What everybody is shown."""
    return [await witness.shown(table) for witness in people]


def quiet(syncs: list[Fields]) -> bool:
    """Whether the table changes only when a person does something: no opponent moves for anybody."""
    return all(sitter["kind"] == "person" and not sitter.get("resigned") for sitter in syncs[0]["card"]["seats"])


async def walk(scene: Scene, people: list[Witness], state: str, rng: random.Random) -> dict[str, int]:
    """Random messages from everybody; how many were refused, done, and compared."""
    tally = {"refused": 0, "done": 0, "compared": 0}
    before = await shown(people, scene.tables[state])
    used: list[tuple[Witness, Fields]] = []
    for number in range(MESSAGES):
        table = scene.tables[state]
        place = rng.randrange(len(people))
        witness = people[place]
        message = saying.request(rng, table, before[place], f"{state}-{number}")
        again = bool(used) and rng.random() < 0.15
        if again:
            witness, message = rng.choice(used)
        answers = await witness.say(message)
        refused = refusals(answers)
        done = [one for one in answers if one["t"] in ("done", "reason", "sync", "lobby", "pong")]
        assert refused or done or message["t"] in ("watch", "unwatch", "lobby"), (message, answers)
        after = await shown(people, table)
        if message["t"] == "do" and refused:
            tally["refused"] += 1
        if message["t"] == "do" and done and not again:
            tally["done"] += 1
            used.append((witness, message))
        if (refused or again or message["t"] != "do") and (quiet(before) or before[0]["card"]["status"] != "playing"):
            tally["compared"] += 1
            assert after == before, (witness.name, message, answers)
        before = after
        if ended(before) != (state in ("over", "gone")) or bots(before):
            await scene.set(state)
            used = []
            before = await shown(people, scene.tables[state])
    return tally


def ended(syncs: list[Fields]) -> bool:
    """Whether nothing more can be done at a table."""
    return syncs[0]["card"]["status"] in ("over", "gone")


def bots(syncs: list[Fields]) -> bool:
    """Whether an opponent plays on for somebody."""
    return syncs[0]["card"]["status"] == "playing" and not quiet(syncs)


@pytest.mark.parametrize("state", STATES)
def test_what_is_refused_changes_nothing(server: Running, state: str) -> None:
    async def told() -> None:
        async with Scene(server.url, (state,)) as scene:
            people = await witnesses(scene)
            tally = await walk(scene, people, state, random.Random(state))
            assert tally["refused"] >= 10, tally
            assert tally["compared"] >= 10, tally

    story(told)
    calm(server)


def test_whatever_is_no_message_is_refused_once_and_changes_nothing(server: Running) -> None:
    rng = random.Random(5)

    async def told() -> None:
        async with Scene(server.url, STATES) as scene:
            people = await witnesses(scene)
            for state in STATES:
                table = scene.tables[state]
                before = await shown(people, table)
                for number in range(20):
                    place = rng.randrange(len(people))
                    message = saying.request(rng, table, before[place], f"{state}-{number}")
                    wrong = misfit(rng, message)
                    answers = await people[place].say(wrong)
                    refused = refusals(answers)
                    assert len(refused) == 1, (wrong, answers)
                    assert refused[0]["code"] in ("not-json", "shape"), (wrong, refused)
                    assert refused[0]["id"] == address(wrong)
                assert await shown(people, table) == before

    story(told)
    calm(server)


def misfit(rng: random.Random, message: Fields) -> Fields | str | bytes:
    """Return something that has no meaning in the protocol."""
    while True:
        wrong = saying.spoiled(rng, message) if rng.random() < 0.6 else saying.garbage(rng, message)
        try:
            understood(json.dumps(wrong) if isinstance(wrong, dict) else wrong)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return wrong


def test_the_same_choice_sent_again_goes_into_a_sealed_draft_once() -> None:
    """Also to a server that was restarted in between. A person who comes back is shown their draft."""

    async def told(server: Running) -> None:
        async with Scene(server.url, ("sealed",)) as scene:
            table, cat = scene.tables["sealed"], scene.people["cat"]
            await cat.open()
            mirror = await cat.watch(table)
            await cat.close()
            choice = mirror.legal[0]
            order = {"id": "once", "command": {"do": "act", "action": choice, "step": mirror.step}}
            for _ in range(2):
                await cat.post(f"/tables/{table}/commands", order)
            assert (await scene.look("cat", table))["position"]["draft"] == [choice]
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start, server.port)
            await cat.post(f"/tables/{table}/commands", order)
            assert (await scene.look("cat", table))["position"]["draft"] == [choice]
            await cat.open()
            await cat.watch(table)
            await cat.until(lambda: mirror.position.get("draft"))
            assert mirror.position["draft"] == [choice]

    with running() as server:
        story(lambda: told(server))
        calm(server)
