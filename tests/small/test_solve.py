"""The solver finds what is known, and its distances are those that others measure."""

from importlib.util import find_spec
from itertools import pairwise
from typing import Any

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game
from clanmoot.games.eketorp import GAME as EKETORP
from clanmoot.small import eketorp
from clanmoot.small.game_tree import Tree, expand
from clanmoot.small.graded_outcome import Graded, graded
from clanmoot.small.solve import Policy, Solution, by_view, exploitability, solve, uniform, value
from tests.games.eketorp.picture import table as eketorp_table
from tests.small.toys import CHIP, HEAVY_ROCK, KUHN, PENNIES, ROSHAMBO, Duel, PokerView, Secret


def stubborn(tree: Tree) -> Policy:
    """Always the first thing that may be done."""
    return by_view(tree, lambda seat, view, legal: [1.0] + [0.0] * (len(legal) - 1))


@pytest.mark.parametrize("game", [PENNIES, ROSHAMBO])
def test_anything_with_equal_chances_is_perfect_in_fair_duels(game: Game[Any, Any]) -> None:
    tree = expand(game)
    assert exploitability(tree, uniform(tree)) == pytest.approx(0.0)
    assert value(tree, uniform(tree)) == pytest.approx(0.5)


@pytest.mark.parametrize("game", [PENNIES, ROSHAMBO])
def test_who_always_does_the_same_loses_everything(game: Game[Any, Any]) -> None:
    tree = expand(game)
    assert exploitability(tree, stubborn(tree)) == pytest.approx(0.5)


def test_a_lopsided_duel_is_solved_by_its_known_mixture() -> None:
    tree = expand(HEAVY_ROCK)
    known = by_view(tree, lambda seat, view, legal: [0.2, 0.6, 0.2])
    assert exploitability(tree, known) == pytest.approx(0.0)
    found = solve(tree, 1e-5)
    assert found.distance <= 1e-5
    assert found.policy[0][0] == pytest.approx([0.2, 0.6, 0.2], abs=0.01)


def test_kuhns_poker_is_worth_minus_an_eighteenth() -> None:
    tree = expand(KUHN)
    assert [len(side.spots) for side in tree.sides] == [6, 6]
    assert tree.endings == 30
    found = solve(tree, 1e-5)
    assert found.distance <= 1e-5
    assert (found.value - 0.5) / CHIP == pytest.approx(-1 / 18, abs=1e-4)


def test_a_solution_of_kuhns_poker_has_the_known_shape() -> None:
    """With the middle card one never bets first; with the highest one bets three times as often as with the lowest."""
    tree = expand(KUHN)
    found = solve(tree, 1e-6)
    bets = {
        spot.view.card: shares[1]
        for spot, shares in zip(tree.sides[0].spots, found.policy[0], strict=True)
        if not spot.view.bets
    }
    assert bets[1] == pytest.approx(0.0, abs=0.01)
    assert bets[2] == pytest.approx(3 * bets[0], abs=0.02)


def test_the_solver_comes_nearer_round_by_round_and_tells() -> None:
    told: list[tuple[int, float]] = []
    found = solve(expand(KUHN), 0.0, 200, lambda rounds, distance: told.append((rounds, distance)))
    assert [rounds for rounds, _ in told] == [25, 50, 75, 100, 125, 150, 175, 200]
    assert told[-1][1] < told[0][1] / 4
    assert found.rounds == 200
    assert found.distance == told[-1][1]


def test_an_interrupted_solver_keeps_what_it_has_found() -> None:
    def stop(rounds: int, distance: float) -> None:
        if rounds == 50:
            raise KeyboardInterrupt

    tree = expand(KUHN)
    found = solve(tree, 0.0, told=stop)
    assert isinstance(found, Solution)
    assert found.rounds == 50
    assert found.distance < exploitability(tree, uniform(tree)) / 10


def test_no_policy_does_better_than_the_solution_by_more_than_its_distance() -> None:
    tree = expand(KUHN)
    found = solve(tree, 1e-4)
    for other in (uniform(tree), stubborn(tree)):
        mixed = (found.policy[0], other[1])
        assert value(tree, mixed) >= found.value - 2 * found.distance


def test_plans_add_up() -> None:
    """What one seat's spots promise is what all its choices were worth: both players' gains cancel out."""
    tree = expand(KUHN)
    values = [value(tree, policy) for policy in (uniform(tree), stubborn(tree))]
    assert values == pytest.approx([0.5 + CHIP * 0.125, 0.5])
    assert all(low.first + len(low.legal) == high.first for low, high in pairwise(tree.sides[0].spots))


def test_a_game_with_too_many_endings_is_refused() -> None:
    with pytest.raises(ClanmootError, match="more than 10 endings"):
        expand(KUHN, most=10)


def test_a_game_that_a_third_seat_decides_is_refused() -> None:
    class Three(eketorp.SmallEketorp):
        def start(self, players: int, options: tuple[int, ...]) -> Any:
            return eketorp_table(3, stores="A1G", out=("A", "", "A"))

        def decider(self, s: Any) -> int:
            return EKETORP.decider(s)

    with pytest.raises(ClanmootError, match="seat 2 decides too"):
        expand(Three())


def test_a_game_in_which_both_may_lose_is_refused() -> None:
    class Leaking(Duel):
        def outcome(self, s: Secret) -> Graded:
            return graded(0, (s.chosen[0], s.chosen[1], 1), "points")

    with pytest.raises(ClanmootError, match="one wins what the other loses"):
        expand(Leaking("leaking", ((1, 0), (0, 1)), 1))


def open_spiels_name(view: PokerView) -> str:
    """The card, then the bets as letters."""
    return str(view.card) + "".join(["pb"[bet] for bet in view.bets])


if find_spec("pyspiel"):  # the bench extra; where it is missing there is nothing to compare with

    @pytest.mark.parametrize("rounds", [0, 1, 3, 30])
    def test_distances_are_open_spiels(rounds: int) -> None:
        import pyspiel

        tree = expand(KUHN)
        policy = solve(tree, 0.0, rounds).policy if rounds else uniform(tree)
        theirs = {
            open_spiels_name(spot.view): list(enumerate(shares))
            for side, found in zip(tree.sides, policy, strict=True)
            for spot, shares in zip(side.spots, found, strict=True)
        }
        measured = pyspiel.exploitability(pyspiel.load_game("kuhn_poker"), pyspiel.TabularPolicy(theirs))
        assert exploitability(tree, policy) / CHIP == pytest.approx(measured, abs=1e-9)
