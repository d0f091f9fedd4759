"""What search is told: honest, never empty, and sane."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.bots.base import Budget
from clanmoot.bots.heuristics.highland_clans import new_guide
from clanmoot.bots.ismcts import Ismcts
from clanmoot.bots.search_guide import Guide
from clanmoot.core.game import NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import CUTTING, State
from clanmoot.games.highland_clans.view import View
from tests.games.highland_clans.picture import PLAIN, THIRD, do, fight, table

GUIDE: Guide[State, View] = new_guide()


def positions(players: int, seed: int, guided: bool) -> list[State]:
    """Every position of a game in which somebody has a choice."""
    rng, found = Rng(seed), []
    s = GAME.start(players, GAME.agree({"refill": seed % 2}))
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        if len(GAME.moves(s, seat)) > 1:
            found.append(GAME.copy(s))
        GAME.apply(s, seat, GUIDE.pick(s, seat, rng) if guided else random_action(GAME, s, seat, rng))
        GAME.settle(s, rng)
    return found


def advice(s: State, seat: int) -> tuple[list[int], list[float], int]:
    """All that the guide says to a seat."""
    moves = GAME.moves(s, seat)
    return list(GUIDE.sensible(s, seat, moves)), GUIDE.priors(s, seat, moves), GUIDE.pick(s, seat, Rng(7))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("guided", [True, False])
def test_it_tells_a_seat_nothing_that_the_seat_does_not_know(players: int, guided: bool) -> None:
    for s in positions(players, 11 + players, guided)[::5]:
        seat = GAME.decider(s)
        expected = advice(s, seat)
        imaginer, rng = GAME.imaginer(GAME.view(s, seat)), Rng(3)
        for _ in range(4):
            assert advice(imaginer.draw(rng), seat) == expected


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_leaves_every_position_as_it_was(players: int) -> None:
    for s in positions(players, 21 + players, True)[::3]:
        seat, before = GAME.decider(s), [GAME.view(s, watcher) for watcher in range(players)]
        advice(s, seat)
        GUIDE.evaluate(s)
        assert [GAME.view(s, watcher) for watcher in range(players)] == before
        GAME.check(s)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_sensible_moves_are_some_of_the_legal_ones_in_order(players: int) -> None:
    for s in positions(players, 31 + players, False):
        seat = GAME.decider(s)
        moves = GAME.legal(s, seat)
        kept = list(GUIDE.sensible(s, seat, vec[i64](moves)))
        assert kept
        assert kept == sorted(set(kept) & set(moves))
        assert GUIDE.pick(s, seat, Rng(1)) in kept


@pytest.mark.parametrize("players", [3, 4, 5])
def test_priors_are_positive_and_shares_add_up_to_a_win(players: int) -> None:
    for s in positions(players, 41 + players, False):
        seat = GAME.decider(s)
        moves = GAME.moves(s, seat)
        priors = GUIDE.priors(s, seat, moves)
        assert len(priors) == len(moves)
        assert min(priors) > 0.0
        shares = GUIDE.evaluate(s)
        assert len(shares) == players
        assert min(shares) >= 0.0
        assert sum(shares) == pytest.approx(1.0)


def best(s: State) -> str:
    """The move with the highest prior."""
    seat = GAME.decider(s)
    moves = GAME.moves(s, seat)
    priors = GUIDE.priors(s, seat, moves)
    return GAME.actions.text(moves[priors.index(max(priors))])


def test_cattle_is_likelier_than_a_warrior_when_there_is_room() -> None:
    s = table(PLAIN, PLAIN, PLAIN, drawn="RYYYGG")
    moves = GAME.moves(s, 0)
    likely = dict(zip([GAME.actions.text(action) for action in moves], GUIDE.priors(s, 0, moves), strict=True))
    assert likely["cattle"] > likely["warrior"]


def test_cattle_is_looted_first() -> None:
    s = do(table("YYYY BB | c . | 1 2 3 4", "YYYY BB | c C M | 1 2 3 4", PLAIN, phase=THIRD), "raid 1")
    assert best(fight(s, "4 3", "3 2", "2 1")) == "loot cattle"


def test_only_the_lowest_cards_are_thrown_away() -> None:
    s = table("YYYY BB | c . | 1 2 3 4", PLAIN, PLAIN, phase=THIRD)
    kept = [GAME.actions.text(action) for action in GUIDE.sensible(s, 0, GAME.moves(s, 0))]
    assert kept[2:] == ["discard none", "discard 1", "discard 1 2", "discard 1 2 3"]
    cutting = [s for s in positions(3, 2, False) if s.phase == CUTTING]
    assert cutting
    assert all(len(GUIDE.sensible(s, seat := GAME.decider(s), GAME.moves(s, seat))) == 1 for s in cutting)


def test_a_leader_is_taken_for_one() -> None:
    s = table(PLAIN, PLAIN, PLAIN, drawn="RYYYGG")
    even = GUIDE.evaluate(s)
    s.score[1] += 6
    ahead = GUIDE.evaluate(s)
    assert ahead[1] > even[1]
    assert max(ahead[0] - even[0], ahead[2] - even[2]) < 0.0


def test_search_with_it_beats_random_players_after_little_thought() -> None:
    for seed in range(3):
        rng, search = Rng(seed), Ismcts(GAME, new_guide(), 3, seed, Budget(20))
        s = GAME.start(3, GAME.agree({}))
        GAME.settle(s, rng)
        while (seat := GAME.decider(s)) != NOBODY:
            mine = seat == seed
            action = (
                search.choose(GAME.view(s, seat), GAME.legal(s, seat)) if mine else random_action(GAME, s, seat, rng)
            )
            GAME.apply(s, seat, action)
            GAME.settle(s, rng)
        assert GAME.outcome(s).shares()[seed] == 1.0
