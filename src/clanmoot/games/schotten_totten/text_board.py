"""The table as text. The opponent's cards are above the stones and the viewer's own cards below."""

from typing import Final

from .pieces import CARD_NAMES, STONES, TACTICS
from .view import View

SHORT: Final = [*CARD_NAMES, "Jo", "Sp", "Sh"]
NAMES: Final = [*CARD_NAMES, *TACTICS]
CELL: Final = 6


def board(v: View) -> str:
    """Return the cards at stones, then decks, discards and hand.

    An arrow at a claimed stone points at its owner. A * marks the side that was complete first.
    """
    me, you = v.seat(), 1 - v.seat()
    depth = 4 if v.mud else 3
    lines = [_row([_troop(v, you, stone, row) for stone in range(STONES)]) for row in range(depth - 1, -1, -1)]
    lines.append(_row([_flag(v, you, stone, "^") for stone in range(STONES)]))
    lines.append(_row([f"({stone + 1}){_mode(v, stone)}" for stone in range(STONES)]))
    lines.append(_row([_flag(v, me, stone, "v") for stone in range(STONES)]))
    lines += [_row([_troop(v, me, stone, row) for stone in range(STONES)]) for row in range(depth)]
    return "\n".join(["", *lines, "", *_beside(v)])


def _row(cells: list[str]) -> str:
    return "".join([cell.center(CELL) for cell in cells]).rstrip()


def _troop(v: View, seat: int, stone: int, row: int) -> str:
    """Return the card in a slot, or a dot for a slot that is free and can still be used."""
    troops = v.sides[seat * STONES + stone]
    if row < len(troops):
        return SHORT[troops[row]]
    usable = row < (4 if stone in v.mud else 3) and stone not in v.owned[0] and stone not in v.owned[1]
    return "." if usable else ""


def _flag(v: View, seat: int, stone: int, arrow: str) -> str:
    if stone in v.owned[seat]:
        return arrow * 3
    return "*" if stone in v.first[seat] and stone in v.full[1 - seat] else ""


def _mode(v: View, stone: int) -> str:
    return ("?" if stone in v.bluff else "") + ("~" if stone in v.mud else "")


def _beside(v: View) -> list[str]:
    """Return the decks, the number of cards in hands, the discards and the viewer's own hand."""
    me, you = v.seat(), 1 - v.seat()
    lines = [f"clan deck {v.decks[0]}" + (f"   tactic deck {v.decks[1]}" if v.tactics else "")]
    if v.tactics:
        lines[0] += f"   tactics played {v.played[me]} below, {v.played[you]} above   ? bluff  ~ mud"
    held = f"cards above: {v.clans_held[you]}"
    if v.tactics:
        held += f" + {v.tactics_held[you]} tactic"
    lines.append(held)
    discards = [SHORT[card] for card in v.discards] + [TACTICS[kind] for kind in v.tactic_discards]
    if discards:
        lines.append("discards: " + ", ".join(discards))
    if v.me >= 0:
        lines.append("your hand: " + "  ".join([NAMES[card] for card in v.hand]))
    if v.rounds > 1:
        lines.append(f"round {v.round} of {v.rounds}, points {sum(v.scores[me::2])} to {sum(v.scores[you::2])}")
    return lines
