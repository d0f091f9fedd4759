"""Print the arguments of every message as TypeScript, so that a call with wrong arguments does not compile.

`python web/scripts/print_messages.py` writes the file. `--check` only reports a stale file, and exits with 1.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Identifier, Message, Pattern, Placeable, SelectExpression, VariableReference

WEB: Final = Path(__file__).resolve().parents[1]
LOCALES: Final = WEB.parent / "src" / "clanmoot" / "locales"
TARGET: Final = WEB / "src" / "lib" / "words" / "messages.ts"
ENGLISH: Final = "en"
PLURALS: Final = {"zero", "one", "two", "few", "many"}
OTHER: Final = "other"
# From the seat in `who` or `whom`, the speaker derives `you` or `yours`: whether the listener has that seat.
SEATS: Final = {"you": "who", "yours": "whom"}
NOBODY: Final = "nobody"
HEAD: Final = """// Printed by web/scripts/print_messages.py from the catalogues; do not edit.
import type { Words } from '../protocol/messages';

/** What a message prints: text, a number, another message, or a list of messages. */
export type Part = string | number | Words | readonly Words[];

/** Every message and its arguments. A `number` is counted or compared; a seat is a number too. */
export interface Messages {"""


class Argument:
    """How a message uses one argument: printed, counted, or compared with certain words."""

    def __init__(self) -> None:
        self.counted = False
        self.closed = False  # in some language the variants cover all possible words
        self.words: set[str] = set()

    def choose(self, keys: set[str], numbers: bool) -> None:
        """Record the variant keys of a select expression."""
        words = keys - PLURALS - {OTHER}
        self.counted = self.counted or numbers or bool(keys & PLURALS)
        if words and not self.counted:
            self.closed = self.closed or OTHER not in keys
            self.words |= words

    def script(self) -> str:
        """Return the TypeScript type."""
        if self.counted:
            return "number"
        return " | ".join([f"'{word}'" for word in sorted(self.words)]) if self.closed else "Part"


def page() -> str:
    """Return the text of the generated file."""
    read = {locale: dict(sorted(catalogue(locale))) for locale in locales()}
    rows = []
    for id, message in read[ENGLISH].items():
        found = arguments(message)
        for locale, others in read.items():  # another language may count an argument that English only prints
            if locale != ENGLISH and id in others:
                for name, argument in arguments(others[id]).items():
                    found.setdefault(name, Argument()).counted |= argument.counted
        rows.append(f"  '{id}': {interface(found)};")
    return "\n".join([HEAD, *rows, "}\n"])


def locales() -> list[str]:
    """Return the languages, English first, because the others only add to the English arguments."""
    names = [folder.name for folder in LOCALES.iterdir() if folder.is_dir() and "_" not in folder.name]
    return sorted(names, key=lambda name: (name != ENGLISH, name))


def catalogue(locale: str) -> Iterator[tuple[str, Message]]:
    """Yield the messages of a language."""
    for path in sorted((LOCALES / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                yield entry.id.name, entry


def arguments(message: Message) -> dict[str, Argument]:
    """Return the arguments of a message, in the order of their first use."""
    found: dict[str, Argument] = {}
    for pattern in (message.value, *[attribute.value for attribute in message.attributes]):
        read(pattern, found)
    return found


def read(node: BaseNode | None, found: dict[str, Argument]) -> None:
    """Collect the arguments of a pattern, including those of all variants."""
    match node:
        case Pattern(elements=parts):
            for part in parts:
                read(part, found)
        case Placeable(expression=inner):
            read(inner, found)
        case VariableReference(id=name):
            found.setdefault(name.name, Argument())
        case SelectExpression(selector=VariableReference(id=name), variants=variants):
            words = {variant.key.name for variant in variants if isinstance(variant.key, Identifier)}
            numbers = any(not isinstance(variant.key, Identifier) for variant in variants)
            found.setdefault(name.name, Argument()).choose(words, numbers)
            for variant in variants:
                read(variant.value, found)


def interface(found: dict[str, Argument]) -> str:
    """Return the type of the arguments, without `you` and `yours`, which the speaker derives."""
    fields = {name: argument.script() for name, argument in found.items() if name not in SEATS}
    for listener, seat in SEATS.items():
        if listener in found:
            fields[seat] = "number"
    shared = {name: kind for name, kind in fields.items() if name not in SEATS.values()} | {"you": f"'{NOBODY}'"}
    nobody = any(NOBODY in argument.words for name, argument in found.items() if name in SEATS)
    return " | ".join([braces(fields), braces(shared)] if nobody else [braces(fields)])


def braces(fields: dict[str, str]) -> str:
    """Return the fields as an object type."""
    return f"{{ {'; '.join([f'{name}: {fields[name]}' for name in sorted(fields)])} }}" if fields else "{}"


def main() -> int:
    """Write the file, or report whether it is stale."""
    text = page()
    if "--check" not in sys.argv:
        TARGET.write_text(text, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != text:
        sys.stdout.write(f"{TARGET.relative_to(WEB.parent)} is stale: run python web/scripts/print_messages.py\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
