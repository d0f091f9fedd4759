"""Routes about tables: create one, read it, send commands, and ask why an action is not allowed."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from clanmoot.core.messages import Refused
from clanmoot.protocol.messages import News, Reason, Sync
from clanmoot.protocol.tables import LobbyEntry
from clanmoot.protocol.terms import NewLesson, NewTable, PlayOn
from clanmoot.protocol.wire_message import words
from clanmoot.server.delivery.english_refusals import WordedError, Wording, reason
from clanmoot.server.delivery.services import Services
from clanmoot.server.people.accounts import Session
from clanmoot.server.tables import Who, replay_views
from clanmoot.server.tables.rematch import wants_table

from .authentication import Asked, where, who_is
from .dependencies import Asker, Me, TheServices
from .request_bodies import Order
from .responses import Carried, Hint
from .table_quota import check_unfinished, open_public

TableId = Annotated[str, PathParameter(min_length=1, max_length=32, description="The id of a table.")]
Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


@get("/lobby", summary="Open tables")
async def lobby(services: TheServices) -> list[LobbyEntry]:
    """Return public tables with open seats: first the newest of every creator, then their other ones."""
    return await services.lobby.entries()


@post("/tables", summary="Create a table")
async def create(request: Asked, services: TheServices, me: Me, data: JSONBody[NewTable]) -> Sync:
    """Create a table. The game begins as soon as no seat is open."""
    who = await opener(services, me, request)
    if data.public and "open" in data.seats:
        session = await open_public(services, who.person, where(request), lambda: services.registry.create(who, data))
    else:
        session = await services.registry.create(who, data)
    return await session.sync(who)


@post("/lessons", summary="Start a lesson")
async def teach(request: Asked, services: TheServices, me: Me, data: JSONBody[NewLesson]) -> Sync:
    """Create a private table against novices, with a deal that is the same for everybody. It is not rated."""
    who = await opener(services, me, request)
    return await (await services.registry.teach(who, data.game)).sync(who)


async def opener(services: Services, me: Session, request: Asked) -> Who:
    """Return the person who opens a table. Raise ClanmootError if they or their address have opened too many."""
    services.patience.tables_at_address.take(where(request))
    services.patience.tables.take(me.person.id)
    await check_unfinished(services, me)
    who = who_is(me)
    assert who is not None
    return who


@get("/tables/{table:str}", summary="A table")
async def table(services: TheServices, asker: Asker, table: TableId) -> Sync:
    """Return everything that you may know about the table now."""
    return await (await services.registry.table(table)).sync(who_is(asker))


@post("/tables/{table:str}/commands", summary="Send a command to a table", status_code=200)
async def command(services: TheServices, me: Me, table: TableId, data: JSONBody[Order]) -> Carried:
    """Carry out a command, as on the WebSocket. Sending the same id again carries it out only once."""
    session = await services.registry.table(table)
    try:
        return Carried(await services.do(session, who_is(me), data.id, data.command))
    except Refused as error:
        raise WordedError(Wording(error, session, who_is(me))) from None


@get("/tables/{table:str}/why", summary="Explain whether an action is allowed")
async def why(services: TheServices, me: Me, table: TableId, action: Number) -> Reason:
    """Return whether an action is allowed, and if not, the rule that forbids it."""
    who = who_is(me)
    assert who is not None
    return await reason(await services.registry.table(table), who, "", action)


@get("/tables/{table:str}/log", summary="Log of a table")
async def log(
    services: TheServices,
    asker: Asker,
    table: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
) -> list[News]:
    """Return the steps from a number on, as you saw them."""
    session = await services.registry.table(table)
    async with session.held() as state:
        session.noticed()
        return replay_views.log(state, state.seat_of(asker.person.id if asker else ""), first, count)


@post("/tables/{table:str}/rematch", summary="Ask for a rematch or accept one")
async def rematch(request: Asked, services: TheServices, me: Me, table: TableId) -> Sync:
    """Create a table with the seats rotated, where only you sit. The other seats are kept for the same people.

    The game begins when each of them has asked for the rematch too, or taken the seat that is kept for them.
    """
    who = who_is(me)
    assert who is not None
    if not await wants_table(services.registry, table):
        session = await services.registry.rematch(table, who)
    else:
        await opener(services, me, request)
        if (await services.registry.table(table)).state.terms.public:
            session = await open_public(
                services, who.person, where(request), lambda: services.registry.rematch(table, who)
            )
        else:
            session = await services.registry.rematch(table, who)
    return await session.sync(who)


@post("/tables/{table:str}/play-on", summary="Play on from a step of a finished game")
async def play_on(request: Asked, services: TheServices, me: Me, table: TableId, data: JSONBody[PlayOn]) -> Sync:
    """Create a private table against the computer that continues after that step. Later draws are new."""
    who = await opener(services, me, request)
    return await (await services.registry.play_on(table, who, data)).sync(who)


@post("/tables/{table:str}/hint", summary="Get a hint", status_code=200)
async def hint(services: TheServices, me: Me, table: TableId) -> Hint:
    """Return the move of a computer player of level medium that knows what you know. Not available at rated tables."""
    who = who_is(me)
    assert who is not None
    services.patience.hints.take(me.person.id)
    action, line = await services.registry.hint(table, who)
    return Hint(action, words(line) if line else None)


ROUTES: Final = [lobby, create, teach, table, command, why, log, rematch, play_on, hint]
