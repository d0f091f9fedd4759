"""What search is told: nothing that the seat does not know, never nothing to do, and shares of one win."""

import pytest

from clanmoot.bots import bot
from clanmoot.bots.heuristics.eketorp.damage_tables import gain, loss, risk
from clanmoot.bots.heuristics.eketorp.search_guide import EketorpGuide
from clanmoot.core.game import NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.actions import KEEP, READY
from clanmoot.games.eketorp.state import KEEPING, PLANNING, SWAPPING, State

PLAYERS = [3, 6]


def positions(players: int, guided: bool, every: int) -> list[State]:
    """Here and there in a game where somebody decides."""
    rng, guide = Rng(players), EketorpGuide(GAME)
    s = GAME.start(players, GAME.agree({}))
    GAME.settle(s, rng)
    found: list[State] = []
    steps = 0
    while (seat := GAME.decider(s)) != NOBODY:
        if steps % every == 0:
            found.append(GAME.copy(s))
        action = guide.pick(s, seat, rng) if guided else random_action(GAME, s, seat, rng)
        assert action in GAME.moves(s, seat)
        GAME.apply(s, seat, action)
        GAME.settle(s, rng)
        steps += 1
    return found


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("guided", [False, True])
def test_a_seat_is_told_the_same_in_every_world_that_it_cannot_tell_apart(players: int, guided: bool) -> None:
    rng = Rng(1)
    for s in positions(players, guided, 7):
        for seat in GAME.deciders(s):
            imaginer = GAME.imaginer(GAME.view(s, seat))
            told = {tuple(opinion_of(world, seat)) for world in [s, *[imaginer.draw(rng) for _ in range(4)]]}
            assert len(told) == 1


def opinion_of(s: State, seat: int) -> list[float]:
    """All that a guide who knows nothing else says for a seat, and which whole choice it would make."""
    guide, moves = EketorpGuide(GAME), GAME.moves(s, seat)
    sensible = guide.sensible(s, seat, moves)
    whole = [float(guide.pick(s, seat, Rng(3)))]
    return [*[float(action) for action in sensible], *guide.priors(s, seat, moves), *whole]


@pytest.mark.parametrize("players", PLAYERS)
def test_something_sensible_is_always_left_and_every_prior_is_positive(players: int) -> None:
    guide = EketorpGuide(GAME)
    for s in positions(players, False, 1):
        for seat in GAME.deciders(s):
            moves = GAME.moves(s, seat)
            kept = list(guide.sensible(s, seat, moves))
            assert kept
            assert set(kept) <= set(moves)
            assert kept == sorted(kept)
            priors = guide.priors(s, seat, moves)
            assert len(priors) == len(moves)
            assert min(priors) > 0.0


@pytest.mark.parametrize("players", PLAYERS)
def test_an_evaluation_is_a_share_of_one_win_and_leaves_the_position_alone(players: int) -> None:
    guide = EketorpGuide(GAME)
    for s in positions(players, True, 11):
        before = GAME.view(s, 0)
        shares = guide.evaluate(s)
        assert len(shares) == players
        assert min(shares) >= 0.0
        assert sum(shares) == pytest.approx(1.0)
        assert GAME.view(s, 0) == before


@pytest.mark.parametrize("players", PLAYERS)
def test_plans_are_whole_and_differ(players: int) -> None:
    guide, rng = EketorpGuide(GAME), Rng(2)
    for s in [s for s in positions(players, True, 1) if s.phase == PLANNING and not any(s.out)][:4]:
        plans = {tuple(whole_plan(guide, GAME.copy(s), rng)) for _ in range(24)}
        assert len(plans) >= 4
        for plan in plans:
            assert plan[-1] == READY
            assert list(plan) == sorted(plan)


def whole_plan(guide: EketorpGuide, s: State, rng: Rng) -> list[int]:
    """A plan of the first seat, asked for step by step."""
    seat, told = GAME.decider(s), list[int]()
    while s.phase == PLANNING and GAME.decider(s) == seat:
        told.append(guide.pick(s, seat, rng))
        assert told[-1] in GAME.moves(s, seat)
        GAME.apply(s, seat, told[-1])
    return told


@pytest.mark.parametrize("players", PLAYERS)
def test_the_dearest_brick_is_kept_and_dear_cards_are_not_exchanged(players: int) -> None:
    guide = EketorpGuide(GAME)
    met = set()
    for seed in range(3):
        for s in positions(players + seed if players == 3 else players, seed % 2 == 1, 1):
            seat, moves = GAME.decider(s), GAME.moves(s, GAME.decider(s))
            kept = list(guide.sensible(s, seat, moves))
            if s.phase == KEEPING:
                assert kept == [max(moves)]
                assert kept[0] >= KEEP
                met.add(KEEPING)
            if s.phase == SWAPPING and s.hand[seat * 6 + 5]:
                assert len(kept) == 1
                met.add(SWAPPING)
    assert SWAPPING in met


def test_damage_takes_the_best_off_two_sections() -> None:
    stone, grass = 4, 1
    assert loss(stone, grass, 3) == 1.0
    assert loss(stone, grass, 4) == 4.0
    assert loss(stone, grass, 5) == 5.0
    assert gain(stone, grass, 4) > gain(stone, grass, 3)
    assert gain(0, 0, 6) == 0.0
    buried = stone * 25 + 2 * 5 + 2  # a stone below two of wood: nobody gets it
    assert gain(buried, 0, 6) < gain(stone, 0, 6)
    assert risk(0, 0) == 0.0 < risk(grass, 0) < risk(stone, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_search_wins_against_random_players(players: int) -> None:
    names = ["ismcts:20", *["random"] * (players - 1)]
    seats = [bot(name, GAME, seat, players) for seat, name in enumerate(names)]
    s, rng = GAME.start(players, GAME.agree({})), Rng(9)
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        GAME.apply(s, seat, seats[seat].choose(GAME.view(s, seat), GAME.legal(s, seat)))
        GAME.settle(s, rng)
    assert GAME.outcome(s).shares()[0] == 1.0
