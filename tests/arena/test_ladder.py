"""The ladder: what has to be shown, what is played next, and when it is enough."""

import math
from itertools import pairwise

import pytest

from clanmoot.arena.contest import Job
from clanmoot.arena.ladder import Aim, Ladder, Pairing, Verdict, judged, pairings, sizes
from clanmoot.arena.tally import Tally, tallies
from clanmoot.bots import LEVELS, resolve
from clanmoot.catalogue import KEYS, game
from clanmoot.core.errors import ClanmootError

from .made import deals, result, tain


def endless() -> float:
    """All the time in the world."""
    return math.inf


def pairing(first: str, second: str, line: float = 0.5, aim: Aim = Aim.STEP) -> Pairing:
    """Two opponents at a table of two."""
    return Pairing(aim, first, second, tain(first, second), first, line)


GREEDY = pairing("greedy", "random")
SEARCH = pairing("ismcts:5", "random")


@pytest.mark.parametrize("key", KEYS)
def test_every_level_is_compared_with_the_one_below_and_hard_with_greedy_and_random(key: str) -> None:
    players = 2 if key in ("schotten-totten", "tain", "glen-more") else 3
    found = pairings(key, players, budgets=True)
    pairs = {(one.first, one.second): one for one in found}
    for lower, upper in pairwise(LEVELS):
        if resolve(lower, key, players) != resolve(upper, key, players):
            assert pairs[upper, lower].line == 1 / players
    assert pairs["hard", "greedy"].line == pytest.approx(0.8 if players == 2 else 0.6)
    assert pairs["hard", "random"].line == (0.99 if players == 2 else 0.9)
    assert pairs["ismcts:400", "ismcts:200"].aim == Aim.BUDGET
    for one in found:
        assert one.contest.bots.count(one.bot) == 1, one.name
        assert one.contest.players == players


def test_budgets_are_compared_where_wanted() -> None:
    assert not [one for one in pairings("tain", 4, budgets=False) if one.aim == Aim.BUDGET]


def test_verdicts() -> None:
    contest = GREEDY.contest

    def verdict(*winners: str) -> Verdict:
        return judged(GREEDY, tallies(deals(contest, list(winners))).get(contest))

    assert verdict() == Verdict.UNPLAYED
    assert verdict("greedy", "random") == Verdict.NOT_CLEAR
    assert verdict(*["greedy"] * 20) == Verdict.CLEAR
    assert verdict(*["random"] * 20) == Verdict.REVERSED


def test_it_stops_as_soon_as_it_is_clear() -> None:
    ladder = Ladder([GREEDY], {}, deals=400)
    played = 0
    for job in ladder.jobs(endless):
        played += 1
        if ladder.take(result(job, "greedy")):
            break
    assert ladder.open() == []
    assert ladder.verdicts[GREEDY] == Verdict.CLEAR
    assert 10 <= played <= 30
    assert list(ladder.jobs(endless)) == []


def test_it_stops_at_the_cap_and_says_that_it_is_not_clear() -> None:
    ladder = Ladder([GREEDY], {}, deals=10)
    ended = [
        one for job in ladder.jobs(endless) for one in ladder.take(result(job, ("greedy", "random")[job.deal % 2]))
    ]
    assert ended == [GREEDY]
    assert ladder.tallies[GREEDY.contest].games == 20
    assert ladder.verdicts[GREEDY] == Verdict.NOT_CLEAR


def test_nobody_gets_a_game_that_is_given_out_or_played() -> None:
    before = [*deals(GREEDY.contest, ["greedy"]), result(Job(GREEDY.contest, 1, 1), "greedy")]
    ladder = Ladder([GREEDY], tallies(before), deals=4)
    jobs = list(ladder.jobs(endless))
    assert jobs == [Job(GREEDY.contest, 1, 0), *[Job(GREEDY.contest, deal, r) for deal in (2, 3) for r in (0, 1)]]


def test_games_that_were_played_before_count() -> None:
    ladder = Ladder([GREEDY, SEARCH], tallies(deals(GREEDY.contest, ["greedy"] * 20)))
    assert ladder.open() == [SEARCH]


def test_results_of_others_are_no_concern() -> None:
    ladder = Ladder([GREEDY], tallies(deals(tain("greedy", "ismcts:9"), ["greedy"])))
    assert list(ladder.tallies) == [GREEDY.contest]


def test_who_has_had_least_time_is_next() -> None:
    slow = [result(Job(SEARCH.contest, 0, rotation), "random", seconds=5) for rotation in range(2)]
    ladder = Ladder([SEARCH, GREEDY], tallies([*slow, *deals(GREEDY.contest, ["greedy", "random"])]))
    assert next(ladder.jobs(endless)).contest == GREEDY.contest
    assert min(ladder.open(), key=ladder.turn) == GREEDY


def test_a_step_deserves_more_time_than_a_budget() -> None:
    budget = pairing("ismcts:5", "random", aim=Aim.BUDGET)
    played = tallies([*deals(GREEDY.contest, ["greedy", "random"]), *deals(budget.contest, ["random", "ismcts:5"])])
    ladder = Ladder([budget, GREEDY], played)
    assert min(ladder.open(), key=ladder.turn) == GREEDY


def test_what_nobody_has_played_is_priced_by_what_others_took() -> None:
    cheap, dear = pairing("ismcts:10", "random"), pairing("ismcts:10000", "random")
    ladder = Ladder([cheap, dear], {})
    assert ladder.price(cheap) < ladder.price(dear)
    known = Ladder([cheap, dear], tallies([result(Job(cheap.contest, 0, 0), "random", seconds=11 / 2)]))
    assert known.price(cheap) == pytest.approx(11)
    assert known.price(dear) == pytest.approx(10001)


def test_nothing_is_begun_that_would_take_too_long() -> None:
    cheap, dear = pairing("ismcts:10", "random"), pairing("ismcts:10000", "random")
    ladder = Ladder([dear, cheap], {}, deals=3)
    assert {job.contest for job in ladder.jobs(lambda: 1.0)} == {cheap.contest}
    assert list(Ladder([cheap], {}).jobs(lambda: 0.0)) == []


def test_two_pairings_may_share_their_games() -> None:
    demand = pairing("greedy", "random", 0.99, Aim.DEMAND)
    ladder = Ladder([GREEDY, demand], {}, deals=30)
    jobs = []
    for job in ladder.jobs(endless):
        jobs.append(job)
        ladder.take(result(job, "greedy"))
    assert len(jobs) == len(set(jobs)) == 60
    assert ladder.verdicts == {GREEDY: Verdict.CLEAR, demand: Verdict.NOT_CLEAR}


def test_a_deal_counts_when_it_was_played_in_every_rotation_and_so_were_those_before() -> None:
    tally = Tally(GREEDY.contest)
    for deal, rotation in [(0, 0), (1, 0), (1, 1)]:
        tally.add(result(Job(GREEDY.contest, deal, rotation), "greedy"))
    assert tally.deals() == []
    tally.add(result(Job(GREEDY.contest, 0, 1), "random"))
    assert tally.shares("greedy") == [0.5, 1.0]
    assert tally.games == 4


def test_the_smallest_and_the_largest_table() -> None:
    assert sizes(game("eketorp").facts, None) == [3, 6]
    assert sizes(game("schotten-totten").facts, None) == [2]
    assert sizes(game("eketorp").facts, 4) == [4]
    with pytest.raises(ClanmootError) as caught:
        sizes(game("schotten-totten").facts, 3)
    assert caught.value.sentence == "Schotten Totten is played by 2, not by 3."
