"""Information-set Monte Carlo tree search: a new world per iteration, one tree per seat, payoffs for all seats."""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE, NOBODY, NOTHING, Game, Imaginer, S, V
from clanmoot.core.rng import Rng
from clanmoot.core.undo_barrier import Step

from .base import Candidate
from .regret_matching import Mixture, draw
from .search_guide import Guide
from .search_tree import NONE, Node

LONGEST: Final = 100_000  # decisions in one iteration; no game comes close


class Search(Generic[S, V]):
    """The search of one seat for one decision. Its own tree can be reused for the next decision."""

    def __init__(self, game: Game[S, V], guide: Guide[S, V], players: int, rng: Rng) -> None:
        self.game = game
        self.guide = guide
        self.players = players
        self.rng = rng
        self.width = game.actions.size + 1  # one more than the number of actions, to number the edges of a tree
        self.imaginer: Imaginer[S] | None = None
        self.truth: S | None = None  # if set, the only world: for analysing a finished game with all cards visible
        self.me = 0
        self.told: list[Step] = []
        self.trees = [Node() for _ in range(players)]  # by seat: the steps it has seen since the root
        self.known: list[dict[V, Node]] = [{} for _ in range(players)]  # by seat and view: the root in that world
        self.results: dict[int, list[float]] = {}  # by slot of the root: summed payoffs, then the visits
        self.iterations = 0
        self.veiled = False  # whether the root is a sealed choice
        self.by_lot = False  # whether it is one that others will not see, and is drawn at random therefore
        # One iteration: where each seat's walk began, and for each open decision the node, the slot and the seat,
        self.starts: list[Node] = []
        self.nodes: list[Node] = []
        self.tried: list[int] = []
        self.seats: list[int] = []
        # and for each sealed choice the mixture, the index and the seat.
        self.mixtures: list[Mixture] = []
        self.places: list[int] = []
        self.schemers: list[int] = []

    # -- the root

    def begin(self, view: V, seat: int, told: list[Step]) -> None:
        """Start a new decision.

        The seat's own tree is kept if it contains every step seen since the last decision.
        """
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
        """Tell whether any move of the seat stays hidden from somebody."""
        for action in self.game.moves(s, self.me):
            for watcher in range(self.players):
                if self.game.seen(s, self.me, action, watcher) != action:
                    return True
        return False

    def world(self) -> S:
        """Return a position that fits what the seat knows. Every deal of what is hidden is equally likely."""
        if self.truth is not None:
            return self.game.copy(self.truth)
        assert self.imaginer is not None
        return self.imaginer.draw(self.rng)

    def kept(self, told: list[Step]) -> Node:
        """Return the node of the last search that matches the present decision, or a new one if there is none."""
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
        """Return the root of the tree of the seat that searches."""
        return self.trees[self.me]

    def key(self, seat: int, sight: int) -> int:
        """Return the key of an edge, made of the seat and the step as the watcher saw it."""
        return (seat + 1) * self.width + sight

    # -- one iteration

    def iterate(self) -> None:
        """Run one iteration: imagine a world, walk down the trees, play on, and update the statistics."""
        self.attempt(())
        self.iterations += 1

    def attempt(self, choice: tuple[int, ...]) -> list[float]:
        """Run one iteration and return every seat's payoff. It makes `choice` at the root if that is not empty."""
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
        """Update the statistics of all seats that decided.

        If the choice at the root was given, other seats of the same sealed phase do not learn. They would adapt to a
        choice that they cannot know.
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
        """Add every seat's payoff to the sums of one choice at the root."""
        if slot not in self.results:
            self.results[slot] = [0.0] * (self.players + 1)
        sums = self.results[slot]
        for seat in range(self.players):
            sums[seat] += payoffs[seat]
        sums[self.players] += 1.0

    def walk(self, s: S, at: list[Node]) -> list[float]:
        """Follow the trees to a move that was never tried, and play on from there. Return every seat's payoff."""
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
        """Start each other seat at a node for its own view in this world.

        Otherwise a seat would act the same whatever cards it holds.
        """
        for other in range(self.players):
            if other != self.me:
                view = self.game.view(s, other)
                if view not in self.known[other]:
                    self.known[other][view] = Node()
                at[other] = self.known[other][view]

    def chance(self, s: S, at: list[Node]) -> None:
        """Apply all chance steps. If the tree branches on chance, move every seat's node along what the seat sees."""
        if not self.guide.forks:
            self.game.settle(s, self.rng)
            return
        outcomes = self.game.chance(s)
        pick = self.rng.weighted([weight for _, weight in outcomes]) if len(outcomes) > 1 else 0
        self.step(s, CHANCE, outcomes[pick][0], at)

    def step(self, s: S, seat: int, action: int, at: list[Node]) -> None:
        """Apply a step, and move every seat's node along what the seat sees of it."""
        for watcher in range(self.players):
            sight = self.game.seen(s, seat, action, watcher)
            if sight != NOTHING:
                at[watcher] = at[watcher].child(self.key(seat, sight))
        self.game.apply(s, seat, action)

    def decide(self, s: S, seat: int, at: list[Node]) -> bool:
        """Make one open decision. Return True if the chosen move is tried for the first time at this node."""
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
        """Try the move with the highest prior at a new node.

        Most nodes are visited only once, so the node stores only this move.
        """
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
        """Make one seat's complete sealed choice."""
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
                break  # the tree does not branch on chance, so the choice may not fit this world
            self.step(s, seat, action, at)
        while self.game.sealed(s) and self.game.decider(s) == seat:
            self.step(s, seat, self.guide.pick(s, seat, self.rng), at)

    def whole(self, s: S, seat: int) -> tuple[int, ...]:
        """Return a complete sealed choice, made of the guide's actions. This changes `s`, so pass a copy."""
        plan: list[int] = []
        while self.game.sealed(s) and self.game.decider(s) == seat:
            action = self.guide.pick(s, seat, self.rng)
            self.game.apply(s, seat, action)
            plan.append(action)
        return tuple(plan)

    # -- after the tree

    def play_on(self, s: S) -> list[float]:
        """Play to the end of the game or to the guide's horizon. Return every seat's payoff."""
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
        """Return the candidates at the root, most promising first."""
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
        """Return every seat's average payoff after one choice at the root."""
        if slot not in self.results:
            return ()
        sums = self.results[slot]
        return tuple([sums[seat] / sums[self.players] for seat in range(self.players)])

    def decided(self, left: int) -> bool:
        """Tell whether the choice stays the same whatever the next `left` iterations find."""
        root = self.trees[self.me]
        return not self.veiled and not self.by_lot and root.lead() > left

    def choice(self) -> tuple[int, ...]:
        """Return the action to take, or all actions of the sealed choice."""
        root = self.trees[self.me]
        if self.veiled and root.mixture is not None:
            return root.mixture.plans[draw(root.mixture.average(), self.rng)]
        if self.by_lot:
            return (root.actions[draw([int(visits) / int(root.count) for visits in root.visits], self.rng)],)
        return (root.actions[root.leader()],)


def promise(candidate: Candidate) -> float:
    return candidate.share
