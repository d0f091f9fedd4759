"""A finished game at any step, from one seat or from all seats at once."""

from typing import Any

import msgspec

from .messages import News
from .wire_message import Words


class Replayed(msgspec.Struct, frozen=True):
    """What one watcher knew after this many steps of a game."""

    step: int
    steps: int  # of the whole game
    seat: int  # -2 for spectators
    view: dict[str, Any]
    prompt: Words
    news: News | None  # the step that led here


class Opened(msgspec.Struct, frozen=True):
    """The views of all seats, in order, after this many steps of a game: nothing is hidden."""

    step: int
    steps: int
    views: list[dict[str, Any]]
    prompt: Words
    news: News | None
