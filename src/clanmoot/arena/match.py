"""One game between bots, from a job to its result."""

import time
from typing import Any, NamedTuple

from clanmoot.bots import bot
from clanmoot.catalogue import load
from clanmoot.core.chance import Committed
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game
from clanmoot.core.table import Table

from .contest import Job, strength


class Result(NamedTuple):
    """How a game ended. Each tuple has one entry per seat."""

    job: Job
    ranks: tuple[int, ...]  # 1 is the best; tied seats share a rank
    points: tuple[int, ...]
    steps: int  # including those of chance
    milliseconds: tuple[int, ...]  # of processor time spent on choosing
    choices: tuple[int, ...]  # decisions with more than one legal action

    def shares(self) -> tuple[float, ...]:
        """Return every seat's share of the win. Winners that tie share it."""
        return tuple([1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks])


def play(job: Job) -> Result:
    """Play a game. The job determines everything except the time it takes."""
    table = laid(job)
    spent, choices = play_out(job, table)
    outcome = table.outcome()
    points = tuple([standing[0] for standing in outcome.standings])
    thought = tuple([round(1000 * seconds) for seconds in spent])
    return Result(job, outcome.ranks(), points, len(table.steps), thought, tuple(choices))


def attempt(job: Job) -> Result | tuple[str, str]:
    """Return the result of a game. If there is an error, return its code and sentence, because it cannot be pickled."""
    try:
        return play(job)
    except ClanmootError as error:
        return error.code, error.sentence


def laid(job: Job) -> Table[Any, Any]:
    """Return the table at its first decision. Every rotation of a deal gets the same cards."""
    game = load(job.contest.game)
    same_version(job, game)
    table = Table(game, game.agree(dict(job.contest.options)), job.seats(), Committed(job.secret()))
    table.advance()
    return table


def play_out(job: Job, table: Table[Any, Any]) -> tuple[list[float], list[int]]:
    """Play until the game is over. Return the seconds and the number of choices per seat."""
    bots = [bot(name, table.game, job.seed(seat), table.players) for seat, name in enumerate(job.seats())]
    spent, choices = [0.0] * table.players, [0] * table.players
    while not table.over:
        seat = table.deciders()[0]
        view, legal, told = table.view(seat), table.legal(seat), table.seen_steps(seat)
        before = time.process_time()
        action = bots[seat].choose(view, legal, told)
        spent[seat] += time.process_time() - before
        choices[seat] += len(legal) > 1
        table.act(seat, action)
    return spent, choices


def same_version(job: Job, game: Game[Any, Any]) -> None:
    """Raise an error unless the job has the same versions of rules and bots as this installation."""
    if (game.facts.rules, strength(game.facts.key)) != (job.contest.rules, job.contest.strength):
        raise ClanmootError(
            "version",
            f"This run of {game.facts.title} uses version {job.contest.rules} of the rules and version "
            f"{job.contest.strength} of the opponents, but this installation has {game.facts.rules} and "
            f"{strength(game.facts.key)}.",
        )
