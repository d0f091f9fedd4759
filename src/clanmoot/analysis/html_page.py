"""An analysis as one self-contained HTML page: chart, sums, decisions, and what the numbers mean."""

import json
from html import escape
from importlib.resources import files
from typing import Any, Final

from .bar_chart import bars
from .svg_chart import LETTERS, plot
from .wording import percent, plus

Fields = dict[str, Any]

# The browser enforces that the page loads nothing from anywhere.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

MEANING: Final = (
    "A winning chance is the share of the win that the search expects. Before a decision, it assumes the best choice "
    "with what the player knew. After the decision, it assumes the choice the player made.",
    "Skill is what a player's own mistakes cost. Gifts are what the mistakes of the others brought. Luck is "
    "everything else: cards, dice, and new information when a player with other knowledge decides next.",
    "Start, luck, skill and gifts add up to the end. All numbers are in percentage points of winning chance.",
    "Bands, whiskers and the numbers after ± are 95% intervals. They show how much such searches differ from each "
    "other. They do not show errors that all searches make in the same way.",
    "A decision counts as a mistake only if the loss is clear, given how many decisions were compared.",
)


def page(fields: Fields) -> str:
    """Return the whole page."""
    title = escape(f"{fields['title']}: {company(fields['seats'])}")
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            f"<title>{title}</title>",
            f"<style>{part('page.css')}</style>",
            "</head>",
            "<body>",
            "<main>",
            f"<h1>{title}</h1>",
            f'<p class="quiet">{escape(about(fields))}</p>',
            *chances(fields),
            "<h2>Luck and skill</h2>",
            bars(fields),
            "<h2>Biggest mistakes</h2>",
            *costliest(fields),
            *decisions(fields),
            "<h2>What the numbers mean</h2>",
            *[f"<p>{escape(words)}</p>" for words in MEANING],
            "</main>",
            f'<script type="application/json" id="analysis">{embedded(fields)}</script>',
            f"<script>{part('page.js')}</script>",
            "</body>",
            "</html>",
            "",
        ]
    )


def company(names: list[str]) -> str:
    """Return the names of all players, joined into one phrase."""
    return " vs ".join(names) if len(names) == 2 else f"{', '.join(names[:-1])} and {names[-1]}"


def part(name: str) -> str:
    """Return a file of this package as text."""
    return (files("clanmoot.analysis") / name).read_text("utf-8")


def embedded(fields: Fields) -> str:
    """Return the numbers as JSON to embed in the page. Names in it cannot end the script element."""
    return json.dumps(fields, ensure_ascii=True, separators=(",", ":")).replace("<", "\\u003c")


def about(fields: Fields) -> str:
    """Return a paragraph that says what was analysed, and how."""
    side = "with all hands visible" if fields["side"] == "open" else "from what each player knew at that moment"
    used = fields["settings"]
    looked = "" if fields["complete"] else " The analysis was stopped early."
    return (
        f"{ending(fields)}{len(fields['decisions'])} decisions, judged {side}, with {used['searches']} "
        f"searches of {used['iterations']} iterations per value.{looked}"
    )


def ending(fields: Fields) -> str:
    """Return a sentence that says who won. It is empty if the analysis does not reach the end of the game."""
    if not fields["final"]:
        return ""
    winners = [name for name, share in zip(fields["seats"], fields["end"], strict=True) if share["mean"] > 0]
    return f"{winners[0]} won. " if len(winners) == 1 else f"{' and '.join(winners)} shared the win. "


def chances(fields: Fields) -> list[str]:
    """Return the chart with its legend, and an empty element for the details of a decision."""
    key = [
        f'<li><svg class="key" viewBox="0 0 36 12" aria-hidden="true">'
        f'<line class="curve s{seat}" x1="0" x2="36" y1="6" y2="6"/></svg>'
        f'<b class="letter s{seat}">{LETTERS[seat]}</b> {escape(name)}</li>'
        for seat, name in enumerate(fields["seats"])
    ]
    return [
        "<h2>Winning chances</h2>",
        '<ul class="keys">',
        *key,
        "</ul>",
        "<figure>",
        plot(fields),
        '<figcaption class="quiet">From start to end. The numbers below are steps.</figcaption>',
        "</figure>",
        '<div class="told" id="told" aria-live="polite" hidden></div>',
    ]


def costliest(fields: Fields) -> list[str]:
    """Return the list of the most costly mistakes, with better choices."""
    if not fields["costliest"]:
        return ["<p>No clear mistakes found.</p>"]
    units = "In percentage points of winning chance. The move played is struck through. The arrow shows a better one."
    return [
        f'<p class="quiet">{units}</p>',
        '<ol class="costliest">',
        *[costly(fields, entry) for entry in fields["costliest"]],
        "</ol>",
    ]


def costly(fields: Fields, entry: Fields) -> str:
    decision, margin = fields["decisions"][entry["decision"]], entry["margin"]
    seat = entry["seat"]
    return (
        f'<li><p class="quiet"><b class="letter s{seat}">{LETTERS[seat]}</b> {escape(fields["seats"][seat])}, '
        f"step {entry['step']}</p>"
        f"<p><del>{escape(decision['played']['words'])}</del> <ins>{escape(decision['best']['words'])}</ins></p>"
        f'<p><strong>{100 * margin["mean"]:.1f}</strong> <span class="quiet">lost '
        f"({100 * margin['low']:.1f} to {100 * margin['high']:.1f})</span></p></li>"
    )


def decisions(fields: Fields) -> list[str]:
    """Return a table of all decisions, as an alternative to the chart."""
    titles = ("Step", "Player", "Choice", "Best choice", "Before", "After", "Luck", "Cost")
    return [
        "<details>",
        "<summary>All decisions</summary>",
        '<div class="wide" tabindex="0" role="region" aria-label="All decisions">',
        "<table>",
        "<thead><tr>",
        *[f'<th scope="col">{title}</th>' for title in titles],
        "</tr></thead>",
        "<tbody>",
        *[line(decision) for decision in fields["decisions"]],
        "</tbody>",
        "</table>",
        "</div>",
        "</details>",
    ]


def line(decision: Fields) -> str:
    """Return a decision's row in the table. The numbers are those of the seat that decided."""
    seat, margin = decision["seat"], decision["margin"]
    same = decision["best"]["actions"] == decision["played"]["actions"]
    cost = "" if same else f"{plus(margin['mean']).lstrip('+')} ±{100 * (margin['high'] - margin['mean']):.1f}"
    cells = [
        f'<td><b class="letter s{seat}">{LETTERS[seat]}</b></td>',
        f"<td>{escape(decision['played']['words'])}</td>",
        f"<td>{'same' if same else escape(decision['best']['words'])}</td>",
        f'<td class="figure">{percent(decision["after_chance"][seat]["mean"])}</td>',
        f'<td class="figure">{percent(decision["after_decision"][seat]["mean"])}</td>',
        f'<td class="figure">{plus(decision["luck"][seat]["mean"])}</td>',
        f'<td class="figure">{cost}</td>',
    ]
    return f'<tr><th scope="row">{decision["step"]}</th>{"".join(cells)}</tr>'
