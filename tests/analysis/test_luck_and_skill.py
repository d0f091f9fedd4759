"""Start, luck, skill and gifts add up to the end, at every table and however little of a game is looked at."""

import pytest

from clanmoot.analysis.analysis_task import Opened, Task, opened
from clanmoot.analysis.decision_judge import Verdict
from clanmoot.analysis.estimate import Estimate
from clanmoot.analysis.luck_and_skill import Account, Books, prefix
from clanmoot.analysis.processes import OPENING

from .looking import STRETCHES, TINY, analysed, done, text_of

ALL = [(name, first, last) for name, stretches in STRETCHES.items() for first, last in stretches]


def adds_up(account: Account) -> None:
    """Every step of the account, and the sums."""
    for seat, balance in enumerate(account.balances):
        way = balance.start.mean + balance.luck.mean + balance.skill.mean + balance.gifts.mean
        assert way == pytest.approx(balance.end.mean, abs=1e-12)
        reached = account.start[seat].mean
        for judged in account.judged:
            assert judged.before[seat].mean == pytest.approx(reached, abs=1e-12)
            assert judged.before[seat].mean + judged.luck[seat].mean == pytest.approx(
                judged.drawn[seat].mean, abs=1e-12
            )
            assert judged.drawn[seat].mean + judged.change[seat].mean == pytest.approx(
                judged.after[seat].mean, abs=1e-12
            )
            reached = judged.after[seat].mean
        assert reached + account.last_luck[seat].mean == pytest.approx(account.end[seat].mean, abs=1e-12)


@pytest.mark.parametrize(("name", "first", "last"), ALL)
class TestStretch:
    def test_it_adds_up(self, name: str, first: int, last: int) -> None:
        adds_up(analysed(name, first, last)[1])

    def test_chances_are_shares_of_one_win(self, name: str, first: int, last: int) -> None:
        account = analysed(name, first, last)[1]
        moments = [account.start, account.end]
        for judged in account.judged:
            moments += [judged.before, judged.drawn, judged.after]
        for chances in moments:
            assert sum(chance.mean for chance in chances) == pytest.approx(1.0)
            assert all(0.0 <= chance.low <= chance.mean <= chance.high <= 1.0 for chance in chances)

    def test_its_ends_are_known(self, name: str, first: int, last: int) -> None:
        of, account = analysed(name, first, last)
        assert account.complete
        assert account.opening == (first == 1)
        assert account.final == (last == 0)
        if last == 0:
            assert tuple(chance.mean for chance in account.end) == of.table.outcome().shares()
        if first > 1:
            assert account.start == account.judged[0].drawn

    def test_skill_is_the_sum_of_one_s_own_changes(self, name: str, first: int, last: int) -> None:
        account = analysed(name, first, last)[1]
        for seat, balance in enumerate(account.balances):
            own = [judged for judged in account.judged if judged.point.seat == seat]
            assert balance.decisions == len(own)
            assert balance.agreed == len([judged for judged in own if judged.best == judged.played])
            assert balance.skill.mean == pytest.approx(sum(judged.change[seat].mean for judged in own), abs=1e-12)


def made(vectors: list[tuple[float, float]], played: list[tuple[float, float]]) -> Verdict:
    """What searches might have said."""
    return Verdict((0,), tuple(vectors), tuple(played))


def tain() -> Opened:
    return opened(Task(text_of("tain/jewels"), TINY, (), 1, 4))


def both(*chances: float) -> list[tuple[float, float]]:
    return [(chance, 1 - chance) for chance in chances]


def test_luck_is_as_sure_as_what_it_is_made_of() -> None:
    # All doubt about the second decision is common to both choices, so it cancels out.
    sure = {
        OPENING: made(both(0.5, 0.5), both(0.5, 0.5)),
        0: made(both(0.6, 0.6), both(0.6, 0.6)),
        1: made(both(0.2, 0.8), both(0.1, 0.7)),
        2: made(both(0.4, 0.4), both(0.3, 0.3)),
    }
    account = Books(tain(), sure).account()
    adds_up(account)
    luck = account.balances[0].luck
    # 0.1 to the first decision, -0.1 to the second, 0 from there to the third.
    assert luck.mean == pytest.approx(0.0)
    assert luck.high - luck.low == pytest.approx(0.0, abs=1e-9)
    assert account.judged[1].luck[0].high - account.judged[1].luck[0].low > 1.0


def test_the_costliest_come_first_and_only_if_all_of_them_are_certain() -> None:
    found = {
        OPENING: made(both(0.5, 0.5), both(0.5, 0.5)),
        0: made(both(0.60, 0.61, 0.60, 0.61), both(0.50, 0.51, 0.50, 0.51)),
        1: made(both(0.2, 0.8, 0.4, 0.6), both(0.9, 0.5, 0.6, 0.7)),
        2: made(both(0.60, 0.61, 0.62, 0.63), both(0.30, 0.31, 0.32, 0.33)),
    }
    of = tain()
    seats = [point.seat for point in of.wanted]
    assert seats == [0, 1, 0]
    account = Books(of, found).account()
    assert [costly.place for costly in account.costly] == [2, 0]
    assert account.costly[0].margin.mean == pytest.approx(0.3)


def test_a_margin_that_is_clear_alone_may_not_be_among_many() -> None:
    of = tain()
    found = {place: made(both(0.5, 0.5, 0.5, 0.5), both(0.45, 0.41, 0.43, 0.47)) for place in range(3)}
    found[OPENING] = made(both(0.5, 0.5), both(0.5, 0.5))
    account = Books(of, found).account()
    assert account.judged[0].margin.low > 0.0
    assert account.costly == ()


def test_work_done_before_a_stop_is_kept() -> None:
    of = tain()
    everything = done(of)
    some = {place: everything[place] for place in (OPENING, 0, 2)}
    assert prefix(of, some) == [0]
    account = Books(of, some).account()
    assert (account.complete, account.final, len(account.judged)) == (False, False, 1)
    adds_up(account)
    assert prefix(of, {0: everything[0]}) == []


def test_one_seat_alone_adds_up_too() -> None:
    of = opened(Task(text_of("tain/jewels"), TINY, (1,), 30, 0))
    account = Books(of, done(of)).account()
    assert {judged.point.seat for judged in account.judged} == {1}
    adds_up(account)
    assert account.balances[1].gifts == Estimate(0.0, 0.0, 0.0)


def test_less_than_half_a_hundredth_is_not_worth_naming() -> None:
    of = tain()
    found = {place: made(both(0.5, 0.5), both(0.498, 0.498)) for place in range(3)}
    found[OPENING] = made(both(0.5, 0.5), both(0.5, 0.5))
    account = Books(of, found).account()
    assert account.judged[0].margin.low > 0.0
    assert account.costly == ()
