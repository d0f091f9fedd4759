"""Runs a whole contest in one call, for use by other programs."""

from .contest import contest, jobs
from .local_workers import played
from .match import play
from .standings import Place, standing
from .tally import Tally


def compare(
    game: str, bots: tuple[str, ...], deals: int, options: dict[str, int] | None = None, workers: int = 1
) -> list[Place]:
    """Let bots play against each other. Return what each achieved, the best first.

    `game` is a key, or `package:NAME` for a game of your own. `bots` has one name per seat. Every deal is played once
    in each rotation of the seats, with the same cards, so there are `deals` times as many games as seats. The
    arguments determine the games. With several workers, protect your script with `if __name__ == "__main__":`, because
    every worker process imports it. Raise ClanmootError if the game, a bot or an option is wrong.
    """
    entered = contest(game, bots, options)
    todo = jobs(entered, deals)
    tally = Tally(entered)
    for result in map(play, todo) if workers == 1 else played(iter(todo), workers):
        tally.add(result)
    return standing(tally)
