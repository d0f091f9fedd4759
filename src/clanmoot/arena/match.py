"""One game between opponents, from a job to its result."""

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
    """How a game ended; everything by seat."""

    job: Job
    ranks: tuple[int, ...]  # 1 is the best, equals share a rank
    points: tuple[int, ...]
    steps: int  # chance included
    milliseconds: tuple[int, ...]  # of processor time, spent on choosing
    choices: tuple[int, ...]  # decisions with more than one thing to do

    def shares(self) -> tuple[float, ...]:
        """One win, shared by all who are first."""
        return tuple([1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks])


def play(job: Job) -> Result:
    """Play the game. All but the time it takes follows from the job."""
    table = laid(job)
    spent, choices = play_out(job, table)
    outcome = table.outcome()
    points = tuple([standing[0] for standing in outcome.standings])
    thought = tuple([round(1000 * seconds) for seconds in spent])
    return Result(job, outcome.ranks(), points, len(table.steps), thought, tuple(choices))


def attempt(job: Job) -> Result | tuple[str, str]:
    """The result, or the code and the sentence of a mistake: an error itself does not travel between processes."""
    try:
        return play(job)
    except ClanmootError as error:
        return error.code, error.sentence


def laid(job: Job) -> Table[Any, Any]:
    """The table before the first decision, dealt like every rotation of this deal."""
    game = load(job.contest.game)
    same_version(job, game)
    table = Table(game, game.agree(dict(job.contest.options)), job.seats(), Committed(job.secret()))
    table.go_on()
    return table


def play_out(job: Job, table: Table[Any, Any]) -> tuple[list[float], list[int]]:
    """Until the game is over; the seconds and the choices of every seat."""
    bots = [bot(name, table.game, job.seed(seat), table.players) for seat, name in enumerate(job.seats())]
    spent, choices = [0.0] * table.players, [0] * table.players
    while not table.over:
        seat = table.deciders()[0]
        view, legal, told = table.view(seat), table.legal(seat), table.told(seat)
        before = time.process_time()
        action = bots[seat].choose(view, legal, told)
        spent[seat] += time.process_time() - before
        choices[seat] += len(legal) > 1
        table.act(seat, action)
    return spent, choices


def same_version(job: Job, game: Game[Any, Any]) -> None:
    """A game that is played elsewhere is played by the same rules and the same opponents, or not at all."""
    if (game.facts.rules, strength(game.facts.key)) != (job.contest.rules, job.contest.strength):
        raise ClanmootError(
            "version",
            f"{game.facts.title} was to be played by version {job.contest.rules} of the rules and version "
            f"{job.contest.strength} of the opponents; this installation has {game.facts.rules} and "
            f"{strength(game.facts.key)}.",
        )
