"""Who knows a good position, and nothing else."""

from typing import Any

import pytest

from clanmoot.bots import bot, guide_for
from clanmoot.bots.evaluation_guide import Judge
from clanmoot.catalogue import games
from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME


@pytest.mark.parametrize("game", games(), ids=lambda game: game.facts.key)
def test_it_values_positions_as_its_adviser_does_and_prefers_no_move(game: Game[Any, Any]) -> None:
    adviser, judge = guide_for(game), Judge(guide_for(game))  # one each: some play on with a luck of their own
    s, rng = game.start(game.facts.least, game.agree({})), Rng(9)
    opinions = set()
    for _ in range(200):
        game.settle(s, rng)
        seat = game.decider(s)
        if seat < 0:
            break
        moves = judge.sensible(s, seat, game.moves(s, seat))
        assert list(moves) == list(adviser.sensible(s, seat, game.moves(s, seat)))
        assert set(judge.priors(s, seat, moves)) == {1.0}
        if not game.sealed(s):
            assert judge.evaluate(game.copy(s)) == adviser.evaluate(game.copy(s))
            opinions.add(len(set(adviser.priors(s, seat, moves))) > 1)
        game.apply(s, seat, judge.pick(s, seat, rng))
    assert True in opinions  # so there was something not to listen to


def test_it_tries_every_move_where_an_adviser_sees_at_once_which_are_worth_it() -> None:
    table = GAME.table(options={"begins": 0}, seed=3)
    view, legal = table.view(0), table.legal(0)
    tried = {}
    for name in ("judge:400", "ismcts:400"):
        thought = bot(name, GAME, 1).think(view, legal)
        tried[name] = len([candidate for candidate in thought.candidates if candidate.visits])
    assert tried["judge:400"] == len(legal)
    assert tried["ismcts:400"] < len(legal)
