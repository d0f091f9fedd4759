"""Play a game between bots up to a step, and save what one seat knows in the format of the protocol.

python web/scripts/make_fixture.py schotten-totten opening --steps 24 --seat 0 --option tactics=1 --seed 7
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(WEB.parent / "src"))

from clanmoot import game as find  # noqa: E402 - after the path to our own sources
from clanmoot.bots import bot  # noqa: E402
from clanmoot.core.table import Table  # noqa: E402
from clanmoot.protocol import encoded  # noqa: E402
from clanmoot.protocol.messages import News  # noqa: E402
from clanmoot.protocol.wire_message import words  # noqa: E402
from clanmoot.protocol.wire_views import shape  # noqa: E402

NAMES = ("Campbell", "MacGregor", "Fraser", "Sinclair", "Douglas", "Munro")


def played(args: argparse.Namespace) -> Table[Any, Any]:
    """Play at least the given number of steps, until the seat (or any seat, for a spectator) has a decision."""
    game = find(args.game)
    options = {name: int(value) for name, _, value in (one.partition("=") for one in args.option)}
    table = game.table(NAMES[: args.players or game.facts.least], options, args.seed)
    bots = [bot(args.bot, game, args.seed + seat, len(table.seats)) for seat in range(len(table.seats))]
    while not table.over:
        asked = table.deciders()
        if len(table.steps) >= args.steps and (args.seat < 0 or args.seat in asked):
            break
        for seat in asked:
            table.act(seat, bots[seat].choose(table.view(seat), table.legal(seat), table.seen_steps(seat)))
            break
    return table


def fixture(table: Table[Any, Any], seat: int) -> dict[str, object]:
    """Return what the server would send to the seat."""
    view = table.view(seat)
    asked = [] if table.over else table.deciders()
    return {
        "game": table.game.facts.key,
        "seats": list(table.seats),
        "asked": asked,
        "view": shape(view),
        "legal": table.legal(seat) if seat in asked else [],
        "prompt": words(table.game.prompt(view)),
        "log": log(table, seat),
    }


def log(table: Table[Any, Any], watcher: int) -> list[News]:
    """Return the steps as the server sends them. Quiet steps have no words."""
    kinds = table.game.actions
    found = []
    for number, line in enumerate(table.log(watcher)):
        sight = table.seen_step(number, watcher)
        quiet = not line.id or kinds.decode(sight).kind.quiet
        found.append(News(table.steps[number].seat, sight, None if quiet else words(line)))
    return found


def main() -> None:
    """Write one fixture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--steps", type=int, default=0, help="play at least this many steps, perhaps to the end")
    parser.add_argument("--seat", type=int, default=0, help="the seat whose view is saved; -2 for a spectator")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    table = played(args)
    target = WEB / "src" / "games" / args.game.replace("-", "_") / "fixtures" / f"{args.name}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(json.loads(encoded(fixture(table, args.seat))), indent=1, ensure_ascii=False) + "\n")
    asked = fixture(table, args.seat)["asked"]
    sys.stdout.write(f"{target.relative_to(WEB)}: {len(table.steps)} steps, asked {asked}\n")


if __name__ == "__main__":
    main()
