"""Who asks: a program by its token, a browser by its cookie."""

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection

from clanmoot.core.errors import ClanmootError
from clanmoot.server.delivery.services import Services
from clanmoot.server.people.accounts import Session
from clanmoot.server.people.limits import neighbourhood
from clanmoot.server.settings import Settings
from clanmoot.server.tables import Who

from .error_responses import services_of
from .same_origin import address_of, check_origin, secure

COOKIE: Final = "clanmoot"  # of a browser that came by plain http
COOKIE_SECURE: Final = "__Host-clanmoot"  # by https: no other host and no page by plain http can plant this one
BROWSER: Final = "x-clanmoot"  # only a page of ours can send this header
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BODIES: Final = ("", "application/json")  # what a body may say it is; forms of other pages cannot say the second

Asked = Request[Any, Any, Any]


async def admit(request: Asked) -> None:
    """What every request has to get past: limits, pages from elsewhere, and what can be no request of ours."""
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
    """ClanmootError if an address holds what no name can hold; PostgreSQL would call it a fault of ours."""
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise ClanmootError("no-page", "Page not found. The address contains a null character.")


def check_body(request: Asked) -> None:
    """ClanmootError if a body says that it is something else than JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().casefold() not in BODIES:
        raise ClanmootError("media-type", "The body must be JSON.")


def cookie_name(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Return what the session cookie of this connection is called; a cookie with the other name does not count."""
    return COOKIE_SECURE if secure(connection, settings) else COOKIE


def is_browser(request: Asked) -> bool:
    """Whether a page of ours asks: it gets a cookie that no script can read, and no token."""
    return request.headers.get(BROWSER) == "1"


async def session_of(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Session | None:
    """Who is behind a request. A wrong token is an error, a cookie that is too old is nobody."""
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
    """Whoever asks, if he has said so."""
    return await session_of(request, services_of(request))


async def someone(request: Asked) -> Session:
    """Whoever asks; he has to say so."""
    found = await anyone(request)
    if found is None:
        raise ClanmootError("no-person", "Continue as a guest or log in first.")
    return found


def where(request: Asked) -> str:
    """Return the address that limits count: with IPv6 a whole network."""
    return neighbourhood(address_of(request))


def who_is(session: Session | None) -> Who | None:
    """As tables know people."""
    return Who(session.person.id, session.person.name) if session else None
