"""The view as numbers for learners: ones, zeros and small counts. The viewer's side comes first."""

from typing import Final

from clanmoot.core.game import Block

from .pieces import CARDS, CLANS, STONES, TROOPS
from .view import View

PHASES: Final = 16
UNDER: Final = 2  # there are never more than two cards under a deck
LAYOUT: Final = (
    Block("phase", PHASES),
    Block("my turn", 1),
    Block("options", 3),  # tactics, expert, rounds still to come
    Block("match points", 2),
    Block("turn so far", 5),  # idle, passed, claimed, recruited, left
    Block("held", TROOPS),
    Block("my hand", CARDS),
    Block("hand sizes", 4),  # clan mine, theirs; tactic mine, theirs
    Block("decks", 2),
    Block("sides", 2 * STONES * TROOPS),
    Block("modes", 2 * STONES),
    Block("complete", 2 * STONES),
    Block("first", 2 * STONES),
    Block("owned", 2 * STONES),
    Block("discards", CARDS),
    Block("tactics played", 2),
    Block("joker played", 2),
    Block("under", UNDER * (CARDS + 2)),
    Block("known", CARDS),
    Block("known is mine", 1),
)


def features(v: View) -> list[int]:
    """Return all blocks of the layout as one list."""
    me, you = v.seat(), 1 - v.seat()
    seats = (me, you)
    found = one_hot(PHASES, [v.phase])
    found.append(int(v.turn == v.me))
    found += [v.tactics, v.expert, v.rounds - v.round]
    found += [sum(v.scores[me::2]), sum(v.scores[you::2])]
    found += [v.idle, v.passed, v.claimed, v.recruited, v.left]
    found += one_hot(TROOPS, [v.held] if v.held >= 0 else [])
    found += one_hot(CARDS, list(v.hand))
    found += [v.clans_held[me], v.clans_held[you], v.tactics_held[me], v.tactics_held[you]]
    found += list(v.decks)
    for seat in seats:
        for stone in range(STONES):
            found += one_hot(TROOPS, list(v.sides[seat * STONES + stone]))
    found += one_hot(STONES, list(v.bluff)) + one_hot(STONES, list(v.mud))
    for stones in (v.full, v.first, v.owned):
        for seat in seats:
            found += one_hot(STONES, list(stones[seat]))
    found += one_hot(CARDS, [*v.discards, *[CLANS + kind for kind in v.tactic_discards]])
    found += [v.played[me], v.played[you], int(me in v.jokers), int(you in v.jokers)]
    for place in range(UNDER):
        found += under_block(v.under[place] if place < len(v.under) else None)
    found += one_hot(CARDS, list(v.known))
    found.append(int(v.digger == you))
    return found


def one_hot(size: int, members: list[int]) -> list[int]:
    """Return how often each number below `size` occurs in a list."""
    found = [0] * size
    for member in members:
        found[member] += 1
    return found


def under_block(card: int | None) -> list[int]:
    """Return a one-hot block for a card under a deck: its face, or its back (-1 clan, -2 tactic)."""
    if card is None:
        return [0] * (CARDS + 2)
    return one_hot(CARDS + 2, [card if card >= 0 else CARDS - 1 - card])
