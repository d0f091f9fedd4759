"""The house put together: store, tables, opponents and people, and the application that answers for them."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers.base import BaseRouteHandler
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from clanmoot.analysis.judge import Effort
from clanmoot.core.errors import ClanmootError

from .delivery import identity
from .delivery.desk import Desk
from .delivery.door import Door
from .delivery.hub import make_hub
from .delivery.lobby import Lobby
from .delivery.meter import Meter
from .people.accounts import Accounts
from .people.limits import Patience
from .settings import Settings
from .store import open_store
from .tables import House
from .tables.gauges import gauges
from .tables.hints import PATIENCE as HINT_WAITS
from .web import after, export, games, house, pages, people, socket, tables, words
from .web.asking import admit
from .web.docs import ROOT, Rows, described, strict
from .web.faults import Fault, of_depth, of_http, of_ours, of_shape, of_surprise
from .web.given import GIVEN
from .web.headers import Stamp
from .work import Lane, Workshop
from .work.gauges import gauges as work_gauges

ROOMS: Final = (people, games, words, tables, after, export, socket)
MOST_HINTS: Final = 200  # that may wait

# What any request may be answered with instead of what was asked for.
FAULTS: Final = {
    400: "The request is not valid.",
    401: "You are not logged in.",
    403: "You may not do that.",
    404: "Not found.",
    405: "This address does not support that method.",
    409: "The game, the table or the account does not allow this now.",
    410: "The table was closed.",
    413: "The request is too large.",
    414: "The path and the query are too long.",
    415: "The body must be JSON.",
    421: "The server does not answer to this host name.",
    431: "The headers are too long or too many.",
    429: "Too many requests. The header Retry-After says when to try again.",
    500: "Something went wrong on the server. The text has a number that identifies the error.",
    503: "The database does not answer.",
}


@asynccontextmanager
async def premises(settings: Settings) -> AsyncIterator[Desk]:
    """Everything set up in order, and taken down in the opposite one: no commit is lost, no process left behind."""
    async with AsyncExitStack() as stack:
        store = await open_store(settings.database)
        stack.push_async_callback(store.close)
        accounts = await Accounts.open(store)
        hub = make_hub(settings.redis)
        home = House(store, hub, secrets.token_hex(8))
        lane = Lane(store, home.record, effort=Effort(*settings.analysis, seed=0))
        longest = settings.thought
        workshop = Workshop(
            settings.workers, settings.redis or None, home.question, home.decide, lane=lane, longest=longest
        )
        home.thinking = workshop
        asked, answered = home.hints.question, home.hints.decide
        advisers = home.advising = Workshop(1, None, asked, answered, MOST_HINTS, longest=longest, waits=HINT_WAITS)
        lobby = Lobby(store)
        meter = Meter()
        door = Door(settings, meter)
        hub.on_told(home.told)
        hub.on_refresh(home.refresh)
        hub.on_lobby(lobby.changed)
        hub.on_left(accounts.ended)
        hub.on_left(door.logged_out)
        hub.on_renamed(lambda person: door.under_way(identity.renamed(door, accounts, person)))
        hub.on_refresh(lambda: door.under_way(identity.missed(door, accounts)))
        await hub.start()
        stack.push_async_callback(hub.stop)
        lobby.start()
        stack.push_async_callback(lobby.stop)
        await home.start()
        stack.push_async_callback(home.stop)
        await workshop.start()
        stack.push_async_callback(workshop.stop)
        await advisers.start()
        stack.push_async_callback(advisers.stop)

        patience = Patience(settings.limits)
        meter.gauges += [lambda: gauges(home), lambda: work_gauges(workshop, advisers, lane)]
        yield Desk(settings, store, hub, home, accounts, patience, door, lobby, meter, workshop)


def application(desk: Desk) -> Litestar:
    """The application for a house that is set up."""
    routes = [handler for room in ROOMS for handler in room.ROUTES]
    documented(routes)
    documented(house.ROUTES)
    api = Router(ROOT, route_handlers=routes, before_request=admit)
    app = Litestar(
        route_handlers=[api, *house.ROUTES, *pages.ROUTES],
        dependencies=GIVEN,
        exception_handlers={
            ClanmootError: of_ours,
            ValidationException: of_shape,
            HTTPException: of_http,
            RecursionError: of_depth,
            Exception: of_surprise,
        },
        before_send=[Stamp(desk.meter)],
        request_max_body_size=desk.settings.limits.body,
        openapi_config=described(desk.settings.root_path),
        plugins=[Rows()],
        state=State({"desk": desk, "pages": pages.placed(pages.PAGES, desk.settings.root_path)}),
        logging_config=None,
    )
    strict(app)
    return app


def documented(routes: Sequence[BaseRouteHandler]) -> None:
    """Every answer that a route may give stands in the description."""
    faults = {status: ResponseSpec(Fault, description=text) for status, text in FAULTS.items()}
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            route.responses = {**faults, **(route.responses or {})}
