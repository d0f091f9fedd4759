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
from clanmoot.server.delivery import identity
from clanmoot.server.delivery.desk import Desk
from clanmoot.server.delivery.entries import entry, readable
from clanmoot.server.people.accounts import LIFETIME, Entered, Session
from clanmoot.server.people.adopting import Adopted, adopt
from clanmoot.server.people.limits import neighbourhood
from clanmoot.server.store import ratings, results
from clanmoot.server.store.tables import tables_of

from . import answers
from .asking import COOKIE, COOKIE_SECURE, Asked, cookie_name, is_browser
from .bodies import Change, Login, Registration
from .given import Asker, Me, TheDesk
from .origin import address_of, secure
from .words import language, spoken

PersonId = Annotated[str, PathParameter(max_length=32, description="The id of a person.")]
PAGE: Final = 50
KNOWN: Final = ResponseSpec(answers.Me, description="You are already a guest or logged in.")
GONE: Final = ResponseSpec(None, description="You are logged out.")


def came_in(request: Asked, desk: Desk, entered: Entered, adopted: int = 0, status: int = 200) -> Response[answers.Me]:
    """A cookie for a browser, a token for a program; never both. Tokens that are worthless now lose connections too."""
    for hash in entered.ended:
        desk.hub.session_ended(hash)
    if not is_browser(request):
        return Response(answers.me(entered.session, entered.token, adopted), status_code=status)
    encrypted = secure(request, desk.settings)
    name = cookie_name(request, desk.settings)
    cookie = Cookie(
        name,
        value=entered.token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=encrypted,
        max_age=int(LIFETIME),
    )
    return Response(answers.me(entered.session, "", adopted), status_code=status, cookies=[cookie])


def gone_out(request: Asked, desk: Desk, ended: list[str]) -> Response[None]:
    """These tokens are worthless: their connections end, and the browser forgets its cookie under both names."""
    for hash in ended:
        desk.hub.session_ended(hash)
    cookies = [
        Cookie(name, value="", path="/", httponly=True, samesite="lax", max_age=0, secure=name == COOKIE_SECURE)
        for name in (COOKIE, COOKIE_SECURE)
    ]
    return Response(None, status_code=204, cookies=cookies if is_browser(request) else [])


async def renamed(desk: Desk, person: str) -> None:
    """Open connections learn the name, here and at other processes."""
    await identity.renamed(desk.door, desk.accounts, person)
    desk.hub.person_renamed(person)


@post("/guest", summary="Create a guest", status_code=201, responses={200: KNOWN})
async def guest(request: Asked, desk: TheDesk, asker: Asker) -> Response[answers.Me]:
    """A name and a token for somebody new. Whoever is known already stays who he is."""
    if asker is not None:
        return Response(answers.me(asker), status_code=200)
    desk.patience.guests.take(neighbourhood(address_of(request)))
    entered = await desk.accounts.guest(language(request.headers.get("accept-language", "")))
    return came_in(request, desk, entered, status=201)


@post("/register", summary="Create an account", status_code=201)
async def register(request: Asked, desk: TheDesk, asker: Asker, data: JSONBody[Registration]) -> Response[answers.Me]:
    """Of the guest who asks, with all their tables, or a new one. The guest's older tokens are worthless then."""
    desk.patience.registers.take(neighbourhood(address_of(request)))
    if asker is not None:
        desk.patience.registers.take(asker.person.id)
    locale = language(request.headers.get("accept-language", ""))
    entered = await desk.accounts.register(asker, data.name, data.password, locale)
    await renamed(desk, entered.session.person.id)
    return came_in(request, desk, entered, status=201)


@post("/login", summary="Log in", status_code=200)
async def login(request: Asked, desk: TheDesk, asker: Asker, data: JSONBody[Login]) -> Response[answers.Me]:
    """Come back with name and password. What you had as a guest is handed over; the guest's tokens are worthless."""
    desk.patience.logins.take(neighbourhood(address_of(request)))
    person = await desk.accounts.login(data.name, data.password)
    adopted = Adopted(0, [])
    if data.adopt and asker is not None and asker.person.login is None:
        adopted = await adopt(desk.store, desk.house, asker.person, person)
    entered = await desk.accounts.enter(person)
    return came_in(request, desk, entered._replace(ended=tuple(adopted.ended)), adopted.games)


@post("/logout", summary="Log out", status_code=204, responses={204: GONE})
async def logout(request: Asked, desk: TheDesk, me: Me) -> Response[None]:
    """The token is worth nothing from now on, and its connections end."""
    await desk.accounts.leave(me)
    return gone_out(request, desk, [me.hash])


@post("/logout-everywhere", summary="Log out everywhere", status_code=204, responses={204: GONE})
async def logout_everywhere(request: Asked, desk: TheDesk, me: Me) -> Response[None]:
    """All your tokens are worth nothing from now on, this one too, and all your connections end."""
    return gone_out(request, desk, await desk.accounts.leave_everywhere(me))


@get("/me", summary="Get the logged-in person")
async def get_me(me: Me) -> answers.Me:
    """Oneself."""
    return answers.me(me)


@patch("/me", summary="Change name or language")
async def change_me(request: Asked, desk: TheDesk, me: Me, data: JSONBody[Change]) -> answers.Me:
    """Both, one, or nothing. At tables where you sit, you keep the name you came with."""
    locale = None if data.locale is None else spoken(data.locale)
    if data.name is not None:
        desk.patience.renames.take(neighbourhood(address_of(request)))
        desk.patience.renames.take(me.person.id)
        await desk.accounts.rename(me, data.name)
        await renamed(desk, me.person.id)
    if locale is not None:
        await desk.accounts.set_locale(me, locale)
    return answers.me(Session(me.hash, await desk.accounts.person(me.person.id)))


@get("/me/tables", summary="My tables")
async def my_tables(desk: TheDesk, me: Me) -> list[LobbyEntry]:
    """Those that wait for me first, then those that go on, then those that are over."""
    found = await desk.store.read(lambda connection: tables_of(connection, me.person.id))
    return [entry(mine.row, mine.seats) for mine in found if readable(mine.row)]


@get("/people/{person:str}", summary="Somebody")
async def get_person(desk: TheDesk, person: PersonId) -> answers.PersonCard:
    """Name and ratings."""
    found = await desk.accounts.person(person)
    rated = await desk.store.read(lambda connection: _ratings(connection, person))
    return answers.PersonCard(found.id, found.name, found.login is not None, rated)


@get("/people/{person:str}/history", summary="Finished games of a person")
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


ROUTES: Final = [guest, register, login, logout, logout_everywhere, get_me, change_me, my_tables, get_person, history]
