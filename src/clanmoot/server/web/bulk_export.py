"""The route of bulk export: finished public games as JSON lines, in the order in which they ended."""

from collections.abc import AsyncIterator
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter
from litestar.response import Stream

from clanmoot.core.errors import ClanmootError
from clanmoot.server.delivery.services import Services
from clanmoot.server.store.results import finished_tables
from clanmoot.server.store.tables import TableRow
from clanmoot.server.tables import replay_views

from .dependencies import TheServices

LINES: Final = "application/jsonl"
PAGE: Final = 50  # tables per query
MOST: Final = 100_000


class Exported(msgspec.Struct, frozen=True):
    """One line of the export: the table, when it ended in Unix seconds, and its record."""

    table: str
    over_at: float
    record: msgspec.Raw


@get("/export", summary="Finished public games as JSON lines", media_type=LINES)
async def export(
    services: TheServices,
    after: Annotated[str, QueryParameter(max_length=32, description="Continue after this table.")] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=MOST)] = 1000,
) -> Stream:
    """Return one object per line: table, over_at, record.

    For the next page, send the last table of this one as `after`.
    """
    first = await services.store.read(lambda connection: finished_tables(connection, after, PAGE))
    return Stream(lines(services, first, limit), media_type=LINES)


async def lines(services: Services, page: list[TableRow], limit: int) -> AsyncIterator[bytes]:
    """Yield the lines of the export. Only one page of tables is in memory at a time."""
    written = 0
    while page and written < limit:
        for row in page:
            line = await one(services, row) if row.public else b""
            written += bool(line)
            if line:
                yield line
            if written >= limit:
                return
        last = page[-1].id
        page = await services.store.read(lambda connection, last=last: finished_tables(connection, last, PAGE))  # type: ignore[misc]  # the default binds this turn's value


async def one(services: Services, row: TableRow) -> bytes:
    """Return the line of a table, or nothing if its game can no longer be read."""
    try:
        state, _ = await services.registry.repository.load(row.id)
        text = replay_views.record(state).to_json()
    except ClanmootError:
        return b""
    return msgspec.json.encode(Exported(row.id, row.over_at or 0.0, msgspec.Raw(text.encode()))) + b"\n"


ROUTES: Final = [export]
