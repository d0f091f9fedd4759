"""Games on all cores: every game once, whatever happens to those who play it."""

import multiprocessing
import os
import signal
from collections.abc import Iterator

import pytest

from clanmoot.arena.contest import Job, contest, jobs
from clanmoot.arena.local_workers import cores, played
from clanmoot.arena.match import Result, play
from clanmoot.core.errors import ClanmootError

PAIR = contest("tests.toys.muster:MUSTER", ("random", "random"))


def timeless(results: list[Result]) -> list[Result]:
    """Results as they are everywhere, in the order of their jobs."""
    return sorted([result._replace(milliseconds=()) for result in results])


def test_every_game_is_played_once_and_as_it_would_be_here() -> None:
    wanted = jobs(PAIR, 10)
    assert timeless(list(played(iter(wanted), 2))) == timeless([play(job) for job in wanted])
    assert multiprocessing.active_children() == []


def test_more_hands_than_games_and_no_games_at_all() -> None:
    assert len(list(played(iter(jobs(PAIR, 1)), 5))) == 2
    assert list(played(iter([]), 2)) == []


def test_a_dead_worker_is_replaced_and_its_game_played_again() -> None:
    wanted = jobs(PAIR, 20)
    found: list[Result] = []
    killed = 0
    for result in played(iter(wanted), 2):
        found.append(result)
        if len(found) in (5, 12):
            victim = multiprocessing.active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
            killed += 1
    assert killed == 2
    assert timeless(found) == timeless([play(job) for job in wanted])


def test_a_game_that_ends_every_worker_is_named() -> None:
    with pytest.raises(ClanmootError) as caught:
        list(played(iter(jobs(contest("tests.arena.deadly:GAME", ("random", "random")), 1)), 1))
    assert caught.value.sentence == "Deal 0, rotation 0 of random random crashed 3 workers."
    assert multiprocessing.active_children() == []


def test_a_mistake_in_a_worker_is_told_here() -> None:
    stale = PAIR._replace(rules=99)
    with pytest.raises(ClanmootError) as caught:
        list(played(iter(jobs(stale, 1)), 1))
    assert caught.value.code == "version"
    assert "This run of Muster uses version 99 of the rules" in caught.value.sentence


def test_who_has_seen_enough_leaves_nobody_behind() -> None:
    stream = played(iter(jobs(PAIR, 50)), 2)
    next(stream)
    assert len(multiprocessing.active_children()) == 2
    stream.close()
    assert multiprocessing.active_children() == []


def test_the_next_game_is_requested_when_a_worker_is_idle() -> None:
    asked: list[Job] = []

    def source() -> Iterator[Job]:
        for job in jobs(PAIR, 5):
            asked.append(job)
            yield job

    stream = played(source(), 1)
    for number in (1, 2, 3):
        next(stream)
        assert len(asked) == number
    stream.close()


def test_there_is_a_core() -> None:
    assert cores() >= 1
