"""The table as text: one row per clan. The viewer's is first, and the others follow clockwise."""

from typing import Final

from .affordable import buyable
from .pieces import COLOURS, LOWEST, VALUES
from .state import ADDING, FIGHTING, LAYING, LOOTING
from .view import FACE_DOWN, View

HEADS: Final = (
    "", "score", "warriors", "pipers", "monks", "cattle", "castles", "monasteries", "free", "cards",
)  # fmt: skip
WIDTH: Final = 8  # width of the first column
LABELS: Final = ("cattle", "castle", "monastery", "warrior", "piper", "monks", "estate", "bard")


def board(v: View) -> str:
    """Return the clans, the middle of the table, the raid and the viewer's cards.

    `>` marks the current player, `*` the holder of the Largest Following.
    """
    rows = ["".join([HEADS[0].ljust(WIDTH), *[f"{head:>{len(head) + 2}}" for head in HEADS[1:]]])]
    rows += [_clan(v, (v.seat() + left) % v.players, left) for left in range(v.players)]
    return "\n".join(["", *rows, "", *_middle(v), *_raid(v), *_own_cards(v)])


def _clan(v: View, seat: int, left: int) -> str:
    name = "you" if left == 0 and v.me >= 0 else str(left if v.me >= 0 else seat + 1)
    mark = (">" if seat == v.turn else " ") + ("*" if seat == v.holder else " ")
    counts = [v.score[seat], *v.court_of(seat), *v.sites_of(seat), v.free(seat), v.held[seat]]
    cells = [f"{count:>{len(head) + 2}}" for head, count in zip(HEADS[1:], counts, strict=True)]
    begins = "  begins" if seat == v.start else ""
    return f"{mark} {name}".ljust(WIDTH) + "".join(cells) + begins


def _middle(v: View) -> list[str]:
    """Return the round, the bag, the tiles and the cards."""
    shown = [str(LOWEST + number) for number, count in enumerate(v.shown) for _ in range(count)]
    tiles = f"tiles {v.tiles}" + (f", turned up {' '.join(shown)}" if shown else "")
    pile = " ".join([f"{count}x{value + 1}" for value, count in enumerate(v.discards) if count]) or "none"
    rows = [
        f"round {v.round}   {tiles}   red zone from {v.zone}   > in turn  * Largest Following",
        f"bag: {_cubes(v.bag)}   deck {v.deck}   discards {pile}",
    ]
    if sum(v.drawn):
        rows.append(f"drawn: {_cubes(v.drawn)}, {v.used} of 4 used")
    kinds = buyable(v)
    if kinds:
        rows.append("they can buy: " + ", ".join([LABELS[kind] for kind in kinds]))
    return rows


def _cubes(counts: tuple[int, ...]) -> str:
    return ", ".join([f"{count} {colour}" for colour, count in zip(COLOURS, counts, strict=True) if count]) or "empty"


def _raid(v: View) -> list[str]:
    """Return the combat in progress."""
    if v.phase not in (LAYING, ADDING, FIGHTING, LOOTING):
        return []
    number = min(v.combat + 1, 3)
    rows = [f"{_name(v, v.turn)} against {_name(v, v.foe)}: combat {number} of 3, won {v.won[0]} to {v.won[1]}"]
    for side, seat in enumerate((v.turn, v.foe)):
        if v.laid[side] != -1:
            card = "a card face down" if v.laid[side] == FACE_DOWN else f"a {v.laid[side] + 1}"
            rows.append(f"  {_name(v, seat)}: {card}" + (" with a piper" if v.lent[side] else ""))
    return rows


def _name(v: View, seat: int) -> str:
    if v.me < 0:
        return f"clan {seat + 1}"
    return "you" if seat == v.me else f"clan {(seat - v.me) % v.players}"


def _own_cards(v: View) -> list[str]:
    if v.me < 0:
        return []
    return [
        "your cards: " + (" ".join([str(value + 1) for value in range(VALUES) for _ in range(v.hand[value])]) or "-")
    ]
