"""Views on the wire: an object with all fields of the view, or only those that have changed."""

from typing import Any


def shape(view: Any) -> dict[str, object]:
    """Return all fields of a view."""
    fields: dict[str, object] = view._asdict()
    return fields


def changes(before: Any, after: Any) -> dict[str, object]:
    """Return the fields that differ from the view before; all if there was none."""
    if before is None:
        return shape(after)
    return {
        name: new for name, old, new in zip(after._fields, before, after, strict=True) if new is not old and new != old
    }
