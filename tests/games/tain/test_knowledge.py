"""Who sees what of tokens that are face down."""

from itertools import permutations

import pytest

from clanmoot.core.game import CHANCE, SPECTATOR
from clanmoot.core.rng import Rng
from clanmoot.games.tain import GAME
from clanmoot.games.tain.pieces import FACE_DOWN
from clanmoot.games.tain.state import TURNING, State
from tests.games.tain.picture import all_pass, counts, do, end_round, raids, table

WATCHERS = (0, 1, SPECTATOR)


def seen(s: State, text: str) -> list[str]:
    """What seat 0, seat 1 and a spectator see of a step that is taken now."""
    seat, action = GAME.decider(s), GAME.actions.parse(text)
    return [GAME.actions.text(GAME.seen(s, seat, action, watcher)) for watcher in WATCHERS]


def test_others_see_who_lays_and_where_not_what() -> None:
    """TA-3.1"""
    assert seen(table(), "Warrior to B.P2") == ["Warrior to B.P2", "a token to B.P2", "a token to B.P2"]
    assert seen(table(turn=1), "Bluff to Kingdom") == ["a token to Kingdom", "Bluff to Kingdom", "a token to Kingdom"]
    assert seen(table(turn=1), "Daughter to B.H2")[0] == "a token to B.H2"


def test_every_other_step_is_seen_by_all() -> None:
    """TA-3.5, 4.1, 6.2"""
    assert seen(table(), "pass") == ["pass"] * 3
    s = do(table("", ". . . A:L . /", held=("", "A:L A:D")), "pass", "pass")
    for text in ("turn up Lad at B.H1", "raid B.H1", "free Daughter", "settle"):
        assert seen(s, text) == [text] * 3
        do(s, text)


def test_a_token_face_down_is_known_to_its_owner_alone() -> None:
    """TA-3.1"""
    s = table("B:L . . . . / W . . . .", kingdom="A:C")
    assert [GAME.view(s, watcher).guard[0] for watcher in WATCHERS] == [1, FACE_DOWN, FACE_DOWN]
    assert [GAME.view(s, watcher).scout[0] for watcher in WATCHERS] == [FACE_DOWN, 2, FACE_DOWN]
    assert [GAME.view(s, watcher).kingdom[0] for watcher in WATCHERS] == [0, FACE_DOWN, FACE_DOWN]
    assert [GAME.view(s, watcher).raider[0] for watcher in WATCHERS] == [1, 1, 1]


def test_ones_own_tokens_behind_the_screen_are_known_to_oneself_alone() -> None:
    """TA-2.2"""
    s = table("/ W . . . .", left=("C L", None))
    assert [GAME.view(s, watcher).mine for watcher in WATCHERS] == [counts("C L"), counts("C W2 L6 D B8"), ()]


def test_all_know_what_a_clan_has_left_but_not_what_of_it_lies_on_the_table() -> None:
    """TA-4.11"""
    s = table("/ W . . . .", "A:B . . . . /", left=("C L", None))
    for watcher in WATCHERS:
        v = GAME.view(s, watcher)
        assert v.unseen[0] == counts("C W L B")
        assert v.behind[0] == 2
        assert v.used[0] == counts("W L5 D B7")


def test_what_was_turned_up_is_known_before_the_rest_is() -> None:
    """TA-4.1"""
    s = all_pass(table("/ W L . . ."))
    assert (s.phase, GAME.view(s, 1).guard[:2]) == (TURNING, (FACE_DOWN, FACE_DOWN))
    do(s, "turn up Warrior at A.P1")
    assert GAME.view(s, 1).guard[:2] == (1, FACE_DOWN)
    assert GAME.view(s, 1).unseen[0] == counts("C W L6 D B8")
    do(s, "turn up Lad at A.P2")
    assert GAME.view(s, 1).guard[:2] == (1, 2)


def test_from_then_on_nothing_is_hidden_until_the_next_token() -> None:
    """TA-4.11"""
    s = raids(table("B:L . . . . / W . . . .", "", "A:B . . . . / D . . . .", kingdom="B:C C:W"))
    for watcher in (0, 1, 2, SPECTATOR):
        v = GAME.view(s, watcher)
        assert FACE_DOWN not in (*v.guard, *v.scout, *v.kingdom)
        assert [sum(unseen) for unseen in v.unseen] == list(v.behind)
        assert len(GAME.worlds(v, 10)) == 1


def test_used_tokens_stay_known_and_unused_ones_by_subtraction() -> None:
    """TA-4.11"""
    s = end_round(table("/ W L . . .", "A:C . . . . /"))
    for watcher in WATCHERS:
        v = GAME.view(s, watcher)
        assert (v.used[0], v.unseen[0]) == (counts("C W L"), counts("W L5 D B8"))


def test_captured_and_freed_tokens_are_public() -> None:
    """TA-6.1, 6.2"""
    s = raids(table("", "A:L . . A:L . / W . . . .", held=("", "A:L A:D")), "free Daughter")
    for watcher in WATCHERS:
        v = GAME.view(s, watcher)
        assert (v.captives[1][0], v.won_captives[1][0]) == ((1, 0), (1, 0))
        assert v.used[0] == counts("D")


def test_what_differs_only_in_what_a_watcher_cannot_see_is_one_view() -> None:
    """TA-3.1"""
    here = table("/ W . . . .", "A:B . . . . /")
    there = table("/ B . . . .", "A:W . . . . /")
    assert GAME.view(here, 1) == GAME.view(there, 1)
    assert GAME.view(here, SPECTATOR) == GAME.view(there, SPECTATOR)
    assert GAME.view(here, 0) != GAME.view(there, 0)


# Clan A's unseen tokens, and how many lie face down in the Kingdom, outside and inside.
SMALL = [
    ("D B", 0, 1, 1),
    ("D L B", 0, 1, 1),
    ("D L2 B", 0, 1, 2),
    ("C L3", 1, 1, 1),
    ("C W D L2", 1, 1, 2),
    ("W2 B2 D", 1, 2, 1),
    ("C W L2 D B", 0, 2, 2),
]


@pytest.mark.parametrize(("unseen", "kingdom", "outside", "inside"), SMALL)
@pytest.mark.parametrize("watcher", [1, SPECTATOR])
def test_every_arrangement_of_physical_tokens_is_as_likely_as_any_other(
    unseen: str, kingdom: int, outside: int, inside: int, watcher: int
) -> None:
    """TA-3.3, 3.4, 4.11 Arrangements are counted here by trying all, and imagined a few thousand times."""
    s = face_down(unseen, kingdom, outside, inside)
    v = GAME.view(s, watcher)
    exact = arrangements(unseen, kingdom, outside, inside)
    total = sum(exact.values())
    assert {laid(world): weight for world, weight in GAME.worlds(v, 10_000)} == exact
    draws, imaginer, rng = 400 * len(exact), GAME.imaginer(v), Rng(3)
    found = dict.fromkeys(exact, 0)
    for _ in range(draws):
        found[laid(imaginer.draw(rng))] += 1
    for kinds, weight in exact.items():
        share = weight / total
        assert abs(found[kinds] - draws * share) < 5 * (draws * share * (1 - share)) ** 0.5 + 1


def face_down(unseen: str, kingdom: int, outside: int, inside: int) -> State:
    """Clan A's tokens laid in some way that is allowed; what is left of them is behind the screen."""
    some = next(iter(arrangements(unseen, kingdom, outside, inside)))
    words = ["CWLDB"[kind] for kind in some]
    in_kingdom, out, home = words[:kingdom], words[kingdom : kingdom + outside], words[kingdom + outside :]
    rest = "".join([letter * (counts(unseen)["CWLDB".index(letter)] - words.count(letter)) for letter in "CWLDB"])
    raided = " ".join([f"A:{letter}" for letter in out])
    return table(
        f"/ {' '.join(home)}",
        f"{raided} /",
        kingdom="".join([f"A:{letter}" for letter in in_kingdom]),
        left=(rest, None),
    )


def arrangements(unseen: str, kingdom: int, outside: int, inside: int) -> dict[tuple[int, ...], int]:
    """Kinds in the Kingdom, outside and inside, and the number of ways with all tokens told apart."""
    tokens = [kind for kind, number in enumerate(counts(unseen)) for _ in range(number)]
    found: dict[tuple[int, ...], int] = {}
    for kinds in permutations(tokens, kingdom + outside + inside):
        no_lads, no_daughters = kinds[:kingdom], kinds[: kingdom + outside]
        if 2 not in no_lads and 3 not in no_daughters:
            found[kinds] = found.get(kinds, 0) + 1
    return found


def laid(s: State) -> tuple[int, ...]:
    """Clan A's tokens on the table: Kingdom, outside, inside."""
    there = [s.kingdom[0]] if s.kingdom[0] >= 0 else []
    return (*there, *[kind for kind in s.scout[5:10] if kind >= 0], *[kind for kind in s.guard[0:5] if kind >= 0])


def test_the_model_case_where_inside_first_would_be_wrong() -> None:
    """TA-3.4 Of {Daughter, Lad, Bluff}, one inside and one outside: she is inside in two of four arrangements."""
    exact = arrangements("D L B", 0, 1, 1)
    assert sum([weight for kinds, weight in exact.items() if kinds[1] == 3]) * 2 == sum(exact.values())


def test_a_turned_up_token_narrows_what_the_others_can_be() -> None:
    """TA-4.1"""
    s = all_pass(table("/ D L . . .", left=("", None)))
    do(s, "turn up Daughter at A.P1")
    assert GAME.decider(s) == CHANCE
    assert len(GAME.worlds(GAME.view(s, 1), 10)) == 1


def test_every_clan_is_imagined_by_itself() -> None:
    """TA-4.11"""
    s = table("/ L . . . .", "/ W . . . .", "", left=("B", "C", None))
    worlds = GAME.worlds(GAME.view(s, 2), 10)
    assert sorted([(world.guard[0], world.guard[5], weight) for world, weight in worlds]) == [
        (2, 0, 1),
        (2, 1, 1),
        (4, 0, 1),
        (4, 1, 1),
    ]
