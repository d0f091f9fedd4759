"""A verifier written from docs/fairness.md alone: the standard library, and nothing of Clanmoot."""

import hashlib
import hmac
import json
import sys
from itertools import combinations_with_replacement
from typing import Any


class Unfair(Exception):
    """A record whose draws do not follow from its secret; the text names the step, counted from 1."""


def draw(secret: bytes, source: int, number: int, era: int, weights: list[int]) -> int:
    """Return the index of the outcome that the secret fixes."""
    total = sum(weights)
    limit = 2**256 - 2**256 % total
    attempt = 0
    while True:
        message = f"{source} {number} {era} {attempt}".encode("ascii")
        n = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest(), "big")
        if n < limit:
            break
        attempt += 1
    left = n % total
    for index, weight in enumerate(weights):
        if left < weight:
            return index
        left -= weight
    raise AssertionError("the remainder is below the total")


def verify(record: dict[str, Any]) -> int:
    """Return how many draws were checked; raise Unfair at the first that is wrong."""
    secret = bytes.fromhex(record["secret"])
    if hashlib.sha256(secret).hexdigest() != record["commitment"]:
        raise Unfair("commitment")
    game = GAMES[record["game"]](record)
    drawn: dict[int, int] = {}
    checked = 0
    for place, step in enumerate(record["steps"]):
        found = game.draw(step)
        if found is not None and len(found[1]) > 1:
            source, outcomes = found
            number = drawn.get(source, 0)
            drawn[source] = number + 1
            if place >= record.get("given", 0):
                outcomes = sorted(outcomes)
                weights = [weight for _, weight in outcomes]
                if outcomes[draw(secret, source, number, era(record, place), weights)][0] != step:
                    raise Unfair(f"step {place + 1}")
                checked += 1
        game.take(step)
    return checked


def era(record: dict[str, Any], place: int) -> int:
    """Return the largest k whose k-th cut left at most `place` steps, or 0."""
    return max([k for k, cut in enumerate(record.get("cuts", []), start=1) if cut <= place], default=0)


Found = tuple[int, list[tuple[int, int]]] | None  # the source, and (step, weight) of every outcome


class SchottenTotten:
    """Two decks a round."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.round = 1
        self.shuffle()

    def shuffle(self) -> None:
        """Fill both decks."""
        self.decks = [dict.fromkeys(range(795, 849), 1), {849: 2} | dict.fromkeys(range(850, 858), 1)]

    def draw(self, step: int) -> Found:
        """Find what a step was drawn from."""
        if step in (793, 794):
            return 0, [(793, 1), (794, 1)]
        if 795 <= step <= 857:
            deck = self.decks[step >= 849]
            if any(deck.values()):
                return 2 * self.round + (step >= 849), [(card, weight) for card, weight in deck.items() if weight]
        return None

    def take(self, step: int) -> None:
        """Follow a step."""
        if step == 859:
            self.round += 1
            self.shuffle()
        elif 795 <= step <= 857:
            deck = self.decks[step >= 849]
            if any(deck.values()):
                deck[step] -= 1


class Tain:
    """One draw a game."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.players = len(record["seats"])

    def draw(self, step: int) -> Found:
        """Find what a step was drawn from."""
        return (0, [(129 + seat, 1) for seat in range(self.players)]) if 129 <= step <= 132 else None

    def take(self, step: int) -> None:
        """Follow a step."""


class Eketorp:
    """The lot, the material cards, the deck."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.players = len(record["seats"])
        self.materials = set(range(257, 269))
        self.deck = dict.fromkeys(range(235, 241), 9)
        self.dealt: list[int] = []
        self.apart: list[int] = []
        self.standing = 0

    def draw(self, step: int) -> Found:
        """Find what a step was drawn from."""
        if 229 <= step <= 234:
            return 0, [(229 + seat, 1) for seat in range(self.players)]
        if 257 <= step <= 268:
            return 1, [(card, 1) for card in self.materials]
        if 235 <= step <= 240:
            return 2, [(card, weight) for card, weight in self.deck.items() if weight]
        return None

    def take(self, step: int) -> None:
        """Follow a step."""
        if 235 <= step <= 240:
            self.deck[step] -= 1
            self.dealt.append(step)
        elif step == 241:
            self.standing += 1
            if self.standing == self.players:
                for card in self.apart:
                    self.deck[card] += 1
        elif 242 <= step <= 256:
            self.apart += self.dealt[-4:]
        elif 257 <= step <= 268:
            self.materials.discard(step)


class GlenMore:
    """The lot, the die, four stacks."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.players = len(record["seats"])
        self.stacks = [set(range(668, 676)), set(range(676, 699)), set(range(699, 718)), set(range(718, 735))]

    def draw(self, step: int) -> Found:
        """Find what a step was drawn from."""
        if 663 <= step <= 667:
            return 0, [(663 + seat, 1) for seat in range(self.players)]
        if 735 <= step <= 737:
            return 1, [(735, 3), (736, 2), (737, 1)]
        if 668 <= step <= 734:
            lowest = next(k for k in range(4) if self.stacks[k])
            return 2 + lowest, [(tile, 1) for tile in self.stacks[lowest]]
        return None

    def take(self, step: int) -> None:
        """Follow a step."""
        for stack in self.stacks:
            stack.discard(step)


RETURNS = [c for size in range(7) for c in combinations_with_replacement(range(4), size)]
DISCARDS = [c for size in range(4) for c in combinations_with_replacement(range(4), size)]
TAKES = ["Y", "B", "G", "YB", "B", "Y", "YG", "G", "Y", "BG", "G", "B"]  # what goes to the bag
COST = {210: (3, 1), 211: (1, 2), 212: (2, 3), 213: (0, 1), 214: (1, 1), 215: (2, 1), 216: (2, 2)}


class HighlandClans:
    """The lot, the bag, the tiles, the cards."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.players = players = len(record["seats"])
        options = record["options"]
        self.bag = [9, 17, 20, 10 - players]
        self.drawn = [0, 0, 0, 0]
        self.deck = list(options.get("cards", [20, 18, 16, 13]))
        self.discards = [0, 0, 0, 0]
        self.tiles = list(options.get("tiles", [2] * 12 + [1]))
        self.start = self.turns = self.seat = self.rival = 0
        self.estates = [2] * players
        self.sites = [[1, 0, 0] for _ in range(players)]
        self.last = -1

    def draw(self, step: int) -> Found:
        """Find what a step was drawn from."""
        if 293 <= step <= 297:
            return 0, [(293 + seat, 1) for seat in range(self.players)]
        if 298 <= step <= 301:
            if not (298 <= self.last <= 301 or 0 <= self.last < 210):
                self.begin_turn()
            return 1, [(298 + colour, weight) for colour, weight in enumerate(self.bag) if weight]
        if 302 <= step <= 305:
            if not any(self.deck):
                self.deck, self.discards = self.discards, [0, 0, 0, 0]
            return 3, [(302 + value, weight) for value, weight in enumerate(self.deck) if weight]
        if 323 <= step <= 335:
            return 2, [(323 + tile, weight) for tile, weight in enumerate(self.tiles) if weight]
        return None

    def begin_turn(self) -> None:
        """Put unused cubes into the bag; the next player is in turn."""
        self.bag = [a + b for a, b in zip(self.bag, self.drawn, strict=True)]
        self.drawn = [0, 0, 0, 0]
        rounds, place = divmod(self.turns, self.players)
        self.seat = (self.start + rounds + place) % self.players
        self.turns += 1

    def take(self, step: int) -> None:
        """Follow a step."""
        if step < 210:
            for colour in RETURNS[step]:
                self.drawn[colour] -= 1
                self.bag[colour] += 1
        elif step < 217:
            colour, cubes = COST[step]
            self.drawn[colour] -= cubes
            if step < 213:
                self.sites[self.seat][step - 210] += 1
        elif step < 225:
            self.buy_estate(step - 217)
        elif step < 229:
            self.drawn[1] -= 1
            self.bag[1] += 1
        elif 230 <= step < 242:
            for letter in TAKES[step - 230]:
                self.bag["YBG".index(letter)] += 1
        elif 242 <= step < 246:
            self.rival = (self.seat + step - 241) % self.players
        elif 246 <= step < 281:
            for value in DISCARDS[step - 246]:
                self.discards[value] += 1
        elif step == 286:
            self.bag[1] += 1
        elif 288 <= step < 291:
            self.loot(step - 288)
        elif 293 <= step < 298:
            self.start = step - 293
        elif 298 <= step < 302:
            self.bag[step - 298] -= 1
            self.drawn[step - 298] += 1
        elif 302 <= step < 306:
            self.deck[step - 302] -= 1
        elif 306 <= step < 322:
            self.discards[(step - 306) // 4] += 1
            self.discards[(step - 306) % 4] += 1
        elif step >= 323:
            self.tiles[step - 323] -= 1
        self.last = step

    def buy_estate(self, payment: int) -> None:
        """Pay one yellow cube and one red or two green ones, some of them from the court."""
        self.drawn[0] -= 1 - payment // 4
        self.bag[0] += 1
        if payment % 4 == 0:
            self.drawn[3] -= 1
            self.bag[3] += 1
        else:
            self.drawn[2] -= 3 - payment % 4
            self.bag[2] += 2
        self.estates[self.seat] += 1

    def loot(self, site: int) -> None:
        """Take cattle, a castle or a monastery from the rival."""
        self.sites[self.rival][site] -= 1
        if site == 0 and self.estates[self.seat] > sum(self.sites[self.seat]):
            self.sites[self.seat][0] += 1
        else:
            colour, cubes = COST[210 + site]
            self.bag[colour] += cubes


GAMES: dict[str, Any] = {
    "schotten-totten": SchottenTotten,
    "tain": Tain,
    "eketorp": Eketorp,
    "glen-more": GlenMore,
    "highland-clans": HighlandClans,
}


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        sys.stdout.write(f"{verify(json.load(file))} draws follow from the secret\n")
