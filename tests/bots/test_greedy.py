"""The opponent that takes what looks best now plays clearly better than chance."""

import pytest

from clanmoot.bots import bot
from clanmoot.core.game import NOBODY
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.actions import CLAIM, DONE
from clanmoot.games.schotten_totten.state import (
    BANISHING,
    CLAIMING,
    MOVING,
    NAMING,
    PLACING,
    PLAYING,
    RECRUITING,
    RETURNING,
    STEALING,
    TAKING,
)

from .arena import VARIANTS, share

ALWAYS = {PLAYING, CLAIMING}
WITH_TACTICS = ALWAYS | {RECRUITING, RETURNING, TAKING, MOVING, BANISHING, STEALING, PLACING, NAMING}


@pytest.mark.parametrize(("options", "deals"), [({}, 15), ({"tactics": 1}, 12), ({"tactics": 1, "expert": 1}, 3)])
def test_greedy_beats_random_clearly(options: dict[str, int], deals: int) -> None:
    assert share("greedy", "random", options, deals) >= 0.85


@pytest.mark.parametrize("options", VARIANTS)
def test_greedy_answers_every_phase_of_any_position(options: dict[str, int]) -> None:
    answered: set[int] = set()
    chooser = bot("greedy", GAME, 1)
    for seed in range(40):
        rng = Rng(seed)
        s = GAME.start(2, GAME.agree(options))
        GAME.settle(s, rng)
        while (seat := GAME.decider(s)) != NOBODY:
            legal = GAME.legal(s, seat)
            if len(legal) > 1 and (s.phase not in answered or rng.below(60) == 0):
                assert chooser.choose(GAME.view(s, seat), legal) in legal
                answered.add(s.phase)
            GAME.apply(s, seat, legal[int(rng.below(len(legal)))])
            GAME.settle(s, rng)
    assert answered == (WITH_TACTICS if "tactics" in options else ALWAYS)


def test_greedy_claims_whenever_it_may() -> None:
    chooser = bot("greedy", GAME, 1)
    seen = 0
    for seed in range(4):
        rng = Rng(seed)
        s = GAME.start(2, GAME.agree({}))
        GAME.settle(s, rng)
        while (seat := GAME.decider(s)) != NOBODY:
            legal = GAME.legal(s, seat)
            if s.phase == CLAIMING and len(legal) > 1:
                assert CLAIM <= chooser.choose(GAME.view(s, seat), legal) < DONE
                seen += 1
            GAME.apply(s, seat, legal[int(rng.below(len(legal)))])
            GAME.settle(s, rng)
    assert seen > 0
