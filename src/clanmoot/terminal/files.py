"""Records from and to files."""

from pathlib import Path

from clanmoot.core.errors import ClanmootError
from clanmoot.core.record import Record, from_json

from .seating import proper


def read_record(name: str) -> Record:
    """The record in a file, or what is wrong with the file."""
    try:
        text = Path(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ClanmootError("no-file", f"There is no file {name}.") from None
    except (OSError, ValueError) as error:
        raise ClanmootError("file", f"The file {name} cannot be read: {reason(error)}.") from None
    record = from_json(text)
    proper(record.seats)
    return record


def write_record(name: str, record: Record) -> None:
    """Write a record, all of it or nothing."""
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
    """Whether something would be written over."""
    try:
        return Path(name).expanduser().exists()
    except (OSError, ValueError, RuntimeError):
        return False  # then writing fails, and says why


def reason(error: OSError | ValueError | RuntimeError) -> str:
    """Why, without a number."""
    if isinstance(error, UnicodeDecodeError):
        return "it is not text"
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return words[:1].lower() + words[1:]
