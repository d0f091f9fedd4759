"""The tape of card movements, parsed: which deck each card of a hand may come from."""

from typing import Final

from .card_memory import CUT_OFF, SHUFFLED, TOSSED
from .pieces import VALUES

_KNOWN: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int], "Reading"]] = {}
_MOST: Final = 64


def read(tape: tuple[int, ...], players: int, supply: tuple[int, ...]) -> "Reading":
    """Return the parsed tape from a cache. It is the same for all watchers."""
    known = (tape, supply, players)
    found = _KNOWN.get(known)
    if found is None:
        if len(_KNOWN) >= _MOST:
            _KNOWN.clear()
        found = _KNOWN[known] = Reading(tape, players, supply)
    return found


class Reading:
    """What all watchers can conclude from the tape, deck by deck. Deck 0 is the first."""

    def __init__(self, tape: tuple[int, ...], players: int, supply: tuple[int, ...]) -> None:
        self.decks: list[list[int]] = [list(supply)]  # what each deck contained when it was new
        self.draws: list[list[int]] = [[0] * players]  # by deck: how many cards each seat drew
        self.tossed: list[list[int]] = [[0] * VALUES for _ in range(players)]  # all discards of each seat
        self.settled = self.tossed  # the discards before the last shuffle
        self.own: list[list[int]] = [[] for _ in range(players)]  # each seat's part of the tape, with the shuffles
        pile = [0] * VALUES
        for code in tape:
            if code < TOSSED:
                self.draws[-1][code] += 1
                self.own[code].append(code)
            elif code < SHUFFLED:
                seat, value = divmod((code - TOSSED) % (CUT_OFF - TOSSED), VALUES)
                pile[value] += 1
                self.tossed[seat][value] += 1
                self.own[seat].append(code)
            else:
                self.decks.append(pile)
                self.settled = [row.copy() for row in self.tossed]
                pile = [0] * VALUES
                self.draws.append([0] * players)
                for part in self.own:
                    part.append(SHUFFLED)

    @property
    def last(self) -> int:
        """Return the number of the deck in use."""
        return len(self.decks) - 1
