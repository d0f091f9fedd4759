"""§3.3: all plans are shown, seat by seat: first how many Vikings stay at home, then where the others go."""

from mypy_extensions import i64

from ..actions import HOME, show
from ..pieces import FIELDS, STATIONS, VIKINGS
from ..state import REVEALING, State
from .contested_fields import begin_fights


def healthy_vikings(s: State, seat: i64) -> i64:
    """EK-3.2: return how many Vikings of a seat are not in the hospital."""
    vikings: i64 = VIKINGS[s.players]
    for station in range(STATIONS):
        vikings -= s.sick[seat * STATIONS + station]
    return vikings


def begin_revealing(s: State) -> None:
    """EK-3.3: start with the first seat. Players who made no plan show nothing."""
    s.phase = REVEALING
    s.turn = -1
    next_plan(s)


def next_plan(s: State) -> None:
    """Continue with the next plan. After the last one, start the fights."""
    s.upto = 0
    s.left = -1
    s.turn += 1
    while s.turn < s.players and healthy_vikings(s, s.turn) == 0:
        s.turn += 1
    if s.turn == s.players:
        begin_fights(s)


def next_shown(s: State) -> i64:
    """Return the lowest field with Vikings of the seat that have not been shown yet."""
    field: i64 = s.upto
    while not s.out[s.turn * FIELDS + field]:
        field += 1
    return field


def reveals(s: State) -> list[tuple[int, int]]:
    """EK-3.3: return the next part of the plan, as the only outcome."""
    if s.left < 0:
        return [(HOME + s.home[s.turn], 1)]
    field = next_shown(s)
    return [(show(field, s.out[s.turn * FIELDS + field]), 1)]


def reveal_home(s: State) -> None:
    """EK-3.3: show how many Vikings defend the castle. So everybody knows how many others there are."""
    s.left = healthy_vikings(s, s.turn) - s.home[s.turn]
    if s.left == 0:
        next_plan(s)


def reveal_field(s: State) -> None:
    """EK-3.3: show the Vikings on the next field of the plan."""
    field = next_shown(s)
    s.upto = field + 1
    s.left -= s.out[s.turn * FIELDS + field]
    if s.left == 0:
        next_plan(s)
