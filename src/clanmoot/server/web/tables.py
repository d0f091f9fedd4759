"""Routes about tables: open one, look at it, do something there, ask why not."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from clanmoot.core.words import Refused
from clanmoot.protocol.messages import News, Reason, Sync
from clanmoot.protocol.tables import LobbyEntry
from clanmoot.protocol.terms import NewLesson, NewTable, PlayOn
from clanmoot.protocol.words import words
from clanmoot.server.delivery.desk import Desk
from clanmoot.server.delivery.saying import Told, Wording, reason
from clanmoot.server.people.accounts import Session
from clanmoot.server.tables import Who, looking_back
from clanmoot.server.tables.rematching import wants_table

from .answers import Carried, Hint
from .asking import Asked, where, who_is
from .bodies import Order
from .given import Asker, Me, TheDesk
from .opening import check_unfinished, open_public

TableId = Annotated[str, PathParameter(min_length=1, max_length=32, description="The id of a table.")]
Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


@get("/lobby", summary="Open tables")
async def lobby(desk: TheDesk) -> list[LobbyEntry]:
    """Public tables with open seats: the newest of every creator first, then their next ones."""
    return await desk.lobby.entries()


@post("/tables", summary="Create a table")
async def create(request: Asked, desk: TheDesk, me: Me, data: JSONBody[NewTable]) -> Sync:
    """It begins as soon as no seat is open."""
    who = await opener(desk, me, request)
    if data.public and "open" in data.seats:
        live = await open_public(desk, who.person, where(request), lambda: desk.house.create(who, data))
    else:
        live = await desk.house.create(who, data)
    return await live.sync(who)


@post("/lessons", summary="Start a lesson")
async def teach(request: Asked, desk: TheDesk, me: Me, data: JSONBody[NewLesson]) -> Sync:
    """A private table on a deal that is the same for everybody, against novices; it counts for nothing."""
    who = await opener(desk, me, request)
    return await (await desk.house.teach(who, data.game)).sync(who)


async def opener(desk: Desk, me: Session, request: Asked) -> Who:
    """Return the person who opens a table, or raise ClanmootError if they or their address have opened too many."""
    desk.patience.tables_at_address.take(where(request))
    desk.patience.tables.take(me.person.id)
    await check_unfinished(desk, me)
    who = who_is(me)
    assert who is not None
    return who


@get("/tables/{table:str}", summary="A table")
async def table(desk: TheDesk, asker: Asker, table: TableId) -> Sync:
    """All that the asker may know of it now."""
    return await (await desk.house.table(table)).sync(who_is(asker))


@post("/tables/{table:str}/commands", summary="Send a command to a table", status_code=200)
async def command(desk: TheDesk, me: Me, table: TableId, data: JSONBody[Order]) -> Carried:
    """The same as by WebSocket; the same id may be sent again and is carried out once."""
    live = await desk.house.table(table)
    try:
        return Carried(await desk.do(live, who_is(me), data.id, data.command))
    except Refused as error:
        raise Told(Wording(error, live, who_is(me))) from None


@get("/tables/{table:str}/why", summary="Explain whether an action is allowed")
async def why(desk: TheDesk, me: Me, table: TableId, action: Number) -> Reason:
    """The rule and the words, or that it is allowed."""
    who = who_is(me)
    assert who is not None
    return await reason(await desk.house.table(table), who, "", action)


@get("/tables/{table:str}/log", summary="Log of a table")
async def log(
    desk: TheDesk,
    asker: Asker,
    table: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
) -> list[News]:
    """Steps as the asker saw them, from a number on."""
    live = await desk.house.table(table)
    async with live.held() as room:
        live.noticed()
        return looking_back.log(room, room.seat_of(asker.person.id if asker else ""), first, count)


@post("/tables/{table:str}/rematch", summary="Ask for a rematch or accept one")
async def rematch(request: Asked, desk: TheDesk, me: Me, table: TableId) -> Sync:
    """A new table with the seats rotated, where only the asker sits: seats are kept for the other people.

    The game begins when each of them has asked for the rematch too, or taken the seat that is kept for them.
    """
    who = who_is(me)
    assert who is not None
    if not await wants_table(desk.house, table):
        live = await desk.house.rematch(table, who)
    else:
        await opener(desk, me, request)
        if (await desk.house.table(table)).room.terms.public:
            live = await open_public(desk, who.person, where(request), lambda: desk.house.rematch(table, who))
        else:
            live = await desk.house.rematch(table, who)
    return await live.sync(who)


@post("/tables/{table:str}/play-on", summary="Play on from a step of a finished game")
async def play_on(request: Asked, desk: TheDesk, me: Me, table: TableId, data: JSONBody[PlayOn]) -> Sync:
    """A private table that begins after that step, against the computer; what is drawn from there on is drawn anew."""
    who = await opener(desk, me, request)
    return await (await desk.house.play_on(table, who, data)).sync(who)


@post("/tables/{table:str}/hint", summary="Get a hint", status_code=200)
async def hint(desk: TheDesk, me: Me, table: TableId) -> Hint:
    """What an opponent of the level medium would do in the asker's place, from what he knows; not at ranked tables."""
    who = who_is(me)
    assert who is not None
    desk.patience.hints.take(me.person.id)
    action, line = await desk.house.hint(table, who)
    return Hint(action, words(line) if line else None)


ROUTES: Final = [lobby, create, teach, table, command, why, log, rematch, play_on, hint]
