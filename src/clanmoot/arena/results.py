"""The file of results, one line per game. It is append-only, so that a killed run loses no finished game."""

import fcntl
import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from clanmoot.core.errors import ClanmootError

from .contest import Contest, Job
from .match import Result

HEADER = {"clanmoot-arena": 1}  # the first line, with the version of the format


class Ledger:
    """An open file of results, locked against other writers."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.remark = ""  # a warning about the file
        self._file = opened(path)
        try:
            lock(self._file, path)
            self.results = self._recover()
        except BaseException:
            self._file.close()
            raise
        self.done = {result.job for result in self.results}

    def _recover(self) -> list[Result]:
        """Return the results in the file. Remove an incomplete last line that a killed writer has left."""
        text = self._file.read()
        whole, torn = split(text)
        if not whole and not json.dumps(HEADER).encode().startswith(torn):
            raise not_results(self.path)
        results = parse(whole, self.path)
        if torn:
            self.remark = "The last line was incomplete. That game will be played again."
            self._file.truncate(len(whole))
        self._file.seek(0, os.SEEK_END)
        if not whole:
            self._write([json.dumps(HEADER)])
        return results

    def add(self, results: Iterable[Result]) -> list[Result]:
        """Append new results and sync them to the disk. Return those that were not in the file."""
        fresh: dict[Job, Result] = {}
        for result in results:
            if result.job not in self.done:
                fresh.setdefault(result.job, result)
        if fresh:
            self._write([to_line(result) for result in fresh.values()])
            self.done.update(fresh)
            self.results += fresh.values()
        return list(fresh.values())

    def _write(self, lines: list[str]) -> None:
        try:
            self._file.write("".join([line + "\n" for line in lines]).encode())
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from None

    def close(self) -> None:
        """Close the file and release its lock."""
        self._file.close()

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def opened(path: Path) -> IO[bytes]:
    """Open the file of results, and create it if necessary."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError | ValueError) -> ClanmootError:
    """Return the error that says why results cannot be saved."""
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return ClanmootError("file", f"The results cannot be written to {path}: {words[:1].lower()}{words[1:]}.")


def lock(file: IO[bytes], path: Path) -> None:
    """Lock the file until it is closed or this process ends."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        words = f"Another run is writing to {path}. Let it finish, or name another file."
        raise ClanmootError("locked", words) from None


def read(path: Path) -> list[Result]:
    """Return the results in a file without changing it. A missing file has none."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        words = str(error.strerror)
        raise ClanmootError("file", f"The results in {path} cannot be read: {words[:1].lower()}{words[1:]}.") from None
    return parse(split(text)[0], path)


def split(text: bytes) -> tuple[bytes, bytes]:
    """Return the complete lines, and the incomplete rest after the last line break."""
    end = text.rfind(b"\n") + 1
    return text[:end], text[end:]


def parse(text: bytes, path: Path) -> list[Result]:
    """Return one result per line. A game that is listed twice counts once."""
    lines = text.splitlines()
    if lines and decoded(lines[0]) != HEADER:
        raise not_results(path)
    found: dict[Job, Result] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            result = from_fields(decoded(line))
        except (KeyError, TypeError, ValueError):
            raise ClanmootError("bad-line", f"Line {number} of {path} is not the result of a game.") from None
        found.setdefault(result.job, result)
    return list(found.values())


def not_results(path: Path) -> ClanmootError:
    """Return the error for a file that holds no results."""
    return ClanmootError("not-results", f"{path} is not a valid file of results. Its first line is wrong.")


def decoded(line: bytes) -> Any:
    """Return a line as JSON, or None if it is not valid."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def to_line(result: Result) -> str:
    """Return a result as JSON. docs/arena.md explains the short names."""
    job = result.job
    fields = {
        "g": job.contest.game,
        "o": dict(job.contest.options),
        "v": job.contest.rules,
        "s": job.contest.strength,
        "d": job.deal,
        "r": job.rotation,
        "b": job.seats(),
        "k": result.ranks,
        "p": result.points,
        "n": result.steps,
        "ms": result.milliseconds,
        "c": result.choices,
    }
    return json.dumps({name: value for name, value in fields.items() if value != {}}, separators=(",", ":"))


def from_fields(fields: Any) -> Result:
    """Return the result that a line's fields describe. Raise an error if they describe none."""
    seats = tuple([str(name) for name in fields["b"]])
    options = tuple(sorted([(str(name), whole(value)) for name, value in fields.get("o", {}).items()]))
    contest = Contest(str(fields["g"]), options, whole(fields["v"]), whole(fields["s"]), tuple(sorted(seats)))
    job = Job(contest, whole(fields["d"]), whole(fields["r"]))
    by_seat = [tuple([whole(value) for value in fields[name]]) for name in ("k", "p", "ms", "c")]
    ranks, points, spent, choices = by_seat
    if job.seats() != seats or any(len(values) != len(seats) for values in by_seat) or 1 not in ranks:
        raise ValueError("not a game of this contest")
    return Result(job, ranks, points, whole(fields["n"]), spent, choices)


def whole(value: object) -> int:
    """Return the value if it is an integer and not a bool. Otherwise raise an error."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("not a whole number")
    return value
