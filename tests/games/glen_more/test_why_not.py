"""Refusals: the rule in the way, for everything that somebody may try."""

import pytest

from clanmoot.core.game import NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.state import State
from clanmoot.locales import ENGLISH, Speaker
from tests.games.glen_more.picture import do, refusal, table

ROAD = "Home:i Fo8:w Gr5 Qu1"


def moving() -> State:
    return table(ROAD, ring="1 Ta33 Moil Fo24 Ness Fo2 2 Oich Vi4", coins=[0], rows=(0, 3, 3, 3, 3))


def placing() -> State:
    return do(table(". Me12 . .\nHome:i Fo8:w Gr5 Qu1", ring="1 Fo24"), "take Fo24")


def river() -> State:
    return do(table(". . Fo24\n. . Qu23\nHome:i Fo8 Gr5", ring="1 Fo2"), "take Fo2")


def offering() -> State:
    return do(table("Home:i Fo8 Gr5:i", ring="1 Ness"), "take Ness", "north of Home")


def pairing() -> State:
    s = table("Home:i Fo8:w Gr5:g", ring="1 Oich", coins=[0], rows=(0, 0, 0, 0, 0))
    return do(s, "take Oich", "north of Home")


def paying() -> State:
    s = table("Home:i Fo8:w Gr5:gg", ring="1 Armadale", coins=[0], rows=(3, 1, 2, 0, 0))
    return do(s, "take Armadale", "north of Fo8")


def filling() -> State:
    return do(table("Home:i Fo8", ring="1 Lochy"), "take Lochy", "north of Home")


def emptying() -> State:
    s = table("Home:i Fo8:w Fo40:w Gr5:ggg", ring="1 Shiel", rows=(2, 0, 2, 0, 0))
    return do(s, "take Shiel", "south of Home")


def taking() -> State:
    return do(emptying(), "sell wood")


def activating() -> State:
    s = table("Iona Home Fo8:www Di15 Vi4:i", ring="1 Me12", coins=[0], rows=(0, 0, 0, 0, 1))
    return do(s, "take Me12", "north of Vi4")


def giving() -> State:
    return do(table("Home:i Fa17 Fo8:w", ring="1 Me12", coins=[0]), "take Me12", "north of Fa17", "use Fa17")


def choosing() -> State:
    return do(table("Home:i Iona", ring="1 Me12"), "take Me12", "north of Iona", "use Iona")


def marching() -> State:
    return do(table(ROAD, ring="1 Vi29"), "take Vi29", "north of Fo8")


def stepping() -> State:
    return do(table(ROAD, ring="1 Me12"), "take Me12", "north of Fo8", "member on Home")


MAKERS = {
    "moving": moving,
    "placing": placing,
    "river": river,
    "offering": offering,
    "pairing": pairing,
    "paying": paying,
    "filling": filling,
    "emptying": emptying,
    "taking": taking,
    "activating": activating,
    "giving": giving,
    "choosing": choosing,
    "marching": marching,
    "stepping": stepping,
}


@pytest.mark.parametrize(
    ("moment", "text", "rule", "message"),
    [
        ("moving", "pass", "GM-3.5", "gm-no-pass"),
        ("moving", "take Fo53", "GM-3.2", "gm-not-on-ring"),
        ("moving", "take Ta33", "GM-4.1", "gm-no-whisky"),
        ("moving", "take Moil", "GM-4.5", "gm-too-dear"),
        ("moving", "take Ness", "GM-4.5", "gm-no-person"),
        ("moving", "take Oich", "GM-4.5", "gm-no-pair"),
        ("moving", "sell wood", "GM-3.2", "gm-sell-early"),
        ("moving", "done", "GM-3.2", "gm-first-move"),
        ("placing", "take Fo2", "GM-3.2", "gm-first-place"),
        ("placing", "north of Vi4", "GM-5.1", "gm-not-yours"),
        ("placing", "east of Home", "GM-5.1", "gm-taken"),
        ("placing", "north of Home", "GM-5.3", "gm-open-end"),
        ("placing", "south of Qu1", "GM-5.2", "gm-lonely"),
        ("placing", "west of Me12", "GM-5.3", "gm-open-end"),
        ("river", "north of Fo8", "GM-5.3", "gm-off-river"),
        ("offering", "member on Home", "GM-5.2", "gm-must-stay"),
        ("offering", "member on Fo8", "GM-4.1", "gm-nobody-there"),
        ("offering", "pay a chieftain", "GM-4.1", "gm-no-chieftain"),
        ("moving", "pay a chieftain", "GM-4.1", "gm-only-ness"),
        ("pairing", "give wood", "GM-4.1", "gm-just-two"),
        ("pairing", "give wood+stone", "GM-4.5", "gm-cannot-give"),
        ("paying", "sell wood", "GM-4.5", "gm-needed"),
        ("paying", "sell sheep", "GM-4.3", "gm-none-owned"),
        ("filling", "use Fo8", "GM-3.2", "gm-first-fill"),
        ("emptying", "sell grain", "GM-6.9", "gm-empties-none"),
        ("taking", "from Gr5", "GM-4.1", "gm-holds-none"),
        ("taking", "from Fo53", "GM-4.1", "gm-holds-none"),
        ("activating", "from Fo8", "GM-4.1", "gm-nothing-given"),
        ("activating", "sell wood", "GM-4.3", "gm-row-empty"),
        ("activating", "use Fo8", "GM-6.2", "gm-not-around"),
        ("activating", "use Vi4", "GM-6.2", "gm-once"),
        ("activating", "use Fo24", "GM-6.2", "gm-not-yours"),
        ("activating", "use Di15", "GM-4.2", "gm-cannot-serve"),
        ("activating", "give wood", "GM-6.5", "gm-no-fair"),
        ("activating", "trade wood+wood+wood", "GM-6.5", "gm-no-grocer"),
        ("activating", "slaughter one", "GM-6.5", "gm-no-butcher"),
        ("activating", "stock wood+wood", "GM-6.10", "gm-no-lochy"),
        ("activating", "choose wood", "GM-6.3", "gm-no-abbey"),
        ("activating", "member on Vi4", "GM-3.2", "gm-first-activate"),
        ("giving", "give wood+stone", "GM-4.2", "gm-cannot-give"),
        ("giving", "give wood+stone+grain+cattle", "GM-6.5", "gm-too-many"),
        ("giving", "done", "GM-3.2", "gm-first-give"),
        ("choosing", "stop", "GM-3.2", "gm-first-kind"),
        ("marching", "member on Fo8", "GM-7.1", "gm-nobody-there"),
        ("marching", "promote", "GM-7.1", "gm-nobody-called"),
        ("marching", "sell wood", "GM-3.2", "gm-sell-late"),
        ("marching", "to Fo8", "GM-3.2", "gm-first-member"),
        ("stepping", "promote", "GM-7.2", "gm-last-member"),
        ("stepping", "to Home", "GM-7.1", "gm-there-already"),
        ("stepping", "to Qu1", "GM-7.1", "gm-too-far"),
        ("stepping", "to Fo24", "GM-7.1", "gm-not-yours"),
        ("stepping", "take Fo24", "GM-3.2", "gm-first-to"),
        ("moving", "Fo24 laid", "GM-3.1", "gm-not-a-choice"),
    ],
)
def test_a_refused_move_names_its_rule(moment: str, text: str, rule: str, message: str) -> None:
    """GM-3.1 GM-3.2"""
    assert refusal(MAKERS[moment](), text) == (rule, message)


def test_a_legal_place_under_another_name_is_not_called_forbidden() -> None:
    """GM-3.2 GM-5.1 The space is legal: no rule about spaces is cited, and the sentence gives the name to use."""
    s = do(table(". . Me12 .\nHome:i Fo8 Gr5:i Qu1", ring="1 Fo24"), "take Fo24")
    found = GAME.why_not(GAME.view(s, 0), GAME.actions.parse("north of Fo8"))
    assert (found.rule, found.message.id) == ("GM-3.2", "gm-renamed")
    said = Speaker(ENGLISH, ("Ailsa", "Bruce"), 0).say(found.message)
    assert said == "You can place it there. Call that space “west of meadow Me12”."
    do(s, "west of Me12")


@pytest.mark.parametrize("moment", ["moving", "placing", "marching", "stepping"])
def test_selling_at_the_wrong_moment_does_not_cite_the_rule_that_allows_selling(moment: str) -> None:
    """GM-3.2 GM-4.3"""
    assert refusal(MAKERS[moment](), "sell wood")[0] == "GM-3.2"


@pytest.mark.parametrize(("tile", "message"), [("Fo2", "gm-no-river"), ("Qu7", "gm-no-river"), ("Vi4", "gm-no-road")])
def test_a_tile_without_a_place_is_refused(tile: str, message: str) -> None:
    """GM-5.3"""
    s = table("Home Fo8 Gr5 Qu1\n. . Fo24:i .", ring=f"1 {tile} Qu23")
    assert refusal(s, f"take {tile}") == ("GM-5.3", message)


def test_a_plain_tile_without_a_place_is_refused() -> None:
    """GM-5.2"""
    assert refusal(table(ring="1 Qu23 Fo2"), "take Qu23") == ("GM-5.2", "gm-no-place")


def test_an_end_that_is_closed_is_refused() -> None:
    """GM-5.3"""
    s = do(table("Fo24 Qu23:i\n. Fo28:i\nHome:i Qu1", ring="1 Fo2"), "take Fo2")
    assert refusal(s, "north of Home") == ("GM-5.3", "gm-blocked")


def test_loch_ness_does_its_part_once() -> None:
    """GM-6.7"""
    s = table("Ness . . .\nHome:i Fo8:ww Gr5:g Vi4:i", ring="1 Me12", rows=(1, 0, 0, 0, 0))
    do(s, "take Me12", "north of Vi4", "use Home")
    assert refusal(s, "use Fo8") == ("GM-6.7", "gm-ness-used")


def test_a_full_tile_is_refused_and_one_that_gives_anyway() -> None:
    """GM-6.3 GM-6.12"""
    s = do(table("Home:i Fo8:www", ring="1 Me12", rows=(1, 0, 0, 0, 0)), "take Me12", "north of Fo8")
    assert refusal(s, "use Fo8") == ("GM-6.3", "gm-full")
    assert refusal(s, "use Me12") == ("GM-6.12", "gm-gives-anyway")


def test_who_is_not_in_turn_is_refused() -> None:
    """GM-3.1"""
    s = moving()
    found = GAME.why_not(GAME.view(s, 1), GAME.actions.parse("take Fo24"))
    assert (found.rule, found.message.id) == ("GM-3.1", "gm-not-your-turn")


def test_a_game_that_is_over_refuses_everything() -> None:
    """GM-8.4"""
    s = table("Home:i Qu1", ring="1 Gr5 Vi4 2 Fo8 3 4", left=["Qu67"])
    do(s, "take Fo8", "west of Home", "stop", "Qu67 laid")
    assert refusal(s, "done") == ("GM-8.4", "gm-over")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_illegal_move_of_a_random_game_gets_a_rule_and_a_sentence(players: int) -> None:
    """GM-3.2 And no legal one a reason."""
    rng, s = Rng(players), GAME.start(players, ())
    GAME.settle(s, rng)
    while GAME.decider(s) != NOBODY:
        seat = GAME.decider(s)
        legal, v = GAME.legal(s, seat), GAME.view(s, seat)
        for action in [*range(rng.below(13), GAME.actions.choices, 13), *range(409, 414), *range(529, 593)]:
            found = GAME.why_not(v, action)
            assert found.rule.startswith("GM-")
            assert (found.message.id == "gm-allowed") == (action in legal), GAME.actions.text(action)
        GAME.apply(s, seat, random_action(GAME, s, seat, rng))
        GAME.settle(s, rng)
