"""The action space of a game: one declaration gives the numbers, the texts and the parameters of all its actions."""

from itertools import combinations_with_replacement

__all__ = ["ActionSpace", "Counts", "Domain", "Kind", "Move"]


class Domain:
    """A named range of things that actions can mention, such as cards or players. Thing `n` is called `names[n]`."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.size = len(names)


class Counts(Domain):
    """All multisets of `least` to `most` things, small ones first. A multiset is numbered by its place in that order.

    `Counts(["red", "blue"], 1, 2)` has 1 red, 1 blue, 2 red, 1 red 1 blue, 2 blue.
    """

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
        """Return the multiset in words, such as `2 red 1 blue`; `none` if it is empty."""
        return " ".join(f"{n} {thing}" for n, thing in zip(counts, self.things, strict=True) if n) or "none"

    def rank(self, counts: tuple[int, ...]) -> int:
        """Return the number of this multiset. `counts` says how many there are of each thing."""
        return self.ranks[counts]


class Kind:
    """One kind of action: `Kind("play", "{card} to {stone}", card=CARD, stone=STONE)`.

    The label is the text of the action, with the names of its parameters filled in.

    - `quiet`: the next step shows everything, so a log may leave this step out.
    - `plain`: the log message follows from the seat and the action only, so no views are needed to write it.
    - A kind with the name `done` ends what the player is doing. In the terminal, pressing Enter takes it.
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
    """An action split into its kind and, for each parameter, the number of the thing it names."""

    def __init__(self, kind: Kind, args: dict[str, int]) -> None:
        self.kind = kind
        self.args = args

    def names(self) -> dict[str, str]:
        """Return the names of the things that the parameters refer to."""
        return {param: self.kind.params[param].names[arg] for param, arg in self.args.items()}


class ActionSpace:
    """All actions of a game, numbered kind by kind: what players choose, then veiled forms, then what chance does.

    Choices are below `choices`, veiled forms below `veiled`, chance below `size`. Within a kind, the last parameter
    varies fastest.
    """

    def __init__(self, choices: list[Kind], veiled: list[Kind], chance: list[Kind]) -> None:
        self.kinds = choices + veiled + chance
        self.size = 0
        for kind in self.kinds:
            kind.base = self.size
            self.size += kind.size
        self.choices = sum([kind.size for kind in choices])  # how many actions players can choose
        self.veiled = self.choices + sum([kind.size for kind in veiled])
        self._numbers: dict[str, int] = {}
        self._moves: dict[int, Move] = {}  # cache of `decode`

    def base(self, name: str) -> int:
        """Return the first number of a kind. Raise KeyError if no kind has this name."""
        for kind in self.kinds:
            if kind.name == name:
                return kind.base
        raise KeyError(name)

    def decode(self, action: int) -> Move:
        """Return the kind and the arguments of an action, from a cache. Raise IndexError if there is no such action."""
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
        """Return the number of an action. Raise KeyError or IndexError if there is none."""
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
        """Return the text of the action, as people type it."""
        move = self.decode(action)
        return move.kind.label.format(**move.names())

    def parse(self, text: str) -> int:
        """Return the number of the action with this text, ignoring case. Return -1 if there is none."""
        if not self._numbers:
            self._numbers = {_plain(self.text(action)): action for action in range(self.size)}
        return self._numbers.get(_plain(text), -1)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
