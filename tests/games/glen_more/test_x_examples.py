"""The worked examples of the digest."""

from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.games.glen_more.scoring import score, sprawl
from clanmoot.games.glen_more.state import LAYING, set_up
from tests.games.glen_more.picture import do, men, options, owned, table


def test_the_abbey_is_paid_for_and_used() -> None:
    """GM-X.1"""
    s = table("Fo2:ww Qu23 .\nHome Fa49:i .\nPa6:c Me12 .", ring="1 Iona", coins=[3], rows=(0, 1, 0, 2, 2))
    do(s, "take Iona", "east of Fa49")
    assert options(s) == ["sell cattle"]
    do(s, "sell cattle")
    assert (s.coins[0], owned(s), list(s.rows)) == (0, "w", [0, 2, 0, 1, 3])
    do(s, "use Qu23", "use Me12", "use Iona", "choose sheep", "sell sheep", "from Iona")
    assert s.coins[0] == 3
    do(s, "use Fa49", "give wood+stone+grain+sheep")
    assert (s.points[0], s.coins[0], owned(s)) == (8, 2, "")
    assert list(s.rows) == [0, 2, 1, 1, 2]


def test_a_scoring() -> None:
    """GM-X.2"""
    s = table("Lochy\nHome:i", "Morar\nHome:i", barrels=[3, 0, 3, 5], chieftains=[2, 1, 4, 0])
    score(s)
    assert list(s.awards) == [3, 0, 3, 8, 2, 1, 5, 0, 1, 1, 0, 0]
    assert list(s.points) == [6, 2, 8, 8]


def test_tiles_too_many() -> None:
    """GM-X.3"""
    s = set_up(4)
    s.size = vec[i64]([15, 13, 16, 13])
    assert [sprawl(s, seat) for seat in range(4)] == [6, 0, 9, 0]


def test_three_movement_points() -> None:
    """GM-X.4 One member three steps, or three members one step each."""
    road = "Fo8 Qu1 Gr5 Home Vi4:iii"
    s = table(road, ring="1 Vi29")
    do(s, "take Vi29", "north of Vi4")
    assert s.steps == 3
    far = do(s.copy(), "member on Vi4", "to Qu1")
    assert (far.phase, men(far, "Qu1"), men(far, "Vi4")) == (LAYING, 1, 2)
    for order in permutations(["Home", "Vi29", "Home"]):
        near = s.copy()
        for tile in order:
            do(near, "member on Vi4", f"to {tile}")
        assert (near.phase, men(near, "Home"), men(near, "Vi29"), men(near, "Vi4")) == (LAYING, 2, 2, 0)
