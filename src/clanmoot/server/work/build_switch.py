"""Switches bots to the compiled build when it becomes ready while an interpreted server runs.

CLANMOOT_COMPILED can name a folder in which the compiled build will appear. Processes that start after that run the
compiled build. The server itself uses it from its next start.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from .worker_pool import WorkerPool

VARIABLE: Final = "CLANMOOT_COMPILED"
PAUSE: Final = 1.0  # seconds between two looks

log = logging.getLogger(__name__)


async def switch_when_ready(pools: Iterable[WorkerPool]) -> None:
    """Wait until the folder exists, then replace all idle workers. Return immediately if no folder is named."""
    named = os.environ.get(VARIABLE)
    if not named:
        return
    while not Path(named).is_dir():
        await asyncio.sleep(PAUSE)
    # This process has imported the package already, so the path counts only for processes that it starts.
    sys.path.insert(0, str(Path(named).resolve()))
    for pool in pools:
        pool.replace_processes()
    log.info("Bots now run the compiled build.")
