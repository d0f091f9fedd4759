"""Everything that is said has words, and no words lie about unused."""

import pytest

from clanmoot.core.game import SPECTATOR
from clanmoot.core.messages import message
from clanmoot.core.outcome import Outcome
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.outcome import result
from clanmoot.locales import ENGLISH, Speaker
from tests.games.eketorp.picture import do, table

NAMES = ("Anna", "Bram", "Cato", "Dirk", "Elin", "Finn")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_can_be_told_to_everybody(players: int) -> None:
    names = NAMES[:players]
    t, rng = GAME.table(names, {"discharge": players % 2}, seed=players), Rng(players)
    watchers = [*range(players), SPECTATOR]
    speakers = {watcher: Speaker(ENGLISH, names, watcher) for watcher in watchers}
    while not t.over:
        seat = t.deciders()[0]
        for watcher in (seat, SPECTATOR, int(rng.below(players))):
            assert speakers[watcher].say(GAME.prompt(t.view(watcher)))
        for _ in range(4):
            refusal = t.why_not(seat, int(rng.below(GAME.actions.choices)))
            assert refusal is None or speakers[seat].say(refusal.message)
        assert speakers[seat].say(GAME.why(t.view(seat), t.legal(seat)[0]))
        t.act(seat, random_action(GAME, GAME.imagine(t.view(seat), rng), seat, rng))
    said = set()
    for watcher in watchers:
        for told in t.log(watcher):
            said.add(told.id)
            assert not told.id or speakers[watcher].say(told)
        outcome = t.outcome()
        for place, row in enumerate(outcome.score, 1):
            assert speakers[watcher].say(message(row.message, number=place))
        assert speakers[watcher].say(t.ending())
    assert {"ek-log-turn", "ek-log-show", "ek-log-place", "ek-log-play", "ek-log-build", ""} <= said


def test_a_fight_is_told_with_both_cards_and_what_comes_of_them() -> None:
    s = do(table(out=("A", "A"), amulets=(0, 0, 5)), "fight 2 at A", "play 3", "play 5")
    before = GAME.view(s, 0)
    told = GAME.log(before, -1, GAME.actions.parse("3 against 5"), GAME.view(do(s, "3 against 5"), 0))
    there = "Viking goes to the hospital and is back in round 4."
    assert Speaker(ENGLISH, NAMES, 0).say(told) == f"Your 3 against Bram\u2019s 5: your {there}"
    assert Speaker(ENGLISH, NAMES, 1).say(told) == f"Anna\u2019s 3 against your 5: Anna\u2019s {there}"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_board_fits_a_hundred_columns(players: int) -> None:
    rng, s = Rng(1), GAME.start(players, GAME.agree({}))
    for _ in range(400):
        GAME.settle(s, rng)
        for watcher in (0, players - 1, SPECTATOR):
            assert max([len(row) for row in GAME.board(GAME.view(s, watcher)).split("\n")]) <= 100
        if not GAME.deciders(s):
            break
        seat = GAME.decider(s)
        GAME.apply(s, seat, random_action(GAME, s, seat, rng))


def test_an_ending_says_who_won_by_how_much_or_who_shares_the_win() -> None:
    """EK-7.2"""
    for standings, said in (
        (((26,), (43,), (30,)), "Bram wins 43\u201330."),
        (((43,), (26,), (30,)), "You win 43\u201330!"),
        (((43,), (43,), (30,)), "You and Bram share the win with 43 points each."),
    ):
        assert Speaker(ENGLISH, NAMES, 0).say(result(Outcome(0, standings, ()))) == said
