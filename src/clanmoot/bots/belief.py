"""Worlds that fit what was seen: positions carried along with the game, and weighed by how likely the play was."""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.barrier import Step
from clanmoot.core.game import CHANCE, Game, Imaginer, S, V
from clanmoot.core.rng import Rng

from .guide import Guide
from .sealed import draw

WORLDS: Final = 120  # carried along
FRESH: Final = 0.3  # of all worlds are drawn evenly, for opponents who play unlike anybody we know
DOUBT: Final = 0.1  # that an opponent does just anything


class Belief(Generic[S, V]):
    """What one seat thinks the table looks like behind the screens."""

    def __init__(self, game: Game[S, V], guide: Guide[S, V], rng: Rng) -> None:
        self.game = game
        self.guide = guide
        self.rng = rng
        self.worlds: list[S] = []
        self.told: list[Step] = []
        self.imaginer: Imaginer[S] | None = None
        self.open: S | None = None

    def look(self, view: V, seat: int, told: list[Step]) -> None:
        """Take in what was seen since the last look. Without weighing, or without a past, every world is as good."""
        self.imaginer = self.game.imaginer(view)
        if self.guide.fits:
            since = len(self.told)
            if self.worlds and told[:since] == self.told:
                self.follow(view, seat, told[since:])
            else:
                self.worlds = []
            while len(self.worlds) < WORLDS:
                self.worlds.append(self.imaginer.draw(self.rng))
            self.told = told

    def reveal(self, s: S) -> None:
        """Believe in this position alone: for looking back on a game that is over, with all cards open."""
        self.open = s

    def draw(self) -> S:
        """One world."""
        if self.open is not None:
            return self.game.copy(self.open)
        if self.worlds and self.rng.below(1000) >= int(1000 * FRESH):
            return self.game.copy(self.worlds[int(self.rng.below(len(self.worlds)))])
        assert self.imaginer is not None
        return self.imaginer.draw(self.rng)

    def follow(self, view: V, seat: int, steps: list[Step]) -> None:
        """Carry every world through the steps; keep those that fit, as often as they fit well."""
        weights = [self.carried(s, seat, steps) for s in self.worlds]
        kept = [k for k in range(len(weights)) if weights[k] > 0.0 and self.game.view(self.worlds[k], seat) == view]
        total = sum([weights[k] for k in kept])
        if total <= 0.0:
            self.worlds = []
            return
        found: list[S] = []
        # Evenly spaced marks along the weights: a world that weighs twice as much is kept twice as often.
        mark = (1.0 - FRESH) * WORLDS / total
        reached = float(self.rng.below(1000)) / 1000.0
        for k in kept:
            reached += weights[k] * mark
            while reached >= 1.0:
                found.append(self.game.copy(self.worlds[k]))
                reached -= 1.0
        self.worlds = found

    def carried(self, s: S, seat: int, steps: list[Step]) -> float:
        """Take the steps in one world, in place; how likely they were there."""
        weight = 1.0
        for step in steps:
            if self.game.decider(s) != step.seat:
                return 0.0
            if step.seat == CHANCE:
                weight *= self.drawn(s, seat, step.action)
            elif step.seat == seat:
                if step.action not in self.game.moves(s, seat):
                    return 0.0
                self.game.apply(s, seat, step.action)
            else:
                weight *= self.played(s, seat, step)
            if weight <= 0.0:
                return 0.0
        return weight

    def drawn(self, s: S, seat: int, sight: int) -> float:
        """Let chance do what was seen; how likely that was."""
        outcomes = self.game.chance(s)
        fitting = [outcome for outcome in outcomes if self.game.seen(s, CHANCE, outcome[0], seat) == sight]
        if not fitting:
            return 0.0
        share = sum([weight for _, weight in fitting]) / sum([weight for _, weight in outcomes])
        pick = self.rng.weighted([weight for _, weight in fitting]) if len(fitting) > 1 else 0
        self.game.apply(s, CHANCE, fitting[pick][0])
        return share

    def played(self, s: S, seat: int, step: Step) -> float:
        """Let an opponent do what was seen; how likely that was for somebody who plays as the guide would."""
        moves = self.game.moves(s, step.seat)
        fitting = [k for k in range(len(moves)) if self.game.seen(s, step.seat, moves[k], seat) == step.action]
        if not fitting:
            return 0.0
        shares = self.habits(s, step.seat, moves)
        likely = sum([shares[k] for k in fitting])
        pick = fitting[draw([shares[k] / likely for k in fitting], self.rng)]
        self.game.apply(s, step.seat, moves[pick])
        return likely

    def habits(self, s: S, seat: int, moves: vec[i64]) -> list[float]:
        """How likely somebody is to do each thing."""
        priors = self.guide.priors(s, seat, moves)
        total = sum(priors)
        even = DOUBT / len(priors)
        return [(1.0 - DOUBT) * prior / total + even for prior in priors]
