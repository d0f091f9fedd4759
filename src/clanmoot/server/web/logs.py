"""The log: one JSON object a line, with words of ours and never a token, a saying or a card."""

import json
import logging
import sys
from typing import Final, TextIO

FIELDS: Final = ("reference", "method", "path", "status", "why", "address", "times")  # what may be added to a line


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        for name in FIELDS:
            value = getattr(record, name, None)
            if value is not None:
                fields[name] = value
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def set_up(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """Everything goes to one place in one form. uvicorn's own lines hold addresses with queries, and are left out."""
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
    # It warns of every request that is no HTTP. We count those ourselves, and log few of them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
