"""Shows the legal moves of a seat in as few lines as possible."""

from typing import NamedTuple

from clanmoot.core.actions import ActionSpace, Kind, Move

MOST_NUMBERED = 12  # in a longer list, typing is faster than finding the number


class Offer(NamedTuple):
    """The lines to show, and the moves that the person can choose by number."""

    lines: list[str]
    numbered: list[int]


def offer(actions: ActionSpace, legal: list[int]) -> Offer:
    """Return a few moves as a numbered list, and many by kind, such as `[R5 G7] to [1 2 4]`.

    Numbers are used only if no move has a number in its text: "3" must not mean two things.
    """
    texts = [actions.text(action) for action in legal]
    countable = not any(word.isdigit() for text in texts for word in text.split())
    if countable and len(legal) <= MOST_NUMBERED:
        return Offer([f"{place:>2}  {text}" for place, text in enumerate(texts, start=1)], list(legal))
    lines: list[str] = []
    for kind, moves in by_kind(actions, legal):
        lines += folded(kind, moves)
    return Offer(["    " + line for line in lines], [])


def by_kind(actions: ActionSpace, legal: list[int]) -> list[tuple[Kind, list[Move]]]:
    found: dict[str, tuple[Kind, list[Move]]] = {}
    for action in legal:
        move = actions.decode(action)
        found.setdefault(move.kind.name, (move.kind, []))[1].append(move)
    return list(found.values())


def folded(kind: Kind, moves: list[Move]) -> list[str]:
    """Return one line if all combinations are legal, otherwise one line for each thing of the first parameter."""
    product = square(kind, moves)
    if product is not None:
        return [product]
    if len(kind.params) == 1:
        return [kind.label.format(**move.names()) for move in moves]
    first = next(iter(kind.params))
    lines: list[str] = []
    for thing in unique([move.names()[first] for move in moves]):
        mine = [move for move in moves if move.names()[first] == thing]
        one = square(kind, mine)
        lines += [one] if one is not None else [kind.label.format(**move.names()) for move in mine]
    return lines


def square(kind: Kind, moves: list[Move]) -> str | None:
    """Return a text such as `[a b] to [1 2]` if the moves are all combinations of these names, otherwise None."""
    things = {param: unique([move.names()[param] for move in moves]) for param in kind.params}
    size = 1
    for names in things.values():
        size *= len(names)
    if size != len(moves):
        return None
    return kind.label.format(**{param: bracketed(names) for param, names in things.items()})


def bracketed(names: list[str]) -> str:
    """Return one name as it is, or several in brackets. Commas separate names of several words."""
    if len(names) == 1:
        return names[0]
    return "[" + (", " if any(" " in name for name in names) else " ").join(names) + "]"


def unique(names: list[str]) -> list[str]:
    """Return the names without repetitions, in the order of the list."""
    return list(dict.fromkeys(names))
