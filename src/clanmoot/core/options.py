"""Options of a game: what players can choose before the first step, declared as data and stored as ints."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .errors import ClanmootError

__all__ = ["Option", "OptionError", "TableOption", "Wanted", "flag", "number"]


class OptionError(ClanmootError):
    """Raised for an option or a value that the game does not offer."""


class Option(NamedTuple):
    """An option: its possible values by name, and the default."""

    name: str
    label: str
    values: dict[str, int]
    default: int

    def value(self, word: str) -> int:
        """Return the value with this name, which a person typed. Raise OptionError if there is none."""
        found = self.values.get(word.casefold())
        if found is None:
            raise OptionError("option-value", f"{self.name} can be {', '.join(self.values)}, not {word!r}.")
        return found

    def word(self, value: int) -> str:
        """Return the name of a value. Raise OptionError if the option does not have this value."""
        for word, known in self.values.items():
            if known == value:
                return word
        raise OptionError("option-value", f"{self.name} can be {', '.join(self.values)}, not {value!r}.")


class TableOption(NamedTuple):
    """A table of numbers printed on the game's components. Owners can correct it, but only by replacing all of it."""

    name: str
    label: str
    default: tuple[int, ...]
    least: int  # smallest entry allowed
    most: int  # largest entry allowed

    def check(self, entries: Sequence[object]) -> tuple[int, ...]:
        """Return the entries. Raise OptionError if their number or one of them is wrong for this table."""
        values = tuple([entry for entry in entries if isinstance(entry, int)])
        if len(values) < len(entries):
            raise OptionError("option-table", f"{self.name} is a table of {len(self.default)} numbers.")
        if len(values) != len(self.default):
            wanted = f"{self.name} is a table of {len(self.default)} numbers, not of {len(values)}."
            raise OptionError("option-table", wanted)
        if min(values) < self.least or max(values) > self.most:
            raise OptionError("option-table", f"The numbers of {self.name} go from {self.least} to {self.most}.")
        return values


Wanted = Mapping[str, int | Sequence[int]]  # option values by name; a table may be a list, as in JSON


def flag(name: str, label: str) -> Option:
    """Return an option that is on or off, with off as the default."""
    return Option(name, label, {"no": 0, "yes": 1}, 0)


def number(name: str, label: str, least: int, most: int) -> Option:
    """Return an option that is a number from `least` to `most`, with `least` as the default."""
    return Option(name, label, {str(n): n for n in range(least, most + 1)}, least)


def agree(options: tuple[Option, ...], tables: tuple[TableOption, ...], wanted: Wanted) -> tuple[int, ...]:
    """Return all option values in declared order, then the entries of the tables. Missing ones get their defaults."""
    names = [option.name for option in options] + [table.name for table in tables]
    for name in wanted:
        if name not in names:
            raise OptionError("option-unknown", f"There is no option {name!r}. Options: {', '.join(names) or 'none'}.")
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
    """Return option values by name, for a record. It has every option, and only those tables that were replaced."""
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
