"""Colours for codes that are readable without them."""

import re
from typing import Final

import click

# Per game: what to look for, and its colour. The letter in the code says the same as the colour does.
TINTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "schotten-totten": (
        (r"\bG[1-9]\b", "green"),
        (r"\bB[1-9]\b", "bright_blue"),
        (r"\bR[1-9]\b", "bright_red"),
        (r"\bY[1-9]\b", "bright_yellow"),
        (r"\bP[1-9]\b", "bright_magenta"),
        (r"\bN[1-9]\b", "yellow"),  # what terminals call yellow is brown on most of them
    ),
}


def tint(key: str, text: str) -> str:
    """The text with its codes coloured; `click.echo` takes the colours out again where nobody can see them."""
    for pattern, colour in TINTS.get(key, ()):
        text = re.sub(f"({pattern})", click.style(r"\1", fg=colour), text)
    return text
