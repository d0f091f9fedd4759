"""Whether a browser's request comes from one of our own pages."""

from typing import Any

from litestar.connection import ASGIConnection

from clanmoot.core.errors import ClanmootError
from clanmoot.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]


def check_origin(connection: Connection, settings: Settings) -> None:
    """Raise ClanmootError if a page of another site sent this request. Programs need no Origin header."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or host.casefold() != connection.headers.get("host", "").casefold():
        raise ClanmootError("origin", "Pages from other sites cannot do this here.")


def address_of(connection: Connection) -> str:
    """Return the client's address, without its port."""
    client = connection.scope.get("client")
    return client[0] if client else "nowhere"


def secure(connection: Connection, settings: Settings) -> bool:
    """Tell whether cookies must be restricted to encrypted connections."""
    encrypted = connection.scope.get("scheme") in ("https", "wss")
    return encrypted or any(origin.startswith("https://") for origin in settings.origins)
