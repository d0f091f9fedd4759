"""§9 The final count."""

from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.outcome import MORE_POINTS, MORE_RESOURCES, SHARED
from clanmoot.games.glen_more.scoring import abbey, duart, morar, resources, sprawl, total
from clanmoot.games.glen_more.state import OVER, State
from tests.games.glen_more.picture import do, table


def test_the_abbey_pays_two_for_each_yellow_tile() -> None:
    """GM-9.1 Forests, quarries, distilleries and itself."""
    s = table("Iona Home:i Fo8 Qu1 Gr5\n. . Di11 . .", "Home:i Fo40")
    assert [abbey(s, seat) for seat in range(4)] == [2 * 4, 0, 0, 0]


def test_morar_pays_two_for_each_green_tile() -> None:
    """GM-9.1"""
    s = table("Morar . .\nHome:i Gr5 Pa39\nMe3 . .", "Pa6\nHome:i")
    assert [morar(s, seat) for seat in range(4)] == [2 * 3, 0, 0, 0]


def test_duart_pays_three_for_each_village_the_start_village_included() -> None:
    """GM-9.1 Castles are no villages."""
    s = table("Home:i Vi4 Vi19\n. Duart Vi29", "Home:i Vi41")
    assert [duart(s, seat) for seat in range(4)] == [3 * 4, 0, 0, 0]


def test_a_coin_is_a_point() -> None:
    """GM-9.2"""
    s = table(coins=[4, 0, 9, 1], points=[10, 10, 0, 0])
    assert [total(s, seat) for seat in range(4)] == [14, 10, 9, 1]


def test_tiles_too_many_cost_three_each_and_totals_may_be_negative() -> None:
    """GM-9.3"""
    s = table("Home:i Fo8 Qu1", "Home:i Gr5", coins=[0, 0, 0, 0])
    assert [sprawl(s, seat) for seat in range(4)] == [6, 3, 0, 0]
    assert [total(s, seat) for seat in range(4)] == [-6, -3, 0, 0]


def finish(points: list[int], lands: tuple[str, ...]) -> State:
    """Four displays of equal size at the end of the game, nobody with coins."""
    s = table(
        *lands, ring="1 2 Ta33 3 4 Ta42 Ta63 Moil Mey Cawdor Duart Donan Armadale", coins=[0, 0, 0, 0], left=["Qu67"]
    )
    for seat, count in enumerate(points):
        s.points[seat] = count
    s.awards = table(awards=[0] * 24).awards
    do(s, "pass", "Qu67 laid")
    assert s.phase == OVER
    return s


LANDS = ("Home:i Fo8:w", "Home:i Gr5:gg", "Home:i Pa39:cc", "Home:i Fo40:www")


def test_the_most_points_win() -> None:
    """GM-9.4"""
    outcome = GAME.outcome(finish([5, 9, 7, 0], LANDS))
    assert (outcome.ranks(), outcome.reason) == ((3, 1, 2, 4), MORE_POINTS)


def test_then_the_most_resources_win() -> None:
    """GM-9.4"""
    outcome = GAME.outcome(finish([9, 9, 7, 0], LANDS))
    assert (outcome.ranks(), outcome.reason) == ((2, 1, 3, 4), MORE_RESOURCES)


def test_then_the_win_is_shared() -> None:
    """GM-9.4"""
    outcome = GAME.outcome(finish([0, 9, 9, 9], (*LANDS[:3], "Home:i Fo40:w")))
    assert (outcome.ranks(), outcome.reason, outcome.shares()) == ((4, 1, 1, 3), SHARED, (0.0, 0.5, 0.5, 0.0))


def test_lower_places_are_settled_in_the_same_way() -> None:
    """GM-9.4"""
    outcome = GAME.outcome(finish([3, 3, 3, 9], LANDS))
    assert (outcome.ranks(), outcome.reason) == ((4, 2, 2, 1), MORE_POINTS)


def test_whisky_breaks_no_tie() -> None:
    """GM-9.4"""
    s = table("Home:i Fo8:w", barrels=[3])
    assert resources(s, 0) == 1


def test_the_lines_of_the_count_add_up_to_the_standings() -> None:
    """GM-9.1 GM-9.2 GM-9.3"""
    outcome = GAME.outcome(finish([5, 9, 7, 2], LANDS))
    totals = [sum([line.points[seat] for line in outcome.score]) for seat in range(4)]
    assert totals == [standing[0] for standing in outcome.standings]
    assert len(outcome.score) == 15
