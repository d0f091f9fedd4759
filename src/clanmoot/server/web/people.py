"""Routes about people: coming in, going out, and what is known of somebody."""

from typing import Annotated, Final

import msgspec
from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from clanmoot.catalogue import KEYS
from clanmoot.protocol.tables import LobbyEntry
from clanmoot.server.delivery.entries import entry
from clanmoot.server.people.accounts import LIFETIME, Entered, Session
from clanmoot.server.people.adopting import adopt
from clanmoot.server.people.limits import neighbourhood
from clanmoot.server.store import ratings, results
from clanmoot.server.store.tables import tables_of

from . import answers
from .asking import COOKIE, Asked, is_browser
from .bodies import Change, Login, Registration
from .given import Asker, Me, TheDesk
from .origin import address_of, secure
from .words import language, spoken

PersonId = Annotated[str, PathParameter(max_length=32, description="The id of a person.")]
PAGE: Final = 50
KNOWN: Final = ResponseSpec(answers.Me, description="You are known already.")
GONE: Final = ResponseSpec(None, description="You have logged out.")


def came_in(request: Asked, entered: Entered, adopted: int = 0, status: int = 200) -> Response[answers.Me]:
    """A cookie for a browser, a token for a program; never both."""
    if not is_browser(request):
        return Response(answers.me(entered.session, entered.token, adopted), status_code=status)
    cookie = Cookie(
        COOKIE,
        value=entered.token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure(request, request.app.state.desk.settings),
        max_age=int(LIFETIME),
    )
    return Response(answers.me(entered.session, "", adopted), status_code=status, cookies=[cookie])


@post("/guest", summary="Come as a guest", status_code=201, responses={200: KNOWN})
async def guest(request: Asked, desk: TheDesk, asker: Asker) -> Response[answers.Me]:
    """A name and a token for somebody new. Whoever is known already stays who he is."""
    if asker is not None:
        return Response(answers.me(asker), status_code=200)
    desk.patience.guests.take(neighbourhood(address_of(request)))
    entered = await desk.accounts.guest(language(request.headers.get("accept-language", "")))
    return came_in(request, entered, status=201)


@post("/register", summary="Make an account", status_code=201)
async def register(request: Asked, desk: TheDesk, asker: Asker, data: JSONBody[Registration]) -> Response[answers.Me]:
    """Of the guest one is, with all his tables, or a new one."""
    desk.patience.registers.take(neighbourhood(address_of(request)))
    locale = language(request.headers.get("accept-language", ""))
    entered = await desk.accounts.register(asker, data.name, data.password, locale)
    if entered is None:
        assert asker is not None
        person = await desk.accounts.person(asker.person.id)
        return Response(answers.me(Session(asker.hash, person)), status_code=201)
    return came_in(request, entered, status=201)


@post("/login", summary="Log in", status_code=200)
async def login(request: Asked, desk: TheDesk, asker: Asker, data: JSONBody[Login]) -> Response[answers.Me]:
    """Come back with name and password; what one had as a guest is handed over."""
    desk.patience.logins.take(neighbourhood(address_of(request)))
    person = await desk.accounts.login(data.name, data.password)
    adopted = 0
    if data.adopt and asker is not None and asker.person.login is None:
        adopted = await adopt(desk.store, desk.house, asker.person, person)
        desk.hub.session_ended(asker.hash)
    return came_in(request, await desk.accounts.enter(person), adopted)


@post("/logout", summary="Log out", status_code=204, responses={204: GONE})
async def logout(request: Asked, desk: TheDesk, me: Me) -> Response[None]:
    """The token is worth nothing from now on, and its connections end."""
    await desk.accounts.leave(me)
    desk.hub.session_ended(me.hash)
    gone = Cookie(COOKIE, value="", path="/", httponly=True, samesite="lax", max_age=0)
    return Response(None, status_code=204, cookies=[gone] if is_browser(request) else [])


@get("/me", summary="Who am I?")
async def get_me(me: Me) -> answers.Me:
    """Oneself."""
    return answers.me(me)


@patch("/me", summary="Change name or language")
async def change_me(desk: TheDesk, me: Me, data: JSONBody[Change]) -> answers.Me:
    """Both, one, or nothing. At tables where one sits, one keeps the name one came with."""
    locale = None if data.locale is None else spoken(data.locale)
    if data.name is not None:
        await desk.accounts.rename(me, data.name)
    if locale is not None:
        await desk.accounts.set_locale(me, locale)
    return answers.me(Session(me.hash, await desk.accounts.person(me.person.id)))


@get("/me/tables", summary="My tables")
async def my_tables(desk: TheDesk, me: Me) -> list[LobbyEntry]:
    """Those that wait for me first, then those that go on, then those that are over."""
    found = await desk.store.read(lambda connection: tables_of(connection, me.person.id))
    return [entry(mine.row, mine.seats) for mine in found]


@get("/people/{person:str}", summary="Somebody")
async def get_person(desk: TheDesk, person: PersonId) -> answers.PersonCard:
    """Name and ratings."""
    found = await desk.accounts.person(person)
    rated = await desk.store.read(lambda connection: _ratings(connection, person))
    return answers.PersonCard(found.id, found.name, found.login is not None, rated)


@get("/people/{person:str}/history", summary="Somebody's games")
async def history(
    desk: TheDesk,
    person: PersonId,
    before: Annotated[float | None, QueryParameter(description="Unix seconds: games that ended earlier.")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = PAGE,
) -> answers.History:
    """Finished games, newest first, and sums a game."""
    await desk.accounts.person(person)
    found = await desk.store.read(lambda connection: results.history(connection, person, before, limit))
    sums = await desk.store.read(lambda connection: results.statistics(connection, person))
    rows = [msgspec.convert(row._asdict(), answers.ResultRow) for row in found]
    statistics = [answers.StatisticsRow(*line) for line in sums]
    return answers.History(rows, statistics, rows[-1].finished_at if len(rows) >= limit else None)


def _ratings(connection: Connection, person: str) -> list[answers.RatingRow]:
    found = [(key, ratings.rating(connection, person, key)) for key in KEYS]
    return [answers.RatingRow(key, *rating, rating.mu - 3 * rating.sigma) for key, rating in found if rating]


ROUTES: Final = [guest, register, login, logout, get_me, change_me, my_tables, get_person, history]
