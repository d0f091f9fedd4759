"""Appends to a store until it is killed: prints each number once it is acknowledged. `appender.py ADDRESS TABLES`."""

import asyncio
import sys

from clanmoot.server.store import Head, Store, open_store
from clanmoot.server.store.events import events_after


async def play(store: Store, table: str) -> None:
    number = len(await store.read(lambda connection: events_after(connection, table)))
    while True:
        number += 1
        won = await store.append(table, number, number, b"%d" % number, Head("playing", "[0]", float(number)))
        sys.stdout.write(f"{table} {number} {won}\n")
        sys.stdout.flush()


async def main(address: str, tables: int) -> None:
    store = await open_store(address)
    await asyncio.gather(*[play(store, f"t{place}") for place in range(tables)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
