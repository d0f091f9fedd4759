"""A game looked back at: any step, from one seat, or from all seats at once."""

from typing import Any

import msgspec

from .messages import News
from .wire_message import Words


class Replayed(msgspec.Struct, frozen=True):
    """What somebody knew after so many steps of a game."""

    step: int
    steps: int  # that there are
    seat: int  # -2 for a watcher
    view: dict[str, Any]
    prompt: Words
    news: News | None  # the step that led here


class Opened(msgspec.Struct, frozen=True):
    """The same from every seat, in their order: all cards are open."""

    step: int
    steps: int
    views: list[dict[str, Any]]
    prompt: Words
    news: News | None
