"""What each watcher knows of hands, cards face down, and decks before the last shuffle."""

from clanmoot.core.game import SPECTATOR
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import State
from tests.games.highland_clans.picture import THIRD, do, fight, hand, table

WATCHERS = (0, 1, 2, SPECTATOR)
HANDS = ("YYYY BB | c . | 1 2 3 4", "YYYY BB | c . | 1 1 2 2", "YYYY BB | c . | 3 3 4 4")


def seen(s: State, text: str) -> list[str]:
    """What the seats and a spectator see of a step that is taken now."""
    seat, action = GAME.decider(s), GAME.actions.parse(text)
    return [GAME.actions.text(GAME.seen(s, seat, action, watcher)) for watcher in WATCHERS]


def test_a_card_drawn_is_seen_by_who_draws_it() -> None:
    """HC-1.6"""
    s = do(table(*HANDS, drawn="YY"), "warrior")
    assert seen(s, "card 3 drawn") == ["card 3 drawn", *["a card drawn"] * 3]


def test_the_deal_is_seen_by_who_is_dealt_to() -> None:
    """HC-2.4, 1.6"""
    s = GAME.start(3, GAME.agree({}))
    assert seen(s, "card 3 drawn") == ["card 3 drawn", *["a card drawn"] * 3]
    do(s, *["card 1 drawn"] * 4)
    assert seen(s, "card 3 drawn") == ["a card drawn", "card 3 drawn", "a card drawn", "a card drawn"]


def test_a_card_laid_is_seen_by_who_lays_it_a_piper_by_all() -> None:
    """HC-5.2"""
    s = do(table(*HANDS, phase=THIRD), "raid 1")
    assert seen(s, "lay 3") == ["lay 3", *["a card laid face down"] * 3]
    do(s, "lay 3")
    assert seen(s, "with a piper") == ["with a piper"] * 4
    do(s, "no piper")
    assert seen(s, "lay 2") == ["a card laid face down", "lay 2", *["a card laid face down"] * 2]
    do(s, "lay 2", "no piper")
    assert seen(s, "3 against 2 turned up") == ["3 against 2 turned up"] * 4


def test_cards_after_a_raid_are_seen_by_attacker_and_defender_each_their_own() -> None:
    """HC-5.10, 1.6"""
    s = fight(do(table(*HANDS, phase=THIRD), "raid 1"), "1 1", "2 2", "3 2")
    do(s, "loot nothing")
    assert seen(s, "card 4 drawn") == ["card 4 drawn", *["a card drawn"] * 3]
    do(s, *["card 1 drawn"] * 5)
    assert seen(s, "discard 1 4") == ["discard 1 4"] * 4
    do(s, "discard 1 4")
    assert seen(s, "card 4 drawn") == ["a card drawn", "card 4 drawn", *["a card drawn"] * 2]


def test_discards_are_seen_by_all() -> None:
    """HC-1.6"""
    s = table(*HANDS, phase=THIRD)
    assert seen(s, "discard 1 2") == ["discard 1 2"] * 4
    do(s, "discard 1 2")
    assert {GAME.view(s, watcher).discards for watcher in WATCHERS} == {(1, 1, 0, 0)}


def test_a_view_holds_ones_own_hand_and_the_sizes_of_the_others() -> None:
    """HC-1.6"""
    s = table(*HANDS)
    assert [GAME.view(s, watcher).hand for watcher in WATCHERS] == [(1, 1, 1, 1), (2, 2, 0, 0), (0, 0, 2, 2), ()]
    assert {GAME.view(s, watcher).held for watcher in WATCHERS} == {(4, 4, 4)}


def test_what_differs_only_in_what_a_watcher_cannot_see_is_one_view() -> None:
    """HC-1.6"""
    here, there = table(*HANDS), table(HANDS[0], "YYYY BB | c . | 4 4 4 4", HANDS[2])
    assert GAME.view(here, 0) == GAME.view(there, 0)
    assert GAME.view(here, SPECTATOR) == GAME.view(there, SPECTATOR)
    assert GAME.view(here, 1) != GAME.view(there, 1)


def shuffled() -> State:
    """All discards have just become the deck: twelve cards are in hands, and everybody knows which those are not."""
    supply = (6, 6, 4, 4)
    clans = ("YYYY BB | c . | 1 1 1 2", "YYYY BB | c . | 1 2 3 4", "YYYY BB | c . | 2 3 4 4")
    return do(table(*clans, phase=THIRD, deck="3", supply=supply), "discard 1 1", "card 3 drawn")


def test_after_a_shuffle_the_deck_is_known_and_so_are_the_cards_not_in_it() -> None:
    """HC-5.11 Nobody can imagine that another player holds a card which is in the deck."""
    s = shuffled()
    for watcher in (0, SPECTATOR):
        imaginer, rng = GAME.imaginer(GAME.view(s, watcher)), Rng(1)
        for _ in range(50):
            world = imaginer.draw(rng)
            GAME.check(world)
            assert list(world.deck) == list(s.deck)
    assert {hand(GAME.imaginer(GAME.view(s, 0)).draw(Rng(seed)), 1) for seed in range(50)} != {hand(s, 1)}


def test_a_card_drawn_after_the_shuffle_is_one_of_the_new_deck() -> None:
    """HC-5.11 Who held old cards only and drew one new card has exactly one of the new deck."""
    s = shuffled()
    new = [value for value in range(4) if s.deck[value]]
    do(s, f"card {new[0] + 1} drawn")
    v = GAME.view(s, 1)
    for seed in range(40):
        world = GAME.imagine(v, Rng(seed))
        drawn = list(world.took)[12:16]
        assert sum(drawn) == 1
        assert drawn.index(1) in new


def test_the_five_cards_of_a_dutch_refill_are_their_owners_secret() -> None:
    """HC-5.10"""
    s = fight(do(table(*HANDS, phase=THIRD, refill=1), "raid 2"), "1 3", "2 3", "3 4")
    do(s, "card 1 drawn", "card 2 drawn")
    assert [GAME.view(s, watcher).five for watcher in WATCHERS] == [(1, 1, 0, 0), (), (), ()]


def test_who_decides_does_not_depend_on_hidden_cards() -> None:
    """A hand of four equal cards is asked like any other: a silent skip would tell."""
    s = table("YYYY BB | c . | 2 2 2 2", HANDS[1], HANDS[2], phase=THIRD)
    do(s, "raid 1")
    assert GAME.legal(s, 0) == [GAME.actions.parse("lay 2")]
    assert not GAME.forced(s)


def test_a_last_card_is_no_choice_that_all_can_see() -> None:
    s = table("YYY | c . | 2 3 4", "YYY | c . | 1 1 1", HANDS[2], phase=THIRD)
    fight(do(s, "raid 1"), "2 1", "3 1")
    assert GAME.forced(s)
