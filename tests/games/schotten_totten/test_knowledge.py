"""What each watcher knows of cards that are face down."""

import pytest

from clanmoot.core.game import CHANCE, SPECTATOR
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.state import PLAYING, State
from tests.games.schotten_totten.picture import cards, do, end_turn, options, table

WATCHERS = (0, 1, SPECTATOR)


def seen(s: State, text: str) -> list[str]:
    """What seat 0, seat 1 and a spectator see of a step that is taken now."""
    seat, action = GAME.decider(s), GAME.actions.parse(text)
    return [GAME.actions.text(GAME.seen(s, seat, action, watcher)) for watcher in WATCHERS]


def test_a_card_drawn_is_seen_by_who_draws_it_others_see_its_back() -> None:
    """ST-3.7"""
    s = do(table(tactics=True, hand="R1"), "done")
    assert seen(do(s.copy(), "draw clan"), "N3 drawn") == ["N3 drawn", "a clan card drawn", "a clan card drawn"]
    assert seen(do(s, "draw tactic"), "Spy drawn") == ["Spy drawn", "a tactic card drawn", "a tactic card drawn"]


def test_the_deal_is_seen_by_who_is_dealt_to() -> None:
    """ST-3.7, 2.1"""
    s = GAME.start(2, GAME.agree({"begins": 1}))
    assert seen(s, "N3 drawn") == ["N3 drawn", "a clan card drawn", "a clan card drawn"]
    for action in range(6):
        GAME.apply(s, CHANCE, GAME.chance(s)[action][0])
    assert seen(s, "N3 drawn") == ["a clan card drawn", "N3 drawn", "a clan card drawn"]


def test_every_other_step_is_seen_by_all() -> None:
    """ST-3.7"""
    s = table("R7 R8 R9 | G1", tactics=True, hand="R1 Banshee Mud", phase=PLAYING)
    for text in ("R1 to 3", "Banshee", "Mud Fight on 1"):
        assert seen(s, text) == [text] * 3
    assert seen(do(s.copy(), "Banshee"), "banish G1") == ["banish G1"] * 3
    assert seen(do(s.copy(), "R1 to 3"), "claim 1") == ["claim 1"] * 3
    assert seen(do(s.copy(), "R1 to 3", "done"), "draw tactic") == ["draw tactic"] * 3


def recruited() -> State:
    """Seat 0 has drawn three cards with the Recruiter and puts two back."""
    s = table(tactics=True, hand="Recruiter R1", other="N9", phase=PLAYING, clan_rest="discards", tactic_rest="deck")
    return do(s, "Recruiter", "draw tactic", "Joker drawn", "draw tactic", "Joker drawn", "draw tactic", "Spy drawn")


def test_the_recruiters_draws_are_seen_only_by_their_player() -> None:
    """ST-7.9"""
    s = do(table(tactics=True, hand="Recruiter", phase=PLAYING), "Recruiter", "draw clan")
    assert seen(s, "G1 drawn") == ["G1 drawn", "a clan card drawn", "a clan card drawn"]


def test_of_a_card_put_under_a_deck_others_see_the_back() -> None:
    """ST-7.9"""
    s = recruited()
    assert seen(s, "put R1 under") == ["put R1 under", "a clan card put under", "a clan card put under"]
    assert seen(s, "put Joker under") == ["put Joker under", "a tactic card put under", "a tactic card put under"]


def test_only_the_digger_knows_the_faces_under_the_decks() -> None:
    """ST-7.9"""
    s = do(recruited(), "put Joker under", "put R1 under")
    assert [GAME.view(s, watcher).under for watcher in WATCHERS] == [(54, cards("R1")[0]), (-2, -1), (-2, -1)]


def dug() -> State:
    """Seat 1 is about to draw R1, which seat 0 once put under the clan deck."""
    s = do(recruited(), "put Joker under", "put R1 under", "done", "N9 to 1", "done")
    return do(s, "draw clan")


def test_the_digger_knows_the_card_when_the_other_draws_it() -> None:
    """ST-7.9"""
    assert seen(dug(), "R1 drawn") == ["R1 drawn", "R1 drawn", "a clan card drawn"]


def test_both_players_remember_it_in_that_hand_a_spectator_never_knew_it() -> None:
    """ST-3.7"""
    s = do(dug(), "R1 drawn")
    assert [GAME.view(s, watcher).known for watcher in WATCHERS] == [tuple(cards("R1")), tuple(cards("R1")), ()]
    assert [GAME.view(s, watcher).under for watcher in WATCHERS] == [(54,), (-2,), (-2,)]


def test_it_is_forgotten_when_it_is_played() -> None:
    """ST-3.7"""
    s = do(dug(), "R1 drawn", "pass", "done", "R1 to 4")
    assert [GAME.view(s, watcher).known for watcher in WATCHERS] == [(), (), ()]


def test_a_card_of_ones_own_drawn_again_is_nobody_elses_knowledge() -> None:
    """ST-7.9"""
    s = table(tactics=True, hand="R5", under="R1", digger=0, clan_rest="discards", tactic_rest="discards")
    do(s, "done")
    assert seen(s, "R1 drawn") == ["R1 drawn", "a clan card drawn", "a clan card drawn"]
    do(s, "R1 drawn")
    assert [GAME.view(s, watcher).known for watcher in WATCHERS] == [(), (), ()]


def test_a_card_from_the_shuffled_part_tells_the_digger_nothing() -> None:
    """ST-7.9"""
    s = table(tactics=True, hand="R5", under="R1", digger=1)
    do(s, "done", "draw clan")
    assert seen(s, "G1 drawn") == ["G1 drawn", "a clan card drawn", "a clan card drawn"]
    do(s, "G1 drawn")
    assert GAME.view(s, 1).known == ()


@pytest.mark.parametrize("own", ["", "Joker"])
def test_of_two_equal_jokers_the_one_that_is_played_is_the_known_one(own: str) -> None:
    """ST-3.7 Jokers are alike: whichever of two is played, the digger knows of none from then on."""
    gone = "Spy Sh Bluff Mud Recruiter Strategist Banshee Traitor" + ("" if own else " Joker")
    s = table(tactics=True, hand=f"Y1 {own}", discards=gone, under="Joker", digger=1, played=(1, 1), clan_rest="other")
    do(s, "done", "Joker drawn")
    assert [GAME.view(s, watcher).known for watcher in WATCHERS] == [(54,), (54,), ()]
    assert GAME.view(s, 0).tactics_held[0] == 1 + len(own.split())
    end_turn(do(s, next(text for text in options(s) if " to " in text)))
    do(s, "Joker to 9")
    assert [GAME.view(s, watcher).known for watcher in WATCHERS] == [(), (), ()]
    assert GAME.view(s, 1).tactics_held[0] == len(own.split())


def test_hidden_cards_of_a_view_are_all_that_the_watcher_does_not_know() -> None:
    """ST-3.7 What differs only in what a watcher cannot see is one view."""
    here = table(tactics=True, hand="R1", other="N1 Spy", under="N2 Mud", digger=0)
    there = table(tactics=True, hand="R1", other="N3 Joker", under="N2 Mud", digger=0)
    assert GAME.view(here, 0) == GAME.view(there, 0)
    here = table(tactics=True, hand="R1", other="N1 Spy", under="N2 Mud", digger=0)
    there = table(tactics=True, hand="R4", other="N1 Spy", under="N5 Joker", digger=0)
    assert GAME.view(here, 1) == GAME.view(there, 1)
    assert GAME.view(here, SPECTATOR) == GAME.view(there, SPECTATOR)


def test_a_known_card_tells_the_digger_the_others_hand_and_a_spectator_nothing() -> None:
    """ST-3.7"""
    here = table(tactics=True, hand="R1", other="N1 N2", known="N1", digger=0)
    there = table(tactics=True, hand="R1", other="N3 N2", known="N3", digger=0)
    assert GAME.view(here, 0) != GAME.view(there, 0)
    assert GAME.view(here, SPECTATOR) == GAME.view(there, SPECTATOR)
