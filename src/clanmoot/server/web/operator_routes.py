"""Routes for the operator: health, metrics, and stopping a table."""

import asyncio
import hmac
import ipaddress
from typing import Any, Final

from litestar import Request, Response, get, post
from sqlalchemy import text

from clanmoot import __version__
from clanmoot.core.errors import ClanmootError
from clanmoot.server.settings import Settings

from .dependencies import TheServices
from .responses import Carried, Health
from .same_origin import address_of
from .tables import TableId

PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"
PATIENCE: Final = 5.0  # seconds for the store to answer
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")


@get("/health", summary="Health check")
async def health(services: TheServices) -> Response[Health]:
    """Answer 200 while the server can work, else 503. `troubles` says what is wrong, including damaged tables."""
    try:
        async with asyncio.timeout(PATIENCE):
            await services.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except Exception:
        raise ClanmootError("store-failed", "The database does not answer.") from None
    upkeep = services.registry.upkeep
    well = upkeep.well()
    return Response(Health(well, __version__, upkeep.troubles()), status_code=200 if well else 503)


@get("/metrics", summary="Metrics for Prometheus", media_type=PROMETHEUS, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
    """Return the metrics to this machine, or to a holder of the token from the settings."""
    if not may_read(request, services.settings):
        raise ClanmootError("metrics", "Only this machine or a holder of the token may read these numbers.")
    return Response(services.meter.text(), media_type=PROMETHEUS)


@post("/operator/tables/{table:str}/stop", summary="Stop a table", status_code=200, include_in_schema=False)
async def stop_table(request: Request[Any, Any, Any], services: TheServices, table: TableId) -> Carried:
    """End a game without a result. Allowed for this machine, and for a holder of the token from the settings."""
    # Web pages that the operator has open send requests from this machine too. Browsers add Origin, programs do not.
    if "origin" in request.headers or not may_read(request, services.settings):
        raise ClanmootError("operator", "Only this machine or a holder of the token may stop a table.")
    return Carried(await (await services.registry.table(table)).stop())


def may_read(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """Tell whether the request comes from this machine or has the token. A request through a proxy counts as remote."""
    given = request.headers.get("authorization", "")
    if settings.metrics_token and hmac.compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode()):
        return True
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(address_of(request)).is_loopback
    except ValueError:
        return False


ROUTES: Final = [health, metrics, stop_table]
