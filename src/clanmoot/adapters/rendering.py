"""How an environment shows itself: as text, as pixels, or on the screen."""

import sys
from typing import Any, Final

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game

from .optional_imports import require

MODES: Final = ("human", "ansi", "rgb_array")
FRAMES: Final = 2  # per second, for tools that make a video of it
METADATA: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": FRAMES, "is_parallelizable": False}


def checked_mode(mode: str | None) -> str | None:
    """Return the mode. Raise an error if it does not exist or its library is not installed."""
    if mode is not None and mode not in MODES:
        raise ClanmootError("render-mode", f"render_mode can be {', '.join(MODES)} or None, not {mode!r}.")
    if mode == "rgb_array":
        require("PIL", "research")
    return mode


def render_view(game: Game[Any, Any], view: Any, mode: str | None) -> Any:
    """Return the board of a view as text or as an array of pixels. In mode `human`, print it and return None."""
    if mode is None:
        raise ClanmootError(
            "render-mode", f"To see anything, make the environment with render_mode {' or '.join(MODES)}."
        )
    text = game.board(view)
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        from .text_image import ANY, PAGES, picture

        return picture(text, PAGES.get(game.facts.key, ANY))
    sys.stdout.write(text + "\n\n")
    sys.stdout.flush()
    return None
