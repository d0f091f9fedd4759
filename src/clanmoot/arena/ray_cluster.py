"""Plays games on a Ray cluster. No other module uses Ray."""

import os
import socket
from collections.abc import Generator, Iterator
from typing import Any, Final

from clanmoot.core.errors import ClanmootError

from .contest import Job
from .match import Result, attempt

RETRIES: Final = 5  # how often Ray restarts a game whose worker or machine has died
PATIENCE: Final = 10.0  # seconds until we assume that there is no machine
MOST_PORTS: Final = 65535
AHEAD: Final = 2  # games handed out per core, so that no core waits for its next one


def played(jobs: Iterator[Job], address: str) -> Generator[Result, None, None]:
    """Yield results as they arrive from the cluster at this address. `auto` starts one on this machine if needed."""
    ray = imported()
    ours = join(ray, address)
    try:
        yield from stream(ray, jobs)
    finally:
        if ours:
            ray.shutdown()


def stream(ray: Any, jobs: Iterator[Job]) -> Iterator[Result]:
    """Keep the cluster busy, and yield results in the order in which games finish.

    When the caller stops, running games continue to their end. They are not cancelled, because Ray 2.60 aborts the
    whole program if a game ends at the moment when it is cancelled.
    """
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(attempt)
    pending: list[Any] = []
    while True:
        while len(pending) < AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))):
            job = next(jobs, None)
            if job is None:
                break
            pending.append(task.remote(job))
        if not pending:
            return
        finished, pending = ray.wait(pending, num_returns=1)
        yield answer(ray, finished[0])


def answer(ray: Any, reference: Any) -> Result:
    """Return the result of a game. Raise an error if there is none."""
    try:
        found: Result | tuple[str, str] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise ClanmootError("cluster", f"A game failed on the cluster: {error.cause!r}.") from error
    except ray.exceptions.RayError as error:
        first = str(error).strip().splitlines()[0]
        raise ClanmootError("cluster", f"The cluster has lost a game {RETRIES + 1} times: {first}") from error
    if isinstance(found, Result):
        return found
    raise ClanmootError(*found)


def imported() -> Any:
    """Import Ray, or raise an error that says how to install it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray's future default; silences a warning
    try:
        import ray
    except ImportError:
        words = "Ray is not installed; it comes with `pip install 'clanmoot[cluster]'`."
        raise ClanmootError("no-ray", words) from None
    return ray


def join(ray: Any, address: str) -> bool:
    """Connect to a cluster, or start one here. Return whether the caller has to disconnect afterwards."""
    if ray.is_initialized():
        return False
    if address != "auto":
        reachable(address)
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    try:
        ray.init(address=address, **quiet)
    except ConnectionError:
        if address != "auto":
            raise nobody_at(address) from None
        ray.init(include_dashboard=False, **quiet)
    return True


def reachable(address: str) -> None:
    """Check that a cluster answers at the address. Ray itself would try for minutes without a message."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdecimal() or int(port) > MOST_PORTS:
        raise ClanmootError("address", f"{address!r} is not the address of a Ray cluster. Use auto or HOST:PORT.")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError:
        raise nobody_at(address) from None


def nobody_at(address: str) -> ClanmootError:
    """Return the error for an address where no cluster answers."""
    return ClanmootError("no-cluster", f"There is no Ray cluster at {address}.")
