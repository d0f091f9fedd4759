"""A decision, judged: some searches look for the best choice, others value it beside the one that was made."""

import hashlib
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple

from clanmoot.bots import guide_for
from clanmoot.core.game import Game, S, V
from clanmoot.core.rng import Rng

from .decision_context import Scene
from .search_trial import FREE, PAUSE, Choice, Halted, Trial, Vector

LEAST_ITERATIONS: Final = 40  # so that each of several secret choices is tried after learning
RIVALS: Final = 3  # choices that are compared with the one that was made


class Effort(NamedTuple):
    """How hard to look: searches for each question, iterations a search, and the seed all of it follows from."""

    searches: int
    iterations: int
    seed: int


class Verdict(NamedTuple):
    """What the searches said about a decision, one vector a search; search by search they can be compared."""

    best: Choice
    before: tuple[Vector, ...]  # if the best choice is made,
    after: tuple[Vector, ...]  # and with the one that was


def never() -> bool:
    """Nobody halts this."""
    return False


class Judge(Generic[S, V]):
    """Judges the decisions of one table."""

    def __init__(self, game: Game[S, V], players: int, effort: Effort, halted: Callable[[], bool] = never) -> None:
        self.game = game
        self.players = players
        self.effort = effort
        self.halted = halted

    def judge(self, scene: Scene[S, V], played: Choice) -> Verdict:
        """The best choice at this moment, and what it and the played one are worth.

        Who picks the best of many estimates picks one that is too good; so others than those who picked it value it.
        """
        best = self.best(scene, played)
        choices = [best] if best == played else [best, played]
        secret = any(self.secret(scene, choice) for choice in choices)
        answers = [
            self.trial(scene, "value", number).values(choices, secret, self.effort.iterations)
            for number in range(self.effort.searches)
        ]
        return Verdict(best, tuple([answer[0] for answer in answers]), tuple([answer[-1] for answer in answers]))

    def outlook(self, scene: Scene[S, V]) -> tuple[Vector, ...]:
        """What every seat may expect before anything has happened."""
        return tuple(
            [
                self.trial(scene, "outlook", number).values([FREE], False, self.effort.iterations)[0]
                for number in range(self.effort.searches)
            ]
        )

    def best(self, scene: Scene[S, V], played: Choice) -> Choice:
        """The winner of a contest between what searches like and what was played; half as many take part in each."""
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
        """What searches that may think of anything like, the most liked first."""
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
        """Half of the searches, rounded up."""
        return (self.effort.searches + 1) // 2

    def only_sensible(self, scene: Scene[S, V]) -> Choice:
        """The only choice worth a thought; none if there are several, or it is a sealed one."""
        world = self.imagined(scene)
        if self.game.sealed(world):
            return FREE
        sensible = guide_for(self.game).sensible(world, scene.seat, self.game.moves(world, scene.seat))
        return (int(sensible[0]),) if len(sensible) == 1 else FREE

    def secret(self, scene: Scene[S, V], choice: Choice) -> bool:
        """Whether somebody at the table does not see all of a choice."""
        world = self.imagined(scene)
        for action in choice:
            for watcher in range(self.players):
                if self.game.seen(world, scene.seat, action, watcher) != action:
                    return True
            self.game.apply(world, scene.seat, action)
        return False

    def imagined(self, scene: Scene[S, V]) -> S:
        """A world as the decider may imagine it."""
        return self.game.imagine(scene.view, Rng(self.effort.seed))

    def trial(self, scene: Scene[S, V], question: str, number: int) -> Trial[S, V]:
        """A search of its own, seeded by what its seat has seen so far and by nothing else."""
        words = f"{self.effort.seed} {question} {scene.seat} {scene.sights} {number}"
        seed = int.from_bytes(hashlib.sha256(words.encode()).digest()[:6], "big")
        return Trial(self.game, self.players, scene, seed, self.halted)


AnyJudge = Judge[Any, Any]
