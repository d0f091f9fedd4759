"""Muster with one mistake each in its play or its words."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.actions import ActionSpace, Kind
from clanmoot.core.game import CHANCE, NOBODY, SPECTATOR
from clanmoot.core.messages import Message, Refusal, message
from clanmoot.core.outcome import Outcome

from . import muster_rules as rules
from .muster import Muster
from .muster_rules import ACTIONS, DRAW, DRAWN, LAY, PUT, READY, THROW, Phase, State
from .muster_view import View


class Crowded(Muster):
    """A fourth man is offered."""

    def moves(self, s: State, seat: int) -> vec[i64]:
        return vec[i64]([PUT, PUT + 1, PUT + 2, PUT + 3, READY]) if s.phase == Phase.PLACING else super().moves(s, seat)


class Choking(Muster):
    """A card that is offered cannot be laid."""

    def apply(self, s: State, seat: int, action: int) -> None:
        if action == LAY + 2:
            raise KeyError(action)
        super().apply(s, seat, action)


class Listed(Muster):
    """A legal list that is changed on its way."""

    def changed(self, s: State, seat: int, moves: list[int]) -> list[int]:
        return moves

    def moves(self, s: State, seat: int) -> vec[i64]:
        return vec[i64](self.changed(s, seat, rules.moves(s, seat)))


class Descending(Listed):
    def changed(self, s: State, seat: int, moves: list[int]) -> list[int]:
        return moves[::-1] if s.phase == Phase.THROWING else moves


class Repeating(Listed):
    def changed(self, s: State, seat: int, moves: list[int]) -> list[int]:
        return [moves[0], *moves]


class StuckInSecret(Listed):
    """A seat among several deciders may do nothing."""

    def changed(self, s: State, seat: int, moves: list[int]) -> list[int]:
        return [] if s.phase == Phase.LAYING and seat == 1 and s.round == 2 else moves


class Veiled(Listed):
    """A veiled form is offered as a choice."""

    def changed(self, s: State, seat: int, moves: list[int]) -> list[int]:
        return [*moves, DRAWN]


class Envious(Listed):
    """Whether west is free depends on somebody else's cards."""

    def changed(self, s: State, seat: int, moves: list[int]) -> list[int]:
        threes = s.hand((seat + 1) % s.players)[2]
        return [action for action in moves if action != PUT + 3 or not threes]


class Falling(Listed):
    """Men may be placed from west to north."""

    def changed(self, s: State, seat: int, moves: list[int]) -> list[int]:
        return [*range(PUT, PUT + 4), READY] if s.phase == Phase.PLACING and sum(s.plan(seat)) < 3 else moves


class Losing(Muster):
    """Cards thrown away are gone."""

    def apply(self, s: State, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        s.thrown = [0] * len(s.thrown)


class Unsorted(Muster):
    """The seats that owe a decision come in any order."""

    def deciders(self, s: State) -> list[int]:
        return super().deciders(s)[::-1]


class Unsealed(Muster):
    """Several seats decide at once, and the table is not told that it is in secret."""

    def sealed(self, s: State) -> bool:
        return s.phase == Phase.PLACING


class TwoFaced(Muster):
    """The list is shorter than the moves."""

    def legal(self, s: State, seat: int) -> list[int]:
        return super().legal(s, seat)[:1]


class Siamese(Muster):
    """A copy shares its hands with the original."""

    def copy(self, s: State) -> State:
        new = super().copy(s)
        new.hands = s.hands
        return new


class Forgetful(Muster):
    """A copy forgets the scores."""

    def copy(self, s: State) -> State:
        new = super().copy(s)
        new.scores = [0] * len(s.scores)
        return new


class Racing(Muster):
    """The seat that is ready first decides what north is worth."""

    def apply(self, s: State, seat: int, action: int) -> None:
        if action == READY and not any(s.ready):
            s.worth[0] = seat
        super().apply(s, seat, action)


class Endless(Muster):
    """The third round never comes."""

    def apply(self, s: State, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        s.round = 1


class Weightless(Muster):
    """Threes are listed and never drawn."""

    def chance(self, s: State) -> list[tuple[int, int]]:
        return [(action, 0 if action == DRAW + 2 else weight) for action, weight in super().chance(s)]


class Twice(Muster):
    """An outcome is listed twice."""

    def chance(self, s: State) -> list[tuple[int, int]]:
        return super().chance(s) * 2


class ChanceChooses(Muster):
    """Chance does what players do."""

    def chance(self, s: State) -> list[tuple[int, int]]:
        return [(THROW, 1)] if s.phase == Phase.THROWING else super().chance(s)

    def decider(self, s: State) -> int:
        return CHANCE if s.phase == Phase.THROWING else super().decider(s)

    def deciders(self, s: State) -> list[int]:
        return [CHANCE] if s.phase == Phase.THROWING else super().deciders(s)


class Restless(Muster):
    """Somebody decides when the game is over."""

    def deciders(self, s: State) -> list[int]:
        return [0] if self.decider(s) == NOBODY else super().deciders(s)


class Counting(Muster):
    """What a step does depends on how many the game has carried out."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0

    def apply(self, s: State, seat: int, action: int) -> None:
        self.steps += 1
        super().apply(s, seat, action)
        if s.phase == Phase.OVER:
            s.scores[0] += self.steps % 97


# -- words and the end


class Hopeless(Outcome):
    """Nobody is first."""

    def ranks(self) -> tuple[int, ...]:
        return tuple([rank + 1 for rank in super().ranks()])


class Winnerless(Muster):
    def outcome(self, s: State) -> Outcome:
        return Hopeless(*super().outcome(s))


class Overlooked(Muster):
    """The last seat has no standing."""

    def outcome(self, s: State) -> Outcome:
        found = super().outcome(s)
        return found._replace(standings=found.standings[:-1])


class Unreasoned(Muster):
    """The reason for the end has no words."""

    def outcome(self, s: State) -> Outcome:
        return super().outcome(s)._replace(reason=1)


class Lawless(Muster):
    """A refusal names a rule that nobody wrote."""

    def why_not(self, v: View, action: int) -> Refusal:
        return Refusal("MU-9.9", message("mu-no"))


class Silent(Muster):
    """There are things that are refused without a word."""

    def why_not(self, v: View, action: int) -> Refusal:
        return {READY: Refusal("MU-2.2", message("mu-not-now"))}[action]


class Ambiguous(Muster):
    """All men look the same in words."""

    def __init__(self) -> None:
        super().__init__()
        first, *others = ACTIONS.kinds
        men = Kind("put", "a man", field=first.params["field"])
        self.actions = ActionSpace([men, *others[:3]], others[3:6], others[6:])


class Speechless(Muster):
    """The log falls over a card thrown away."""

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        if seen >= THROW and seat >= 0:
            raise KeyError("mu-log-throw")
        return super().log(before, seat, seen, after)


class Wordless(Muster):
    """A log line without a message."""

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return message("") if seen == READY else super().log(before, seat, seen, after)


class Complicated(Muster):
    """What is told of a kind that was declared plain depends on what was seen."""

    def __init__(self) -> None:
        super().__init__()
        first, _, *others = ACTIONS.kinds
        ready = Kind("ready", "ready", plain=True)
        self.actions = ActionSpace([first, ready, *others[:2]], others[2:5], others[5:])

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return message("mu-log-ready", round=after.round) if seen == READY else super().log(before, seat, seen, after)


class Boardless(Muster):
    """A spectator is shown nothing."""

    def board(self, v: View) -> str:
        return "" if v.me == SPECTATOR else super().board(v)


class Featureless(Muster):
    """A number is missing in the features."""

    def features(self, v: View) -> list[int]:
        return super().features(v)[1:]


RACING = Racing()  # for the command line
