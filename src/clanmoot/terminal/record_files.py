"""Reads and writes record files."""

import json
from pathlib import Path

from clanmoot.core.errors import ClanmootError
from clanmoot.core.options import Wanted
from clanmoot.core.record import Record, from_json, wanted_value

from .seating import proper


def read_text(name: str) -> str:
    """Return the contents of a file; ClanmootError if it cannot be read."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ClanmootError("no-file", f"There is no file {name}.") from None
    except (OSError, ValueError) as error:
        raise ClanmootError("file", f"The file {name} cannot be read: {reason(error)}.") from None


def read_record(name: str) -> Record:
    """Return the record in a file. Raise ClanmootError if the file has no valid record."""
    record = from_json(read_text(name))
    proper(record.seats)
    return record


def read_box(name: str) -> Wanted:
    """Return corrected numbers for a game's components, from a JSON object with a list per table."""
    try:
        found = json.loads(read_text(name))
    except (ValueError, RecursionError) as error:
        raise ClanmootError("not-json", f"The file {name} is not JSON: {error}.") from None
    if not isinstance(found, dict):
        raise ClanmootError("box", f'The file {name} must hold a JSON object such as {{"tiles": [30, 31, 32]}}.')
    return {str(table): wanted_value(numbers) for table, numbers in found.items()}


def write_record(name: str, record: Record) -> None:
    """Write a record, completely or not at all."""
    try:
        path = Path(name).expanduser()
        part = path.with_name(path.name + ".part")
        part.write_text(record.to_json() + "\n", encoding="utf-8")
        try:
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError, RuntimeError) as error:
        raise ClanmootError("file", f"The file {name} cannot be written: {reason(error)}.") from None


def is_taken(name: str) -> bool:
    """Return whether writing to this path would replace an existing file."""
    try:
        return Path(name).expanduser().exists()
    except (OSError, ValueError, RuntimeError):
        return False  # then writing fails, and says why


def reason(error: OSError | ValueError | RuntimeError) -> str:
    """Return why a file cannot be used, as text without an error number."""
    if isinstance(error, UnicodeDecodeError):
        return "it is not text"
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return words[:1].lower() + words[1:]
