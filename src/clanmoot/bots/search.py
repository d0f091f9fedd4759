"""Information-set Monte Carlo tree search: a new world every iteration, one tree a seat, payoffs for all seats."""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE, NOBODY, NOTHING, Game, Imaginer, S, V
from clanmoot.core.rng import Rng
from clanmoot.core.undo_barrier import Step

from .base import Candidate
from .guide import Guide
from .sealed import Mixture, draw
from .tree import NONE, Node

LONGEST: Final = 100_000  # decisions in one iteration; no game comes near it


class Search(Generic[S, V]):
    """What one seat thinks while it decides, and what of it can be used for its next decision."""

    def __init__(self, game: Game[S, V], guide: Guide[S, V], players: int, rng: Rng) -> None:
        self.game = game
        self.guide = guide
        self.players = players
        self.rng = rng
        self.width = game.actions.size + 1  # of the numbers by which a tree tells steps apart
        self.imaginer: Imaginer[S] | None = None
        self.truth: S | None = None  # the only world, for looking back on a game that is over with all cards open
        self.me = 0
        self.told: list[Step] = []
        self.trees = [Node() for _ in range(players)]  # what each seat has seen since the root
        self.known: list[dict[V, Node]] = [{} for _ in range(players)]  # the same by what another seat knew at the root
        self.results: dict[int, list[float]] = {}  # by slot of the root: what every seat got, added up, and how often
        self.iterations = 0
        self.veiled = False  # whether the root is a sealed choice,
        self.by_lot = False  # or one that others will not see, and that is mixed for that reason
        # One iteration: where each seat began, where somebody decided in the open, what was tried there, and by whom,
        self.starts: list[Node] = []
        self.nodes: list[Node] = []
        self.tried: list[int] = []
        self.seats: list[int] = []
        # and the same of sealed choices.
        self.mixtures: list[Mixture] = []
        self.places: list[int] = []
        self.schemers: list[int] = []

    # -- the root

    def begin(self, view: V, seat: int, told: list[Step]) -> None:
        """A new decision. The seat's own tree is kept where every step since is one that the tree tells apart."""
        self.trees = [self.kept(told) if other == seat else Node() for other in range(self.players)]
        self.known = [{} for _ in range(self.players)]
        self.me = seat
        self.told = told
        self.results = {}
        self.iterations = 0
        self.imaginer = self.game.imaginer(view)
        s = self.world()
        self.veiled = self.game.sealed(s)
        self.by_lot = self.guide.mixes and not self.veiled and self.hides(s)

    def hides(self, s: S) -> bool:
        """Whether some choice of the seat stays hidden from somebody."""
        for action in self.game.moves(s, self.me):
            for watcher in range(self.players):
                if self.game.seen(s, self.me, action, watcher) != action:
                    return True
        return False

    def world(self) -> S:
        """A position that fits what the seat knows; every deal of what is hidden is as likely as any other."""
        if self.truth is not None:
            return self.game.copy(self.truth)
        assert self.imaginer is not None
        return self.imaginer.draw(self.rng)

    def kept(self, told: list[Step]) -> Node:
        """What the last search knows about the present decision."""
        if not self.told or told[: len(self.told)] != self.told:
            return Node()
        node = self.trees[self.me]
        for step in told[len(self.told) :]:
            if step.seat == CHANCE and not self.guide.forks:
                return Node()
            if step.action != NOTHING:
                found = node.children.get(self.key(step.seat, step.action))
                if found is None:
                    return Node()
                node = found
        return node

    @property
    def root(self) -> Node:
        """Where the seat decides."""
        return self.trees[self.me]

    def key(self, seat: int, sight: int) -> int:
        """The number of an edge: who did what."""
        return (seat + 1) * self.width + sight

    # -- one iteration

    def iterate(self) -> None:
        """Imagine a world, walk down the trees, play on, and remember how it ended."""
        self.attempt(())
        self.iterations += 1

    def attempt(self, choice: tuple[int, ...]) -> list[float]:
        """One iteration, with a choice already made at the root, or with none. What it brought each seat."""
        s = self.world()
        at = self.trees.copy()
        if self.guide.parts:
            self.part(s, at)
        self.starts = at.copy()
        for action in choice:
            self.step(s, self.me, action, at)
        self.nodes, self.tried, self.seats = [], [], []
        self.mixtures, self.places, self.schemers = [], [], []
        payoffs = self.walk(s, at)
        self.learn(payoffs, len(choice) > 0)
        return payoffs

    def learn(self, payoffs: list[float], made: bool) -> None:
        """Let all who decided remember how it ended.

        Who decides at the same time as a choice that was made, not knowing it, must not learn from its being made again
        and again.
        """
        root = self.trees[self.me]
        for k in range(len(self.nodes)):
            self.nodes[k].update(self.tried[k], payoffs[self.seats[k]])
            if self.nodes[k] is root and not self.veiled:
                self.sum_up(self.tried[k], payoffs)
        for k in range(len(self.mixtures)):
            if not made or self.mixtures[k] is not self.starts[self.schemers[k]].mixture:
                self.mixtures[k].update(self.places[k], payoffs[self.schemers[k]])
            if self.mixtures[k] is root.mixture and self.veiled:
                self.sum_up(self.places[k], payoffs)

    def sum_up(self, slot: int, payoffs: list[float]) -> None:
        """Add to what every seat got when this was chosen at the root."""
        if slot not in self.results:
            self.results[slot] = [0.0] * (self.players + 1)
        sums = self.results[slot]
        for seat in range(self.players):
            sums[seat] += payoffs[seat]
        sums[self.players] += 1.0

    def walk(self, s: S, at: list[Node]) -> list[float]:
        """Follow the trees to a choice that was never tried, and play on from there. What it brought each seat."""
        while True:
            seat = self.game.decider(s)
            if seat == CHANCE:
                self.chance(s, at)
            elif seat == NOBODY:
                return self.guide.payoff(s)
            elif self.game.sealed(s):
                self.conspire(s, seat, at)
            elif self.decide(s, seat, at):
                return self.play_on(s)

    def part(self, s: S, at: list[Node]) -> None:
        """Let others begin at what they know in this world; else each would do the same whatever he holds."""
        for other in range(self.players):
            if other != self.me:
                view = self.game.view(s, other)
                if view not in self.known[other]:
                    self.known[other][view] = Node()
                at[other] = self.known[other][view]

    def chance(self, s: S, at: list[Node]) -> None:
        """Let chance run; trees that fork remember what each seat saw of it."""
        if not self.guide.forks:
            self.game.settle(s, self.rng)
            return
        outcomes = self.game.chance(s)
        pick = self.rng.weighted([weight for _, weight in outcomes]) if len(outcomes) > 1 else 0
        self.step(s, CHANCE, outcomes[pick][0], at)

    def step(self, s: S, seat: int, action: int, at: list[Node]) -> None:
        """Take a step, and move every tree along what its seat sees of it."""
        for watcher in range(self.players):
            sight = self.game.seen(s, seat, action, watcher)
            if sight != NOTHING:
                at[watcher] = at[watcher].child(self.key(seat, sight))
        self.game.apply(s, seat, action)

    def decide(self, s: S, seat: int, at: list[Node]) -> bool:
        """One decision in the open; whether it was never tried here before."""
        moves = self.guide.sensible(s, seat, self.game.moves(s, seat))
        if len(moves) == 1:
            self.step(s, seat, moves[0], at)
            return False
        node = at[seat]
        if node.count == 0 and node is not self.trees[self.me]:
            return self.glance(s, seat, node, moves)
        if not node.knows(moves):
            node.learn(moves, self.guide.priors(s, seat, moves))
        slot: i64 = node.select(moves, self.guide.exploration, self.guide.caution)
        fresh = node.visits[slot] == 0
        self.nodes.append(node)
        self.tried.append(slot)
        self.seats.append(seat)
        if fresh:
            self.game.apply(s, seat, node.actions[slot])
        else:
            self.step(s, seat, node.actions[slot], at)
        return fresh

    def glance(self, s: S, seat: int, node: Node, moves: vec[i64]) -> bool:
        """The first decision at a node: what looks best. Few nodes are seen again, so nothing else is kept of it."""
        priors = self.guide.priors(s, seat, moves)
        best: i64 = 0
        for k in range(1, len(moves)):
            if priors[k] > priors[best]:
                best = k
        node.first = moves[best]
        self.nodes.append(node)
        self.tried.append(NONE)
        self.seats.append(seat)
        self.game.apply(s, seat, moves[best])
        return True

    # -- sealed phases

    def conspire(self, s: S, seat: int, at: list[Node]) -> None:
        """A whole sealed choice of one seat."""
        node = at[seat]
        if node.mixture is None:
            node.mixture = Mixture()
        mixture = node.mixture
        if not mixture.wide_enough():
            mixture.add(self.whole(self.game.copy(s), seat))
        place = mixture.pick(self.rng)
        self.mixtures.append(mixture)
        self.places.append(place)
        self.schemers.append(seat)
        for action in mixture.plans[place]:
            if self.game.decider(s) != seat or action not in self.game.moves(s, seat):
                break  # the tree does not remember all that chance did, and here that matters
            self.step(s, seat, action, at)
        while self.game.sealed(s) and self.game.decider(s) == seat:
            self.step(s, seat, self.guide.pick(s, seat, self.rng), at)

    def whole(self, s: S, seat: int) -> tuple[int, ...]:
        """A whole sealed choice as the guide would make it, in a position of its own."""
        plan: list[int] = []
        while self.game.sealed(s) and self.game.decider(s) == seat:
            action = self.guide.pick(s, seat, self.rng)
            self.game.apply(s, seat, action)
            plan.append(action)
        return tuple(plan)

    # -- after the tree

    def play_on(self, s: S) -> list[float]:
        """To the end of the game, or to where the guide would rather judge."""
        left: i64 = self.guide.horizon if self.guide.horizon >= 0 else LONGEST
        while True:
            seat = self.game.decider(s)
            if seat == CHANCE:
                self.game.settle(s, self.rng)
                seat = self.game.decider(s)
            if seat == NOBODY:
                return self.guide.payoff(s)
            if left == 0 and not self.game.sealed(s):
                return self.guide.evaluate(s)
            self.game.apply(s, seat, self.guide.pick(s, seat, self.rng))
            if left > 0:
                left -= 1

    # -- what was found

    def candidates(self) -> list[Candidate]:
        """What was considered at the root, the most promising first."""
        root = self.trees[self.me]
        if self.veiled and root.mixture is not None:
            mixture = root.mixture
            shares = mixture.average()
            found = [
                Candidate(mixture.plans[k], shares[k], mixture.visits[k], self.result(k)) for k in range(len(shares))
            ]
        else:
            found = [
                Candidate(
                    (root.actions[k],), int(root.visits[k]) / max(int(root.count), 1), root.visits[k], self.result(k)
                )
                for k in range(len(root.actions))
            ]
        found.sort(key=promise, reverse=True)
        return found

    def result(self, slot: int) -> tuple[float, ...]:
        """What every seat may expect after one choice at the root."""
        if slot not in self.results:
            return ()
        sums = self.results[slot]
        return tuple([sums[seat] / sums[self.players] for seat in range(self.players)])

    def decided(self, left: int) -> bool:
        """Whether no further thought can change the choice."""
        root = self.trees[self.me]
        return not self.veiled and not self.by_lot and root.lead() > left

    def choice(self) -> tuple[int, ...]:
        """The action, or all actions of the sealed choice, to take."""
        root = self.trees[self.me]
        if self.veiled and root.mixture is not None:
            return root.mixture.plans[draw(root.mixture.average(), self.rng)]
        if self.by_lot:
            return (root.actions[draw([int(visits) / int(root.count) for visits in root.visits], self.rng)],)
        return (root.actions[root.leader()],)


def promise(candidate: Candidate) -> float:
    """How much a candidate was thought of."""
    return candidate.share
