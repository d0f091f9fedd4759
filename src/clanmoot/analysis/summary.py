"""An analysis in a terminal: the chart, the totals and the most costly decisions."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from .analysis_task import Opened
from .luck_and_skill import Account, Balance, Costly
from .text_chart import curves
from .wording import named, percent, signed, span

WIDTH: Final = 80
LONGEST_NAME: Final = 16
KEY: Final = (
    "In percentage points of winning chance. Luck: cards, dice and new information. Skill: what a player's own "
    "mistakes cost. Gifts: what the mistakes of the others brought."
)


def summary(of: Opened, account: Account) -> list[str]:
    """Return all lines of the summary."""
    return [
        *heading(of, account),
        "",
        *curves(account, of.table.seats),
        "",
        *sums(of.table.seats, account.balances),
        "",
        *verdicts(of, account),
    ]


def heading(of: Opened, account: Account) -> list[str]:
    """Return lines that say what was analysed, and how."""
    side = "with all hands visible" if of.task.open_side else "from what each player knew"
    effort = of.task.effort
    words = (
        f"{of.table.game.facts.title}: {len(account.judged)} decisions, {side}; "
        f"{effort.searches} searches of {effort.iterations} iterations each."
    )
    lines = wrap(words, WIDTH)
    if not account.complete:
        lines += wrap(f"Stopped: {len(account.judged)} of {len(of.wanted)} decisions were analysed.", WIDTH)
    return lines


def sums(names: Sequence[str], balances: Sequence[Balance]) -> list[str]:
    """Return a table with one row per seat: start, luck, skill, gifts and end."""
    width = min(max([len(name) for name in names]), LONGEST_NAME)
    lines = [f"{'':{width}}  {'start':>7}{'luck':>14}{'skill':>14}{'gifts':>14}{'end':>9}"]
    for name, balance in zip(names, balances, strict=True):
        changes = "".join([f"{signed(part):>14}" for part in (balance.luck, balance.skill, balance.gifts)])
        ends = f"  {percent(balance.start.mean):>7}{changes}{percent(balance.end.mean):>9}"
        lines.append(f"{name[:width]:{width}}{ends}")
    return [*lines, *wrap(KEY, WIDTH)]


def verdicts(of: Opened, account: Account) -> list[str]:
    """Return lines about the most costly decisions, or one that says there are none."""
    if not account.costly:
        return wrap("No clear mistakes found. More iterations may find some.", WIDTH)
    lines = ["Biggest mistakes:"]
    for number, costly in enumerate(account.costly, start=1):
        lines += verdict(of, account, number, costly)
    return lines


def verdict(of: Opened, account: Account, number: int, costly: Costly) -> list[str]:
    """Return lines about one costly decision and a better choice."""
    judged, game = account.judged[costly.place], of.table.game
    who = of.table.seats[judged.point.seat]
    words = (
        f"{number}. Step {judged.point.begin + 1}, {who}: {named(game, judged.played)}. "
        f"Better: {named(game, judged.best)}, by {span(costly.margin)}."
    )
    return wrap(words, WIDTH, subsequent_indent="   ")
