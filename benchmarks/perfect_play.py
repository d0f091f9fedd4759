"""How far is search from perfect play, in games small enough to solve? `python benchmarks/perfect_play.py`."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any, Final, NamedTuple

from clanmoot.bots.base import Bot, Budget, Thought
from clanmoot.bots.flat_search import Flat
from clanmoot.bots.ismcts import Ismcts
from clanmoot.bots.search_guide import Guide
from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from clanmoot.small import eketorp, schotten_totten, tain
from clanmoot.small.game_tree import Tree, expand
from clanmoot.small.solve import Policy, Shares, by_view, exploitability, solve, uniform

ROOT: Final = Path(__file__).resolve().parents[1]
BUDGETS: Final = (1, 4, 16, 64, 256, 1024)
SEEDS: Final = 16
GROUPS: Final = 4  # of seeds; the error is how much the result changes if one group is left out
GAMES: Final[dict[str, Game[Any, Any]]] = {
    "Schotten Totten": schotten_totten.GAME,
    "Táin": tain.GAME,
    "Eketorp": eketorp.GAME,
}
Maker = Callable[[Game[Any, Any], int, int], Bot[Any]]  # a game, a seed, a budget
BOTS: Final[dict[str, Maker]] = {
    "ismcts": lambda game, seed, budget: Ismcts(game, Guide(game), game.facts.least, seed, Budget(budget)),
    "flat": lambda game, seed, budget: Flat(game, seed, Budget(budget)),
}
DATA: Final = ROOT / "benchmarks" / "exact.json"
PAGE: Final = ROOT / "docs" / "exact.md"
BEGIN, END = "<!-- printed by benchmarks/perfect_play.py -->", "<!-- until here -->"


class Distance(NamedTuple):
    """How much a perfect opponent gains against a bot, and the error of that figure."""

    gain: float
    error: float

    def words(self) -> str:
        return f"{self.gain:.3f} ± {self.error:.3f}"


Tries = dict[Any, list[Shares]]  # by view: what each seed would do


# -- what an opponent does everywhere


def tries(tree: Tree, game: Game[Any, Any], make: Maker, budget: int, seeds: int) -> Tries:
    """Return the choices of a bot with several seeds at every view with a decision. No two decisions share a seed."""
    found: Tries = {}
    for side in tree.sides:
        for spot in side.spots:
            if spot.view not in found:
                number = len(found)
                bots = [make(game, seed * 1_000_003 + number, budget) for seed in range(seeds)]
                found[spot.view] = [tried(game, bot, spot.view, spot.legal) for bot in bots]
    return found


def tried(game: Game[Any, Any], bot: Bot[Any], view: Any, legal: tuple[int, ...]) -> Shares:
    """Return the probability with which a bot plays each action: its mixture for sealed choices, else its action."""
    thought = bot.think(view, list(legal))
    if is_mixed(game, bot, view):
        return mixture(thought, legal)
    return [float(action == thought.action) for action in legal]


def is_mixed(game: Game[Any, Any], bot: Bot[Any], view: Any) -> bool:
    """Return whether the bot draws its choice from a mixture, which its thought reports."""
    return isinstance(bot, Ismcts) and game.sealed(game.imagine(view, Rng(0)))


def mixture(thought: Thought, legal: tuple[int, ...]) -> Shares:
    """Return the probability of each first action of the sealed choices in a thought."""
    shares = dict.fromkeys(legal, 0.0)
    for candidate in thought.candidates:
        shares[candidate.actions[0]] += candidate.share
    return [shares[action] for action in legal]


def pooled(tree: Tree, found: Tries, seeds: list[int]) -> Policy:
    """Return the policy of a bot with an unknown seed. Each of the measured seeds is equally likely."""

    def shares(seat: int, view: Any, legal: tuple[int, ...]) -> Shares:
        return [mean([found[view][seed][place] for seed in seeds]) for place in range(len(legal))]

    return by_view(tree, shares)


def distance(tree: Tree, found: Tries, seeds: int) -> Distance:
    """Return the distance of all seeds together. Its error is a jackknife estimate over groups of seeds."""
    gain = exploitability(tree, pooled(tree, found, list(range(seeds))))
    groups = min(GROUPS, seeds)
    without = [
        exploitability(tree, pooled(tree, found, [seed for seed in range(seeds) if seed % groups != left_out]))
        for left_out in range(groups)
        if groups > 1
    ]
    spread = sum([(one - mean(without)) ** 2 for one in without])
    return Distance(gain, (spread * (groups - 1) / groups) ** 0.5)


# -- measuring, with what was measured before


def measure(seeds: int, budgets: tuple[int, ...], kept: dict[str, Any]) -> dict[str, Any]:
    """Measure the figures that are not stored yet. Each is written to the file as soon as it is known."""
    for title, game in GAMES.items():
        rows = kept.setdefault(title, {})
        if all(f"{bot} {budget}" in rows for bot in BOTS for budget in budgets):
            continue
        tree = expand(game)
        rows.update(known(tree))
        for budget in budgets:
            for name, make in BOTS.items():
                if f"{name} {budget}" not in rows:
                    found = distance(tree, tries(tree, game, make, budget, seeds), seeds)
                    rows[f"{name} {budget}"] = [*found, seeds]
                    print(f"{title}, {name} {budget}: {found.words()}", flush=True)
                    DATA.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return kept


def known(tree: Tree) -> dict[str, Any]:
    """Return the figures that follow from the game tree without any search."""
    solution = solve(tree)
    views = len({spot.view for side in tree.sides for spot in side.spots})
    return {
        "endings": tree.endings,
        "views": views,
        "value": solution.value,
        "solver": solution.distance,
        "random": exploitability(tree, uniform(tree)),
    }


# -- the page


def table(found: dict[str, Any], budgets: tuple[int, ...]) -> str:
    """Return the main table as Markdown."""
    lines = ["| game | bot | " + " | ".join([f"{budget:,}" for budget in budgets]) + " |"]
    lines.append("|---" * (len(budgets) + 2) + "|")
    for title, rows in found.items():
        for name in BOTS:
            cells = [Distance(*rows[f"{name} {budget}"][:2]).words() for budget in budgets]
            lines.append(f"| {title} | {name} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", *facts(found)])


def facts(found: dict[str, Any]) -> list[str]:
    """Return the second table: size, value, random play, and the accuracy of the solver."""
    lines = ["| game | endings | views | value for the first seat | random | solver | seeds |", "|---" * 7 + "|"]
    for title, rows in found.items():
        figures = f"{rows['value']:.4f} | {rows['random']:.3f} | {rows['solver']:.4f}"
        lines.append(f"| {title} | {rows['endings']:,} | {rows['views']:,} | {figures} | {seeds_of(rows)} |")
    return lines


def seeds_of(rows: dict[str, Any]) -> str:
    """Return the number of seeds. If budgets have different numbers, name the budgets too."""
    budgets: dict[int, list[int]] = {}
    for name, row in rows.items():
        if isinstance(row, list):
            budgets.setdefault(row[2], []).append(int(name.split()[1]))
    if len(budgets) == 1:
        return str(*budgets)
    return ", ".join([f"{seeds} (budgets {min(of):,} to {max(of):,})" for seeds, of in budgets.items()])


def write(text: str) -> None:
    """Write the table into its page."""
    page = PAGE.read_text("utf-8")
    head, rest = page.split(BEGIN)
    PAGE.write_text(head + BEGIN + "\n\n" + text + "\n\n" + END + rest.split(END)[1], "utf-8")


def main() -> int:
    """Measure what is not stored yet, print the table, and write it into docs/exact.md."""
    parser = argparse.ArgumentParser(description="The distance of search to exact solutions.")
    parser.add_argument("--again", action="store_true", help="discard the old measurements")
    parser.add_argument("--seeds", type=int, default=SEEDS, help=f"seeds at every view; {SEEDS} by default")
    arguments = parser.parse_args()
    if arguments.seeds < 1:
        parser.error("At least one seed is needed.")
    kept = {} if arguments.again or not DATA.exists() else json.loads(DATA.read_text("utf-8"))
    try:
        text = table(measure(arguments.seeds, BUDGETS, kept), BUDGETS)
    except KeyboardInterrupt:
        print("\nInterrupted. The next run continues from here: all measurements so far are kept.")
        return 130
    print(text)
    write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
