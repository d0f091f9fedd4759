"""Routes for whoever runs the house: is it well, how busy is it, and stop a table."""

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
    """Answer 200 while the server can work, else 503; `troubles` says what is wrong, damaged tables too."""
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
    """For this machine itself, or with the token of the settings."""
    if not may_read(request, services.settings):
        raise ClanmootError("metrics", "Only this machine or a holder of the token may read these numbers.")
    return Response(services.meter.text(), media_type=PROMETHEUS)


@post("/operator/tables/{table:str}/stop", summary="Stop a table", status_code=200, include_in_schema=False)
async def stop_table(request: Request[Any, Any, Any], services: TheServices, table: TableId) -> Carried:
    """The game ends without a result. For this machine itself, or with the token of the settings."""
    # A web page that the operator has open comes from this machine too. Browsers say so, programs do not.
    if "origin" in request.headers or not may_read(request, services.settings):
        raise ClanmootError("operator", "Only this machine or a holder of the token may stop a table.")
    return Carried(await (await services.registry.table(table)).stop())


def may_read(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """Whether somebody may see the numbers. What a proxy passes on does not come from this machine."""
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
