"""The C program of the benchmarks is a second writing of the base rules: both must play the same games."""

from pathlib import Path

from benchmarks.c_program import Played, build, play
from clanmoot.core.bits import mask
from clanmoot.core.game import SPECTATOR
from clanmoot.core.playout import playout
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME

GAMES = 200


def by_python(rng: Rng) -> Played:
    """What the package says of the games that the C program plays."""
    start = GAME.start(2, GAME.agree({}))
    each: list[tuple[int, ...]] = []
    checksum = 0
    for _ in range(GAMES):
        s = GAME.copy(start)
        decisions = playout(GAME, s, rng)
        v = GAME.view(s, SPECTATOR)
        each.append((decisions, v.reason, v.winner, mask(v.owned[0]), mask(v.owned[1])))
        checksum = (checksum * 31 + decisions * 16 + v.reason * 3 + v.winner + 1) % 2**32
    return Played(GAMES, sum([game[0] for game in each]), checksum, 0, each)


def test_c_and_python_play_the_same_games(tmp_path: Path) -> None:
    by_c = play(build(tmp_path), Rng(3), GAMES, each=True)
    assert by_c._replace(seconds=0) == by_python(Rng(3))
    assert {game[1] for game in by_c.each} >= {0, 1}, "the games compared should end in more than one way"
