"""A server whose opponent never decides: `python -m tests.server.work.stuck REDIS` says who thinks, and goes on."""

import asyncio
import sys

from .house import House
from .running import pids, until, workshop

ENDLESS = "ismcts:1000000000"  # thinks for days


async def main(redis_url: str) -> None:
    """Ask one table, and wait."""
    house = House()
    house.lay("table", "tain", ENDLESS, ENDLESS)
    async with workshop(house, 1, redis_url) as made:
        house.ask("table")
        await until(lambda: len(pids(made)) == 1)
        sys.stdout.write(f"{pids(made)[0]}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
