"""What a seat knows and spectators do not: the fields of its view that differ from a spectator's view."""

from typing import Any, Final

SELF: Final = "me"  # the field that says whose view it is


def private(view: Any, public: Any) -> str:
    """Return these fields with their names, or an empty text if the seat knows no more than spectators."""
    names = getattr(view, "_fields", None)
    if names is None:  # no named fields: the view is one secret, or none
        return "" if view == public else str(view)
    pairs = zip(names, view, public, strict=True)
    return " ".join([f"{name}={mine}" for name, mine, theirs in pairs if mine != theirs and name != SELF])
