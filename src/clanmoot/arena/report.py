"""The page about the strength of the bots, made from the files of results."""

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from clanmoot.bots import LEVELS, resolve
from clanmoot.catalogue import games

from .ladder import Aim, Pairing, Verdict, measured
from .ratings import Rating
from .results import read
from .standings import percent
from .statistics import Interval
from .strength_data import strengths
from .svg_chart import Row, chart, in_figures, look, write
from .table_size_results import Size, tables
from .tally import seconds_a_choice

INTRODUCTION = """# How strong the computer is

`clanmoot ladder` prints this page from the games in `results/`. A test fails when it is stale. Undecided results are
listed as *not clear*. [How the arena works](arena.md).

- **Share**: the share of the wins, per seat. With more than two players, one seat of the first bot plays against the
  second bot in all other seats. The ladder plays every deal in every rotation, with the same cards. A deal counts as
  one observation.
- **Interval**: 95 %. It is valid although the games stop as soon as the difference is clear. *Clear* means that the
  interval excludes the fair share. A target is *met* if the whole interval is above it, and *met so far* if only the
  share is.
- **Rating**: from openskill, over all games at tables of this size. Every bot begins at 25. The error is 95 % too.
- **Seconds**: processor time per choice, measured in these games.
"""


def pages(folder: Path) -> dict[str, str]:
    """Return the text of the page, its charts and the browser's numbers, by relative path."""
    sizes = [size for game in games() for size in tables(game, read(folder / f"{game.facts.key}.jsonl"))]
    found = {"bots.md": "\n".join([INTRODUCTION, *summary(sizes), *[line for size in sizes for line in section(size)]])}
    found["bots/strengths.json"] = strengths(sizes)
    for size in sizes:
        if size.ratings:
            found[f"bots/{size.key}-{size.players}.svg"] = levels_chart(size)
        if any(size.tally(pairing.contest) for pairing in size.of(Aim.BUDGET)):
            found[f"bots/{size.key}-budgets.svg"] = budgets_chart(size)
    return found


def summary(sizes: list[Size]) -> list[str]:
    """Return the section with the targets, and whether they are met."""
    lines = [
        "## In short",
        "",
        "The targets:",
        "",
        "- each level is better than the one below;",
        "- hard wins at least 80 % against greedy (with more than two players: 1.8 times the fair share);",
        "- hard wins at least 99 % against random (with more than two players: 90 %);",
        "- twice the budget is never clearly worse.",
        "",
        "| game | players | easy over novice | medium over easy | hard over medium | expert over hard "
        "| hard over greedy | hard over random | twice the budget |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for size in sizes:
        shown = [*size.of(Aim.STEP), *size.of(Aim.SUMMIT), *size.of(Aim.DEMAND)]
        demands = {(one.first, one.second): one for one in shown}
        wanted = [*[(upper, lower) for lower, upper in pairwise(LEVELS)], ("hard", "greedy"), ("hard", "random")]
        cells = [size.verdict(demands[pair]) if pair in demands else "the same" for pair in wanted]
        lines.append(f"| {size.game.facts.title} | {size.players} | " + " | ".join([*cells, doubled(size)]) + " |")
    return [*lines, ""]


def doubled(size: Size) -> str:
    """Return a text that says whether twice the budget was ever clearly worse."""
    verdicts = {pairing.first: size.verdict(pairing) for pairing in size.of(Aim.BUDGET)}
    worse = [first for first, verdict in verdicts.items() if verdict == Verdict.REVERSED.value]
    if worse:
        return f"worse: {', '.join(worse)}"
    played = [verdict for verdict in verdicts.values() if verdict != Verdict.UNPLAYED.value]
    if not played:
        return Verdict.UNPLAYED.value if verdicts else "-"
    return "never worse" if len(played) == len(verdicts) else f"never worse in {len(played)} of {len(verdicts)}"


def section(size: Size) -> list[str]:
    """Return the section of one game and number of players: levels, targets, budgets."""
    lines = [f"## {size.game.facts.title}, {size.players} players", ""]
    if not size.results:
        return [*lines, "No games yet.", ""]
    games = len(size.results)
    lines += [f"![Ratings](bots/{size.key}-{size.players}.svg)", "", f"{games} games.", ""]
    lines += [*levels_table(size), "", *pairings_table("hard against", size, size.of(Aim.DEMAND)), ""]
    if any(size.tally(pairing.contest) for pairing in size.of(Aim.BUDGET)):
        lines += [f"![Twice the budget](bots/{size.key}-budgets.svg)", ""]
        lines += [*pairings_table("budget against half of it", size, size.of(Aim.BUDGET)), ""]
    return lines


def levels_table(size: Size) -> list[str]:
    """Return the table of the levels, the weakest first."""
    lines = [
        "| level | bot | rating | share against the level below | interval | games | verdict | seconds |",
        "|---|---|---|---|---|---|---|---|",
    ]
    steps = {pairing.first: pairing for pairing in [*size.of(Aim.STEP), *size.of(Aim.SUMMIT)]}
    for level in LEVELS:
        bot = resolve(level, size.key, size.players)
        step = figures(size, steps[level]) if level in steps else ["-"] * 4
        seconds = seconds_a_choice(size.results, bot)
        cells = [level, f"`{bot}`", rated(size.ratings.get(bot)), *step, "-" if seconds is None else f"{seconds:.3f}"]
        lines.append("| " + " | ".join(cells) + " |")
    return [*lines, *[others(size, bot) for bot in ("greedy", "random") if bot in size.ratings]]


def others(size: Size, bot: str) -> str:
    """Return the table row of a bot that is not a level."""
    return f"| - | `{bot}` | {rated(size.ratings[bot])} | - | - | - | - | {seconds_a_choice(size.results, bot):.3f} |"


def rated(rating: Rating | None) -> str:
    """Return a rating with its error as text."""
    return "-" if rating is None else f"{rating.value:.1f} ± {rating.error:.1f}"


def pairings_table(head: str, size: Size, pairings: Iterable[Pairing]) -> list[str]:
    """Return the table of pairings with their targets."""
    lines = [f"| {head} | target | share | interval | games | verdict |", "|---|---|---|---|---|---|"]
    for pairing in pairings:
        share, interval, games, verdict = figures(size, pairing)
        who = pairing.second if pairing.aim == Aim.DEMAND else pairing.first.partition(":")[2]
        sign = "at least" if pairing.aim == Aim.DEMAND else "more than"
        lines.append(f"| {who} | {sign} {percent(pairing.line)} | {share} | {interval} | {games} | {verdict} |")
    return lines


def figures(size: Size, pairing: Pairing) -> list[str]:
    """Return the first bot's share, its interval, the number of games and the verdict, as text."""
    tally = size.tally(pairing.contest)
    if tally is None or not tally.deals():
        return ["-", "-", "0", Verdict.UNPLAYED.value]
    share = measured(pairing, tally)
    games = len(tally.deals()) * size.players
    interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
    return [percent(share.mean), interval, str(games), size.verdict(pairing)]


def levels_chart(size: Size) -> str:
    """Return a chart of the ratings of the levels, greedy and random. The best is at the top."""
    names = {resolve(level, size.key, size.players): level for level in LEVELS} | {
        "greedy": "greedy",
        "random": "random",
    }
    found = [(size.ratings[bot], bot, name) for bot, name in names.items() if bot in size.ratings]
    rows = [
        Row(
            name if name == bot else f"{name} ({bot.partition(':')[2]})",
            Interval(rating.value, rating.value - rating.error, rating.value + rating.error),
            rated(rating),
            "above",
        )
        for rating, bot, name in sorted(found, reverse=True)
    ]
    title = f"{size.game.facts.title}, {size.players} players"
    return chart(title, f"Ratings with 95 % intervals, from {len(size.results)} games", rows, None, "", shares=False)


def budgets_chart(size: Size) -> str:
    """Return a chart of the share that a bot wins with twice the budget."""
    rows: list[Row] = []
    for pairing in size.of(Aim.BUDGET):
        tally = size.tally(pairing.contest)
        if tally is not None and tally.deals():
            share = measured(pairing, tally)
            twice, once = pairing.first.partition(":")[2], pairing.second.partition(":")[2]
            rows.append(Row(f"{twice} over {once}", share, in_figures(share), look(share, pairing.line)))
    fair = 1 / size.players
    title = f"{size.game.facts.title}, {size.players} players: twice the budget"
    below = "Share of wins of ismcts against itself with half the iterations, with 95 % intervals"
    return chart(title, below, rows, fair, f"fair: {percent(fair)}")


def publish(results: Path, page: Path) -> None:
    """Write the page and its charts."""
    for name, words in pages(results).items():
        path = page if name == "bots.md" else page.parent / name
        path.parent.mkdir(exist_ok=True)
        write(path, words)
