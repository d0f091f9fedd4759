"""Print the shared types of server and client as TypeScript: messages, views, and every game's action space.

`python web/scripts/print_types.py` writes the files. `--check` only lists stale files, and exits with 1.
"""

import ast
import inspect
import json
import sys
import types
import typing
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

WEB = Path(__file__).resolve().parents[1]
ROOT = WEB.parent
sys.path.insert(0, str(ROOT / "src"))

import msgspec  # noqa: E402 - after the path to our own sources

from clanmoot.bots.levels import ITERATIONS, LEVELS  # noqa: E402
from clanmoot.catalogue import games  # noqa: E402
from clanmoot.core.actions import Domain  # noqa: E402
from clanmoot.core.game import SPECTATOR, Game  # noqa: E402
from clanmoot.protocol import commands, messages, replays, tables, terms, wire_message  # noqa: E402
from clanmoot.server.web import responses  # noqa: E402

NOTE = "// Printed by web/scripts/print_types.py from the Python sources; do not edit."
TARGET = WEB / "src" / "lib" / "protocol"
UNIONS = {"AnyCommand": commands.AnyCommand, "AnyRequest": messages.AnyRequest, "AnyAnswer": messages.AnyAnswer}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def pages() -> dict[Path, str]:
    """Return the text of every generated file, by its path."""
    found = {
        TARGET / "messages.ts": protocol(),
        TARGET / "answers.ts": http(),
        TARGET / "views.ts": views(),
        TARGET / "levels.ts": levels(),
        TARGET / "analysis.ts": analysis(),
    }
    for game in games():
        found[TARGET / "spaces" / f"{folder(game)}.ts"] = space(game)
    return found


def folder(game: Game[Any, Any]) -> str:
    """Return the name of a game's folders."""
    return game.facts.key.replace("-", "_")


# -- messages


def protocol() -> str:
    """Return every Struct of the protocol as an interface, and the unions of commands, requests and answers."""
    found = [NOTE, f"export const LONGEST_SAYING = {commands.LONGEST_SAYING};"]
    for module in (wire_message, terms, tables, commands, messages):
        found += [interface(name, struct) for name, struct in structs(module)]
    for name, union in UNIONS.items():
        found.append(f"export type {name} = {script(union)};")
    return "\n\n".join(found) + "\n"


def http() -> str:
    """Return the interfaces of the HTTP answers."""
    found = [NOTE, "import type { News, Words } from './messages';"]
    for module in (replays, responses):
        found += [interface(name, struct) for name, struct in structs(module)]
    return "\n\n".join(found) + "\n"


def levels() -> str:
    """Return the levels of the bots, with their iterations by game and number of players."""
    return "\n\n".join(
        [
            NOTE,
            f"export const LEVELS = {said(list(LEVELS))} as const;",
            "export type Level = (typeof LEVELS)[number];",
            "/** By game and number of players: iterations per decision, one number per level. */",
            "export const ITERATIONS: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = "
            f"{json.dumps(ITERATIONS, indent=2)};\n",
        ]
    )


def structs(module: types.ModuleType) -> list[tuple[str, type[msgspec.Struct]]]:
    """Return the Structs that a module defines, without base classes."""
    return [
        (name, struct)
        for name, struct in inspect.getmembers(module, inspect.isclass)
        if issubclass(struct, msgspec.Struct)
        and struct.__module__ == module.__name__
        and name not in ("Command", "FromClient", "FromServer")
    ]


def interface(name: str, struct: type[msgspec.Struct]) -> str:
    """Return a Struct as an interface, or as a tuple type if it is sent as an array."""
    config = struct.__struct_config__
    fields = msgspec.structs.fields(struct)
    comment = (inspect.getdoc(struct) or "").splitlines()[0]
    if config.array_like:
        inside = ", ".join([f"{field.encode_name}: {script(field.type)}" for field in fields])
        return f"/** {comment} */\nexport type {name} = readonly [{inside}];"
    lines = [f"/** {comment} */", f"export interface {name} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: '{config.tag}';")
    for field in fields:
        # A sender may leave out defaults. A receiver gets them all, unless the Struct omits them.
        mark = "?" if not field.required and (config.omit_defaults or config.forbid_unknown_fields) else ""
        lines.append(f"  {field.encode_name}{mark}: {script(field.type)};")
    return "\n".join([*lines, "}"])


def script(kind: Any) -> str:
    """Translate a Python type to TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return script(args[0])
    if origin is Literal:
        return " | ".join([f"'{value}'" for value in args])
    if origin in (types.UnionType, typing.Union):
        return " | ".join([script(part) for part in args])
    if origin is list:
        return f"readonly {grouped(script(args[0]))}[]"
    if origin is dict:
        return f"Readonly<Record<string, {script(args[1])}>>"
    return str(kind.__name__)


def grouped(text: str) -> str:
    """Put a union in parentheses, so that `[]` may follow."""
    return f"({text})" if " " in text else text


# -- analyses


def analysis() -> str:
    """Return the JSON schema of an analysis as interfaces."""
    schema = json.loads((ROOT / "src" / "clanmoot" / "analysis" / "schema.json").read_text("utf-8"))
    found = [NOTE, f"export interface Analysis {of_schema(schema)}"]
    for name, definition in schema["$defs"].items():
        shape = of_schema(definition)
        plain = definition["type"] == "array"
        found.append(f"export type {title(name)} = {shape};" if plain else f"export interface {title(name)} {shape}")
    return "\n\n".join(found) + "\n"


def title(name: str) -> str:
    """Return the name of a type, such as `BySeat`. `number` becomes `Estimate`, because TypeScript has a `number`."""
    return "Estimate" if name == "number" else "".join([word.title() for word in name.split("_")])


def of_schema(schema: dict[str, Any], indent: str = "") -> str:
    """Translate a JSON schema to TypeScript."""
    if "$ref" in schema:
        return title(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join([f"'{value}'" for value in schema["enum"]])
    if "const" in schema:
        return said(schema["const"])
    if schema["type"] == "array":
        return f"readonly {grouped(of_schema(schema['items'], indent))}[]"
    if schema["type"] == "object" and "properties" not in schema:
        return "Readonly<Record<string, unknown>>"
    if schema["type"] == "object":
        rows = []
        for name, field in schema["properties"].items():
            if "description" in field:
                rows.append(f"{indent}  /** {field['description']} */")
            missing = "" if name in schema["required"] else "?"
            rows.append(f"{indent}  {name}{missing}: {of_schema(field, indent + '  ')};")
        return "\n".join(["{", *rows, indent + "}"])
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}[schema["type"]]


# -- views


def views() -> str:
    """Return the View of every game as an interface, with the field names of the protocol."""
    found = [NOTE, "/** What every view has. */\nexport interface AnyView {\n  me: number;\n}"]
    for game in games():
        view = type(game.view(game.start(game.facts.least, game.agree({})), SPECTATOR))
        found.append(view_of(game, view))
    return "\n\n".join(found) + "\n"


def view_of(game: Game[Any, Any], view: type) -> str:
    """Return a View as an interface, read from its source so that the comments of its fields are kept."""
    source = (ROOT / "src" / Path(*view.__module__.split(".")).with_suffix(".py")).read_text("utf-8")
    tree = ast.parse(source)
    names = {
        node.targets[0].id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    (node,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == view.__name__]
    lines = [f"/** What a watcher of {game.facts.title} knows. */", f"export interface {camel(game)}View {{"]
    rows = source.splitlines()
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            _, _, remark = rows[field.lineno - 1].partition("  # ")
            tail = f" // {remark}" if remark else ""
            lines.append(f"  {field.target.id}: {array(field.annotation, names)};{tail}")
    return "\n".join([*lines, "}"])


def camel(game: Game[Any, Any]) -> str:
    """Return a game's key in CamelCase, such as `SchottenTotten`."""
    return "".join([word.title() for word in game.facts.key.split("-")])


def array(node: ast.expr, names: dict[str, ast.expr]) -> str:
    """Translate `tuple[tuple[int, ...], ...]` to nested arrays of numbers."""
    if isinstance(node, ast.Name):
        return "number" if node.id == "int" else array(names[node.id], names)
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple):
        return f"readonly {grouped(array(node.slice.elts[0], names))}[]"
    raise TypeError(ast.unparse(node))


# -- action spaces


def space(game: Game[Any, Any]) -> str:
    """Return the kinds of action of a game: first number, label, and the possible values of each parameter."""
    domains: dict[int, tuple[str, Domain]] = {}
    kinds = []
    for kind in game.actions.kinds:
        params = []
        for name, domain in kind.params.items():
            domains.setdefault(id(domain), (f"D{len(domains)}", domain))
            params.append(f"{{ name: '{name}', names: {domains[id(domain)][0]} }}")
        part = (
            "choice" if kind.base < game.actions.choices else "veiled" if kind.base < game.actions.veiled else "chance"
        )
        kinds.append(
            f"    {{ name: '{kind.name}', label: {said(kind.label)}, part: '{part}', quiet: {said(kind.quiet)}, "
            f"base: {kind.base}, size: {kind.size}, params: [{', '.join(params)}] }},"
        )
    lists = [f"const {name} = {said(domain.names)};" for name, domain in domains.values()]
    return "\n".join(
        [
            NOTE,
            "import { ActionSpace } from '../actions';",
            "",
            *lists,
            "",
            "export const SPACE = new ActionSpace({",
            f"  game: '{game.facts.key}',",
            "  kinds: [",
            *kinds,
            "  ],",
            "} as const);",
            "",
        ]
    )


def said(value: object) -> str:
    """Return a value as a literal."""
    return json.dumps(value, ensure_ascii=False)


def main() -> int:
    """Write all files, or list the stale ones."""
    stale = [path for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            sys.stdout.write(f"{path.relative_to(ROOT)} is stale: run python web/scripts/print_types.py\n")
        return 1 if stale else 0
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
