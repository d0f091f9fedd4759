"""The leak tests ask every address that tells something about a table."""

import asyncio
from pathlib import Path

from tests.server.fuzz.routes import routes
from tests.server.inside import a_server

from .curious import PATHS

ROOT = "/api/v1"


def test_every_route_about_a_table_is_asked(tmp_path: Path) -> None:
    async def described() -> set[str]:
        async with a_server(tmp_path) as (_, url):
            found = await asyncio.to_thread(routes, url)
            return {route.path for route in found if route.method == "GET" and "{table}" in route.path}

    paths = asyncio.run(described())
    assert ROOT + "/tables/{table}/log" in paths
    asked = {ROOT + path.partition("?")[0] for path in PATHS}
    assert paths - asked == set(), "add these to PATHS in curious.py"
