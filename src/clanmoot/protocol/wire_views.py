"""A view on the wire: an object with the view's fields, or only those that have changed."""

from typing import Any


def shape(view: Any) -> dict[str, object]:
    """All that a watcher knows."""
    fields: dict[str, object] = view._asdict()
    return fields


def changes(before: Any, after: Any) -> dict[str, object]:
    """What a watcher knows now and did not know before."""
    if before is None:
        return shape(after)
    return {
        name: new for name, old, new in zip(after._fields, before, after, strict=True) if new is not old and new != old
    }
