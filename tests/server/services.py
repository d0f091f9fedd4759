"""Real services for tests: a PostgreSQL and a Redis of this process's own, which end with it, however it ends.

with services.database() as address: ...     a new, empty PostgreSQL database, dropped afterwards
with services.redis() as address: ...        a new Redis, with nobody else in it
with services.postgresql() as cluster: ...   a PostgreSQL that a test may stop, kill and start again
"""

import atexit
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

import psycopg
import pytest

HERE = Path(__file__).parent
PATIENCE = 60  # seconds a service may take to start on a busy machine
NUMBERS = count(1)


class Service:
    """A program on a port of its own, in a folder of its own, and not as root."""

    def __init__(self, user: str, command: Callable[[Path, int], list[str]]) -> None:
        self.port = free_port()
        self.user = user if os.getuid() == 0 else ""
        self.folder = Path(tempfile.mkdtemp(prefix="clanmoot-service-"))
        if self.user:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        repository = [sys.executable, "-I", str(HERE / "supervise.py"), str(self.folder), self.user]
        self._keeper = subprocess.Popen(
            [*repository, *command(self.folder, self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # an interrupted test run ends it by closing its input, not by a signal
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        deadline = time.monotonic() + PATIENCE
        self._say("start")
        while not self.answers():
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.05)
            self._say("start")  # after a kill it may have to wait for what is left of the one before

    def answers(self) -> bool:
        """Whether somebody can connect."""
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        """Stop it; those who are connected are thrown out."""
        self._say("stop")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._say("kill")

    def close(self) -> None:
        """Stop it for good; nothing is left of it."""
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        self._keeper.stdin.close()
        self._keeper.wait()
        self._keeper.stdout.close()

    def _say(self, word: str) -> None:
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        self._keeper.stdin.write(f"{word}\n")
        self._keeper.stdin.flush()
        assert self._keeper.stdout.readline() == "done\n"


class Postgresql(Service):
    """A cluster of its own; without `durable` it saves the time to reach the disk, which no test can see."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable
        super().__init__("postgres", self._command)
        words = ["--auth=trust", "--username=clanmoot", "--encoding=UTF8", "--no-locale", "--no-sync"]
        try:
            subprocess.run(
                [program("initdb"), *words, "--pgdata", str(self.folder / "data")],
                check=True,
                capture_output=True,
                cwd=self.folder,
                user=self.user or None,
                group=self.user or None,
                extra_groups=[] if self.user else None,
            )
        except BaseException:
            self.close()
            raise

    def _command(self, folder: Path, port: int) -> list[str]:
        settings = {
            "port": port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 200,
            "fsync": "on" if self.durable else "off",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [program("postgres"), "-D", str(folder / "data"), *words]

    def answers(self) -> bool:
        """Whether it takes commands; a port alone may still be recovering."""
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def address(self, name: str) -> str:
        """Where a database of this cluster is."""
        return f"postgresql://clanmoot@127.0.0.1:{self.port}/{name}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """A new database, dropped afterwards with all open connections."""
        name = f"test{next(NUMBERS)}"
        self._command_to(f"CREATE DATABASE {name}")
        try:
            yield self.address(name)
        finally:
            self._command_to(f"DROP DATABASE {name} WITH (FORCE)")

    def _command_to(self, words: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(words.encode())


@contextmanager
def postgresql(durable: bool = False) -> Iterator[Postgresql]:
    """A cluster for one test alone."""
    installed()
    cluster = Postgresql(durable)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


@contextmanager
def database() -> Iterator[str]:
    """A new database in the cluster that all tests of this process share."""
    with _shared().database() as address:
        yield address


@contextmanager
def redis() -> Iterator[str]:
    """A Redis for one test alone; it keeps nothing on the disk."""
    with redis_service() as service:
        yield f"redis://127.0.0.1:{service.port}/0"


@contextmanager
def redis_service() -> Iterator[Service]:
    """The same for a test that stops, kills and starts it."""
    installed()
    service = Service("redis", redis_command)
    try:
        service.start()
        yield service
    finally:
        service.close()


def redis_command(folder: Path, port: int) -> list[str]:
    """How Redis is started."""
    words = ["--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder), "--save", "", "--appendonly", "no"]
    return [program("redis-server"), *words]


@cache
def _shared() -> Postgresql:
    installed()
    cluster = Postgresql()
    atexit.register(cluster.close)  # where that is not called, the watchdog sees that this process is gone
    cluster.start()
    return cluster


@cache
def installed() -> None:
    """See that the services are there, installing them if we may; else the test is skipped, which fails in CI."""
    done = subprocess.run(["sh", str(HERE.parent / "services.sh")], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(done.stderr.strip() or "PostgreSQL and Redis could not be installed.")


def program(name: str) -> str:
    """Where a program is; Debian keeps PostgreSQL's out of the way."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join([str(place) for place in places]))
    assert found is not None, f"There is no program {name} on this machine."
    return found


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
