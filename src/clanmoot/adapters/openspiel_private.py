"""What a seat knows and the public does not: the fields of its view that look otherwise to a spectator."""

from typing import Any, Final

SELF: Final = "me"  # the field that says whose view it is


def private(view: Any, public: Any) -> str:
    """Those fields by name; nothing, if the seat knows no more than everybody."""
    names = getattr(view, "_fields", None)
    if names is None:  # no named fields: the view is one secret, or none
        return "" if view == public else str(view)
    pairs = zip(names, view, public, strict=True)
    return " ".join([f"{name}={mine}" for name, mine, theirs in pairs if mine != theirs and name != SELF])
