"""Bars for luck, skill and gifts of every seat, to the left and right of zero."""

from html import escape
from typing import Any, Final

from .svg_chart import LETTERS
from .wording import percent, plus

PARTS: Final = ("luck", "skill", "gifts")
LEAST_REACH: Final = 0.1  # the scale reaches at least this far, so that small changes look small

Fields = dict[str, Any]


def bars(fields: Fields) -> str:
    """Return one block per seat, all on the same scale."""
    players = fields["players"]
    reach = max(
        [LEAST_REACH, *[abs(player[part][end]) for player in players for part in PARTS for end in ("low", "high")]]
    )
    blocks = [block(seat, player, reach) for seat, player in enumerate(players)]
    return "\n".join(['<div class="players">', *blocks, "</div>"])


def block(seat: int, player: Fields, reach: float) -> str:
    """Return the block of one seat: its chances at the start and the end, and its three bars."""
    rows = [row(part, player[part], seat, reach) for part in PARTS]
    ends = f"{percent(player['start']['mean'])} at the start, {percent(player['end']['mean'])} at the end"
    agreed = f"{player['agreed']} of {player['decisions']} decisions match the best choice found"
    return "\n".join(
        [
            "<section>",
            f'<h3><b class="letter s{seat}">{LETTERS[seat]}</b> {escape(player["name"])}</h3>',
            f'<p class="quiet">{ends}; {agreed}.</p>',
            "<dl>",
            *rows,
            "</dl>",
            "</section>",
        ]
    )


def row(part: str, value: Fields, seat: int, reach: float) -> str:
    """Return one bar as text, with its interval and its numbers."""
    half = 100 * (value["high"] - value["low"]) / 2
    return (
        f"<div><dt>{part.capitalize()}</dt><dd>{bar(value, seat, reach)}"
        f'<span class="figure">{plus(value["mean"])} <small>±{half:.1f}</small></span></dd></div>'
    )


def bar(value: Fields, seat: int, reach: float) -> str:
    """Return a bar from zero to the mean. A thinner line shows the interval."""
    low, mean, high = [50 + 48 * max(-1.0, min(1.0, value[end] / reach)) for end in ("low", "mean", "high")]
    return (
        '<svg class="bar" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
        '<line class="zero" x1="50" x2="50" y1="0" y2="20"/>'
        f'<rect class="s{seat}" x="{min(50.0, mean):.2f}" width="{abs(mean - 50):.2f}" y="4" height="12"/>'
        f'<line class="whisker" x1="{low:.2f}" x2="{high:.2f}" y1="10" y2="10"/></svg>'
    )
