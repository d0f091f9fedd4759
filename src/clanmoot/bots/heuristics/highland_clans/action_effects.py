"""Tables of what each action changes on the boards. The search uses them to try an action and undo it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.games.highland_clans.actions import (
    CASTLE,
    CATTLE,
    ESTATE,
    LOOT,
    MONASTERY,
    MONKS,
    PIPER,
    TAKE,
    TAKES,
    WARRIOR,
)
from clanmoot.games.highland_clans.pieces import COURT, GREEN, HERD, SITES, YELLOW
from clanmoot.games.highland_clans.rules.cube_actions import from_court, greens_of_court
from clanmoot.games.highland_clans.state import State, free_estates

WIDTH: Final = COURT + SITES + 1  # cubes of a court, what is on the estates, number of estates
LAND: Final = COURT + SITES


def _one(place: int, number: int = 1) -> list[int]:
    """Return a table row that is zero except for one number."""
    return [number if k == place else 0 for k in range(WIDTH)]


def _estate(payment: int) -> list[int]:
    """HC-4.12: return the table row for one more estate and its payment from the court."""
    row = _one(LAND)
    row[YELLOW] -= int(from_court(payment))
    row[GREEN] -= int(greens_of_court(payment))
    return row


def _own() -> dict[int, list[int]]:
    """Return for each action the row of what it changes for the acting seat."""
    rows = {CATTLE: _one(COURT), CASTLE: _one(COURT + 1), MONASTERY: _one(COURT + 2), WARRIOR: _one(0), PIPER: _one(1)}
    rows |= {MONKS: _one(GREEN), MONKS + 1: _one(GREEN, 2)}
    rows |= {ESTATE + payment: _estate(payment) for payment in range(8)}
    rows |= {TAKE + k: _one(kept) for k, (_, _, kept) in enumerate(TAKES) if kept >= 0}
    return rows


def _foe() -> dict[int, list[int]]:
    """Return for each action the row of what it changes for the seat it targets."""
    rows = {LOOT + 1 + site: _one(COURT + site, -1) for site in range(SITES)}
    for k, (first, second, _) in enumerate(TAKES):
        rows[TAKE + k] = [-int(colour in (first, second)) for colour in range(WIDTH)]
    return rows


def _table(rows: dict[int, list[int]]) -> vec[i64]:
    """Join the rows of all actions that change something into one table."""
    return vec[i64]([n for action in range(CATTLE, LOOT + 4) for n in rows.get(action, [0] * WIDTH)])


OWN: Final = _table(_own())
FOE: Final = _table(_foe())


def change(s: State, seat: i64, table: vec[i64], action: i64, sign: i64) -> None:
    """Add an action's table row to what a seat has. A `sign` of -1 undoes it."""
    at: i64 = (action - CATTLE) * WIDTH
    for colour in range(COURT):
        s.court[seat * COURT + colour] += sign * table[at + colour]
    for site in range(SITES):
        s.sites[seat * SITES + site] += sign * table[at + COURT + site]
    s.estates[seat] += sign * table[at + LAND]


def herd_comes_home(s: State, seat: i64, action: i64) -> bool:
    """HC-5.6: tell whether this action captures cattle for which the seat has a free estate."""
    return action == LOOT + 1 + HERD and free_estates(s, seat) > 0
