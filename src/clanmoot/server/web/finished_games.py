"""Routes about finished games: record, replay, analysis, and the proof that chance was fair."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from clanmoot.catalogue import game as find
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import SPECTATOR
from clanmoot.core.record import Record
from clanmoot.core.replay import open_record, verify
from clanmoot.protocol.replays import Opened, Replayed
from clanmoot.server.delivery.services import Services
from clanmoot.server.store import analyses
from clanmoot.server.tables import replay_views

from .dependencies import Asker, Me, TheServices
from .responses import AnalysisState, Proof
from .tables import Number, TableId

JSON: Final = "application/json"
LESSON: Final = "This was a lesson. Its deal is the same for everyone, so there is no secret to verify."
RECORD: Final = ResponseSpec(dict[str, Any], description="The record.")


@get("/tables/{table:str}/record", summary="The record of a finished game", media_type=JSON, responses={200: RECORD})
async def record(services: TheServices, table: TableId) -> Response[bytes]:
    """Return what was agreed on, every step as a number, and the secret from which all draws followed."""
    headers = {"Content-Disposition": f'attachment; filename="clanmoot-{table}.json"'}
    return Response((await services.registry.record(table)).encode() + b"\n", media_type=JSON, headers=headers)


@get("/tables/{table:str}/replay", summary="Get one step of a game")
async def replay(
    services: TheServices,
    asker: Asker,
    table: TableId,
    step: Number = 0,
    seat: Annotated[
        str, QueryParameter(max_length=10, description="A seat, 'watcher' or 'open'. Empty for your own seat.")
    ] = "",
) -> Replayed | Opened:
    """Return one step: during the game as you saw it, and after the end as any seat saw it or with all hands open."""
    session = await services.registry.table(table)
    async with session.held() as state:
        if seat == "open":
            return replay_views.opened(state, step)
        mine = state.seat_of(asker.person.id if asker else "")
        return replay_views.replayed(state, mine, chosen(seat, mine), step)


def chosen(seat: str, mine: int) -> int:
    """Return the seat that a query parameter names."""
    if seat in ("", "watcher"):
        return SPECTATOR if seat else mine
    if not seat.isascii() or not seat.isdecimal():
        raise ClanmootError("seat", "A seat is a number from 0, 'watcher' or 'open'.")
    return int(seat)


@post("/tables/{table:str}/analysis", summary="Analyse a finished game", status_code=202)
async def analyse(services: TheServices, me: Me, table: TableId) -> AnalysisState:
    """Start an analysis in the background. Asking again returns its progress."""
    await services.registry.record(table)
    state = await analysis_of(services, table)
    if state.state in ("none", "failed"):
        services.patience.analyses.take(me.person.id)
        await services.scheduler.analyse(table, me.person.id)
        state = await analysis_of(services, table)
    return state


@get("/tables/{table:str}/analysis", summary="Get an analysis or its progress")
async def analysis(services: TheServices, table: TableId) -> AnalysisState:
    """Return the state, the progress from 0 to 1, and the result as docs/analysis.md describes it."""
    await services.registry.record(table)
    return await analysis_of(services, table)


async def analysis_of(services: Services, table: str) -> AnalysisState:
    """Return the state of an analysis from the store."""
    found = await services.store.read(lambda connection: analyses.get(connection, table))
    if found is None:
        return AnalysisState("none", 0.0)
    if found.state == "done":
        return AnalysisState("done", 1.0, "", msgspec.json.decode(found.body))
    if found.state == "failed":
        return AnalysisState("failed", found.progress, found.body.decode("utf-8", "replace"))
    return AnalysisState("running", found.progress)


@get("/tables/{table:str}/proof", summary="Verify the draws of a finished game")
async def proof(services: TheServices, table: TableId) -> Proof:
    """Return the commitment published before the first card, the secret, and the draws recomputed from it."""
    session = await services.registry.table(table)
    async with session.held() as state:
        found, lesson = replay_views.record(state), state.terms.lesson
    proof = await asyncio.to_thread(proven, found)
    return msgspec.structs.replace(proof, text=f"{proof.text} {LESSON}", lesson=True) if lesson else proof


def proven(record: Record) -> Proof:
    """Recompute every draw from the secret and compare it with the record."""
    try:
        game = find(record.game)
        draws = verify(game, record)
    except ClanmootError as error:
        return Proof(record.commitment, record.secret, False, 0, error.sentence)
    text = f"All {draws} draws follow from the secret whose fingerprint everyone had before the game."
    if not open_record(game, record).over:  # a player resigned, or the table was stopped
        text += " The record ends before the game does: later draws, if there were any, are not in it."
    return Proof(record.commitment, record.secret, True, draws, text)


ROUTES: Final = [record, replay, analyse, analysis, proof]
