"""§1 What is in the box, and what all can see of it."""

import pytest

from clanmoot.core.game import SPECTATOR
from clanmoot.core.options import OptionError
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.pieces import ALL_CARDS, BACKS, CARDS, CUBES, LOWEST, TILES, ZONE
from clanmoot.games.highland_clans.state import cubes_in_play
from tests.games.highland_clans.picture import PLAIN, THIRD, court, do, go, options, sites, table


def test_there_are_86_cubes_of_four_colours() -> None:
    """HC-1.1"""
    assert CUBES == (29, 27, 20, 10)
    assert sum(CUBES) == 86
    assert cubes_in_play(5) == [29, 27, 20, 10]


def test_there_are_67_fight_cards_of_values_1_to_4() -> None:
    """HC-1.2"""
    assert CARDS == (20, 18, 16, 13)
    assert sum(CARDS) == ALL_CARDS == 67
    s = GAME.start(3, GAME.agree({}))
    assert [weight for _, weight in GAME.chance(s)] == [20, 18, 16, 13]


def test_there_are_25_tiles_numbered_30_to_42() -> None:
    """HC-1.3"""
    numbers = [LOWEST + place for place, count in enumerate(BACKS) for _ in range(count)]
    assert numbers == [n for n in range(30, 42) for _ in range(2)] + [42]
    assert len(numbers) == TILES == 25


def test_a_clan_has_a_court_without_limit_and_two_of_six_estates() -> None:
    """HC-1.4"""
    s = GAME.start(5, GAME.agree({}))
    assert list(s.estates) == [2] * 5
    rich = table("YYYYYYYYYYYY BBBBBBBBBBBB GGGGGGGGGGGG | c .", PLAIN, PLAIN, drawn="YBG")
    do(rich, "monks 1", "piper")
    assert court(rich, 0) == [12, 13, 13]


def test_the_red_zone_begins_at_30_and_scores_continue() -> None:
    """HC-1.5"""
    assert ZONE == (30,)
    s = table("YYYY BB | c . | 1 2 3 4 | 99", PLAIN, PLAIN, phase=THIRD, place=2)
    do(s, "discard none", "round scored")
    assert s.score[0] == 101


def test_everything_but_hands_deck_and_backs_is_open_to_all() -> None:
    """HC-1.6"""
    s = GAME.start(4, GAME.agree({}))
    rng = Rng(5)
    for _ in range(100):
        GAME.settle(s, rng)
        seat = GAME.decider(s)
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[rng.below(len(legal))])
        mine, theirs = GAME.view(s, 0), GAME.view(s, SPECTATOR)
        hidden = {"me": 0, "hand": (), "took": (), "laid": (), "five": ()}
        assert mine._replace(**hidden) == theirs._replace(**hidden)  # type: ignore[arg-type]  # ints and tuples alike
        assert theirs.court == tuple(s.court)
        assert (theirs.bag, theirs.drawn, theirs.discards) == (tuple(s.bag), tuple(s.drawn), tuple(s.discards))
        assert (theirs.deck, theirs.tiles, theirs.shown) == (sum(s.deck), s.tiles, tuple(s.shown))


def test_the_back_of_a_tile_is_in_no_view_until_it_is_turned_up() -> None:
    """HC-1.6, 7.5 Bought tiles count among those that may be turned up, since nobody has seen them."""
    s = table("YYYY BB | c . . . | 1 2 3 4 | 31", PLAIN, PLAIN, phase=THIRD, place=2, gone=3)
    do(s, "discard none", "round scored")
    assert sum([weight for _, weight in GAME.chance(s)]) == 25
    do(s, "tile 35 turned up")
    assert GAME.view(s, SPECTATOR).shown[5] == 1


def test_a_table_may_replace_the_numbers_of_the_box() -> None:
    """HC-1.2, 1.3, 1.5"""
    tiles = (1, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1)
    s = GAME.start(3, GAME.agree({"cards": (16, 17, 17, 17), "tiles": tiles, "zone": (28,)}))
    assert (list(s.deck), list(s.backs), s.zone) == ([16, 17, 17, 17], list(tiles), 28)
    GAME.check(go(s))


@pytest.mark.parametrize(
    "wanted",
    [
        {"cards": (20, 18, 16, 12)},
        {"cards": (20, 18, 16)},
        {"tiles": (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)},
        {"zone": (0,)},
        {"refill": 2},
    ],
)
def test_numbers_that_cannot_be_are_refused(wanted: dict[str, int | tuple[int, ...]]) -> None:
    """HC-1.2, 1.3"""
    with pytest.raises(OptionError):
        GAME.agree(wanted)


def test_a_picture_shows_what_it_says() -> None:
    s = table("YYYY BB G | c C M . | 1 1 3 4 | 12", PLAIN, PLAIN, drawn="YYBGRR")
    assert (court(s, 0), sites(s, 0), s.estates[0], s.score[0]) == ([4, 2, 1], [1, 1, 1], 4, 12)
    assert "cattle" in options(s)
