"""Judges a decision. Some searches look for the best choice, and others compare it with the choice made."""

import hashlib
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple

from clanmoot.bots import guide_for
from clanmoot.core.game import Game, S, V
from clanmoot.core.rng import Rng

from .decision_context import Scene
from .search_trial import FREE, PAUSE, Choice, Halted, Trial, Vector

LEAST_ITERATIONS: Final = 40  # so that the search still tries each of several secret choices after its learning part
RIVALS: Final = 3  # how many choices are compared with the one made


class Effort(NamedTuple):
    """How much to search: searches per question, iterations per search, and the random seed."""

    searches: int
    iterations: int
    seed: int


class Verdict(NamedTuple):
    """The result of the searches for a decision, one vector per search. Vectors of the same search can be compared."""

    best: Choice
    before: tuple[Vector, ...]  # chances with the best choice,
    after: tuple[Vector, ...]  # and with the one made


def never() -> bool:
    """Return False. It is the default for an analysis that nobody stops."""
    return False


class Judge(Generic[S, V]):
    """Judges the decisions of one table."""

    def __init__(self, game: Game[S, V], players: int, effort: Effort, halted: Callable[[], bool] = never) -> None:
        self.game = game
        self.players = players
        self.effort = effort
        self.halted = halted

    def judge(self, scene: Scene[S, V], played: Choice) -> Verdict:
        """Return the best choice for a decision, and the values of that choice and the one made.

        New searches measure its value, because the highest of many estimates is usually too high.
        """
        best = self.best(scene, played)
        choices = [best] if best == played else [best, played]
        secret = any(self.secret(scene, choice) for choice in choices)
        answers = [
            self.trial(scene, "value", number).values(choices, secret, self.effort.iterations)
            for number in range(self.effort.searches)
        ]
        return Verdict(best, tuple([answer[0] for answer in answers]), tuple([answer[-1] for answer in answers]))

    def chances(self, scene: Scene[S, V]) -> tuple[Vector, ...]:
        """Return the winning chances of every seat before the first step."""
        return tuple(
            [
                self.trial(scene, "outlook", number).values([FREE], False, self.effort.iterations)[0]
                for number in range(self.effort.searches)
            ]
        )

    def best(self, scene: Scene[S, V], played: Choice) -> Choice:
        """Return the best choice among those that searches favour and the one made.

        One group of searches finds the favourites, and another group of the same size compares them.
        """
        rivals = self.liked(scene)
        if played not in rivals:
            rivals.append(played)
        if len(rivals) == 1:
            return played
        secret = any(self.secret(scene, choice) for choice in rivals)
        totals = [0.0] * len(rivals)
        for number in range(self.half):
            answer = self.trial(scene, "compare", number).values(rivals, secret, self.effort.iterations)
            totals = [total + values[scene.seat] for total, values in zip(totals, answer, strict=True)]
        return rivals[totals.index(max(totals))]

    def liked(self, scene: Scene[S, V]) -> list[Choice]:
        """Return the choices that searches favour, the best first."""
        only = self.only_sensible(scene)
        if only:
            return [only]
        likes: dict[Choice, float] = {}
        for number in range(self.half):
            search = self.trial(scene, "seek", number).search
            for done in range(self.effort.iterations):
                if done % PAUSE == 0 and self.halted():
                    raise Halted
                search.iterate()
            for candidate in search.candidates():
                likes[candidate.actions] = likes.get(candidate.actions, 0.0) + candidate.share
        return sorted(likes, key=lambda choice: (-likes[choice], choice))[:RIVALS]

    @property
    def half(self) -> int:
        """Return half of the number of searches, rounded up."""
        return (self.effort.searches + 1) // 2

    def only_sensible(self, scene: Scene[S, V]) -> Choice:
        """Return the only sensible choice of the player.

        The result is empty if there are several, or if the choice is sealed.
        """
        world = self.imagined(scene)
        if self.game.sealed(world):
            return FREE
        sensible = guide_for(self.game).sensible(world, scene.seat, self.game.moves(world, scene.seat))
        return (int(sensible[0]),) if len(sensible) == 1 else FREE

    def secret(self, scene: Scene[S, V], choice: Choice) -> bool:
        """Tell whether some watcher cannot see every action of a choice."""
        world = self.imagined(scene)
        for action in choice:
            for watcher in range(self.players):
                if self.game.seen(world, scene.seat, action, watcher) != action:
                    return True
            self.game.apply(world, scene.seat, action)
        return False

    def imagined(self, scene: Scene[S, V]) -> S:
        """Return a random state that the player's view does not rule out."""
        return self.game.imagine(scene.view, Rng(self.effort.seed))

    def trial(self, scene: Scene[S, V], question: str, number: int) -> Trial[S, V]:
        """Return a search. Its seed depends only on what the seat has seen, never on anything hidden."""
        words = f"{self.effort.seed} {question} {scene.seat} {scene.sights} {number}"
        seed = int.from_bytes(hashlib.sha256(words.encode()).digest()[:6], "big")
        return Trial(self.game, self.players, scene, seed, self.halted)


AnyJudge = Judge[Any, Any]
