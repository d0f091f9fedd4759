"""Runs `clanmoot` in a process whose clock, event loop and SQLite file a test controls.

The test writes its wishes into a file that CONTROLLED_BY names. The server's process maps that file into its memory.
"""

import mmap
import os
import sqlite3
import struct
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

ENTRY: Final = "CONTROLLED_BY"
FORM: Final = "ddddd"
SIZE: Final = struct.calcsize(FORM)


class Wishes(NamedTuple):
    """What the test wants at the moment."""

    offset: float = 0.0  # seconds added to the machine's clock
    slow: float = 0.0  # seconds that each statement of SQLite's writer takes longer
    read_only: float = 0.0  # 1 while SQLite's writer may not write
    stalls: float = 0.0  # how often the event loop was told to stand still,
    stall: float = 0.0  # and for how many seconds the last time


class Control:
    """The test's side of the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wishes = Wishes()
        path.write_bytes(struct.pack(FORM, *self.wishes))

    def wish(self, **changes: float) -> None:
        """Change some of the wishes. The server obeys within a tenth of a second."""
        self.wishes = self.wishes._replace(**changes)
        with self.path.open("r+b") as file:
            file.write(struct.pack(FORM, *self.wishes))

    def stall(self, seconds: float) -> None:
        """Let the event loop stand still while all other threads continue."""
        self.wish(stalls=self.wishes.stalls + 1, stall=seconds)


class Obedient:
    """The server's side of the file."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self.shared = mmap.mmap(file.fileno(), SIZE, prot=mmap.PROT_READ)
        self.stalls = self.now().stalls

    def now(self) -> Wishes:
        """Return what the test wants now."""
        return Wishes(*struct.unpack(FORM, self.shared[:SIZE]))

    def take_over(self) -> None:
        """Replace the functions of this process that the test controls."""
        machine, connect = time.time, sqlite3.dbapi2.connect
        time.time = lambda: machine() + self.now().offset

        class Cursor(sqlite3.Cursor):
            def execute(cursor, sql: str, parameters: Any = ()) -> Any:  # noqa: N805
                connection = cursor.connection
                assert isinstance(connection, Connection)
                connection.obey(sql)
                return super().execute(sql, parameters)

        class Connection(sqlite3.Connection):
            writes, refuses = True, False

            def cursor(connection, factory: Any = None) -> Any:  # noqa: N805
                return super().cursor(Cursor)

            def obey(connection, sql: str) -> None:  # noqa: N805
                wishes = self.now()
                if "query_only" in sql:  # the connections that read only set this themselves
                    connection.writes = False
                if not connection.writes:
                    return
                time.sleep(wishes.slow)
                if connection.refuses != bool(wishes.read_only):
                    connection.refuses = bool(wishes.read_only)
                    cursor = super().cursor()
                    cursor.execute(f"PRAGMA query_only = {'ON' if connection.refuses else 'OFF'}")

        sqlite3.dbapi2.connect = lambda *args, **more: connect(*args, factory=Connection, **more)  # type: ignore[assignment]

    def stand_still(self) -> None:
        """Block the calling thread, which runs the event loop, if the test wants that. Other threads continue."""
        wishes = self.now()
        if wishes.stalls > self.stalls:
            self.stalls = wishes.stalls
            time.sleep(wishes.stall)


def main() -> None:
    obedient = Obedient(Path(os.environ[ENTRY]))
    obedient.take_over()
    import uvicorn

    tick = uvicorn.Server.on_tick

    async def on_tick(self: uvicorn.Server, counter: int) -> bool:
        obedient.stand_still()
        return await tick(self, counter)

    uvicorn.Server.on_tick = on_tick  # type: ignore[method-assign]
    from clanmoot.terminal.main import main as clanmoot

    sys.argv[0] = "clanmoot"
    clanmoot()


if __name__ == "__main__":
    main()
