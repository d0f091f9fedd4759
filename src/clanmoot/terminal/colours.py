"""Colours for card codes. The codes are readable without colours too."""

import re
from typing import Final

import click

# By game: patterns and their colours. The letter in a code says the same as its colour.
TINTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "schotten-totten": (
        (r"\bG[1-9]\b", "green"),
        (r"\bB[1-9]\b", "bright_blue"),
        (r"\bR[1-9]\b", "bright_red"),
        (r"\bY[1-9]\b", "bright_yellow"),
        (r"\bP[1-9]\b", "bright_magenta"),
        (r"\bN[1-9]\b", "yellow"),  # brown on most terminals, which call it yellow
    ),
}


def tint(key: str, text: str) -> str:
    """Return the text with its card codes coloured. `click.echo` removes the colours if the output is no terminal."""
    for pattern, colour in TINTS.get(key, ()):
        text = re.sub(f"({pattern})", click.style(r"\1", fg=colour), text)
    return text
