"""What a table may agree on before the first card: declared as data, kept as ints."""

from typing import NamedTuple

from .errors import ClanmootError


class OptionError(ClanmootError):
    """A table asked for something that the game does not offer."""


class Option(NamedTuple):
    """One thing to agree on: the values it may take, by name, and the value it has if nobody says anything."""

    name: str
    label: str
    values: dict[str, int]
    default: int

    def value(self, word: str) -> int:
        """The value behind a word that somebody typed."""
        found = self.values.get(word.casefold())
        if found is None:
            raise OptionError("option-value", f"{self.name} can be {', '.join(self.values)}, not {word!r}.")
        return found

    def word(self, value: int) -> str:
        """The name of a value."""
        for word, known in self.values.items():
            if known == value:
                return word
        raise OptionError("option-value", f"{self.name} can be {', '.join(self.values)}, not {value!r}.")


def flag(name: str, label: str) -> Option:
    """A thing that is agreed on or not; not, as a rule."""
    return Option(name, label, {"no": 0, "yes": 1}, 0)


def number(name: str, label: str, least: int, most: int) -> Option:
    """A number, the least one as a rule."""
    return Option(name, label, {str(n): n for n in range(least, most + 1)}, least)


def agree(options: tuple[Option, ...], wanted: dict[str, int]) -> tuple[int, ...]:
    """All values in declared order, defaults where nothing was wanted."""
    names = [option.name for option in options]
    for name in wanted:
        if name not in names:
            raise OptionError("option-unknown", f"There is no option {name!r}; there is {', '.join(names) or 'none'}.")
    values = [wanted.get(option.name, option.default) for option in options]
    for option, value in zip(options, values, strict=True):
        option.word(value)
    return tuple(values)
