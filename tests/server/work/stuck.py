"""A server whose opponent never decides: `python -m tests.server.work.stuck REDIS` says who thinks, and goes on."""

import asyncio
import sys

from .running import pids, scheduler, until
from .scripted import ScriptedTables

ENDLESS = "ismcts:1000000000"  # thinks for days


async def main(redis_url: str) -> None:
    """Ask one table, and wait."""
    scripted = ScriptedTables()
    scripted.lay("table", "tain", ENDLESS, ENDLESS)
    async with scheduler(scripted, 1, redis_url) as made:
        scripted.ask("table")
        await until(lambda: len(pids(made)) == 1)
        sys.stdout.write(f"{pids(made)[0]}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
