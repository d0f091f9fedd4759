"""A process that is killed has lost nothing that it acknowledged."""

import os
import random
import subprocess
import sys
from pathlib import Path

from sqlalchemy import Connection

from clanmoot.server.store.events import events_after
from clanmoot.server.store.tables import table_row

from .making import make_tables, with_connection

TABLES = [f"t{place}" for place in range(8)]
ROUNDS = 5


def acknowledged_before_death(address: str, lines: int) -> list[tuple[str, int]]:
    """What a process said was stored, and then it was killed."""
    command = [sys.executable, str(Path(__file__).with_name("appender.py")), address, str(len(TABLES))]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.read().splitlines(keepends=True)  # what was under way in the pipe was said too
    whole = [line.split() for line in said if line.endswith("\n")]
    assert all(won == "True" for _, _, won in whole)
    return [(table, int(number)) for table, number, _ in whole]


def stored(connection: Connection) -> dict[str, list[int]]:
    found = {}
    for table in TABLES:
        events = events_after(connection, table)
        assert all(body == b"%d" % number and at == number for number, at, body in events)
        row = table_row(connection, table)
        assert row is not None
        assert row.number == len(events)  # the row of a table never says more or less than its events
        found[table] = [number for number, _, _ in events]
    return found


def test_kill_nine(address: str) -> None:
    with_connection(address, lambda connection: make_tables(connection, *TABLES))
    rng = random.Random(7)
    so_far: set[tuple[str, int]] = set()
    for _ in range(ROUNDS):
        acknowledged = acknowledged_before_death(address, rng.randrange(20, 400))
        assert len(set(acknowledged)) == len(acknowledged)
        assert not so_far & set(acknowledged)
        so_far |= set(acknowledged)
        found = with_connection(address, stored)
        for numbers in found.values():
            assert numbers == [*range(1, len(numbers) + 1)]  # none twice, none missing
        assert so_far <= {(table, number) for table, numbers in found.items() for number in numbers}
