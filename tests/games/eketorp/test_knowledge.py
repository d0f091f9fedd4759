"""What each watcher knows of cards and plans."""

from itertools import product
from math import comb, perm

import pytest

from clanmoot.conformance.chi_square import fits
from clanmoot.conformance.random_games import key
from clanmoot.core.game import NOBODY, NOTHING, SPECTATOR
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.hidden_card_sampler import big_below
from clanmoot.games.eketorp.state import PLANNING, REVEALING, State
from clanmoot.games.eketorp.view import View
from tests.games.eketorp.picture import do, fight, options, table

WATCHERS = (0, 1, 2, SPECTATOR)


def seen(s: State, text: str) -> list[str]:
    """What the seats and a spectator see of a step that is taken now."""
    seat, action = GAME.decider(s), GAME.actions.parse(text)
    sights = [GAME.seen(s, seat, action, watcher) for watcher in WATCHERS]
    return [GAME.actions.text(sight) if sight != NOTHING else "" for sight in sights]


def test_a_card_dealt_is_seen_by_who_gets_it() -> None:
    """EK-4.12, 2.2"""
    s = do(GAME.start(3, GAME.agree({})), "seat 2 starts")
    assert seen(s, "5 drawn") == ["a card drawn", "5 drawn", "a card drawn", "a card drawn"]


def test_a_hand_laid_apart_is_seen_by_all_and_remembered() -> None:
    """EK-2.2"""
    s = do(GAME.start(3, GAME.agree({})), "seat 1 starts", "1 drawn", "1 drawn", "2 drawn", "3 drawn")
    assert seen(s, "2 one 1 two 1 three returned") == ["2 one 1 two 1 three returned"] * 4
    do(s, "2 one 1 two 1 three returned")
    assert {GAME.view(s, watcher).shown for watcher in WATCHERS} == {(2, 1, 1, 0, 0, 0)}


def test_an_exchange_is_open_in_number_and_hidden_in_content() -> None:
    """EK-4.4, 4.12"""
    s = do(table(out=("A", "A")), "fight 2 at A")
    assert seen(s, "exchange") == ["exchange"] * 4
    do(s, "exchange")
    assert seen(s, "6 drawn") == ["6 drawn", "a card drawn", "a card drawn", "a card drawn"]
    do(s, "6 drawn", "6 drawn", "6 drawn", "6 drawn")
    mine, other = GAME.view(s, 0), GAME.view(s, 1)
    assert (mine.hands[0], mine.gone_first, mine.thrown_first) == ((6, 6, 6, 6), (1, 1, 1, 1, 0, 0), (4, 0, 0))
    assert (other.hands[0], other.held[0], other.gone_first, other.thrown_first) == ((), 4, (0,) * 6, (4, 0, 0))


def test_a_card_face_down_is_seen_by_who_lays_it_until_both_are_turned_up() -> None:
    """EK-4.5"""
    s = do(table(out=("A", "A"), amulets=(0, 0, 5)), "fight 2 at A")
    assert seen(s, "play 3") == ["play 3", "", "", ""]
    do(s, "play 3")
    assert [GAME.view(s, watcher).played[0] for watcher in WATCHERS] == [3, 0, 0, 0]
    do(s, "play 2")
    assert [GAME.view(s, watcher).played for watcher in WATCHERS] == [(3, -1, 0), (-1, 2, 0), (-1, -1, 0), (-1, -1, 0)]
    assert seen(s, "3 against 2") == ["3 against 2"] * 4


def test_cards_exchanged_and_taken_back_are_known_to_all() -> None:
    """EK-4.7, 4.12"""
    s = table(out=("A A", "A A"), hands=("6", "2 3"), laid=("1 2 3", "5 6"), late=(0, 1), amulets=(0, 0, 5))
    fight(s, "fight 2 at A", 6, 2)
    for watcher in WATCHERS:
        v = GAME.view(s, watcher)
        assert (v.hands[0], v.laid[1], v.held) == ((1, 2, 2, 3), (5, 6, 6), (4, 1, 4))


def test_a_known_hand_that_is_exchanged_makes_known_discards() -> None:
    """EK-4.12"""
    s = do(table(out=("A", "A"), known=(0,)), "fight 2 at A", "exchange")
    assert GAME.view(s, SPECTATOR).gone == (1, 1, 1, 1, 0, 0)
    assert GAME.view(s, SPECTATOR).thrown_late == (0, 0, 0)


def test_a_closed_later_hand_makes_discards_of_its_own_kind() -> None:
    """EK-4.12"""
    s = do(table(out=("A", "A"), late=(0,)), "fight 2 at A", "exchange")
    assert (GAME.view(s, 1).thrown_late, GAME.view(s, 0).gone_late) == ((4, 0, 0), (1, 1, 1, 1, 0, 0))


def test_views_that_differ_only_in_what_a_watcher_cannot_know_are_equal() -> None:
    """EK-4.12"""
    here, there = (
        table(hands=("1 2 3 4", "5 5 5 5"), out=("A", "A")),
        table(hands=("1 2 3 4", "6 6 6 6"), out=("A", "A")),
    )
    assert GAME.view(here, 0) == GAME.view(there, 0)
    assert GAME.view(here, SPECTATOR) == GAME.view(there, SPECTATOR)
    assert GAME.view(here, 1) != GAME.view(there, 1)


def hand(s: State, seat: int) -> list[int]:
    return list(s.hand[seat * 6 : seat * 6 + 6])


def test_a_first_hand_is_always_imagined_with_a_card_above_3() -> None:
    """EK-2.2"""
    v = GAME.view(table(phase=PLANNING), 0)
    imaginer, rng = GAME.imaginer(v), Rng(1)
    for _ in range(300):
        s = imaginer.draw(rng)
        assert sum(hand(s, 1)[3:]) > 0
        assert sum(hand(s, 2)[3:]) > 0


def test_also_when_it_has_turned_up_low_cards_only_or_was_given_away() -> None:
    """EK-2.2, 4.12"""
    s = table(out=("A A A", "A A A"), stores="A2G", hands=("4 4 5 6", "1 1 2 6"), amulets=(0, 5, 5))
    fight(fight(s, "fight 2 at A", 4, 1), "fight 1 at A", 1, 4)
    v, rng = GAME.view(s, 0), Rng(2)
    assert all(sum(hand(GAME.imagine(v, rng), 1)[3:]) > 0 for _ in range(200))
    do(s, "fight 2 at A", "exchange", "1 drawn", "1 drawn")
    v = GAME.view(s, 0)
    worlds = [GAME.imagine(v, rng) for _ in range(200)]
    assert all(sum(world.gone_first[9:12]) > 0 for world in worlds)
    assert any(sum(hand(world, 1)[3:]) == 0 for world in worlds)


def test_a_3_turned_up_is_not_above_3_and_is_remembered_as_a_first_card() -> None:
    """EK-2.2, 4.12"""
    s = table(out=("A A A", "A A A"), stores="A2G", hands=("4 4 5 6", "1 2 3 6"), amulets=(0, 5, 5))
    fight(s, "fight 2 at A", 4, 3)
    v, rng = GAME.view(s, 0), Rng(2)
    assert (v.first_seen, v.high, v.first) == ((0, 0, 1, 1, 0, 0), (0,), (0, 1, 2))
    assert all(sum(hand(GAME.imagine(v, rng), 1)[3:]) > 0 for _ in range(200))


def test_cards_of_a_later_hand_are_not_remembered_as_first_cards() -> None:
    """EK-4.12"""
    s = fight(table(out=("A A", "A A"), late=(0,)), "fight 2 at A", 4, 5)
    assert (GAME.view(s, 2).first_seen, GAME.view(s, 2).high) == ((0, 0, 0, 0, 1, 0), (1,))


def test_once_a_first_card_above_3_was_turned_up_the_rest_may_be_low() -> None:
    """EK-2.2"""
    s = table(out=("A A A", "A A A"), hands=("4 4 5 6", "1 1 2 6"), amulets=(0, 0, 5))
    fight(s, "fight 2 at A", 4, 6)
    v, rng = GAME.view(s, 0), Rng(3)
    assert any(sum(hand(GAME.imagine(v, rng), 1)[3:]) == 0 for _ in range(300))


def test_a_shown_card_is_never_imagined_in_a_first_hand() -> None:
    """EK-2.2"""
    s = do(GAME.start(3, GAME.agree({})), "seat 1 starts")
    for _ in range(2):
        do(s, *["1 drawn"] * 4, "4 one returned")
    for cards in ("1 4 4 4", "5 5 5 2", "6 6 6 3"):
        do(s, *[f"{card} drawn" for card in cards.split()], "hand kept")
    v, rng = GAME.view(s, 2), Rng(4)
    for _ in range(200):
        world = GAME.imagine(v, rng)
        assert hand(world, 0)[0] + hand(world, 1)[0] <= 1


def test_plans_that_are_made_and_hidden_are_imagined_evenly() -> None:
    """EK-3.2"""
    sick = ((0, 0, 0, 0), (0, 0, 7, 0), (0, 0, 6, 0))
    s = do(table(phase=PLANNING, sick=sick, stores="A1G"), "ready", "to A", "ready", "to ram 1", "ready")
    assert s.phase == REVEALING
    rng = Rng(6)
    plans: dict[tuple[int, ...], int] = {}
    for _ in range(1400):
        world = GAME.imagine(GAME.view(s, 0), rng)
        plan = tuple(world.out[25:50])
        plans[plan] = plans.get(plan, 0) + 1
    assert len(plans) == 14  # thirteen fields, or home
    assert fits(list(plans.values()), [1] * 14)


def test_the_rest_of_a_plan_that_is_being_shown_is_imagined_evenly() -> None:
    """EK-3.3"""
    sick = ((0, 0, 0, 0), (0, 0, 4, 0), (0, 0, 8, 0))
    s = table(phase=PLANNING, sick=sick, stores="A1G")
    do(s, "ready", "to A", "to E", "to catapult 3", "ready", "8 at home", "1 at home", "1 at A")
    rng = Rng(7)
    plans: dict[tuple[int, ...], int] = {}
    for _ in range(4000):
        plan = tuple(GAME.imagine(GAME.view(s, 2), rng).out[25:50])
        assert plan[0] == 1
        plans[plan] = plans.get(plan, 0) + 1
    # Two vikings on the stores B to G and six siege fields: 21 pairs of stores, 6 * 6 mixed, 15 pairs of siege fields.
    assert len(plans) == 21 + 36 + 15
    assert fits(list(plans.values()), [1] * 72)


def test_while_others_still_choose_nothing_is_made_up() -> None:
    """EK-3.2, 4.5"""
    s = do(table(phase=PLANNING), "to A", "to B", "ready")
    world = GAME.imagine(GAME.view(s, 1), Rng(1))
    assert (GAME.deciders(s), GAME.deciders(world), sum(world.out)) == ([1, 2], [0, 1, 2], 0)
    s = do(table(out=("A", "A"), amulets=(0, 0, 5)), "fight 2 at A", "play 3")
    assert GAME.deciders(GAME.imagine(GAME.view(s, 1), Rng(1))) == [0, 1]


def test_a_single_hand_card_is_known_to_lie_face_down() -> None:
    """EK-4.5"""
    s = table(out=("A", "A"), hands=("1", "2 3"), laid=("2 3 4", "3 4"), late=(0, 1), amulets=(0, 0, 5))
    do(s, "fight 2 at A")
    assert GAME.view(s, 2).played == (-1, 0, 0)
    world = GAME.imagine(GAME.view(s, 2), Rng(1))
    assert (GAME.deciders(world), hand(world, 0)[world.played[0] - 1]) == ([1], 1)


def test_the_fight_card_of_another_is_imagined_as_any_card_of_their_hand() -> None:
    """EK-4.5"""
    s = do(table(out=("A", "A"), known=(0,), hands=("1 1 1 6",), amulets=(0, 0, 5)), "fight 2 at A", "play 6", "play 2")
    rng, v = Rng(8), GAME.view(s, 1)
    counts = [0, 0]
    for _ in range(800):
        counts[GAME.imagine(v, rng).played[0] == 6] += 1
    assert fits(counts, [3, 1])


def late_views() -> list[View]:
    """Views from the middle of random games in which little is hidden, two a game."""
    found: list[View] = []
    for seed in range(40):
        rng, s, most = Rng(seed), GAME.start(3, GAME.agree({})), len(found) + 2
        while GAME.decider(s) != NOBODY and len(found) < most:
            GAME.settle(s, rng)
            if (seat := GAME.decider(s)) == NOBODY:
                break
            GAME.apply(s, seat, random_action(GAME, s, seat, rng))
            v = GAME.view(s, int(rng.below(3)))
            if rng.below(25) == 0 and len(GAME.worlds(v, 300)) > 1:
                found.append(v)
    return found


def test_in_the_middle_of_a_game_worlds_are_imagined_as_often_as_they_are_likely() -> None:
    """EK-4.12"""
    views = late_views()
    assert any(sum(v.shown) for v in views)
    assert any(sum(v.thrown_first) for v in views)
    assert any(sum(v.thrown_late) for v in views)
    for v in views:
        worlds = GAME.worlds(v, 300)
        counts = {key(world): 0 for world, _ in worlds}
        imaginer, rng = GAME.imaginer(v), Rng(11)
        for _ in range(20 * len(worlds)):
            counts[key(imaginer.draw(rng))] += 1
        assert fits(list(counts.values()), [weight for _, weight in worlds])


def shown_history() -> State:
    """A game in which a hand was laid apart: its cards are in the deck, and in no first hand."""
    s = do(GAME.start(3, GAME.agree({})), "seat 1 starts", "1 drawn", "1 drawn", "1 drawn", "2 drawn")
    do(s, options(s)[0])
    for cards in ("1 1 6 6", "3 3 5 6", "3 4 4 5"):
        do(s, *[f"{card} drawn" for card in cards.split()], "hand kept")
    return s


def test_late_cards_may_be_shown_ones_and_first_cards_may_not() -> None:
    """EK-2.2, 4.12"""
    s = shown_history()
    do(s, "material card 1")
    for seat, plan in enumerate(("to A", "to A", "")):
        for text in [*plan.split(","), "ready"] if plan else ["ready"]:
            GAME.apply(s, seat, GAME.actions.parse(text))
    GAME.settle(s, Rng(1))
    do(s, "fight 2 at A", "exchange", "1 drawn", "1 drawn", "2 drawn", "1 drawn", "keep hand")
    v = GAME.view(s, 0)  # knows five late cards of value 1 or 2, two first 1s and four shown ones
    rng, low, tries = Rng(12), 0, 6000
    for _ in range(tries):
        world = GAME.imagine(v, rng)
        low += hand(world, 1)[0] + hand(world, 2)[0]
    assert abs(low / tries - exact_mean(v)) < 0.05


def exact_mean(v: View) -> float:
    """The mean number of 1s in both closed first hands, by counting labelled deals of eight cards."""
    fresh = [9 - v.shown[k] - [2, 0, 0, 0, 0, 2][k] for k in range(6)]
    late = [3, 1, 0, 0, 0, 0]
    total = ones = 0
    hands = [h for h in product(range(5), repeat=6) if sum(h) == 4 and sum(h[3:]) > 0]
    for one in hands:
        for two in hands:
            weight = 1
            for k in range(6):
                x = one[k] + two[k]
                left = fresh[k] + v.shown[k] - x
                if x > fresh[k] or left < late[k]:
                    weight = 0
                    break
                weight *= comb(fresh[k], one[k]) * comb(fresh[k] - one[k], two[k]) * perm(left, late[k])
            total += weight
            ones += weight * (one[0] + two[0])
    return ones / total


@pytest.mark.parametrize("n", [3, 10**6, 2**40 + 12345, 10**30])
def test_large_numbers_are_drawn_evenly(n: int) -> None:
    rng = Rng(1)
    numbers = [big_below(n, rng) for _ in range(3000)]
    assert min(numbers) >= 0
    assert max(numbers) < n
    assert fits([sum([3 * number // n == part for number in numbers]) for part in range(3)], [1, 1, 1])
