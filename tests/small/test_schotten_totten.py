"""The small Schotten Totten keeps the contract and its own rules."""

from collections.abc import Sequence
from itertools import combinations, product

import pytest

from clanmoot.catalogue import load
from clanmoot.conformance.kit import examine
from clanmoot.core.bits import mask
from clanmoot.core.game import CHANCE, NOBODY, SPECTATOR
from clanmoot.core.playout import perft
from clanmoot.small.game_tree import expand
from clanmoot.small.schotten_totten import GAME
from clanmoot.small.schotten_totten.actions import DEALT, DRAWN
from clanmoot.small.schotten_totten.pieces import (
    CARD_NAMES,
    FLUSH,
    OF_A_KIND,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TOTAL,
    formation,
)
from clanmoot.small.schotten_totten.rules import settle
from clanmoot.small.schotten_totten.state import OVER, PLAYING, State
from clanmoot.small.solve import exploitability, solve, uniform


def cards(words: str) -> int:
    return mask([CARD_NAMES.index(word) for word in words.split()])


def table(hands: Sequence[str], sides: Sequence[str] = ("", "", "", ""), turn: int = 0, **options: int) -> State:
    """A position in which cards that are not mentioned are in the deck; sides go seat by seat, stone by stone."""
    s = State(GAME.agree(options))
    s.phase, s.turn = PLAYING, turn
    s.hands = [cards(hand) for hand in hands]
    s.sides = [cards(side) for side in sides]
    for place in (*s.hands, *s.sides):
        s.deck &= ~place
    for stone, seat in product(range(2), range(2)):
        if s.sides[2 * seat + stone].bit_count() == s.slots:
            s.first[stone] = seat if s.first[stone] < 0 else s.first[stone]
    GAME.check(s)
    return s


def words(s: State) -> list[str]:
    return [GAME.actions.text(action) for action in GAME.legal(s, s.turn)]


def act(s: State, text: str) -> None:
    action = GAME.actions.parse(text)
    seat = GAME.decider(s)
    assert action in (GAME.legal(s, seat) if seat != CHANCE else [outcome for outcome, _ in GAME.chance(s)])
    GAME.apply(s, seat, action)


@pytest.mark.parametrize("seed", [1, 2])
def test_it_keeps_every_promise(seed: int) -> None:
    assert examine(load("clanmoot.small.schotten_totten:GAME"), games=24, seed=seed).broken() == []


def test_deal_and_turns_as_they_come() -> None:
    s = GAME.start(2, GAME.agree({}))
    assert len(GAME.chance(s)) == 15
    act(s, "hand G1 B2")
    assert len(GAME.chance(s)) == 6
    act(s, "hand G2 B1")
    assert words(s) == ["G1 to 1", "B2 to 1"]
    act(s, "B2 to 1")
    assert [GAME.actions.text(action) for action, _ in GAME.chance(s)] == ["draw G3", "draw B3"]
    act(s, "draw B3")
    assert GAME.decider(s) == 1
    act(s, "G2 to 1")
    act(s, "draw G3")
    assert words(s) == ["G1 to 1", "B3 to 1"]
    act(s, "B3 to 1")
    act(s, "G3 to 1")
    assert GAME.decider(s) == NOBODY
    assert s.owner[0] == 0, "two colour runs of five: the one that was complete first"
    assert GAME.outcome(s).shares() == (1.0, 0.0)


def test_of_others_cards_one_sees_the_backs() -> None:
    s = GAME.start(2, GAME.agree({}))
    deal = GAME.chance(s)[0][0]
    assert [GAME.seen(s, CHANCE, deal, watcher) for watcher in (0, 1, SPECTATOR)] == [deal, DEALT, DEALT]
    s = table(["G1 G3", "B1 B2"])
    act(s, "G1 to 1")
    draw = GAME.chance(s)[0][0]
    assert [GAME.seen(s, CHANCE, draw, watcher) for watcher in (0, 1, SPECTATOR)] == [draw, DRAWN, DRAWN]


@pytest.mark.parametrize(
    ("side", "worth"),
    [
        ("G1 G2", STRAIGHT_FLUSH + 3),
        ("G3 B3", OF_A_KIND + 6),
        ("G1 G3", FLUSH + 4),
        ("G1 B2", STRAIGHT + 3),
        ("G1 B3", TOTAL + 4),
        ("B2 B3 B4", STRAIGHT_FLUSH + 9),
        ("G2 B2 R2", OF_A_KIND + 6),
        ("G1 G2 G4", FLUSH + 7),
        ("G1 B2 R3", STRAIGHT + 6),
        ("G1 G2 B4", TOTAL + 7),
        ("G2 B2 R3", TOTAL + 7),
    ],
)
def test_formations(side: str, worth: int) -> None:
    assert formation(cards(side)) == worth


def test_kinds_never_overlap() -> None:
    """SS-4.1 The weakest of a kind beats the strongest of the next, whatever their sums."""
    for size in (2, 3):
        for side in combinations(range(12), size):
            assert formation(mask(side)) % 16 == sum([card % 4 + 1 for card in side])


def test_a_stone_goes_to_the_stronger_side_and_of_equals_to_the_earlier() -> None:
    s = table(["G3", "B2 B3"], ["G2", "", "B1", ""], turn=1)
    act(s, "B2 to 1")
    assert s.owner[0] == -1
    s = table(["G3", "B2"], ["G2", "", "B1 B3", ""])
    act(s, "G3 to 1")
    assert s.owner[0] == 0
    s = table(["G1", "G2"], ["G3", "", "B1 B3", ""])
    act(s, "G1 to 1")
    assert s.owner[0] == 1, "equal, and the second was complete first"


def test_who_has_no_free_slot_draws_nothing_and_the_game_ends() -> None:
    s = table(["G3", "B2 B3"], ["G2", "", "B1", ""])
    act(s, "G3 to 1")
    assert GAME.decider(s) == 1, "no draw: the first side is complete"
    act(s, "B2 to 1")
    assert s.phase == OVER


def test_stones_that_stay_incomplete_are_settled() -> None:
    """SS-6.1 Six cards do not fill two stones: complete on one side only, a stone belongs to that side."""
    s = table(["G3", "B3"], ["G1", "G2", "B1 B2", ""], stones=2)
    act(s, "G3 to 1")
    act(s, "B3 to 2")
    assert s.phase == OVER
    assert s.owner == [1, -1], "a colour run beats a colour; nobody completed the other stone"
    assert GAME.outcome(s).shares() == (0.0, 1.0)
    s = table(["", ""], ["G1 G2", "", "B3", ""], stones=2)
    settle(s)
    assert s.owner == [0, -1]
    s = table(["", ""], ["G1 G2", "", "", "B1 B2"], stones=2)
    settle(s)
    assert GAME.outcome(s).shares() == (0.5, 0.5)
    assert GAME.facts.reasons[GAME.outcome(s).reason] == "st-draw"


def test_refusals_say_what_is_in_the_way() -> None:
    s = table(["G3 G2", "B2 B3"], ["", "G1", "", ""], stones=2)

    def refusal(seat: int, text: str) -> tuple[str, str]:
        found = GAME.why_not(GAME.view(s, seat), GAME.actions.parse(text))
        return found.rule, found.message.id

    assert refusal(1, "B2 to 1") == ("SS-3.1", "st-not-your-turn")
    assert refusal(0, "B2 to 1") == ("SS-3.1", "st-not-in-hand")
    assert refusal(0, "draw G1") == ("SS-3.1", "st-not-a-choice")
    s = table(["G3", "B2"], ["G1 G2", "", "", ""], stones=2)
    assert refusal(0, "G3 to 1") == ("SS-1.2", "st-full")
    s = table(["G3", "B2"])
    assert refusal(0, "G3 to 2") == ("SS-1.1", "ss-no-stone")
    settle(s)
    assert refusal(0, "G3 to 1") == ("SS-6.1", "st-over")


def test_the_board_shows_both_sides_and_ones_own_hand() -> None:
    s = table(["G3 G2", "B2 B3"], ["G1", "", "B1", ""])
    assert GAME.board(GAME.view(s, 0)) == "B1 .   (1)  G1 . \ndeck 0   cards left and right: 2 2   hand: G2 G3"


def test_node_counts() -> None:
    s = GAME.start(2, GAME.agree({}))
    assert [perft(GAME, s, depth) for depth in range(1, 9)] == [15, 90, 180, 360, 720, 720, 1440, 2880]


def test_the_first_player_wins_three_games_of_five() -> None:
    tree = expand(GAME)
    assert tree.endings == 2880
    found = solve(tree, 1e-4)
    assert found.distance <= 1e-4
    assert found.value == pytest.approx(0.6, abs=2e-4)
    assert exploitability(tree, uniform(tree)) == pytest.approx(0.24722, abs=1e-5)
