"""Who sits where, and that luck is dealt to everybody alike."""

import pytest

from clanmoot.arena.contest import Job, contest, jobs
from clanmoot.arena.match import Result, laid, play, play_out
from clanmoot.arena.tally import Tally
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import CHANCE

THREE = contest("tain", ("random", "greedy", "ismcts:5"))


def test_everybody_sits_everywhere_once_a_deal() -> None:
    for deal in range(4):
        seatings = [Job(THREE, deal, rotation).seats() for rotation in range(3)]
        for seat in range(3):
            assert sorted([seats[seat] for seats in seatings]) == ["greedy", "ismcts:5", "random"]


def test_nobody_always_follows_the_same_one() -> None:
    followers = {seats[(seats.index("greedy") + 1) % 3] for deal in range(2) for seats in [Job(THREE, deal, 0).seats()]}
    assert followers == {"ismcts:5", "random"}


def test_one_among_many_sits_in_every_seat() -> None:
    of = contest("eketorp", ("greedy", "random", "random", "random"))
    places = [Job(of, 3, rotation).seats().index("greedy") for rotation in range(4)]
    assert sorted(places) == [0, 1, 2, 3]


def test_the_order_in_which_they_are_named_makes_no_difference() -> None:
    assert contest("tain", ("greedy", "random")) == contest("tain", ("random", "greedy"))


def test_a_level_is_known_by_what_it_is() -> None:
    from clanmoot.bots import resolve

    assert contest("tain", ("hard", "greedy")) == contest("tain", (resolve("hard", "tain", 2), "greedy"))


def test_if_the_seat_decides_all_are_equal() -> None:
    tally = Tally(THREE)
    for job in jobs(THREE, 5):
        tally.add(Result(job, (1, 2, 3), (9, 5, 1), 30, (0, 0, 0), (9, 9, 9)))
    for bot in THREE.bots:
        assert tally.shares(bot) == pytest.approx([1 / 3] * 5)
        assert tally.ranks(bot) == [2.0] * 5
        assert tally.points(bot) == [5.0] * 5


def test_every_rotation_is_dealt_the_same_cards() -> None:
    of = contest("schotten-totten", ("greedy", "random"))
    drawn: list[list[int]] = []
    for rotation in range(2):
        job = Job(of, 7, rotation)
        table = laid(job)
        play_out(job, table)
        drawn.append(
            [step.action for number, step in enumerate(table.steps) if step.seat == CHANCE and table.is_draw(number)]
        )
    assert min(map(len, drawn)) > 20
    for one, other in zip(*drawn, strict=False):
        assert one == other


def test_another_deal_has_other_cards_and_other_opponents_have_the_same() -> None:
    first, second = Job(THREE, 0, 0), Job(THREE, 1, 0)
    assert first.secret() != second.secret()
    assert first.secret() == Job(contest("tain", ("greedy", "greedy", "greedy")), 0, 2).secret()
    assert first.secret() != Job(contest("tain", ("greedy", "greedy")), 0, 0).secret()


def test_the_luck_of_opponents_differs_by_deal_rotation_and_seat() -> None:
    seeds = [Job(THREE, deal, rotation).seed(seat) for deal in range(3) for rotation in range(3) for seat in range(3)]
    assert len(set(seeds)) == 27


def test_the_same_job_gives_the_same_game() -> None:
    job = Job(contest("highland-clans", ("greedy", "random", "random")), 2, 1)
    one, other = play(job), play(job)
    assert one._replace(milliseconds=()) == other._replace(milliseconds=())
    assert min(one.ranks) == 1
    assert sum(one.shares()) == 1
    assert min(one.choices) > 0


def test_sealed_choices_are_played_too() -> None:
    job = Job(contest("eketorp", ("greedy", "random", "random")), 0, 0)
    found = play(job)
    assert len(found.ranks) == len(found.points) == 3
    assert found.points[job.seats().index("greedy")] == max(found.points)


def test_options_make_another_contest_unless_they_are_as_usual() -> None:
    usual = contest("schotten-totten", ("greedy", "random"))
    assert contest("schotten-totten", ("greedy", "random"), {"tactics": 0}) == usual
    tactics = contest("schotten-totten", ("greedy", "random"), {"tactics": 1})
    assert tactics.options == (("tactics", 1),)
    assert Job(tactics, 0, 0).secret() != Job(usual, 0, 0).secret()
    assert play(Job(tactics, 0, 0)).steps > 0


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (("greedy",), "Táin is played by 2 to 4, not by 1."),
        (("greedy",) * 5, "Táin is played by 2 to 4, not by 5."),
        (("greedy", "deep-blue"), "There is no opponent called deep-blue"),
        (("greedy", "ismcts:0"), "There is no opponent called ismcts:0"),
        (("greedy", "ismcts:many"), "There is no opponent called ismcts:many"),
    ],
)
def test_impossible_contests(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(ClanmootError) as caught:
        contest("tain", bots)
    assert sentence in caught.value.sentence


def test_another_version_is_not_played() -> None:
    stale = contest("tain", ("greedy", "random"))._replace(rules=99)
    with pytest.raises(ClanmootError) as caught:
        play(Job(stale, 0, 0))
    assert "version 99 of the rules" in caught.value.sentence
