"""The log: one JSON object per line. It never contains a token, a chat message or a card."""

import json
import logging
import sys
import traceback
from typing import Final, TextIO

# Fields that code may add to a log record with `extra`.
FIELDS: Final = ("reference", "method", "path", "status", "why", "address", "times")
MOST_CAUSES: Final = 10


class Lines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": said(record),
        }
        for name in FIELDS:
            value = getattr(record, name, None)
            if value is not None:
                fields[name] = value
        if record.exc_info and record.exc_info[1] is not None:
            fields["trace"] = trace(record.exc_info[1])
        return json.dumps(fields, ensure_ascii=False)


def said(record: logging.LogRecord) -> str:
    """Return the message of a log record. For asyncio only the first line, because the next one is an error's text."""
    words = record.getMessage()
    return words.partition("\n")[0] if record.name == "asyncio" else words


def trace(error: BaseException) -> str:
    """Return where an error and its causes were raised, and their types.

    Their texts are left out: PostgreSQL's errors contain whole rows, and others may contain hidden cards.
    """
    parts: list[str] = []
    one: BaseException | None = error
    while one is not None and len(parts) < MOST_CAUSES:
        kind = f"{type(one).__module__}.{type(one).__qualname__}"
        parts.append(f"Traceback (most recent call last):\n{''.join(traceback.format_tb(one.__traceback__))}{kind}")
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return "\n\nraised while handling:\n".join(parts)


def set_up(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """Send all logs to one stream in one format.

    uvicorn's access log is left out, because its addresses contain queries.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "alembic", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    # It warns of every request that is not HTTP. We count those ourselves, and log few of them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
