"""Let failures happen at random moments while people play, and judge what is left."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from .load import Load
from .site import Site, a_site
from .troubles import TROUBLES
from .verdict import Figures, judge

LONGEST = 60.0  # seconds to get going again after the last failure
SHOWN = 20  # failures that are told if a promise broke
AHEAD = 30_000.0  # seconds; where a clock was set back, that of a player stands still until the old time has come again


def nothing(done: int) -> None:
    """Nobody watches."""


async def chaos(kind: str, failures: int, seed: int, folder: Path, tell: Callable[[int], None] = nothing) -> Figures:
    """Inject so many failures into a site of this kind, and return the figures; AssertionError if a promise broke."""
    happened: Counter[str] = Counter()
    story: list[str] = []
    async with a_site(kind, folder) as site:
        try:
            load = await troubled(site, failures, seed, happened, tell, story)
            return await judge(site, load, happened)
        except BaseException as error:
            error.add_note("\n".join([*story[-SHOWN:], f"{time.monotonic():.2f} this", traces(site.logs)]))
            raise


async def troubled(
    site: Site, failures: int, seed: int, happened: Counter[str], tell: Callable[[int], None], story: list[str]
) -> Load:
    """Let people play, let things fail, and let everybody get going again."""
    rng = random.Random(seed)
    load = Load(site, seed)
    async with asyncio.timeout(LONGEST):
        await load.begun()
    while happened.total() < failures:
        await asyncio.sleep(rng.uniform(0.02, 0.2))
        name = rng.choice(list(TROUBLES[site.kind]))
        story.append(f"{time.monotonic():.2f} {name}, clock {site.controls[0].wishes.offset:+.0f}")
        await TROUBLES[site.kind][name](site, rng)
        happened[name] += 1
        load.check()
        tell(happened.total())
    for control in site.controls:
        control.wish(offset=control.wishes.offset + AHEAD)
    await load.nobody_is_stuck(LONGEST)
    async with asyncio.timeout(LONGEST):
        await load.end()
    return load


def traces(log: str) -> str:
    """Return what went wrong in the servers, the last of it first."""
    lines = [line.replace("\\n", "\n") for line in log.splitlines() if "Traceback" in line or "damaged" in line]
    return "\n".join(lines[::-1])[:6000]
