"""The board as text."""

import pytest

from clanmoot.core.game import NOBODY, SPECTATOR
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans import GAME
from tests.games.highland_clans.picture import PLAIN, THIRD, do, table


def test_a_board_shows_what_six_cubes_can_buy() -> None:
    s = table("YYYY BB G | c C . | 1 2 3 4 | 12", PLAIN, PLAIN, drawn="YBBGGR", holder=1)
    assert GAME.board(GAME.view(s, 0)).splitlines() == [
        "",
        "          score  warriors  pipers  monks  cattle  castles  monasteries  free  cards",
        ">  you       12         4       2      1       1        1            0     1      4  begins",
        " * 1          2         4       2      0       1        0            0     1      4",
        "   2          2         4       2      0       1        0            0     1      4",
        "",
        "round 1   tiles 24   red zone from 30   > in turn  * Largest Following",
        "bag: 8 yellow, 13 blue, 17 green, 6 red   deck 55   discards none",
        "drawn: 1 yellow, 2 blue, 2 green, 1 red, 0 of 4 used",
        "they can buy: cattle, castle, warrior, piper, monks, estate, bard",
        "your cards: 1 2 3 4",
    ]


def test_a_raid_is_shown_without_the_faces_that_are_down() -> None:
    s = do(table("YYYY BB | c . | 1 2 3 4", PLAIN, PLAIN, phase=THIRD), "raid 2", "lay 3", "with a piper")
    mine, theirs = GAME.board(GAME.view(s, 0)), GAME.board(GAME.view(s, 2))
    assert "you against clan 2: combat 1 of 3, won 0 to 0\n  you: a 3 with a piper" in mine
    assert "clan 1 against you: combat 1 of 3, won 0 to 0\n  clan 1: a card face down with a piper" in theirs
    assert "clan 1 against clan 3" in GAME.board(GAME.view(s, SPECTATOR))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_boards_fit_on_a_hundred_columns(players: int) -> None:
    rng, s = Rng(players), GAME.start(players, GAME.agree({}))
    while GAME.decider(s) != NOBODY:
        for watcher in (0, players - 1, SPECTATOR):
            assert max([len(row) for row in GAME.board(GAME.view(s, watcher)).splitlines()]) <= 100
        GAME.settle(s, rng)
        if GAME.decider(s) != NOBODY:
            GAME.apply(s, GAME.decider(s), random_action(GAME, s, GAME.decider(s), rng))
