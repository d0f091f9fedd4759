"""How long does a bot of each level think?

`python -m benchmarks.level_times` measures all games and numbers of players,
`python -m benchmarks.level_times eketorp 6` one.
"""

import sys
import time
from typing import Any, Final

from benchmarks.report import Row, Section, judged
from clanmoot import game as find_game
from clanmoot.bots import bot
from clanmoot.bots.levels import ITERATIONS

QUESTION: Final = "Seconds of one core per search of a level, in a game between greedy bots, against the target."
WANTED: Final = {"medium": 0.1, "hard": 0.5, "expert": 2.0}  # on the development machine


def questions(key: str, players: int) -> list[Any]:
    """Return the decisions of a game between greedy bots for which a bot has to search."""
    game = find_game(key)
    table = game.table(tuple("abcdef"[:players]), seed=3)
    playing = [bot("greedy", game, seat, players) for seat in range(players)]
    probe, found = bot("ismcts:1", game, 0, players), []
    while not table.over:
        seat = table.deciders()[0]
        asked = table.view(seat), table.legal(seat), table.seen_steps(seat)
        if probe.think(*asked).iterations:
            found.append(asked)
        table.act(seat, playing[seat].think(*asked).action)
    return found


def search(key: str, players: int, level: str, most: int) -> float:
    """Return the mean processor time per search in seconds, over at most `most` decisions spread over the game."""
    found = questions(key, players)
    spread = found[:: -(-len(found) // most)]
    thinkers = [bot(level, find_game(key), 0, players) for _ in spread]
    began = time.process_time()
    for thinker, asked in zip(thinkers, spread, strict=True):
        thinker.think(*asked)
    return (time.process_time() - began) / len(spread)


def sections(most: int, tables: list[tuple[str, int]]) -> list[Section]:
    """Compare the time of each level with its target time, at these tables."""
    rows = []
    for key, players in tables:
        for level, wanted in WANTED.items():
            seconds = search(key, players, level, most)
            ratio = seconds / wanted
            what = f"{key}, {players} players, {level}"
            rows.append(Row(what, f"{seconds:.3f} s", f"{wanted:g} s", f"{ratio:.2f}", "0.5 to 2", 0.5 <= ratio <= 2))
    return [Section(QUESTION, rows)]


def everywhere() -> list[tuple[str, int]]:
    """Return every game and number of players for which there are levels."""
    return [(key, players) for key, tables in ITERATIONS.items() for players in tables]


if __name__ == "__main__":
    sys.exit(judged(sections(12, [(sys.argv[1], int(sys.argv[2]))] if len(sys.argv) > 2 else everywhere())))
