"""Routes about games: the list, how moves are numbered, the rules, and the leaderboard."""

from functools import cache
from typing import Annotated, Any, Final, Literal

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from clanmoot.bots.levels import ITERATIONS, LEVELS
from clanmoot.catalogue import KEYS
from clanmoot.catalogue import game as find
from clanmoot.core.actions import ActionSpace, Counts, Kind
from clanmoot.core.game import SPECTATOR, Game
from clanmoot.locales import ENGLISH
from clanmoot.rulebook import parse
from clanmoot.server.store import ratings

from . import responses
from .catalogues import HOUR, spoken
from .dependencies import TheServices

Key = Annotated[str, PathParameter(max_length=40, description="The key of a game.")]


@get("/games", summary="All games", sync_to_thread=False)
def games() -> Response[list[responses.GameCard]]:
    """Return all games in the order of the catalogue."""
    return Response([card(key) for key in KEYS], headers=HOUR)


@get("/games/{key:str}", summary="A game and its moves", sync_to_thread=False)
def game(key: Key) -> Response[responses.GameSheet]:
    """Return what a client needs to decode an action: kinds of moves, their parameters, and possible values."""
    return Response(sheet(find(key).facts.key), headers=HOUR)


@get("/games/{key:str}/rules", summary="A game's rules", sync_to_thread=False)
def rules(key: Key, locale: Annotated[str, QueryParameter(max_length=16)] = ENGLISH) -> Response[responses.Rules]:
    """Return the sections and numbered rules in one of our languages."""
    return Response(digest(find(key).facts.key, spoken(locale)), headers=HOUR)


@get("/games/{key:str}/standings", summary="Leaderboard of a game")
async def standings(
    services: TheServices, key: Key, limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 100
) -> list[responses.StandingRow]:
    """Return the people with a rating, ordered by a cautious estimate: mu minus three sigma."""
    name = find(key).facts.key
    found = await services.store.read(lambda connection: ratings.standings(connection, name, limit))
    return [
        responses.StandingRow(row.person, row.name, *row.rating, row.rating.mu - 3 * row.rating.sigma) for row in found
    ]


@cache
def card(key: str) -> responses.GameCard:
    """Return a game as players see it before they begin."""
    facts = find(key).facts
    options = [responses.OptionCard(o.name, o.label, o.values, o.default) for o in facts.options]
    tables = [responses.TableOptionCard(t.name, t.label, list(t.default), t.least, t.most) for t in facts.tables]
    levels = {str(players): list(LEVELS) for players in ITERATIONS[key]}
    return responses.GameCard(
        key, facts.title, facts.rules, facts.least, facts.most, facts.minutes, facts.prefix, options, tables, levels
    )


@cache
def sheet(key: str) -> responses.GameSheet:
    """Return a game with all its moves."""
    found: Game[Any, Any] = find(key)
    view = found.view(found.start(found.facts.least, found.agree({})), SPECTATOR)
    kinds = [kind_card(found.actions, kind) for kind in found.actions.kinds]
    return responses.GameSheet(card(key), kinds, list(view._fields), list(found.facts.reasons))


def kind_card(space: ActionSpace, kind: Kind) -> responses.KindCard:
    """Return one kind of move with its parameters."""
    params: list[responses.ParamCard] = []
    for name, domain in kind.params.items():
        things = domain.things if isinstance(domain, Counts) else []
        counts = [list(counts) for counts in domain.multisets] if isinstance(domain, Counts) else []
        params.append(responses.ParamCard(name, list(domain.names), list(things), counts))
    return responses.KindCard(kind.name, kind.label, kind.quiet, part(space, kind), kind.base, kind.size, params)


def part(space: ActionSpace, kind: Kind) -> Literal["choice", "veiled", "chance"]:
    """Return which actions a kind contains: a player's choices, their veiled forms, or chance."""
    if kind.base < space.choices:
        return "choice"
    return "veiled" if kind.base < space.veiled else "chance"


@cache
def digest(key: str, locale: str) -> responses.Rules:
    """Return a game's rules in a language."""
    found = parse(key, locale)
    sections = [
        responses.SectionRow(section.number, section.title, [responses.RuleRow(*rule) for rule in section.rules])
        for section in found.sections
    ]
    return responses.Rules(found.title, found.intro, found.prefix, sections)


ROUTES: Final = [games, game, rules, standings]
