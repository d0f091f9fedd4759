"""The best choice is found, valued by others than those who found it, and secrets stay secret."""

import pytest

from clanmoot.analysis.analysis_task import Opened, Task, opened
from clanmoot.analysis.decision_context import Scene
from clanmoot.analysis.decision_judge import Effort, Judge
from clanmoot.analysis.decision_points import points
from clanmoot.analysis.estimate import estimate
from clanmoot.analysis.luck_and_skill import Account, Books, Judged
from clanmoot.analysis.processes import look, looked
from clanmoot.analysis.search_trial import Halted, shares

from .fists import FISTS, State, View
from .gates import GATES, GOLD, IRON, WINS, WOOD
from .looking import TINY, done, text_of

STONE, PAPER, KNIFE = (0,), (1,), (2,)


def fists() -> Scene[State, View]:
    start = FISTS.start(2, ())
    return Scene(0, FISTS.view(start, 0), [], None)


def test_a_secret_choice_is_not_seen_through() -> None:
    judge = Judge(FISTS, 2, Effort(8, 900, 0))
    for sign in (STONE, PAPER, KNIFE):
        values = [judge.trial(fists(), "value", number).values([sign], True, 900)[0][0] for number in range(8)]
        assert estimate([values]).mean == pytest.approx(0.5, abs=0.05), "nobody learns to show what beats it"


def test_a_choice_is_secret_if_another_player_does_not_see_it() -> None:
    assert Judge(FISTS, 2, TINY).secret(fists(), STONE)
    of = opened(Task(text_of("glen_more/two_die"), TINY))
    judge = Judge(of.table.game, 2, TINY)
    point = of.points[0]
    scene = Scene(point.seat, of.table.view_at(point.known, point.seat), [], None)
    assert not judge.secret(scene, (of.table.steps[point.begin].action,))


def gates(played: int, effort: Effort, seed: int = 0) -> Opened:
    """A game of gates in which this one was taken."""
    table = GATES.table(("Anna", "Bram"), seed=seed)
    table.act(0, played)
    found = points(table)
    return Opened(Task("", effort), table.record(), table, found, found)


def judged_gates(played: int, effort: Effort) -> tuple[Account, Judged]:
    of = gates(played, effort)
    account = Books(of, done(of)).account()
    (judged,) = account.judged
    return account, judged


@pytest.mark.parametrize("played", [IRON, WOOD])
def test_a_worse_choice_is_found_valued_and_named(played: int) -> None:
    account, judged = judged_gates(played, Effort(8, 400, 0))
    assert judged.best == (GOLD,)
    assert judged.drawn[0].low < WINS[GOLD] / 20 < judged.drawn[0].high
    assert judged.after[0].low < WINS[played] / 20 < judged.after[0].high
    assert judged.margin.low < (WINS[GOLD] - WINS[played]) / 20 < judged.margin.high
    (costly,) = account.costly
    assert costly.place == 0
    assert costly.margin.low > 0.0
    assert account.balances[0].agreed == 0


def test_who_chose_the_best_has_lost_nothing() -> None:
    account, judged = judged_gates(GOLD, Effort(4, 200, 0))
    assert judged.best == judged.played == (GOLD,)
    assert judged.change == ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    assert account.costly == ()
    assert account.balances[0].agreed == 1
    toss = account.last_luck[0].mean
    assert toss == pytest.approx(account.end[0].mean - judged.after[0].mean), "the rest was the toss"


def test_intervals_of_real_searches_hold_the_truth() -> None:
    hits = 0
    for seed in range(200):
        of = gates(WOOD, Effort(4, 60, seed))
        answers = look(of, 0)[1].after
        found = estimate([[answer[0] for answer in answers]])
        hits += found.low <= 0.5 <= found.high
    assert 0.90 <= hits / 200 <= 0.99


def test_more_iterations_are_surer() -> None:
    widths = [judged_gates(WOOD, Effort(8, many, 0))[1].margin for many in (60, 2000)]
    assert widths[1].high - widths[1].low < (widths[0].high - widths[0].low) / 2


def test_the_same_seed_says_the_same_and_another_one_something_else() -> None:
    first, again, other = [look(gates(WOOD, Effort(2, 60, seed)), 0)[1] for seed in (0, 0, 1)]
    assert first == again
    assert first != other


def test_several_processes_find_the_same() -> None:
    of = opened(Task(text_of("tain/jewels"), TINY, (), 34, 0))
    assert dict(looked(of, 2)) == done(of)


def test_a_halted_search_stops() -> None:
    of = opened(Task(text_of("tain/jewels"), TINY))
    with pytest.raises(Halted):
        look(of, 0, lambda: True)


def test_shares_add_up_to_one_win() -> None:
    assert shares([3.0, 1.0]) == (0.75, 0.25)
    assert shares([-1.0, 2.0, 2.0]) == (0.0, 0.5, 0.5)
    assert shares([0.0, 0.0]) == (0.5, 0.5)
