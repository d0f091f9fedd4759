"""Print the generated pages: the map of modules, and the actions and view of every game. `make fix` runs it."""

import ast
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from clanmoot.catalogue import games  # noqa: E402 - the sources of this repository, not an installed build
from clanmoot.core.actions import Counts, Domain  # noqa: E402
from clanmoot.core.game import SPECTATOR, Game  # noqa: E402
from docs import message_schema  # noqa: E402

NOTE = "`docs/generate.py` prints this page. A test fails when it is stale."
ACTIONS = (
    "An action is a number: `from`, plus the parameters as digits, of which the last one varies fastest. The example "
    "shows how you type the first action of a kind. A *veiled* action is what others see of a hidden one. The table "
    "itself takes *chance* actions."
)
VIEW = "The fields of what one watcher knows, with their Python types."
FEATURES = "The view as numbers, for agents that learn. The blocks are in this order."


def pages() -> dict[Path, str]:
    """Return every generated page, by its path."""
    found = {ROOT / "docs" / "modules.md": modules()}
    for game in games():
        found[ROOT / "docs" / "games" / f"{game.facts.key}.md"] = sheet(game)
    return found | message_schema.pages()


def modules() -> str:
    """Return the map of modules: one sentence per file."""
    lines = ["# Map of modules", "", NOTE, ""]
    for path in sorted((ROOT / "src").rglob("*.py")):
        sentence = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").splitlines()[0]
        lines.append(f"- `{path.relative_to(ROOT / 'src')}`: {sentence}")
    return "\n".join(lines) + "\n"


def sheet(game: Game[Any, Any]) -> str:
    """Return the page of a game: options, actions, view and features."""
    facts, space = game.facts, game.actions
    lines = [f"# {facts.title} in numbers", "", NOTE, ""]
    players = f"{facts.least}" if facts.least == facts.most else f"{facts.least} to {facts.most}"
    lines += [f"Key `{facts.key}`, rules version {facts.rules}, {players} players.", "", "## Options", ""]
    if facts.options or facts.tables:
        lines += ["| name | values | default | what it is |", "|---|---|---|---|"]
    else:
        lines.append("This game has no options.")
    for option in facts.options:
        lines.append(f"| {option.name} | {', '.join(option.values)} | {option.word(option.default)} | {option.label} |")
    for table in facts.tables:
        lines.append(
            f"| {table.name} | {len(table.default)} numbers | {', '.join(map(str, table.default))} | {table.label} |"
        )
    lines += [
        "",
        "## Actions",
        "",
        ACTIONS,
        "",
        "| from | kind | parameters | how many | example |",
        "|---|---|---|---|---|",
    ]
    for kind in space.kinds:
        part = "" if kind.base < space.choices else " (veiled)" if kind.base < space.veiled else " (chance)"
        params = " x ".join([f"{name} {domain.size}{counted(domain)}" for name, domain in kind.params.items()])
        lines.append(f"| {kind.base} | {kind.name}{part} | {params} | {kind.size} | {space.text(kind.base)} |")
    lines += ["", "## View", "", VIEW, "", "| field | type |", "|---|---|"]
    view = type(game.view(game.start(facts.least, game.agree({})), SPECTATOR))
    lines += [f"| {name} | `{kind}` |" for name, kind in field_types(view).items()]
    lines += ["", "## Features", "", FEATURES, "", "| block | numbers |", "|---|---|"]
    lines += [f"| {block.name} | {block.size} |" for block in game.layout]
    return "\n".join([*lines, f"| all | {sum(block.size for block in game.layout)} |"]) + "\n"


def field_types(view: type) -> dict[str, str]:
    """Return the types of a view's fields, read from its source. A compiled class does not keep their spelling."""
    source = ROOT / "src" / Path(*view.__module__.split(".")).with_suffix(".py")
    tree = ast.parse(source.read_text("utf-8"))
    (node,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == view.__name__]
    return {
        field.target.id: ast.unparse(field.annotation)
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }


def counted(domain: Domain) -> str:
    """Return words for the things that a multiset consists of, or an empty text for other domains."""
    return f" (multisets of {', '.join(domain.things)})" if isinstance(domain, Counts) else ""


def main() -> None:
    """Write all pages."""
    for path, text in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
