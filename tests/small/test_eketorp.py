"""One fight of Eketorp: real cards, real hospital, and what it changed."""

import pytest

from clanmoot.conformance.kit import examine
from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.games.eketorp.actions import DEAL, PLAY, STAND, SWAP
from clanmoot.games.eketorp.state import LAYING, SWAPPING, State
from clanmoot.small.eketorp import GAME
from clanmoot.small.game_tree import expand
from clanmoot.small.solve import exploitability, solve, uniform


def fight(attacker: tuple[int, int], defender: tuple[int, int] = (0, 0)) -> State:
    """The attacker draws these cards; the defender exchanges for those, or stands."""
    s = GAME.start(3, ())
    draw(s, attacker)
    assert s.phase == SWAPPING
    GAME.apply(s, 1, SWAP if defender[0] else STAND)
    if defender[0]:
        draw(s, defender)
    assert s.phase == LAYING
    return s


def draw(s: State, cards: tuple[int, int]) -> None:
    for card in cards:
        assert GAME.decider(s) == CHANCE
        GAME.apply(s, CHANCE, DEAL + card - 1)


def test_it_keeps_every_promise() -> None:
    assert examine(GAME, games=16).broken() == []


def test_hands_are_hidden_as_in_the_real_game() -> None:
    one, other = fight((1, 6), (2, 5)), fight((3, 3), (2, 5))
    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.view(one, 0) != GAME.view(other, 0)
    assert GAME.view(one, 0).hands[1] == ()
    assert GAME.view(fight((1, 6)), 0).hands[1] == (3, 4), "a hand taken back is known until it is exchanged"


def test_cards_are_laid_in_secret() -> None:
    s = fight((1, 6), (2, 5))
    assert GAME.sealed(s)
    assert GAME.deciders(s) == [0, 1]
    before = GAME.view(s, 1)
    GAME.apply(s, 0, PLAY + 5)
    assert GAME.view(s, 1) == before


# What the first wins: two points of the brick, a round or two of the other's in the hospital, less the strength given.
GAINS = {0: 0, 1: 2 + 1 - 1, 2: 2 + 1 - 2, 3: 2 + 2 - 3, 4: 2 + 2 - 4, 5: 2 + 2 - 5}


@pytest.mark.parametrize("attack", range(1, 7))
@pytest.mark.parametrize("defence", range(1, 7))
def test_what_a_fight_changes(attack: int, defence: int) -> None:
    s = fight((attack, attack), (defence, defence))
    GAME.apply(s, 0, PLAY + attack - 1)
    GAME.apply(s, 1, PLAY + defence - 1)
    GAME.apply(s, CHANCE, GAME.chance(s)[0][0])
    assert GAME.decider(s) == NOBODY
    assert GAME.deciders(s) == []
    gain = GAINS[abs(attack - defence)] * (1 if attack >= defence else -1)
    assert GAME.outcome(s).shares() == ((2 + gain) / 4, (2 - gain) / 4, 0.0)


def test_an_even_fight_although_one_hand_was_known() -> None:
    """The defender's known hand is worse than a new one: they exchange, and then both are in the same place."""
    tree = expand(GAME)
    assert tree.endings == 4488
    found = solve(tree, 1e-4)
    assert found.value == pytest.approx(0.5, abs=2e-4)
    assert exploitability(tree, uniform(tree)) == pytest.approx(0.07923, abs=1e-5)
    swap = [
        shares for spot, shares in zip(tree.sides[1].spots, found.policy[1], strict=True) if spot.view.phase == SWAPPING
    ]
    assert swap[0][0] > 0.99
