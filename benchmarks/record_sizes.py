"""How large are a position and a record, and how fast can you reach any step of a record?"""

import hashlib
import time
import tracemalloc
from typing import Final

from benchmarks.report import Row, Section, at_most
from benchmarks.timed_loops import midgame
from clanmoot.core.chance import Committed
from clanmoot.core.record import Record
from clanmoot.core.replay import open_record
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.games.schotten_totten import GAME

COPIES: Final = 10_000
BYTES: Final = 2048
MILLISECONDS: Final = 5


def position(tactics: int) -> float:
    """Return the bytes of one more position with its lists, without what all positions share."""
    s = midgame(tactics)
    tracemalloc.start()
    kept = [None] * COPIES  # so that the list itself is not counted
    before = tracemalloc.get_traced_memory()[0]
    copies = [GAME.copy(s) for _ in kept]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(copies) - 8  # less its slot in the list


def played(tactics: int, seed: int) -> Record:
    """Play a random game at a real table. Return its record, which includes commitment and secret."""
    rng, secret = Rng(seed), hashlib.sha256(b"%d" % seed).digest()
    table = Table(GAME, GAME.agree({"tactics": tactics}), ("Player 1", "Player 2"), Committed(secret))
    table.advance()
    while not table.over:
        seat = table.deciders()[0]
        legal = table.legal(seat)
        table.act(seat, legal[rng.below(len(legal))])
    return table.record()


def opening(record: Record, rounds: int) -> float:
    """Return the milliseconds to open a record at its last step, which takes longest."""
    times = []
    for _ in range(rounds):
        began = time.process_time()
        open_record(GAME, record)
        times.append(time.process_time() - began)
    return 1000 * min(times)


def sections(games: int, rounds: int) -> list[Section]:
    """Measure positions, then records."""
    positions = [
        Row(f"{rules}, with all its lists", f"{position(tactics):,.0f} bytes")
        for tactics, rules in enumerate(("base", "tactics"))
    ]
    records = []
    for tactics, rules in enumerate(("base", "tactics")):
        papers = [played(tactics, seed) for seed in range(games)]
        sizes = [len(paper.to_json().encode()) for paper in papers]
        times = [opening(paper, rounds) for paper in papers]
        records += [
            Row(f"{rules}, JSON, mean", f"{sum(sizes) / games:,.0f} bytes"),
            at_most(f"{rules}, JSON, longest", max(sizes), "bytes", BYTES),
            Row(f"{rules}, to the last step, mean", f"{sum(times) / games:.2f} ms"),
            at_most(f"{rules}, to the last step, slowest", max(times), "ms", MILLISECONDS, 2),
        ]
    return [
        Section(f"A position in memory, over {COPIES:,} copies.", positions),
        Section(f"Records of {games} random games.", records),
    ]
