"""A game's moves, declared once: numbers, words and wire format all come from here."""

from itertools import combinations_with_replacement


class Domain:
    """A named range of things that a move can mention: cards, stones, players."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.size = len(names)


class Counts(Domain):
    """How many of each thing: every multiset of `least` to `most` things, small ones first. A number is its rank."""

    def __init__(self, things: list[str], least: int, most: int) -> None:
        self.things = things
        self.multisets = [
            tuple(pick.count(thing) for thing in range(len(things)))
            for size in range(least, most + 1)
            for pick in combinations_with_replacement(range(len(things)), size)
        ]
        self.ranks = {counts: rank for rank, counts in enumerate(self.multisets)}
        super().__init__([self.word(counts) for counts in self.multisets])

    def word(self, counts: tuple[int, ...]) -> str:
        """The multiset in words: `2 red 1 blue`, or `none`."""
        return " ".join(f"{n} {thing}" for n, thing in zip(counts, self.things, strict=True) if n) or "none"

    def rank(self, counts: tuple[int, ...]) -> int:
        """The number of this multiset."""
        return self.ranks[counts]


class Kind:
    """One kind of move: `Kind("play", "{card} to {stone}", card=CARD, stone=STONE)`.

    Of a quiet kind the next step tells everything: a log may leave it out. A kind called `done` does no more.
    What is told of a plain kind stands in who did it and in the move: its line is the same whatever was seen before and
    after it, and nobody need look.
    """

    def __init__(self, name: str, label: str, quiet: bool = False, plain: bool = False, **params: Domain) -> None:
        self.name = name
        self.label = label
        self.quiet = quiet
        self.plain = plain
        self.params = params
        self.base = 0
        self.size = 1
        for domain in params.values():
            self.size *= domain.size


class Move:
    """A number taken apart: its kind, and what each of the kind's parameters is."""

    def __init__(self, kind: Kind, args: dict[str, int]) -> None:
        self.kind = kind
        self.args = args

    def names(self) -> dict[str, str]:
        """The parameters in words."""
        return {param: self.kind.params[param].names[arg] for param, arg in self.args.items()}


class ActionSpace:
    """Kinds laid end to end: what players choose, veiled forms of that, what chance does.

    Within a kind the last parameter runs fastest. The three parts never overlap, so a number alone says what it is.
    """

    def __init__(self, choices: list[Kind], veiled: list[Kind], chance: list[Kind]) -> None:
        self.kinds = choices + veiled + chance
        self.size = 0
        for kind in self.kinds:
            kind.base = self.size
            self.size += kind.size
        self.choices = sum([kind.size for kind in choices])
        self.veiled = self.choices + sum([kind.size for kind in veiled])
        self._numbers: dict[str, int] = {}
        self._moves: dict[int, Move] = {}  # those that were asked for so far

    def base(self, name: str) -> int:
        """The first number of a kind."""
        for kind in self.kinds:
            if kind.name == name:
                return kind.base
        raise KeyError(name)

    def decode(self, action: int) -> Move:
        """The move behind a number."""
        move = self._moves.get(action)
        if move is None:
            move = self._moves[action] = self._taken_apart(action)
        return move

    def _taken_apart(self, action: int) -> Move:
        for kind in self.kinds:
            if kind.base <= action < kind.base + kind.size:
                rest = action - kind.base
                args: dict[str, int] = {}
                for param in reversed(kind.params):
                    rest, args[param] = divmod(rest, kind.params[param].size)
                return Move(kind, {param: args[param] for param in kind.params})
        raise IndexError(action)

    def encode(self, name: str, **args: int) -> int:
        """The number of a move."""
        for kind in self.kinds:
            if kind.name == name:
                number = 0
                for param, domain in kind.params.items():
                    if not 0 <= args[param] < domain.size:
                        raise IndexError(f"{param} {args[param]}")
                    number = number * domain.size + args[param]
                return kind.base + number
        raise KeyError(name)

    def text(self, action: int) -> str:
        """The move in words."""
        move = self.decode(action)
        return move.kind.label.format(**move.names())

    def parse(self, text: str) -> int:
        """The number behind words, in upper or lower case; -1 if they name no move."""
        if not self._numbers:
            self._numbers = {_plain(self.text(action)): action for action in range(self.size)}
        return self._numbers.get(_plain(text), -1)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
