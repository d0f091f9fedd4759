"""The last round of Táin, with three tokens per clan and three places for them. The real rules apply."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.game import Facts
from clanmoot.core.messages import Message, Refusal
from clanmoot.games.tain import FACTS as REAL
from clanmoot.games.tain import GAME as TAIN
from clanmoot.games.tain.actions import FREE, LAY, PASS
from clanmoot.games.tain.pieces import BLUFF, KINDS, KINGDOM, LAD, PLACES, ROUNDS, WARRIOR
from clanmoot.games.tain.state import SCOUTING, State
from clanmoot.games.tain.view import View

from .wrapped_game import Wrapped

__all__ = ["GAME"]

UNUSED: Final = (WARRIOR, LAD, BLUFF)  # left behind each screen; all other tokens are used
# The places in use: an entry to each Pasture, and the Kingdom. Each clan can guard, raid, and ride to the Kingdom.
OPEN: Final = (0, 5, KINGDOM)

FACTS: Final = Facts(
    key="small-tain",
    title="Táin, the last round",
    rules=1,
    digest=REAL.digest,
    prefix=REAL.prefix,
    least=2,
    most=2,
    minutes=1,
    options=(),
    reasons=REAL.reasons,
)


class SmallTain(Wrapped[State, View]):
    """The last round of Táin. The real rules end it, and the real scoring decides who wins."""

    def __init__(self) -> None:
        super().__init__(TAIN, FACTS)

    def start(self, players: int, options: tuple[int, ...]) -> State:
        """Return the state at round 8, with nothing won or lost so far and the first seat active."""
        s = TAIN.start(players, TAIN.agree({}))
        s.round, s.phase, s.active, s.turn = ROUNDS, SCOUTING, 0, 0
        for seat in range(players):
            for kind in range(KINDS):
                here = seat * KINDS + kind
                s.used[here] = s.unused[here] - int(kind in UNUSED)
                s.unused[here] = int(kind in UNUSED)
        return s

    def moves(self, s: State, seat: int) -> vec[i64]:
        """Return the moves of the real game, without those at places that this small game does not use."""
        found = vec[i64]()
        for action in self.real.moves(s, seat):
            if action >= PASS or is_open(action):
                found = append(found, action)
        return found

    def ending(self, s: State) -> Message:
        """Return how the game ended, as a sentence."""
        return TAIN.ending(s)

    def why_not(self, v: View, action: int) -> Refusal:
        """Return the refusal of the real game. A place not used here is refused as if it did not exist."""
        if v.me == v.decider() and v.phase == SCOUTING and LAY <= action < PASS and not is_open(action):
            return Refusal("TA-3.2", TAIN.why_not(v, FREE).message)
        return TAIN.why_not(v, action)


def is_open(action: int) -> bool:
    """Return whether an action places a token at one of the places that this small game uses."""
    return (action - LAY) % PLACES in OPEN


GAME = SmallTain()  # the game, to pass to `expand` or to play
