"""Who sends a request. Programs authenticate with a token, browsers with a cookie."""

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection

from clanmoot.core.errors import ClanmootError
from clanmoot.server.delivery.services import Services
from clanmoot.server.people.accounts import Session
from clanmoot.server.people.rate_limits import neighbourhood
from clanmoot.server.settings import Settings
from clanmoot.server.tables import Who

from .error_responses import services_of
from .same_origin import address_of, check_origin, secure

COOKIE: Final = "clanmoot"  # of a browser that uses plain http
# Of a browser that uses https: neither another host nor a page over plain http can set a cookie with this name.
COOKIE_SECURE: Final = "__Host-clanmoot"
BROWSER: Final = "x-clanmoot"  # only our own pages can send this header
SAFE: Final = ("GET", "HEAD", "OPTIONS")
# Allowed content types of a body; forms on other sites cannot send the second one.
BODIES: Final = ("", "application/json")

Asked = Request[Any, Any, Any]


async def admit(request: Asked) -> None:
    """Check a request before its route sees it: rate limit, characters in its address, origin and body type."""
    services = services_of(request)
    services.patience.requests.take(neighbourhood(address_of(request)))
    check_address(request)
    if request.method not in SAFE:
        check_origin(request, services.settings)
        by_cookie = (
            cookie_name(request, services.settings) in request.cookies and "authorization" not in request.headers
        )
        if by_cookie and request.headers.get(BROWSER) != "1":
            raise ClanmootError("not-ours", "Requests with a cookie must also send the header X-Clanmoot: 1.")
        check_body(request)


def check_address(request: Asked) -> None:
    """Raise ClanmootError if an address contains a null character, because PostgreSQL would fail on it."""
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise ClanmootError("no-page", "Page not found. The address contains a null character.")


def check_body(request: Asked) -> None:
    """Raise ClanmootError if the request says that its body is not JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().casefold() not in BODIES:
        raise ClanmootError("media-type", "The body must be JSON.")


def cookie_name(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Return the name of the session cookie for this connection. Cookies with the other name are ignored."""
    return COOKIE_SECURE if secure(connection, settings) else COOKIE


def is_browser(request: Asked) -> bool:
    """Tell whether our browser client sends the request. It gets an HttpOnly cookie instead of a token."""
    return request.headers.get(BROWSER) == "1"


async def session_of(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Session | None:
    """Return the session of a request, or None. A wrong token raises an error, but an expired cookie does not."""
    given = connection.headers.get("authorization")
    if given is not None:
        scheme, _, token = given.partition(" ")
        found = await services.accounts.session(token.strip()) if scheme.casefold() == "bearer" else None
        if found is None:
            raise ClanmootError("token", "This token is not valid or has expired. Log in again.")
    else:
        found = await services.accounts.session(connection.cookies.get(cookie_name(connection, services.settings), ""))
    if found is not None:
        services.registry.addresses.seen(found.person.id, neighbourhood(address_of(connection)))
    return found


async def anyone(request: Asked) -> Session | None:
    """Return the session of the person who asks, or None if they are not logged in."""
    return await session_of(request, services_of(request))


async def someone(request: Asked) -> Session:
    """Return the session of the person who asks. Raise ClanmootError if they are not logged in."""
    found = await anyone(request)
    if found is None:
        raise ClanmootError("no-person", "Continue as a guest or log in first.")
    return found


def where(request: Asked) -> str:
    """Return the address that rate limits count. For IPv6 it is a whole network."""
    return neighbourhood(address_of(request))


def who_is(session: Session | None) -> Who | None:
    """Return the person of a session in the form that tables use."""
    return Who(session.person.id, session.person.name) if session else None
