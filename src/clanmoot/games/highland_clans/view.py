"""What one watcher with a perfect memory knows."""

from typing import Final, NamedTuple

from .actions import ADD, CARD, DRAWN, FIGHT, LAID, LAY
from .pieces import COURT, SITES, VALUES
from .rules.hands import drawer, raid_actor
from .state import ADDING, CHANCE_PHASES, CUTTING, DEALING, LAYING, LOSING, OVER, REFILLING, State, hand_size

FACE_DOWN: Final = -2  # a card played by another player


class View(NamedTuple):
    """HC-1.6: what one watcher knows: everything public, the number of face-down things, and their own cards."""

    me: int
    players: int
    refill: int
    supply: tuple[int, ...]
    backs: tuple[int, ...]
    zone: int
    phase: int
    round: int
    start: int
    place: int
    turn: int
    holder: int
    bag: tuple[int, ...]
    drawn: tuple[int, ...]
    used: int
    acts: int
    done: int
    first: int
    before: int
    owed: int
    court: tuple[int, ...]  # seat * COURT + colour
    estates: tuple[int, ...]
    sites: tuple[int, ...]  # seat * SITES + cattle, castles, monasteries
    score: tuple[int, ...]
    tally: tuple[int, ...]
    held: tuple[int, ...]  # number of cards in each hand
    hand: tuple[int, ...]  # the viewer's cards by value; empty for a spectator
    deck: int
    discards: tuple[int, ...]
    tiles: int
    gone: int
    shown: tuple[int, ...]
    foe: int
    side: int
    combat: int
    won: tuple[int, ...]
    laid: tuple[int, ...]  # -1 if none, FACE_DOWN for another player's, or the value of the viewer's
    lent: tuple[int, ...]
    five: tuple[int, ...]  # Dutch refill: what the viewer has just drawn; empty for others
    reason: int
    tape: tuple[int, ...]
    took: tuple[int, ...]  # what the viewer drew, by deck and value; empty for a spectator

    def seat(self) -> int:
        """Return the seat from whose side the table is shown. A spectator sees it from the side of seat 0."""
        return self.me if self.me >= 0 else 0

    def court_of(self, seat: int) -> tuple[int, ...]:
        """Return the number of warriors, pipers and monks of a seat."""
        return self.court[seat * COURT : (seat + 1) * COURT]

    def sites_of(self, seat: int) -> tuple[int, ...]:
        """Return the number of cattle, castles and monasteries of a seat."""
        return self.sites[seat * SITES : (seat + 1) * SITES]

    def rival(self, left: int) -> int:
        """Return the player at this distance to the viewer's left. 0 is the next player. -1 means there is none."""
        return (self.me + 1 + left) % self.players if left + 1 < self.players else -1

    def free(self, seat: int) -> int:
        """Return the number of a seat's empty estates."""
        return self.estates[seat] - sum(self.sites_of(seat))


def view(s: State, me: int) -> View:
    """HC-1.6: return what everybody can see, plus the watcher's own hand and draws."""
    return View(  # by position, because arguments by name take more than twice as long
        me,
        s.players,
        s.refill,
        tuple(s.supply),
        tuple(s.backs),
        s.zone,
        s.phase,
        s.round,
        s.start,
        s.place,
        s.turn,
        s.holder,
        tuple(s.bag),
        tuple(s.drawn),
        s.used,
        s.acts,
        s.done,
        s.first,
        s.before,
        s.owed,
        tuple(s.court),
        tuple(s.estates),
        tuple(s.sites),
        tuple(s.score),
        tuple(s.tally),
        tuple([hand_size(s, seat) for seat in range(s.players)]),
        tuple(s.hand[me * VALUES : (me + 1) * VALUES]) if me >= 0 else (),
        sum(s.deck),
        tuple(s.discards),
        s.tiles,
        s.gone,
        tuple(s.shown),
        s.foe,
        s.side,
        s.combat,
        tuple(s.won),
        (visible_card(s.laid[0], me == s.turn), visible_card(s.laid[1], me == s.foe)),
        tuple(s.lent),
        tuple(s.five) if knows_five(s, me) else (),
        s.reason,
        tuple(s.tape),
        own_draws(s, me) if me >= 0 else (),
    )


def decides(v: View) -> int:
    """Return the seat that decides, or -1 if none does."""
    if v.phase in CHANCE_PHASES or v.phase == OVER:
        return -1
    if v.phase in (LAYING, ADDING, CUTTING):
        return v.foe if v.side else v.turn
    return v.foe if v.phase == LOSING and v.foe >= 0 else v.turn


def draws(v: View) -> int:
    """Return the seat that gets the next card. Only for phases in which cards are drawn."""
    if v.phase == REFILLING:
        return v.foe if v.side else v.turn
    return v.place if v.phase == DEALING else v.turn


def visible_card(card: int, mine: bool) -> int:
    """HC-5.2: return a face-down card: its value if `mine`, otherwise its back."""
    return card if mine or card < 0 else FACE_DOWN


def knows_five(s: State, me: int) -> bool:
    """HC-5.10: tell whether the watcher knows the five new cards. It is so for their owner under the Dutch rule."""
    return s.refill != 0 and (s.phase == REFILLING or s.phase == CUTTING) and me == raid_actor(s)


def own_draws(s: State, me: int) -> tuple[int, ...]:
    """Return the cards that a seat drew, deck by deck."""
    found: list[int] = []
    for start in range(0, len(s.took), s.players * VALUES):
        found += s.took[start + me * VALUES : start + (me + 1) * VALUES]
    return tuple(found)


def seen(s: State, action: int, watcher: int) -> int:
    """HC-1.6, 5.2: return a step as a watcher sees it. Only its owner sees a card drawn or played face down."""
    if CARD <= action < FIGHT and watcher != drawer(s):
        return DRAWN
    if LAY <= action < ADD and watcher != raid_actor(s):
        return LAID
    return action
