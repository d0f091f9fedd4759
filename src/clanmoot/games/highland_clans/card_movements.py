"""Parses the tape of card movements: which deck each card of a hand may come from."""

from typing import Final

from .card_memory import CUT_OFF, SHUFFLED, TOSSED
from .pieces import VALUES

_CACHE: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int], "TapeSummary"]] = {}
_CACHE_SIZE: Final = 64


def summarize_tape(tape: tuple[int, ...], players: int, supply: tuple[int, ...]) -> "TapeSummary":
    """Return the parsed tape from a cache. It is the same for all watchers."""
    known = (tape, supply, players)
    found = _CACHE.get(known)
    if found is None:
        if len(_CACHE) >= _CACHE_SIZE:
            _CACHE.clear()
        found = _CACHE[known] = TapeSummary(tape, players, supply)
    return found


class TapeSummary:
    """What all watchers can conclude from the tape, by deck. Deck 0 is the first deck of the game."""

    def __init__(self, tape: tuple[int, ...], players: int, supply: tuple[int, ...]) -> None:
        self.decks: list[list[int]] = [list(supply)]  # what each deck contained when it was new
        self.draws: list[list[int]] = [[0] * players]  # by deck: how many cards each seat drew
        self.discarded: list[list[int]] = [[0] * VALUES for _ in range(players)]  # all discards of each seat
        self.discarded_before_shuffle = self.discarded
        self.tapes: list[list[int]] = [[] for _ in range(players)]  # each seat's part of the tape, with the shuffles
        pile = [0] * VALUES
        for code in tape:
            if code < TOSSED:
                self.draws[-1][code] += 1
                self.tapes[code].append(code)
            elif code < SHUFFLED:
                seat, value = divmod((code - TOSSED) % (CUT_OFF - TOSSED), VALUES)
                pile[value] += 1
                self.discarded[seat][value] += 1
                self.tapes[seat].append(code)
            else:
                self.decks.append(pile)
                self.discarded_before_shuffle = [row.copy() for row in self.discarded]
                pile = [0] * VALUES
                self.draws.append([0] * players)
                for part in self.tapes:
                    part.append(SHUFFLED)

    @property
    def last(self) -> int:
        """Return the number of the deck in use."""
        return len(self.decks) - 1
