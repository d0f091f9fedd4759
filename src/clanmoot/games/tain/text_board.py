"""The table as text: every board with its outside and inside slots, the viewer's board last."""

from typing import Final

from .pieces import (
    BOARD_NAMES,
    DAUGHTER,
    EMPTY,
    ENTRIES,
    ENTRY_NAMES,
    FACE_DOWN,
    KIND_NAMES,
    KINDS,
    LAD,
    LETTERS,
    PASTURE,
    ROUNDS,
)
from .view import View

CELL: Final = 5
GAP: Final = "   "  # between Pasture and House
TAIL: Final = "  "
LEGEND: Final = ", ".join([f"{letter} {name}" for letter, name in zip(LETTERS, KIND_NAMES, strict=True)])


def board(v: View) -> str:
    """Return the board as text. A token is owner:kind. ? is face down, * has raided, + is what was won this round."""
    lines = ["", _head(v), "", " " * 12 + _row(list(ENTRY_NAMES))]
    for step in range(1, v.players + 1):
        lines += _clan(v, (v.seat() + step) % v.players)
    if v.me >= 0:
        lines += ["", f"your tokens: {_counted(v.mine)}"]
    return "\n".join([row.rstrip() for row in [*lines, f"({LEGEND}, ? face down, * has raided)"]])


def _head(v: View) -> str:
    there = [f"{BOARD_NAMES[seat]}:{_letter(kind)}" for seat, kind in enumerate(v.kingdom) if kind != EMPTY]
    active = f"   active: {BOARD_NAMES[v.active]}" if v.active >= 0 else ""
    return f"round {v.round} of {ROUNDS}{active}   Kingdom: {v.herd} cattle   slots: {' '.join(there) or 'free'}"


def _row(cells: list[str]) -> str:
    return (
        "".join([cell.ljust(CELL) for cell in cells[:PASTURE]])
        + GAP
        + "".join([c.ljust(CELL) for c in cells[PASTURE:]])
    )


def _clan(v: View, seat: int) -> list[str]:
    """Return two rows for a clan: outside slots and goods, then inside slots and tokens."""
    places = range(seat * ENTRIES, (seat + 1) * ENTRIES)
    outside, inside = (
        _row([_outside(v, place) for place in places]),
        _row([_letter(v.guard[place]) for place in places]),
    )
    you = "you" if seat == v.me else ""
    return [
        f"{BOARD_NAMES[seat]:<4}outside {outside}{TAIL}{_goods(v, seat)}",
        f"{you:<4}inside  {inside}{TAIL}{_tokens(v, seat)}",
    ]


def _outside(v: View, place: int) -> str:
    if v.scout[place] == EMPTY:
        return "."
    return f"{BOARD_NAMES[v.raider[place]]}:{_letter(v.scout[place])}{'*' if place in v.raided else ''}"


def _letter(kind: int) -> str:
    if kind == EMPTY:
        return "."
    return "?" if kind == FACE_DOWN else LETTERS[kind]


def _goods(v: View, seat: int) -> str:
    words = [
        f"cattle {_plus(v.cattle[seat], v.won_cattle[seat])}",
        f"jewels {_plus(v.jewels[seat], v.won_jewels[seat])}",
    ]
    held = [_captives(v, seat, owner) for owner in range(v.players)]
    if any(held):
        words.append("holds " + " ".join([word for word in held if word]))
    return TAIL.join(words)


def _plus(number: int, won: int) -> str:
    return f"{number} +{won}" if won else str(number)


def _captives(v: View, holder: int, owner: int) -> str:
    """Return the captives of one clan, as in `B:L2D`, with those won this round after a +."""
    old, new = v.captives[holder][owner], v.won_captives[holder][owner]
    words = _pair(old) + ("+" + _pair(new) if sum(new) else "")
    return f"{BOARD_NAMES[owner]}:{words}" if words else ""


def _pair(numbers: tuple[int, ...]) -> str:
    return _counted((0, 0, numbers[0], numbers[DAUGHTER - LAD], 0)).replace(" ", "") if sum(numbers) else ""


def _tokens(v: View, seat: int) -> str:
    """TA-4.11: return what everybody knows about a clan's tokens, and whether its player has passed."""
    words = [f"used {_counted(v.used[seat])}", f"unseen {_counted(v.unseen[seat])}", f"behind {v.behind[seat]}"]
    return TAIL.join([*words, "passed"] if seat in v.passed else words)


def _counted(numbers: tuple[int, ...]) -> str:
    """Return the number of tokens of each kind, by letter, as in `C W2 L6`."""
    words = [
        LETTERS[kind] + (str(numbers[kind]) if numbers[kind] > 1 else "") for kind in range(KINDS) if numbers[kind]
    ]
    return " ".join(words) or "-"
