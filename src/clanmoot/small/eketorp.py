"""One fight of Eketorp for a brick, with hidden hands. The real rules apply from the draw to the hospital."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit
from clanmoot.core.game import NOBODY, Facts
from clanmoot.core.messages import Message, message
from clanmoot.games.eketorp import FACTS as REAL
from clanmoot.games.eketorp import GAME as EKETORP
from clanmoot.games.eketorp.outcome import result
from clanmoot.games.eketorp.pieces import COLOURS, FIELDS, STATIONS, VALUES
from clanmoot.games.eketorp.state import LAYING, REDRAWING, SWAPPING, TURNING, State
from clanmoot.games.eketorp.view import View

from .graded_outcome import Graded, graded
from .wrapped_game import Wrapped

__all__ = ["GAME"]

ATTACKER: Final = 0
DEFENDER: Final = 1
HELD: Final = 2  # cards in hand; the other two of each player's four are set aside
LAID: Final = ((2, 5), (2, 5))
KNOWN: Final = ((), (3, 4), (1, 3, 4, 6))  # hands that everybody knows: the defender may still exchange theirs
STORE: Final = 0
BROWN: Final = 1
FIGHTING: Final = (SWAPPING, REDRAWING, LAYING, TURNING)
MISSED: Final = (2, 1, 0, 0)  # EK-6.1 rounds that a Viking misses, by the station where it is put
MOST: Final = 2  # points that a fight can change

FACTS: Final = Facts(
    key="small-eketorp",
    title="Eketorp, one fight",
    rules=1,
    digest=REAL.digest,
    prefix=REAL.prefix,
    least=3,
    most=3,
    minutes=1,
    options=(),
    reasons=REAL.reasons,
)


class SmallEketorp(Wrapped[State, View]):
    """One fight at a store with one wood brick. The third player does nothing, but the real game needs three.

    The attacker has exchanged their hand and draws two cards. The defender's hand is known, and the defender may
    exchange it too. Then both play a card. The result counts points of bricks, rounds in the hospital and the strength
    of cards received, one point each. So a 6 against a 1 wins the fight but costs more than it gains.
    """

    def __init__(self) -> None:
        super().__init__(EKETORP, FACTS)
        self.weighs = False  # no plans are made here

    def start(self, players: int, options: tuple[int, ...]) -> State:
        """Return the fight before the attacker draws cards from the deck."""
        s = EKETORP.start(players, EKETORP.agree({}))
        s.round, s.start, s.phase, s.turn = 2, ATTACKER, REDRAWING, ATTACKER
        s.unturned &= ~3
        s.field, s.attacker, s.defender, s.left = STORE, ATTACKER, DEFENDER, HELD
        meet(s)
        for seat in range(players):
            for value in KNOWN[seat]:
                s.hand[seat * VALUES + value - 1] += 1
                s.deck[value - 1] -= 1
        for seat, cards in enumerate(LAID):
            for value in cards:
                s.laid[seat * VALUES + value - 1] += 1
                s.deck[value - 1] -= 1
        s.open = bit(DEFENDER) | bit(2)
        spend(s)
        return s

    def decider(self, s: State) -> int:
        """Return the seat that decides in the real game, or NOBODY once the fight is over."""
        return EKETORP.decider(s) if s.phase in FIGHTING else NOBODY

    def deciders(self, s: State) -> list[int]:
        """Return the seats that decide in the real game, or none once the fight is over."""
        return EKETORP.deciders(s) if s.phase in FIGHTING else []

    def outcome(self, s: State) -> Graded:
        """Return the result of the fight. What one player gains, the other loses."""
        gain = changed(s, ATTACKER) - changed(s, DEFENDER)
        return graded(1, (MOST + gain, MOST - gain, 0), "total")

    def ending(self, s: State) -> Message:
        """Return who won the fight and by how much."""
        return message("ek-rounds", result=result(self.outcome(s)))


def meet(s: State) -> None:
    """Put one Viking of the attacker, one of the defender and one brick on the store."""
    for seat in (ATTACKER, DEFENDER):
        s.home[seat] -= 1
        s.out[seat * FIELDS + STORE] += 1
    s.bricks[STORE], s.colours[STORE] = 1, BROWN
    s.supply[BROWN] -= 1


def spend(s: State) -> None:
    """Set everybody's amulets: the attacker has none left. Each amulet spent means one known discarded card."""
    s.amulets = vec[i64]([0, HELD, 5])
    spent = 5 * s.players - sum(s.amulets)
    for card in range(spent):
        s.gone[card % VALUES] += 1
        s.deck[card % VALUES] -= 1


def changed(s: State, seat: int) -> int:
    """Return the points that the fight brought a seat: bricks, minus rounds in hospital, plus strength received."""
    bricks = sum([(colour + 1) * s.pile[seat * COLOURS + colour] for colour in range(COLOURS)])
    missed = sum([MISSED[stop] * s.sick[seat * STATIONS + stop] for stop in range(STATIONS)])
    laid = sum([(value + 1) * s.laid[seat * VALUES + value] for value in range(VALUES)])
    return bricks - missed + laid - sum(LAID[seat])


GAME = SmallEketorp()  # the game, to pass to `expand` or to play
