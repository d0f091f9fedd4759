"""Three games whose solutions everybody knows: matching pennies, rock, paper and scissors, and Kuhn's poker."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.actions import ActionSpace, Domain, Kind
from clanmoot.core.game import CHANCE, NOBODY, NOTHING, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.game import State as AnyState
from clanmoot.core.rng import Rng
from clanmoot.small.graded_outcome import Graded, graded

PASS, BET = 0, 1
CARDS: Final = 3
DEAL: Final = 4  # the first number of chance: the first card a, the second b, as 3a + b


def facts(key: str) -> Facts:
    return Facts(key, key, 1, "", "", 2, 2, 1, (), ("the-end",))


class Secret(AnyState):
    """What each seat has chosen, -1 for nothing yet."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: list[int]) -> None:
        self.chosen = chosen


class SecretView(NamedTuple):
    """Whether the viewer has chosen, and what."""

    me: int
    chosen: int


class Waiting(AnyImaginer[Secret]):
    """The other has not chosen yet: what is sealed is left unmade."""

    def __init__(self, v: SecretView) -> None:
        self.v = v

    def draw(self, rng: Rng) -> Secret:
        return Secret([self.v.chosen if seat == self.v.me else -1 for seat in (0, 1)])


class Duel(AnyGame[Secret, SecretView]):
    """Both choose a number in secret, and a table says what the first gets out of `whole`."""

    def __init__(self, key: str, payoffs: tuple[tuple[int, ...], ...], whole: int) -> None:
        self.facts = facts(key)
        self.payoffs = payoffs
        self.whole = whole
        names = Domain([str(number) for number in range(4)])
        self.actions = ActionSpace([Kind("choose", "{number}", number=names)], [], [])

    def start(self, players: int, options: tuple[int, ...]) -> Secret:
        return Secret([-1, -1])

    def copy(self, s: Secret) -> Secret:
        return Secret(s.chosen[:])

    def decider(self, s: Secret) -> int:
        return s.chosen.index(-1) if -1 in s.chosen else NOBODY

    def deciders(self, s: Secret) -> list[int]:
        return [seat for seat in (0, 1) if s.chosen[seat] < 0]

    def sealed(self, s: Secret) -> bool:
        return -1 in s.chosen

    def moves(self, s: Secret, seat: int) -> vec[i64]:
        return vec[i64](list(range(len(self.payoffs) if seat == 0 else len(self.payoffs[0]))))

    def apply(self, s: Secret, seat: int, action: int) -> None:
        s.chosen[seat] = action

    def view(self, s: Secret, watcher: int) -> SecretView:
        return SecretView(watcher, s.chosen[watcher])

    def seen(self, s: Secret, seat: int, action: int, watcher: int) -> int:
        return action if seat == watcher else NOTHING

    def imaginer(self, v: SecretView) -> Waiting:
        return Waiting(v)

    def outcome(self, s: Secret) -> Graded:
        mine = self.payoffs[s.chosen[0]][s.chosen[1]]
        return graded(0, (mine, self.whole - mine), "points")


PENNIES: Final = Duel("pennies", ((1, 0), (0, 1)), 1)
ROSHAMBO: Final = Duel("roshambo", ((1, 0, 2), (2, 1, 0), (0, 2, 1)), 2)
# Rock's win over scissors counts three times: rock 1/5, paper 3/5, scissors 1/5.
HEAVY_ROCK: Final = Duel("heavy-rock", ((3, 2, 6), (4, 3, 2), (0, 4, 3)), 6)


class Poker(AnyState):
    """The cards, and the bets so far."""

    __slots__ = ("cards", "bets")

    def __init__(self, cards: tuple[int, ...], bets: tuple[int, ...]) -> None:
        self.cards = cards
        self.bets = bets


class PokerView(NamedTuple):
    """One's own card, and the bets."""

    me: int
    card: int
    bets: tuple[int, ...]


ENDS: Final = {(PASS, PASS), (BET, PASS), (BET, BET), (PASS, BET, PASS), (PASS, BET, BET)}


class Kuhn(AnyGame[Poker, PokerView]):
    """Three cards, one each, one chip in the pot each and one to bet: the first player loses 1/18 chip a game."""

    def __init__(self) -> None:
        self.facts = facts("kuhn")
        bets = [Kind("pass", "pass"), Kind("bet", "bet")]
        deals = Domain([f"{first} {second}" for first in range(CARDS) for second in range(CARDS)])
        self.actions = ActionSpace(
            bets, [Kind("dealt", "a card"), Kind("other", "another")], [Kind("deal", "{c}", c=deals)]
        )

    def start(self, players: int, options: tuple[int, ...]) -> Poker:
        return Poker((), ())

    def copy(self, s: Poker) -> Poker:
        return Poker(s.cards, s.bets)

    def decider(self, s: Poker) -> int:
        if not s.cards:
            return CHANCE
        return NOBODY if s.bets in ENDS else len(s.bets) % 2

    def moves(self, s: Poker, seat: int) -> vec[i64]:
        return vec[i64]([PASS, BET])

    def chance(self, s: Poker) -> list[tuple[int, int]]:
        return [(DEAL + CARDS * a + b, 1) for a in range(CARDS) for b in range(CARDS) if a != b]

    def apply(self, s: Poker, seat: int, action: int) -> None:
        if seat == CHANCE:
            s.cards = divmod(action - DEAL, CARDS)
        else:
            s.bets = (*s.bets, action)

    def view(self, s: Poker, watcher: int) -> PokerView:
        return PokerView(watcher, s.cards[watcher], s.bets)

    def outcome(self, s: Poker) -> Graded:
        """Chips won, from -2 to 2, as points from 0 to 4."""
        if s.bets[-2:] == (BET, PASS):
            won = 1 if len(s.bets) == 2 else -1
        else:
            won = (1 + s.bets.count(BET) // 2) * (1 if s.cards[0] > s.cards[1] else -1)
        return graded(0, (2 + won, 2 - won), "chips")


KUHN: Final = Kuhn()
CHIP: Final = 0.25  # what a chip is worth as a share
