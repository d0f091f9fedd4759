"""A real server in a process of its own, on a free port, with a database of its own."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Tests come from one address and in crowds.
GENEROUS = (
    "requests=1000000/1000000",
    "guests=1000000/1000000",
    "logins=1000000/1000000",
    "registers=1000000/1000000",
    "renames=1000000/1000000",
    "tables=1000000/1000000",
    "tables_at_address=1000000/1000000",
    "open_tables=10000",
    "open_at_address=10000",
    "chat=1000000/1000000",
    "messages=1000000/1000000",
    "connections=100000",
    "sockets=100000",
    "unfinished=10000",
)
PROGRAM = ("-m", "clanmoot")
PATIENCE = 30.0  # seconds, then something hangs


class Running:
    """A server that runs."""

    def __init__(
        self,
        folder: Path,
        options: tuple[str, ...],
        program: tuple[str, ...] = PROGRAM,
        before: tuple[str, ...] = (),
    ) -> None:
        self.folder = folder
        self.before = before
        self.options = options
        self.program = program
        self.url = ""
        self.start()

    def start(self, port: int = 0) -> None:
        """Start it, again if need be: the database is the same."""
        command = [*self.before, sys.executable, *self.program, "serve", "--port", str(port)]
        if "--database" not in self.options:
            command += ["--database", f"sqlite:///{self.folder / 'clanmoot.sqlite'}"]
        with (self.folder / "log.txt").open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.folder,
                env=environment(),
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Clanmoot is running at "), self.log()
        self.url = line.split()[-1]

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rpartition(":")[2])

    def log(self) -> str:
        """All it has logged."""
        return (self.folder / "log.txt").read_text("utf-8")

    def stop(self) -> int:
        """Ask it to stop; the status it leaves with."""
        return self.end(signal.SIGTERM)

    def kill(self) -> int:
        """End it without asking."""
        return self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        """End it; the status it leaves with."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError("the server did not end:\n" + self.log()) from None
        finally:
            if self.process.stdout is not None:
                self.process.stdout.close()
        return status


def environment() -> dict[str, str]:
    """Ours, with the sources under test wherever the server stands."""
    places = [str(Path(place).absolute()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(places)}


def generous() -> tuple[str, ...]:
    """Options for a server that limits nothing."""
    return tuple([word for limit in GENEROUS for word in ("--limit", limit)])


@contextmanager
def running(
    *options: str, limits: bool = False, program: tuple[str, ...] = PROGRAM, before: tuple[str, ...] = ()
) -> Iterator[Running]:
    """A server, ended with the block; with `limits` those of a real one; started by the command `before`, if any."""
    with tempfile.TemporaryDirectory(prefix="clanmoot-", ignore_cleanup_errors=True) as folder:
        server = Running(Path(folder), options if limits else (*generous(), *options), program, before)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.kill()
            server.process.wait()
            if server.process.stdout is not None:
                server.process.stdout.close()
