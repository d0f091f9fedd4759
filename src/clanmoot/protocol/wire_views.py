"""Views in the format in which they are sent: all fields of a view, or only those that have changed."""

from typing import Any


def shape(view: Any) -> dict[str, object]:
    """Return all fields of a view by name."""
    fields: dict[str, object] = view._asdict()
    return fields


def changes(before: Any, after: Any) -> dict[str, object]:
    """Return the fields that differ from the previous view, or all fields if there is none."""
    if before is None:
        return shape(after)
    return {
        name: new for name, old, new in zip(after._fields, before, after, strict=True) if new is not old and new != old
    }
