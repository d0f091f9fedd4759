"""The assembled server: store, tables, bots, people, and the web application that serves them."""

import asyncio
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

from clanmoot.analysis.decision_judge import Effort
from clanmoot.core.errors import ClanmootError

from .delivery import session_updates
from .delivery.connection_registry import ConnectionRegistry
from .delivery.hub import make_hub
from .delivery.lobby import Lobby
from .delivery.metrics import Metrics
from .delivery.services import Services
from .people.accounts import Accounts
from .people.rate_limits import Patience
from .settings import Settings
from .store import open_store
from .tables import TableRegistry
from .tables.hints import PATIENCE as HINT_WAITS
from .tables.table_metrics import gauges
from .web import bulk_export, catalogues, client_files, finished_games, games, operator_routes, people, socket, tables
from .web.authentication import admit
from .web.dependencies import GIVEN
from .web.error_responses import Fault, of_depth, of_http, of_ours, of_shape, of_surprise
from .web.openapi import ROOT, Rows, described, strict
from .web.response_headers import ResponseHeaders
from .work import AnalysisQueue, BotScheduler
from .work.build_switch import switch_when_ready
from .work.work_metrics import gauges as work_gauges

ROUTED: Final = (people, games, catalogues, tables, finished_games, bulk_export, socket)
MOST_HINTS: Final = 200  # hints that may wait

# The errors that any request may be answered with.
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
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Start all services in order, and stop them in reverse order.

    No commit is lost, and no process keeps running.
    """
    async with AsyncExitStack() as stack:
        store = await open_store(settings.database)
        stack.push_async_callback(store.close)
        accounts = await Accounts.open(store)
        hub = make_hub(settings.redis)
        registry = TableRegistry(store, hub, secrets.token_hex(8))
        analyses = AnalysisQueue(store, registry.record, effort=Effort(*settings.analysis, seed=0))
        longest = settings.thought
        scheduler = BotScheduler(
            settings.workers,
            settings.redis or None,
            registry.question,
            registry.decide,
            analyses=analyses,
            longest=longest,
        )
        registry.thinking = scheduler
        asked, answered = registry.hints.question, registry.hints.decide
        advisers = registry.advising = BotScheduler(
            1, None, asked, answered, MOST_HINTS, longest=longest, waits=HINT_WAITS
        )
        lobby = Lobby(store)
        meter = Metrics()
        connections = ConnectionRegistry(settings, meter)
        hub.on_event(registry.told)
        hub.on_refresh(registry.refresh)
        hub.on_lobby_changed(lobby.changed)
        hub.on_session_ended(accounts.ended)
        hub.on_session_ended(connections.logged_out)
        hub.on_renamed(lambda person: connections.run_detached(session_updates.renamed(connections, accounts, person)))
        hub.on_refresh(lambda: connections.run_detached(session_updates.check_all(connections, accounts)))
        await hub.start()
        stack.push_async_callback(hub.stop)
        lobby.start()
        stack.push_async_callback(lobby.stop)
        await registry.start()
        stack.push_async_callback(registry.stop)
        await scheduler.start()
        stack.push_async_callback(scheduler.stop)
        await advisers.start()
        stack.push_async_callback(advisers.stop)
        switching = asyncio.create_task(switch_when_ready([scheduler.pool, advisers.pool]))
        stack.callback(switching.cancel)

        patience = Patience(settings.limits)
        meter.gauges += [lambda: gauges(registry), lambda: work_gauges(scheduler, advisers, analyses)]
        yield Services(settings, store, hub, registry, accounts, patience, connections, lobby, meter, scheduler)


def application(services: Services) -> Litestar:
    """Return the web application for services that are running."""
    routes = [handler for module in ROUTED for handler in module.ROUTES]
    documented(routes)
    documented(operator_routes.ROUTES)
    api = Router(ROOT, route_handlers=routes, before_request=admit)
    app = Litestar(
        route_handlers=[api, *operator_routes.ROUTES, *client_files.ROUTES],
        dependencies=GIVEN,
        exception_handlers={
            ClanmootError: of_ours,
            ValidationException: of_shape,
            HTTPException: of_http,
            RecursionError: of_depth,
            Exception: of_surprise,
        },
        before_send=[ResponseHeaders(services.meter)],
        request_max_body_size=services.settings.limits.body,
        openapi_config=described(services.settings.root_path),
        plugins=[Rows()],
        state=State(
            {"services": services, "pages": client_files.placed(client_files.PAGES, services.settings.root_path)}
        ),
        logging_config=None,
    )
    strict(app)
    return app


def documented(routes: Sequence[BaseRouteHandler]) -> None:
    """Add to a route's description every error that the route may answer with."""
    faults = {status: ResponseSpec(Fault, description=text) for status, text in FAULTS.items()}
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            route.responses = {**faults, **(route.responses or {})}
