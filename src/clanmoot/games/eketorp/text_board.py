"""The table as text: the Vikings on each field, then one line per castle."""

from typing import Final

from .pieces import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    FIELD_NAMES,
    KINDS,
    ROUNDS,
    SECTIONS,
    STACK,
    STORE_NAMES,
    STORES,
    bricks_of,
)
from .state import LOOTING, TURNING
from .view import View

CELL: Final = 3
LABEL: Final = 9


def board(v: View) -> str:
    """Return stores and siege fields with their Vikings, one line per castle, then the fight and the discards."""
    return "\n".join(["", *_top(v), "", *_fields(v), "", *_castles(v), "", *_beside(v)])


def _top(v: View) -> list[str]:
    starter = f"   {_name(v, v.start)} starts" if v.start >= 0 else ""
    supply = "  ".join([f"{COLOUR_NAMES[colour]} {count}" for colour, count in enumerate(v.supply)])
    return [f"round {v.round} of {ROUNDS}{starter}   supply {supply}   deck {v.deck}"]


def _name(v: View, seat: int) -> str:
    return f"seat {seat + 1}" + ("*" if seat == v.me else "")


def _fields(v: View) -> list[str]:
    """Return one row per seat and one column per field. The number of the castle is above its siege fields."""
    heads = [f"  {'castle ' + str(owner + 1):<{KINDS * CELL}}" for owner in range(v.players)]
    kinds = "  " + "".join([kind.rjust(CELL) for kind in ("ct", "sh", "rm")])
    rows = [" " * LABEL + " " * (STORES * CELL) + "".join(heads)]
    rows.append("".ljust(LABEL) + "".join([name.rjust(CELL) for name in STORE_NAMES]) + kinds * v.players)
    rows.append("bricks".ljust(LABEL) + "".join([_stock(v, store) for store in range(STORES)]) + _loot(v))
    seats = range(v.players)
    rows += [_name(v, seat).ljust(LABEL) + _row(v, [_count(n) for n in v.out[seat]]) for seat in seats]
    return [row.rstrip() for row in rows]


def _stock(v: View, store: int) -> str:
    if not v.bricks[store]:
        return "-".rjust(CELL)
    return f"{v.bricks[store]}{COLOUR_LETTERS[v.colours[store]]}".rjust(CELL)


def _loot(v: View) -> str:
    cells = [COLOUR_LETTERS[brick - 1] if brick else "" for brick in v.under]
    return _row(v, [""] * STORES + cells)[STORES * CELL :]


def _count(vikings: int) -> str:
    return str(vikings) if vikings else "."


def _row(v: View, cells: list[str]) -> str:
    row = "".join([cell.rjust(CELL) for cell in cells[:STORES]])
    for owner in range(v.players):
        first = STORES + KINDS * owner
        row += "  " + "".join([cell.rjust(CELL) for cell in cells[first : first + KINDS]])
    return row


def _castles(v: View) -> list[str]:
    sections = "".join([str(section + 1).ljust(STACK + 1) for section in range(SECTIONS)])
    rows = [f"{'':{LABEL}}home  3-4-5 1-2  0  last amulets   {sections} hand      set aside bricks"]
    return rows + [_castle(v, seat) for seat in range(v.players)]


def _castle(v: View, seat: int) -> str:
    """Return a castle's line: Vikings at home and in the hospital, amulets, wall from the ground up, cards, bricks."""
    sick = v.sick[seat]
    vikings = f"{v.home[seat]:>3}   {sick[0]:>4} {sick[1]:>4} {sick[2]:>3} {sick[3]:>4}   {v.amulets[seat]:>4}"
    wall = " ".join(["".join([COLOUR_LETTERS[c] for c in bricks_of(w)[::-1]]).ljust(STACK, ".") for w in v.wall[seat]])
    cards = f"{hand_text(v, seat):<10}{_list(v.laid[seat]):<10}"
    loose = "".join([COLOUR_LETTERS[colour] * (v.pile[seat][colour] + v.beyond[seat][colour]) for colour in range(4)])
    return f"{_name(v, seat):<{LABEL}}{vikings}    {wall}  {cards}{loose}".rstrip()


def hand_text(v: View, seat: int) -> str:
    """Return known cards as digits and others as question marks. Brackets mean that everybody knows the whole hand."""
    known = v.hands[seat]
    cards = _list(known) + "?" * (v.held[seat] - len(known))
    return f"[{cards}]" if seat in v.open else cards


def _list(cards: tuple[int, ...]) -> str:
    return " ".join([str(card) for card in cards])


def _beside(v: View) -> list[str]:
    """Return the fight in progress, and the cards that are out of the game."""
    lines = [
        "fields: ct catapult  sh ship  rm ram   cards: ? hidden  [ ] known to everyone",
        f"known discards: {_counts(v.gone)}",
    ]
    if any(v.shown):
        lines.append(f"returned at the deal: {_counts(v.shown)}")
    if v.field >= 0:
        fight = f"{_name(v, v.attacker)} against {_name(v, v.defender)} at {FIELD_NAMES[v.field]}"
        lines.append(fight + (f", damage {v.damage}" if v.phase >= LOOTING else "") + _face_down(v))
    return lines


def _face_down(v: View) -> str:
    laid = [seat for seat in range(v.players) if v.played[seat]]
    if not laid or v.phase > TURNING:
        return ""
    cards = [_name(v, seat) + (f" {v.played[seat]}" if seat == v.me else "") for seat in laid]
    return "; face down: " + ", ".join(cards)


def _counts(counts: tuple[int, ...]) -> str:
    cards = [str(value + 1) for value, count in enumerate(counts) for _ in range(count)]
    return " ".join(cards) or "none"
