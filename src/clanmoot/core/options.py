"""What a table may agree on before the first card: declared as data, kept as ints."""

from collections.abc import Mapping
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


class TableOption(NamedTuple):
    """Numbers of the box that somebody who owns it may correct: a whole table, replaced as one."""

    name: str
    label: str
    default: tuple[int, ...]
    least: int  # that an entry may be
    most: int

    def check(self, values: tuple[int, ...]) -> tuple[int, ...]:
        """The values, if they can be this table."""
        if len(values) != len(self.default):
            wanted = f"{self.name} is a table of {len(self.default)} numbers, not of {len(values)}."
            raise OptionError("option-table", wanted)
        if min(values) < self.least or max(values) > self.most:
            raise OptionError("option-table", f"The numbers of {self.name} go from {self.least} to {self.most}.")
        return values


Wanted = Mapping[str, int | tuple[int, ...]]  # what a table asks for, by name


def flag(name: str, label: str) -> Option:
    """A thing that is agreed on or not; not, as a rule."""
    return Option(name, label, {"no": 0, "yes": 1}, 0)


def number(name: str, label: str, least: int, most: int) -> Option:
    """A number, the least one as a rule."""
    return Option(name, label, {str(n): n for n in range(least, most + 1)}, least)


def agree(options: tuple[Option, ...], tables: tuple[TableOption, ...], wanted: Wanted) -> tuple[int, ...]:
    """All values in declared order, then the tables' entries one after the other; defaults where nothing was wanted."""
    names = [option.name for option in options] + [table.name for table in tables]
    for name in wanted:
        if name not in names:
            raise OptionError("option-unknown", f"There is no option {name!r}; there is {', '.join(names) or 'none'}.")
    agreed: list[int] = []
    for option in options:
        value = wanted.get(option.name, option.default)
        if not isinstance(value, int):
            raise OptionError("option-value", f"{option.name} can be {', '.join(option.values)}, not a table.")
        option.word(value)
        agreed.append(value)
    for table in tables:
        entries = wanted.get(table.name, table.default)
        if isinstance(entries, int):
            raise OptionError("option-table", f"{table.name} is a table of {len(table.default)} numbers.")
        agreed += table.check(entries)
    return tuple(agreed)


def named(options: tuple[Option, ...], tables: tuple[TableOption, ...], agreed: tuple[int, ...]) -> Wanted:
    """Agreed values by name, as a record keeps them: every option, and the tables that were replaced."""
    found: dict[str, int | tuple[int, ...]] = {
        option.name: value for option, value in zip(options, agreed, strict=False)
    }
    place = len(options)
    for table in tables:
        entries = agreed[place : place + len(table.default)]
        place += len(entries)
        if entries != table.default:
            found[table.name] = entries
    return found
