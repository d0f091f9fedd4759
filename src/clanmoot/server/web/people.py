"""Routes about people: guests, accounts, log in and out, and what is known about a person."""

from typing import Annotated, Final

import msgspec
from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from clanmoot.catalogue import KEYS
from clanmoot.protocol.tables import LobbyEntry
from clanmoot.server.delivery import session_updates
from clanmoot.server.delivery.services import Services
from clanmoot.server.delivery.table_entries import entry, readable
from clanmoot.server.people.accounts import LIFETIME, Entered, Session
from clanmoot.server.people.guest_to_account import Adopted, adopt
from clanmoot.server.people.rate_limits import neighbourhood
from clanmoot.server.store import ratings, results
from clanmoot.server.store.tables import tables_of

from . import responses
from .authentication import COOKIE, COOKIE_SECURE, Asked, cookie_name, is_browser
from .catalogues import language, spoken
from .dependencies import Asker, Me, TheServices
from .request_bodies import Change, Login, Registration
from .same_origin import address_of, secure

PersonId = Annotated[str, PathParameter(max_length=32, description="The id of a person.")]
PAGE: Final = 50
KNOWN: Final = ResponseSpec(responses.Me, description="You are already a guest or logged in.")
GONE: Final = ResponseSpec(None, description="You are logged out.")


def came_in(
    request: Asked, services: Services, entered: Entered, adopted: int = 0, status: int = 200
) -> Response[responses.Me]:
    """Answer a login with a cookie for a browser or a token for a program, never both.

    End the connections of tokens that have become invalid.
    """
    for hash in entered.ended:
        services.hub.session_ended(hash)
    if not is_browser(request):
        return Response(responses.me(entered.session, entered.token, adopted), status_code=status)
    encrypted = secure(request, services.settings)
    name = cookie_name(request, services.settings)
    cookie = Cookie(
        name,
        value=entered.token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=encrypted,
        max_age=int(LIFETIME),
    )
    return Response(responses.me(entered.session, "", adopted), status_code=status, cookies=[cookie])


def gone_out(request: Asked, services: Services, ended: list[str]) -> Response[None]:
    """End the connections of tokens that have become invalid. Make the browser delete its cookies of both names."""
    for hash in ended:
        services.hub.session_ended(hash)
    cookies = [
        Cookie(name, value="", path="/", httponly=True, samesite="lax", max_age=0, secure=name == COOKIE_SECURE)
        for name in (COOKIE, COOKIE_SECURE)
    ]
    return Response(None, status_code=204, cookies=cookies if is_browser(request) else [])


async def renamed(services: Services, person: str) -> None:
    """Update a person's name in the open connections of all processes."""
    await session_updates.renamed(services.connections, services.accounts, person)
    services.hub.person_renamed(person)


@post("/guest", summary="Create a guest", status_code=201, responses={200: KNOWN})
async def guest(request: Asked, services: TheServices, asker: Asker) -> Response[responses.Me]:
    """Create a guest with a name and a token. If you are already logged in, you stay who you are."""
    if asker is not None:
        return Response(responses.me(asker), status_code=200)
    services.patience.guests.take(neighbourhood(address_of(request)))
    entered = await services.accounts.guest(language(request.headers.get("accept-language", "")))
    return came_in(request, services, entered, status=201)


@post("/register", summary="Create an account", status_code=201)
async def register(
    request: Asked, services: TheServices, asker: Asker, data: JSONBody[Registration]
) -> Response[responses.Me]:
    """Turn the guest who asks into an account with all their tables, or create a new account. Older tokens expire."""
    services.patience.registers.take(neighbourhood(address_of(request)))
    if asker is not None:
        services.patience.registers.take(asker.person.id)
    locale = language(request.headers.get("accept-language", ""))
    entered = await services.accounts.register(asker, data.name, data.password, locale)
    await renamed(services, entered.session.person.id)
    return came_in(request, services, entered, status=201)


@post("/login", summary="Log in", status_code=200)
async def login(request: Asked, services: TheServices, asker: Asker, data: JSONBody[Login]) -> Response[responses.Me]:
    """Log in with name and password. The account takes over what you had as a guest, and the guest's tokens expire."""
    services.patience.logins.take(neighbourhood(address_of(request)))
    person = await services.accounts.login(data.name, data.password)
    adopted = Adopted(0, [])
    if data.adopt and asker is not None and asker.person.login is None:
        adopted = await adopt(services.store, services.registry, asker.person, person)
    entered = await services.accounts.enter(person)
    return came_in(request, services, entered._replace(ended=tuple(adopted.ended)), adopted.games)


@post("/logout", summary="Log out", status_code=204, responses={204: GONE})
async def logout(request: Asked, services: TheServices, me: Me) -> Response[None]:
    """Expire your token and end its connections."""
    await services.accounts.leave(me)
    return gone_out(request, services, [me.hash])


@post("/logout-everywhere", summary="Log out everywhere", status_code=204, responses={204: GONE})
async def logout_everywhere(request: Asked, services: TheServices, me: Me) -> Response[None]:
    """Expire all your tokens, this one too, and end all your connections."""
    return gone_out(request, services, await services.accounts.leave_everywhere(me))


@get("/me", summary="Get the logged-in person")
async def get_me(me: Me) -> responses.Me:
    """Return the person who is logged in, or the guest."""
    return responses.me(me)


@patch("/me", summary="Change name or language")
async def change_me(request: Asked, services: TheServices, me: Me, data: JSONBody[Change]) -> responses.Me:
    """Change your name, your language, or both. At tables where you already sit, you keep your old name."""
    locale = None if data.locale is None else spoken(data.locale)
    if data.name is not None:
        services.patience.renames.take(neighbourhood(address_of(request)))
        services.patience.renames.take(me.person.id)
        await services.accounts.rename(me, data.name)
        await renamed(services, me.person.id)
    if locale is not None:
        await services.accounts.set_locale(me, locale)
    return responses.me(Session(me.hash, await services.accounts.person(me.person.id)))


@get("/me/tables", summary="My tables")
async def my_tables(services: TheServices, me: Me) -> list[LobbyEntry]:
    """Return your tables: those that wait for you first, then other running ones, then finished ones."""
    found = await services.store.read(lambda connection: tables_of(connection, me.person.id))
    return [entry(mine.row, mine.seats) for mine in found if readable(mine.row)]


@get("/people/{person:str}", summary="Somebody")
async def get_person(services: TheServices, person: PersonId) -> responses.PersonCard:
    """Return a person's name and ratings."""
    found = await services.accounts.person(person)
    rated = await services.store.read(lambda connection: _ratings(connection, person))
    return responses.PersonCard(found.id, found.name, found.login is not None, rated)


@get("/people/{person:str}/history", summary="Finished games of a person")
async def history(
    services: TheServices,
    person: PersonId,
    before: Annotated[float | None, QueryParameter(description="Unix seconds: games that ended earlier.")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = PAGE,
) -> responses.History:
    """Return a person's finished games, newest first, and statistics per game."""
    await services.accounts.person(person)
    found = await services.store.read(lambda connection: results.history(connection, person, before, limit))
    sums = await services.store.read(lambda connection: results.statistics(connection, person))
    rows = [msgspec.convert(row._asdict(), responses.ResultRow) for row in found]
    statistics = [responses.StatisticsRow(*line) for line in sums]
    return responses.History(rows, statistics, rows[-1].finished_at if len(rows) >= limit else None)


def _ratings(connection: Connection, person: str) -> list[responses.RatingRow]:
    found = [(key, ratings.rating(connection, person, key)) for key in KEYS]
    return [responses.RatingRow(key, *rating, rating.mu - 3 * rating.sigma) for key, rating in found if rating]


ROUTES: Final = [guest, register, login, logout, logout_everywhere, get_me, change_me, my_tables, get_person, history]
