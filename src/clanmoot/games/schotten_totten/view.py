"""What one watcher with a perfect memory knows."""

from typing import NamedTuple

from clanmoot.core.bits import members
from clanmoot.core.game import SPECTATOR

from .actions import BURIED, DRAWN, TURN, UNDER
from .pieces import ALL_STONES, CLANS, STONES, kinds
from .rules.draw_card import cards_left, next_under, receiver
from .state import DEALING, DRAWING, State


class View(NamedTuple):
    """What one watcher knows. Cards and stones are lists, because 54-bit masks do not fit into a JavaScript number."""

    me: int
    tactics: int
    expert: int
    begins: int
    rounds: int
    round: int
    scores: tuple[int, ...]  # two per round
    phase: int
    turn: int
    idle: int
    passed: int
    claimed: int
    recruited: int
    pile: int
    left: int
    held: int
    decks: tuple[int, ...]  # cards left: clan, tactic
    clans_held: tuple[int, ...]  # clan cards in each hand
    tactics_held: tuple[int, ...]  # tactic cards in each hand
    hand: tuple[int, ...]  # my cards: clan cards, then 54 + tactic kind
    under: tuple[int, ...]  # cards under the decks in order: a card I know, or -1 clan, -2 tactic
    known: tuple[int, ...]  # cards from under a deck in one hand, which both players know
    digger: int
    sides: tuple[tuple[int, ...], ...]  # seat * 9 + stone: troops
    bluff: tuple[int, ...]
    mud: tuple[int, ...]
    discards: tuple[int, ...]
    tactic_discards: tuple[int, ...]  # kinds
    full: tuple[tuple[int, ...], ...]  # by seat: stones where the side is complete
    first: tuple[tuple[int, ...], ...]  # by seat: stones where it has been complete for longer
    owned: tuple[tuple[int, ...], ...]
    played: tuple[int, ...]
    jokers: tuple[int, ...]  # seats that have played a Joker
    reason: int
    winner: int

    def seat(self) -> int:
        """Return the seat from whose side the table is shown. A spectator sees it from the side of seat 0."""
        return self.me if self.me >= 0 else 0


def view(s: State, me: int) -> View:
    """ST-3.7: return everything face up, the number of face-down cards, and the watcher's own cards."""
    return View(  # by position, in the order above, because arguments by name take more than twice as long
        me,
        s.tactics,
        s.expert,
        s.begins,
        s.rounds,
        s.round,
        tuple(s.scores),
        s.phase,
        s.turn,
        s.idle,
        s.passed,
        s.claimed,
        s.recruited,
        s.pile,
        s.left,
        s.held,
        (cards_left(s, 0), cards_left(s, 1)),
        tuple([len(members(hand)) for hand in s.hands]),
        tuple([len(kinds(hand)) for hand in s.tactic_hands]),
        hand_of(s, me) if me >= 0 else (),
        tuple([card if me == s.digger else back(card) for card in s.under]),
        () if me == SPECTATOR else tuple(sorted(s.known)),
        s.digger,
        tuple([tuple(members(side)) for side in s.sides]),
        tuple(members(s.bluff)),
        tuple(members(s.mud)),
        tuple(members(s.discards)),
        tuple(kinds(s.tactic_discards)),
        by_seat(s.full),
        by_seat(s.first),
        by_seat(s.owned),
        tuple(s.played),
        tuple(members(s.jokers)),
        s.reason,
        s.winner,
    )


def by_seat(places: int) -> tuple[tuple[int, ...], ...]:
    """Return the stones in a set of places, as one list per seat."""
    return tuple(members(places & ALL_STONES)), tuple(members(places >> STONES))


def hand_of(s: State, seat: int) -> tuple[int, ...]:
    """Return all cards in a seat's hand, clan cards first."""
    return tuple(members(s.hands[seat]) + [CLANS + kind for kind in kinds(s.tactic_hands[seat])])


def back(card: int) -> int:
    """Return the number for a card's back: -1 clan, -2 tactic."""
    return -1 if card < CLANS else -2


def seen(s: State, action: int, watcher: int) -> int:
    """ST-3.7, 7.9: return a step as a watcher sees it. Only the player sees a card drawn or put under a deck.

    A player who put a card under a deck also sees it when the other player draws it.
    """
    if UNDER <= action < UNDER + CLANS + 9 and watcher != s.turn:
        return BURIED + (action >= UNDER + CLANS)
    if s.phase in (DEALING, DRAWING) and watcher != receiver(s):
        if watcher == s.digger and next_under(s) >= 0:
            return action
        return DRAWN + (action >= TURN + CLANS)
    return action


def side(v: View, seat: int, stone: int) -> tuple[int, ...]:
    """Return the cards on one side of a stone."""
    return v.sides[seat * STONES + stone]
